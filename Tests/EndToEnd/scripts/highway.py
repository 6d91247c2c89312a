"""Roads on the release binary, with their services on the loopback, in both languages and three sizes."""

import concurrent.futures
import pathlib
import re
import urllib.parse

from ..harness.app import quits, start
from ..harness.galbi import (
    BINARY, Tests, contains, environment, equal, folder, headless, in_one_line, lacks, run, screens)
from ..harness.page import Page
from ..harness.pty_session import IMPATIENT
from ..harness.tmux_session import Tmux
from ..services.highway import KEY, Highway

DRIVES = "Highway"

test = Tests()
HIGHWAY = "home/highway"
ROUTE = f"{HIGHWAY}/route?from=서울&to=강릉"
REST = f"{HIGHWAY}/rest/000001"
NOW, LATER = "2026-11-22T06:30:00Z", "2026-11-22T06:35:00Z"
screen = screens(link=HIGHWAY, now=NOW)
SIZES = ("80x24", "40x12", "200x50")
LANGUAGES = ("ko", "en")
# Of a story that the unit tests tell in each size and language, each of both once.
LOOKS = tuple(zip(SIZES, ("ko", "en", "ko")))
# What a request of each source has in its target, and what the screen calls it.
SOURCES = {
    "realTimeSms": ("한국도로공사", "Korea Expressway Corporation"),
    "eventInfo": ("국가교통정보센터", "ITS Korea"),
    "getIncidentInfo": ("경기도", "Gyeonggi Province"),
}
SAMPLES = {"ko": "샘플 데이터", "en": "sample data"}
NO_INTERNET = {"ko": "인터넷에 연결되어 있지 않", "en": "No internet connection"}
FAULTS = {
    "no_key": "API 키를 사용할 수 없습니다.",
    "quota": "오늘 요청할 수 있는 횟수를 모두 사용했습니다",
    "exception": "서버의 응답을 읽을 수 없습니다.",
    "blocked": "서버에서 요청을 거부했습니다 (400).",
    "too_many": "요청이 너무 많아",
    "fault": "서버에서 요청을 거부했습니다 (500).",
    "nothing": "서버가 빈 목록을 보냈습니다.",
    "html": "서버의 응답을 읽을 수 없습니다.",
    "broken": "서버의 응답을 읽을 수 없습니다.",
    "null_list": "서버의 응답을 읽을 수 없습니다.",
    "no_list": "서버의 응답을 읽을 수 없습니다.",
    "cut_off": "연결이 끊어졌습니다.",
    "reset": "연결이 끊어졌습니다.",
    "garbled": "서버의 응답을 읽을 수 없습니다.",
    "elsewhere": "서버를 신뢰할 수 없어",
    "huge": "서버의 응답이 너무 큽니다.",
}
OF_CONNECTIONS = ("too_many", "fault", "broken", "cut_off", "reset", "garbled", "elsewhere", "huge")
SHAPES = ("xml", "as_text", "as_numbers", "unpriced", "cp949", "packed", "chunked", "hostile")
# Some of them hold these marks.
CONTROLS = [chr(code) for code in [*range(10), *range(11, 32), *range(0x7F, 0xA0), 0x202E, 0x2066]]


def plain(data, link, lines, *arguments, lang="ko", **variables):
    done = run(
        "--plain", link, "--lang", lang, "--data", data, *arguments, stdin=lines, **variables)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout


def lacks_controls(text):
    equal([mark for mark in CONTROLS if mark in text], [])


def for_each(cases, check):
    """Several at once, since they spend their time waiting for another try."""
    with concurrent.futures.ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda case: check(*case), cases))


def search(start, destination):
    """The keys from the incidents to a route, while no start is in the settings."""
    return f'w "{start}" Enter "{destination}" Enter'


def names(service, part="serviceAreaName="):
    """The stations that were asked for."""
    asked = service.asked_for("curStateStation")
    return [urllib.parse.unquote(target.partition(part)[2]) for target in asked]


def stays_out(data, *secrets):
    """No file holds them."""
    for path in pathlib.Path(data).rglob("*"):
        if path.is_file():
            for secret in secrets:
                assert secret.encode() not in path.read_bytes(), path


# -- incidents ---------------------------------------------------------------------------


@test
def a_wide_window_has_the_map_the_selected_incident_and_the_roads_beside_the_list():
    heads = {"ko": ("돌발상황", "지도", "선택한 상황", "도로별"),
             "en": ("Incidents", "Map", "Selected incident", "By road")}
    for lang in LANGUAGES:
        with folder() as data:
            for size in ("120x30", "120x40", "200x50"):
                shown = screen(data, keys="Down", size=size, lang=lang)
                for head in heads[lang][:3]:
                    contains(shown, f"  {head}")
                equal(f"  {heads[lang][3]}" in shown, size != "120x30")
                equal(shown.count("▌"), 1)
                # The place of the selected incident is in the list and in its details.
                equal(shown.count("서해대교"), 2)


@test
def incidents_of_three_sources_are_shown_in_both_languages_and_every_size():
    with folder() as data, Highway() as service:
        for size, lang in LOOKS:
            service.requests.clear()
            shown = screen(data, size=size, lang=lang, **service.variables())
            contains(shown, "1 / 45")
            contains(shown, "문막부근")
            contains(shown, {"ko": "공사 9", "en": "Roadwork 9"}[lang])
            contains(shown, {"ko": "오후 3:42", "en": "3:42 pm"}[lang])
            for part in SOURCES:
                equal(len(service.asked_for(part)), 1)
        shown = screen(data, keys="End", **service.variables())
        # A promotion of 2019 and works that are over are not among them.
        lacks(shown, "옛 행사")
        lacks(shown, "끝난 공사")
        # One whose coordinates are missing is.
        contains(shown, "45 / 45")


@test
def each_source_fails_by_itself_with_a_sentence():
    def fails(part, behaviour):
        with folder() as data, Highway() as service:
            service.behaviours[part] = behaviour
            shown = screen(data, **service.variables())
            contains(shown, "1 / 30")
            contains(in_one_line(shown), f"{SOURCES[part][0]}: ")
            contains(in_one_line(shown), FAULTS[behaviour])
            lacks(shown, SAMPLES["ko"])
            for other, (stays, _) in SOURCES.items():
                assert other == part or f"{stays}: " not in shown, shown
            tries = 3 if behaviour in ("too_many", "fault", "cut_off", "reset") else 1
            equal(len(service.asked_for(part)), tries)

    # What fails below the form of an answer is the same for all sources.
    for_each([
        (part, behaviour) for place, part in enumerate(SOURCES) for number, behaviour in enumerate(FAULTS)
        if behaviour not in OF_CONNECTIONS or number % 3 == place], fails)


@test
def odd_shapes_lose_no_row_and_hostile_texts_are_visible_marks():
    for behaviour in SHAPES:
        with folder() as data, Highway(behaviour) as service:
            for size in ("80x24", "200x50"):
                shown = screen(data, keys="Down Enter", size=size, **service.variables())
                contains(shown, " / 45")
                lacks_controls(shown)
            if behaviour == "hostile":
                contains(shown, "PWNED")
    with folder() as data, Highway("single") as service:
        contains(screen(data, **service.variables()), "1 / 3")


@test
def what_was_stored_stays_with_its_age_when_all_fail():
    with folder() as data, Highway() as service:
        screen(data, **service.variables())
        for behaviour in ("fault", "html", "quota"):
            service.behaviour = behaviour
            for lang in LANGUAGES:
                shown = screen(data, lang=lang, now=LATER, **service.variables())
                contains(shown, "1 / 45")
                contains(Page(shown).head, {"ko": "5분 전", "en": "5 min ago"}[lang])
                # What has failed for the same reason is named together, but for its key.
                if behaviour != "quota":
                    together = ", ".join(each[LANGUAGES.index(lang)] for each in SOURCES.values())
                    contains(in_one_line(shown), f"{together}: ")
        service.stop()
        shown = screen(data, now=LATER, **service.variables())
        contains(Page(shown).head, "오프라인")
        contains(shown, NO_INTERNET["ko"])


@test
def without_a_key_or_a_network_there_are_samples_and_why():
    with Highway() as service:
        keyless = service.variables(key="")
        for size, lang in LOOKS:
            with folder() as data:
                shown = screen(data, lang=lang, size=size, **keyless)
                contains(Page(shown).head, SAMPLES[lang])
                # In a low window the sentence is cut.
                if size != "40x12":
                    contains(in_one_line(shown), "highway.key")
                contains(shown, "1 / 12")
                shown = screen(data, "", "--offline", lang=lang, size=size,
                               **service.variables())
                contains(Page(shown).head, SAMPLES[lang])
                contains(in_one_line(shown), NO_INTERNET[lang][:30])
        equal(service.requests, [])
        # With keys that are refused it is not the want of one.
        with folder() as data, Highway("fault") as failing:
            shown = in_one_line(screen(data, **failing.variables()))
            contains(shown, "(500). 샘플 데이터를 표시합니다. R을 눌러 다시 시도해 주세요.")
            lacks(shown, "API 키가 없")
        # One key is enough.
        with folder() as data:
            shown = screen(data, **keyless | {"GALBI_ITS_KEY": KEY})
            contains(shown, "1 / 15")
            lacks(shown, SAMPLES["ko"])


@test
def kinds_and_roads_are_filters_of_one_list():
    with folder() as data, Highway() as service:
        shown = screen(data, keys="f", **service.variables())
        contains(shown, "종류")
        contains(shown, "도로")
        shown = screen(data, keys="f Down Space f", **service.variables())
        contains(shown, "1 / 9")
        equal(set(re.findall(r"^[ ▌▏] (사고|공사|기상|재난|기타) ", shown, re.MULTILINE)), {"공사"})
        # The first road after the five kinds.
        shown = screen(
            data, keys="f Down Space Down Down Down Down Space f", **service.variables())
        contains(shown, "1 / 2")
        contains(shown, "경부선")
        lacks(shown, "영동선")
        shown = screen(
            data, keys="f Down Space Down Down Down Down Space a f", lang="en",
            **service.variables())
        contains(shown, "1 / 45")


@test
def incidents_are_asked_for_at_most_once_in_five_seconds():
    with folder() as data, Highway() as service:
        screen(data, keys="R R Wait 2s R R", **service.variables())
        equal(len(service.asked_for("realTimeSms")), 1)
        screen(data, keys="Wait 6s R R", **service.variables())
        equal(len(service.asked_for("realTimeSms")), 3)


@test
def a_refresh_that_takes_its_time_is_shown():
    with folder() as data, Highway("held") as service:
        with start(data, HIGHWAY, lang="en", variables=service.variables()) as session:
            service.wait_for_requests(3)
            session.wait_for_text("Loading incidents…")
            service.release()
            session.wait_for_text("1 / 45")
            quits(session)


@test
def the_tile_counts_the_incidents():
    with folder() as data, Highway() as service:
        screen(data, **service.variables())
        # One number, whole in each width.
        for size in ("80x24", "120x40", "200x50"):
            for lang, words in (("ko", "45건의 돌발상황 "), ("en", "45 incidents ")):
                contains(screen(data, link="home", lang=lang, size=size, **service.variables()), words)


# -- the camera --------------------------------------------------------------------------


@test
def a_camera_is_found_by_one_request_for_the_whole_list():
    with folder() as data, Highway() as service:
        shown = screen(data, keys="Enter Esc Down Enter Esc Down Enter", **service.variables())
        contains(shown, "CCTV 주소")
        equal(len(service.asked_for("cctvInfo")), 1)
        box = urllib.parse.parse_qs(service.asked_for("cctvInfo")[0])
        assert float(box["minX"][0]) < 127.1 and float(box["maxX"][0]) > 128.6, box
        equal(box["cctvType"], ["3"])
        for lang in LANGUAGES:
            shown = screen(data, keys="Enter", lang=lang, **service.variables())
            contains(shown, "[영동선] 문막 & 예시교")
            contains(shown, f"http://127.0.0.1:{service.port}/still/8?token=t0ken")
        picture = screen(
            data, "Enter", "--format", "svg", size="120x30", **service.variables())
        equal(len(re.findall("<image ", picture)), 1)


@test
def an_address_that_has_expired_is_asked_for_once_more():
    with folder() as data, Highway() as service:
        service.behaviours["/still/"] = ["no_still", "good"]
        service.no_still = lambda exchange: exchange.answer(status="401 Unauthorized")
        picture = screen(
            data, "Enter", "--format", "svg", size="120x30", **service.variables())
        contains(picture, "<image ")
        equal(len(service.asked_for("cctvInfo")), 2)
        equal([target.partition("=")[2] for target in service.asked_for("/still/")],
              ["t0ken1", "t0ken2"])
        service.requests.clear()
        service.behaviours["/still/"] = "no_still"
        shown = screen(data, keys="Enter", **service.variables())
        contains(shown, "[영동선] 문막 & 예시교")
        contains(shown, "거부")
        equal(len(service.asked_for("/still/")), 2)


@test
def a_camera_that_shows_nothing_is_a_sentence():
    def shows_none(behaviour):
        with folder() as data, Highway() as service:
            service.behaviours["/still/"] = behaviour
            picture = screen(
                data, "Enter", "--format", "svg", size="120x30", **service.variables())
            if behaviour != "cut_off":
                lacks(picture, "<image ")
            contains(screen(data, keys="Enter", **service.variables()), "문막 &")

    def fails(behaviour):
        with folder() as data, Highway() as service:
            service.behaviours["cctvInfo"] = behaviour
            shown = in_one_line(screen(data, keys="Enter", **service.variables()))
            contains(shown, "문막부근")
            # No list of cameras is a list without cameras.
            assert FAULTS[behaviour] in shown or "1 km 안에 CCTV가 없습니다." in shown, shown

    stills = ("html", "cut_off", "fault", "huge", "elsewhere", "nothing")
    for_each([(behaviour,) for behaviour in stills], shows_none)
    for_each([(behaviour,) for behaviour in FAULTS], fails)
    with folder() as data, Highway() as service:
        contains(screen(data, keys="Enter", **service.variables(key="") |
                        {"GALBI_HIGHWAY_KEY": KEY}), "its.key")


@test
def no_key_and_no_address_of_a_camera_is_in_a_file():
    with folder() as data, folder() as other, Highway() as service:
        record = f"{other}/keys"
        with start(data, HIGHWAY, "--record", record, variables=service.variables()) as session:
            session.wait_for_text("1 / 45")
            session.send("Enter")
            session.wait_for_text("t0ken1")
            quits(session)
        for behaviour in ("good", "no_key", "html", "fault", "quota", "elsewhere", "cut_off"):
            for part in ("cctvInfo", "/still/", "/tmap/", "/openapi/", "eventInfo", "/api/")[
                    : 1 if behaviour == "good" else None]:
                service.behaviours = {part: behaviour}
                screen(data, "Enter", "--restore", **service.variables())
            for link in (ROUTE, REST, f"{HIGHWAY}/road?code=0500"):
                service.behaviours = {"": behaviour}
                screen(data, "Enter", "--restore", link=link, **service.variables())
        assert service.asked_for("/still/")
        assert (pathlib.Path(data) / "galbi.log").stat().st_size > 0
        for kept in (data, other):
            stays_out(kept, KEY, "/still/", "t0ken")
        # The key of the places is in a header.
        for exchange in service.exchanges:
            if service.service(exchange) == "tmap":
                lacks(exchange.target, KEY)
            if service.service(exchange) == "still":
                lacks(exchange.target, KEY)
                equal(exchange.headers.get("appkey"), None)


# -- places and the route ------------------------------------------------------------------


@test
def a_route_from_seoul_to_gangneung_by_keys():
    for lang in LANGUAGES:
        with folder() as data, Highway() as service:
            keys = search("서울", "강릉")
            shown = screen(data, keys=keys, lang=lang, **service.variables())
            contains(shown, {"ko": "2시간 29분 · 224 km · 통행료 11,189원",
                             "en": "2 hr 29 min · 224 km · toll 11,189 won"}[lang])
            contains(shown, {"ko": "1 경부고속도로  2 영동고속도로",
                             "en": "1 Gyeongbu Expressway  2 Yeongdong Expressway"}[lang])
            equal(len(service.asked_for("/tmap/routes")), 1)
            # Only those that one passes.
            contains(shown, {"ko": "서울만남  부산 방향", "en": "서울만남  towards 부산"}[lang])
            shown = screen(data, keys=f"{keys} ]", lang=lang, **service.variables())
            for name in ("여주", "문막", "평창"):
                contains(shown, name)
            lacks(shown, {"ko": "인천 방향", "en": "towards 인천"}[lang])
            contains(screen(data, keys=f"{keys} m", lang=lang, **service.variables()),
                     "© OpenStreetMap")
            shown = screen(data, keys=f"{keys} Enter", lang=lang, **service.variables())
            contains(shown, "서울만남 비빔밥")
            shown = screen(data, keys=f"{keys} a", lang=lang, **service.variables())
            contains(shown, {"ko": "수면실 ○", "en": "Sleeping room ○"}[lang])
            contains(shown, "평창")


@test
def two_names_are_typed_and_all_rest_areas_on_the_way_are_read():
    names = ("서울", "부산")
    heads = {"ko": "경부고속도로", "en": "Gyeongbu Expressway"}
    for size, lang in LOOKS:
        with folder() as data:
            keys = search(*names)
            shown = screen(data, keys, "--offline", size=size, lang=lang)
            contains(shown, f"1 {heads[lang]}")
            assert re.search(r"^[▌▏] 서울만남", shown, re.MULTILINE), shown
            # The last one before Busan, below the head of its road.
            shown = screen(data, f"{keys} End", "--offline", size=size, lang=lang)
            assert re.search(r"^[▌▏] 장유  부산|^[▌▏] 장유  towards 부산", shown, re.MULTILINE), shown
            # In words each key says where it leads.
            words = plain(data, HIGHWAY, keys + "\n]\nq\n", "--offline", lang=lang)
            contains(words, "잠원IC → 신갈JC")
            contains(words, "신갈JC → 여주JC")
    with folder() as data:
        # Each road once, and no more rest areas than there are.
        shown = screen(data, search(*names), "--offline", size="200x50")
        numbers = re.findall(r"^  (\d) \S+고속도로\S* · ", shown, re.MULTILINE)
        equal(numbers, ["1", "2", "3", "4", "5"])


@test
def a_route_without_a_network_knows_no_traffic_and_says_so():
    for lang in LANGUAGES:
        for arguments in ((), ("--offline",)):
            with folder() as data:
                keys = search("서울", "강릉")
                shown = screen(data, keys, *arguments, lang=lang)
                contains(shown, {"ko": "2시간 35분 · 236 km", "en": "2 hr 35 min · 236 km"}[lang])
                contains(shown, {"ko": "교통 상황을 반영하지 않은 예상 시간입니다.",
                                 "en": "an estimate without traffic"}[lang])
                shown = screen(data, f"{keys} ]", *arguments, lang=lang)
                contains(shown, {"ko": "횡성  강릉 방향", "en": "횡성  towards 강릉"}[lang])
                lacks(shown, {"ko": "인천 방향", "en": "towards 인천"}[lang])
                shown = screen(data, f"{keys} ] m", *arguments, lang=lang)
                assert len(re.findall("[\u2801-\u28ff]", shown)) > 50, shown
                shown = screen(data, f"{keys} Enter", *arguments, lang=lang)
                contains(shown, SAMPLES[lang])
                contains(shown, "11,000")


@test
def a_link_is_a_route_in_every_size():
    encoded = f"{HIGHWAY}/route?" + urllib.parse.urlencode({"from": "서울", "to": "강릉"})
    with folder() as data, Highway() as service:
        for size, lang in LOOKS:
            shown = screen(data, link=ROUTE, size=size, lang=lang, **service.variables())
            contains(shown, {"ko": "2시간 26분 · 220 km", "en": "2 hr 26 min · 220 km"}[lang])
            contains(shown, "서울만남")
            equal(screen(data, link=encoded, size=size, lang=lang, **service.variables()), shown)
        shown = screen(data, link=f"{HIGHWAY}/route?from=서울&to=없는곳", **service.variables())
        contains(in_one_line(shown), "‘없는곳’ 검색 결과가 없습니다.")
        contains(screen(data, link=f"{HIGHWAY}/route?by=x", **service.variables()), "‘by=x’ 값을 알 수 없습니다.")


@test
def a_strip_ends_at_its_ends_and_a_mark_of_the_map_is_a_row():
    with folder() as data, Highway() as service:
        for keys in ("]", "] ]", "] ] [ ]"):
            shown = screen(data, keys, link=ROUTE, **service.variables())
            assert re.search(r"^[▌▏] 덕평자연  양방향", shown, re.MULTILINE), shown
        shown = screen(data, "] [ [", link=ROUTE, **service.variables())
        assert re.search(r"^[▌▏] 서울만남", shown, re.MULTILINE), shown
        # The next mark of the map is the row that is selected when the list is back.
        shown = screen(data, "] Down m m", link=ROUTE, **service.variables())
        selected = re.search(r"^[▌▏] (\S+)", shown, re.MULTILINE)[1]
        shown = screen(data, "] Down m n m", link=ROUTE, **service.variables())
        assert re.search(r"^[▌▏] (\S+)", shown, re.MULTILINE)[1] != selected, shown


@test
def what_has_no_route_is_a_sentence():
    for lang in LANGUAGES:
        with folder() as data, Highway() as service:
            shown = screen(data, keys=search("서울역", "서울역"), lang=lang, **service.variables())
            contains(in_one_line(shown), {"ko": "너무 가깝습니다.", "en": "are too close."}[lang])
            for behaviour, sentence in {
                "too_near": {"ko": "너무 가깝습니다.", "en": "are too close."},
                "no_road": {"ko": "길이 없습니다.", "en": "No road leads there"},
            }.items():
                service.behaviours = {"/tmap/routes": behaviour}
                contains(in_one_line(screen(data, link=ROUTE, lang=lang, **service.variables())),
                         sentence[lang])


@test
def a_service_of_routes_that_fails_leaves_the_network_of_the_program():
    sentences = FAULTS | {"no_key": "places.key", "quota": "요청이 너무 많아", "bare_refusal": "(400)"}
    for behaviour in ("exception", "null_list", "no_list", "nothing"):
        del sentences[behaviour]

    def fails(behaviour, sentence):
        with folder() as data, Highway() as service:
            service.behaviours = {"/tmap/routes": behaviour}
            shown = in_one_line(screen(data, link=ROUTE, **service.variables()))
            contains(shown, "2시간 35분 · 236 km")
            contains(shown, "교통 상황을 반영하지 않은")
            contains(shown, sentence)

    for_each(sentences.items(), fails)


@test
def a_service_of_places_that_fails_leaves_the_places_of_the_program():
    def fails(behaviour):
        with folder() as data, Highway() as service:
            service.behaviours = {"/tmap/pois": behaviour}
            shown = in_one_line(screen(data, keys='w "강릉"', **service.variables()))
            # Nothing found is no fault of the service.
            if behaviour != "nothing":
                contains(shown, "강릉")
                assert re.search(r"서비스|서버|연결|키", shown), shown
            if behaviour == "no_key":
                contains(shown, "places.key")

    behaviours = ("no_key", "quota", "fault", "html", "garbled", "nothing", "cut_off")
    for_each([(behaviour,) for behaviour in behaviours], fails)


@test
def half_composed_hangul_and_initials_find_places():
    with folder() as data:
        for text in ("강르", "ㄱㄹ", "강릉"):
            for lang in LANGUAGES:
                shown = screen(data, f'w "{text}"', "--offline", lang=lang)
                contains(shown, "강릉")
        path = pathlib.Path(data) / "mine.csv"
        path.write_text("이름,주소,위도,경도\n초당순두부마을,강원 강릉시 초당동,37.79,128.91\n")
        equal(run("places", "import", str(path), "--data", data).returncode, 0)
        for text in ("초당순두", "ㅊㄷㅅㄷㅂ", "초당순ㄷ"):
            contains(screen(data, f'w "{text}"', "--offline"), "초당순두부마을")
        contains(screen(data, 'w "xyzzy"', "--offline", lang="en"), "No place matches")


@test
def a_newer_text_wins_over_a_late_answer():
    with folder() as data, Highway() as service:
        service.behaviours["/tmap/pois"] = ["held", "good"]
        with start(data, f"{HIGHWAY}/route", variables=service.variables() | IMPATIENT) as session:
            session.wait_for_text("휴게소 이름이나 초성")
            session.send("대전")
            service.wait_for_requests(1, "/tmap/pois")
            session.send("C-u", "강릉")
            session.wait_for_text("강릉역")
            service.release("/tmap/pois")
            # The late answer has come when that to the next text is there.
            session.send("C-u", "부산")
            session.wait_for_text("부산역")
            lacks(session.screen.text(), "대전역")
            session.send("C-u", "강릉")
            session.wait_for_text("강릉역")
            lacks(session.screen.text(), "대전역")
            session.send("Enter")
            session.wait_for_text("출발  강릉역")
            session.send("Esc")
            session.wait_for_text("1 / 45")
            quits(session)
        words = [exchange.query["searchKeyword"] for exchange in service.exchanges
                 if exchange.path == "/tmap/pois"]
        equal((words[0], words[-1]), (["대전"], ["강릉"]))


@test
def recent_places_are_kept_and_forgotten():
    with folder() as data, Highway() as service:
        for place in ("서울역", "부산역", "강릉역", "서울역"):
            screen(data, keys=f'w "{place}" Enter', **service.variables())
        shown = screen(data, keys="w", **service.variables())
        contains(shown, "최근 검색 기록")
        equal(re.findall(r"^[ ▌▏] +(\S+역) ", shown, re.MULTILINE), ["서울역", "강릉역", "부산역"])
        shown = screen(data, keys="w Down d", **service.variables())
        lacks(shown, "강릉역")
        contains(shown, "부산역")
        contains(screen(data, keys="w", lang="en", **service.variables()), "Recent places")
        shown = screen(data, keys="w Down D", **service.variables())
        lacks(shown, "부산역")
        lacks(screen(data, keys="w", **service.variables()), "최근 검색 기록")


@test
def the_start_is_that_of_the_settings():
    with folder() as data, Highway() as service:
        shown = screen(data, link=f"{HIGHWAY}/route", lang="en", **service.variables())
        contains(shown, "From ▌name of a place")
        # A start that is chosen is for one route, until S makes it that of all.
        contains(screen(data, keys='w "서울역" Enter', **service.variables()), "서울역")
        equal(run("config", "get", "location", "--data", data).stdout, "none\n")
        contains(screen(data, keys=search("서울역", "강릉") + " S", **service.variables()), "서울역")
        done = run("config", "get", "location", "--data", data, "--lang", "en")
        contains(done.stdout, "서울역")
        shown = screen(data, link=f"{HIGHWAY}/route", **service.variables())
        contains(shown, "출발  서울역")
        contains(screen(data, link="profile", size="120x50", **service.variables()), "서울역")
        equal(run("config", "set", "location", "37.498,127.0276 강남역", "--data", data).returncode, 0)
        contains(screen(data, link=f"{HIGHWAY}/route", **service.variables()), "강남역")


# -- rest areas ----------------------------------------------------------------------------


@test
def a_rest_area_is_shown_by_its_link_in_both_languages_and_every_size():
    with folder() as data, Highway() as service:
        for size, lang in LOOKS:
            service.requests.clear()
            shown = screen(data, link=REST, size=size, lang=lang, **service.variables())
            contains(shown, {"ko": "서울만남휴게소", "en": "서울만남 rest area"}[lang])
            contains(shown, " 7,000")
            # The specialty is the first.
            contains(re.search(r"^.*7,000.*$", shown, re.MULTILINE)[0], "▌ 서울만남 비빔")
            for part in ("restBestfoodList", "restConvList", "restBrandList"):
                equal(len(service.asked_for(part)), 1)
            tab = screen(data, "Right", link=REST, lang=lang, **service.variables())
            contains(tab, "00:00 ~ 24:00")
            tab = screen(data, "Right Right", link=REST, lang=lang, **service.variables())
            contains(tab, {"ko": "예시커피", "en": "Sample Coffee"}[lang])
            contains(tab, "08:00 ~ 22:00")
            tab = screen(data, "Right Right Right", link=REST, lang=lang, **service.variables())
            contains(tab, {"ko": "1,600원", "en": "1,600 won"}[lang])
            contains(tab, "알뜰")
            contains(tab, "02-000-0000")
        contains(screen(data, link=f"{HIGHWAY}/rest/nowhere", **service.variables()), "항목을 찾을 수 없어")


@test
def each_part_of_a_rest_area_fails_by_itself():
    parts = {
        "restBestfoodList": ("", "비빔밥"), "restConvList": ("Right", "00:00"),
        "restBrandList": ("Right Right", "예시커피"), "curStateStation": ("Left", "1,600원"),
    }

    def fails(failing):
        with folder() as data, Highway() as service:
            service.behaviours[failing] = "fault"
            for part, (keys, value) in parts.items():
                shown = in_one_line(screen(data, keys, link=REST, **service.variables()))
                if part == failing:
                    contains(shown, "(500)")
                    contains(shown, "R을 눌러 다시 시도해 주세요.")
                    lacks(shown, value)
                else:
                    contains(shown, value)
                    lacks(shown, "(500)")

    def stays(behaviour, sentence):
        with folder() as data, Highway() as service:
            screen(data, link=REST, **service.variables())
            service.behaviours["restBestfoodList"] = behaviour
            shown = screen(data, link=REST, now=LATER, **service.variables())
            contains(shown, "비빔밥")
            contains(Page(shown).head, "5분 전")
            contains(in_one_line(shown), sentence)

    for_each([(part,) for part in parts], fails)
    for_each(FAULTS.items(), stays)


@test
def the_company_and_the_prices_fail_by_themselves():
    with folder() as data, Highway() as service:
        # The price list names no company for the third of the rest areas: 죽전(서울).
        service.behaviours["lpgServiceAreaInfo"] = "fault"
        shown = screen(data, link=f"{HIGHWAY}/rest", size="200x50", **service.variables())
        contains(shown, " 1,602 ")


@test
def odd_prices_and_shapes_are_understood():
    for behaviour in ("xml", "as_text", "as_numbers", "cp949", "hostile", "chunked", "packed"):
        with folder() as data, Highway() as service:
            service.behaviours["/openapi/"] = behaviour
            shown = screen(data, link=REST, **service.variables())
            contains(shown, " 7,000")
            lacks_controls(shown)
            shown = screen(data, "Left", link=REST, **service.variables())
            contains(shown, "1,600원")
            contains(shown, "980원")
            lacks_controls(shown)
    with folder() as data, Highway() as service:
        service.behaviours["/openapi/"] = "unpriced"
        lacks(screen(data, link=REST, **service.variables()), "원\n")
        lacks(screen(data, "Left", link=REST, **service.variables()), "X")
    with folder() as data, Highway() as service:
        service.behaviours["/openapi/"] = "single"
        contains(screen(data, link=REST, **service.variables()), "한우국밥")


@test
def rest_areas_are_filtered_by_what_they_have():
    with folder() as data, Highway() as service:
        for size, lang in LOOKS:
            shown = screen(data, link=f"{HIGHWAY}/rest", size=size, lang=lang, **service.variables())
            contains(shown, {"ko": "경부고속도로  30", "en": "Gyeongbu Expressway  30"}[lang])
        shown = screen(data, "f Space f", link=f"{HIGHWAY}/rest", **service.variables())
        contains(shown, "수면실 ●")
        assert int(re.search(r"경부고속도로  (\d+)", shown)[1]) < 30, shown
        # Those of which the service says that they have a sleeping room.
        contains(shown, "통도사")
        lacks(shown, "언양")


@test
def a_station_is_asked_for_once_and_four_at_a_time():
    with folder() as data, Highway() as service, concurrent.futures.ThreadPoolExecutor() as pool:
        service.behaviours = {"curStateStation": "held"}
        drawing = pool.submit(
            lambda: screen(data, link=f"{HIGHWAY}/rest", size="200x50", **service.variables()))
        for count in range(4, 12):
            service.wait_for_requests(count, "curStateStation")
            service.release_one()
        service.release()
        contains(drawing.result(), " 1,619 ")
        # One question for the stations of both directions.
        asked = names(service)
        assert len(asked) > 20, asked
        equal(len(asked), len(set(asked)))
        equal(service.most_waiting, 4)


# -- roads and travel times ------------------------------------------------------------------


@test
def a_road_has_its_interchanges_in_order_and_one_request_for_cameras():
    with folder() as data, Highway() as service:
        for size, lang in LOOKS:
            service.requests.clear()
            shown = screen(
                data, link=f"{HIGHWAY}/road?code=0500", size=size, lang=lang, **service.variables())
            contains(shown, {"ko": "강릉 방향  인천 → 강릉", "en": "towards 강릉  인천 → 강릉"}[lang])
            kilometres = [float(each) for each in re.findall(r"(\d+\.\d) km  \S+(?:IC|JC|TG)", shown)]
            equal(kilometres, sorted(kilometres))
            # The incidents beside it have a box of their own.
            equal(len(service.asked_for("minX=126.72")), 1)
        shown = screen(data, "d", link=f"{HIGHWAY}/road?code=0500", **service.variables())
        contains(shown, "인천 방향  강릉 → 인천")
        kilometres = [float(each) for each in re.findall(r"(\d+\.\d) km  \S+(?:IC|JC|TG)", shown)]
        equal(kilometres, sorted(kilometres, reverse=True))
        service.requests.clear()
        shown = screen(
            data, f"{'Down ' * 15}Enter", link=f"{HIGHWAY}/road?code=0500", **service.variables())
        contains(shown, "신갈JC & 예시교")
        contains(shown, "/still/4?token=")
        equal(len(service.asked_for("cctvInfo")), 1)
        mistyped = screen(data, link=f"{HIGHWAY}/road?code=9999", **service.variables())
        contains(mistyped, "‘code=9999’ 값을 찾을 수 없어 가장 가까운 화면을 열었습니다.")
        contains(mistyped, "경부고속도로")
        contains(screen(data, link=f"{HIGHWAY}/road", **service.variables()), "경부고속도로")
        contains(screen(data, "", "--offline", link=f"{HIGHWAY}/road?code=0500"), "서창JC")


@test
def travel_times_are_average_least_and_most_with_their_age():
    link = f"{HIGHWAY}/times?from=101&to=103"
    with folder() as data, Highway() as service:
        for size, lang in LOOKS:
            shown = screen(data, link=link, size=size, lang=lang, **service.variables())
            for word in {"ko": ("평균", "최소", "최대"), "en": ("Average", "Shortest", "Longest")}[lang]:
                contains(shown, word)
            contains(shown, {"ko": "분", "en": "min"}[lang])
        shown = screen(data, link=link, **service.variables())
        # The last slot is three hours old; a sum of an hour has no minutes.
        contains(shown, "11:55")
        contains(shown, "3시간")
        slots = re.findall(r"^[ ▌▏] +(\d+:\d\d)\b", shown, re.MULTILINE)
        equal(len(slots), len(set(slots)))
        asked = urllib.parse.parse_qs(service.asked_for("realUnitTrtm")[0])
        equal((asked["iStartUnitCode"], asked["iEndUnitCode"]), (["101"], ["103"]))
        for behaviour, sentence in FAULTS.items():
            service.behaviours = {"realUnitTrtm": behaviour}
            shown = in_one_line(screen(data, link=link, now=LATER, **service.variables()))
            contains(shown, sentence)
            contains(shown, "평균")
        service.behaviours = {}
        for behaviour in ("xml", "as_text", "as_numbers"):
            with folder() as other:
                service.behaviours = {"realUnitTrtm": behaviour}
                contains(screen(other, link=link, **service.variables()), "11:55")
    with folder() as data:
        contains(screen(data, "", "--offline", link=link), SAMPLES["ko"])


# -- words, the place, commands ----------------------------------------------------------------


@test
def they_are_said_in_words():
    with folder() as data, Highway() as service:
        said = plain(data, HIGHWAY, "Down\nEnter\nq\n", lang="en", **service.variables())
        contains(said, "Accident, 영동선 towards 강릉, 횡성 → 평창, lane 2")
        contains(said, "Source: ITS Korea")
        said = plain(data, ROUTE, "]\nDown\nq\n", **service.variables())
        contains(said, "2시간 26분 · 220 km")
        # Those of the direction of travel in its order.
        places = [said.index(name) for name in (
            "서울만남휴게소 13.2 km", "여주휴게소 75.7 km", "평창휴게소 16")]
        equal(places, sorted(places))
        contains(said, "고속도로 2 영동고속도로 · 신갈JC → 대관령IC · 강릉 방향, 2 / 2")
        said = plain(data, REST, "Right\nRight\nRight\nq\n", lang="en", **service.variables())
        contains(said, "서울만남 비빔밥")
        contains(said, "Speciality, 7,000 won")
        contains(said, "Petrol 1,600 won")
        lacks_controls(said)


@test
def the_place_is_kept():
    with folder() as data, Highway() as service:
        screen(data, "] Down", "--restore", link=ROUTE, **service.variables())
        done = headless(data, "--restore", **service.variables())
        contains(done.stdout, "2시간 26분 · 220 km")
        contains(done.stdout, "출발  서울")
        screen(data, "f Down Space f Down", "--restore", **service.variables())
        done = headless(data, "--restore", **service.variables())
        contains(done.stdout, "2 / 9")
        screen(data, "Right Right Right", "--restore", link=REST, **service.variables())
        contains(headless(data, "--restore", **service.variables()).stdout, "1,600원")


@test
def the_palette_finds_the_highway_and_the_route():
    with folder() as data, Highway() as service:
        for lang, words in {"ko": ("고속도로", "경로"), "en": ("Highway", "Route")}.items():
            for word in words:
                contains(
                    screen(data, f'C-p "{word}"', link="home", lang=lang, **service.variables()), word)
        shown = screen(data, 'C-p "고속도로" Enter', link="home", **service.variables())
        contains(shown, "1 / 45")


# -- terminals ---------------------------------------------------------------------------------


@test
def tmux_shows_the_route_and_its_map():
    for size in ((80, 24), (200, 50)):
        for lang in LANGUAGES:
            with folder() as data, Highway() as service:
                argv = [BINARY, ROUTE, "--lang", lang, "--data", data]
                with Tmux(argv, *size, environment(**service.variables())) as session:
                    session.wait_for(
                        lambda lines: any("220 km" in line for line in lines), "the route")
                    session.send("m")
                    # A wide window has the map of the incidents beside the route until then.
                    session.wait_for(
                        lambda lines: "◆" in "".join(lines) and sum(
                            len(re.findall("[\u2801-\u28ff]", line)) for line in lines) > 80,
                        "the map of the route")
                    session.send("m")
                    session.send("Enter")
                    session.wait_for(
                        lambda lines: any("비빔밥" in line for line in lines), "the rest area")
                    session.send("q")
                    equal(session.wait_for_exit(), 0)


test.end()
