"""The books balance: whatever ends the program, fills the disk or damages the file.

The argument is the program of Tests/WalletTrial.
"""

import contextlib
import functools
import os
import pathlib
import random
import select
import signal
import sqlite3
import subprocess
import sys
import time

from ..harness import money
from ..harness.galbi import Tests, contains, equal, folder, no_file_beyond
from ..harness.money import words

DRIVES = "Wallet WalletTrial"

PROGRAM = sys.argv[1]
KILLS = 200
# How many of the kills have to come between BEGIN and the acknowledgement.
INSIDE = 150
CARD = "3782 822463 10005"
CODE = "7391"
DAMAGED = "closed The wallet file is damaged. Go to SuperPay to repair it."
NOBODY = 65534
test = Tests()
# The trial's wallet is in its folder itself.
rows = functools.partial(money.rows, profile=".")
balance = functools.partial(money.balance, profile=".")


def trial(*arguments, stdin="", **more):
    """The lines that the program has said, and its exit status."""
    run = subprocess.run(
        [PROGRAM, *map(str, arguments)], input=stdin, capture_output=True, text=True, timeout=60,
        **more)
    equal(run.stderr, "")
    return run.stdout.splitlines(), run.returncode


def said(lines, word):
    return [line.split(" ", 1)[1] for line in lines if line.startswith(f"{word} ")]


def fill(data, amount=None):
    """A wallet with a card, and `amount` in it."""
    trial("card", data, stdin=CARD)
    while amount:
        part = min(amount, 2_000_000)
        lines, _ = trial("topup", data, part)
        equal(len(said(lines, "ack")), 1)
        amount -= part


def hold_books(data, acknowledged=frozenset()):
    """Holds everything that the books say against everything else; returns the movements' keys."""
    with contextlib.closing(sqlite3.connect(f"{data}/wallet.sqlite")) as books:
        for query, expected in (
                ("PRAGMA integrity_check", [("ok",)]),
                ("SELECT movement FROM entry GROUP BY movement HAVING sum(amount) <> 0 OR count(*) <> 2", []),
                ("SELECT name FROM account WHERE balance <> (SELECT ifnull(sum(amount), 0) FROM entry "
                 "WHERE account = account.id)", []),
                ("SELECT name FROM account WHERE kind = 'wallet' AND balance < 0", [])):
            equal(books.execute(query).fetchall(), expected)
        keys = [key for (key,) in books.execute("SELECT key FROM movement")]
    equal(len(keys), len(set(keys)))
    equal(set(acknowledged) - set(keys), set())
    return set(keys)


def hold_bank(data):
    """Every charge of the bank has its movement, and every top-up its charge."""
    charges = [tuple(row) for row in rows(
        data, "SELECT substr(key, 1, 32), amount FROM bank_charge WHERE state IN ('charged', 'late')",
        "mock-bank.sqlite")]
    movements = rows(data, "SELECT key, amount FROM movement WHERE kind = 'topup'")
    equal(sorted(charges), sorted(movements))
    equal(rows(data, "SELECT count(*) FROM intent WHERE state = 'open'"), [(0,)])


def kill_in_the_middle(data):
    """Lets the program move money, ends it by SIGKILL, and returns the lines that it has said."""
    process = subprocess.Popen([PROGRAM, "loop", data], stdout=subprocess.PIPE)
    text = b""
    begins = random.randint(1, 12)
    while text.count(b"begin ") < begins:
        text += os.read(process.stdout.fileno(), 65536)
    end = time.monotonic() + random.uniform(0, 0.004)
    while (left := end - time.monotonic()) > 0:
        if select.select([process.stdout], [], [], left)[0]:
            text += os.read(process.stdout.fileno(), 65536)
    process.send_signal(signal.SIGKILL)
    text += process.stdout.read()
    process.stdout.close()
    equal(process.wait(), -signal.SIGKILL)
    return text.decode().splitlines()


@test
def two_hundred_kills_lose_nothing_and_do_nothing_twice():
    random.seed(20261121)
    with folder() as data:
        fill(data)
        acknowledged, inside, settled = set(), 0, 0
        # Where the kills come depends on the machine, so there are more until enough were inside.
        for kills in range(5 * KILLS):
            if kills >= KILLS and inside >= INSIDE:
                break
            lines = kill_in_the_middle(data)
            acknowledged |= set(said(lines, "ack"))
            inside += lines[-1].startswith("begin ")
            hold_books(data, acknowledged)
            settled += rows(data, "SELECT count(*) FROM intent WHERE state = 'open'")[0][0]
            after, _ = trial("open", data)
            equal(after[-1], f"ready {balance(data)} 0")
            keys = hold_books(data, acknowledged)
            hold_bank(data)
        print(f"        {kills} kills, {inside} between BEGIN and acknowledgement, {settled} "
              f"unfinished top-ups settled, {len(acknowledged)} acknowledged of {len(keys)} "
              f"movements")
        if inside < INSIDE:
            raise AssertionError(f"only {inside} kills between BEGIN and acknowledgement")


@test
def two_programs_pay_exactly_what_there_is():
    with folder() as data:
        fill(data, 700_000)
        both = [subprocess.Popen([PROGRAM, "pay", data, "500", "1000"], stdout=subprocess.PIPE,
                                 text=True) for _ in range(2)]
        lines = [line for one in both for line in one.communicate(timeout=60)[0].splitlines()]
        equal(len(said(lines, "ack")), 700)
        equal(said(lines, "error"), ["Your balance is 1,000 won short. In SuperPay, press t to top up first."] * 300)
        equal(balance(data), 0)
        hold_books(data, said(lines, "ack"))


@test
def a_full_disk_is_one_sentence_and_nothing_half_done():
    sentence = "The disk is full, so nothing was done. Free up space and try again."
    for kilobytes in (1, 20, 40, 60, 80, 120):
        with folder() as data:
            fill(data, 50_000)
            limit = no_file_beyond(kilobytes * 1024)
            lines, status = trial("pay", data, 200, 10, preexec_fn=limit)
            equal(status, 0)
            equal(set(said(lines, "error")), {sentence})
            # As little room as that is not enough to open it.
            equal(bool(said(lines, "ready")), kilobytes > 32)
            paid = said(lines, "ack")
            equal(balance(data), 50_000 - 10 * len(paid))
            hold_books(data, paid)
            # With room again it goes on.
            lines, _ = trial("pay", data, 1, 10)
            equal(len(said(lines, "ack")), 1)


def locked_out(data):
    """What the program needs to run as somebody whom permissions hold."""
    if os.geteuid() != 0:
        return {}
    for path in [data, *pathlib.Path(data).iterdir()]:
        os.chown(path, NOBODY, NOBODY)
    return {"user": NOBODY, "group": NOBODY}


@test
def what_cannot_be_written_can_be_looked_at():
    sentence = "The wallet can’t be saved, so nothing was done. Check the data folder’s permissions."
    with folder() as data:
        fill(data, 50_000)
        user = locked_out(data)
        for locked, mode in ((f"{data}/wallet.sqlite", 0o400), (data, 0o500)):
            before = os.stat(locked).st_mode
            os.chmod(locked, mode)
            lines, status = trial("pay", data, 1, 10, **user)
            os.chmod(locked, before)
            equal(status, 0)
            equal(said(lines, "readOnly"), [f"50000 {sentence}"])
            equal(said(lines, "error"), [sentence])
        equal(hold_books(data), {rows(data, "SELECT key FROM movement")[0][0]})


@test
def a_damaged_file_is_found_or_holds_no_money():
    random.seed(20261121)
    with folder() as data:
        fill(data, 123_456)
        path = pathlib.Path(data) / "wallet.sqlite"
        whole = path.read_bytes()
        found = 0
        pages = len(whole) // 4096
        for page in range(pages):
            for length in (1, 16, 400):
                garbled = bytearray(whole)
                start = page * 4096 + random.randrange(4096 - length)
                garbled[start:start + length] = random.randbytes(length)
                path.write_bytes(garbled)
                lines, status = trial("open", data)
                equal(status, 0)
                found += lines[-1] == DAMAGED
                for more in ("-wal", "-shm"):
                    path.with_name(path.name + more).unlink(missing_ok=True)
                if lines[-1] != DAMAGED:
                    equal(lines, ["ready 123456 0"])
                else:
                    equal(path.read_bytes(), bytes(garbled))
        print(f"        {found} of {pages * 3} damages found; the others changed no figure")
        for rubbish in (b"", b"no database" * 1000):
            path.write_bytes(rubbish)
            equal(trial("open", data)[0][-1], DAMAGED)
            equal(path.read_bytes(), rubbish)
        path.unlink()
        equal(trial("open", data)[0][-1], DAMAGED)
        equal(path.exists(), False)


@test
def books_that_have_lost_their_log_do_not_go_on():
    with folder() as data:
        fill(data, 50_000)
        lines = kill_in_the_middle(data)
        while not said(lines, "ack"):
            lines = kill_in_the_middle(data)
        os.unlink(f"{data}/wallet.sqlite-wal")
        equal(trial("open", data)[0][-1], DAMAGED)


@test
def no_file_holds_the_number_or_the_code_of_a_card():
    number = CARD.replace(" ", "")
    with folder() as data:
        fill(data, 50_000)
        files = [path for path in pathlib.Path(data).rglob("*") if path.is_file()]
        equal(len(files) > 2, True)
        for path in files:
            # The random keys and tokens may hold any few digits.
            content = path.read_bytes()
            for secret in (CARD, number, number[:12], number[-8:]):
                if secret.encode() in content:
                    raise AssertionError(f"{path.name} holds {secret}")
        # To look into a database may remove the files beside it.
        for path in files:
            if path.suffix == ".sqlite":
                equal(words(path) & {*CARD.split(" "), CODE}, set())
        contains(str(rows(data, "SELECT last_four FROM card")), "0005")


test.end()
