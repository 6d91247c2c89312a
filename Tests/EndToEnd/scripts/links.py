"""Fourteen months of two accounts and a card: what goes between them counts once, to the won."""

import pathlib
import re

from ..harness.galbi import Tests, contains, equal, folder, lacks, screens
from ..harness.household import MONTHS, NOW, Household
from ..harness.page import Page

DRIVES = "Ledger Statements"

test = Tests()
screen = screens("--size", "200x50", link="finance/ledger", now=NOW, in_lines=True)


def matches(text, pattern):
    if not re.search(pattern, text):
        raise AssertionError(f"no {pattern} in\n{text}")


def won(text, line):
    """The amount behind a word of the head."""
    return int(re.search(rf"{text} (-?[\d,]+)원", line)[1].replace(",", ""))


def figures(line):
    """Income, spending, and what went between accounts."""
    moved = re.search(r"이체 등 ([\d,]+)원 제외", line)
    return won("수입", line), won("지출", line), int(moved[1].replace(",", "")) if moved else 0


def balances(data):
    found = {}
    for line in screen(data, "K"):
        if match := re.search(r"(국민은행|토스뱅크|신한카드)\s+[\d,]+\s+(-?[\d,]+)\s", line):
            found[match[1]] = int(match[2].replace(",", ""))
    return found


def bring(data, paths):
    for path in paths:
        screen(data, f'i "{path}" Enter C-s')


def take(data):
    """Takes all that is sure at once, and what is doubtful one by one."""
    lines = screen(data, "P")
    count = sum(int(number) for number in re.findall(r"(?:확실|확인 필요) (\d+)", lines[3]))
    screen(data, "P Enter " + "Enter " * count)
    contains("\n".join(screen(data, "P")), "연결할 내역이 없습니다.")


def expected(home, months):
    return tuple(sum(each[month] for month in months) for each in (home.income, home.spending, home.moved))


def hold(data, home):
    equal(figures(screen(data)[3]), expected(home, MONTHS))
    # The newest is first, below all of them.
    for count, month in enumerate(reversed(MONTHS), 1):
        line = screen(data, "m " + "Down " * count + "Enter")[3]
        contains(line, f"{month[0]}년 {month[1]}월")
        equal((month, *figures(line)), (month, *expected(home, [month])))
    equal(balances(data), home.balances())


@test
def every_figure_is_that_of_the_household():
    home = Household(7)
    with folder() as data:
        bring(data, home.write(data))
        take(data)
        hold(data, home)


@test
def the_order_of_the_files_does_not_matter_and_undo_brings_all_back():
    home = Household(11)
    with folder() as data:
        paths = home.write(data)
        bring(data, reversed(paths))
        before = figures(screen(data)[3])
        take(data)
        hold(data, home)
        for _ in range(40):
            if figures(screen(data)[3]) == before:
                break
            screen(data, "u")
        equal(figures(screen(data)[3]), before)
    equal(before[2], 0)


@test
def pairs_say_each_day_once_from_the_newest_on():
    home = Household(19)
    with folder() as data:
        bring(data, home.write(data))
        parts = []
        for line in screen(data, "P"):
            if re.match(r"\s*(확실|확인 필요)  \d+", line):
                parts.append([])
            elif parts and (day := re.match(r"[▌ ]\s*(?:(\d{4})년 )?(\d+)월 (\d+)일", line)):
                parts[-1].append((int(day[1] or NOW[:4]), int(day[2]), int(day[3])))
        for days in parts:
            equal(days, sorted(set(days), reverse=True))
        equal((len(parts) > 0, sum(map(len, parts)) > 10), (True, True))


@test
def a_bill_and_its_purchases_say_from_when_to_when_it_has_any():
    home = Household(17)
    with folder() as data:
        bring(data, home.write(data))
        take(data)
        # What came back in the month of its purchase is left out with it.
        came_back = {amount for _, _, amount in home.card if amount > 0}

        def bought(month):
            return [(day, -amount) for day, _, amount in home.card
                    if amount < 0 and -amount not in came_back and (day.year, day.month) == month]

        days = [day for day, _ in bought(MONTHS[-2])]
        period = rf"이용 기간 +{min(days):%m\.%d} – {max(days):%m\.%d}"
        bill = next(-amount for day, kind, _, amount in home.bank
                    if kind == "카드대금" and (day.year, day.month) == MONTHS[-1])

        def pane(query):
            return "\n".join(screen(data, f'/ "{query}" Enter'))

        matches(pane("상태:카드대금 계좌:국민은행"), period)
        _, paid = bought(MONTHS[-2])[0]
        purchase = pane(f"계좌:신한카드 금액:{paid}")
        matches(purchase, period)
        matches(purchase, rf"카드대금 +11\.14 · {bill:,}원")
        # No bill has what was bought since.
        _, late = bought(MONTHS[-1])[0]
        lacks(pane(f"계좌:신한카드 금액:{late}"), "이용 기간")


@test
def an_import_says_what_it_has_found():
    home = Household(13)
    with folder() as data:
        bank, saving, _ = home.write(data)
        bring(data, [bank])
        notice = Page(screen(data, f'i "{saving}" Enter C-s')).notice
        contains(notice, f"이체 {len(MONTHS)}쌍")
        contains(notice, "P 연결 보기")


@test
def the_interest_of_a_loan_is_asked_once():
    paid, interest, balance = 812_345, 212_345, 9_000_000
    with folder() as data:
        lines = ["거래일시,적요,출금액,입금액,잔액"]
        for month in (8, 9, 10):
            balance -= paid
            lines.append(f"2026.{month:02}.05 09:00:00,주택대출 원리금,{paid},0,{balance}")
        path = pathlib.Path(data) / "국민은행.csv"
        path.write_text("\n".join(lines) + "\n")
        bring(data, [path])
        equal(figures(screen(data)[3]), (0, 3 * paid, 0))
        # The first answer makes the others sure.
        screen(data, f'P Enter "{interest:,}" C-s Enter')
        contains("\n".join(screen(data, "P")), "연결할 내역이 없습니다.")
        equal(figures(screen(data)[3]), (0, 3 * interest, 3 * (paid - interest)))
        screen(data, "u")
        screen(data, "u")
        equal(figures(screen(data)[3]), (0, 3 * paid, 0))


test.end()
