"""The stations and districts: their facts hold, and the Swift file is what they make."""

import csv
import pathlib
import re
import shutil
import subprocess

from ..harness.galbi import ROOT, Tests, contains, equal, folder, headless

DRIVES = "Places"

test = Tests()
FACTS = ROOT / "Features/Places/Gazetteer"
SWIFT = "Domain/Gazetteer/Gazetteer+Bundled.swift"


def gazetteer(facts, *arguments):
    done = subprocess.run(
        ["python3", "-B", str(facts / "gazetteer.py"), *arguments], capture_output=True, text=True,
        timeout=60)
    return done.returncode, done.stderr


@test
def the_facts_hold_and_the_swift_file_is_what_they_make():
    equal(gazetteer(FACTS, "--check"), (0, ""))


@test
def a_station_that_is_elsewhere_or_twice_is_named():
    for column, value, fault in (
            ("latitude", "36.9637", "km from the next station of"), ("latitude", "27.5", "is not in Korea"),
            ("name", "역삼", "역삼 is there twice"), ("lines", "SB 2", "the lines are SB 2")):
        with folder() as parent:
            copy = pathlib.Path(parent) / "Places/Gazetteer"
            shutil.copytree(FACTS, copy)
            with open(copy / "stations.csv", encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file))
            next(row for row in rows if row["name"] == "강남")[column] = value
            with open(copy / "stations.csv", "w", encoding="utf-8", newline="") as file:
                writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
                writer.writeheader()
                writer.writerows(rows)
            status, said = gazetteer(copy, "--check")
            equal(status, 1)
            contains(said, fault)


@test
def without_a_key_they_are_found_in_both_languages_and_a_link_resolves_them():
    searches = {
        "강남": ("강남구 +구 · 서울특별시", "강남역 +역 · 지하철 2호선, 신분당선"),
        "gangnam": ("Gangnam-gu +District · Seoul", "Gangnam Station +Station · Subway Line 2, Sinbundang"),
        "ㅅㅇㅇ": ("서울역 +역 · KTX",), "Seoul Station": ("Seoul Station +Station · KTX",),
    }
    with folder() as data:
        for text, rows in searches.items():
            shown = headless(
                data, "home/highway/route", "--offline", "--keys", f'"{text}"').stdout
            for row in rows:
                assert re.search(row, shown), shown
        shown = headless(data, "home/highway/route?from=서울역&to=강릉역", "--offline").stdout
        for row in ("출발  서울역 ", "도착  강릉역 ", "영동고속도로"):
            contains(shown, row)
