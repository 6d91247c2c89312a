"""The samples' stories on the binary, headless: what the user has written is there at the next launch."""

from ..harness.galbi import Tests, contains, equal, folder, headless, lacks, run

DRIVES = "Sample"

test = Tests()
LIST = "home/sample"


def shown(data, *keys, link=LIST, arguments=(), **more):
    """The screen after the keys."""
    script = ["--keys", " ".join(keys)] if keys else []
    done = headless(data, link, "--offline", *script, *arguments, **more)
    equal((done.returncode, done.stderr), (0, ""))
    return done.stdout


@test
def what_is_written_is_there_at_the_next_launch():
    with folder() as data:
        contains(shown(data), "아직 메모가 없습니다.")
        shown(data, 'a "장보기" Tab "우유" Enter', 'a "Second" C-s')
        contains(shown(data), "▌ Second")
        found = shown(data, '/ "ㅈㅂㄱ"')
        contains(found, "장보기")
        lacks(found, "Second")


@test
def an_edit_and_a_deletion_are_undone_and_redone():
    with folder() as data:
        shown(data, 'a "One" C-s')
        contains(shown(data, 'Enter "!" C-s'), "▌ One!\n")
        contains(shown(data, 'Enter "!" C-s u'), "▌ One!\n")
        contains(shown(data, "d u"), "▌ One!\n")
        lacks(shown(data, "d u U"), "▌ One")
        contains(shown(data), "아직 메모가 없습니다.")


@test
def links_and_commands_lead_to_it_and_the_tile_counts():
    with folder() as data:
        shown(data, 'a "One" C-s')
        contains(shown(data, link=f"{LIST}/1"), "▌One ")
        contains(shown(data, link=f"{LIST}/new"), "새 메모")
        contains(shown(data, 'C-p "메모" Enter', link="finance"), "▌ One")
        contains(shown(data, link="home"), "1개")
        contains(shown(data, link=f"{LIST}/7"), "‘7’ 항목을 찾을 수 없")


@test
def a_full_disk_is_said_and_nothing_is_lost():
    with folder() as data:
        shown(data, 'a "One" C-s')
        contains(shown(data, 'a "Two" C-s', longest_file=1), "디스크가 가득 차서")
        contains(shown(data), "▌ One")


@test
def it_is_there_in_small_windows_in_english_and_in_words():
    with folder() as data:
        shown(data, 'a "One" C-s')
        for size in ("40x12", "20x5"):
            contains(shown(data, arguments=["--size", size, "--lang", "en"]), "One")
        contains(run(LIST, "--plain", "--offline", "--data", data, stdin="").stdout, "One")


@test
def the_demo_and_the_doctor_know_it():
    with folder() as data:
        contains(run("demo").stdout, "Sample\n")
        contains(run("demo", "sample", "--headless", "--lang", "en").stdout, "Reading list")
        shown(data)
        contains(run("doctor", "--offline", "--data", data).stdout, "sample.sqlite")


test.end()
