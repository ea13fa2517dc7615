"""What several schools mean by the same words."""

from html import escape

from ._core import SCHOOLS, catalogue

_STYLE = (
    "<style scoped>.ps-schools td,.ps-schools th{text-align:left;vertical-align:top}"
    ".ps-schools .other{font-weight:bold;background:rgba(230,159,0,.25)}</style>"
)


def _names(squares):
    names = []
    while squares:
        lowest = squares & -squares
        index = lowest.bit_length() - 1
        names.append("abcdefgh"[index % 8] + str(index // 8 + 1))
        squares ^= lowest
    return " ".join(names) if len(names) <= 12 else f"{len(names)} squares"


class Comparison:
    """Patterns of one skeleton in the words of each school.

    ``rows`` is a list of dicts, of which pandas and polars make a frame: pattern, school, white and black (sets), and differs,
    whether either set is another than by default. A notebook shows a table, and so does ``print``.
    """

    def __init__(self, pawns, names=None):
        self.pawns = pawns
        if isinstance(names, str):
            names = (names,)
        if names is None:
            names = [row["name"] for row in catalogue() if row["readings"]]
        self.names = tuple(names)
        self.rows = []
        for name in self.names:
            default = [pawns.squares(name, color) for color in (True, False)]
            for school in SCHOOLS:
                sets = [pawns.squares(name, color, school) for color in (True, False)]
                self.rows.append(
                    {
                        "pattern": name,
                        "school": school,
                        "white": sets[0],
                        "black": sets[1],
                        "differs": sets != default,
                    }
                )

    def _cells(self):
        """A list of (name, [(text, differs) for each school])."""
        table = []
        for index, name in enumerate(self.names):
            of_name = self.rows[index * len(SCHOOLS) : (index + 1) * len(SCHOOLS)]
            cells = []
            for row in of_name:
                sides = [_names(row["white"]), _names(row["black"])]
                cells.append((" | ".join(sides) if any(sides) else "", row["differs"]))
            table.append((name, cells))
        return table

    def _repr_html_(self):
        head = "".join(f"<th>{escape(school)}</th>" for school in SCHOOLS)
        lines = []
        for name, cells in self._cells():
            tags = "".join(
                f'<td class="other">{escape(text) or "none"}</td>' if differs else f"<td>{escape(text)}</td>"
                for text, differs in cells
            )
            lines.append(f"<tr><th>{escape(name)}</th>{tags}</tr>")
        body = "".join(lines)
        return (
            f'{_STYLE}<table class="ps-schools"><caption>{escape(self.pawns.fen)}: White | Black</caption>'
            f"<thead><tr><th></th>{head}</tr></thead><tbody>{body}</tbody></table>"
        )

    def __str__(self):
        lines = [f"{self.pawns.fen}: White | Black"]
        for name, cells in self._cells():
            lines.append(name)
            for school, (text, differs) in zip(SCHOOLS, cells):
                if school == SCHOOLS[0] or differs:
                    lines.append(f"  {school + ':':13} {text or 'none'}")
        return "\n".join(lines)

    def __repr__(self):
        return f"<Comparison of {len(self.names)} patterns of {self.pawns!r}>"
