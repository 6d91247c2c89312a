"""Three files of fourteen months: every figure on the screen is computed again from the files alone."""

import collections
import csv
import itertools
import re

from ..harness.galbi import Tests, contains, equal, folder, screen
from ..harness.household import MONTHS, NOW, Household

DRIVES = "Ledger Statements"

test = Tests()
# So much of the first bill was bought before the card's file begins.
UNEXPLAINED = 175_000
# What the shops sell, by the names of categories in both languages.
CATEGORIES = {
    "스타벅스": ("식비", "Food"), "김밥천국": ("식비", "Food"), "CGV용산": ("영화", "Movies"),
    "올리브영": ("쇼핑", "Shopping"), "동네약국": ("의료", "Health"), "월세": ("생활", "Household"),
}
OTHER = ("기타", "Other")
SIZES = ["80x24", "120x35", "200x50"]
WORDS = {"ko": ("수입", "지출"), "en": ("Income", "Expense")}
ENGLISH_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


class Books:
    """What the files come to, read without Galbi."""

    def __init__(self, paths):
        self.income, self.spending, self.moved = (collections.Counter() for _ in range(3))
        self.categories, self.balances, self.bills = (collections.Counter() for _ in range(3))
        for path in paths:
            with open(path, newline="") as file:
                rows = list(csv.DictReader(file))
            if "가맹점명" in rows[0]:
                self.read_card(path.stem, rows)
            else:
                self.read_bank(path.stem, rows)
        first = min(self.bills)
        self.moved[first] -= UNEXPLAINED
        self.spend(first, "신한카드", UNEXPLAINED)
        self.balances["신한카드"] += sum(self.bills.values()) - UNEXPLAINED

    def read_bank(self, name, rows):
        for row in rows:
            month, paid, received = month_of(row["거래일시"]), int(row["출금액"] or 0), int(row["입금액"] or 0)
            if row["거래구분"] == "카드대금" or row["적요"] == "본인":
                self.moved[month] += paid
                if row["거래구분"] == "카드대금":
                    self.bills[month] += paid
            elif received:
                self.income[month] += received
            else:
                self.spend(month, row["적요"], paid)
        self.balances[name] = int(rows[-1]["거래후잔액"])

    def read_card(self, name, rows):
        for row in rows:
            amount = int(row["이용금액"])
            self.spend(month_of(row["이용일자"]), row["가맹점명"], amount)
            self.balances[name] -= amount

    def spend(self, month, shop, amount):
        self.spending[month] += amount
        self.categories[month, CATEGORIES.get(shop, OTHER)] += amount

    def totals(self, months):
        """Income, spending, and what went between accounts, once."""
        return [sum(each[month] for month in months) for each in (self.income, self.spending, self.moved)]

    def of_categories(self, months, lang):
        """What each category has, as the legend of the chart says it."""
        found = collections.Counter()
        for (month, names), amount in self.categories.items():
            if month in months:
                found[names[lang == "en"]] += amount
        return {name: amount for name, amount in found.items() if amount}


def month_of(day):
    return int(day[:4]), int(day[5:7])


def number(text):
    return int(text.replace(",", ""))


def ledger(data, size, lang, keys="", *more):
    return screen(data, "finance/ledger", *more, keys=keys, now=NOW, size=size, lang=lang)


def fill(data, seed):
    """Brings the files, takes what is found, and returns what they come to."""
    paths = Household(seed, UNEXPLAINED).write(data)
    for path in paths:
        ledger(data, "200x50", "ko", f'i "{path}" Enter C-s')
    ledger(data, "200x50", "ko", "P Enter " + "Enter " * 60)
    contains(ledger(data, "200x50", "ko", "P"), "연결할 내역이 없습니다.")
    return Books(paths)


def of_month(count):
    """The keys that show one month, the newest first, or all for 0."""
    return "m " + "Down " * count + "Enter" if count else ""


def screens_of_months(data, size, lang):
    """The rows of the screen of all months, and then of each, the newest first."""
    keys = [["Wait", "0s"], *(["m", "Home", *["Down"] * count, "Enter"] for count in range(1, len(MONTHS) + 1))]
    text = ledger(data, size, lang, " ".join(key for each in keys for key in each), "--frames")
    frames = re.split(r"^--- .*\n", text, flags=re.M)[1:]
    ends = itertools.accumulate(len(each) for each in keys)
    # What waits is one key.
    return [frames[end - 2].strip("\n").splitlines() for end in ends]


def hold_head(line, lang, expected):
    """Figures that are short, as 4,198만 or 13.1M, are right in the digits that they have."""
    signed = re.search(r"\+([\d,]+) ([-+])([\d,]+)", line)
    if signed:
        spent = number(signed[3])
        equal((number(signed[1]), spent if signed[2] == "-" else -spent), tuple(expected[:2]))
        return False
    for word, amount in zip(WORDS[lang], expected):
        exact = re.search(rf"{word} (-?[\d,]+)(?![\d,.만억KM])", line)
        if exact:
            equal(number(exact[1]), amount)
            continue
        digits, unit = re.search(rf"{word} (-?[\d,.]+)(만|억|K|M)", line).groups()
        whole = {"만": 10_000, "억": 100_000_000, "K": 1_000, "M": 1_000_000}[unit]
        last = whole / 10 ** len(digits.partition(".")[2])
        if abs(float(digits.replace(",", "")) * whole - amount) >= last:
            raise AssertionError(f"{line!r} is not {word} {amount}")
    moved = re.search(r"이체 등 ([\d,]+)원 제외|([\d,]+) won moved, not counted|(?:제외|Moved) ([\d,]+)", line)
    if moved:
        equal(number(moved[1] or moved[2] or moved[3]), expected[2])
    return moved is not None


def legend(lines, lang):
    """The categories of the chart and their sum."""
    names = "|".join(names[lang == "en"] for names in [*CATEGORIES.values(), OTHER])
    found = re.findall(rf"██ ({names}) +(-?[\d,]+)", "\n".join(lines))
    total = re.search(r"(?:합계|Total) +(-?[\d,]+)", "\n".join(lines))
    return {name: number(amount) for name, amount in found}, number(total[1])


def months_of_chart(text, lang):
    """The months that the chart says to have."""
    if lang == "ko":
        found = re.search(r"차트 (\d+)년 (\d+)월 – (?:(\d+)년 )?(\d+)월", text)
        year, first, other, last = (each and int(each) for each in found.groups())
    else:
        found = re.search(r"Chart (\w{3})(?: (\d+))? – (\w{3}) (\d+)", text)
        first, last = (ENGLISH_MONTHS.index(found[place]) + 1 for place in (1, 3))
        other = int(found[4])
        year = int(found[2] or other)
    return [month for month in MONTHS if (year, first) <= month <= (other or year, last)]


def hold_screens(data, books, lang):
    was_left_out = set()
    for size in SIZES:
        for count, lines in enumerate(screens_of_months(data, size, lang)):
            months = MONTHS if count == 0 else [MONTHS[-count]]
            expected = books.totals(months)
            if hold_head(lines[3], lang, expected):
                was_left_out.add(size)
            visible = months if count else months_of_chart("\n".join(lines), lang)
            categories = books.of_categories(visible, lang)
            equal((size, months[0], *legend(lines, lang)), (size, months[0], categories, sum(categories.values())))
    contains(was_left_out, "200x50")


def hold_balances(data, books, lang):
    for size in SIZES:
        text = ledger(data, size, lang, "K")
        for name, balance in books.balances.items():
            shown = re.search(rf"{name} +[\d,]+ +(-?[\d,]+) ", text)
            equal((size, name, number(shown[1])), (size, name, balance))


def hold_plain(data, books, lang):
    for count in range(len(MONTHS) + 1):
        months = MONTHS if count == 0 else [MONTHS[-count]]
        lines = ledger(data, "80x24", lang, of_month(count), "--plain").splitlines()
        head = next(line for line in lines if re.search(rf"{WORDS[lang][0]} [\d,]+", line))
        equal(hold_head(head, lang, books.totals(months)), True)
    # The chart says the months of a category at a time.
    text = ledger(data, "80x24", lang, "t", "--plain")
    visible = months_of_chart(text, lang)
    names = books.of_categories(visible, lang)
    for count in range(len(names)):
        text = ledger(data, "80x24", lang, "t " + "Down " * count, "--plain")
        name, months, total = re.search(r"\d+ / \d+: (\S+): (.*), (?:합계|Total) (-?[\d,]+)", text).groups()
        equal(number(total), names[name])
        found = {}
        for label, amount in re.findall(r"(\d+월|[A-Z][a-z]{2})[^,\d]* (-?[\d,]*\d)", months):
            place = int(label[:-1]) if lang == "ko" else ENGLISH_MONTHS.index(label) + 1
            found[place] = number(amount)
        for month in visible:
            shown = books.of_categories([month], lang).get(name, 0)
            equal((name, month, found.get(month[1], 0)), (name, month, shown))


for language, seed in (("ko", 7), ("en", 11)):
    with folder() as home:
        kept = fill(home, seed)

        @test
        def the_screens_say_what_the_files_come_to():
            hold_screens(home, kept, language)

        @test
        def the_balances_are_those_of_the_files():
            hold_balances(home, kept, language)

        @test
        def what_is_spoken_is_what_the_files_come_to():
            hold_plain(home, kept, language)


test.end()
