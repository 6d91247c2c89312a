"""`galbi backup` and `galbi restore`: the same screens again, and nothing changed by what is not whole."""

import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import tarfile
import time

from ..harness.app import quits, start
from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, lacks, run, shown
from ..harness.household import NOW, Household
from ..harness.pin import PIN, set_pin

DRIVES = "Galbi Ledger Books Session"

test = Tests()
PLACES = ("home", "finance", "finance/ledger", "finance/ledger/budgets", "finance/ledger/links",
          "home/mart/orders", "home/movies", "profile")
PROFILE = "profiles/default"


def galbi(data, *words, status=0, errors="", lang="en", **more):
    done = run(*words, "--lang", lang, "--now", NOW, "--data", str(data), **more)
    equal((done.returncode, done.stderr), (status, errors))
    return done.stdout


def filled(data):
    """A profile with files, links, a category, an entry in the wallet, and settings."""
    for path in Household(9).write(data):
        galbi(data, "ledger", "import", str(path), "--yes")
        path.unlink()
    run("ledger", "links", "--yes", "--data", data)
    galbi(data, "ledger", "add", "4500", "커피", "--note", "둘이서")
    galbi(data, "config", "set", "theme", "day")
    shown(data, "finance/ledger", "--keys", 'C a "여행" C-s Esc')


def screens(data):
    return [shown(data, place, "--now", NOW, "--size", "120x40") for place in PLACES] + [
        shown(data, "finance/ledger", "--now", NOW, "--keys", key) for key in ("K", "C", "r", "I", "u")]


def kept(data):
    """All of a profile's databases and files, as bytes that a reader would see."""
    found = {}
    for path in sorted(pathlib.Path(data, PROFILE).rglob("*")):
        name = str(path.relative_to(data))
        if path.suffix == ".sqlite" and ".backup" not in name:
            with sqlite3.connect(path) as database:
                tables = database.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' "
                    "AND name NOT LIKE 'ledger_search%' ORDER BY name")
                found[name] = {table: sorted(map(repr, database.execute(f'SELECT * FROM "{table}"')))
                               for table, in tables.fetchall()}
        elif path.name == "session":
            found[name] = path.read_bytes()
    return found


@test
def a_backup_restores_to_the_same_screens():
    with folder() as data, folder() as other:
        filled(data)
        before = kept(data)
        file = pathlib.Path(other) / "books.galbi"
        contains(galbi(data, "backup", str(file)), "Backed up and verified: ")
        equal(os.stat(file).st_mode & 0o777, 0o600)
        equal(sorted(os.listdir(other)), ["books.galbi"])
        equal([name for name in os.listdir(data) if name.startswith(".")], [])
        new = pathlib.Path(other) / "new"
        contains(galbi(new, "restore", str(file)), "Restored: ")
        equal(kept(new), before)
        equal(galbi(new, "config", "get", "theme"), "day\n")
        equal(os.stat(new / PROFILE).st_mode & 0o777, 0o700)
        equal({os.stat(path).st_mode & 0o777 for path in (new / PROFILE).iterdir()}, {0o600})
        equal(screens(new), screens(data))
        # What tar reads is what is in it.
        with tarfile.open(file) as archive:
            contains(archive.getnames(), f"profile/wallet.sqlite")


@test
def books_that_are_not_empty_are_replaced_only_when_that_is_said():
    with folder() as data, folder() as other:
        filled(data)
        file = str(pathlib.Path(other) / "books.galbi")
        galbi(data, "backup", file)
        before = kept(data)
        galbi(data, "ledger", "add", "100", "껌")
        galbi(data, "restore", file, status=3,
              errors="galbi: The profile has data already, so nothing was restored. Add --yes to replace all of "
                     "it.\n")
        contains(galbi(data, "ledger", "list"), "껌")
        galbi(data, "restore", file, "--yes")
        equal(kept(data), before)
        galbi(data, "backup", file, status=1,
              errors="galbi: A file with this name already exists. Add --yes to replace it.\n")
        galbi(data, "backup", file, "--yes")


@test
def a_profile_without_entries_is_asked_about_too():
    asked = ("galbi: The profile has data already, so nothing was restored. Add --yes to replace all of it.\n",
             "galbi: The settings differ from those of the backup, so nothing was restored. Add --yes to replace "
             "them.\n")
    with folder() as data, folder() as other:
        filled(data)
        file = f"{other}/books.galbi"
        galbi(data, "backup", file)
        opened = f"{other}/opened"
        for place in PLACES:
            shown(opened, place, "--now", NOW)
        galbi(opened, "restore", file)
        for number, (place, keys) in enumerate((
                ("finance/ledger", 'K a "빈 통장" C-s Esc'), ("finance/ledger", 'C a "여행" C-s Esc'),
                ("home/mart", "Enter"))):
            new = f"{other}/new{number}"
            shown(new, place, "--now", NOW, "--keys", keys)
            before = kept(new)
            galbi(new, "restore", file, status=3, errors=asked[0])
            equal(kept(new), before)
            galbi(new, "restore", file, "--yes")
        galbi(f"{other}/set", "config", "set", "theme", "night")
        galbi(f"{other}/set", "restore", file, status=3, errors=asked[1])
        equal(galbi(f"{other}/set", "config", "get", "theme"), "night\n")
        galbi(f"{other}/set", "restore", file, "--yes")
        equal(galbi(f"{other}/set", "config", "get", "theme"), "day\n")


@test
def a_profile_that_is_open_elsewhere_is_not_replaced():
    with folder() as data, folder() as other:
        filled(data)
        file = str(pathlib.Path(other) / "books.galbi")
        session = start(data, "finance/ledger", "--now", NOW)
        session.wait_for_text("커피")
        galbi(data, "backup", file)
        galbi(data, "restore", file, "--yes", status=1,
              errors="galbi: Another copy of Galbi is using this profile, so nothing was restored. Quit it and try "
                     "again.\n")
        quits(session)
        galbi(data, "restore", file, "--yes")


@test
def what_is_not_whole_restores_nothing():
    damaged = "galbi: The backup is damaged or incomplete, so nothing was restored.\n"
    with folder() as data, folder() as other:
        filled(data)
        file, wrong = pathlib.Path(other) / "books.galbi", pathlib.Path(other) / "wrong.galbi"
        galbi(data, "backup", str(file))
        whole = file.read_bytes()
        before = kept(data)
        for place in range(600, len(whole) - 3_000, max(len(whole) // 12, 1)):
            changed = bytearray(whole)
            changed[place] ^= 0x21
            wrong.write_bytes(changed)
            done = run("restore", str(wrong), "--yes", "--data", data, "--lang", "en")
            # In the padding between two files it does no harm.
            if done.returncode == 0:
                continue
            equal((done.returncode, done.stderr), (1, damaged))
        for size in (512, 700, len(whole) // 2, len(whole) - 5_000):
            wrong.write_bytes(whole[:size])
            galbi(data, "restore", str(wrong), "--yes", status=1, errors=damaged)
        for content in (whole + b"x", whole + whole, whole[:-1_024]):
            wrong.write_bytes(content)
            galbi(data, "restore", str(wrong), "--yes", status=1, errors=damaged)
        link = pathlib.Path(other) / "link.galbi"
        link.symlink_to("nowhere/books.galbi")
        galbi(data, "backup", str(link), "--yes", status=1, errors="galbi: Folder not found. Check the path.\n")
        equal((link.is_symlink(), sorted(os.listdir(other))), (True, ["books.galbi", "link.galbi", "wrong.galbi"]))
        for content, errors in ((b"", "This isn’t a backup of Galbi. Check the path."),
                                (b"x" * 2_000, "This isn’t a backup of Galbi. Check the path.")):
            wrong.write_bytes(content)
            galbi(data, "restore", str(wrong), "--yes", status=1, errors=f"galbi: {errors}\n")
        with tarfile.open(wrong, "w", format=tarfile.USTAR_FORMAT) as archive:
            archive.add(file, "../evil")
        galbi(data, "restore", str(wrong), "--yes", status=1, errors=damaged)
        galbi(data, "restore", f"{other}/none", status=1, errors="galbi: File not found. Check the path.\n")
        galbi(data, "restore", other, status=1, errors="galbi: This isn’t a backup of Galbi. Check the path.\n")
        equal(kept(data), before)
        equal([name for name in os.listdir(f"{data}/profiles") if name.startswith(".")], [])


@test
def a_full_disk_and_a_missing_folder_leave_no_backup():
    with folder() as data, folder() as other:
        filled(data)
        galbi(data, "backup", f"{other}/nowhere/b", status=1, errors="galbi: Folder not found. Check the path.\n")
        for path in (other, "/dev/full"):
            galbi(data, "backup", path, status=1,
                  errors="galbi: This is not a file. Enter a path with a file name.\n")
        done = run("backup", f"{other}/b", "--data", data, "--lang", "en", longest_file=150_000)
        equal((done.returncode, done.stderr), (1, "galbi: The disk is full, so nothing was saved. Free up space and try again.\n"))
        equal(os.listdir(other), [])
        galbi(f"{other}/empty", "backup", f"{other}/b")


@test
def what_a_link_leads_to_is_kept_and_lost_books_are_no_backup():
    with folder() as data, folder() as other:
        filled(data)
        books, file = pathlib.Path(data, PROFILE, "wallet.sqlite"), pathlib.Path(other) / "b"
        moved = pathlib.Path(other) / "moved.sqlite"
        books.rename(moved)
        books.symlink_to(moved)
        galbi(data, "backup", str(file))
        with tarfile.open(file) as archive:
            contains(archive.getnames(), "profile/wallet.sqlite")
        galbi(data, "restore", str(file), "--yes", status=1,
              errors="galbi: wallet.sqlite of the profile is a link to elsewhere, so nothing was restored. Move what "
                     "it leads to into the folder.\n")
        moved.unlink()
        whole = file.read_bytes()
        for _ in range(2):
            done = run("backup", str(file), "--yes", "--data", data, "--lang", "en")
            equal((done.returncode, file.read_bytes() == whole), (1, True))
            contains(done.stderr, "damaged")
            books.unlink(missing_ok=True)


@test
def a_profile_behind_a_link_is_restored_there():
    with folder() as data, folder() as other:
        filled(data)
        profile, real = pathlib.Path(data, PROFILE), pathlib.Path(other) / "real"
        profile.rename(real)
        profile.symlink_to(real)
        galbi(data, "backup", f"{other}/b")
        before = kept(data)
        galbi(data, "ledger", "add", "100", "껌")
        galbi(data, "restore", f"{other}/b", "--yes")
        equal((profile.is_symlink(), kept(data)), (True, before))


@test
def a_backup_and_an_export_are_never_one_of_galbis_own_files():
    own = "galbi: This is one of Galbi’s own files. Enter another path.\n"
    with folder() as data, folder() as other:
        filled(data)
        before = kept(data)
        books, hard = f"{data}/{PROFILE}/wallet.sqlite", f"{other}/hard"
        os.link(books, hard)
        for path in (books, hard, f"{data}/{PROFILE}/../default/new"):
            galbi(data, "backup", path, "--yes", status=1, errors=own)
            galbi(data, "ledger", "export", path, "--format", "csv", "--yes", status=1, errors=own)
        os.unlink(hard)
        equal(kept(data), before)


@test
def signals_leave_what_was_done_or_nothing():
    with folder() as data, folder() as other:
        filled(data)
        chance = random.Random(7)

        def entries():
            return len(json.loads(galbi(data, "ledger", "list", "--json"))["entries"])

        count = entries()
        for number in range(24):
            file = f"{other}/{number}"
            words = [("backup", file), ("ledger", "export", file, "--format", "csv"),
                     ("ledger", "add", "100", f"껌{number}")][number % 3]
            process = subprocess.Popen(
                [BINARY, *words, "--data", data], env=environment(), stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL)
            time.sleep(chance.random() * 0.1)
            process.send_signal((signal.SIGINT, signal.SIGTERM, signal.SIGHUP)[number // 3 % 3])
            isDone = process.wait() == 0
            if number % 3 < 2:
                equal(os.path.exists(file), isDone)
            else:
                count += isDone
                equal(entries(), count)
        equal([name for name in os.listdir(other) if name.startswith(".")], [])


@test
def a_newer_database_is_not_brought_back():
    with folder() as data, folder() as other:
        filled(data)
        galbi(data, "backup", f"{other}/b")
        with sqlite3.connect(f"{data}/{PROFILE}/wallet.sqlite") as database:
            database.execute("PRAGMA user_version = 9999")
        done = run("backup", f"{other}/c", "--data", data, "--lang", "en")
        equal(done.returncode, 1)
        contains(done.stderr, "newer")
        galbi(data, "restore", f"{other}/b", "--yes")
        contains(galbi(data, "ledger", "list"), "커피")


@test
def the_pin_is_asked_for_and_comes_back():
    with folder() as data, folder() as other:
        filled(data)
        set_pin(data)
        wrong = "galbi: Wrong PIN. 4 tries left.\n"
        galbi(data, "backup", f"{other}/b", status=1, stdin="wrong-pin\n", errors=wrong)
        equal(os.listdir(other), [])
        galbi(data, "backup", f"{other}/b", stdin=f"{PIN}\n")
        lacks((pathlib.Path(other) / "b").read_bytes(), PIN.encode())
        galbi(f"{other}/new", "restore", f"{other}/b")
        galbi(f"{other}/new", "ledger", "list", status=1, stdin="wrong-pin\n", errors=wrong)
        contains(galbi(f"{other}/new", "ledger", "list", stdin=f"{PIN}\n"), "커피")


test.end()
