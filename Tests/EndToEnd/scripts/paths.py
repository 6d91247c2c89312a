"""Paths of files by keys: Tab completes them, and shows how they may go on."""

import os
import pathlib

from ..harness.galbi import Tests, contains, folder, lacks, screens

DRIVES = "Files Ledger Places"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
screen = screens(link="finance/ledger", now=NOW)
BANK = "거래일,적요,출금액,입금액\n2026-11-19,스타벅스,\"5,300\",\n"


def files(home):
    for name in ("거래내역 2025.csv", "거래내역 2026.csv", "notes.txt", ".secret.csv"):
        (pathlib.Path(home) / name).write_text(BANK)
    (pathlib.Path(home) / "Downloads").mkdir()
    (pathlib.Path(home) / "Downloads/bank.csv").write_text(BANK)


@test
def an_import_is_found_by_tab_in_the_home_folder():
    with folder() as data, folder() as home:
        files(home)
        text = screen(data, 'i "~/거" Tab', HOME=home)
        contains(text, "~/거래내역 202")
        contains(text, "거래내역 2025.csv  거래내역 2026.csv")
        text = screen(data, 'i "~/거" Tab "6" Tab Enter Enter', HOME=home)
        contains(text, "1건을 가져왔습니다.")
        # Hidden files only where a dot asks for them; a CSV file comes first.
        text = screen(data, 'i "~/" Tab', HOME=home)
        contains(text, "Downloads/")
        lacks(text, ".secret")
        assert text.index("거래내역 2025.csv") < text.index("Downloads/") < text.index("notes.txt")
        contains(screen(data, 'i "~/.s" Tab', HOME=home), "~/.secret.csv")
        text = screen(data, 'i "~/D" Tab Tab Enter', HOME=home)
        contains(text, "새로운 내역이 없습니다.")


@test
def an_export_goes_into_a_completed_folder():
    with folder() as data, folder() as home:
        files(home)
        screen(data, 'i "~/D" Tab Tab Enter Enter', HOME=home)
        text = screen(data, 'x C-u "~/Do" Tab "out.csv" Enter', HOME=home)
        contains(text, "1건을 ~/Downloads/out.csv 파일로 내보냈습니다.")
        contains((pathlib.Path(home) / "Downloads/out.csv").read_text(), "스타벅스")


@test
def where_nothing_is_to_complete_tab_goes_on_and_shift_tab_back():
    with folder() as data, folder() as home:
        files(home)
        # Where no path is typed, files that were downloaded are offered next.
        for keys, next in (("i Tab", "> 목록 "), ('i "~/zzz" Tab Tab', "> 버튼 취소"),
                           ('i "/nowhere/" Tab Tab', "> 버튼 취소"), ('i "~/거" Tab Tab', "> 버튼 취소")):
            text = screen(data, keys, "--format", "plain", HOME=home)
            contains(text, next)
            text = screen(data, f"{keys} S-Tab", "--format", "plain", HOME=home)
            contains(text, "> 입력란 파일")
        contains(screen(data, 'i "~/" Tab', "--lang", "en", HOME=home), "Tab complete")


@test
def names_that_are_hostile_do_no_harm():
    with folder() as data, folder() as home:
        for name in ("a\x1b[31m.csv", "a\nb.csv", "a b.csv"):
            (pathlib.Path(home) / name).write_text(BANK)
        os.mkfifo(pathlib.Path(home) / "apipe")
        text = screen(data, 'i "~/a" Tab', HOME=home)
        lacks(text, "\x1b[31m")
        # What is an order to a terminal is not offered either.
        lacks(text, "[31m")
        contains(text, "apipe")
        # Far more files than are shown.
        for number in range(300):
            (pathlib.Path(home) / f"f{number:03}").touch()
        contains(screen(data, 'i "~/f" Tab', "--format", "plain", HOME=home), "외 280개")


@test
def within_a_folder_nothing_else_is_found_or_written():
    with folder() as data, folder() as outer:
        home = pathlib.Path(outer) / "home"
        home.mkdir()
        files(home)
        (pathlib.Path(outer) / "other.csv").write_text(BANK)
        (home / "link.csv").symlink_to("../other.csv")
        (home / "out").symlink_to("..")

        def enclosed(keys):
            return screen(data, keys, "--within", str(home), HOME=str(home))

        for path in (f"{outer}/other.csv", "~/../other.csv", "~/link.csv", "~/out/other.csv"):
            contains(enclosed(f'i C-u "{path}" Enter'), "파일을 찾을 수 없습니다.")
        contains(enclosed(f'i C-u "{outer}/" Tab'), "폴더를 찾을 수 없습니다.")
        contains(enclosed('i "~/D" Tab Tab Enter Enter'), "1건을 가져왔습니다.")
        for path in (f"{outer}/new.csv", "~/../new.csv", "~/out/new.csv", "~/link.csv"):
            contains(enclosed(f'x C-u "{path}" Enter'), "폴더를 찾을 수 없습니다.")
        contains(enclosed('x C-u "~/new.csv" Enter'), "1건을 ~/new.csv 파일로 내보냈습니다.")
        assert (home / "new.csv").exists() and not (pathlib.Path(outer) / "new.csv").exists()
        contains((pathlib.Path(outer) / "other.csv").read_text(), "적요")


test.end()


@test
def a_file_that_was_downloaded_is_chosen_from_a_list():
    with folder() as data, folder() as home:
        files(home)
        contains(screen(data, "i", HOME=home), "bank.csv")
        contains(screen(data, "i Down Enter", HOME=home), "새 내역")
        contains(screen(data, "i Down Enter Esc", HOME=home), "Downloads/bank.csv")
