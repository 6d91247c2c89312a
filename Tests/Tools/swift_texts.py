"""The texts of Swift sources: Korean and English of each phrase, with the line at which they begin."""

import re
from typing import NamedTuple

HANGUL = re.compile(r"[가-힣ㄱ-ㆎ]")
# What a string literal may have after a backslash, besides an interpolation and a code point.
ESCAPES = {"n": "\n", "t": "\t", "\n": ""}
# A word, or one other character; blanks and comments are left out.
TOKEN = re.compile(r"\s+|//[^\n]*|/\*.*?\*/|`[^`]*`|(#*)(\"\"\"|\")|(\w+)|(.)", re.DOTALL)
CLOSING = {")": "(", "]": "[", "}": "{"}
# What stands for a value in a text: a figure, so that `\\(limit)MB` reads as `5MB`.
VALUE = "5"


class Text(NamedTuple):
    line: int
    korean: str
    english: str
    # Whether the arguments `ko` and `en` have both languages as literals, at least in part.
    is_literal: bool = False


class Frame:
    """What stands between two brackets: arguments, each with its label and its literals."""

    def __init__(self, bracket, line):
        self.bracket, self.line = bracket, line
        self.arguments = [(None, [])]
        self.key = None

    def add(self, literals):
        self.arguments[-1][1].extend(literals)

    def labelled(self, name):
        return [text for label, texts in self.arguments if label == name for text in texts]

    def texts(self):
        """The phrase that a call makes: labelled, or Korean and then English."""
        korean, english = self.labelled("ko"), self.labelled("en")
        if korean or english:
            yield Text(self.line, " ".join(korean), " ".join(english), bool(korean and english))
            return
        # Those after `by` are other words that a search finds.
        labels = {label for label, _ in self.arguments}
        literals = [texts[0] if len(texts) == 1 else "" for _, texts in self.arguments]
        literals = [] if "by" in labels else literals
        for korean, english in zip(literals, literals[1:]):
            if HANGUL.search(korean) and english and not HANGUL.search(english):
                yield Text(self.line, korean, english)


def literal(source, start, hashes, quote):
    """The texts of the literal whose content begins at `start`, its own first, and where it ends."""
    own, others, place = [], [], start
    escape, end = "\\" + hashes, quote + hashes
    while not source.startswith(end, place):
        if not source.startswith(escape, place):
            own.append(source[place])
            place += 1
            continue
        place += len(escape)
        if source[place] == "(":
            inner, place = interpolation(source, place + 1)
            own.append(VALUE)
            others += inner
        elif source.startswith("u{", place):
            close = source.index("}", place)
            own.append(chr(int(source[place + 2:close], 16)))
            place = close + 1
        else:
            own.append(ESCAPES.get(source[place], source[place]))
            place += 1
    text = re.sub(r"\s*\n\s*", " ", "".join(own)) if len(quote) == 3 else "".join(own)
    return [text, *others], place + len(end)


def interpolation(source, place):
    """The literals in an interpolation that begins at `place`, and where it ends."""
    found, depth = [], 1
    while depth:
        token = TOKEN.match(source, place)
        place = token.end()
        if token[2]:
            inner, place = literal(source, place, token[1], token[2])
            found += inner
        elif token[4] in ("(", ")"):
            depth += 1 if token[4] == "(" else -1
    return found, place


def texts(source):
    """All texts: of calls such as `Phrase(ko: "…", en: "…")` or `choice("…", "…")`, and of tables."""
    frames, place, before, line = [Frame("{", 1)], 0, "{", 1
    while place < len(source):
        token = TOKEN.match(source, place)
        line += source.count("\n", place, token.end())
        place, top = token.end(), frames[-1]
        if token[2]:
            found, place = literal(source, place, token[1], token[2])
            line += source.count("\n", token.end(), place)
            if top.bracket == "[" and before == ":" and top.key:
                yield Text(line, top.key, found[0])
            top.key = found[0] if top.bracket == "[" and HANGUL.search(found[0]) else None
            top.add(found)
            before = '"'
        elif token[3]:
            if before in "(," and source[place:place + 1] == ":" and top.bracket == "(":
                top.arguments[-1] = (token[3], [])
            before = "word"
        elif token[4]:
            if token[4] in "([{":
                frames.append(Frame(token[4], line))
            elif token[4] in CLOSING and len(frames) > 1:
                done = frames.pop()
                found = list(done.texts()) if done.bracket == "(" else []
                yield from found
                if not found and done.bracket == "(":
                    frames[-1].add([each for _, inner in done.arguments for each in inner])
            elif token[4] == ",":
                top.arguments.append((None, []))
                top.key = None
            before = token[4]
