"""Sorting on the release binary: by key, by Ctrl-P and by a click; and the wheel and the bar."""

import re

from ..harness import galbi
from ..harness.app import quits, start
from ..harness.galbi import NOBODY, NOW, Tests, contains, equal, folder, headless, lacks, shown
from ..harness.money import CARD, bank_file, screen
from ..harness.page import Page
from ..harness.screen import column_of
from ..services.people import FIVE, Service, described

DRIVES = "Galbi"

test = Tests()
NAMES = [name for _, name, _ in FIVE]
ENTRIES = [("2026-11-03", "점심", 9_000), ("2026-11-19", "책", 21_000), ("2026-10-05", "버스", 1_500)]


def in_order(text, names):
    """Those of the names that the text has, from the top down."""
    found = {name: text.find(name) for name in names}
    return sorted((name for name in names if found[name] >= 0), key=found.get)


def after(data, place, keys, names, *arguments, url=NOBODY, **more):
    """The names on the screen after the keys, from the top down."""
    return in_order(galbi.screen(data, place, *arguments, keys=keys, url=url, **more), names)


def opened(data, *arguments, **options):
    return start(data, *arguments, "--now", NOW, "--no-restore", **options)


def shows_in_order(session, names):
    session.wait_until(
        lambda: in_order(session.screen.text(), names) == list(names), " then ".join(names))


# -- people -----------------------------------------------------------------------------


@test
def people_are_sorted_by_key_and_keep_their_groups_only_in_their_own_order():
    with folder() as data, Service(people=described(FIVE)) as service:
        def names(keys, *arguments):
            return after(data, "home", keys, NAMES, *arguments, url=service.url)
        for size in ("80x24", "40x12", "200x50"):
            equal(names("s", "--size", size)[:2], ["김민수", "박지훈"])
            equal(names("s s Home", "--size", size)[0], "Daan de Vries")
        equal(names("s", "--lang", "en"), sorted(NAMES[2:]) + NAMES[:2])
        youngest = [name for _, name, _ in sorted(FIVE, key=lambda each: each[2])]
        equal(names("s s"), youngest)
        equal(names("s s S"), youngest[::-1])
        equal(names("s s s s s"), NAMES)
        equal(names('C-p "정렬 나이" Enter'), youngest)
        equal(names('C-p "sort age" Enter S', "--lang", "en"), youngest[::-1])
        grouped = headless(data, "home", url=service.url).stdout
        contains(grouped, "  KR  2")
        sorted_by_age = headless(data, "home", "--keys", "s s", url=service.url).stdout
        lacks(sorted_by_age, "  KR  2")
        contains(sorted_by_age, "나이 ▲")


@test
def the_selected_person_stays_selected_and_the_search_goes_on():
    with folder() as data, Service(people=described(FIVE)) as service:
        shown = headless(data, "home", "--keys", "Down s s S", url=service.url).stdout
        contains(Page(shown).selected, "박지훈")
        shown = headless(data, "home", "--keys", 's s / "a" Enter n', url=service.url).stdout
        equal(in_order(shown, NAMES), ["Daan de Vries", "Noah Williams", "Sanne Bakker"])
        contains(Page(shown).selected, "Noah Williams")


@test
def a_click_on_a_word_of_the_head_turns_the_order_round():
    with folder() as data, Service(people=described(FIVE)) as service:
        with opened(data, "home", url=service.url) as session:
            session.wait_for_text("Noah Williams")
            session.send("s", "s")
            session.click_on("나이 ▲")
            shows_in_order(session, ["Sanne Bakker", "박지훈", "Noah Williams", "김민수", "Daan de Vries"])
            quits(session)


@test
def the_order_is_there_at_the_next_launch():
    with folder() as data, Service(people=described(FIVE)) as service:
        for restore in (False, True):
            with start(data, "--now", NOW, url=service.url) as session:
                session.wait_for_text("Noah Williams")
                if not restore:
                    session.send("s", "s", "S")
                session.wait_for_text("나이 ▼")
                shows_in_order(session, ["Sanne Bakker", "박지훈", "Noah Williams", "김민수"])
                quits(session)


# -- ledger -----------------------------------------------------------------------------


def entries(data):
    """A ledger with a few rows."""
    keys = bank_file(f"{data}/few.csv", [f"{day},{text},{amount}," for day, text, amount in ENTRIES])
    shown(data, "finance/ledger", "--now", NOW, "--keys", f"{keys} Enter")


@test
def the_ledger_is_sorted_by_key_by_command_and_by_a_click():
    with folder() as data:
        entries(data)
        texts = [text for _, text, _ in ENTRIES]
        def rows(keys, *arguments):
            return after(data, "finance/ledger", keys, texts, *arguments)
        equal(rows(""), ["책", "점심", "버스"])
        equal(rows("S"), ["버스", "점심", "책"])
        equal(rows("s s"), ["버스", "점심", "책"])
        equal(rows("s s S"), ["책", "점심", "버스"])
        equal(rows("s s s"), ["책", "점심", "버스"])
        equal(rows("s s s S"), ["버스", "점심", "책"])
        equal(rows('C-p "정렬 금액" Enter S'), ["버스", "점심", "책"])
        with opened(data, "finance/ledger") as session:
            session.wait_for_text("날짜 ▼")
            session.click_on("날짜 ▼")
            session.wait_for_text("날짜 ▲")
            shows_in_order(session, ["버스", "점심", "책"])
            session.click_on("금액", among="날짜")
            session.wait_for_text(r"금액\(원\) ▲")
            shows_in_order(session, ["책", "점심", "버스"])
            session.click_on("내용", among="날짜")
            session.wait_for_text("내용 ▲")
            shows_in_order(session, ["버스", "점심", "책"])
            quits(session)


@test
def a_long_ledger_keeps_the_selected_row_in_another_order():
    with folder() as data:
        keys = bank_file(f"{data}/many.csv", [
            f"2026-{number % 10 + 1:02}-{number % 28 + 1:02},row {number:04},{number * 37 % 3001 + 100},"
            for number in range(3_000)])
        shown(data, "finance/ledger", "--now", NOW, "--keys", f"{keys} Enter")
        def row(keys):
            shown = headless(data, "finance/ledger", "--now", NOW, "--keys", keys).stdout
            return re.search(r"▌.*(row \d{4})", shown)[1]
        chosen = row("Down Down Down")
        for keys in ("S", "s", "s s", "s s S", "s s s", '/ "row" Enter s'):
            equal(row(f"Down Down Down {keys}"), chosen)
        equal(row("Down Down Down s s Home"), "row 0000")
        equal(row("Down Down Down s s S Home"), "row 2999")
        equal(row('Down Down Down / "row" Enter Esc'), chosen)


@test
def a_hidden_column_is_named_where_the_rows_are_sorted_by_it():
    with folder() as data:
        entries(data)
        for columns in (32, 40, 80):
            shown = headless(
                data, "finance/ledger", "--size", f"{columns}x16", "--now", NOW).stdout
            contains(shown, "날짜 ▼")


# -- the shop, the taxi, the highway ----------------------------------------------------


def orders(data):
    """Two orders: of rice for 34,900 won, and of the last good, a tent, for more."""
    keys = f"a {CARD}" + " t 1 0 0 0 0 0 0 Enter"
    screen(data, "finance", keys=keys, cards=["1111"])
    contact = '"김하늘" Enter "010-1234-5678" Enter "me@example.org" Enter'
    address = '"04524" Enter "서울" Enter "중구" Enter "세종대로 110" Enter Enter Enter'
    screen(data, "home/mart", keys=f"Enter n {contact} {address} Enter Enter Enter")
    screen(data, "home/mart", keys="End Enter n C-s")


@test
def orders_are_sorted_by_key_and_by_a_click():
    with folder() as data:
        orders(data)
        goods = ["현미", "텐트"]
        def rows(keys):
            shown = screen(data, "home/mart/orders", keys=keys or "Wait 0s")
            return in_order(shown, goods)
        equal(rows(""), ["텐트", "현미"])
        equal(rows("S"), ["현미", "텐트"])
        equal(rows("s S"), ["현미", "텐트"])
        equal(rows("s s"), ["텐트", "현미"])
        equal(rows("s s S"), ["현미", "텐트"])
        with opened(data, "home/mart/orders") as session:
            # The columns have their widths when the rows are read.
            session.wait_for_text("현미")
            session.click_on("금액", among="주문일")
            session.wait_for_text(r"금액\(원\) ▼")
            shows_in_order(session, ["텐트", "현미"])
            session.click_on("금액(원) ▼")
            shows_in_order(session, ["현미", "텐트"])
            contains(session.page.selected, "텐트")
            quits(session)


@test
def goods_are_sorted_by_key_and_by_a_click():
    with folder() as data:
        def prices(shown):
            return [int(price.replace(",", "")) for price in re.findall(r"(?m)(\d+,\d{3})(?: |$)", shown)]
        for keys, descends in (("s s s", False), ("s s s S", True)):
            shown = screen(data, "home/mart", keys=f"{keys} Home")
            equal(prices(shown), sorted(prices(shown), reverse=descends))
            assert len(prices(shown)) > 5
        contains(screen(data, "home/mart", keys="s"), "이름 ▲")
        with opened(data, "home/mart") as session:
            session.click_on("가격")
            session.wait_for_text(r"가격\(원\) ▲")
            session.click_on("가격(원) ▲")
            session.wait_for_text(r"가격\(원\) ▼")
            session.send("Home")
            session.wait_for_text("텐트|189,000원")
            quits(session)


@test
def rides_are_sorted_by_key_and_by_a_click():
    with folder() as data:
        screen(data, "finance", keys=f"a {CARD} t 1 0 0 0 0 0 Enter", cards=["1111"])
        taxi = "home/transport"
        screen(data, taxi, keys="Enter Tab Enter")
        screen(data, taxi, keys='S-Tab S-Tab C-u "공항" Tab Tab Enter Tab Enter', now="2026-11-21T10:00:00Z")
        def rows(keys):
            shown = screen(data, taxi, keys=keys, now="2026-11-21T11:00:00Z")
            return in_order(shown, ["오전 9:00", "오전 10:00"])
        equal(rows("Wait 0s"), ["오전 10:00", "오전 9:00"])
        equal(rows("S"), ["오전 9:00", "오전 10:00"])
        with opened(data, taxi) as session:
            session.click_on("날짜 ▼")
            session.wait_for_text("날짜 ▲")
            quits(session)


@test
def highway_tables_are_sorted_by_key_and_by_a_click():
    with folder() as data:
        def lengths(shown):
            return [float(length) for length in re.findall(r"([\d.]+) km", shown)]
        roads = "home/highway/road"
        for keys, descends in (("s s", True), ("s s S", False)):
            shown = headless(data, roads, "--keys", f"{keys} Home").stdout
            equal(lengths(shown), sorted(lengths(shown), reverse=descends))
            assert len(lengths(shown)) > 5
        with opened(data, roads) as session:
            session.click_on("길이")
            session.wait_for_text("길이 ▼")
            session.click_on("길이 ▼")
            session.wait_for_text("길이 ▲")
            quits(session)
        first = headless(data, "home/highway", "--offline", "--keys", "s s").stdout
        contains(first, "종류 ▲")
        contains(headless(data, "home/highway", "--offline", "--keys", "s").stdout, "시작 ▼")
        with opened(data, "home/highway", "--offline") as session:
            session.click_on("도로", among="종류")
            session.wait_for_text("도로 ▲")
            quits(session)


# -- scrolling --------------------------------------------------------------------------


@test
def the_wheel_and_the_bar_move_a_sorted_list():
    for columns, rows in ((80, 24), (40, 12)):
        with folder() as data, Service() as service:
            with opened(data, "home", url=service.url, columns=columns, rows=rows) as session:
                session.wait_for_count(100)
                session.send("s")
                session.wait_for_text("이름 ▲")
                session.wait_until_read()
                before = session.screen.text()
                session.write(f"\x1b[<65;5;{rows - 3}M".encode() * 3)
                session.wait_until(lambda: session.screen.text() != before, "the wheel")
                session.wait_until_read()
                bar = [row for row, line in enumerate(session.screen.lines()) if "┃" in line]
                column = column_of(session.screen.lines()[bar[0]], "┃")
                bottom = rows - 3
                session.write(f"\x1b[<0;{column + 1};{bar[0] + 1}M".encode())
                session.write(f"\x1b[<32;{column + 1};{bottom + 1}M".encode())
                session.write(f"\x1b[<0;{column + 1};{bottom + 1}m".encode())
                session.wait_until(lambda: "┃" in session.screen.lines()[bottom], "the last rows")
                quits(session)


@test
def whatever_has_more_than_fits_has_a_bar():
    for size in ("80x24", "40x12"):
        with folder() as data:
            for place, keys in (
                    ("home", ""), ("home", "?"), ("home", "C-p"), ("home/mart", ""),
                    ("home/mart", "s"), ("home/highway", ""), ("home/highway", "s"),
                    ("home/highway/road", "s"), ("home/highway/rest", ""),
                    ("finance/ledger", "?")):
                contains(galbi.screen(data, place, "--offline", size=size, keys=keys), "┃")


test.end()
