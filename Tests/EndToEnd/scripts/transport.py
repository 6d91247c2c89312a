"""The taxi's stories on the release binary: the ride that is asked about, waits for money, and is paid once."""

import os
import pathlib
import re
import signal

from ..harness.galbi import Tests, contains, equal, folder, lacks
from ..harness.money import (
    AS_USER, CARD, LANGUAGES, LOOKS, SIZES, frames, galbi, hold_books, on_terminal, quit_all, rows, screen, shows,
    unsettled, wallet, won)
from ..harness.page import Page

DRIVES = "Transport Wallet"

test = Tests()
FARE = 18_000
TAXI = "home/transport"
DAY = {"ko": "2026년 11월 21일", "en": "21 Nov 2026"}
RECEIPT = {"ko": "영수증", "en": "Receipt"}
# Asks for a ride, and agrees.
RIDE = "Enter Tab Enter"
ASKED = "호출할까요"
CALL = {"ko": "[▌슈퍼택시 호출 ]", "en": "[▌Call SuperTaxi ]"}


def rides(data):
    return rows(data, "SELECT text FROM movement WHERE kind = 'payment' ORDER BY id")


def call(session):
    """Calls a taxi once the question is on the terminal."""
    session.send("Enter")
    session.wait_for_text(ASKED)
    session.send("Tab", "Enter")


# -- rides ----------------------------------------------------------------------------


@test
def a_ride_without_a_card_goes_on_by_itself_after_the_top_up():
    for size, lang in LOOKS:
        with folder() as data:
            asked, _, form, *_, paid = frames(
                data, TAXI, keys=f"{RIDE} {CARD} Enter", cards=["1111"], lang=lang, size=size)
            contains(asked, {"ko": "충전하고 슈퍼택시를 호출할까요?", "en": "Top up and call SuperTaxi?"}[lang])
            lacks(form, won(50_000, lang))
            contains(paid, RECEIPT[lang])
            contains(paid, won(FARE, lang))
            hold_books(data, FARE, -FARE)
            equal(rides(data), [("우리집 → 회사" if lang == "ko" else "Home → Office",)])


@test
def a_ride_goes_on_by_itself_after_a_larger_top_up():
    with folder() as data:
        wallet(data, "1111", "2345")
        _, _, form, typed, other, *_, paid, after = frames(
            data, TAXI, keys=f"{RIDE} C-u c Down Enter 3 0 0 0 0 Enter Enter")
        contains(form, "18,000원")
        assert Page(paid).sheet, paid
        contains(after, "잔액                                  12,000원")
        equal(Page(after).count, 1)
        hold_books(data, 30_000, -FARE)
        equal(rows(data, "SELECT party FROM movement WHERE kind = 'topup'"), [("Visa 2345",)])


@test
def what_is_missing_is_filled_in_and_too_little_asks_again():
    with folder() as data:
        wallet(data, "1111", amount=5_000)
        for shown in frames(data, TAXI, keys=RIDE):
            contains(shown, "13,000원")
        # Too little still: the rest is asked for.
        shown = screen(data, TAXI, keys=f"{RIDE} C-u 9 0 0 0 Enter")
        contains(shown, "충전하기 ─")
        contains(shown, "  4,000원  ")
        screen(data, TAXI, keys=f"{RIDE} Enter")
        hold_books(data, 5_000, 9_000, 4_000, -FARE)


@test
def with_enough_money_the_fare_is_charged_once_and_the_receipt_kept():
    for size, lang in LOOKS:
        with folder() as data:
            wallet(data, "1111", amount=50_000)
            *_, paid, after, again = frames(
                data, TAXI, keys=f"{RIDE} Enter Enter", lang=lang, size=size)
            for shown in (paid, again):
                contains(shown, RECEIPT[lang])
                contains(shown, DAY[lang])
            lacks(after, DAY[lang])
            contains(after, won(32_000, lang))
            hold_books(data, 50_000, -FARE)
            # At the next launch, too.
            contains(screen(data, TAXI, keys="Tab Enter", lang=lang, size=size), RECEIPT[lang])
            contains(screen(data, "finance/ledger", lang=lang, size=size), f"-{FARE:,}")


@test
def escape_at_every_step_leaves_the_screen_as_it_was_and_calls_nobody():
    for size in SIZES:
        with folder() as data:
            first, *_, last = frames(data, TAXI, keys="Wait 0s Enter Esc", size=size)
            equal(last, first)
            wallet(data, "1111", "2345")
            for keys in ("Enter Esc", "Enter Enter", f"{RIDE} Esc", f"{RIDE} c Esc Esc",
                         f"{RIDE} c a Esc Esc Esc", f"{RIDE} c End Enter Esc Esc Esc", f"{RIDE} C-u Esc"):
                first, *_, last = frames(data, TAXI, keys=f"Wait 0s {keys}", size=size)
                equal(last, first)
            hold_books(data)
            # Who has left the top-up has left the ride: money that comes later pays nothing.
            screen(data, TAXI, keys=f"{RIDE} Esc 2 t 5 0 0 0 0 Enter")
            hold_books(data, 50_000)
            # A receipt that is closed is not paid for again.
            first, *_, last = frames(data, TAXI, keys=f"{RIDE} Esc Wait 10s Tab Enter Esc", size=size)
            hold_books(data, 50_000, -FARE)


@test
def a_wide_window_shows_sums_and_a_table_of_rides_which_tab_reaches_first():
    heads = {"ko": ("택시 호출", "이번 달", "자주 이용한 구간", "이용 내역"),
             "en": ("New ride", "This month", "Frequent routes", "Rides")}
    for lang in LANGUAGES:
        with folder() as data:
            wallet(data, "1111", amount=100_000)
            screen(data, TAXI, keys=f'Up "판교" Down {RIDE}', lang=lang, now="2026-10-02T09:00:00Z")
            screen(data, TAXI, keys=f"Up C-u Down {RIDE}", lang=lang)
            first = screen(data, TAXI, lang=lang, size="120x30")
            for head in heads[lang]:
                contains(first, head)
            contains(first, won(2 * FARE, lang))
            contains(first, won(100_000 - 3 * FARE, lang))
            shown = screen(data, TAXI, keys="Tab Enter", lang=lang, size="120x30")
            contains(shown, RECEIPT[lang])
            contains(shown, DAY[lang])
            shown = screen(data, TAXI, keys="Tab S", lang=lang, size="120x30")
            equal([line[line.index("→") + 2:].split()[0] for line in shown.split("\n")
                   if re.search(r"\d:\d\d( [ap]m)?  .*→", line)][0], "판교")
            very_wide = screen(data, TAXI, keys="Tab Down", lang=lang, size="200x50")
            contains(very_wide, {"ko": "2026년 10월 2일", "en": "2 Oct 2026"}[lang])
            contains(very_wide, "판교")


@test
def a_tile_leads_to_it_and_escape_back():
    with folder() as data:
        tile, taxi, back = frames(data, keys="Up Enter Esc")
        contains(taxi, CALL["ko"])
        equal(back, tile)
        contains(screen(data, keys='Up Enter Up Up C-u "서울역" Esc Enter'), "출발    서울역")


@test
def the_tile_counts_the_rides_of_this_month():
    counts = {"ko": ("0회 · 11월", "1회 · 11월", "2회 · 11월"),
              "en": ("0 rides in Nov", "1 ride in Nov", "2 rides in Nov")}
    for lang in LANGUAGES:
        none, one, two = counts[lang]
        with folder() as data:
            contains(screen(data, lang=lang), none)
            wallet(data, "1111", amount=100_000)
            screen(data, TAXI, keys=RIDE, now="2026-10-02T09:00:00Z")
            contains(screen(data, lang=lang), none)
            contains(screen(data, TAXI, keys=f"{RIDE} Esc Esc", lang=lang), one)
            for size in ("80x24", "120x35", "200x50"):
                contains(screen(data, lang=lang, size=size), one)
            # At once, if another Galbi calls.
            with on_terminal(data, lang=lang) as home, on_terminal(data, TAXI) as other:
                home.wait_for_text(one)
                other.wait_for_text(r"잔액 +64,000원")
                call(other)
                shows(home, two)
                other.wait_for_text("─ 영수증 ─")
                other.send("Esc")
                quit_all(home, other)


@test
def the_places_are_kept_and_stand_in_receipt_and_ledger():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        screen(data, TAXI, keys=f'Up "판교" Up "서울 역" Down Down {RIDE}')
        equal(rides(data), [("서울 역 → 판교",)])
        shown = screen(data, TAXI, keys=RIDE)
        contains(shown, "서울 역 → 판교")
        contains(screen(data, "finance/ledger", size="120x30"), "서울 역 → 판교")
        # What is emptied is what it was at first.
        screen(data, TAXI, keys="Up C-u Up C-u")
        for place in ("출발    우리집", "도착    회사"):
            contains(screen(data, TAXI), place)


@test
def a_link_only_fills_the_amount_in():
    with folder() as data:
        wallet(data, "1111")
        for lang in LANGUAGES:
            contains(screen(data, f"{TAXI}/topup?amount=70000", lang=lang), won(70_000, lang))
        screen(data, f"{TAXI}/topup?amount=2000001", keys="Enter")
        hold_books(data)
        # A top-up that no ride has asked for calls none.
        screen(data, f"{TAXI}/topup?amount=70000", keys="Enter")
        hold_books(data, 70_000)


# -- the mock bank --------------------------------------------------------------------


@test
def after_a_refusal_the_ride_goes_on_with_another_card():
    with folder() as data:
        wallet(data, "0002", "1111")
        refused, *_, paid = frames(data, TAXI, keys=f"{RIDE} Enter c Down Enter Enter")[3:]
        contains(refused, "모의 은행에서 이 카드를 거절했습니다.")
        contains(refused, "18,000원")
        assert Page(paid).sheet, paid
        hold_books(data, FARE, -FARE)


@test
def a_bank_that_is_silent_calls_nobody():
    with folder() as data:
        wallet(data, "0003")
        silent, left, later = frames(data, TAXI, keys=f"{RIDE} Enter Esc Wait 5m")[3:]
        contains(silent, "모의 은행이 응답하지 않아 충전하지")
        for shown in (left, later):
            contains(shown, "아직 이용 내역이 없습니다.")
        hold_books(data)


@test
def a_late_answer_brings_the_money_once_and_the_ride_when_it_is_asked_for():
    with folder() as data:
        wallet(data, "0004")
        late, left, later, *_, paid = frames(
            data, TAXI, keys=f"{RIDE} Enter Esc Wait 2m {RIDE}")[3:]
        contains(late, "모의 은행의 응답이 늦어지고 있습니다.")
        contains(left, "잔액                                       0원")
        contains(later, "잔액                                  18,000원")
        assert Page(paid).sheet, paid
        hold_books(data, FARE, -FARE)
    # Who stays has the ride go on by itself.
    for keys in (f"{RIDE} Enter Enter", f"{RIDE} Enter Wait 2m Enter"):
        with folder() as data:
            wallet(data, "0004")
            contains(screen(data, TAXI, keys=keys), "영수증")
            hold_books(data, FARE, -FARE)


# -- once -----------------------------------------------------------------------------


@test
def a_call_is_asked_about_first():
    texts = {"ko": ("우리집 → 회사", "[▌취소 ]", "[ 슈퍼택시 호출 ]", "슈퍼택시를 호출할까요?"),
             "en": ("Home → Office", "[▌Cancel ]", "[ Call SuperTaxi ]", "Call SuperTaxi?")}
    for size, lang in [*LOOKS, ("200x50", "en")]:
        with folder() as data:
            wallet(data, "1111", amount=50_000)
            before, asked, back, *_ = frames(
                data, TAXI, keys="Wait 0s Enter Enter Enter", lang=lang, size=size)
            for text in (*texts[lang], won(FARE, lang), won(32_000, lang)):
                contains(asked, text)
            equal(back, before)
            hold_books(data, 50_000)
            screen(data, TAXI, keys=RIDE, lang=lang, size=size)
            hold_books(data, 50_000, -FARE)


@test
def the_question_is_said_in_words():
    said = {"ko": ("구간: 우리집 → 회사", "요금: 18,000원", "결제 후 잔액: 32,000원", "슈퍼택시를 호출할까요?",
                   "> 버튼 취소"),
            "en": ("Route: Home → Office", "Fare: 18,000 won", "Balance after payment: 32,000 won",
                   "Call SuperTaxi?", "> button Cancel")}
    for lang in LANGUAGES:
        with folder() as data:
            wallet(data, "1111", amount=50_000)
            lines = frames(data, TAXI, "--plain", keys="Enter", lang=lang)[0].split("\n")
            for words in said[lang]:
                equal((words, lines.count(words)), (words, 1))


@test
def what_changes_under_the_question_is_asked_again():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        with on_terminal(data, TAXI) as session:
            session.wait_for_text(r"잔액 +50,000원")
            session.send("Enter")
            session.wait_for_text(ASKED)
            screen(data, TAXI, keys=RIDE)
            session.wait_for_text(r"이용 내역 +1")
            session.send("Tab", "Enter")
            session.wait_for_text("내용이 바뀌었습니다")
            session.wait_for_text(r"결제 후 잔액 +14,000원")
            hold_books(data, 50_000, -FARE)
            session.send("Tab", "Enter")
            session.wait_for_text("─ 영수증 ─")
            session.send("Esc")
            quit_all(session)
        hold_books(data, 50_000, -FARE, -FARE)


@test
def enter_held_down_calls_no_taxi_before_the_answer_and_one_after_it():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        with on_terminal(data, TAXI) as session:
            session.wait_for_text(r"잔액 +50,000원")
            # The question, the way back, and the question again.
            session.send("\r\r\r")
            session.wait_for_text(ASKED)
            session.wait_until_read()
            hold_books(data, 50_000)
            session.send("\t\r\r\r")
            session.wait_for_count(1)
        hold_books(data, 50_000, -FARE)
        for count in (6, 9):
            screen(data, TAXI, keys=" ".join(["Enter"] * count))
        hold_books(data, 50_000, -FARE)
        # After the answer it shows the receipt, and closes it.
        screen(data, TAXI, keys=f"{RIDE} Enter Enter Enter Enter Enter")
        hold_books(data, 50_000, -FARE, -FARE)
        # Also where the card has to be charged first.
        screen(data, TAXI, keys=" ".join(["Enter"] * 9))
        hold_books(data, 50_000, -FARE, -FARE)
        screen(data, TAXI, keys=" ".join([RIDE, *["Enter"] * 8]))
        hold_books(data, 50_000, -FARE, -FARE, 4_000, -FARE)


@test
def what_is_typed_after_a_ride_does_not_change_its_places():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        with on_terminal(data, TAXI) as session:
            session.wait_for_text(r"잔액 +50,000원")
            call(session)
            session.wait_for_text("─ 영수증 ─")
            session.send("Esc", "x")
            session.wait_until(lambda: "↑↓" in session.page.hints, "the list")
            session.wait_until_read()
            quit_all(session)
        contains(screen(data, TAXI), "출발    우리집")


@test
def two_galbis_with_money_for_one_ride_take_one():
    with folder() as data:
        wallet(data, "1111", amount=20_000)
        with on_terminal(data, TAXI) as one, on_terminal(data, TAXI) as other:
            for session in (one, other):
                session.wait_for_text(r"잔액 +20,000원")
            for session in (one, other):
                session.send("Enter")
                session.wait_for_text(ASKED)
            for session in (one, other):
                session.send("Tab", "Enter")
            for session in (one, other):
                # The top-up, or the question again if the other ride was known before.
                session.wait_for_text(r"─ 영수증 ─|─ 충전하기 ─|내용이 바뀌었습니다")
            texts = sorted("영수증" in each.screen.text() for each in (one, other))
            equal(texts, [False, True])
        hold_books(data, 20_000, -FARE)


@test
def a_program_that_ends_in_the_middle_pays_once_or_never():
    with folder() as data:
        wallet(data, "1111")
        amounts = []
        for keys, sign in ((("Enter",), "결제를 요청하는 중입니다."), ((), "택시를 부르는 중입니다.|─ 영수증 ─")):
            with on_terminal(data, TAXI) as session:
                session.wait_for_text(r"\[▌슈퍼택시 호출 \]")
                session.wait_for_text(r"잔액 +\d")
                call(session)
                if keys:
                    session.wait_for_text("─ 충전하기 ─")
                    session.send(*keys)
                session.wait_for_passing(sign)
                session.signal(signal.SIGKILL)
                equal(session.wait_for_exit(), -signal.SIGKILL)
            contains(screen(data, TAXI), CALL["ko"])
            equal(unsettled(data), 0)
            found = [amount for (amount,) in rows(
                data, "SELECT CASE kind WHEN 'topup' THEN amount ELSE -amount END FROM movement")]
            equal(found[len(amounts):] in ([], [-FARE if not keys else FARE]), True)
            amounts = found
            hold_books(data, *amounts)
            if sum(amounts) < FARE:
                screen(data, "finance", keys="t 1 8 0 0 0 Enter")
                amounts.append(FARE)


# -- two Galbis -----------------------------------------------------------------------


@test
def another_galbi_shows_the_ride_within_a_second_everywhere():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        places = {
            TAXI: (r"잔액 +50,000원$", r"잔액 +32,000원$", r"^  이용 내역  1"),
            "finance": (r"^ +50,000원( .*)?\n +\[", r"^ +32,000원( .*)?\n +\["),
            "finance/topup": (r"잔액 +50,000원 +│", r"잔액 +32,000원 +│"),
            "finance/ledger": (r"모든 내역  1", r"슈퍼택시 .* -18,000$"),
        }
        with on_terminal(data, TAXI) as one:
            others = {link: on_terminal(data, link) for link in places}
            try:
                for link, other in others.items():
                    other.wait_for_text(places[link][0])
                one.wait_for_text(r"잔액 +50,000원")
                call(one)
                one.wait_for_text("─ 영수증 ─")
                for link, other in others.items():
                    shows(other, *places[link][1:])
                one.send("Esc")
                quit_all(one, *(others[link] for link in (TAXI, "finance", "finance/ledger")))
            finally:
                for other in others.values():
                    other.close()


# -- what can happen to the file ------------------------------------------------------


@test
def a_wallet_that_moves_no_money_calls_nobody_and_says_why():
    with folder() as data:
        wallet(data, "1111", amount=50_000)
        profile = pathlib.Path(data) / "profiles/default"
        path = profile / "wallet.sqlite"
        path.chmod(0o400)
        for lang, sentence in (("ko", "지갑에 저장할 수 없어"), ("en", "The wallet can’t be saved")):
            shown = screen(data, TAXI, keys="Enter", lang=lang, before=AS_USER)
            contains(shown, sentence)
            contains(shown, won(50_000, lang))
            assert not Page(shown).sheet, shown
        path.chmod(0o600)
        hold_books(data, 50_000)
        screen(data, TAXI, keys=RIDE)
        profile.chmod(0o500)
        shown = screen(data, TAXI, before=AS_USER)
        contains(shown, "지갑에 저장할 수 없어")
        equal(Page(shown).count, 1)
        profile.chmod(0o700)
        content = path.read_bytes()
        path.write_bytes(b"no database " * 1000)
        for lang, sentence in (("ko", "지갑 파일이 손상되었습니다."), ("en", "The wallet file is damaged")):
            shown = screen(data, TAXI, keys="Enter", lang=lang)
            contains(shown, sentence)
            equal(bool(re.search(r"^ +(잔액|Balance) +–$", shown, re.M)), True)
            for none in ("아직 이용 내역이 없습니다.", "No rides yet."):
                lacks(shown, none)
        path.write_bytes(content)
        for more in ("-wal", "-shm"):
            path.with_name(path.name + more).unlink(missing_ok=True)
        contains(screen(data, TAXI, keys=RIDE), "영수증")
        hold_books(data, 50_000, -FARE, -FARE)


@test
def the_demo_runs_alone():
    for size, lang in LOOKS:
        with folder() as data:
            shown = frames(
                data, "demo", "Transport", keys=f"{RIDE} Enter Enter", lang=lang, size=size)
            contains(shown[2], "● 우리은행 0123")
            contains(shown[3], RECEIPT[lang])
            # The row of the ride has the focus then.
            contains(shown[4], CALL[lang].replace("▌", " "))
            galbi(data, "demo", "Transport", keys="Enter", lang=lang, size=size)
            equal(os.listdir(data), [])


test.end()
