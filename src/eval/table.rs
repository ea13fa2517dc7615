features! {
    pawns(view) {
        Passed "passed" ranks 2 to 7 of PassedFrontMost:
            "front-most passed pawns", each(view.passed_front_most());
        MostAdvancedPasser "most-advanced-passer" ranks 2 to 7:
            "the rank of the most advanced passed pawn", most_advanced(view.passed());
        ProtectedPasser "protected-passer" ranks 3 to 7 of ProtectedPassers:
            "protected passed pawns", each(view.protected_passers());
        ConnectedPasser "connected-passer" ranks 2 to 7 of ConnectedPassers:
            "connected passed pawns", each(view.connected_passers());
        IsolatedPasser "isolated-passer" of IsolatedPassers:
            "isolated passed pawns", each(view.isolated_passers());
        OutsidePasser "outside-passer" of OutsidePassers:
            "outside passed pawns", each(view.outside_passers());
        Candidate "candidate" ranks 2 to 6 of Candidate:
            "candidates", each(view.candidate());
        Isolated "isolated" ranks 2 to 6 of Isolated:
            "isolated pawns", each(view.isolated());
        DoubledRear "doubled-rear" of DoubledRear:
            "pawns with an own pawn ahead on the file", each(view.doubled_rear());
        DoubledIsolated "doubled-isolated" of DoubledIsolated:
            "doubled and isolated pawns", each(view.doubled_isolated());
        Backward "backward" ranks 2 to 5 of Backward:
            "backward pawns", each(view.backward());
        WeakUnopposed "weak-unopposed" of WeakUnopposed:
            "isolated and backward pawns with no enemy pawn ahead", each(view.weak_unopposed());
        Phalanx "phalanx" ranks 2 to 6 of Phalanx:
            "pawns with an own pawn beside them", each(view.phalanx());
        OpenPhalanx "open-phalanx" ranks 2 to 6:
            "such pawns with no enemy pawn ahead", each(view.phalanx() & view.open());
        Defended "defended" ranks 3 to 6 of Defended:
            "pawns that an own pawn defends", each(view.defended());
        Ram "ram" ranks 2 to 6 of Rams:
            "pawns with an enemy pawn on their stop", each(view.rams());
        Lever "lever" of Levers:
            "pawns that attack an enemy pawn", each(view.levers());
        LeverPush "lever-push" of LeverPushes:
            "pawns that a push brings into a lever", each(view.lever_pushes());
        OpenUnsupported "open-unsupported":
            "pawns that no own pawn defends, with no enemy pawn ahead", each(view.open() & view.unsupported());
        FilesAH "files-a-h" ranks 2 to 6: "pawns on the a- and h-file", on_files(view.own, 0);
        FilesBG "files-b-g" ranks 2 to 6: "pawns on the b- and g-file", on_files(view.own, 1);
        FilesCF "files-c-f" ranks 2 to 6: "pawns on the c- and f-file", on_files(view.own, 2);
        FilesDE "files-d-e" ranks 2 to 6: "pawns on the d- and e-file", on_files(view.own, 3);
        Islands "islands":
            "groups of neighbouring files with pawns", each(view.island_west_borders() & view.splat(ranks(1, 1)));
        BothWings "both-wings":
            "pawns on either side of the board", once(view.own, (view.own & view.splat(files(0, 2))).any() & (view.own & view.splat(files(5, 7))).any());
        Majority "majority":
            "halves of the board with more pawns than the enemy has there", Found {
                squares: view.own,
                counts: view.has_majority(files(0, 3)).plus(view.has_majority(files(4, 7))),
            };
        DoubleAttack "double-attack" of DoublePawnAttacks:
            "squares that two own pawns attack", each(view.double_pawn_attacks());
        Hole "hole" of Holes:
            "squares on ranks 3 to 5 that no own pawn can ever attack", each(view.holes());
        Outpost "outpost" of Outposts:
            "outposts", each(view.outposts());
        Space "space" of Space:
            "central squares without an own pawn or an enemy attack", each(view.space());
    }
    kings(view, kings) {
        Shelter "shelter" ranks 2 to 7:
            "pawns that shelter the king", each(view.shelter(kings.king));
        Storm "storm" ranks 2 to 7:
            "enemy pawns that storm the king", each(view.storm(kings.king) & !view.blocked_storm(kings.king));
        BlockedStorm "blocked-storm" ranks 3 to 6:
            "such pawns in front of a sheltering one", each(view.blocked_storm(kings.king));
        KingFile "king-file" ranks 2 to 6:
            "own pawns on the king's file", each(view.own & kings.king.file_fill());
        BesideKingFile "beside-king-file" ranks 2 to 6:
            "own pawns on the files beside the king's", each(view.own & kings.king.file_fill().beside());
        NearKingFile "near-king-file" ranks 2 to 6:
            "own pawns two files from the king's", each(view.own & kings.king.file_fill().beside().beside() & !kings.king.file_fill());
        KingFileEnemy "king-file-enemy" ranks 2 to 7:
            "enemy pawns on the king's file", each(view.enemy & kings.king.file_fill());
        BesideKingFileEnemy "beside-king-file-enemy" ranks 2 to 7:
            "enemy pawns on the files beside the king's", each(view.enemy & kings.king.file_fill().beside());
        NearKingFileEnemy "near-king-file-enemy" ranks 2 to 7:
            "enemy pawns two files from the king's", each(view.enemy & kings.king.file_fill().beside().beside() & !kings.king.file_fill());
        KingAH "king-a-h" ranks 1 to 8: "a king on the a- or h-file", on_files(kings.king, 0);
        KingBG "king-b-g" ranks 1 to 8: "a king on the b- or g-file", on_files(kings.king, 1);
        KingCF "king-c-f" ranks 1 to 8: "a king on the c- or f-file", on_files(kings.king, 2);
        KingDE "king-d-e" ranks 2 to 8: "a king on the d- or e-file", on_files(kings.king, 3);
        PasserKing "passer-king" ranks 2 to 7:
            "moves of the own king to the stops of passed pawns",
            Found { squares: view.passed_front_most(), counts: distances(kings.king, view.passed_front_most().north()).counts >> 8 };
        PasserEnemyKing "passer-enemy-king" ranks 2 to 7:
            "moves of the enemy king to the stops of passed pawns",
            Found { squares: view.passed_front_most(), counts: distances(kings.enemy_king, view.passed_front_most().north()).counts >> 8 };
        OwnPawnDistance "own-pawn-distance":
            "moves of the king to own pawns", distances(kings.king, view.own);
        EnemyPawnDistance "enemy-pawn-distance":
            "moves of the king to enemy pawns", distances(kings.king, view.enemy);
        EnemyPawnNear "enemy-pawn-near":
            "enemy pawns beside the king", each(view.enemy & kings.king.with_neighbours());
        OwnPawnNear "own-pawn-near":
            "own pawns beside the king", each(view.own & kings.king.with_neighbours());
        Unstoppable "unstoppable" ranks 2 to 7:
            "passed pawns that the enemy king does not catch",
            each(view.unstoppable(kings.enemy_king | kings.enemy_king.with_neighbours() & kings.waits));
    }
}
