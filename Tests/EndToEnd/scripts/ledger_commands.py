"""`galbi ledger` on the command line: what it prints is what the screens show, and behind the same PIN."""

import collections
import csv
import datetime
import io
import json
import os
import re
import signal
import subprocess

from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, lacks, run, shown
from ..harness.household import MONTHS, NOW, Household
from ..harness.pin import PIN, set_pin, tries
from ..harness.pty_session import Session
from ..harness.screen import width

DRIVES = "Galbi Ledger Statements Books Session"

test = Tests()
ENTRY = {"id", "day", "time", "account", "amount", "kind", "payee", "text", "note", "category", "status",
         "original", "links"}
KINDS = {"income", "spending", "refund", "transfer", "card_bill", "top_up", "same"}
LEFT_OUT = ("transfer", "card_bill", "top_up")


def ledger(data, *words, status=0, errors="", lang="ko", **more):
    """What `galbi ledger` prints."""
    done = run("ledger", *words, "--lang", lang, "--now", NOW, "--data", str(data), **more)
    equal((done.returncode, done.stderr), (status, errors))
    return done.stdout


def entries(data, *words):
    """Those of `list --json`, whose shape is exactly the documented one."""
    found = json.loads(ledger(data, "list", *words, "--json"))
    equal((list(found), found["version"]), (["version", "entries"], 1))
    for entry in found["entries"]:
        equal(set(entry), ENTRY)
        contains(KINDS, entry["kind"])
        for link in entry["links"]:
            equal(set(link) - {"amount"}, {"kind", "entry"})
    return found["entries"]


def figures(found, month=None):
    """What entries come to, computed from what is printed of them alone."""
    sums, spent = collections.Counter(), collections.Counter()
    moved = {kind: collections.Counter() for kind in LEFT_OUT}
    for entry in found:
        if month and not entry["day"].startswith(month):
            continue
        kind, amount = entry["kind"], entry["amount"]
        if kind in LEFT_OUT:
            parts = [link["amount"] for link in entry["links"] if "amount" in link]
            left = parts[0] if parts else abs(amount)
            moved[kind][amount < 0] += left
            amount += left if amount < 0 else -left
            kind = "spending" if amount < 0 else "income"
        if kind == "income":
            sums["income"] += amount
        elif kind != "same":
            sums["spending"] -= amount
            spent[entry["category"]] -= amount
    return {
        "income": sums["income"], "spending": sums["spending"],
        "left_out": {kind: max(sides.values(), default=0) for kind, sides in moved.items()},
        "categories": sorted(
            ({"name": name, "spending": won} for name, won in spent.items() if won),
            key=lambda each: (-each["spending"], each["name"])),
    }


def bring(data, home):
    """The files of a household, with all links that are sure and those that are doubtful."""
    for path in home.write(data):
        shown(data, "finance/ledger", "--now", NOW, "--keys", f'i "{path}" Enter C-s')
    lines = shown(data, "finance/ledger", "--now", NOW, "--size", "200x50", "--keys", "P").splitlines()
    count = sum(int(number) for number in re.findall(r"(?:확실|확인 필요) (\d+)", lines[3]))
    shown(data, "finance/ledger", "--now", NOW, "--keys", "P Enter " + "Enter " * count)


# -- what is printed ------------------------------------------------------------


@test
def every_figure_of_the_balance_is_that_of_the_entries_that_are_listed():
    home = Household(5, 175_000)
    with folder() as data:
        bring(data, home)
        found = entries(data)
        for month in [None, *(f"{year}-{number:02}" for year, number in MONTHS)]:
            words = ["--month", month] if month else []
            balance = json.loads(ledger(data, "balance", *words, "--json"))
            equal(list(balance), ["version", "from", "to", "income", "spending", "left_out", "categories",
                                  "accounts"])
            for name, expected in figures(found, month).items():
                equal((month, name, balance[name]), (month, name, expected))
            if month:
                first = datetime.date.fromisoformat(f"{month}-01")
                last = (first + datetime.timedelta(31)).replace(day=1) - datetime.timedelta(1)
                equal((balance["from"], balance["to"]), (str(first), str(last)))
                place = tuple(int(part) for part in month.split("-"))
                equal((balance["income"], balance["spending"], sum(balance["left_out"].values())),
                      (home.income[place], home.spending[place], home.moved[place]))
            openings = {"국민은행": 5_000_000, "토스뱅크": 1_000_000}
            for account in balance["accounts"]:
                equal(set(account), {"name", "kind", "balance"})
                rows = [entry["amount"] for entry in found
                        if entry["account"] == account["name"] and entry["day"] <= (balance["to"])]
                equal(account["balance"], openings.get(account["name"], 0) + sum(rows))
        equal({account["name"]: account["balance"] for account in balance["accounts"]
               if account["name"] in home.balances()}, home.balances())
        equal({account["name"]: account["kind"] for account in balance["accounts"]}["신한카드"], "card")


@test
def entries_are_listed_newest_first_in_columns_as_wide_as_their_letters():
    with folder() as data:
        bring(data, Household(3))
        found = entries(data)
        equal([entry["day"] for entry in found], sorted((entry["day"] for entry in found), reverse=True))
        lines = ledger(data, "list").splitlines()
        equal(len(lines), len(found))
        places = set()
        for line, entry in zip(lines, found):
            contains(line, entry["payee"])
            equal(line[:10], entry["day"])
            amount = re.search(r"[+-][\d,]+", line[10:])
            equal(int(amount[0].replace(",", "")), entry["amount"])
            before = line[:line.index(entry["account"], 10 + amount.end())]
            places.add(sum(width(letter) for letter in before))
        equal(len(places), 1)
        rows = list(csv.DictReader(io.StringIO(ledger(data, "list", "--csv"))))
        equal([int(row["금액"]) for row in rows], [entry["amount"] for entry in found])
        english = list(csv.DictReader(io.StringIO(ledger(data, "list", "--csv", lang="en"))))
        equal([int(row["Amount"]) for row in english], [entry["amount"] for entry in found])
        equal({entry["payee"] for entry in entries(data, "한강분")}, {"한강분식"})
        contains(ledger(data, "balance", "--month", "2026-10", lang="en").splitlines()[0], "Oct 2026")
        contains(ledger(data, "balance", "--month", "2026-10").splitlines()[1], "수입")


@test
def an_empty_ledger_says_that_it_is_empty():
    with folder() as data:
        ledger(data, "list", errors="galbi: 내역이 없습니다.\n")
        equal(json.loads(ledger(data, "list", "--json")), {"version": 1, "entries": []})
        equal(ledger(data, "list", "--csv", lang="en").splitlines()[0][:4], "Date")
        balance = json.loads(ledger(data, "balance", "--json", lang="en"))
        equal(balance, {
            "version": 1, "from": None, "to": None, "income": 0, "spending": 0,
            "left_out": {"transfer": 0, "card_bill": 0, "top_up": 0}, "categories": [],
            "accounts": [{"name": "SuperPay", "kind": "wallet", "balance": 0},
                         {"name": "Cash", "kind": "cash", "balance": 0}]})


@test
def it_says_what_it_can_do_and_which_word_was_meant():
    with folder() as data:
        for lang in ("ko", "en"):
            contains(ledger(data, lang=lang), "galbi ledger balance [QUERY]… [--json] [--month 2026-11]")
        ledger(data, "lst", status=2, lang="en", errors="galbi: There is no “lst”. Did you mean “list”?\n")
        ledger(data, "balance", "--month", "2026-13", status=2, lang="en",
               errors="galbi: “2026-13” is not valid for --month. Use a month, e.g. 2026-11.\n")
        ledger(data, "list", "--month", "2026-11", status=2, lang="en",
               errors="galbi: The option --month only works with galbi ledger balance.\n")
        ledger(data, "list", "--csv", "--json", status=2, lang="en",
               errors="galbi: The option --csv doesn’t work with --json.\n")
        ledger(data, "list", "가" * 400, status=2, lang="en",
               errors=f"galbi: “{'가' * 20}…” is not valid for QUERY. Use at most 1,000 bytes.\n")


@test
def a_reader_that_goes_and_a_full_disk_end_it():
    with folder() as data:
        bring(data, Household(4))
        command = [BINARY, "ledger", "list", "--data", data, "--lang", "en"]
        done = subprocess.run(
            ["bash", "-c", '"$@" | head -1; echo ${PIPESTATUS[0]}', "-", *command, "--csv"],
            env=environment(), capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
        equal(done.stderr, "")
        equal(len(done.stdout.splitlines()), 2)
        # What it prints fits into the pipe before the reader has gone, or does not.
        contains(("0", "141"), done.stdout.splitlines()[-1])
        # Python ignores SIGPIPE, and gives a program its own again unless it is told otherwise.
        for restores, status in ((True, -signal.SIGPIPE), (False, 128 + signal.SIGPIPE)):
            read, write = os.pipe()
            os.close(read)
            done = subprocess.run(command, env=environment(), stdout=write, stderr=subprocess.PIPE, timeout=60,
                                  stdin=subprocess.DEVNULL, restore_signals=restores)
            os.close(write)
            equal((done.returncode, done.stderr), (status, b""))
        with open("/dev/full", "w") as full:
            done = subprocess.run(command, env=environment(), stdout=full, stderr=subprocess.PIPE, timeout=60,
                                  stdin=subprocess.DEVNULL, text=True)
        equal((done.returncode, done.stderr), (
            1, "galbi: The output couldn’t be written completely. Check the disk space and try again.\n"))


# -- the PIN --------------------------------------------------------------------


@test
def a_pin_is_asked_for_with_the_tries_of_the_screen():
    with folder() as data:
        set_pin(data)
        ledger(data, "list", "--json", stdin=f"{PIN}\n")
        ledger(data, "list", status=1, errors="galbi: PIN은 6자 이상이어야 합니다.\n")
        for left in range(4, 0, -1):
            ledger(data, "balance", status=1, stdin="틀린-4321?\n",
                   errors=f"galbi: PIN이 올바르지 않습니다. {left}번 더 시도할 수 있습니다.\n")
        equal(tries(data), 4)
        wait = "galbi: PIN을 여러 번 잘못 입력했습니다. 30초 후 다시 시도할 수 있습니다.\n"
        ledger(data, "list", status=1, stdin="틀린-4321?\n", errors=wait)
        # The right one does not count while it has to wait, here as on the screen.
        ledger(data, "list", status=1, stdin=f"{PIN}\n", errors=wait)
        equal(tries(data), 5)
        contains(shown(data, "--now", NOW), "30초 후 다시")


@test
def on_a_terminal_the_pin_is_not_seen_and_may_be_tried_again():
    with folder() as data:
        set_pin(data)
        session = Session([BINARY, "ledger", "balance", "--json", "--lang", "en", "--now", NOW, "--data", data],
                          environment=environment())
        session.wait_for_text("^PIN:")
        session.send("wrong-pin", "Enter")
        session.wait_for_text("Wrong PIN. 4 tries left.")
        session.wait_for_text("4 tries left.\\s+PIN:")
        session.send(PIN, "Enter")
        session.wait_for_text('"accounts"')
        equal(session.wait_for_exit(), 0)
        lacks(bytes(session.raw).decode(errors="replace"), "wrong-pin")
        lacks(bytes(session.raw).decode(errors="replace"), PIN)


test.end()
