"""SuperPay's stories on the release binary: cards, top-ups, what the mock bank does, damage."""

import os
import pathlib
import re
import signal

from ..harness.galbi import Tests, contains, equal, folder, lacks, no_file_beyond
from ..harness.money import (
    AS_USER, CARD, CODE, LANGUAGES, LOOKS, SIZES, frames, galbi, hold_books, number, on_terminal, quit_all, rows,
    screen, shows, unsettled, wallet, won, words)
from ..harness.pty_session import IMPATIENT

DRIVES = "Finance Wallet"

test = Tests()
DAMAGED = {
    "ko": "지갑 파일이 손상되었습니다.",
    "en": "The wallet file is damaged",
}


# The form for the amount, filled in by a link.
FORM = r"금액[ ▌]+50,000원"


# -- topping up -----------------------------------------------------------------------


@test
def without_a_card_one_is_added_on_the_way():
    for size, lang in LOOKS:
        with folder() as data:
            shown = screen(
                data, "finance", keys=f"t {CARD} 5 0 0 0 0 Enter", cards=["1111"], lang=lang,
                size=size)
            contains(shown, won(50_000, lang))
            contains(shown, "Visa 1111")
            hold_books(data, 50_000)


@test
def the_first_card_is_offered_and_another_one_can_be_chosen():
    with folder() as data:
        wallet(data, "1111", "2345")
        contains(screen(data, "finance", keys="t"), "● Visa 1111")
        shown = screen(data, "finance", keys="t 7 0 0 c Down Enter 0")
        contains(shown, "7,000원")
        contains(shown, "● Visa 2345")
        screen(data, "finance", keys="t 7 0 0 c Down Enter 0 Enter")
        hold_books(data, 7_000)
        equal(rows(data, "SELECT party FROM movement"), [("Visa 2345",)])


@test
def the_default_card_is_offered_first_and_a_card_can_be_removed():
    with folder() as data:
        wallet(data, "1111", "2345", "3456")
        shown = screen(data, "finance/cards", keys="End Enter")
        contains(shown, "기본 카드: Visa 3456")
        contains(shown, "● Visa 3456  기본")
        screen(data, "finance", keys="t 7 0 0 0 Enter")
        equal(rows(data, "SELECT party FROM movement"), [("Visa 3456",)])
        contains(screen(data, "finance/cards", keys="d"), "Visa 3456 카드를 삭제할까요?")
        shown = screen(data, "finance/cards", keys="d Tab Enter")
        contains(shown, "Visa 3456 카드를 삭제했습니다.")
        contains(shown, "● Visa 1111  기본")
        lacks(shown, "● Visa 3456")
        equal(rows(data, "SELECT count(*) FROM card WHERE token NOT LIKE 'removed-%'"), [(2,)])
        # The books keep what it has paid, and adding it again is no fault.
        hold_books(data, 7_000)
        contains(screen(data, "finance", keys=f"a {CARD}", cards=["3456"]),
                 "Visa 3456 카드를 추가했습니다.")


@test
def a_slash_comes_into_an_expiry_date_by_itself():
    with folder() as data:
        contains(screen(data, "finance", keys='a Tab "1230"'), "12/30")


@test
def a_card_is_added_from_both_places():
    with folder() as data:
        contains(screen(data, "finance", keys=f"a {CARD}", cards=["1111"]),
                 "Visa 1111 카드를 추가했습니다.")
        # In the middle of a top-up: it is the one chosen, and the amount stays.
        shown = screen(data, "finance", keys=f"t 9 0 0 c End Enter {CARD} 0", cards=["2345"])
        contains(shown, "9,000원")
        contains(shown, "● Visa 2345")
        # From all cards.
        shown = screen(data, "finance/cards", keys=f"a {CARD}", cards=["3456"])
        for card in ("1111", "2345", "3456"):
            contains(shown, f"● Visa {card}")
        # None of them twice.
        contains(screen(data, "finance", keys=f"a {CARD}", cards=["2345"]),
                 "Visa 2345 카드는 이미 등록되어 있습니다.")
        equal(rows(data, "SELECT last_four FROM card ORDER BY id"),
              [("1111",), ("2345",), ("3456",)])


@test
def escape_at_every_step_leaves_the_screen_as_it_was():
    for size in SIZES:
        with folder() as data:
            for keys in ("a Esc", "t Esc"):
                first, *_, last = frames(data, "finance", keys=f"Wait 0s {keys}", size=size)
                equal(last, first)
            wallet(data, "1111", "2345")
            for keys in ("a Esc", "v Esc", "v a Esc Esc", "t Esc", "t 5 Esc", "t c Esc Esc",
                         "t c a Esc Esc Esc", "t c End Enter Esc Esc Esc", "l Esc"):
                first, *_, last = frames(data, "finance", keys=f"Wait 0s {keys}", size=size)
                equal(last, first)
            # One step at a time.
            shown = frames(data, "finance", keys="t c a Esc Esc Esc", size=size)
            equal((shown[3], shown[4]), (shown[1], shown[0]))
            hold_books(data)
            # Nor is anything left on the tree.
            places = []
            for keys in ("Wait 0s", "t c a Esc Esc Esc", "v a Esc Esc"):
                screen(data, "finance", "--restore", keys=keys, size=size)
                places.append((pathlib.Path(data) / "profiles/default/place").read_text())
            equal(places, places[:1] * 3)


@test
def a_form_without_a_card_is_closed_and_one_over_a_card_leads_back():
    with folder() as data:
        contains(galbi(data, "finance", keys="t")[-1], "Esc 닫기")
        wallet(data, "1111")
        contains(galbi(data, "finance", keys="t c a")[-1], "Esc 뒤로")
        contains(galbi(data, "finance", keys="a")[-1], "Esc 닫기")


@test
def only_what_can_be_charged_is_asked_for():
    with folder() as data:
        wallet(data, "1111")
        for keys in ("t Enter", "t 0 Enter", "t 2 0 0 0 0 0 1 Enter"):
            contains(screen(data, "finance", keys=keys), "1원부터 2,000,000원까지 입력해")
        hold_books(data)
        screen(data, "finance", keys="t x 2 0 0 0 0 0 0 Enter")
        screen(data, "finance", keys="t 1 Enter")
        hold_books(data, 2_000_000, 1)


@test
def a_link_only_fills_the_amount_in():
    with folder() as data:
        wallet(data, "1111")
        for lang in LANGUAGES:
            contains(screen(data, "finance/topup?amount=50000", lang=lang), won(50_000, lang))
        hold_books(data)
        for link in ("finance/topup?amount=2000001", "finance/topup?amount=-5",
                     "finance/topup?amount=x", "finance/topup?amount=99999999999999999999"):
            galbi(data, link, keys="Enter")
            hold_books(data)
        screen(data, "finance/topup?amount=50000", keys="Enter")
        hold_books(data, 50_000)
        for value, sentence in (("abc", "The amount “abc” isn’t a number."), ("0", "Enter an amount from 1"),
                                ("-5", "Enter an amount from 1"), ("9" * 20, "Enter an amount from 1")):
            shown = screen(data, f"finance/topup?amount={value}", lang="en")
            contains(shown, sentence)
            contains(shown, "─ Top up ─")
    with folder() as data:
        contains(screen(data, "finance/topup?amount=99999999", lang="en"), "Enter an amount from 1")


@test
def what_is_wrong_with_a_card_is_said_at_its_field():
    with folder() as data:
        for typed, sentence in (
            (["4111111111111112"], "카드 번호가 올바르지 않습니다."),
            (["0"], "사용할 수 없는 카드 번호입니다."),
            # What is more than a number goes on in the next field.
            (["41111111111111111111"], "11/11"),
        ):
            contains(screen(data, "finance", keys="a <secret> Tab", typed=typed), sentence)
        for expiry, sentence in (("13", "월은 01부터 12까지 입력할 수"),
                                 ("10/26", "유효기간이 지난 카드입니다."), ("1147", "유효기간이 너무 깁니다.")):
            contains(screen(data, "finance", keys=f'a Tab "{expiry}"'), sentence)
        shown = screen(
            data, "finance", keys='a <secret> Enter "11/26" Enter <secret> Enter',
            typed=[number("1111"), "12"])
        contains(shown, "숫자 3자리를 입력해 주세요.")
        equal(rows(data, "SELECT count(*) FROM card"), [(0,)])


# -- the mock bank --------------------------------------------------------------------


@test
def a_refusal_ends_the_progress_and_leaves_the_amount():
    sentences = {"ko": "모의 은행에서 이 카드를 거절했습니다.", "en": "The mock bank declined this card."}
    with folder() as data:
        wallet(data, "0002", "1111")
        for lang in LANGUAGES:
            shown = screen(data, "finance", keys="t 5 0 0 0 0 Enter", lang=lang)
            contains(shown, sentences[lang])
            contains(shown, won(50_000, lang))
        hold_books(data)
        # Another card, and the same amount.
        shown = screen(data, "finance", keys="t 5 0 0 0 0 Enter c Down Enter Enter")
        contains(shown, "50,000원을 충전했습니다.")
        hold_books(data, 50_000)


@test
def a_bank_that_is_silent_charges_nothing_ever():
    sentences = {"ko": "모의 은행이 응답하지 않아 충전하지",
                 "en": "The mock bank did not respond, so nothing"}
    with folder() as data:
        wallet(data, "0003")
        for lang in LANGUAGES:
            shown = screen(data, "finance", keys="t 5 0 0 0 0 Enter Wait 10s", lang=lang)
            contains(shown, sentences[lang])
            contains(shown, won(50_000, lang))
        screen(data, "finance", keys="t 5 0 0 0 0 Enter Enter Enter Wait 5m")
        hold_books(data)
        equal(unsettled(data), 0)
        equal({state for (state,) in rows(data, "SELECT state FROM bank_charge", "mock-bank.sqlite")},
              {"cancelled"})


LATE = {"ko": "모의 은행의 응답이 늦어지고 있습니다.", "en": "The mock bank is slow to respond."}
WAITING = {"ko": "결제 확인 중인 충전 1건", "en": "1 top-up is waiting for the mock"}


@test
def a_late_answer_comes_in_by_itself_and_charges_once():
    for lang in LANGUAGES:
        with folder() as data:
            wallet(data, "0004")
            late, left, before, after = frames(
                data, "finance", keys="t 5 0 0 0 0 Enter Esc Wait 1s Wait 2m", lang=lang)[-4:]
            contains(late, LATE[lang])
            for shown in (left, before):
                contains(shown, WAITING[lang])
                contains(shown, f" {won(0, lang)} ")
            contains(after, f" {won(50_000, lang)} ")
            lacks(after, WAITING[lang])
            hold_books(data, 50_000)


@test
def a_late_answer_that_is_asked_for_again_charges_once():
    with folder() as data:
        wallet(data, "0004", "1111")
        shown = screen(data, "finance", keys="t 5 0 0 0 0 Enter")
        contains(shown, "다시 충전할 수 있습니다.")
    with folder() as data:
        wallet(data, "0004", "1111")
        # Neither another amount nor another card before it is known.
        asked, *bound = frames(data, "finance", keys="t 5 0 0 0 0 Enter C-u 7 c")[-4:]
        equal(bound, [asked] * 3)
    with folder() as data:
        wallet(data, "0004", "1111")
        contains(screen(data, "finance", keys="t 5 0 0 0 0 Enter Enter"), "50,000원을 충전했습니다.")
        hold_books(data, 50_000)


@test
def money_that_comes_in_by_itself_is_said_in_the_form_and_frees_it():
    arrived = {"ko": "50,000원이 충전되었습니다.", "en": "50,000 won arrived."}
    for size, lang in LOOKS:
        with folder() as data:
            wallet(data, "0004")
            shown = "\n".join(galbi(
                data, "finance", keys="t 5 0 0 0 0 Enter Wait 2m", lang=lang, size=size))
            contains(shown, arrived[lang])
            lacks(shown, LATE[lang])
    with folder() as data:
        wallet(data, "0004")
        # One Enter more charges nothing, what is typed then is another amount.
        lacks(screen(data, "finance", keys="t 5 Enter Wait 2m Enter"), "╭─ 충전하기")
        hold_books(data, 5)
        shown = screen(data, "finance", keys="t 6 Enter Wait 2m 7")
        contains(shown, " 7원 ")
        contains(shown, "[ 충전 ]")
        hold_books(data, 5, 6)


@test
def a_late_answer_is_asked_for_at_the_next_launch():
    with folder() as data:
        wallet(data, "0004")
        screen(data, "finance", keys="t 5 0 0 0 0 Enter")
        equal(unsettled(data), 1)
        shown = screen(data, "finance")
        contains(shown, " 50,000원 ")
        lacks(shown, WAITING["ko"])
        hold_books(data, 50_000)


@test
def who_comes_back_to_the_form_is_told_what_has_come_in():
    with folder() as data:
        wallet(data, "0004", "1111")
        galbi(data, "finance", "--restore", keys="t 5 0 0 0 0 Enter")
        # The wallet asked the bank before it opened.
        contains(screen(data, "--restore"), "50,000원이 충전되었습니다.")
        screen(data, "--restore", keys="Enter")
        hold_books(data, 50_000)


@test
def what_was_typed_is_there_again_but_nothing_of_a_card():
    with folder() as data:
        wallet(data, "1111", "2345")
        galbi(data, "finance", "--restore", keys="t 1 2 3 4 c Down Enter")
        shown = screen(data, "--restore")
        contains(shown, "1,234원")
        contains(shown, "● Visa 2345")
        galbi(data, "finance", "--restore", keys="a <secret>", cards=["3456"])
        lacks(screen(data, "--restore"), "••••")
        hold_books(data)


@test
def a_bank_that_has_lost_its_file_says_so_until_the_card_is_added_again():
    with folder() as data:
        wallet(data, "1111")
        for file in pathlib.Path(data).glob("profiles/default/mock-bank.sqlite*"):
            file.unlink()
        contains(screen(data, "finance", keys="t 5 0 0 0 0 Enter"), "이 카드의 기록이 없어")
        screen(data, "finance", keys=f"a {CARD}", cards=["1111"])
        contains(screen(data, "finance", keys="t 5 0 0 0 0 Enter"), "50,000원을 충전했습니다.")
        hold_books(data, 50_000)


# -- once -----------------------------------------------------------------------------


@test
def enter_pressed_twice_moves_money_once():
    with folder() as data:
        wallet(data, "1111")
        with on_terminal(data, "finance/topup?amount=50000", variables=IMPATIENT) as session:
            session.wait_for_text(FORM)
            session.send("\r\r\r")
            session.wait_for_text(r"^ +50,000원( .*)?\n +\[▌충전하기 \]")
            session.send("Esc")
            session.wait_until_read()
            quit_all(session)
        hold_books(data, 50_000)


@test
def a_program_that_ends_in_the_middle_charges_once_or_never():
    with folder() as data:
        wallet(data, "1111", "0004")
        for keys in ((), ("c", "Down", "Enter")):
            before = [amount for (amount,) in rows(data, "SELECT amount FROM movement")]
            with on_terminal(data, "finance/topup?amount=50000") as session:
                session.wait_for_text(FORM)
                session.send(*keys, "Enter")
                session.wait_for_passing("모의 은행에 결제를 요청하는 중입니다.")
                session.signal(signal.SIGKILL)
                equal(session.wait_for_exit(), -signal.SIGKILL)
            contains(screen(data, "finance"), "카드")
            equal(unsettled(data), 0)
            after = [amount for (amount,) in rows(data, "SELECT amount FROM movement")]
            equal(after[len(before):] in ([], [50_000]), True)
            hold_books(data, *after)


@test
def leaving_while_the_bank_is_asked_leaves_the_money_on_its_way():
    with folder() as data:
        wallet(data, "1111")
        with on_terminal(data, "finance/topup?amount=50000") as session:
            session.wait_for_text(FORM)
            session.send("Enter")
            session.wait_for_passing("모의 은행에 결제를 요청하는 중입니다.")
            session.send("Esc")
            session.wait_for_text(r"^ +50,000원 +● Visa 1111\n +\[▌충전하기 \]")
            quit_all(session)
        hold_books(data, 50_000)


@test
def a_lock_and_an_end_in_the_middle_leave_the_money_on_its_way():
    pin = "갈비-1234!"
    with folder() as data:
        wallet(data, "1111")
        keys = "End Up Up Up Enter <secret> Enter <secret> Enter"
        screen(data, "profile", keys=keys, typed=[pin, pin])
        with on_terminal(data, "finance/topup?amount=50000", variables=IMPATIENT) as session:
            session.wait_for_text("PIN을 입력해 주세요.")
            session.send(*pin, "Enter")
            session.wait_for_text(FORM)
            session.send("Enter")
            # The bar, which comes after the bank was asked.
            session.wait_for_passing(r"│ +─*█+─* +│")
            session.send("C-l")
            session.wait_for_text("PIN을 입력해 주세요.")
            session.send(*pin, "Enter")
            # A notice would be gone where the bank was faster than the check of the PIN.
            session.wait_for_text(r"^ +50,000원( .*)?\n +\[▌충전하기 \]")
            session.wait_until(lambda: "╭─" not in session.screen.text(), "the end of the form")
            hold_books(data, 50_000)
            session.send("t", "7", "Enter", "q")
            session.wait_for_exit()
        screen(data, "finance", keys="<secret> Enter", typed=[pin])
        equal(unsettled(data), 0)
        hold_books(data, *[50_000, 7][:rows(data, "SELECT count(*) FROM movement")[0][0]])


# -- two Galbis -----------------------------------------------------------------------


@test
def another_galbi_shows_balance_and_cards_within_a_second_everywhere():
    with folder() as data:
        wallet(data, "1111", amount=1_000)
        places = {
            "finance": r"^ +{}( .*)?\n +\[▌충전하기 \]", "finance/topup": r"잔액 +{} +│",
            "home/transport": r"잔액 +{}$", "finance/ledger": r"이체 등 {} 제외",
        }
        with on_terminal(data, "finance") as one:
            others = {link: on_terminal(data, link) for link in places}
            try:
                for link, other in others.items():
                    other.wait_for_text(places[link].format("1,000원"))
                one.wait_for_text("● Visa 1111")
                one.send("t", "2", "0", "0", "0", "Enter")
                one.wait_for_text(places["finance"].format("3,000원"))
                for link, other in others.items():
                    shows(other, places[link].format("3,000원"))
                others["finance"].send("v")
                shows(others["finance"], "╭─ 카드 ─")
                one.send("a", *number("2345"), "Enter", *"11/28", "Enter", *CODE, "Enter")
                one.wait_for_text("● Visa 2345")
                shows(others["finance"], "● Visa 2345")
                for part in (number("2345")[:12], number("2345")[-8:]):
                    equal(part.encode() in one.raw, False)
                quit_all(one)
            finally:
                for other in others.values():
                    other.close()


# -- secrets --------------------------------------------------------------------------


@test
def no_number_no_code_and_no_pin_is_written_or_shown():
    pin, visa = "갈비-1234!", number("2345")
    with folder() as data:
        keys = "End Up Up Up Enter <secret> Enter <secret> Enter"
        said = screen(data, "profile", "--frames", keys=keys, typed=[pin, pin])
        for form in ("text", "ansi", "svg", "plain"):
            # The second time the card is known, and stays in its form.
            # The screen shows the number while it is typed, in words never.
            frames = ["--frames"] if form == "plain" else []
            said += screen(
                data, "finance", "--restore", *frames, "--format", form,
                keys=f"<secret> Enter a {CARD}", typed=[pin, visa, CODE])
        screen(data, "finance", keys="<secret> Enter t 5 0 0 0 0 Enter", typed=[pin])
        contains(said, "••••")
        contains(said, "Visa 2345")
        files = [path for path in pathlib.Path(data).rglob("*") if path.is_file()]
        names = {path.name for path in files}
        equal({"galbi.log", "mock-bank.sqlite", "place", "session", "wallet.sqlite"} - names, set())
        for path in files:
            equal(path.stat().st_mode & 0o077, 0)
            # The random keys and tokens may hold any three digits.
            content = re.sub(rb"[0-9a-f]{32}", b"", path.read_bytes())
            for secret in (visa, visa[:12], visa[-8:], pin):
                if secret.encode() in content:
                    raise AssertionError(f"{path.name} holds {secret}")
        for secret in (visa, visa[:12], visa[-8:], pin):
            lacks(re.sub(r"\D", "", said) if secret.isdigit() else said, secret)
        for name in ("wallet.sqlite", "mock-bank.sqlite"):
            lacks(words(f"{data}/profiles/default/{name}"), CODE)


# -- what can happen to the file --------------------------------------------------------


FULL = {"ko": "디스크가 가득 차서 아무것도 하지", "en": "The disk is full, so nothing was done."}
CHARGED = {"ko": "카드는 결제되었지만 지갑에", "en": "The card was charged, but the wallet"}
TOPPED_UP = {"ko": "50,000원을 충전했습니다.", "en": "Topped up 50,000 won."}


@test
def a_full_disk_is_one_sentence_and_nothing_half_done():
    for kilobytes in (8, 24, 40, 60, 80, 200):
        for lang in LANGUAGES:
            with folder() as data:
                wallet(data, "1111", amount=1_000)
                limit = no_file_beyond(kilobytes * 1024)
                shown = screen(
                    data, "finance", keys="t 5 0 0 0 0 Enter", lang=lang, preexec_fn=limit)
                said = [part[lang] in shown for part in (FULL, CHARGED, TOPPED_UP)]
                equal(sum(said), 1)
                if kilobytes == 8:
                    equal(said[0], True)
                # What is there is shown, with as little room as that.
                contains(shown, f" {won(51_000 if said[2] else 1_000, lang)} ")
                contains(screen(data, "finance/ledger", preexec_fn=limit), "Visa 1111")
                # With room again it goes on, by itself where the card was charged.
                contains(screen(data, "finance"), f" {1_000 if said[0] else 51_000:,}원 ")
                hold_books(data, *[1_000, 50_000][:1 if said[0] else 2])


@test
def what_cannot_be_written_is_shown_and_moves_no_money():
    sentences = {"ko": "지갑에 저장할 수 없어 아무것도 하지 않았습니다.",
                 "en": "The wallet can’t be saved, so nothing was done."}
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        profile = pathlib.Path(data) / "profiles/default"
        for locked, mode in ((profile / "wallet.sqlite", 0o400), (profile, 0o500)):
            before = locked.stat().st_mode
            locked.chmod(mode)
            for lang in LANGUAGES:
                shown = screen(data, "finance", keys="t a", lang=lang, before=AS_USER)
                contains(shown, sentences[lang])
                contains(shown, f" {won(50_000, lang)} ")
                contains(shown, "● Visa 1111")
            shown = screen(data, "finance/ledger", before=AS_USER)
            contains(shown, "Visa 1111")
            contains(shown, "+50,000")
            locked.chmod(before)
        hold_books(data, 50_000)


def damage(data):
    """Overwrites the table of the movements."""
    path = pathlib.Path(data) / "profiles/default/wallet.sqlite"
    content = path.read_bytes()
    path.write_bytes(content[:100] + b"damaged" * 200 + content[1500:])


@test
def a_damaged_wallet_is_looked_at_brought_back_or_begun_anew():
    for size, lang in LOOKS:
        with folder() as data:
            path = pathlib.Path(data) / "profiles/default/wallet.sqlite"
            wallet(data, "1111", amount=50_000)
            # There was nothing to copy; the next launch makes the copy of this day.
            equal(path.with_name("wallet.backup.sqlite").exists(), False)
            screen(data, "finance")
            equal(path.with_name("wallet.backup.sqlite").exists(), True)
            wallet(data, amount=1_000)
            damage(data)
            damaged = path.read_bytes()

            def shown(keys):
                return screen(data, "finance", keys=keys, lang=lang, size=size)

            closed = shown("t a")
            contains(" ".join(closed.split()), DAMAGED[lang])
            for figure in (" 0원", " 0 won", "Visa 1111"):
                lacks(closed, figure)
            # Nothing without a second question, and not without the word for it.
            for keys in ("r Esc", "r Enter Esc Esc", "r Down Enter Enter Esc",
                         "r Down Down Enter Enter Esc Esc",
                         'r Down Down Enter "x" Enter Esc Esc'):
                first, *_, last = frames(
                    data, "finance", keys=f"Wait 0s {keys}", lang=lang, size=size)
                equal(last, first)
            equal(path.read_bytes(), damaged)
            # Only looking finds what can still be read, which may be nothing.
            shown("r Enter Tab Enter")
            equal(path.read_bytes(), damaged)
            # The copy.
            contains(shown("r Down Enter Tab Enter"), f" {won(50_000, lang)} ")
            equal(rows(data, "SELECT sum(amount) FROM movement"), [(50_000,)])
            # Anew.
            damage(data)
            word = "새로 시작" if lang == "ko" else "START"
            contains(shown(f'r Down Down Enter "{word}" Enter'), f" {won(0, lang)} ")
            equal(rows(data, "SELECT count(*) FROM movement"), [(0,)])
            # The damaged files are kept.
            kept = [each for each in path.parent.glob("wallet.sqlite.corrupt-*")
                    if not each.name.endswith(("-wal", "-shm"))]
            equal(len(kept), 2)
            equal(damaged in [each.read_bytes() for each in kept], True)


@test
def who_has_seen_the_damage_sees_that_another_galbi_has_repaired_it():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        screen(data, "finance")
        damage(data)
        with on_terminal(data, "finance") as one, on_terminal(data, "finance") as other:
            for session in (one, other):
                shows(session, DAMAGED["ko"])
                session.send("r")
                shows(session, "손상된 지갑")
            one.send("Down", "Enter", "Tab", "Enter")
            for session in (one, other):
                shows(session, r"^ +50,000원( .*)?\n +\[▌충전하기 \]")
                session.wait_until(
                    lambda: "╭─" not in session.screen.text(), "the end of the choice")
            quit_all(one, other)


@test
def a_damaged_wallet_that_is_looked_at_takes_no_entry():
    with folder() as data:
        path = pathlib.Path(data) / "profiles/default/wallet.sqlite"
        wallet(data, "1111", amount=50_000)
        old = path.read_bytes()
        wallet(data, amount=1_000)
        # An older wallet reads well, but not all of the money is in it.
        path.write_bytes(old)
        shown = screen(
            data, "finance", size="80x40", keys='r Enter Tab Enter l a Tab Tab "100" Tab "x" C-s')
        contains(shown, "Visa 1111")
        contains(shown, DAMAGED["ko"])
        equal(path.read_bytes(), old)


@test
def a_wallet_that_has_vanished_does_not_begin_at_nothing():
    for content in (None, b""):
        with folder() as data:
            path = pathlib.Path(data) / "profiles/default/wallet.sqlite"
            wallet(data, "1111", amount=50_000)
            screen(data, "finance")
            path.unlink() if content is None else path.write_bytes(content)
            shown = screen(data, "finance", keys="t Enter Esc")
            contains(shown, DAMAGED["ko"])
            contains(shown, "알 수 없음")
            contains(screen(data, "home/transport"), DAMAGED["ko"])
            contains(screen(data, "finance", keys="r Down Enter Tab Enter"), " 50,000원 ")
            hold_books(data, 50_000)


@test
def the_demo_runs_alone():
    for size, lang in LOOKS:
        with folder() as data:
            shown = galbi(
                data, "demo", "Finance", keys="t 5 0 0 0 0 Enter", lang=lang, size=size)
            contains("\n".join(shown), won(50_000, lang))
            contains("\n".join(shown), "● 우리은행 0123")
            equal(os.listdir(data), [])


test.end()
