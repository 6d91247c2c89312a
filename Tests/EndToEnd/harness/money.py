"""What the stories of money share: cards, the keys that type them, and a look into the books."""

import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

from .app import quits, start
from .galbi import BINARY, HANG, NOBODY, NOW, environment, equal, patient
from .screen import width

CODE = "739"
# In the form for a card: its number, its expiry, its code.
CARD = '<secret> Enter "11/28" Enter <secret> Enter'
SIZES = ("80x24", "40x12", "120x30")
LANGUAGES = ("ko", "en")
# Of a story that the unit tests tell in each size and language, each of both once.
LOOKS = tuple(zip(SIZES, ("ko", "en", "ko")))
# Root may write anywhere, unless it gives up that right for good.
WITHOUT_RIGHTS = """
import ctypes, os, sys
libc = ctypes.CDLL(None)
for right in (1, 2):  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH
    libc.prctl(24, right, 0, 0, 0)  # PR_CAPBSET_DROP
os.execv(sys.argv[1], sys.argv[1:])
"""
AS_USER = (sys.executable, "-c", WITHOUT_RIGHTS)


def number(last_four):
    """The number of a Visa card that ends so; the mock bank decides by its end."""
    def is_checked(digits):
        doubled = [int(digit) * (1 + place % 2) for place, digit in enumerate(reversed(digits))]
        return sum(digit - 9 * (digit > 9) for digit in doubled) % 10 == 0

    return next(digits for digits in (f"41111111111{free}{last_four}" for free in range(10))
                if is_checked(digits))


def secrets(*cards):
    """What `CARD` types for each card, by the last four digits."""
    return [line for card in cards for line in (number(card), CODE)]


def screen(data, *words, keys="Wait 0s", cards=(), typed=(), lang="ko", size="80x24", now=NOW,
           before=(), **more):
    """What a headless run prints; `typed` are the secrets, else those of `cards`."""
    with tempfile.NamedTemporaryFile("w", suffix=".secrets") as file:
        file.write("".join(f"{line}\n" for line in typed or secrets(*cards)))
        file.flush()
        run = subprocess.run(
            [*before, BINARY, *patient(
                [*words, "--headless", "--size", size, "--lang", lang, "--now", now,
                 "--data", str(data), "--keys", keys, "--secrets", file.name])],
            env=environment(NOBODY), capture_output=True, text=True, timeout=HANG,
            stdin=subprocess.DEVNULL, **more)
    equal((run.returncode, run.stderr), (0, ""))
    return run.stdout


def galbi(*arguments, size="80x24", **more):
    """The screen after the keys, row by row; no row is wider than the window."""
    rows = screen(*arguments, size=size, **more).split("\n")[:-1]
    columns, height = map(int, size.split("x"))
    equal(len(rows), height)
    equal([row for row in rows if sum(map(width, row)) > columns], [])
    return rows


def frames(*arguments, **more):
    """The screens after each key."""
    shown = screen(*arguments, "--frames", **more)
    return [frame.strip("\n") for frame in re.split("^--- .*\n", shown, flags=re.M)[1:]]


def on_terminal(data, *link, restores=False, **options):
    """Galbi on a terminal, at a link or at the place of the last launch."""
    restore = "--restore" if restores else "--no-restore"
    return start(data, *link, restore, "--now", NOW, **options)


def quit_all(*sessions):
    for session in sessions:
        quits(session)


def wallet(data, *cards, amount=None):
    """A wallet with these cards, and `amount` in it from the first one; returns the screen."""
    keys = " ".join(f"a {CARD}" for _ in cards)
    keys += f" t {' '.join(str(amount))} Enter" if amount else ""
    return galbi(data, "finance", keys=keys, cards=cards)


def won(amount, lang="ko"):
    return f"{amount:,}원" if lang == "ko" else f"{amount:,} won"


def select_rows(path, query):
    """The rows that a query finds in a database."""
    database = sqlite3.connect(path)
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()


def rows(data, query, name="wallet.sqlite", profile="profiles/default"):
    return select_rows(f"{data}/{profile}/{name}", query)


def balance(data, profile="profiles/default"):
    return rows(data, "SELECT balance FROM account WHERE name = 'wallet'", profile=profile)[0][0]


def bank_file(path, rows, head="거래일,적요,출금액,입금액"):
    """Writes a statement; returns the keys that import it, up to its preview."""
    pathlib.Path(path).write_text("\n".join([head, *rows, ""]))
    return f'i "{path}" Enter'


def words(path):
    """The words in all cells of a database; a random key or token is one, whatever digits it has."""
    database = sqlite3.connect(path)
    try:
        # The search index has no rows of its own, but tables below it.
        tables = database.execute(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0").fetchall()
        return {
            word for (table,) in tables for row in database.execute(f'SELECT * FROM "{table}"')
            for cell in row for word in str(cell).split()}
    finally:
        database.close()


class Refund(int):
    """An amount that a payee has given back."""


def hold_books(data, *amounts):
    """These are all movements there are, in their order: charges of cards, payments below 0, refunds.

    The balance is their sum, and the mock bank has made these charges and no other.
    """
    def kind(amount):
        return "correction" if isinstance(amount, Refund) else "topup" if amount > 0 else "payment"

    equal(rows(data, "SELECT kind, amount FROM movement ORDER BY id"),
          [(kind(amount), abs(amount)) for amount in amounts])
    equal(rows(data, "SELECT balance FROM account WHERE kind = 'wallet'"), [(sum(amounts),)])
    charged = "SELECT amount FROM bank_charge WHERE state IN ('charged', 'late')"
    has_bank = os.path.exists(f"{data}/profiles/default/mock-bank.sqlite")
    charges = rows(data, charged, "mock-bank.sqlite") if has_bank else []
    equal(sorted(charges), sorted((amount,) for amount in amounts if kind(amount) == "topup"))


def unsettled(data):
    """How many top-ups there are of which the bank has not said what became of them."""
    return rows(data, "SELECT count(*) FROM intent WHERE state = 'open'")[0][0]


def shows(session, *patterns):
    for pattern in patterns:
        session.wait_until(
            lambda: re.search(pattern, session.screen.text(), re.M), pattern)
