"""Budgets by keys: what a category may spend from a month on, and what is left of it."""

import json
import pathlib
import re

from ..harness import money
from ..harness.galbi import Tests, contains, equal, folder, lacks, screens
from ..harness.page import Page

DRIVES = "Ledger"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
screen = screens(link="finance/ledger/budgets", now=NOW, in_lines=True)
BANK = """거래일,적요,출금액,입금액
2026-11-19,스타벅스,"53,400",
2026-11-20,카카오T택시,"18,000",
2026-11-20,급여,,"2,800,000"
2026-10-03,스타벅스,"12,000",
2026-11-18,CGV용산,"15,000",
"""
SIZES = ["40x12", "80x24", "120x40", "200x50"]


def rows(lines):
    """The rows of the table without the mark and the bars, and the footer."""
    start = next(number for number, line in enumerate(lines) if line.strip().startswith("분류"))
    found = []
    for line in lines[start + 1:]:
        if not line.strip():
            break
        parts = re.split(r"\s{2,}", re.sub("[▄▖]* *╷▖*|[▌┃](?=  |$)", "", line.lstrip("▌▏")).strip())
        if line.strip("─ "):
            found.append(parts)
    return found


def with_statement(data):
    path = pathlib.Path(data) / "bank.csv"
    path.write_text(BANK)
    lines = screen(data, f'i "{path}" Enter Enter', link="finance/ledger")
    contains(Page(lines).notice, "5건을 가져왔습니다")


def settings(data):
    return json.loads(money.rows(data, "SELECT json FROM ledger_settings")[0][0])


FOOD = ["식비", "74,000", "53,400", "20,600", "72%"]
TAXI = ["교통", "17,000", "18,000", "1,000 초과", "105%"]
MOVIES = ["영화", "없음", "15,000"]
BOTH = ["예산 합계", "91,000", "71,400", "19,600", "78%"]
SET = 'Enter "74000" Enter Down Enter "17000" Enter'


@test
def budgets_are_set_kept_and_undone_in_a_process_of_its_own_each():
    with folder() as data:
        with_statement(data)
        lines = screen(data)
        contains(lines[3], "2026년 11월")
        contains(lines[3], "지출 86,400원")
        equal(rows(lines), [["식비", "없음", "53,400"], ["교통", "없음", "18,000"], MOVIES])
        lines = screen(data, SET)
        # In the order in which they were set, until the screen is opened again.
        equal(rows(lines), [FOOD, TAXI, MOVIES, BOTH])
        contains(Page(lines).notice, "저장했습니다. u로 되돌릴 수 있습니다.")
        equal(rows(screen(data)), [TAXI, FOOD, MOVIES, BOTH])
        # Of the ledger: its key, and back.
        equal(rows(screen(data, "b", link="finance/ledger")), [TAXI, FOOD, MOVIES, BOTH])
        equal(Page(screen(data, "b Esc", link="finance/ledger")).count, 5)
        contains(Page(screen(data, "u")).notice, "‘교통’ 예산 추가")
        equal(rows(screen(data)), [FOOD, ["교통", "없음", "18,000"], MOVIES,
                                   ["예산 합계", "74,000", "53,400", "20,600", "72%"]])
        screen(data, "U")
        equal(rows(screen(data)), [TAXI, FOOD, MOVIES, BOTH])


@test
def columns_sort_by_key_and_what_has_no_budget_stays_last():
    with folder() as data:
        with_statement(data)
        screen(data, SET)
        for keys, order in (
                ("s", [TAXI, FOOD, MOVIES]), ("s S", [MOVIES, FOOD, TAXI]),
                ("s s", [FOOD, TAXI, MOVIES]), ("s s S", [TAXI, FOOD, MOVIES]),
                ("s s s", [FOOD, TAXI, MOVIES]), ("s s s S", [MOVIES, TAXI, FOOD]),
                ("s s s s s S", [FOOD, TAXI, MOVIES]), ("s s s s s s", [TAXI, FOOD, MOVIES])):
            equal(rows(screen(data, keys)), [*order, BOTH])
        lines = screen(data, "s s")
        contains(lines[4], "예산(원) ▼")


@test
def a_change_keeps_the_months_before_it():
    with folder() as data:
        with_statement(data)
        screen(data, '[ Enter "10000" Enter')
        equal(rows(screen(data, "["))[0], ["식비", "10,000", "12,000", "2,000 초과", "120%"])
        screen(data, 'Enter "60000" C-s')
        equal(rows(screen(data))[0], ["식비", "60,000", "53,400", "6,600", "89%"])
        equal(rows(screen(data, "["))[0][1], "10,000")
        equal(rows(screen(data, "]"))[0], ["식비", "60,000", "0", "60,000", "0%"])
        # Ended from December on.
        lines = screen(data, "] d")
        contains(Page(lines).notice, "2026년 12월부터 식비 예산을 종료했습니다.")
        contains("\n".join(lines), "이 달에는 예산도 지출도 없습니다.")
        equal(rows(screen(data))[0][1], "60,000")
        steps = settings(data)["budgets"]["steps"]
        equal([(step["month"], step["amount"]) for step in steps],
              [(202610, 10_000), (202611, 60_000), (202612, 0)])


@test
def merged_categories_add_their_budgets():
    with folder() as data:
        with_statement(data)
        screen(data, SET)
        # Transport, the second one, is merged into food, the first one.
        lines = screen(data, "C Down d Home Enter", link="finance/ledger")
        contains(Page(lines).notice, "분류를 합치고 1건을 옮겼습니다.")
        equal(rows(screen(data)), [
            ["식비", "91,000", "71,400", "19,600", "78%"], MOVIES, BOTH])
        screen(data, "u")
        equal(rows(screen(data)), [TAXI, FOOD, MOVIES, BOTH])


@test
def an_amount_of_nothing_is_refused_and_input_is_not_lost():
    with folder() as data:
        with_statement(data)
        text = "\n".join(screen(data, "a C-s"))
        contains(text, "1원부터 1,000,000,000,000원까지 입력해")
        text = "\n".join(screen(data, 'Enter "5" Esc'))
        contains(text, "나가면 입력한 내용이 사라집니다. 나갈까요?")
        # Far too many digits stop at what a budget may be.
        contains("\n".join(screen(data, f'Enter "{"9" * 30}" Enter')), "999,999,999,999")


@test
def the_budgets_are_found_spoken_and_drawn_in_every_size():
    with folder() as data:
        with_statement(data)
        screen(data, SET)
        contains("\n".join(screen(data, 'C-p "예산" Enter', link="home")), "1,000 초과")
        contains("\n".join(screen(data, 'C-p "budgets" Enter', link="home")), "1,000 초과")
        contains("\n".join(screen(data, "?")), "예산 종료")
        for size in SIZES:
            for lang, left in (("ko", "1,000 초과"), ("en", "1,000 over")):
                lines = screen(data, size=size, lang=lang)
                contains("\n".join(lines), left)
                lacks("\n".join(lines), f"-{left}")
                # From 80 columns on no column is missing.
                row = next((line for line in lines if "105%" in line), "")
                if size != "40x12":
                    contains(row, "17,000")
                    contains(row, "▄▄▄▄")
                equal(sum(bool(re.search(r"^▌ ", line)) for line in lines), 1)
                form = "\n".join(screen(data, "Enter", size=size, lang=lang))
                contains(form, "17,000원" if lang == "ko" else "17,000 won")
        wide = "\n".join(screen(data, 'f Down Down Enter', link="finance/ledger", size="200x50"))
        contains(wide, "17,000원 중 105% 초과")
        lacks("\n".join(screen(data, "", link="finance/ledger", size="80x24")), "105%")


@test
def lines_of_words_say_what_is_left():
    with folder() as data:
        with_statement(data)
        screen(data, SET)
        spoken = "\n".join(screen(data, "Down", "--format", "plain"))
        contains(spoken, "2026년 11월, 지출 86,400원")
        contains(spoken, "> 표 예산, 2 / 3: 식비, 예산 74,000원, 지출 53,400원, 남은 금액 20,600원, 사용 72%")
        contains(spoken, "예산 합계, 예산 91,000원, 지출 71,400원, 남은 금액 19,600원, 사용 78%")
        lacks(spoken, "▄")


test.end()
