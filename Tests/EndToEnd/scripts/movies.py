"""Films on the release binary, with a service on the loopback, in both languages and three sizes."""

import concurrent.futures
import pathlib
import re

from ..harness.app import quits, start
from ..harness.galbi import (
    BINARY, Tests, contains, environment, equal, folder, headless, in_one_line, lacks, run, screens)
from ..harness.page import Page
from ..harness.picture_terminal import Kitty, PictureSession, XTerm, mean_color
from ..harness.pty_session import IMPATIENT
from ..harness.tmux_session import Tmux
from ..services.movies import HOSTILE, KEY, Movies, film, poster_color

DRIVES = "Movies"

test = Tests()
MOVIES = "home/movies"
screen = screens(link=MOVIES)
LATER = "2026-11-21T09:05:00Z"
SIZES = ("80x24", "40x12", "200x50")
MOON = {"ko": "달", "en": "Moon"}
NO_INTERNET = {"ko": "인터넷에 연결되어 있지 않습니다.", "en": "No internet connection."}
SAMPLES = {"ko": "샘플 데이터", "en": "sample data"}


def search(text):
    return f'/ C-u "{text}" Enter'


def targets(service, part):
    return [target for target in service.requests if part in target]


def rows(text):
    """The titles of the films on a screen."""
    return re.findall(r"^[ ▌▏] (\S.*?) \(\d{4}\)", text, re.MULTILINE)


# -- search ---------------------------------------------------------------------------


@test
def a_search_finds_films_in_both_languages_and_every_size():
    for lang, moon in MOON.items():
        for size in SIZES:
            with folder() as data, Movies() as service:
                keys = f"{search(moon.upper())} Down"
                shown = screen(data, keys=keys, size=size, lang=lang, **service.variables())
                # In the widest window two films stand in a line.
                contains(shown, "3 / 55" if size == "200x50" else "2 / 55")
                for number in (1, 2):
                    assert re.search(rf"{moon} {number} \(", shown), shown
                contains(service.requests[0], f"language={'ko-KR' if lang == 'ko' else 'en-US'}")
                equal(len(targets(service, "page=1")), 1)


@test
def a_wide_window_has_what_is_known_of_the_selected_film_beside_the_list():
    with folder() as data, Movies() as service:
        for size in ("120x30", "200x50"):
            shown = screen(
                data, keys=f"{search('달')} Right t Right", size=size, **service.variables())
            facts = [re.split(" {5,}", line)[-1].strip("┃ ") for line in shown.splitlines()]
            contains(facts, "달 3" if size == "200x50" else "달 2")
            equal(shown.count("개봉일"), 1)
            equal(shown.count("▌"), 1)
        equal([target for target in service.requests if "/movie/" in target], [])


@test
def the_next_page_is_asked_for_at_the_end_and_no_page_twice():
    with folder() as data, Movies() as service:
        shown = screen(data, keys=f"{search('달')} End End End", **service.variables())
        contains(shown, "55 / 55")
        pages = [exchange.query["page"][0] for exchange in service.exchanges]
        equal(pages, ["1", "2", "3"])


@test
def an_empty_search_asks_nobody():
    with folder() as data, Movies() as service:
        screen(data, keys='Enter "   " Enter', **service.variables())
        equal(service.requests, [])


@test
def nothing_found_is_said():
    with folder() as data, Movies() as service:
        shown = screen(data, keys=search("xyzzy"), lang="en", **service.variables())
        contains(shown, "No results. Press / to search again.")


@test
def what_came_before_is_shown_with_its_age_and_why_it_is_not_new():
    with folder() as data, Movies() as service:
        screen(data, keys=search("달"), **service.variables())
        service.stop()
        shown = screen(data, keys=search("달"), now=LATER, **service.variables())
        equal(rows(shown)[0], "달 1")
        contains(shown, "5분 전 · 오프라인")
        contains(shown, NO_INTERNET["ko"])


@test
def the_tile_counts_the_favourites_once_something_was_searched_for():
    counts = {"ko": ("영화 검색", "0편 즐겨찾기", "1편 즐겨찾기"),
              "en": ("Find a movie", "0 favourites", "1 favourite")}
    for lang in counts:
        with folder() as data, Movies() as service:
            for keys, count in zip(("Wait 0s", search("달"), f"{search('달')} f"), counts[lang]):
                screen(data, keys=keys, lang=lang, **service.variables())
                for size in ("80x24", "120x35", "200x50"):
                    home = screen(data, link="home", lang=lang, size=size, **service.variables())
                    contains(home, f" {count}")


@test
def an_answer_in_another_language_is_not_shown():
    with folder() as data, Movies() as service:
        screen(data, keys=search("달"), **service.variables())
        service.stop()
        shown = screen(data, keys=search("달"), lang="en", **service.variables())
        lacks(shown, "달 1")
        contains(shown, SAMPLES["en"])
        contains(shown, NO_INTERNET["en"])


@test
def a_fresh_answer_takes_the_place_of_the_one_before():
    with folder() as data, Movies(films=[film(1)]) as service:
        screen(data, keys=search("달"), **service.variables())
        service.films = [film(2), film(3)]
        equal(rows(screen(data, keys=search("달"), **service.variables())), ["달 2", "달 3"])


@test
def without_a_key_there_are_samples_and_nobody_is_asked():
    with folder() as data, Movies() as service:
        for lang in SAMPLES:
            shown = screen(
                data, keys=search("바다" if lang == "ko" else "the"), lang=lang,
                **service.variables() | {"GALBI_MOVIES_KEY": ""})
            contains(Page(shown).head, SAMPLES[lang])
            assert len(rows(shown)) > 0, shown
        equal(service.requests, [])


@test
def without_a_network_there_are_samples_with_the_reason():
    with folder() as data:
        for lang, sentence in NO_INTERNET.items():
            shown = screen(
                data, search("바다" if lang == "ko" else "sea"), "--offline", lang=lang,
                GALBI_MOVIES_KEY=KEY)
            contains(shown, SAMPLES[lang])
            contains(shown, sentence)


@test
def recent_searches_are_kept_and_forgotten():
    with folder() as data, Movies() as service:
        for number in range(1, 13):
            screen(data, keys=search(f"달 {number}"), **service.variables())
        shown = screen(data, **service.variables())
        recents = re.findall(r"^[ ▌▏] (달 \d+)$", shown, re.MULTILINE)
        equal(recents, [f"달 {number}" for number in range(12, 2, -1)])
        shown = screen(data, keys="Down d Down d", **service.variables())
        lacks(shown, "달 12")
        lacks(shown, "달 10\n")
        contains(shown, "달 11")
        shown = screen(data, keys="Down Down Enter", **service.variables())
        equal(rows(shown), ["달 9"])
        lacks(screen(data, keys="Down D", **service.variables()), "최근 검색\n")


# -- the service's faults --------------------------------------------------------------


FAULTS = {
    "no_key": "영화 서비스 키가 올바르지 않습니다.",
    "suspended": "영화 서비스 키가 올바르지 않습니다.",
    "missing": "서버에서 요청을 거부했습니다 (404).",
    "unprocessable": "서버에서 요청을 거부했습니다 (422).",
    "too_many": "요청이 너무 많아 서버에서 거부했습니다.",
    "fault": "서버에서 요청을 거부했습니다 (500).",
    "nothing": "서버가 빈 목록을 보냈습니다.",
    "html": "서버의 응답을 읽을 수 없습니다.",
    "broken": "서버의 응답을 읽을 수 없습니다.",
    "cut_off": "연결이 끊어졌습니다.",
    "elsewhere": "서버를 신뢰할 수 없어 연결하지 않았습니다.",
    "huge": "서버의 응답이 너무 큽니다.",
}


@test
def every_fault_is_a_sentence_and_what_was_found_stays():
    with folder() as data, Movies() as service:
        screen(data, keys=search("달"), **service.variables())
        for behaviour, sentence in FAULTS.items():
            service.behaviour = behaviour
            shown = screen(data, keys=search("달"), **service.variables())
            contains(in_one_line(shown), sentence)
            equal(rows(shown)[0], "달 1")
            shown = screen(data, keys=search("해"), **service.variables())
            # Its sentence says to wait.
            (lacks if behaviour == "too_many" else contains)(
                in_one_line(shown), "R을 눌러 다시 시도해 주세요.")


@test
def packed_and_chunked_answers_and_patience_are_fine():
    for behaviour in ("packed", "chunked", ["too_many_for_now", "good"]):
        with folder() as data, Movies(behaviour) as service:
            shown = screen(data, keys=search("달"), **service.variables())
            equal(rows(shown)[0], "달 1")


@test
def hostile_texts_are_visible_marks():
    hostile = film(1, title=f"Moon {HOSTILE}", overview=HOSTILE * 40, original_title=HOSTILE)
    with folder() as data, Movies(films=[hostile]) as service:
        for link, keys in ((MOVIES, search("moon")), (f"{MOVIES}/1001", "")):
            shown = screen(data, keys, link=link, **service.variables())
            contains(shown, "Moon")
            equal([c for c in shown if c != "\n" and (ord(c) < 32 or 0x7F <= ord(c) < 0xA0)], [])
            lacks(shown, "\u202e")


# -- the key ----------------------------------------------------------------------------


@test
def the_key_is_in_a_header_of_the_service_and_nowhere_else():
    with folder() as data, Movies() as service:
        for behaviour in ("good", "no_key", "html", "fault"):
            service.behaviours = {"search": behaviour}
            screen(
                data, f"{search('달')} t Enter", "--format", "svg", size="120x30",
                **service.variables())
        assert service.posters()
        for exchange in service.exchanges:
            lacks(exchange.target, KEY)
            expected = None if exchange.path.startswith("/t/") else f"Bearer {KEY}"
            equal(exchange.headers.get("authorization"), expected)
            if exchange.path.startswith("/t/"):
                lacks(exchange.target, "language")
        for path in pathlib.Path(data).rglob("*"):
            if path.is_file():
                assert KEY.encode() not in path.read_bytes(), path


# -- posters ------------------------------------------------------------------------------


@test
def posters_are_embedded_asked_for_once_and_at_most_four_at_a_time():
    with folder() as data, Movies() as service, concurrent.futures.ThreadPoolExecutor() as pool:
        def draw():
            return screen(
                data, f"{search('달')} t", "--format", "svg", size="200x50",
                **service.variables())

        service.behaviours = {"/t/p/": "held"}
        drawing = pool.submit(draw)
        for count in range(4, 8):
            service.wait_for_requests(count, "/t/p/")
            service.release_one()
        service.release()
        images = re.findall("<image ", drawing.result())
        posters = service.posters()
        assert len(posters) > 8, posters
        equal(len(posters), len(set(posters)))
        equal(service.most_waiting, 4)
        equal({target.split("/")[3] for target in posters}, {"w185"})
        equal(len(targets(service, "configuration")), 1)
        # Those of which only a part is in sight are drawn in cells.
        assert 8 <= len(images) <= len(posters), images
        # From the disk the next time.
        service.requests.clear()
        equal(len(re.findall("<image ", draw())), len(images))
        equal(service.posters(), [])


@test
def no_poster_is_asked_for_where_none_is_shown():
    with folder() as data, Movies() as service:
        screen(data, keys=search("달"), **service.variables())
        shown = screen(data, link=f"{MOVIES}/1001", **service.variables())
        equal(service.posters(), [])
        contains(shown, "‘달 1’ 포스터")


@test
def a_poster_that_is_none_is_silent():
    for behaviour in (
            "html", "cut_off", "broken", "cmyk", "boundless", "huge", "elsewhere", "nothing",
            "missing", "fault"):
        with folder() as data, Movies() as service:
            service.behaviours = {"/t/p/": behaviour}
            picture = screen(
                data, "", "--format", "svg", link=f"{MOVIES}/1001", size="120x30",
                **service.variables())
            # Its length in minutes.
            contains(picture, "131<")
            equal(len(service.posters()), 1)
            # What is cut is shown as far as it goes.
            if behaviour not in ("broken", "cut_off"):
                lacks(picture, "<image")


@test
def unusual_posters_are_shown():
    for behaviour in ("good", "progressive", "trailing"):
        with folder() as data, Movies() as service:
            service.behaviours = {"/t/p/": behaviour}
            picture = screen(
                data, "", "--format", "svg", link=f"{MOVIES}/1001", size="120x30",
                **service.variables())
            contains(picture, "<image")
            contains(service.posters()[0], "/w342/")


def is_poster(color):
    """Whether it is the colour of one of the films' posters."""
    return any(
        all(abs(value - wanted) < 8 for value, wanted in zip(color, poster_color(number)))
        for number in range(1, 56))


@test
def a_terminal_with_graphics_shows_posters_and_keeps_nothing():
    for kind in (Kitty, XTerm):
        with folder() as data, Movies() as service:
            with start(
                    data, MOVIES, variables=service.variables(), session=PictureSession, screen=kind,
                    columns=120, rows=30) as session:
                session.wait_until(lambda: session.page.search == "", "the search")
                session.send("달", "Enter", "t")
                session.wait_until(lambda: session.screen.drawings >= 3, "posters")
                session.send("t", "Enter")
                session.wait_for_text("개봉일")
                quits(session, "Esc")
                equal(session.screen.faults, [])
                if kind is Kitty:
                    equal(session.screen.placements, {})
                else:
                    for sixels in session.screen.sixels:
                        assert is_poster(mean_color(sixels)), mean_color(sixels)


@test
def tmux_shows_posters_in_half_blocks():
    for size in ((80, 24), (200, 50)):
        for lang, moon in MOON.items():
            with folder() as data, Movies() as service:
                argv = [BINARY, MOVIES, "--lang", lang, "--data", data]
                with Tmux(argv, *size, environment(**service.variables())) as session:
                    session.wait_for(lambda lines: any("Ctrl-P" in line for line in lines), "the frame")
                    session.send(moon, "Enter")
                    session.wait_for(
                        lambda lines: any(f"{moon} 2" in line for line in lines), "the results")
                    session.send("t")
                    session.wait_for(
                        lambda lines: sum(line.count("▀" * 12) for line in lines) > 20, "posters")
                    session.send("Right", "Enter")
                    lines = session.wait_for(
                        lambda lines: any(f"{moon} 2" in line for line in lines[:2]), "a film")
                    session.send("q")
                    equal(session.wait_for_exit(), 0)
                    contains(lines[1], f"› {moon} 2")


# -- one film -------------------------------------------------------------------------------


@test
def a_film_is_shown_by_its_link_in_both_languages_and_every_size():
    for lang in MOON:
        for size in SIZES:
            with folder() as data, Movies() as service:
                shown = screen(
                    data, link=f"{MOVIES}/1002", size=size, lang=lang, **service.variables())
                contains(shown, {"ko": "달 2", "en": "Moon 2"}[lang])
                contains(shown, {"ko": "2002년 5월 3일", "en": "3 May 2002"}[lang])
                equal(len(targets(service, "movie/1002")), 1)


@test
def a_link_searches():
    with folder() as data, Movies() as service:
        shown = screen(data, link=f"{MOVIES}?query=%EB%8B%AC%2012", **service.variables())
        equal(rows(shown), ["달 12"])
        contains(screen(data, link=f"{MOVIES}?page=2", **service.variables()), "‘page=2’ 값을 알 수 없습니다. 혹시 ‘home/movies’인가요?")


@test
def a_film_that_is_not_there_is_said():
    with folder() as data, Movies() as service:
        contains(screen(data, link=f"{MOVIES}/9", **service.variables()), "영화를 찾을 수 없습니다.")


@test
def favourites_last_and_are_undone():
    with folder() as data, Movies() as service:
        shown = screen(data, keys=f"{search('달')} Down f v", **service.variables())
        equal(rows(shown), ["달 2"])
        shown = screen(data, link=f"{MOVIES}/1002", **service.variables())
        contains(shown, "♥")
        service.stop()
        shown = screen(data, "f u", link=f"{MOVIES}/1002", **service.variables())
        contains(shown, "♥")
        equal(rows(screen(data, keys="C-v", lang="en", **service.variables())), ["달 2"])


@test
def it_is_said_in_words():
    with folder() as data, Movies() as service:
        done = run(
            "--plain", MOVIES, "--lang", "en", "--data", data,
            stdin='"moon 3"\nEnter\nf\nEnter\nq\n', **service.variables())
        equal(done.returncode, 0)
        contains(done.stdout, "Moon 3, ★ 1.3 · 4 May 2003 · 달 3")
        contains(done.stdout, "Poster of Moon 3")
        contains(done.stdout, "Running time: ")
        equal(service.posters(), [])


@test
def a_search_that_another_one_overtakes_is_silent():
    with folder() as data, Movies("held") as service:
        with start(data, MOVIES, variables=service.variables() | IMPATIENT) as session:
            session.wait_until(lambda: session.page.search == "", "the search")
            session.send("달", "Enter")
            service.wait_for_requests(1, "page=1")
            session.wait_for_text("영화를 찾는 중입니다.")
            session.send("/", " 7", "Enter")
            service.wait_for_requests(1, "+7&page=1")
            service.release()
            session.wait_for_text(r"달 7 \(")
            lacks(session.screen.text(), "다시 시도")
            quits(session)


@test
def the_place_is_kept():
    with folder() as data, Movies() as service:
        arguments = ("--restore",)
        screen(data, f"{search('달')} Down Down t", *arguments, **service.variables())
        done = headless(data, *arguments, **service.variables())
        contains(done.stdout, "3 / 55")
        contains(done.stdout, "검색  달")


test.end()
