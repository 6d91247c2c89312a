"""Ctrl-P finds everything, and the help runs what it lists, headless and in words."""

import re

from ..harness.galbi import Tests, contains, equal, folder, headless, lacks, run, screens
from ..harness.page import Page
from ..services.people import Service, named

DRIVES = "Galbi"

test = Tests()
screen = screens("--offline")
SIZES = ("80x24", "200x50", "40x12")
NAMES = ["김민수", "박지훈", "Sanne Bakker"]
LUNCH = 'a Tab Tab "12,000" Tab "스타벅스 강남" Tab Right Tab "둘이서" Enter'


def found(data, text, *arguments, **more):
    """The rows that the text finds, with single blanks."""
    lines = screen(data, f'C-p "{text}"', *arguments, **more).splitlines()
    inside = [line.split("│")[-2].replace("┃", " ") for line in lines if line.count("│") >= 2]
    rows = [" ".join(row.split()) for row in inside if row.strip()]
    return rows[1:]


@test
def an_empty_field_lists_the_places_first():
    with folder() as data:
        for language, kind in (("ko", "화면"), ("en", "screen")):
            rows = found(data, "", "--lang", language)
            equal(rows[0].split()[-2:], ["home", kind])
            equal({row.split()[-1] for row in rows[:10]}, {kind})


@test
def settings_and_their_values_are_found_in_both_languages_with_a_wrong_letter():
    with folder() as data:
        for text, korean, english in (
            ("dark", "▏ 테마: 어둡게 설정", "▏ Theme: night setting"),
            ("drak", "▏ 테마: 어둡게 설정", "▏ Theme: night setting"),
            ("다크 모드", "▏ 테마: 어둡게 설정", "▏ Theme: night setting"),
            ("lamguage", "▏ 언어 한국어 설정", "▏ Language English setting"),
            ("언러", "▏ 언어 한국어 설정", "▏ Language English setting"),
            ("PIN", "▏ PIN 설정 설정", "▏ Set PIN setting"),
        ):
            equal(found(data, text, "--lang", "ko")[0], korean)
            equal(found(data, text, "--lang", "en")[0], english)


@test
def a_value_is_set_and_stays_so():
    with folder() as data:
        contains(screen(data, 'C-p "light theme" Enter'), "테마: 밝게")
        contains("".join(found(data, "light theme")), "테마: 밝게 현재 설정")


@test
def a_command_of_another_screen_runs_there_and_one_for_a_row_says_its_key():
    with folder() as data:
        for size in SIZES:
            contains(screen(data, 'C-p "가져오기" Enter', "--size", size), "가져오기")
        lines = screen(data, 'C-p "delete" Enter', "--lang", "en")
        contains(lines, "select a row, then press d.")
        contains(lines, "Ledger")
        lines = screen(data, 'C-p "카드 추가" Enter Esc')
        contains(lines, "슈퍼페이")


@test
def commands_of_the_shell_are_found_and_say_how_they_are_typed():
    with folder() as data:
        for text, command in (("backup", "galbi backup"), ("백업", "galbi backup"),
                              ("restore", "galbi restore"), ("복원", "galbi restore"),
                              ("galbi ledger", "galbi ledger list")):
            for language in ("ko", "en"):
                contains("".join(found(data, text, "--lang", language)), command)
        for size in SIZES:
            contains(screen(data, 'C-p "galbi backup" Enter', "--lang", "en", "--size", size), "galbi backup")


@test
def people_are_found_and_opened_and_escape_comes_back():
    with folder() as data, Service(people=named(NAMES)) as service:
        for text in ("ㅂㅈㅎ", "박지훙", "지훈"):
            run = headless(data, "--keys", f'2 C-p "{text}" Enter', url=service.url)
            equal(Page(run.stdout).place, "박지훈")
            run = headless(data, "--keys", f'2 C-p "{text}" Enter Esc', url=service.url)
            assert Page(run.stdout).place != "박지훈", run.stdout
        run = headless(data, "--keys", 'C-p "bakker samne" Enter', url=service.url)
        equal(Page(run.stdout).place, "Sanne Bakker")


@test
def entries_goods_places_and_films_are_found_and_opened():
    with folder() as data:
        screen(data, f"2 l {LUNCH}")
        for text in ("스타벅스", "스타벅수", "둘이서"):
            contains("".join(found(data, text)), "스타벅스 강남")
            contains(screen(data, f'C-p "{text}" Enter'), "▌")
        contains(screen(data, 'C-p "스타벅스" Enter'), "검색  스타벅스")
        contains(found(data, "brown rice")[0], "현미")
        contains(screen(data, 'C-p "brown rice" Enter'), "▌ 현미")
        contains("".join(found(data, "darkroom", "--lang", "en")), "The Last Darkroom")
        contains("".join(found(data, "서을")), "서울 장소")
        contains(screen(data, 'C-p "대전" Enter'), "경로")


@test
def two_places_open_the_route_between_them():
    with folder() as data:
        for text, korean, english in (
            ("서울 부산", "경로: 서울 → 부산", "Route: 서울 → 부산"), ("서울에서 부산까지", "경로: 서울 → 부산", "Route: 서울 → 부산"),
            ("seoul to busan", "경로: Seoul → Busan", "Route: Seoul → Busan"), ("서울 → 해운대", "경로: 서울 → 해운대IC", "Route: 서울 → 해운대IC"),
        ):
            for language, row in (("ko", f"▏ {korean} 경로"), ("en", f"▏ {english} route")):
                equal(found(data, text, "--lang", language)[0], row)
        for size in SIZES:
            lines = screen(data, 'C-p "seoul busan" Enter', "--lang", "en", "--size", size)
            contains(lines, "1 Gyeongbu Expressway")
            contains(lines, "▌ 서울만남")
        contains(screen(data, 'C-p "서울 부산"', "--plain"), "경로: 서울 → 부산")
        words = screen(data, 'C-p "서울 부산" Enter', "--plain")
        contains(words, "서울만남")
        # A place of the user's own, by a name of two words.
        path = f"{data}/mine.csv"
        with open(path, "w", encoding="utf-8") as file:
            file.write("이름,주소,위도,경도\nSeoul Station,서울 중구,37.5547,126.9707\n강남역,서울 강남구,37.4979,127.0276\n")
        equal(run("places", "import", path, "--data", data).returncode, 0)
        equal(found(data, "seoul station busan", "--lang", "en")[0], "▏ Route: Seoul Station → Busan route")
        equal(found(data, "강남역 대전")[0], "▏ 경로: 강남역 → 대전 경로")
        # What is looked for otherwise is no way.
        for text in ("서울", "서을 부산", "규칙 추가", "light theme", "현미 부산", "서울 톨게이트"):
            lacks("".join(found(data, text)), "경로: ")


@test
def orders_are_found_by_their_goods():
    with folder() as data:
        rows = found(data, "주문 내역")
        equal(rows[0].split()[:3], ["▏", "주문", "내역"])


@test
def a_command_of_a_page_or_a_list_is_found_with_the_way_to_it():
    with folder() as data:
        contains(found(data, "try moving", "--lang", "en")[0], "MOVE Home · m command")
        contains(found(data, "unlock", "--lang", "en")[0], "Ledger › Locked statements · d")
        for size in SIZES:
            lines = screen(data, 'C-p "edit a person" Enter', "--lang", "en", "--size", size)
            contains(" ".join(lines.split()), "open a row with Enter, then press e.")
            contains(screen(data, 'C-p "규칙 추가" Enter', "--size", size), "규칙 추가")
        equal(found(data, "PIM", "--lang", "en"), ["▏ Set PIN setting"])


@test
def more_than_five_of_a_kind_are_shown_on_enter():
    with folder() as data:
        contains("".join(found(data, "서울")), "다음 결과 보기 장소")
        lines = screen(data, 'C-p "서울" Down Down Down Down Down Enter', "--size", "80x40")
        lacks(lines, "다음 결과 보기")
        equal(lines.count("(서울)휴게소") > 5, True)


@test
def nothing_is_found_behind_the_lock():
    with folder() as data, Service(people=named(NAMES)) as service:
        set_pin = ('3 C-p "PIN 설정" Enter Enter <secret> Enter <secret> Enter', "갈비-1234!\n" * 2)
        headless(data, "--secrets", "-", "--keys", set_pin[0], stdin=set_pin[1], url=service.url)
        locked = headless(data, "--keys", 'C-p "김민수"', "--offline", url=service.url).stdout
        contains(locked, "검색 결과가 없습니다.")
        equal(locked.count("김민수"), 1)


@test
def it_is_said_in_words():
    with folder() as data:
        lines = screen(data, 'C-p "dark"', "--plain").splitlines()
        equal(lines[:3], ["창 전체 검색", "> 입력란 화면, 명령, 사람, 내역 검색: dark", next(x for x in lines if x.startswith("목록"))])
        contains(lines[2], "테마: 어둡게, 설정")


@test
def the_help_is_grouped_and_enter_runs_the_selected_line():
    with folder() as data:
        for language, words, first in (
            ("ko", ("목록", "이 화면", "모든 화면"), "> 목록 키, 1 / "),
            ("en", ("List", "This screen", "All screens"), "> list keys, 1 / "),
        ):
            shown = screen(data, "?", "--size", "80x50", "--lang", language)
            for word in words:
                equal(len(re.findall(f"│ +{word} ", shown)), 1)
            lines = screen(data, "?", "--plain", "--lang", language).splitlines()
            contains(lines[1], first)
            contains(lines[1], f": {words[1]}: ")
        for size in SIZES:
            contains(screen(data, '? / "국가" Enter Enter', "--size", size), "국가 ○")
            screen(data, '? / "국가" Enter Enter', "--size", size)
        equal(Page(screen(data, "? End Home PgDn PgUp Down Up Esc")).sheet, None)


test.end()
