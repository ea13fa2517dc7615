//! Files of positions and games, searched.
