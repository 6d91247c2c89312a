"""Writes ../Domain/Network/ExpresswayNetwork+Bundled.swift from the facts in the CSV files here.

    network.py            check the facts and write the file
    network.py --check    check the facts, and that the file is what they make

SOURCES.md says where the facts are from. Points of one name are one place, and join their roads. A
junction whose other road is not here is an interchange. A rest area without a kilometre gets that of
the nearest place on the straight lines between the points of its road: a computed one.
"""

import csv
import math
import pathlib
import sys

HERE = pathlib.Path(__file__).parent
SWIFT = HERE.parent / "Domain/Network/ExpresswayNetwork+Bundled.swift"
SOURCES = {"F", "E", "G", "M", "O", "C"}
BOTH = "양방향"
ROADS = ["code", "name", "english", "start", "end", "speed"]
POINTS = ["road", "km", "kind", "name", "latitude", "longitude", "unit", "source"]
REST_AREAS = ["road", "direction", "name", "km", "latitude", "longitude", "code", "source"]
CITIES = ["name", "english", "province", "latitude", "longitude", "source"]
# Junction, interchange, toll gate across the road.
KINDS = "JIT"
# How far from each other the points of one name may be, in km.
ONE_PLACE = 4
# How far a road goes on over streets where it ends, in km.
STREETS = 15
# The rest area and the line of its road, in km.
ASIDE = 2.5
# How much shorter the kilometres may be than the straight line, and how much longer.
SHORTER, LONGER = 0.97, 1.9
# Added to both, in km: the places were read off to some hundred metres.
SLACK = 1.5


class Fault(Exception):
    """A fact that cannot be."""


def rows(name, columns):
    with open(HERE / name, encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file)
        if reader.fieldnames != columns:
            raise Fault(f"{name}: the columns are {reader.fieldnames}, not {columns}")
        return list(reader)


def place(row):
    return float(row["latitude"]), float(row["longitude"])


def flat(row, origin):
    """In km east and north of the origin."""
    (latitude, longitude), (south, west) = place(row), place(origin)
    return (
        (longitude - west) * 111.32 * math.cos(math.radians(south)), (latitude - south) * 110.95)


def distance(a, b):
    return math.hypot(*flat(b, a))


def nearest_kilometre(rest_area, points):
    """The nearest place on the straight lines between the points: its distance, its kilometre."""
    best = None
    for a, b in zip(points, points[1:]):
        (x, y), (px, py) = flat(b, a), flat(rest_area, a)
        length = x * x + y * y
        part = 0 if length == 0 else max(0, min(1, (px * x + py * y) / length))
        found = (
            math.hypot(px - part * x, py - part * y),
            float(a["km"]) + part * (float(b["km"]) - float(a["km"])))
        best = min(best or found, found)
    return best


def joined(roads, points):
    """The roads that are reached from the first one: through points of one name, or from the end of
    a road over streets to the nearest interchange of another one."""
    gaps = []
    for end in (on(road, points)[place] for road in roads for place in (0, -1)):
        if end["kind"] == "I":
            gap, other = min(
                (distance(end, p), p["road"]) for p in points
                if p["kind"] == "I" and p["road"] != end["road"])
            if gap < STREETS:
                gaps.append({end["road"], other})
    reached, more = set(), [roads[0]["code"]]
    while more:
        code = more.pop()
        if code not in reached:
            reached.add(code)
            names = {p["name"] for p in points if p["road"] == code and p["kind"] != "T"}
            more += [p["road"] for p in points if p["name"] in names]
            more += [next_road for gap in gaps if code in gap for next_road in gap]
    return reached


def on(road, points):
    """The points of the road, by kilometre."""
    return sorted((p for p in points if p["road"] == road["code"]), key=lambda p: float(p["km"]))


def check_points(road, points):
    if len(points) < 2:
        raise Fault(f"{road['name']} has fewer than two points")
    for a, b in zip(points, points[1:]):
        if float(a["km"]) >= float(b["km"]):
            raise Fault(f"{road['name']}: {b['name']} is not after {a['name']}")
        straight, driven = distance(a, b), float(b["km"]) - float(a["km"])
        if not straight * SHORTER - SLACK <= driven <= straight * LONGER + SLACK:
            raise Fault(
                f"{road['name']}: {a['name']}-{b['name']} {driven:.1f} km, straight {straight:.1f}")


def check_names(points):
    """A name is one place, and a junction is on two roads."""
    named = {}
    for point in points:
        if point["kind"] not in KINDS or point["source"] not in SOURCES:
            raise Fault(f"{point['name']} has no kind or no source")
        if point["kind"] != "T":
            named.setdefault(point["name"], []).append(point)
    for name, places in named.items():
        if places[0]["kind"] == "J" and len({place["road"] for place in places}) < 2:
            raise Fault(f"{name} joins no two roads: {places[0]['road']}")
        for other in places[1:]:
            if other["kind"] != places[0]["kind"]:
                raise Fault(f"{name} is of two kinds")
            if distance(places[0], other) > ONE_PLACE:
                raise Fault(f"{name} is in two places: {distance(places[0], other):.1f} km")


def sign(end):
    """What signs call the way to an end of a road; where the road itself ends follows a slash."""
    return end.split("/")[0]


def placed(rest_area, road, points):
    """The rest area with its kilometre, and the mark of its direction."""
    marks = {sign(road["start"]): "<", sign(road["end"]): ">", BOTH: "="}
    name = f"{rest_area['name']}({rest_area['direction']})"
    if rest_area["direction"] not in marks:
        raise Fault(f"{name}: {road['name']} has no such end")
    if rest_area["source"] not in SOURCES:
        raise Fault(f"{name} has no source")
    aside, kilometre = nearest_kilometre(rest_area, points)
    if aside > ASIDE:
        raise Fault(f"{name} is {aside:.1f} km beside {road['name']}")
    if rest_area["km"]:
        if abs(float(rest_area["km"]) - kilometre) > 2 * ASIDE:
            raise Fault(f"{name} is at {kilometre:.1f}, not {rest_area['km']} km")
        kilometre = float(rest_area["km"])
    return kilometre, marks[rest_area["direction"]], rest_area


def degrees(row):
    return "|".join(f"{float(row[key]):.5f}" for key in ("latitude", "longitude"))


def swift():
    roads, points = rows("roads.csv", ROADS), rows("points.csv", POINTS)
    rest_areas = rows("rest_areas.csv", REST_AREAS)
    codes = [road["code"] for road in roads]
    if len(set(codes)) < len(codes):
        raise Fault("a road is there twice")
    for row in points + rest_areas:
        if row["road"] not in codes:
            raise Fault(f"{row['name']} is on no road: {row['road']}")
    check_names(points)
    lines = []
    for road in roads:
        mine = on(road, points)
        check_points(road, mine)
        lines.append("R|" + "|".join(road[column] for column in ROADS))
        for point in mine:
            lines.append(
                f"P|{round(float(point['km']) * 10)}|{point['kind']}|{point['name']}|"
                f"{degrees(point)}|{point['unit']}")
        for kilometre, mark, rest_area in sorted(
                (placed(area, road, mine) for area in rest_areas if area["road"] == road["code"]),
                key=lambda each: (each[0], each[1])):
            lines.append(
                f"A|{round(kilometre * 10)}|{mark}|{rest_area['name']}|{degrees(rest_area)}|"
                f"{rest_area['code']}")
    apart = set(codes) - joined(roads, points)
    if apart:
        raise Fault(f"no road leads to {', '.join(sorted(apart))}")
    cities = rows("cities.csv", CITIES)
    for city in cities:
        if not city["name"] or city["source"] not in SOURCES or not 33 < place(city)[0] < 39:
            raise Fault(f"{city['name']} is no city of Korea, or has no source")
        lines.append(
            f"C|{city['name']}|{city['english']}|{city['province']}|{degrees(city)}|")
    text = "\n".join("    " + line for line in lines)
    return (
        "// Written by Features/Highway/Network/network.py; sources in SOURCES.md beside it.\n\n"
        "extension ExpresswayNetwork {\n"
        f"  /// {len(roads)} roads, {len(points)} points, {len(rest_areas)} rest areas and {len(cities)} cities.\n"
        f'  static let bundledText = """\n{text}\n    """\n}}\n')


def main():
    try:
        written = swift()
    except Fault as fault:
        sys.exit(f"network.py: {fault}")
    if sys.argv[1:] == ["--check"]:
        if SWIFT.read_text(encoding="utf-8") != written:
            sys.exit(f"network.py: {SWIFT.name} is not what the facts make; run network.py")
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        SWIFT.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
