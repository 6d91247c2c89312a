"""A household of fourteen months: the files of two accounts and a card, and what must come of them."""

import collections
import datetime
import pathlib
import random

NOW = "2026-11-21T03:00:00Z"
MONTHS = [(2025 + (9 + count) // 12, (9 + count) % 12 + 1) for count in range(14)]
SHOPS = ["한강서점", "푸른마트", "스타벅스", "CGV용산", "올리브영", "김밥천국", "동네약국"]


class Household:
    """What the files have, and what must come of it."""

    def __init__(self, seed, unexplained=0):
        """The first bill is so much more than the card's file has."""
        self.unexplained = self.older = unexplained
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
            self.moved[now] += bill
            bill += self.unexplained
            self.spending[now] += self.unexplained
            self.unexplained = 0
            self.bank.append((at(14), "카드대금", "신한카드", -bill))
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
        def account(name, rows, opening, hour):
            lines, balance = ["거래일시,거래구분,적요,출금액,입금액,거래후잔액"], opening
            for number, (day, kind, text, amount) in enumerate(sorted(rows, key=lambda row: row[0])):
                balance += amount
                out, received = (-amount, "") if amount < 0 else ("", amount)
                lines.append(f"{day} {hour:02}:{number % 60:02}:07,{kind},{text},{out},{received},{balance}")
            path = pathlib.Path(folder) / f"{name}.csv"
            path.write_text("\n".join(lines) + "\n")
            return path

        card = pathlib.Path(folder) / "신한카드.csv"
        # What came back stands as it does in a card's file, with its sign.
        lines = ["이용일자,가맹점명,이용금액"] + [
            f"{day},{shop},{-amount}" for day, shop, amount in sorted(self.card)]
        card.write_text("\n".join(lines) + "\n")
        return [account("국민은행", self.bank, 5_000_000, 9), account("토스뱅크", self.saving, 1_000_000, 10), card]

    def balances(self):
        paid = sum(-amount for _, kind, _, amount in self.bank if kind == "카드대금")
        return {
            "국민은행": 5_000_000 + sum(row[3] for row in self.bank),
            "토스뱅크": 1_000_000 + sum(row[3] for row in self.saving),
            # What the bill has of purchases before the card's file is not the card's money.
            "신한카드": sum(row[2] for row in self.card) + paid - self.older,
        }
