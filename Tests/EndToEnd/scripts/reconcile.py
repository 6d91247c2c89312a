"""Reconciling an account on the binary: to zero, locked, refused, undone, and a year of a bank."""

import json
import pathlib
import re

from ..harness.galbi import Tests, contains, equal, folder, headless, lacks, screens
from ..harness.money import rows, won
from ..harness.page import Page

DRIVES = "Ledger"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
screen = screens(link="finance/ledger", now=NOW, in_lines=True)
LUNCH = 'a Tab Tab "12,000" Tab "점심" Tab Tab Enter'
TAXI = 'a Tab Tab "9,000" Tab "택시" Tab Tab Enter'
NOVEMBER = '= Tab C-u "2026-11-30" Tab'
ROWS = 2_000
OPENING = 3_000_000
# What a bank says, with the category that a built-in rule gives; that of the florist is the user's.
PAYEES = [
    ("스타벅스 강남R점", "food"), ("GS25논현점", "food"), ("쿠팡이츠", "food"), ("쿠팡(주)", "shopping"),
    ("카카오T일반택시", "transport"), ("티머니 버스", "transport"), ("올리브영 명동", "shopping"),
    ("한국전력공사", "living"), ("CGV용산", "movies"), ("온누리약국", "health"), ("골목 꽃집", "other"),
    ("11월 급여", "income"), ("예금이자", "income"),
]


def states(data):
    return dict(rows(data, "SELECT state, count(*) FROM ledger GROUP BY 1"))


def hold_accounts(data):
    """Holds the sums of accounts that are kept against what the rows come to."""
    equal(rows(data, "SELECT * FROM ledger_account_total WHERE count > 0 ORDER BY 1, 2"),
          rows(data, "SELECT account, state, count(*), sum(amount) FROM ledger GROUP BY 1, 2"))
    run = headless(data, "doctor")
    equal(rows(data, "PRAGMA integrity_check"), [("ok",)])
    return run


@test
def entries_are_cleared_to_zero_and_locked():
    with folder() as data:
        screen(data, f"{LUNCH} {TAXI}")
        lines = screen(data, f'{NOVEMBER} "-21,000" Enter')
        contains(lines[3], "현금  2026.11.30까지")
        contains(lines[3], "미확인 2 · 확인 0 · 잠김 0")
        contains(lines[4], "차액  -21,000원")
        # Another run has the states, but asks for the statement.
        lines = screen(data, f'{NOVEMBER} "-21,000" Enter Space')
        contains(lines[4], "확인한 잔액  -9,000원    차액  -12,000원")
        contains(lines[5], "차액과 같은 금액: 11월 21일 점심 -12,000원 (미확인)")
        lines = screen(data, f'{NOVEMBER} "-21,000" Enter L')
        contains(Page(lines).notice, "차액이 -12,000원이라 잠글 수 없습니다.")
        equal(states(data), {"open": 1, "cleared": 1})
        lines = screen(data, f'{NOVEMBER} "-21,000" Enter Down Space')
        contains(lines[4], "차액  0원 · 일치")
        contains("\n".join(lines), "[ 잠그기 ]")
        lines = screen(data, f'{NOVEMBER} "-21,000" Enter L')
        equal(Page(lines).notice, "2건을 잠갔습니다. u로 되돌릴 수 있습니다.")
        equal(states(data), {"locked": 2})
        equal(rows(data, "SELECT account, day, balance, count FROM ledger_reconciliation"),
              [("cash", 20261130, -21_000, 2)])
        hold_accounts(data)


@test
def what_is_locked_refuses_edits_until_it_is_unlocked():
    with folder() as data:
        screen(data, f'{LUNCH} {TAXI} {NOVEMBER} "-21,000" Enter A L')
        # Category and note stay free.
        screen(data, 'n C-u "장부" C-s')
        screen(data, "c Up Enter")
        equal(rows(data, "SELECT count(*) FROM ledger WHERE note = '장부' AND state = 'locked'"), [(1,)])
        screen(data, "u u")
        for keys in ("d", "Space Down Space d"):
            count = 2 if keys.startswith("Space") else 1
            equal(Page(screen(data, keys)).notice,
                  f"잠긴 내역이 {count}건 있어 바꾸지 않았습니다. L을 눌러 잠금을 해제해 주세요.")
        equal("\n".join(screen(data, "")).count("▪ 잠김"), 2)
        lines = screen(data, "L d")
        equal(Page(lines).notice, "2건의 잠금을 해제했습니다. u로 되돌릴 수 있습니다.")
        equal(states(data), {"cleared": 2})
        # Each run is another Galbi.
        screen(data, "u")
        equal(states(data), {"locked": 2})
        screen(data, "u")
        equal(states(data), {"cleared": 2})
        equal(rows(data, "SELECT count(*) FROM ledger_reconciliation"), [(0,)])
        screen(data, "U U")
        equal(states(data), {"cleared": 2})
        screen(data, "d")
        equal(states(data), {"cleared": 1})
        hold_accounts(data)


@test
def a_statement_before_the_last_one_is_refused():
    with folder() as data:
        screen(data, f'{LUNCH} {NOVEMBER} "-12,000" Enter A L')
        lines = screen(data, '= Tab C-u "2026-11-29" Tab "0" Enter')
        contains("\n".join(lines), "2026-11-30까지 이미 잠갔습니다.")
        lines = screen(data, '= Tab C-u "30.11." Tab "x" Enter')
        contains("\n".join(lines), "2026-11-21처럼 입력해 주세요.")


@test
def accounts_are_made_filled_shown_and_removed():
    with folder() as data:
        screen(data, f"{LUNCH} {TAXI}")
        lines = screen(data, 'K a "우리은행" Tab C-u "1,000" C-s')
        contains("\n".join(lines), "우리은행")
        equal(Page(screen(data, "M End Enter")).notice,
              "1건을 우리은행 계좌로 옮겼습니다. u로 되돌릴 수 있습니다.")
        lines = screen(data, "v End Enter")
        contains(lines[3], "우리은행  1")
        contains(lines[3], "지출 9,000원")
        contains(" ".join(" ".join(screen(data, "K End")).split()), "우리은행 1 -8,000")
        # An entry that is written while one account is shown goes into it.
        screen(data, f"v End Enter {LUNCH}")
        equal(rows(data, "SELECT account, count(*) FROM ledger GROUP BY 1"),
              [("cash", 1), ("user-1", 2)])
        contains("\n".join(screen(data, "K End d")), "‘우리은행’의 2건을 옮길 계좌")
        screen(data, "K End d Enter")
        equal(rows(data, "SELECT account, count(*) FROM ledger GROUP BY 1"), [("cash", 3)])
        screen(data, "u")
        equal(rows(data, "SELECT account, count(*) FROM ledger GROUP BY 1"),
              [("cash", 1), ("user-1", 2)])
        hold_accounts(data)


@test
def a_link_leads_to_the_statement_and_english_is_spoken():
    with folder() as data:
        lines = screen(data, "", link="finance/ledger/reconcile")
        contains("\n".join(lines), "명세서 잔액")
        screen(data, LUNCH)
        lines = screen(data, f'{NOVEMBER} "-12,000" Enter Space', "--lang", "en")
        contains(lines[3], "Cash  up to 30 Nov 2026")
        contains("\n".join(lines), "Difference  0 won · matches")
        lacks("\n".join(lines), "확인")


def statement():
    """A bank's year in CP949, and what it comes to: by category, by account, and at its end."""
    lines, sums, balance = [], {}, OPENING
    for number in range(ROWS):
        payee, category = PAYEES[number % len(PAYEES)]
        amount = (number * 37 % 90 + 1) * (1_000 if category == "income" else 100)
        month, day = number * 12 // ROWS + 1, number * 336 // ROWS % 28 + 1
        spent, received = ("", f"{amount:,}") if category == "income" else (f"{amount:,}", "")
        balance += amount if category == "income" else -amount
        category = "living" if category == "other" else category
        count, total = sums.get(category, (0, 0))
        sums[category] = (count + 1, total + amount)
        lines.append(f'2025.{month:02}.{day:02} 12:{number % 60:02},{payee},"{spent}","{received}",'
                     f'"{balance:,}"\n')
    head = "갈비은행 0123 거래내역,,,,\n기간,2025.01.01 ~ 2025.12.31,,,\n거래일시,적요,출금액,입금액,잔액\n"
    return (head + "".join(lines)).encode("cp949"), sums, balance


@test
def a_year_of_a_bank_is_imported_categorised_reconciled_and_charted_by_keys():
    content, sums, balance = statement()
    florist = sum(PAYEES[number % len(PAYEES)][0] == "골목 꽃집" for number in range(ROWS))
    spent = sum(total for category, (_, total) in sums.items() if category != "income")
    with folder() as data:
        path = pathlib.Path(data) / "2025.csv"
        path.write_bytes(content)
        lines = screen(data, f'i "{path}" Enter')
        contains("\n".join(lines), "새 내역 2,000건, 중복 0건, 읽을 수 없는 줄 0개")
        contains("\n".join(lines), "갈비은행 0123")
        equal(Page(screen(data, f'i "{path}" Enter Enter')).notice,
              "갈비은행 0123에 내역 2,000건을 가져왔습니다. u로 되돌릴 수 있습니다.")
        equal(rows(data, "SELECT account, count(*) FROM ledger GROUP BY 1"), [("user-1", ROWS)])
        settings, = rows(data, "SELECT json FROM ledger_settings")[0]
        equal([account.get("name") for account in json.loads(settings)["accounts"]["list"]],
              [None, None, "갈비은행 0123"])
        # The user's own rule is offered after one change, and applied to the others.
        lines = screen(
            data, '/ "골목 꽃집" Enter c Home Down Down Down Down Enter', "--size", "120x30")
        contains(lines[-1], "A 항상 적용")
        keys = '/ "골목 꽃집" Enter c Home Down Down Down Down Enter A BackTab BackTab BackTab Right C-s'
        lines = screen(data, f"u {keys}")
        equal(Page(lines).notice, f"{florist - 1}건의 분류를 바꿨습니다. u로 되돌릴 수 있습니다.")
        found = rows(data, "SELECT category, count(*), abs(sum(amount)) FROM ledger GROUP BY 1")
        equal({category: (count, total) for category, count, total in found}, sums)
        # The account began with something; then it agrees with its bank to the last won.
        screen(data, f'K End Enter Tab C-u "{OPENING:,}" C-s')
        year = f'= Tab C-u "2025-12-31" Tab "{balance:,}" Enter'
        lines = screen(data, year)
        contains(lines[3], "갈비은행 0123  2025.12.31까지")
        contains(lines[4], f"차액  {won(balance - OPENING)}")
        lines = screen(data, f"{year} L")
        contains(Page(lines).notice, f"차액이 {won(balance - OPENING)}이라 잠글 수 없습니다.")
        lines = screen(data, f"{year} A")
        contains(lines[4], f"확인한 잔액  {won(balance)}    차액  0원 · 일치")
        equal(Page(screen(data, f"{year} Enter")).notice, "2,000건을 잠갔습니다. u로 되돌릴 수 있습니다.")
        equal(states(data), {"locked": ROWS})
        equal(rows(data, "SELECT account, day, balance, count FROM ledger_reconciliation"),
              [("user-1", 20251231, balance, ROWS)])
        equal(Page(screen(data, "d")).notice,
              "잠긴 내역이 1건 있어 바꾸지 않았습니다. L을 눌러 잠금을 해제해 주세요.")
        equal(Page(screen(data, "I d")).notice,
              "잠긴 내역이 2,000건 있어 바꾸지 않았습니다. L을 눌러 잠금을 해제해 주세요.")
        # The chart has the year, of all accounts and of this one.
        for keys in ("", "v End Enter"):
            lines = screen(data, keys, "--size", "200x50")
            contains("\n".join(lines), f"지출 {won(spent)}")
            contains("\n".join(lines), f"수입 {won(sums['income'][1])}")
            contains("\n".join(lines), "2025년 1월 – 12월")
            charted = dict(re.findall(r"██ (\S+)\s+([\d,]+)", "\n".join(lines)))
            names = {"food": "식비", "transport": "교통", "movies": "영화", "shopping": "쇼핑",
                     "living": "생활", "health": "의료"}
            equal(charted, {name: f"{sums[category][1]:,}" for category, name in names.items()})
        hold_accounts(data)


test.end()
