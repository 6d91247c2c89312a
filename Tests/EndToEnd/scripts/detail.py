"""The stories of one person on the release binary: a move, edits, and two Galbis on one person."""

from ..harness import galbi
from ..harness.app import start
from ..harness.galbi import BINARY, Tests, contains, environment, equal, folder, headless, lacks
from ..harness.page import Page
from ..harness.tmux_session import Tmux
from ..services.people import Service

DRIVES = "Detail Home People"

test = Tests()
PERSON = "00000000-0000-4000-8000-000000000003"
LINK = f"home/{PERSON}"


def shown(data, service, keys, *arguments):
    """The rows of the screen after the keys, at the person."""
    return galbi.shown(data, LINK, "--keys", keys, *arguments, url=service.url).splitlines()


@test
def a_move_says_what_it_does_and_what_came_of_it_in_both_languages():
    texts = {
        "ko": ["걷고 날았습니다. 날개를 다 썼습니다.",
               "걸었지만 날지 못했습니다. 날개를 이미 썼습니다.",
               "국가 표시가 꺼져 있어 걸을 수 없습니다. r을 눌러 켜 주세요."],
        "en": ["Walked and flew. The wings are used up now.",
               "Walked, but couldn’t fly. The wings are used up.",
               "Can’t walk while Show country is off. Press r to turn it on."],
    }
    with folder() as data, Service() as service:
        for language, answers in texts.items():
            for keys, answer in zip(("m", "m m", "r m r"), answers):
                for arguments in ([], ["--format", "plain"]):
                    rows = "\n".join(shown(data, service, keys, "--lang", language, *arguments))
                    contains(rows, answer)
            for size in ("40x12", "200x50"):
                rows = shown(data, service, "m", "--lang", language, "--size", size)
                contains(" ".join(" ".join(rows).replace("┃", " ").replace("▌", " ").split()), answers[0][:20])


@test
def an_edit_is_there_at_the_next_launch_and_after_a_refresh():
    with folder() as data, Service() as service:
        rows = shown(data, service, 'e "둘" Enter Enter Enter C-u "46" C-s')
        equal(Page(rows).place, "Olivia Brown둘")
        contains(Page(rows).notice, "저장했습니다.")
        for keys in ("r", "Esc R Enter", "Esc C Enter"):
            rows = shown(data, service, keys)
            equal((rows[1], rows[3], rows[6]), (
                "  홈 › Olivia Brown둘", "▌ 이름         Olivia Brown둘", "  나이         46  중년"))


@test
def an_edit_is_undone_and_redone_also_after_leaving_and_coming_back():
    with folder() as data, Service() as service:
        equal(Page(shown(data, service, 'e "둘" C-s Esc Enter u')).place, "Olivia Brown")
        equal(Page(shown(data, service, 'e "둘" C-s Esc u Enter U')).place, "Olivia Brown둘")


@test
def what_is_wrong_is_not_saved_and_leaving_asks():
    with folder() as data, Service() as service:
        screen = "\n".join(shown(data, service, 'e Tab Tab "@" C-s'))
        contains(screen, "name@example.org처럼 입력해 주세요.")
        contains(screen, "표시된 항목을 확인해 주세요.")
        contains("\n".join(shown(data, service, 'e "둘" Esc')), "나가면 변경한 내용이 사라집니다. 나갈까요?")
        equal(Page(shown(data, service, 'e "둘" Esc Tab Enter')).place, "Olivia Brown")


@test
def keys_that_come_at_once_open_the_editor_and_are_typed_into_it():
    with folder() as data, Service() as service:
        shown(data, service, "r r")
        with start(data, "home", url=service.url) as app:
            app.wait_for_text("Olivia Brown")
            app.write(b"\x1b[H")
            app.write("\re둘qf1".encode())
            app.wait_for_text("이름 +[^ ].*둘qf1")
            app.write(b"\x13")
            app.wait_for_passing("저장했습니다")
            app.interrupt()


@test
def samples_are_not_edited_and_a_key_that_asks_for_it_says_why():
    for key in "ef":
        with folder() as data:
            run = headless(data, "--keys", f"Enter {key}")
            equal(run.returncode, 0)
            contains(run.stdout, "샘플 데이터는 편집할 수 없습니다.")
            lacks(run.stdout, "♥")
            # Neither a form, nor a key for one.
            for part in ("편집 ─", "e 편집", "f 즐겨찾기"):
                lacks(run.stdout, part)


@test
def an_edit_in_two_galbis_asks_which_to_keep():
    for key, name in (("Tab", "Olivia Brown셋"), ("BTab", "Olivia Brown둘")):
        with folder() as data, Service() as service:
            shown(data, service, "r r")
            command = [BINARY, LINK, "--lang", "ko", "--data", data]
            with Tmux(command, 80, 24, environment(service.url)) as app:
                app.wait_for(lambda lines: "이름         Olivia" in "\n".join(lines), "the person")
                app.send("e")
                app.wait_for(lambda lines: "편집 ─" in "\n".join(lines), "the form")
                app.send("둘")
                shown(data, service, 'e "셋" C-s')
                app.send("C-s")
                app.wait_for(
                    lambda lines: "Olivia Brown둘        Olivia Brown셋" in "\n".join(lines),
                    "both values")
                app.send(key, "Enter")
                app.wait_for(lambda lines: Page(lines).place == name, name)
                app.send("q")
                equal(app.wait_for_exit(), 0)
            equal(Page(shown(data, service, "r")).place, name)


@test
def what_the_other_galbi_has_changed_in_other_fields_stays():
    with folder() as data, Service() as service:
        shown(data, service, "r r")
        command = [BINARY, LINK, "--lang", "ko", "--data", data]
        with Tmux(command, 80, 24, environment(service.url)) as app:
            app.wait_for(lambda lines: "이름         Olivia" in "\n".join(lines), "the person")
            app.send("e", "둘")
            app.wait_for(lambda lines: "Olivia Brown둘" in "\n".join(lines), "the form")
            shown(data, service, 'e Tab Tab Tab C-u "77" C-s')
            app.send("C-s")
            lines = app.wait_for(
                lambda lines: "Olivia Brown둘        Olivia Brown" in "\n".join(lines), "both")
            lacks("\n".join(lines), "│   나이")
            app.send("BTab", "Enter")
            app.wait_for(lambda lines: Page(lines).place == "Olivia Brown둘", "mine")
            app.send("q")
            equal(app.wait_for_exit(), 0)
        contains(shown(data, service, "r")[6], "77  노년")


test.end()
