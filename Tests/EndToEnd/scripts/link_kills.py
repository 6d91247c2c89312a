"""Links, splits and edits are made wholly or not at all, whatever ends the program, and what is undone is as before.

GALBI_KILLS says how often the program is killed while it imports, links, refuses, unlinks, splits, joins, edits,
duplicates, undoes and redoes, 20 times without it; `make kills KILLS=300` kills it as often as it should be before a release.
"""

import collections
import os
import pathlib
import random
import re
import shutil
import subprocess
import time

from ..harness.galbi import BINARY, Tests, environment, equal, folder, screen
from ..harness.household import NOW, Household
from ..harness.money import frames, rows

DRIVES = "Ledger Statements Books"

test = Tests()
KILLS = int(os.environ.get("GALBI_KILLS", 20))
SIZE = "200x50"
TRANSFERS = ("transfer", "card_bill", "top_up")
KILLED = ("killed before", "killed after")
# The whole of what commands change, but for times and numbers of commands.
KEPT = ("SELECT id, day, amount, text, category, account, state, import_id, link_kind, left_out, note, payee, "
        "stated_day, stated_amount, stated_text, instalments, instalment, instalment_amount, instalment_day, part_of "
        "FROM ledger ORDER BY id",
        "SELECT id, kind, first, second, amount, is_made, is_refused, category FROM ledger_link ORDER BY id",
        "SELECT month, category, count, spent, received, left_spent, left_received FROM ledger_total WHERE count > 0 "
        "ORDER BY month, category",
        "SELECT * FROM ledger_paired WHERE amount > 0 ORDER BY 1, 2, 3, 4")


def ledger(data, keys=""):
    return screen(data, "finance/ledger", keys=keys, now=NOW, size=SIZE)


def shown(data):
    """What three screens say, without their footers and what can be undone."""
    whole, pairs, _, others = frames(
        data, "finance/ledger", keys="Wait 0s P Esc K", now=NOW, size=SIZE)
    return ["\n".join(frame.splitlines()[:-1]) for frame in (whole, pairs, others)]


def kept(data):
    return [rows(data, query) for query in KEPT]


def hold(data):
    """Marks, sums and what the head says are those of the entries and their links."""
    entries, links, totals, pairs = kept(data)
    marks = {}
    for _, kind, first, second, amount, _, refused, _ in links:
        if refused:
            continue
        for side in [first] + ([second] if kind in TRANSFERS and second is not None else []):
            if side in marks:
                raise AssertionError(f"{side} has two links")
            marks[side] = kind, amount if kind == "card_bill" and side == first else None
    sums = collections.defaultdict(lambda: [0] * 5)
    for number, day, amount, _, category, _, _, _, kind, part, *_ in entries:
        equal((number, kind, part), (number, *marks.get(number, (None, None))))
        size = abs(amount)
        left = 0 if kind in (None, "refund") else size if part is None else min(part, size)
        place = sums[day // 100, category]
        place[0] += 1
        place[1] += -amount if kind == "refund" else max(-amount - left, 0)
        place[2] += 0 if kind == "refund" else max(amount - left, 0)
        place[3] += left if amount < 0 else 0
        place[4] += left if amount > 0 else 0
    equal({row[:2]: list(row[2:]) for row in totals}, dict(sums))
    places, both = {row[0]: (row[1] // 100, row[4], abs(row[2])) for row in entries}, collections.Counter()
    for _, kind, first, second, _, _, refused, _ in links:
        if kind in TRANSFERS and second is not None and not refused:
            both[places[first][:2] + places[second][:2]] += places[second][2]
    equal({row[:4]: row[4] for row in pairs}, dict(both))
    spent, received = (sum(place[index] for place in sums.values()) for index in (1, 2))
    head = ledger(data).splitlines()[3]
    if not entries:
        return
    for word, amount in (("수입", received), ("지출", spent)):
        found = re.search(rf"{word} (-?[\d,]+)원", head)
        equal((word, int(found[1].replace(",", ""))), (word, amount))
    moved = re.search(r"이체 등 ([\d,]+)원 제외", head)
    left = sum(amount for _, kind, _, _, amount, _, refused, _ in links if not refused and kind != "refund")
    equal(int(moved[1].replace(",", "")) if moved else 0, left)


class Trial:
    def __init__(self, data, seed):
        self.data, self.random = data, random.Random(seed)
        self.files = Household(seed, 175_000).write(data)
        self.counts = collections.Counter()
        # How long a run takes.
        self.seconds = 0.1

    def keys(self):
        """What is done next, in words and as keys."""
        name = self.random.choice(("import", "all", "all", "one", "one", "refuse", "unlink", "undo", "redo",
                                   "edit", "edit", "split", "split", "duplicate"))
        down = "Down " * self.random.randrange(6)
        part = self.random.randrange(1, 900)
        return name, {
            "import": f'i "{self.random.choice(self.files)}" Enter C-s', "all": "P Enter",
            "edit": f'{down}e Tab Tab C-u "{part}" Tab C-u "다른 이름" C-s', "duplicate": f"{down}D C-s",
            "split": f'{down}E Tab C-u "{part}" C-s',
            "one": f"P {down}Space", "refuse": f"P {down}x", "unlink": f"{down}p", "undo": "u", "redo": "U",
        }[name]

    def kill(self, keys):
        """Starts the program with these keys, and ends it by SIGKILL somewhere on the way."""
        arguments = [BINARY, "--headless", "--size", SIZE, "--lang", "ko", "--data", str(self.data),
                     "--now", NOW, "--keys", keys, "finance/ledger"]
        with subprocess.Popen(arguments, env=environment(), stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL) as process:
            time.sleep(self.random.uniform(0, 1.1 * self.seconds))
            process.kill()

    def loan(self):
        """Brings in three payments of a loan, and says how much of one is interest, which is split off and linked."""
        lines, balance, paid = ["거래일시,적요,출금액,입금액,잔액"], 9_000_000, self.random.randrange(600_000, 900_000)
        for month in (8, 9, 10):
            balance -= paid
            lines.append(f"2026.{month:02}.05 09:00:00,주택대출 원리금,{paid},0,{balance}")
        path = pathlib.Path(self.data) / "하나은행.csv"
        path.write_text("\n".join(lines) + "\n")
        ledger(self.data, f'i "{path}" Enter C-s')
        self.run_round(("interest", f'P Enter "{self.random.randrange(1_000, paid)}" C-s'))
        parts = [row for row in kept(self.data)[0] if row[-1] is not None]
        equal(len(parts), 1)

    def instalments(self):
        """Brings in bills of a purchase over six months: each says which part it has, and the last one a larger sum."""
        part, usual = self.random.randrange(50_000, 90_000), self.random.randrange(1_000, 40_000)
        bank, balance, bills = ["거래일시,적요,출금액,입금액,잔액"], 5_000_000, []
        for number, month in enumerate((8, 9, 10), 2):
            path = pathlib.Path(self.data) / f"{month}" / "현대카드.csv"
            path.parent.mkdir()
            path.write_text(
                f"결제일,2026년 {month:02}월 25일\n이용일,이용가맹점,이용금액,할부/회차,결제원금,결제후잔액,수수료(이자)\n"
                f'2026년 06월 05일,푸른가전,"{6 * part}",6/{number},"{part}","{(6 - number) * part}",0\n'
                f'2026년 {month - 1:02}월 09일,바다여행,,,"{usual + month}",0,0\n')
            bills.append(path)
            balance -= part + usual + month
            bank.append(f"2026.{month:02}.25 09:00:00,현대카드,{part + usual + month},0,{balance}")
        path = pathlib.Path(self.data) / "하나은행.csv"
        path.write_text("\n".join(bank) + "\n")
        for each in (path, bills[0]):
            self.bring(each)
        for step in (("part", self.importing(bills[1])), ("bills", "P Enter"), ("part", self.importing(bills[2])),
                     ("bills", "P Enter")):
            self.run_round(step)
        entries, links, *_ = kept(self.data)
        equal([row[-4] for row in entries if row[-5] is not None], [4])
        equal(sum(row[4] for row in links if row[1] == "card_bill"), 5_000_000 - balance)

    def importing(self, path):
        return f'i "{path}" Enter C-s'

    def bring(self, path):
        ledger(self.data, self.importing(path))

    def run_round(self, step=None):
        """A step and its undoing in a copy, and then the step with a kill in it."""
        name, keys = step or self.keys()
        before, screens = kept(self.data), shown(self.data)
        with folder() as other:
            twin = f"{other}/twin"
            shutil.copytree(self.data, twin)
            start = time.monotonic()
            ledger(twin, keys)
            self.seconds = time.monotonic() - start
            after = kept(twin)
            hold(twin)
            if after != before and name not in ("undo", "redo"):
                ledger(twin, "u")
                equal(shown(twin), screens)
                hold(twin)
                ledger(twin, "U")
                equal([entry[1:] for entry in kept(twin)[0]], [entry[1:] for entry in after[0]])
                self.counts[f"{name} undone"] += 1
        self.kill(keys)
        hold(self.data)
        found = kept(self.data)
        if found not in (before, after):
            raise AssertionError(f"{keys!r} was done in part")
        self.counts["killed before"] += found == before != after
        self.counts["killed after"] += found == after != before
        # So that histories become long, whatever was killed.
        if found == before:
            ledger(self.data, keys)
        hold(self.data)


@test
def whatever_is_killed_sums_hold_and_what_is_undone_is_as_before():
    counts = collections.Counter()
    for seed in range(1, 1 + max(KILLS // 20, 1)):
        with folder() as data:
            trial = Trial(data, seed)
            for path in trial.files[:2]:
                ledger(data, f'i "{path}" Enter C-s')
            # Where the kills come depends on the machine, so they go on until both kinds were there.
            for rounds in range(400):
                if rounds >= 20 and all(trial.counts[kind] for kind in KILLED):
                    break
                trial.run_round()
            counts += trial.counts
        for begin in (Trial.loan, Trial.instalments):
            with folder() as data:
                trial = Trial(data, seed)
                begin(trial)
                counts += trial.counts
    print(dict(counts), flush=True)
    for name in (*KILLED, "all undone", "one undone", "interest undone", "part undone", "bills undone"):
        if not counts[name]:
            raise AssertionError(f"nothing was {name}")


test.end()
