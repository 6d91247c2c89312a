"""Terminals that draw pictures: by the graphics of kitty or by sixels; and those that answer nothing."""

import base64
import fcntl
import os
import re
import struct
import termios

from .pty_session import Session
from .screen import Screen

# The pixels of a cell.
WIDTH, HEIGHT = 8, 16


class PictureScreen(Screen):
    """A screen with pictures over its cells; `answers` collects what it has to say."""

    def __init__(self, columns, rows):
        self.answers = []
        self.faults = []
        self.drawings = 0               # how often a picture was drawn
        self.uploads = 0
        self._forget_pictures()
        super().__init__(columns, rows)

    def _forget_pictures(self):
        self.images = {}                # number: width, height, bytes
        self.placements = {}            # (number, place): row, column, columns, rows
        self.pixels = set()             # the cells that show sixels
        self._upload = None

    def _erase_display(self, part):
        if part == 2:
            self._forget_pictures()
        super()._erase_display(part)

    def _scroll(self, count, top=None):
        if self.placements or self.pixels:
            self.faults.append("text was scrolled below pictures")
        super()._scroll(count, top)

    def _draw(self, character):
        super()._draw(character)
        self.pixels -= {(self.row, self.column - 1), (self.row, self.column - 2)} if (
            ord(character) >= 0x1100) else {(self.row, self.column - 1)}

    def _blank(self, row, begin, end):
        super()._blank(row, begin, end)
        self.pixels -= {(row, column) for column in range(begin, end)}


class Kitty(PictureScreen):
    """As kitty: answers all questions."""

    def _control(self, final, numbers):
        if final == "t" and numbers == [16]:
            self.answers.append(f"\x1b[6;{HEIGHT};{WIDTH}t")
        elif final == "c":
            self.answers.append("\x1b[?62;c")
        else:
            super()._control(final, numbers)

    def take_string(self, text):
        if text[:2] != "_G":
            self.faults.append(f"unknown string {text[:20]!r}")
            return
        keys, _, payload = text[2:].partition(";")
        keys = dict(key.split("=") for key in keys.split(","))
        action = keys.get("a")
        if action == "q":
            self.answers.append(f"\x1b_Gi={keys['i']};OK\x1b\\")
        elif action == "t":
            self._upload = (int(keys["i"]), int(keys["s"]), int(keys["v"]), payload)
        elif action is None and self._upload is not None:
            self._upload = (*self._upload[:3], self._upload[3] + payload)
        elif action == "p":
            self._place(keys)
        elif action == "d":
            self._delete(keys)
        else:
            self.faults.append(f"unknown graphics {keys}")
        if self._upload is not None and keys.get("m") == "0":
            self._finish_upload()

    def _finish_upload(self):
        number, width, height, text = self._upload
        self._upload = None
        data = base64.b64decode(text, validate=True)
        if len(data) != width * height * 3:
            self.faults.append(f"{len(data)} bytes for {width} x {height} pixels")
        self.images[number] = (width, height, data)
        self.uploads += 1

    def _place(self, keys):
        number = int(keys["i"])
        if number not in self.images:
            self.faults.append(f"no image {number}")
        if not self.modes[2026]:
            self.faults.append("drawn without synchronized output")
        self.placements[number, int(keys["p"])] = (
            self.row, self.column, int(keys["c"]), int(keys["r"]))
        self.drawings += 1

    def _delete(self, keys):
        if keys["d"] == "A":
            self._forget_pictures()
        elif keys["d"] == "i":
            del self.placements[int(keys["i"]), int(keys["p"])]
        elif keys["d"] == "I":
            number = int(keys["i"])
            self.images.pop(number, None)
            self.placements = {
                key: place for key, place in self.placements.items() if key[0] != number}


def mean_color(sixels):
    """The mean of the pixels that the text of a picture sets: red, green and blue, to 255."""
    colors, color, sums, total = {}, None, [0, 0, 0], 0
    parts = re.findall(r"#(\d+)(?:;2;(\d+);(\d+);(\d+))?|(?:!(\d+))?([?-~])", sixels)
    for number, red, green, blue, count, bits in parts:
        if red:
            colors[number] = [int(part) * 255 / 100 for part in (red, green, blue)]
        elif number:
            color = colors[number]
        else:
            pixels = (ord(bits) - 63).bit_count() * int(count or 1)
            total += pixels
            sums = [part + pixels * value for part, value in zip(sums, color)]
    return [part / total for part in sums]


class XTerm(PictureScreen):
    """As xterm with sixels: does not tell the size of its cells."""

    def __init__(self, columns, rows):
        # What was drawn, as text.
        self.sixels = []
        super().__init__(columns, rows)

    def _control(self, final, numbers):
        if final == "c":
            self.answers.append("\x1b[?63;1;2;4;6;9;15;22c")
        else:
            super()._control(final, numbers)

    def _mode(self, number, final):
        super()._mode(number, final)
        if number == 1049:
            self.pixels = set()

    def take_string(self, text):
        if text.startswith("_G"):
            return
        match = re.match(r'P0;1;0q"1;1;(\d+);(\d+)#', text)
        if match is None:
            self.faults.append(f"unknown string {text[:20]!r}")
            return
        if not self.modes[2026]:
            self.faults.append("drawn without synchronized output")
        columns, rows = -(-int(match[1]) // WIDTH), -(-int(match[2]) // HEIGHT)
        if self.row + rows >= self.rows:
            self.faults.append("a picture in the last row")
        self.pixels |= {(self.row + row, self.column + column)
                        for row in range(rows) for column in range(columns)}
        self.sixels.append(text[match.end() - 1 :])
        self.drawings += 1


class Silent(PictureScreen):
    """Answers nothing."""

    def take_string(self, text):
        pass


class PictureSession(Session):
    """A program on such a terminal; with `is_late` it answers only by `answer`."""

    def __init__(self, argv, screen, is_late=False, **options):
        self.is_late = is_late
        super().__init__(argv, screen=screen, **options)
        self._set_pixels()

    def _set_pixels(self):
        columns, rows = self.screen.columns, self.screen.rows
        fcntl.ioctl(self.master, termios.TIOCSWINSZ,
                    struct.pack("HHHH", rows, columns, columns * WIDTH, rows * HEIGHT))

    def resize(self, columns, rows):
        self.screen.resize(columns, rows)
        self._set_pixels()

    def _read(self):
        more = super()._read()
        while self.screen.answers and not self.is_late:
            os.write(self.master, self.screen.answers.pop(0).encode())
        return more
