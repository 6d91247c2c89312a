"""Fourteen months of two accounts and a card: what goes between them counts once, to the won."""

import collections
import datetime
import pathlib
import random
import re

from ..harness.galbi import Tests, contains, equal, folder, shown
from ..harness.page import Page

DRIVES = "Ledger Statements"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
WIDE = ("--size", "200x50")
MONTHS = [(2025 + (9 + count) // 12, (9 + count) % 12 + 1) for count in range(14)]
SHOPS = ["한강서점", "푸른마트", "스타벅스", "CGV용산", "올리브영", "김밥천국", "동네약국"]


class Household:
    """What the files have, and what must come of it."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.bank, self.saving, self.card = [], [], []
        self.income, self.spending, self.moved = (collections.Counter() for _ in range(3))
        self.amounts = set()
        self.refunds = 0
        for year, month in MONTHS:
            self.fill(year, month)

    def amount(self, least, most):
        """One that no other entry has, so that only what belongs together is equal."""
        while (found := self.random.randrange(least, most)) in self.amounts:
            pass
        self.amounts.add(found)
        return found

    def fill(self, year, month):
        now = year, month
        # The bill is of the purchases of the whole month before.
        bill = sum(-amount for day, _, amount in self.card
                   if (day.year, day.month) == (year - (month == 1), (month - 2) % 12 + 1))

        def at(day):
            return datetime.date(year, month, day)

        salary, rent = self.amount(2_500_000, 3_500_000), self.amount(500_000, 700_000)
        moved = self.amount(200_000, 400_000)
        self.bank += [(at(1), "이체", "월세", -rent), (at(10), "급여", "갈비상사", salary)]
        self.income[now] += salary
        self.spending[now] += rent
        self.bank.append((at(11), "이체", "본인", -moved))
        self.saving.append((at(11), "이체", "본인", moved))
        self.moved[now] += moved
        if bill:
            self.bank.append((at(14), "카드대금", "신한카드", -bill))
            self.moved[now] += bill
        lunch = self.amount(7_000, 20_000)
        self.saving.append((at(17), "체크카드", "한강분식", -lunch))
        self.spending[now] += lunch
        # Nothing after today in the last month.
        for _ in range(self.random.randrange(4, 9)):
            shop, paid = self.random.choice(SHOPS), self.amount(3_000, 120_000)
            day = at(self.random.randrange(1, 20))
            self.card.append((day, shop, -paid))
            self.spending[now] += paid
            if self.random.random() < 0.15 and day.day < 18:
                self.card.append((day + datetime.timedelta(1), shop, paid))
                self.spending[now] -= paid
                self.refunds += 1

    def write(self, folder):
        """The paths of the files, each with the name of its account."""
        def account(name, rows, opening):
            lines, balance = ["거래일시,거래구분,적요,출금액,입금액,거래후잔액"], opening
            for number, (day, kind, text, amount) in enumerate(sorted(rows, key=lambda row: row[0])):
                balance += amount
                out, received = (-amount, "") if amount < 0 else ("", amount)
                lines.append(f"{day} 09:{number % 60:02}:07,{kind},{text},{out},{received},{balance}")
            path = pathlib.Path(folder) / f"{name}.csv"
            path.write_text("\n".join(lines) + "\n")
            return path

        card = pathlib.Path(folder) / "신한카드.csv"
        # What came back stands as it does in a card's file, with its sign.
        lines = ["이용일자,가맹점명,이용금액"] + [
            f"{day},{shop},{-amount}" for day, shop, amount in sorted(self.card)]
        card.write_text("\n".join(lines) + "\n")
        return [account("국민은행", self.bank, 5_000_000), account("토스뱅크", self.saving, 1_000_000), card]

    def balances(self):
        paid = sum(-amount for _, kind, _, amount in self.bank if kind == "카드대금")
        return {
            "국민은행": 5_000_000 + sum(row[3] for row in self.bank),
            "토스뱅크": 1_000_000 + sum(row[3] for row in self.saving),
            "신한카드": sum(row[2] for row in self.card) + paid,
        }


def screen(data, keys=""):
    options = ("--keys", keys) if keys else ()
    return shown(data, "finance/ledger", "--now", NOW, *WIDE, *options).splitlines()


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
        if match := re.search(r"(국민은행|토스뱅크|신한카드)\s+[\d,]+건\s+(-?[\d,]+)원", line):
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
def an_import_says_what_it_has_found():
    home = Household(13)
    with folder() as data:
        bank, saving, _ = home.write(data)
        bring(data, [bank])
        notice = Page(screen(data, f'i "{saving}" Enter C-s')).notice
        contains(notice, f"이체 {len(MONTHS)}쌍")
        contains(notice, "P 연결 보기")
