"""Writes ../Domain/Gazetteer/Gazetteer+Bundled.swift from the facts in the CSV files here.

    gazetteer.py            check the facts and write the file
    gazetteer.py --check    check the facts, and that the file is what they make

SOURCES.md says where the facts are from. A station is there once, with all its lines; stations of
one name are far from each other. The next station of a line is near, and a ward is in its city.
"""

import csv
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
SWIFT = HERE.parent / "Domain/Gazetteer/Gazetteer+Bundled.swift"
SOURCES = {"R", "N", "P", "B", "G", "C"}
LINES = ["code", "name", "english"]
PROVINCES = ["short", "name", "english"]
STATIONS = ["name", "english", "lines", "latitude", "longitude", "source"]
DISTRICTS = ["name", "english", "province", "city", "latitude", "longitude", "source"]
SUFFIXES = {"구": "-gu", "시": "-si", "군": "-gun"}
# Lines of trains, which pass stations of others, and the express line: the next station may be far.
LONG = {"K", "S", "T", "GX"}
# From a station to the nearest other one of a line, in km.
NEXT = 12
# Between two stations of one name, in km.
APART = 8
# From a ward to the place of its city, in km.
WITHIN = 25


class Fault(Exception):
    """A fact that cannot be."""


def rows(name, columns):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames != columns:
            raise Fault(f"{name}: the columns are {reader.fieldnames}, not {columns}")
        found = list(reader)
    for row in found:
        if any("|" in value or value != value.strip() for value in row.values()):
            raise Fault(f"{name}: a value of {row} has a bar or a blank at an end")
    return found


def place(row):
    latitude, longitude = float(row["latitude"]), float(row["longitude"])
    if not (33 < latitude < 38.7 and 124.5 < longitude < 131):
        raise Fault(f"{row['name']} is not in Korea")
    if row["source"] not in SOURCES or not row["name"] or not row["english"]:
        raise Fault(f"{row['name']} lacks a name or a source")
    return latitude, longitude


def distance(a, b):
    (north, east), (south, west) = place(a), place(b)
    return math.hypot(
        (east - west) * 111.32 * math.cos(math.radians(south)), (north - south) * 110.95)


def check_stations(stations, codes):
    named, lines = {}, {}
    for station in stations:
        for other in named.setdefault(station["name"], []):
            if distance(station, other) < APART:
                raise Fault(f"{station['name']} is there twice")
        named[station["name"]].append(station)
        mine = station["lines"].split()
        if not mine or mine != sorted(set(mine), key=codes.index):
            raise Fault(f"{station['name']}: the lines are {station['lines']}")
        for line in mine:
            lines.setdefault(line, []).append(station)
    if set(lines) != set(codes):
        raise Fault(f"no station is on {set(codes) - set(lines)}")
    for line in set(lines) - LONG:
        for station in lines[line]:
            gap = min(distance(station, other) for other in lines[line] if other is not station)
            if gap > NEXT:
                raise Fault(f"{station['name']} is {gap:.1f} km from the next station of {line}")


def check_districts(districts, provinces):
    cities, seen = {}, set()
    for district in districts:
        name, city = district["name"], district["city"]
        key = (district["province"], city, name)
        if key in seen or district["province"] not in provinces:
            raise Fault(f"{name} is there twice, or in no province")
        seen.add(key)
        if not district["english"].endswith(SUFFIXES.get(name[-1], "?")):
            raise Fault(f"{name} is no {district['english']}")
        if city:
            if city not in cities or distance(district, cities[city]) > WITHIN:
                raise Fault(f"{name} is not in {city}")
        elif name[-1] == "시":
            cities[name] = district


def degrees(row):
    return "|".join(f"{degree:.4f}" for degree in place(row))


def swift():
    lines, provinces = rows("lines.csv", LINES), rows("provinces.csv", PROVINCES)
    stations, districts = rows("stations.csv", STATIONS), rows("districts.csv", DISTRICTS)
    check_stations(stations, [line["code"] for line in lines])
    check_districts(districts, {province["short"] for province in provinces})
    text = ["L|" + "|".join(line.values()) for line in lines]
    text += ["R|" + "|".join(province.values()) for province in provinces]
    text += [f"S|{s['name']}|{s['english']}|{s['lines']}|{degrees(s)}" for s in stations]
    text += [
        f"D|{d['name']}|{d['english']}|{d['province']}|{d['city']}|{degrees(d)}" for d in districts]
    body = "\n".join("    " + line for line in text)
    return (
        "// Written by Features/Places/Gazetteer/gazetteer.py; sources in SOURCES.md beside it.\n\n"
        "extension Gazetteer {\n"
        f"  /// {len(stations)} stations and {len(districts)} districts.\n"
        f'  static let bundledText = """\n{body}\n    """\n}}\n')


def main():
    try:
        written = swift()
    except Fault as fault:
        sys.exit(f"gazetteer.py: {fault}")
    if sys.argv[1:] == ["--check"]:
        if SWIFT.read_text(encoding="utf-8") != written:
            sys.exit(f"gazetteer.py: {SWIFT.name} is not what the facts make; run gazetteer.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        SWIFT.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
