"""`galbi ledger` on the command line: what it prints is what the screens show, and behind the same PIN."""

import collections
import csv
import datetime
import io
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess

from ..harness.app import quits, start
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
LEFT_OUT = ("transfer", "card_bill", "top_up", "same")


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
    # What each link leaves out, by its entries: of a bill that is explained in part, that part.
    moved = {kind: {} for kind in LEFT_OUT}
    for entry in found:
        if month and not entry["day"].startswith(month):
            continue
        kind, amount = entry["kind"], entry["amount"]
        if kind in LEFT_OUT:
            parts = [link["amount"] for link in entry["links"] if "amount" in link]
            left = parts[0] if parts else abs(amount)
            others = [link["entry"] for link in entry["links"] if link["kind"] == kind]
            pair = tuple(sorted([entry["id"], *filter(None, others[:kind != "same"])]))
            moved[kind][pair] = min(left, moved[kind].get(pair, left))
            amount += left if amount < 0 else -left
            kind = "spending" if amount < 0 else "income"
        if kind == "income":
            sums["income"] += amount
        else:
            sums["spending"] -= amount
            spent[entry["category"]] -= amount
    return {
        "income": sums["income"], "spending": sums["spending"],
        "left_out": {kind: sum(links.values()) for kind, links in moved.items()},
        "categories": sorted(
            ({"name": name, "spending": won} for name, won in spent.items() if won),
            key=lambda each: (-each["spending"], each["name"])),
    }


def plain(text):
    """Without the numbers of entries, which are others in another profile."""
    return re.sub(r'"entries": \[[^\]]*\]', "", text)


def without_ids(entry):
    links = [{name: value for name, value in link.items() if name != "entry"} for link in entry["links"]]
    return {name: value for name, value in {**entry, "links": links}.items() if name != "id"}


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
def a_table_brings_everything_into_an_empty_profile():
    for lang in ("ko", "en"):
        with folder() as data, folder() as other, folder() as third:
            bring(data, Household(6, 175_000))
            ledger(data, "add", "4500", "커피", "--note", '첫째 "줄"\n둘째')
            table, again = pathlib.Path(other) / "table.csv", pathlib.Path(other) / "again.csv"
            ledger(data, "export", str(table), "--format", "csv", lang=lang)
            new = f"{other}/new"
            ledger(new, "import", str(table), "--yes", lang=lang)
            ledger(new, "export", str(again), "--format", "csv", lang=lang)
            equal(again.read_text(), table.read_text())
            for words in (("balance", "--json"), ("balance", "--month", "2026-10", "--json"), ("links", "--json"),
                          ("list", "--csv")):
                equal(plain(ledger(new, *words)), plain(ledger(data, *words)))
            equal([without_ids(entry) for entry in entries(new)], [without_ids(entry) for entry in entries(data)])
            # Once more it brings nothing, and the screen brings the same.
            dry = "galbi: 새로운 내역이 없습니다.\n"
            equal(json.loads(ledger(new, "import", str(table), "--json", errors=dry))["new"], 0)
            shown(third, "finance/ledger", "--now", NOW, "--keys", f'i "{table}" Enter Enter')
            equal(plain(ledger(third, "list", "--csv")), plain(ledger(data, "list", "--csv")))


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
        for query, fits in (
            ("cat:식비 amt:>10000", lambda each: each["category"] == "식비" and abs(each["amount"]) > 10_000),
            ("acct:신한 not:is:refund", lambda each: each["account"] == "신한카드" and each["kind"] != "refund"),
            ("계좌:국민 상태:이체", lambda each: each["account"] == "국민은행" and each["kind"] == "transfer"),
            ("date:2026-01..2026-02", lambda each: "2026-01" <= each["day"][:7] <= "2026-02"),
            ("푸른 마트", lambda each: each["payee"] == "푸른마트"),
        ):
            equal((query, entries(data, *query.split())), (query, [each for each in found if fits(each)]))
        ledger(data, "list", "커피", "cat:없음", status=2,
               errors="galbi: 검색어 4번째 글자의 ‘cat:없음’: 없는 이름입니다. 사용할 수 있는 이름: 식비, 교통, 영화, 쇼핑, "
                      "생활, 의료, 충전, 수입, 기타\n")
        contains(shown(data, "finance/ledger", "--now", NOW, "--size", "120x40", "--keys",
                       '/ "cat:식비 amt:>10000" Enter'), "식비")
        contains(shown(data, "finance/ledger", "--now", NOW, "--size", "120x40", "--keys", '/ "amt:많이" Enter'),
                 "검색어 1번째 글자의 ‘amt:많이’")
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
            "left_out": {"transfer": 0, "card_bill": 0, "top_up": 0, "same": 0}, "categories": [],
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


@test
def a_change_is_made_although_its_output_is_lost():
    with folder() as data:
        command = [BINARY, "ledger", "add", "5", "coffee", "--data", data, "--lang", "en"]
        with open("/dev/full", "w") as full:
            done = subprocess.run(command, env=environment(), stdout=full, stderr=subprocess.PIPE, timeout=60,
                                  stdin=subprocess.DEVNULL, text=True)
        equal((done.returncode, done.stderr), (
            0, "galbi: The change was made, but the output couldn’t be written completely. Don’t run this again.\n"))
        read, write = os.pipe()
        os.close(read)
        done = subprocess.run(command, env=environment(), stdout=write, stderr=subprocess.PIPE, timeout=60,
                              stdin=subprocess.DEVNULL)
        os.close(write)
        equal((done.returncode, done.stderr), (0, b""))
        equal(len(entries(data)), 2)


# -- what is added --------------------------------------------------------------


def added(data, *words):
    """The entry that `add` has made."""
    return json.loads(ledger(data, "add", *words, "--json"))["entries"][0]


@test
def an_entry_is_added_as_the_form_would():
    with folder() as data:
        entry = added(data, "4500", "스타벅스", "강남")
        equal({name: entry[name] for name in ENTRY - {"id"}}, {
            "day": "2026-11-21", "time": None, "account": "현금", "amount": -4500, "kind": "spending",
            "payee": "스타벅스 강남", "text": "스타벅스 강남", "note": None, "category": "식비", "status": "open",
            "original": None, "links": []})
        entry = added(data, "+3,000,000", "월급", "--category", "수입", "--note", "11월", "--day", "2026-11-10")
        equal((entry["amount"], entry["kind"], entry["note"], entry["day"], entry["category"]),
              (3_000_000, "income", "11월", "2026-11-10", "수입"))
        equal(added(data, "-700", "버스", "--category", "Transport")["amount"], -700)
        said = added(data, "+5만", "용돈", "--day", "20 Nov")
        equal((said["amount"], said["day"]), (50_000, "2026-11-20"))
        contains(ledger(data, "add", "100", "껌", lang="en"), "-100  Other")
        equal(len(entries(data)), 5)
        for words, amount, text in (
                (["1만2천", "점심"], -12_000, "점심"), (["+1억5천만원", "보증금"], 150_000_000, "보증금"),
                (["3만", "5천원", "저녁"], -35_000, "저녁"), (["1만", "2000", "점심"], -10_000, "2000 점심"),
                (["1만", "2천원"], -10_000, "2천원"), (["123만4567", "노트북"], -1_234_567, "노트북")):
            said = added(data, *words)
            equal((said["amount"], said["text"]), (amount, text))
        equal(len(entries(data, "amt:1만2천")), 1)
        equal(run("ledger", "list", "amt:1만2억", "--data", data, "--now", NOW).returncode, 2)
        for words, errors in (
            (["0", "껌"], "Amount: Enter an amount from 1 to 1,000,000,000,000 won."),
            (["4.5", "껌"], "Amount: Enter an amount from 1 to 1,000,000,000,000 won."),
            (["100", " "], "Description: Enter a description."),
            (["100", "껌", "--day", "2026-02-30"], "Date: This date doesn’t exist. Enter another one."),
            (["100", "껌", "--note", "가" * 1_334],
             f"“{'가' * 199}…” is not valid for --note. Use at most 4,000 bytes."),
            (["100", "껌", "--account", "SuperPay"], "“SuperPay” is not valid for --account. Use Cash."),
            (["100", "껌", "--category", "Fod"], "“Fod” is not valid for --category. Use Food, Transport, "
             "Movies, Shopping, Household, Health, Top-up, Income or Other."),
        ):
            ledger(data, "add", *words, status=2, lang="en", errors=f"galbi: {errors}\n")
        ledger(data, "add", "100", status=2, lang="en",
               errors="galbi: A value is missing, e.g. galbi ledger add 4500 커피.\n")
        equal(len(entries(data)), 11)


@test
def an_entry_that_a_shell_adds_is_on_the_screen_and_can_be_undone_there():
    with folder() as data:
        session = start(data, "finance/ledger", "--now", NOW)
        session.wait_for_text("아직|없습니다")
        session.wait_for_footer()
        added(data, "4500", "한강커피")
        session.wait_for_text("한강커피")
        session.send("u")
        session.wait_for_passing("되돌렸습니다")
        equal(entries(data), [])
        session.send("U")
        session.wait_for_passing("다시 실행했습니다")
        equal([entry["text"] for entry in entries(data)], ["한강커피"])
        quits(session)


# -- files and pairs ------------------------------------------------------------

REPORT = ["version", "account", "new", "known", "settled", "unclear", "left_out", "unreadable", "balances", "gaps",
          "questions"]


def report(data, *words, status=0, errors=""):
    found = [json.loads(line) for line in
             ledger(data, "import", *words, "--json", status=status, errors=errors).splitlines()]
    for each in found:
        equal(list(each), REPORT)
    return found


@test
def files_and_pairs_come_in_as_on_the_screen():
    home = Household(7)
    dry = "galbi: 아직 아무것도 바꾸지 않았습니다. 가져오려면 --yes를 붙여 주세요.\n"
    with folder() as data:
        paths = [str(path) for path in home.write(data)]
        found = report(data, *paths, errors=dry)
        counts = [each["new"] for each in found]
        # Purchases that came back at once are left out with their cancellations.
        equal(counts[:2], [len(home.bank), len(home.saving)])
        equal([(each["account"], each["known"]) for each in found],
              [("국민은행", 0), ("토스뱅크", 0), ("신한카드", 0)])
        equal(entries(data), [])
        equal(report(data, *paths, "--yes"), found)
        equal(len(entries(data)), sum(counts))
        equal([(each["new"], each["known"]) for each in report(data, *paths, "--yes")],
              [(0, count) for count in counts])
        count = json.loads(run("ledger", "links", "--json", "--data", data, "--now", NOW).stdout)
        equal((list(count), count["version"]), (["version", "links"], 1))
        for link in count["links"]:
            equal(list(link), ["kind", "sure", "entries", "amount", "reason"])
        listed = run("ledger", "links", "--data", data, "--now", NOW, "--lang", "ko")
        equal(len([line for line in listed.stdout.splitlines() if not line.startswith(" ")]), len(count["links"]))
        sure = sum(link["sure"] for link in count["links"])
        contains(listed.stderr, f"확실 {sure}건")
        done = run("ledger", "links", "--yes", "--data", data, "--now", NOW, "--lang", "ko")
        contains(done.stderr, f"확실한 {sure}건을 연결했습니다.")
        left = json.loads(run("ledger", "links", "--json", "--data", data, "--now", NOW).stdout)
        equal([link for link in left["links"] if link["sure"]], [])
        balance = json.loads(ledger(data, "balance", "--json"))
        for name, expected in figures(entries(data)).items():
            equal((name, balance[name]), (name, expected))
        contains(shown(data, "finance/ledger", "--now", NOW, "--keys", "u"), "되돌렸습니다")
        again = json.loads(run("ledger", "links", "--json", "--data", data, "--now", NOW).stdout)
        equal(sum(link["sure"] for link in again["links"]), sure)


@test
def a_doubtful_pair_is_linked_as_what_was_found_by_its_ids():
    with folder() as data:
        for name, row in (("국민은행", "2026-10-04,이마트,50000,,950000"), ("토스뱅크", "2026-10-06,어머니,,50000,150000")):
            path = pathlib.Path(data) / f"{name}.csv"
            path.write_text(f"거래일,내용,출금,입금,잔액\n{row}\n", encoding="utf-8")
            run("ledger", "import", str(path), "--account", name, "--yes", "--data", data, "--now", NOW)

        def found():
            return json.loads(run("ledger", "links", "--json", "--data", data, "--now", NOW).stdout)["links"]

        doubtful = found()
        equal(bool(doubtful), True)
        ids = [link["entries"] for link in doubtful]
        alone = next(link for link in doubtful if ids.count(link["entries"]) == 1)
        if len(alone["entries"]) > 1:
            for one in alone["entries"]:
                ledger(data, "links", one, "--yes", status=3,
                       errors="galbi: 아직 아무것도 바꾸지 않았습니다. 연결할 내역의 번호를 모두 적어 주세요.\n")
            equal(found(), doubtful)
        ledger(data, "links", *alone["entries"], errors="galbi: 아직 아무것도 바꾸지 않았습니다. 연결하려면 --yes를 붙여 주세요.\n")
        equal(found(), doubtful)
        ledger(data, "links", *alone["entries"], "--yes", errors="galbi: 연결했습니다.\n")
        equal(alone["entries"] in [link["entries"] for link in found()], False)
        linked = {entry["id"]: entry for entry in entries(data)}
        contains([link["kind"] for link in linked[alone["entries"][0]]["links"]], alone["kind"])


@test
def what_cannot_be_linked_as_chosen_says_why():
    with folder() as data:
        one, *backs, more = [added(data, amount, text)["id"] for amount, text in (
            ("50000", "가게"), ("+20000", "가게"), ("+10000", "가게"), ("+25000", "가게"))]
        for back in backs:
            ledger(data, "links", one, back, "--as", "refund", "--yes", errors="galbi: 연결했습니다.\n")
        for words, error in (
            ((one, more, "--as", "refund"), "Only 20,000 won of the purchase are left to come back, so nothing was changed."),
            ((backs[0], added(data, "30000", "집")["id"], "--as", "transfer"),
             "One of them is linked already, so nothing was changed. Remove that link on the ledger’s screen first, under p."),
            ((more, added(data, "25000", "집")["id"], "--as", "transfer"),
             "These are no transfer. Name one entry that went out and one that came in, of two accounts, with no more "
             "coming in than went out."),
            ((more, added(data, "+25000", "집")["id"], "--as", "refund"),
             "These can’t be linked. Name one payment and what came in for it, with amounts that fit."),
        ):
            ledger(data, "links", *words, "--yes", status=1, lang="en", errors=f"galbi: {error}\n")


@test
def what_was_not_found_is_linked_only_as_what_is_said():
    with folder() as data:
        one = added(data, "7000", "밥")["id"]
        ledger(data, "links", one, "--yes", status=3, lang="en",
               errors="galbi: Nothing was changed yet. Add --as transfer or --as refund.\n")
        equal(json.loads(ledger(data, "balance", "--json"))["spending"], 7000)
        ledger(data, "links", one, "--as", "transfer", "--yes", errors="galbi: 연결했습니다.\n")
        equal(json.loads(ledger(data, "balance", "--json"))["spending"], 0)


@test
def a_doubtful_pair_is_linked_by_both_of_its_entries():
    with folder() as data:
        for name, other, columns in (("국민은행", "신한 홍길동", "500000,0,500000"),
                                     ("신한은행", "국민 홍길동", "0,500000,600000")):
            path = pathlib.Path(data) / f"{name}.csv"
            path.write_text(f"{name} 거래내역\n거래일시,적요,출금액,입금액,잔액\n2026-11-20 10:00:00,{other},{columns}\n",
                            encoding="utf-8")
            run("ledger", "import", str(path), "--yes", "--data", data, "--now", NOW)
        ids = [entry["id"] for entry in entries(data)]
        # What is not sure is linked only by all of its entries.
        for one in ids:
            equal(run("ledger", "links", one, "--yes", "--data", data, "--now", NOW).returncode, 3)
        equal([entry["links"] for entry in entries(data)], [[], []])
        ledger(data, "links", *ids, "--yes", errors="galbi: 연결했습니다.\n")
        equal([link["kind"] for entry in entries(data) for link in entry["links"]], ["transfer", "transfer"])


@test
def a_query_says_what_is_meant_by_a_sign_without_a_colon():
    with folder() as data:
        done = run("ledger", "list", "amt>1000", "--lang", "en", "--now", NOW, "--data", data)
        equal((done.returncode, done.stdout), (2, ""))
        contains(done.stderr, "Enter “amt:>1000”")
        ledger(data, "balance", "date:2026-10", "--month", "2026-11", status=2, lang="en",
               errors="galbi: The query’s days are not in the month of --month. Give one of the two.\n")
        ledger(data, "balance", "date:2026-11-05", "--month", "2026-11")


@test
def links_that_several_programs_take_at_once_are_taken_once():
    with folder() as data:
        report(data, *map(str, Household(7).write(data)), "--yes")
        command = [BINARY, "ledger", "links", "--yes", "--json", "--data", data, "--now", NOW]
        programs = [subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
                                     stderr=subprocess.PIPE, text=True) for _ in range(3)]
        equal([(program.communicate(timeout=60)[1], program.returncode) for program in programs], [("", 0)] * 3)
        left = json.loads(run("ledger", "links", "--json", "--data", data, "--now", NOW).stdout)
        equal([link for link in left["links"] if link["sure"]], [])


@test
def a_locked_file_asks_for_its_password_and_reads_it_from_a_file():
    asked = "galbi: 확인이 필요해 아무것도 바꾸지 않았습니다.\n"
    locked = str(pathlib.Path(__file__).parents[2] / "BankFiles" / "contract-agile.xlsx")
    with folder() as data:
        found, = report(data, locked, "--yes", status=3, errors=asked)
        equal((found["new"], found["account"]), (0, None))
        equal([(each["question"], each["answers"]) for each in found["questions"]],
              [("password", ["--password-file FILE"])])
        contains(ledger(data, "import", locked, status=3, errors=asked), "--password-file FILE")
        secret = pathlib.Path(data) / "password"
        secret.write_text("wrong\n")
        ledger(data, "import", locked, "--password-file", str(secret), status=1,
               errors="galbi: 비밀번호가 맞지 않습니다. 다시 입력해 주세요.\n")
        ledger(data, "import", locked, "--password-file", data + "/none", status=2,
               errors=f"galbi: --password-file 파일을 읽을 수 없거나 비어 있습니다: {data}/none\n")
        secret.write_text("900102\n")
        found, = report(data, locked, "--password-file", str(secret), "--yes", "--account", "통장")
        equal((found["account"], found["questions"], found["new"] > 0), ("통장", [], True))
        equal(len(entries(data)), found["new"])


@test
def a_question_changes_nothing_and_says_what_answers_it():
    asked = "galbi: 확인이 필요해 아무것도 바꾸지 않았습니다.\n"
    with folder() as data:
        path = pathlib.Path(data) / "amex.csv"
        path.write_text("날짜,내용,금액\n2026-11-02,한강서점,18000\n2026-11-03,동네빵집,4500\n"
                        "2026-11-10,결제 감사합니다,-22500\n")
        found, = report(data, str(path), "--yes", status=3, errors=asked)
        equal([(each["question"], each["answers"]) for each in found["questions"]],
              [("kind", ["--spending", "--income"])])
        equal(entries(data), [])
        text = ledger(data, "import", str(path), status=3, errors=asked)
        contains(text, "--spending | --income")
        found, = report(data, str(path), "--yes", "--income", "--account", "체크")
        equal((found["account"], found["new"], found["questions"]), ("체크", 3, []))
        equal([entry["amount"] for entry in entries(data)], [-22500, 4500, 18000])
        contains(shown(data, "finance/ledger", "--now", NOW, "--keys", "u"), "되돌렸습니다")
        report(data, str(path), "--yes", "--spending")
        equal([entry["amount"] for entry in entries(data)], [22500, -4500, -18000])
        days = pathlib.Path(data) / "days.csv"
        days.write_text("Date,Description,Debit,Credit\n03/04/2026,Rent,5000,\n04/05/2026,Pay,,7000\n")
        found, = report(data, str(days), status=3, errors=asked)
        equal(found["questions"][0]["question"], "day_order")
        report(data, str(days), "--day-order", "day", "--account", "현금", "--yes")
        equal([entry["day"] for entry in entries(data)][-2:], ["2026-05-04", "2026-04-03"])
        odd = pathlib.Path(data) / "odd.csv"
        odd.write_text("언제,어디,얼마\n2026-11-01,껌,-100\n2026-11-02,사탕,-200\n")
        found, = report(data, str(odd), status=3, errors=asked)
        equal(found["questions"][0]["answers"],
              ["--column text=어디", "--column amount=얼마"])
        columns = ["--column", "day=언제", "--column", "text=어디", "--column"]
        found, = report(data, str(odd), *columns, "amount=얼마", "--yes", "--account", "현금")
        equal((found["new"], found["account"]), (2, "현금"))
        ledger(data, "import", str(odd), *columns, "amount=값", status=2, lang="en",
               errors="galbi: There is no “값”. There are: 언제, 어디, 얼마.\n")


@test
def a_file_that_cannot_be_read_says_why():
    with folder() as data:
        place = pathlib.Path(data)
        (place / "empty.csv").touch()
        (place / "mark.csv").write_bytes(b"\xef\xbb\xbf")
        (place / "mark16.csv").write_bytes(b"\xff\xfe")
        (place / "lines.csv").write_text("\n" * 100)
        (place / "one.csv").write_text("a~b~c\n2026-11-02~b~c\n")
        (place / "picture.csv").write_bytes(bytes(range(256)) * 20)
        for name, errors in (("none.csv", "File not found. Check the path."),
                             ("nowhere/none.csv", "File not found. Check the path."),
                             ("empty.csv", "The file is empty. Choose another one."),
                             ("mark.csv", "The file is empty. Choose another one."),
                             ("mark16.csv", "The file is empty. Choose another one."),
                             ("lines.csv", "The file is empty. Choose another one."),
                             ("one.csv", "The file has no table. Choose the statement that you got from your bank."),
                             (".", "This is not a file. Enter a path with a file name.")):
            ledger(data, "import", str(place / name), status=1, lang="en", errors=f"galbi: {errors}\n")
        equal(run("ledger", "import", str(place / "picture.csv"), "--data", data).returncode, 1)
        unread = place / "unread.csv"
        unread.write_text("Date,Description,Amount\nsoon,COFFEE,-4500\n")
        good = place / "good.csv"
        good.write_text("Date,Description,Amount\n05 Oct 2026,COFFEE,-4500\n")
        none = str(place / "none.csv")
        lines = ledger(data, "import", str(good), none, "--json", "--yes", status=1, lang="en",
                       errors=f"galbi: {none}: File not found. Check the path.\n"
                              "galbi: Nothing was changed, since a file couldn’t be read.\n").splitlines()
        equal([json.loads(line)["new"] for line in lines], [1, 0])
        equal(json.loads(lines[1])["unreadable"], [{"line": None, "reason": "File not found. Check the path."}])
        for words in ([str(unread)], [str(unread), "--yes"], [str(good), str(unread), "--yes"]):
            contains(ledger(data, "import", *words, status=1, lang="en", errors=(
                "galbi: Nothing was changed, since no line of a file could be read.\n")), "not a date: soon")
        equal(entries(data), [])
        report(data, str(good), "--yes")
        equal([entry["day"] for entry in entries(data)], ["2026-10-05"])
        ledger(data, "import", status=2, lang="en",
               errors="galbi: A value is missing, e.g. galbi ledger import bank.csv.\n")


# -- out again ------------------------------------------------------------------


def program(name):
    """A program that reads journals, if it is installed; the tests of `make test` do without."""
    return shutil.which(os.environ.get(f"GALBI_{name.upper().replace('-', '_')}", name))


def balances(data):
    return json.loads(ledger(data, "balance", "--json"))


ODD = ["(주)카카오; \"따옴표\" \\ | 끝", "=1+1", "! * ; #tag: 값", "{a} [b] <c> @ 100", "탭\t과  빈칸"]


@test
def journals_agree_with_the_balances_to_the_won():
    with folder() as data:
        bring(data, Household(6, 175_000))
        for number, text in enumerate(ODD):
            ledger(data, "add", str(100 + number), text, "--note", text)
        expected = balances(data)
        names = {account["name"]: account["balance"] for account in expected["accounts"]}
        for form in ("hledger", "beancount"):
            path = pathlib.Path(data) / f"books.{form}"
            count = len(entries(data))
            equal(ledger(data, "export", str(path), "--format", form), f"내역 {count:,}건을 내보냈습니다.\n")
            equal(os.stat(path).st_mode & 0o777, 0o600)
            text = path.read_text()
            sums = collections.Counter()
            for name, won in re.findall(r"^    (\S+)  (-?\d+) KRW$", text, re.M):
                sums[name] += int(won)
            equal(sum(sums.values()), 0)
            group = {name: "Liabilities" if name == "신한카드" else "Assets" for name in names}
            # beancount takes no Hangul at the beginning of a name.
            begin = "X-" if form == "beancount" else ""
            equal({name: sums[f"{group[name]}:{begin}{name}"] for name in names}, names)
            equal(-sum(won for name, won in sums.items() if name.startswith("Income:")), expected["income"])
            equal(sum(won for name, won in sums.items() if name.startswith("Expenses:")), expected["spending"])
        if hledger := program("hledger"):
            path = str(pathlib.Path(data) / "books.hledger")
            subprocess.run([hledger, "-f", path, "check", "--strict"], check=True, timeout=120)
            done = subprocess.run([hledger, "-f", path, "balance", "--flat", "-N", "-O", "csv"], check=True,
                                  capture_output=True, text=True, timeout=120)
            read = {row["account"]: int(row["balance"].split()[0])
                    for row in csv.DictReader(io.StringIO(done.stdout))}
            for name, won in names.items():
                equal((name, read.get(f"{group[name]}:{name}", 0)), (name, won))
        if bean_check := program("bean-check"):
            path = str(pathlib.Path(data) / "books.beancount")
            done = subprocess.run([bean_check, path], capture_output=True, text=True, timeout=120)
            equal((done.returncode, done.stdout + done.stderr), (0, ""))
            # A balance that is wrong is told.
            wrong = pathlib.Path(data) / "wrong.beancount"
            wrong.write_text(re.sub(r"(balance Assets:X-국민은행  )(\d+)", r"\g<1>1\2", pathlib.Path(path).read_text()))
            equal(subprocess.run([bean_check, str(wrong)], capture_output=True, timeout=120).returncode, 1)


@test
def an_export_replaces_nothing_unless_it_is_told_to():
    with folder() as data:
        ledger(data, "add", "100", "껌")
        path = str(pathlib.Path(data) / "a.csv")
        equal(ledger(data, "export", path, "--format", "csv", lang="en"), "Exported 1 entry.\n")
        ledger(data, "export", path, "--format", "csv", lang="en", status=1,
               errors="galbi: A file with this name already exists. Add --yes to replace it.\n")
        ledger(data, "export", path, "--format", "hledger", "--yes")
        contains(pathlib.Path(path).read_text(), "commodity 1000. KRW")
        for name, errors in ((f"{data}/nowhere/a.csv", "Folder not found. Check the path."),
                             (data, "This is not a file. Enter a path with a file name."),
                             ("/dev/full", "This is not a file. Enter a path with a file name.")):
            ledger(data, "export", name, "--format", "csv", lang="en", status=1, errors=f"galbi: {errors}\n")
        ledger(data, "export", path, lang="en", status=2,
               errors="galbi: The option --format needs a value, e.g. --format csv.\n")
        ledger(data, "export", path, "--format", "pdf", lang="en", status=2,
               errors="galbi: “pdf” is not valid for --format. Use csv, hledger or beancount.\n")
        empty = pathlib.Path(data) / "empty"
        run("ledger", "export", str(empty / "x"), "--format", "beancount", "--data", str(empty))


@test
def a_dash_is_standard_input_and_output_and_a_pipe_is_a_file():
    table = "거래일시,적요,출금액,입금액,잔액\n2026.11.25 10:00:00,커피,4500,0,95500\n"
    with folder() as data, folder() as own:
        def piped(*words, **more):
            return ledger(*words, lang="en", TMPDIR=own, **more)

        shown = piped(data, "import", "-", stdin=table, status=3,
                       errors="galbi: Nothing was changed, because a question needs an answer.\n")
        contains(shown, "--account NAME")
        contains(piped(data, "import", "-", "--account", "국민", "--yes", stdin=table), "added 1, 0")
        pipe = f"{data}/pipe"
        os.mkfifo(pipe)
        writer = subprocess.Popen(["sh", "-c", 'printf %s "$1" > "$2"', "sh", table, pipe])
        contains(piped(data, "import", pipe, "--account", "국민",
                        errors="galbi: There are no new entries.\n"), "0 new, 1 already")
        equal(writer.wait(60), 0)
        contains(piped(data, "import", "/dev/stdin", "--account", "국민", stdin=table,
                        errors="galbi: There are no new entries.\n"), "0 new, 1 already")
        for text, errors in (("", "The file is empty. Choose another one."),
                             ("0" * (64 << 20 | 1), "The file is larger than 64 MB. Import it in parts.")):
            piped(data, "import", "-", "--yes", stdin=text, status=1, errors=f"galbi: {errors}\n")
        path = pathlib.Path(data) / "a.csv"
        piped(data, "export", str(path), "--format", "csv")
        whole = piped(data, "export", "-", "--format", "csv", errors="galbi: Exported 1 entry.\n")
        equal(whole, path.read_text())
        with folder() as other:
            piped(other, "import", "-", "--yes", stdin=whole)
            equal([(each["text"], each["amount"]) for each in entries(other)], [("커피", -4500)])
        # What went through pipes is kept nowhere.
        equal(os.listdir(own), [])


# -- the PIN --------------------------------------------------------------------


@test
def a_pin_is_asked_for_with_the_tries_of_the_screen():
    with folder() as data:
        set_pin(data)
        for typed in (PIN, f"{PIN}\n", f"{PIN}\r\n", f"\ufeff{PIN}\n"):
            ledger(data, "list", "--json", stdin=typed)
        ledger(data, "list", status=1, errors=(
            "galbi: PIN이 필요합니다. 터미널에서 실행하거나 표준 입력으로 PIN을 입력해 주세요.\n"))
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
        session.wait_for_text('"kind": "cash"')
        equal(session.wait_for_exit(), 0)
        lacks(bytes(session.raw).decode(errors="replace"), "wrong-pin")
        lacks(bytes(session.raw).decode(errors="replace"), PIN)


test.end()
