"""Notes of several lines by keys: how they are written, shown, kept and exported."""

import pathlib

from ..harness.galbi import Tests, contains, equal, folder, lacks, screens
from ..harness.money import rows
from ..harness.page import Page

DRIVES = "Ledger"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
screen = screens(link="finance/ledger", now=NOW)
LUNCH = 'a Tab Tab "12,000" Tab "점심" C-s'


def note(data):
    return rows(data, "SELECT note FROM ledger")[0][0]


@test
def a_note_of_several_lines_is_written_shown_found_and_undone():
    with folder() as data:
        screen(data, LUNCH)
        text = screen(data, 'n "둘이서" Enter "각자 낸 돈" Enter Enter "영수증 있음"')
        contains(text, "│ 각자 낸 돈")
        contains(text, "▌ 영수증 있음")
        contains(Page(text).hints, "Ctrl-S")
        # It is not kept before it is saved.
        equal(note(data), "")
        text = screen(data, 'n "둘이서" Enter "각자 낸 돈" Enter Enter "영수증 있음" C-s')
        equal(note(data), "둘이서\n각자 낸 돈\n\n영수증 있음")
        contains(text, "둘이서 ↵ 각자 낸 돈")
        lacks(text, "␊")
        equal(Page(screen(data, '/ "ㅇㅅㅈ" Enter')).count, 1)
        # Changed in its middle, and undone in a process of its own.
        screen(data, 'n Up Up C-u "나눠 낸 돈" C-s')
        equal(note(data), "둘이서\n나눠 낸 돈\n\n영수증 있음")
        screen(data, "u")
        equal(note(data), "둘이서\n각자 낸 돈\n\n영수증 있음")
        contains(screen(data, "Enter", "--size", "80x24"), "영수증 있음")


@test
def an_export_and_an_import_keep_the_lines():
    with folder() as data, folder() as other, folder() as home:
        screen(data, LUNCH)
        screen(data, 'n "=첫째" Enter "둘째, 셋째" C-s')
        screen(data, 'x C-u "~/out.csv" Enter', HOME=home)
        contains((pathlib.Path(home) / "out.csv").read_text(), "\"'=첫째\n둘째, 셋째\"")
        screen(other, 'i "~/out.csv" Enter Enter', HOME=home)
        equal(note(other), '=첫째\n둘째, 셋째')


@test
def a_long_note_scrolls_and_is_not_cut():
    with folder() as data:
        screen(data, LUNCH)
        keys = "n " + " Enter ".join(f'"line {number}"' for number in range(30))
        text = screen(data, keys)
        contains(text, "▌ line 29")
        lacks(text, "line 3 ")
        contains(text, "┃")
        contains(screen(data, f"{keys} PgUp PgUp PgUp PgUp"), "▌ line 0")
        long = "가" * 1_400
        text = screen(data, f'n "{long}"')
        contains(text, "4,000바이트")
        # What is too long is kept in the field, and not saved.
        screen(data, f'n "{long}" C-s')
        equal(note(data), "")
        screen(data, f'n "{long[:1_333]}" C-s')
        equal(len(note(data).encode()), 3_999)


@test
def in_small_windows_the_line_of_the_caret_is_in_sight_and_spoken():
    with folder() as data:
        screen(data, LUNCH)
        keys = 'n "첫째 줄" Enter "둘째 줄" Enter "셋째 줄"'
        for size in ("20x5", "40x12", "80x24", "120x40"):
            for lang in ("ko", "en"):
                contains(screen(data, keys, "--size", size, "--lang", lang), "▌ 셋째 줄")
        text = screen(data, f"{keys} Up", "--format", "plain")
        contains(text, "> 입력란 메모, 2 / 3: 둘째 줄")


test.end()
