"""Files of every kind that banks give, from the file to the chart on the release binary."""

import pathlib

from ..harness.app import quits, start
from ..harness.galbi import Tests, contains, equal, folder, lacks, shown, with_secrets

DRIVES = "Ledger Statements"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
FILES = pathlib.Path(__file__).resolve().parents[2] / "BankFiles"
PASSWORD = "900102"
# One of each kind, and the layouts of banks; what was spent in November.
BANKS = [
    "contract-utf16.xls", "contract-cp949.xls", "contract-utf8.xls", "contract-openpyxl.xlsx", "contract-agile.xlsx",
    "contract-standard.xlsx", "contract-xlwt.xls", "contract-2003.xml", "kakaobank.xlsx", "tossbank.xlsx", "kbstar.xls",
    "ibk.xls",
]
LOCKED = {"contract-agile.xlsx", "contract-standard.xlsx", "kakaobank.xlsx", "tossbank.xlsx"}
CARDS = ["shinhancard.xlsx", "hyundaicard.xls", "kbcard.xls"]
# Text, comma-separated and with tabs; pages; workbooks, also locked in both ways; BIFF; XML.
KINDS = ["contract.csv", "contract-utf16.xls", "ibk.xls", "contract-openpyxl.xlsx", "kakaobank.xlsx",
         "contract-standard.xlsx", "kbstar.xls", "contract-2003.xml"]
SPENT = "1,288,167"


def text(data, name, more, *arguments):
    """The screen after a file was previewed, and then some keys."""
    keys, secrets = f'i "{FILES / name}" Enter', []
    if name in LOCKED:
        keys, secrets = f"{keys} <secret> Enter", [PASSWORD]
    return with_secrets(
        data, f"{keys} {more}", *secrets, arguments=("finance/ledger", "--now", NOW, *arguments)).stdout


@test
def a_file_of_every_kind_comes_in_through_the_same_form():
    for language, new in (("ko", "새 내역 6건"), ("en", "6 new")):
        for name in BANKS:
            with folder() as data:
                contains(text(data, name, "", "--lang", language), new)
                lines = text(data, name, "Enter", "--lang", language)
                contains(lines, "남산식당 & 카페")
                contains(lines, "-1,234,567")


@test
def what_came_in_is_in_the_chart_whatever_its_kind():
    for name in KINDS:
        with folder() as data:
            text(data, name, "Enter")
            contains(shown(data, "finance/ledger", "--now", NOW, "--keys", "t", "--plain"), SPENT)


@test
def a_file_of_each_kind_comes_in_on_a_terminal_and_is_in_the_chart():
    for name in KINDS:
        with folder() as data, start(data, "finance/ledger", "--now", NOW, lang="en") as session:
            session.wait_for_footer()
            session.send("i")
            session.wait_until(lambda: session.page.sheet, "the form")
            session.send(str(FILES / name), "Enter")
            if name in LOCKED:
                session.wait_for_text("has a password")
                session.send(PASSWORD, "Enter")
            session.wait_for_text("6 new")
            session.send("Enter")
            session.wait_for_text("남산식당 & 카페")
            session.send("t")
            session.wait_for_text(f"Total +{SPENT}")
            quits(session, "Esc")


@test
def a_card_is_a_card_in_every_kind():
    for name in CARDS:
        with folder() as data:
            lines = text(data, name, "Enter")
            contains(lines, "-90,000")
            contains(lines, "-24,500")


@test
def text_messages_fill_new_entries_up_to_the_chart():
    messages = (
        r"[Web발신]\nKB국민카드1234승인\n견*님\n6,200원 일시불\n11/09 18:49\n한강서점\n누적1,234,567원\n"
        r"[Web발신]\n신한11/10 08:01\n110-***-123456\n입금 70,000\n잔액 1,234,567\n하늘상사\n"
        r"[Web발신]\n광고")
    for language, left in (("ko", "나머지 문자 2건"), ("en", "2 more messages")):
        with folder() as data:
            place = ("finance/ledger", "--now", NOW, "--lang", language, "--keys")
            contains(shown(data, *place, f'a Paste "{messages}"'), left)
            lines = shown(data, *place, f'a Paste "{messages}" C-s C-s Esc Tab Enter')
            for part in ("한강서점", "-6,200", "하늘상사", "70,000"):
                contains(lines, part)
            contains(shown(data, *place, "t", "--plain"), "6,200")


@test
def the_third_wrong_password_says_what_it_usually_is_and_none_is_kept():
    with folder() as data:
        keys = f'i "{FILES / "kakaobank.xlsx"}" Enter'
        for count in (1, 2, 3):
            secrets = [f"90010{number}" for number in range(3, 3 + count)]
            shown_text = with_secrets(
                data, keys + " <secret> Enter" * count, *secrets,
                arguments=("finance/ledger", "--now", NOW, "--lang", "en")).stdout
            (contains if count == 3 else lacks)(shown_text, "registration number")
        for path in pathlib.Path(data).rglob("*"):
            if path.is_file():
                equal([secret for secret in secrets if secret.encode() in path.read_bytes()], [])


@test
def what_cannot_be_read_says_why():
    for name, korean, english in (
            ("locked.xls", "읽을 수 없습니다", "can’t be read"), ("bomb.xlsx", "너무 커지는", "too large")):
        with folder() as data:
            contains(text(data, name, ""), korean)
            contains(text(data, name, "", "--lang", "en"), english)


test.end()
