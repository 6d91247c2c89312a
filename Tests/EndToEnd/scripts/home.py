"""Home's stories on the release binary, headless: what the user made is there at the next launch."""

import re

from ..harness import galbi
from ..harness.galbi import Tests, contains, equal, folder, headless, lacks
from ..harness.page import Page
from ..services.people import FIVE, Service, described

DRIVES = "Home People"

test = Tests()


def shown(data, service, keys, *arguments, first=6):
    """The rows below the tiles after the keys, or those from `first` on, without rules."""
    lines = galbi.shown(data, "--keys", keys, *arguments, url=service.url).splitlines()
    return [line.rstrip() for line in lines[first:-1] if line.strip("─ ")]


@test
def the_filter_finds_by_name_and_by_initial_consonants():
    with folder() as data, Service(people=described(FIVE)) as service:
        for text in ("ㄱㅁㅅ", "김미", "김민ㅅ", "민수"):
            rows = shown(data, service, f'/ "{text}"')
            contains(rows[0], "사람  1 / 5")
            equal(rows[1:], [f"  검색 ▌{text}", "  KR  1", "▏ 청년   김민수"])
        rows = shown(data, service, '/ "SANNE" Enter Esc')
        contains(rows[0], "사람  5 ")
        equal([row for row in rows if "▌" in row], ["▌ 청년   김민수"])


@test
def records_that_are_no_people_are_left_out_and_counted():
    with folder() as data, Service(people=described(FIVE) + [7, None, {"name": {}}]) as service:
        contains(shown(data, service, "")[-1], "읽을 수 없는 3명을 제외했습니다.")
        lacks("".join(shown(data, service, "")), "제외했습니다")
        words = headless(data, "--lang", "en", "--keys", "R", "--format", "plain", url=service.url)
        contains(words.stdout, "3 people couldn’t be read and were skipped.")


@test
def favourites_and_recents_are_there_at_the_next_launch_and_after_a_refresh():
    with folder() as data, Service(people=described(FIVE)) as service:
        shown(data, service, "Space Down Space f End Enter Esc")
        for keys in ("v", "R v", "C v"):
            rows = shown(data, service, keys)
            equal(rows[1].split(), ["▌", "청년", "Noah", "Williams"])
            rows = shown(data, service, keys + " v")
            equal([row.split() for row in rows[1:4]],
                  [["KR", "2"], ["▌", "청년", "김민수", "♥"], ["중년", "박지훈", "♥"]])


@test
def what_was_favoured_is_undone_and_redone():
    with folder() as data, Service(people=described(FIVE)) as service:
        lacks("".join(shown(data, service, "f u")), "♥")
        rows = shown(data, service, "f u U")
        contains(rows[2], "♥")
        contains(rows[-1], "다시 실행했습니다: 즐겨찾기")
        contains(shown(data, service, "u")[-1], "되돌릴 작업이 없습니다.")


@test
def clearing_says_what_stays_and_nobody_is_left_but_the_users_own():
    with folder() as data, Service(people=described(FIVE)) as service:
        rows = shown(data, service, "f C")
        equal([row.split() for row in rows[1:3]], [["KR", "1"], ["▌", "청년", "김민수", "♥"]])
        contains(rows[-2], "다운로드한 데이터를 삭제했습니다.")
        contains(rows[-1], "u로 되돌릴 수 있습니다.")
        lacks("".join(shown(data, service, "f C Wait 10s")), "삭제했습니다")
        for language, word in (("ko", "데이터 없음"), ("en", "no data")):
            run = headless(
                data, "--keys", "C", "--size", "20x5", "--lang", language, url=service.url)
            contains(Page(run.stdout).head, word)


@test
def on_a_full_disk_people_are_there_and_a_change_says_why_it_is_not_made():
    with folder() as data, Service(people=described(FIVE)) as service:
        shown(data, service, "f")
        for keys in ("Down f", "R", 'Enter e "둘" C-s'):
            run = headless(data, "--keys", keys, url=service.url, longest_file=16_384)
            equal((run.returncode, run.stderr), (0, ""))
            contains(run.stdout, "디스크가 가득 차")
            contains(run.stdout, "김민수")
            lacks(run.stdout, "샘플")
        contains(shown(data, service, "Home")[2], "김민수")


@test
def samples_cannot_be_changed_and_say_so():
    with folder() as data:
        rows = headless(data, "--keys", "f").stdout
        contains(rows, "샘플")
        lacks(rows, "♥")


@test
def a_wide_window_shows_whom_the_list_selects():
    with folder() as data, Service(people=described(FIVE)) as service:
        wide = ("--size", "120x24")
        contains("\n".join(shown(data, service, "Down", *wide)), "     이름         박지훈")
        contains(
            "\n".join(shown(data, service, "Down Enter Esc Down", *wide)), "     이름         Daan de Vries")
        rows = shown(data, service, "v", *wide)
        selected = next(row for row in rows if "▌" in row)
        equal(
            selected.split()[:6],
            ["▌", "박지훈", "중년", "KR", "45", "p1@example.org"])


@test
def a_wide_window_has_the_tiles_over_the_whole_width_and_the_people_in_columns():
    with folder() as data, Service(people=described(FIVE)) as service:
        for size, language, titles in (
            ("120x30", "ko", ["이름", "세대", "국가", "나이 ▲", "이메일"]),
            ("200x50", "en", ["Name", "Generation", "Country", "Age ▲", "Email"]),
            ("100x24", "ko", ["이름", "세대", "국가", "나이 ▲"]),
        ):
            wide = ("--size", size, "--lang", language)
            tiles = shown(data, service, "", *wide, first=3)
            contains(tiles[0], "영화" if language == "ko" else "SuperMart")
            lacks("".join(tiles[:2]), "│")
            lacks("".join(tiles), "…")
            rows = shown(data, service, "s s Home", *wide, first=7)
            table = [re.split("  +", row.strip(" ▌")) for row in rows]
            equal(table[0][:len(titles)], titles)
            equal([row[0] for row in table[1:6]], [
                "Daan de Vries", "김민수", "Noah Williams", "박지훈", "Sanne Bakker"])
            equal(table[1][:4], ["Daan de Vries", "어린이" if language == "ko" else "Child", "NL", "9"])
            equal(sum(row.count("▌") for row in rows), 1)
        contains(
            headless(data, "--keys", "Tab Right Enter", "--size", "200x50", url=service.url).stdout,
            "  홈 › 영화")


@test
def a_link_opens_a_person_and_says_when_there_is_none():
    with folder() as data, Service(people=described(FIVE)) as service:
        known = described(FIVE)[1]["login"]["uuid"]
        for link, sentence in ((f"home/{known}", "박지훈"), ("home/nobody", "사람을 찾을 수 없습니다.")):
            run = headless(data, link, url=service.url)
            equal((run.returncode, run.stderr), (0, ""))
            contains(run.stdout, sentence)


test.end()
