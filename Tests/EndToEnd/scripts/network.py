"""The network of expressways: its facts hold, and the Swift file is what they make."""

import csv
import pathlib
import shutil
import subprocess

from ..harness.galbi import ROOT, Tests, contains, equal, folder

DRIVES = "Highway"

test = Tests()
FACTS = ROOT / "Features/Highway/Network"
SWIFT = "Domain/Network/ExpresswayNetwork+Bundled.swift"


def network(facts, *arguments):
    done = subprocess.run(
        ["python3", "-B", str(facts / "network.py"), *arguments], capture_output=True, text=True,
        timeout=60)
    return done.returncode, done.stderr


def copied(parent):
    """The facts and the Swift file in another folder."""
    copy = pathlib.Path(parent) / "Highway/Network"
    shutil.copytree(FACTS, copy)
    swift = copy.parent / SWIFT
    swift.parent.mkdir(parents=True)
    shutil.copy(FACTS.parent / SWIFT, swift)
    return copy, swift


def changed(facts, name, change):
    """The file with its rows after the change."""
    with open(facts / name, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    change(rows)
    with open(facts / name, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0].keys(), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def of(rows, **values):
    return next(row for row in rows if all(row[key] == value for key, value in values.items()))


@test
def the_facts_hold_and_the_swift_file_is_what_they_make():
    equal(network(FACTS, "--check"), (0, ""))


@test
def it_writes_the_same_bytes_again():
    with folder() as parent:
        facts, swift = copied(parent)
        before = swift.read_bytes()
        equal(network(facts), (0, ""))
        equal(swift.read_bytes() == before, True)


@test
def a_changed_fact_makes_the_file_out_of_date():
    with folder() as parent:
        facts, _ = copied(parent)
        changed(facts, "points.csv", lambda rows: of(rows, name="용인IC").update(km="52.6"))
        equal(network(facts, "--check")[0], 1)
        contains(network(facts, "--check")[1], "is not what the facts make")


@test
def faults_are_named():
    faults = [
        ("points.csv", lambda rows: of(rows, name="용인IC").update(km="48.4"), "is not after"),
        ("points.csv", lambda rows: of(rows, name="용인IC").update(latitude="38.25"), "straight"),
        ("points.csv", lambda rows: of(rows, road="0500", name="신갈JC").update(name="신길JC"),
         "joins no two roads"),
        ("points.csv", lambda rows: of(rows, name="용인IC").update(source="X"), "no source"),
        ("points.csv", lambda rows: of(rows, name="용인IC").update(road="9999"), "on no road"),
        ("rest_areas.csv", lambda rows: of(rows, name="횡성").update(direction="부산"), "no such end"),
        ("rest_areas.csv", lambda rows: of(rows, name="횡성").update(latitude="37.9"), "beside"),
        ("rest_areas.csv", lambda rows: of(rows, name="문막").update(km="20"), "not 20 km"),
    ]
    for name, change, fault in faults:
        with folder() as parent:
            facts, _ = copied(parent)
            changed(facts, name, change)
            code, said = network(facts)
            equal(code, 1)
            contains(said, fault)


@test
def a_road_apart_from_the_others_is_named():
    with folder() as parent:
        facts, _ = copied(parent)

        def south(rows):
            for row in rows:
                if row["road"] == "0101":
                    row.update(latitude=str(float(row["latitude"]) - 3))

        for name in ("points.csv", "rest_areas.csv"):
            changed(facts, name, south)
        contains(network(facts)[1], "no road leads to 0101")


test.end()
