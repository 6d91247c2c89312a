"""The whole walk through the app in tmux, with real ncurses, in both languages and three sizes."""

import re

from ..harness.galbi import BINARY, Tests, environment, equal, folder, user
from ..harness.screen import before, width
from ..harness.tmux_session import Tmux
from ..services.people import Service

DRIVES = "Galbi"

test = Tests()
NOW = "2026-11-21T09:00:00Z"
LATER = "2026-11-21T09:03:00Z"
NAMES = ["Mina Holt", "Noah Williams", "Daan de Vries"]
RENAMED = ["Émile Roux", *NAMES[1:]]
# The blank columns at each side of a screen, and of what stands beside it; a narrow screen has one.
INSET = 2

# The screens of the walk: `<>` is blank space as wide as it has to be, `---` a rule over the whole
# width, `~` rows that are blank, `<bar>` a bar that moves. Row 1 stands without the user's name, and
# a list without what is beside it.
ENGLISH = {
    "loading": """\
  Galbi
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {none}
  Loading people…
  <bar>
~
---
  {loading}""",
    "home": """\
  Galbi<>just now
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {head}
{first}
~
---
  {home}""",
    "down": """\
  Galbi<>just now
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {head}
{second}
~
---
  {home}""",
    "detail": """\
  Mina Holt<>just now
  Home › Mina Holt
---
▌ Name      Mina Holt
  Username  user000
  Email     p0@example.org
  Age       5  Child
  Country   NL
  Phone     010-0000-0000
~
---
  {detail}""",
    "detail without region": """\
  Mina Holt<>just now
  Home › Mina Holt
---
▌ Name      Mina Holt
  Username  user000
  Email     p0@example.org
  Age       5  Child
  Phone     010-0000-0000
~
---
  {detail}""",
    "home without region": """\
  Galbi<>just now
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {bare}
{unsorted}
~
---
  {home}""",
    "refreshed": """\
  Galbi<>just now
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {bare}
{renamed}
~
---
  {home}""",
    "offline": """\
  Galbi<>just now · offline
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {bare}
{renamed}
~
{failed}
---
  {home}""",
    "stored": """\
  Galbi<>3 min ago
 ▏1 Home   2 SuperPay   3 Profile
---
{tiles}
  {bare}
{renamed}
~
---
  {home}""",
    "help": [
        "─ Help ─", "/          Search", "r          Country", "R          Refresh",
        "f          Favourite", "v          Switch list", "Space      Select", "u          Undo",
        "U Ctrl-R   Redo", "C          Clear downloads", "Enter      Open", "↓ j        Down",
        "↑ k        Up", "PgDn       Page down", "PgUp       Page up", "Ctrl-D     Half a page down",
        "Ctrl-U     Half a page up", "Home g     First", "End G      Last", "1          Home",
        "2          SuperPay", "3          Profile", "Ctrl-→     Next tab", "Ctrl-←     Previous tab",
        "q          Quit", "F9         Turn mouse off", "Ctrl-P     Search all", "? F1       Help",
    ],
}
ENGLISH_PARTS = {
    80: {
        "tiles": "  SuperTaxi\n  0 rides in Nov\n",
        "none": "People<>Country ●   Recent   Favourites",
        "head": "People  3<>Country ●   Recent   Favourites",
        "bare": "People  3<>Country ○   Recent   Favourites",
        "loading": "Esc cancel  r country  q quit  Ctrl-P search all  ? help",
        "home": "↑↓ move  Enter open  / search  r country  R refresh  Ctrl-P search all  ?",
        "detail": "Esc back  m MOVE  e edit  f favourite  r country  Ctrl-P search all  ? help",
        "failed": "  Refresh failed: No internet connection. Showing data from just now.",
    },
    200: {
        "tiles": "  SuperTaxi\n  0 rides in Nov\n",
        "none": "People<>Country ●   Recent   Favourites",
        "head": "People  3<>Country ●   Recent   Favourites",
        "bare": "People  3<>Country ○   Recent   Favourites",
        "loading": "Esc cancel  r country  q quit  Ctrl-P search all  ? help",
        "home": "↑↓ move  Enter open  / search  r country  R refresh  f favourite  v switch list  Space select"
                "  C clear downloads  q quit  Ctrl-P search all  ? help",
        "detail": "Esc back  m MOVE  e edit  f favourite  r country  q quit  Ctrl-P search all  ? help",
        "failed": "  Refresh failed: No internet connection. Showing data from just now.",
    },
    40: {
        "tiles": "   SuperTaxi",
        "none": "People<>Country ●",
        "head": "People  3<>Country ●",
        "bare": "People  3<>Country ○",
        "loading": "Esc cancel  r  q  Ctrl-P  ? help",
        "home": "↑↓  Enter  /  r  R  f  v  ? help",
        "detail": "Esc  m  e  f  r  q  Ctrl-P  ? help",
        "failed": "  Refresh failed: No internet\n  connection.",
    },
}
KOREAN = {
    "loading": """\
  갈비
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {none}
  사람 목록을 불러오는 중입니다.
  <bar>
~
---
  {loading}""",
    "home": """\
  갈비<>방금 전
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {head}
{first}
~
---
  {home}""",
    "down": """\
  갈비<>방금 전
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {head}
{second}
~
---
  {home}""",
    "detail": """\
  Mina Holt<>방금 전
  홈 › Mina Holt
---
▌ 이름         Mina Holt
  사용자 이름  user000
  이메일       p0@example.org
  나이         5  어린이
  국가         NL
  전화         010-0000-0000
~
---
  {detail}""",
    "detail without region": """\
  Mina Holt<>방금 전
  홈 › Mina Holt
---
▌ 이름         Mina Holt
  사용자 이름  user000
  이메일       p0@example.org
  나이         5  어린이
  전화         010-0000-0000
~
---
  {detail}""",
    "home without region": """\
  갈비<>방금 전
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {bare}
{unsorted}
~
---
  {home}""",
    "refreshed": """\
  갈비<>방금 전
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {bare}
{renamed}
~
---
  {home}""",
    "offline": """\
  갈비<>방금 전 · 오프라인
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {bare}
{renamed}
~
{failed}
---
  {home}""",
    "stored": """\
  갈비<>3분 전
 ▏1 홈   2 슈퍼페이   3 프로필
---
{tiles}
  {bare}
{renamed}
~
---
  {home}""",
    "help": [
        "─ 도움말 ─", "/          검색", "r          국가", "R          새로 고침", "f          즐겨찾기",
        "v          목록 바꾸기", "Space      선택", "u          되돌리기", "U Ctrl-R   다시 실행",
        "C          다운로드한 데이터 삭제", "Enter      열기", "↓ j        아래로", "↑ k        위로",
        "PgDn       한 페이지 아래로", "PgUp       한 페이지 위로", "Ctrl-D     반 페이지 아래로", "Ctrl-U     반 페이지 위로",
        "Home g     처음", "End G      끝", "1          홈", "2          슈퍼페이", "3          프로필",
        "Ctrl-→     다음 탭", "Ctrl-←     이전 탭", "q          종료", "F9         마우스 끄기", "Ctrl-P     전체 검색",
        "? F1       도움말",
    ],
}
KOREAN_PARTS = {
    80: {
        "tiles": "  슈퍼택시\n  0회 · 11월\n",
        "none": "사람<>국가 ●   최근   즐겨찾기",
        "head": "사람  3<>국가 ●   최근   즐겨찾기",
        "bare": "사람  3<>국가 ○   최근   즐겨찾기",
        "loading": "Esc 취소  r 국가  q 종료  Ctrl-P 전체 검색  ? 도움말",
        "home": "↑↓ 이동  Enter 열기  / 검색  r 국가  R 새로 고침  Ctrl-P 전체 검색  ? 도움말",
        "detail": "Esc 뒤로  m MOVE  e 편집  f 즐겨찾기  r 국가  q 종료  Ctrl-P 전체 검색  ?",
        "failed": "  새로 고침 실패: 인터넷에 연결되어 있지 않습니다. 방금 전 데이터입니다.",
    },
    200: {
        "tiles": "  슈퍼택시\n  0회 · 11월\n",
        "none": "사람<>국가 ●   최근   즐겨찾기",
        "head": "사람  3<>국가 ●   최근   즐겨찾기",
        "bare": "사람  3<>국가 ○   최근   즐겨찾기",
        "loading": "Esc 취소  r 국가  q 종료  Ctrl-P 전체 검색  ? 도움말",
        "home": "↑↓ 이동  Enter 열기  / 검색  r 국가  R 새로 고침  f 즐겨찾기  v 목록 바꾸기  Space 선택"
                "  C 다운로드한 데이터 삭제  q 종료  Ctrl-P 전체 검색  ? 도움말",
        "detail": "Esc 뒤로  m MOVE  e 편집  f 즐겨찾기  r 국가  q 종료  Ctrl-P 전체 검색  ? 도움말",
        "failed": "  새로 고침 실패: 인터넷에 연결되어 있지 않습니다. 방금 전 데이터입니다.",
    },
    40: {
        "tiles": "   슈퍼택시",
        "none": "사람<>국가 ●   최근   즐겨찾기",
        "head": "사람  3<>국가 ●   최근   즐겨찾기",
        "bare": "사람  3<>국가 ○   최근   즐겨찾기",
        "loading": "Esc 취소  r 국가  q  Ctrl-P  ? 도움말",
        "home": "↑↓  Enter  /  r  R  f  v  ? 도움말",
        "detail": "Esc  m  e  f  r  q  Ctrl-P  ? 도움말",
        "failed": "  새로 고침 실패: 인터넷에 연결되어 있지\n  않습니다. 방금 전 데이터입니다.",
    },
}


def people(child, titles):
    """The rows of the people: under their countries, and in the columns of a wide window."""
    mina, noah, daan = NAMES
    emile = RENAMED[0]
    facts = {mina: ("NL", 0), emile: ("NL", 0), noah: ("US", 1), daan: ("GB", 2)}

    def rows(names, chosen):
        return [f"{'▌' if name == chosen else ' '} {child[0]}{name}" for name in names]

    def table(names, chosen, has_countries):
        head, cells = titles[has_countries]
        return "\n".join([head] + [
            cells.format(
                "▌" if name == chosen else " ", name, child[1], facts[name][0], 5 + facts[name][1],
                f"p{facts[name][1]}@example.org")
            for name in names])

    countries = [daan, mina, noah]

    def under_countries(chosen):
        return "\n".join(
            line for name, row in zip(countries, rows(countries, chosen))
            for line in (f"  {facts[name][0]}  1", row))

    lists = {
        "first": (countries, daan, True), "second": (countries, mina, True),
        "unsorted": ([mina, noah, daan], mina, False),
        "renamed": ([emile, noah, daan], emile, False),
    }
    narrow = {
        name: under_countries(chosen) if has_countries else "\n".join(rows(names, chosen))
        for name, (names, chosen, has_countries) in lists.items()}
    return {80: narrow, 40: narrow, 200: {name: table(*list) for name, list in lists.items()}}


for parts, rows in (
    (ENGLISH_PARTS, people(("Child       ", "Child"), {
        True: (
            "  Name                        Generation   Country      Age  Email",
            "{} {:24}    {:11}  {}         {:>5}  {}"),
        False: (
            "  Name                             Generation     Age  Email",
            "{} {:31}  {:11}  {:.0}{:>5}  {}"),
    })),
    (KOREAN_PARTS, people(("어린이 ", "어린이"), {
        True: (
            "  이름                           세대    국가      나이  이메일",
            "{} {:24}       {}  {}      {:>6}  {}"),
        False: (
            "  이름                               세대      나이  이메일",
            "{} {:33}  {}  {:.0}{:>6}  {}"),
    })),
):
    for size, texts in rows.items():
        parts[size].update(texts)
LANGUAGES = {"en": (ENGLISH, ENGLISH_PARTS), "ko": (KOREAN, KOREAN_PARTS)}


def columns_of(text):
    return sum(width(character) for character in text)


def list_end(columns):
    """The column behind a list with its selection at the right, which has two insets and one column before it."""
    return INSET + (columns - 4 * INSET - 1) // 2


def narrowed(line):
    """A row of a picture in an inset of one column, in which only the rows of lists stay where they are."""
    if re.match("[▌ ] (Child|어린이) ", line):
        return line
    return "▌" + line[2:] if line.startswith("▌ ") else line.removeprefix(" ")


def laid_out(picture, columns, rows, parts):
    """The rows of a picture at that size, without blanks at their ends."""
    lines = picture.format_map(parts).split("\n")
    blank = lines.index("~")
    # What finds no room is the end of the content.
    lines[blank : blank + 1] = [""] * (rows - len(lines) + 1)
    del lines[blank - max(len(lines) - rows, 0) : blank]
    # From 100 columns on a list has the left half, with its selection at the right.
    has_pane = columns >= 100 and "{loading}" not in picture and any(
        "▌" in line for line in lines[2:])
    inset = 1 if columns < 60 else INSET
    for index, line in enumerate(lines):
        left, gap, right = (narrowed(line) if inset == 1 else line).partition("<>")
        if gap:
            end = list_end(columns) if has_pane and index > 0 else columns - inset
            left += " " * (end - columns_of(left) - columns_of(right)) + right
        lines[index] = "─" * columns if line == "---" else left
    return lines


def without_pane(lines, columns):
    """The rows with nothing right of a list, and any moving bar at its start."""
    if columns >= 100:
        lines = [
            before(line, list_end(columns)) if 3 <= index < len(lines) - 2 else line
            for index, line in enumerate(lines)]
    left = [line.rstrip() for line in lines]
    return [re.sub("^( +)[─█]*█[─█]*$", r"\1<bar>", line) for line in left]


def without_more_tiles(lines, count):
    """The rows with the first tile alone, which has so many, and of it what stands first in each."""
    return [
        re.sub(r"(?<=\S)  .*", "", line) if 3 <= index < 3 + count else line
        for index, line in enumerate(lines)]


def without_bar(lines):
    """The rows without the bar that shows the place in a list."""
    return [line.replace("┃", " ").rstrip() for line in lines]


def without_user(lines):
    """The rows with nobody's name in row 1, but blanks in its place."""
    name = user()
    head = lines[0].removesuffix(name).rstrip()
    at = head.rfind(f"{name} · ")
    if at >= 0:
        gap = " " * (columns_of(name) + 3)
        head = head[:at] + gap + head[at + len(name) + 3 :]
    return [head, *lines[1:]]


def speaks(language, lines):
    """Nothing on the screen is in the other language, but data and the names of keys."""
    text = "\n".join(without_user(lines))
    if language == "en":
        others = re.findall(r"[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]+", text)
    else:
        text = re.sub(r"user\d+|[\w@]*xample\.org", "", text)
        for data in (*NAMES, *RENAMED):
            # A sheet may cover the end of a name, or its start.
            for end in range(len(data), 3, -1):
                text = text.replace(data[:end], "").replace(data[-end:], "")
        # Countries; what the action of that name is called; and keys that have a name, or a single letter.
        known = {
            "GB", "NL", "US", "MOVE", "Enter", "Esc", "PgDn", "PgUp", "Home", "End", "Space",
            "Tab", "Ctrl", "Shift",
        }
        others = [word for word in re.findall(r"[^\W\d_ㄱ-ㆎ가-힣]{2,}", text) if word not in known]
    if others:
        raise AssertionError(f"{others} in\n{text}")


class Walk:
    """One launch of the app in tmux, and what its screens have to be."""

    def __init__(self, language, columns, rows, data, url, now):
        self.language, self.columns, self.rows = language, columns, rows
        self.pictures, parts = LANGUAGES[language]
        self.parts = parts[columns]
        self.tmux = Tmux(
            [BINARY, "--lang", language, "--data", data, "--now", now], columns, rows,
            environment(url, TERM="screen-256color"))

    def __enter__(self):
        self.tmux.__enter__()
        return self

    def __exit__(self, *fault):
        self.tmux.__exit__(*fault)

    def shows(self, name, *keys):
        """After `keys` the screen is that picture."""
        if keys:
            self.tmux.send(*keys)
        expected = laid_out(self.pictures[name], self.columns, self.rows, self.parts)
        columns = self.columns if name != "loading" else 0
        tile = len(self.parts["tiles"].rstrip().split("\n"))

        def found(lines):
            lines = without_pane(without_user(without_bar(lines)), columns)
            return without_more_tiles(lines, tile) == expected

        lines = self.tmux.wait_for(found, "\n".join([f"the screen “{name}”", *expected]))
        speaks(self.language, lines)

    def shows_detail(self, name, *keys):
        """The same for a detail, which on a wide screen stands right of the list."""
        if keys:
            self.tmux.send(*keys)
        wanted = laid_out(self.pictures[name], self.columns, self.rows, self.parts)
        wanted = [line for line in wanted if line]

        def found(lines):
            lines = without_bar(lines)
            if self.columns < 100:
                shown = without_user(lines)
            else:
                start = list_end(self.columns) + INSET + 1
                beside = [line[len(before(line, start)):].rstrip() for line in lines[6:-2]]
                shown = without_user(lines[:3]) + beside + lines[-2:]
            return [line for line in shown if line] == wanted

        lines = self.tmux.wait_for(found, "\n".join([f"the detail “{name}”", *wanted]))
        speaks(self.language, lines)

    def shows_help(self):
        """The help names every key, on a small screen its last ones after End."""
        entries = self.pictures["help"]
        room = {12: 3, 24: 9}.get(self.rows, len(entries))
        self.shows_in_help(entries[:room], "?")
        self.shows_in_help(entries[-room + 1 :], "End")

    def shows_in_help(self, entries, key):
        self.tmux.send(key)
        lines = self.tmux.wait_for(
            lambda lines: all(entry in "\n".join(lines) for entry in entries),
            "\n".join(["the help with", *entries]))
        speaks(self.language, lines)


def walk(language, columns, rows):
    with folder() as data, Service("held", NAMES, count=3) as service:
        with Walk(language, columns, rows, data, service.url, NOW) as app:
            app.shows("loading")
            service.release()
            app.shows("home")
            app.shows("down", "Down")
            app.shows_detail("detail", "Enter")
            app.shows_detail("detail without region", "r")
            app.shows("home without region", "Escape")
            service.names = RENAMED
            app.shows("refreshed", "R")
            service.stop()
            app.shows("offline", "R")
            app.shows_help()
            app.shows("offline", "Escape")
            app.tmux.send("q")
            equal(app.tmux.wait_for_exit(), 0)
        equal(len(service.requests), 2)
        with Walk(language, columns, rows, data, service.url, LATER) as app:
            app.shows("stored")
            app.tmux.send("C-c")
            equal(app.tmux.wait_for_exit(), 130)


for language, name in (("ko", "korean"), ("en", "english")):
    for columns, rows in ((80, 24), (200, 50), (40, 12)):

        def whole_walk(language=language, columns=columns, rows=rows):
            walk(language, columns, rows)

        whole_walk.__name__ = f"the_whole_walk_in_{name}_at_{columns}x{rows}"
        test(whole_walk)

test.end()
