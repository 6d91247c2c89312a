"""The pictures of the README: what the app draws must be what they show.

`python3 -m Tests.EndToEnd.scripts.golden --update` draws them anew.
"""

import re
import sys

from ..harness.galbi import NOW, ROOT, Tests, folder, headless, run
from ..services.people import Service, described

DRIVES = "Galbi Hello"

GOLDEN = ROOT / "Tests/EndToEnd/golden"
LATER = "2026-11-21T09:03:00Z"
PEOPLE = [
    ("KR", "김민수", 31), ("KR", "박지훈", 45), ("KR", "이서연", 17), ("KR", "최예린", 63),
    ("NL", "Daan de Vries", 9), ("NL", "Sanne Bakker", 71), ("NL", "Lotte Visser", 38),
    ("US", "Noah Williams", 34), ("US", "Olivia Brown", 52), ("US", "Liam Garcia", 12),
    ("US", "Ava Martinez", 27), ("US", "Ethan Moore", 66), ("FR", "Émile Laurent", 48),
    ("FR", "Camille Roux", 11), ("DE", "Lukas Weber", 20), ("DE", "Mia Schäfer", 41),
    ("TR", "Ayşe Yılmaz", 60), ("TR", "Emre Demir", 19),
]
# The program of the framework's front page.
HELLO = ROOT / ".build/release/Hello"
HOMES = {"home", "home-wide", "offline", "tour"}
CHOSEN = "00000000-0000-4000-8000-000000000001"

# The tour: what each of its pictures is called, from the whole app by its keys, or from a demo.
TOUR = [
    ("galbi", None, "Home Down Down Down Down"),
    ("/ — search as you type, also by initial consonants", None, '/ "ㄱㅁ"'),
    ("Enter — one person", None, "Home Down Down Down Down Enter"),
    ("Ctrl-P — finds everything", None, 'Ctrl-P "카드"'),
    ("t — top up", "Finance", 't "50000"'),
    ("l — the ledger: rules, budgets, reconciling", "Ledger", "Space Down Space"),
    ("t — the same entries as a chart", "Ledger", "t"),
    ("galbi home/highway — a route and what is on the way", "Highway", 'w "강릉" Enter ] m'),
]
SECONDS = 20

test = Tests()


def draw(data, url, *arguments):
    return headless(data, *arguments, "--format", "svg", url=url, USER="김하늘").stdout


def draw_demo(name, size, keys):
    return run(
        "demo", name, "--headless", "--size", size, "--lang", "ko", "--now", NOW, "--keys", keys,
        "--format", "svg").stdout


def tour(data, url):
    """Pictures that follow each other in one file; one that does not move shows the first."""
    frames = []
    for number, (caption, demo, keys) in enumerate(TOUR):
        picture = (
            draw_demo(demo, "80x24", keys) if demo
            else draw(data, url, "--now", NOW, "--keys", keys))
        start, body = re.fullmatch(r"(<svg .*?>)\n(.*)</svg>\n?", picture, re.S).groups()
        title = (
            f'<text x="352" y="25" text-anchor="middle" font-family="sans-serif" font-size="13" '
            f'fill="#9ca3b0">{caption}</text>\n')
        delay = f"animation-delay:{number * SECONDS / len(TOUR)}s"
        frames.append(f'<g class="frame" style="{delay}">\n{body}{title}</g>\n')
    style = (
        ".frame{visibility:hidden}.frame:first-of-type{visibility:visible}\n"
        "@media (prefers-reduced-motion:no-preference){.frame{"
        f"animation:turn {SECONDS}s steps(1) infinite}}}}\n"
        f"@keyframes turn{{0%{{visibility:visible}}{100 / len(TOUR)}%{{visibility:hidden}}}}\n")
    return f"{start}\n<style>{style}</style>\n{''.join(frames)}</svg>\n"


def without_tiles(name, picture):
    """A picture of home without the fourth and fifth row, to which each feature may add a tile."""
    return re.sub('<text [^>]*y="(115|134)".*\n', "", picture) if name in HOMES else picture


def pictures():
    yield "ledger", draw_demo("Ledger", "80x24", "Space Down Space")
    yield "ledger-wide", draw_demo("Ledger", "200x50", "Space Down Space")
    yield "topup", draw_demo("Finance", "80x24", 't "50000"')
    yield "superpay-wide", draw_demo("Finance", "120x40", "Down Down")
    yield "highway", draw_demo("Highway", "120x36", 'w "강릉" Enter ] m')
    yield "mart", draw_demo(
        "Mart", "120x36", "Enter Down Down Down Down Enter Enter Down Down Down Down Enter c")
    yield "counter", run(
        "--headless", "--size", "48x9", "--lang", "en", "--keys", "a a", "--format", "svg",
        program=HELLO).stdout
    yield "movies", draw_demo("Movies", "120x36", '"harbour" Enter t Right')
    with folder() as data, Service(people=described(PEOPLE)) as service:
        yield "home", draw(data, service.url, "--now", NOW, "--keys", "Home Down Down Down Down")
        yield "home-wide", draw(
            data, service.url, "--now", NOW, "--size", "120x30", "--keys", "s s Down Down")
        yield "tour", tour(data, service.url)
        yield "detail", draw(data, service.url, f"home/{CHOSEN}", "--now", LATER)
        service.stop()
        yield "offline", draw(data, service.url, "--now", LATER, "--lang", "en", "--keys", "R")


if "--update" in sys.argv:
    GOLDEN.mkdir(exist_ok=True)
    for name, picture in pictures():
        (GOLDEN / f"{name}.svg").write_text(picture)
    sys.exit(0)

for name, picture in pictures():

    def check(name=name, picture=picture):
        drawn = (GOLDEN / f"{name}.svg").read_text()
        if without_tiles(name, picture) != without_tiles(name, drawn):
            raise AssertionError("another picture; look at it, then update them")

    check.__name__ = f"the_picture_{name}_is_what_the_app_draws"
    test(check)

test.end()
