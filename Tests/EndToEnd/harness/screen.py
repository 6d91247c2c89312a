"""The screen of a terminal: the cells and modes that bytes written to it leave."""

import codecs
import re
import unicodedata

# Modes that a program must leave as they were: number -> (name, value when untouched).
MODES = {
    1: ("application cursor keys", False), 7: ("no autowrap", True), 25: ("hidden cursor", True),
    1000: ("mouse", False), 1002: ("mouse", False), 1003: ("mouse", False),
    1004: ("reports of the focus", False), 2031: ("reports of colours", False),
    2048: ("reports of the size", False),
    1006: ("mouse", False), 1049: ("alternate screen", False),
    2004: ("bracketed paste", False), 2026: ("synchronized output", False),
}

SEQUENCE = re.compile(
    r"\x1b\[(?P<private>[<=>?]?)(?P<numbers>[\d;:]*)(?P<between>[ -/]*)(?P<final>[@-~])"
    r"|\x1b\](?P<osc>[^\x07\x1b]*)(?:\x07|\x1b\\)"
    r"|\x1b(?P<string>[P_][^\x1b]*)\x1b\\"
    r"|\x1b(?P<designator>[ -/]+)[0-~]"
    r"|\x1b(?P<single>[0-OQ-Z\\^`-~])")
# The longest that a picture may be.
LONGEST = 1 << 22


def before(row, column):
    """What a row has before a column."""
    columns = 0
    for place, character in enumerate(row):
        if columns >= column:
            return row[:place]
        columns += width(character)
    return row


def width(character):
    """Columns of a character, as a terminal counts them."""
    if unicodedata.combining(character) or unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    if 0x1160 <= ord(character) <= 0x11FF:      # medial and final jamo
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def column_of(line, part):
    """The column where a part of a row begins."""
    return sum(map(width, line[:line.index(part)]))


class Screen:
    """The cells and modes of a terminal that bytes are written to."""

    def __init__(self, columns, rows):
        self.modes = {number: value for number, (_, value) in MODES.items()}
        self.keypad = False
        self.rendition = []             # SGR parameters since the last reset
        self.charset = "B"
        self.commands = []              # operating system commands, other than titles
        self.title = ""
        self.saved_titles = []
        self.alternate_cells = None
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._pending = ""
        self.last = " "
        self.resize(columns, rows)

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        self.cells = [[" "] * columns for _ in range(rows)]
        self.styles = [[()] * columns for _ in range(rows)]
        self.row = self.column = 0
        self.saved = (0, 0)
        self.top, self.bottom = 0, rows - 1

    def lines(self):
        return ["".join(row).rstrip() for row in self.cells]

    def text(self):
        return "\n".join(self.lines())

    def style_at(self, row, column):
        """The SGR parameters with which a cell was drawn."""
        return self.styles[row][column]

    def left_behind(self):
        """Everything that differs from a terminal nobody has touched."""
        left = [MODES[number][0] for number, value in self.modes.items()
                if value != MODES[number][1]]
        if self.keypad:
            left.append("application keypad")
        if self.rendition:
            left.append("colours or attributes")
        if (self.top, self.bottom) != (0, self.rows - 1):
            left.append("scroll region")
        if self.charset != "B":
            left.append("line drawing")
        if self.title or self.saved_titles:
            left.append("a title")
        return left

    # -- bytes in ---------------------------------------------------------

    def feed(self, data):
        text = self._pending + self._decoder.decode(data)
        place = 0
        while place < len(text):
            character = text[place]
            if character != "\x1b":
                self._put(character)
                place += 1
                continue
            match = SEQUENCE.match(text, place)
            if match is None:
                # An escape ends a sequence that was cut short.
                following = text.find("\x1b", place + 1) if text[place + 1:place + 2] == "[" else -1
                longest = LONGEST if text[place + 1:place + 2] in ("P", "_") else 4096
                if following < 0 and len(text) - place < longest:
                    break
                place = following if following > 0 else place + 1
                continue
            self._sequence(match)
            place = match.end()
        self._pending = text[place:]

    def _put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self._down()
        elif character == "\b":
            self.column = max(0, min(self.column, self.columns - 1) - 1)
        elif character == "\t":
            self.column = min(self.columns - 1, (self.column // 8 + 1) * 8)
        elif ord(character) >= 0x20:
            self._draw(character)

    def width(self, character):
        return width(character)

    def _draw(self, character):
        size = self.width(character)
        if size == 0:
            place = max(0, self.column - 1)
            while place > 0 and self.cells[self.row][place] == "":
                place -= 1
            self.cells[self.row][place] += character
            return
        if self.column + size > self.columns:
            self.column = 0
            self._down()
        self.last = character
        for offset in range(size):
            self.cells[self.row][self.column + offset] = character if offset == 0 else ""
            self.styles[self.row][self.column + offset] = tuple(self.rendition)
        self.column += size

    def _down(self):
        if self.row == self.bottom:
            self._scroll(1)
        elif self.row < self.rows - 1:
            self.row += 1

    def _scroll(self, count, top=None):
        top = self.top if top is None else top
        for rows, blank in ((self.cells, " "), (self.styles, ())):
            for _ in range(min(abs(count), self.rows)):
                if count > 0:
                    del rows[top]
                    rows.insert(self.bottom, [blank] * self.columns)
                else:
                    del rows[self.bottom]
                    rows.insert(top, [blank] * self.columns)

    def _sequence(self, match):
        if match["single"]:
            self._single(match["single"])
        elif match["designator"]:
            if match["designator"] == "(":
                self.charset = match.group()[-1]
        elif match["osc"] is not None:
            self._command(match["osc"])
        elif match["string"]:
            self.take_string(match["string"])
        elif match["private"] == "?":
            for number in match["numbers"].split(";"):
                self._mode(int(number or 0), match["final"])
        elif not match["private"] and not match["between"]:
            numbers = [int(part or 0) for part in re.split("[;:]", match["numbers"])]
            self._control(match["final"], numbers)

    def _command(self, text):
        """Obeys an operating system command."""
        if text.startswith("2;"):
            self.title = text[2:]
        elif text != "11;?":            # a question, which not every terminal answers
            self.commands.append(text)

    def take_string(self, text):
        """Takes a control string without its ends: `P…` or `_…`."""

    def _single(self, character):
        if character in "=>":
            self.keypad = character == "="
        elif character == "7":
            self.saved = (self.row, self.column)
        elif character == "8":
            self.row, self.column = self.saved
        elif character == "M":
            if self.row == self.top:
                self._scroll(-1)
            else:
                self.row = max(0, self.row - 1)

    def _mode(self, number, final):
        if final not in "hl":
            return
        on = final == "h"
        if number == 1049 and on and self.alternate_cells is None:
            self.alternate_cells = (self.cells, self.styles)
            self.cells = [[" "] * self.columns for _ in range(self.rows)]
            self.styles = [[()] * self.columns for _ in range(self.rows)]
        elif number == 1049 and not on and self.alternate_cells is not None:
            self.cells, self.styles = self.alternate_cells
            self.alternate_cells = None
        if number in self.modes:
            self.modes[number] = on

    def _control(self, final, numbers):
        first = numbers[0]
        count = max(1, first)
        if final in "Hf":
            self.row = min(max(1, first), self.rows) - 1
            second = numbers[1] if len(numbers) > 1 else 1
            self.column = min(max(1, second), self.columns) - 1
        elif final == "A":
            self.row = max(0, self.row - count)
        elif final == "B":
            self.row = min(self.rows - 1, self.row + count)
        elif final == "C":
            self.column = min(self.columns - 1, self.column + count)
        elif final == "D":
            self.column = max(0, min(self.column, self.columns - 1) - count)
        elif final in "G`":
            self.column = min(count, self.columns) - 1
        elif final == "d":
            self.row = min(count, self.rows) - 1
        elif final == "J":
            self._erase_display(first)
        elif final == "K":
            begin, end = {0: (self.column, self.columns), 1: (0, self.column + 1),
                          2: (0, self.columns)}[first]
            self._blank(self.row, begin, end)
        elif final == "X":
            self._blank(self.row, self.column, self.column + count)
        elif final == "P":
            for row, blank in ((self.cells[self.row], " "), (self.styles[self.row], ())):
                del row[self.column:self.column + count]
                row.extend([blank] * (self.columns - len(row)))
        elif final == "@":
            for row, blank in ((self.cells[self.row], " "), (self.styles[self.row], ())):
                row[self.column:self.column] = [blank] * count
                del row[self.columns:]
        elif final == "L":
            self._scroll(-count, self.row)
        elif final == "M":
            self._scroll(count, self.row)
        elif final == "S":
            self._scroll(count)
        elif final == "T":
            self._scroll(-count)
        elif final == "r":
            bottom = numbers[1] if len(numbers) > 1 else 0
            self.top, self.bottom = max(1, first) - 1, (bottom or self.rows) - 1
            self.row = self.column = 0
        elif final == "b":
            for _ in range(count):
                self._draw(self.last)
        elif final == "m":
            self._render(numbers)
        elif final == "t" and numbers == [22, 2]:
            self.saved_titles.append(self.title)
        elif final == "t" and numbers == [23, 2] and self.saved_titles:
            self.title = self.saved_titles.pop()

    def _render(self, numbers):
        place = 0
        while place < len(numbers):
            number = numbers[place]
            taken = 1
            if number in (38, 48):
                taken = 3 if numbers[place + 1] == 5 else 5
            part = tuple(numbers[place:place + taken])
            if number == 0:
                self.rendition = []
            elif number in (39, 49):
                base = 30 if number == 39 else 40
                self.rendition = [p for p in self.rendition if not self._colours(p, base)]
            elif any(self._colours(part, base) for base in (30, 40)):
                base = 30 if self._colours(part, 30) else 40
                self.rendition = [p for p in self.rendition if not self._colours(p, base)] + [part]
            elif part not in self.rendition:
                self.rendition = self.rendition + [part]
            place += taken

    @staticmethod
    def _colours(part, base):
        return base <= part[0] <= base + 8 or base + 60 <= part[0] <= base + 67

    def _blank(self, row, begin, end):
        for column in range(begin, min(end, self.columns)):
            self.cells[row][column] = " "
            self.styles[row][column] = tuple(self.rendition)

    def _erase_display(self, part):
        if part == 0:
            self._blank(self.row, self.column, self.columns)
            rows = range(self.row + 1, self.rows)
        elif part == 1:
            self._blank(self.row, 0, self.column + 1)
            rows = range(self.row)
        else:
            rows = range(self.rows)
        for row in rows:
            self._blank(row, 0, self.columns)
