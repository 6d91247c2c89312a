"""The shop's stories on the release binary: goods, cart, orders, and what they do to the money."""

import os
import pathlib
import re
import signal
import sqlite3

from ..harness.galbi import Tests, contains, equal, folder, in_one_line, lacks, run
from ..harness.money import (
    AS_USER, CARD, LANGUAGES, NOW, Refund, frames, galbi, hold_books, on_terminal, quit_all, rows, screen,
    shows, wallet, won)
from ..harness.screen import before, width

DRIVES = "Mart Wallet"

test = Tests()
MART = "home/mart"
ORDERS = f"{MART}/orders"
ORDER = f"{ORDERS}/1"
SIZES = ("80x24", "40x12", "200x50")
LOOKS = tuple(zip(SIZES, ("ko", "en", "ko")))
WIDE = "200x50"
# The middle of a wide window, where a list ends that has something beside it.
HALF = 100
# The first of the goods, and the last, of which there is one.
RICE, TENT = 34_900, 189_000
# What all fields are filled in with; Return goes from field to field, and orders in the last one.
CONTACT = {
    "ko": '"김하늘" Enter "010-1234-5678" Enter "me@example.org" Enter',
    "en": '"Haneul Kim" Enter "010-1234-5678" Enter "me@example.org" Enter',
}
NAME = {"ko": "김하늘", "en": "Haneul Kim"}
ADDRESS = {
    "ko": '"04524" Enter "서울" Enter "중구" Enter "세종대로 110" Enter Enter "문 앞" Enter',
    "en": '"세종대로 110" Enter Enter "중구" Enter "서울" Enter "04524" Enter "문 앞" Enter',
}
FIELDS = {lang: f"{CONTACT[lang]} {ADDRESS[lang]}" for lang in LANGUAGES}
FORM = {lang: f"{FIELDS[lang]} Enter Enter Enter" for lang in LANGUAGES}
# The same on a terminal, without the end.
TYPED = "김하늘\t010-1234-5678\tme@example.org\t04524\t서울\t중구\t세종대로 110"
# When an order of `NOW` has been sent, and when it has been delivered.
SENT, DELIVERED = "2026-11-21T09:10:00Z", "2026-11-25T09:10:00Z"
NO_ORDER = {"ko": "주문이나 연결된 내역이 없습니다.", "en": "This entry has no order and no linked entry."}
TOO_LATE = {
    "ko": "이미 배송이 시작되어 바꾸거나 취소할 수 없습니다.",
    "en": "The order has been dispatched, so it can’t be changed or cancelled.",
}
STATES = {
    "ko": ("결제 완료", "배송 중", "배송 완료", "취소됨"),
    "en": ("Paid", "Dispatched", "Delivered", "Cancelled"),
}
INCOMPLETE = {
    "ko": "표시된 항목을 확인해 주세요.",
    "en": "Check the marked fields.",
}
NAMES = {"ko": "슈퍼마트", "en": "SuperMart"}
PLACE = "profiles/default/place"


def title(order, lang="ko"):
    return f"주문 {order}" if lang == "ko" else f"Order {order}"


def buy(data, amount=100_000, goods="Enter"):
    """An order of the only good that these keys put into the cart, paid from a wallet with `amount`."""
    wallet(data, "1111", amount=amount)
    shown = screen(data, MART, keys=f"{goods} n {FORM['ko']}")
    contains(shown, title(1))
    return shown


def fit(shown, size):
    """No row of these screens is wider than the window."""
    columns = int(size.split("x")[0])
    equal([row for frame in shown for row in frame.split("\n")
           if sum(map(width, row)) > columns], [])


def orders(data):
    """The total of each order that is not cancelled, else None."""
    return [total for (total,) in rows(
        data, "SELECT iif(cancelled IS NULL, total, NULL) FROM mart_order ORDER BY id")]


def sold(data, good="brown-rice"):
    """How many of a good have left the stock."""
    found = rows(data, f"SELECT initial - remaining FROM mart_stock WHERE good = '{good}'")
    return found[0][0] if found else 0


def cart(data):
    return dict(rows(data, "SELECT good, quantity FROM mart_cart"))


def stored(data, column, order=1):
    return rows(data, f"SELECT {column} FROM mart_order WHERE id = {order}")[0][0]


def amounts(shown, unit):
    """Each row with an amount of a thousand and more, and the column in which its last one ends."""
    return [
        (row, sum(map(width, row[:found.end()])))
        for row in shown for found in list(re.finditer(rf",\d{{3}}(?:{unit})?(?!\S)", row))[-1:]]


# -- placing an order -----------------------------------------------------------------


@test
def from_an_empty_wallet_keys_alone_lead_to_a_paid_order():
    for size, lang in LOOKS:
        with folder() as data:
            shown = frames(
                data, MART, keys=f"Enter c Enter {FORM[lang]} {CARD} Enter", cards=["1111"],
                lang=lang, size=size)
            fit(shown, size)
            contains(shown[-1], title(1, lang))
            contains(shown[-1], STATES[lang][0])
            hold_books(data, RICE, -RICE)
            equal((orders(data), sold(data), cart(data)), ([RICE], 1, {}))
            # It is there at the next launch, too.
            found = galbi(data, ORDERS, lang=lang, size=size)
            contains("\n".join(found), f"{RICE:,}")


@test
def with_enough_money_nothing_is_topped_up():
    for size, lang in LOOKS:
        with folder() as data:
            wallet(data, "1111", amount=200_000)
            shown = frames(
                data, MART, keys=f"Enter Down Enter Enter n {FORM[lang]}", lang=lang, size=size)
            fit(shown, size)
            contains(shown[-1], STATES[lang][0])
            hold_books(data, 200_000, -RICE - 2 * 32_900)
            equal((sold(data), sold(data, "white-rice")), (1, 2))


@test
def what_is_missing_is_filled_in_and_who_leaves_the_top_up_comes_back_to_the_form():
    with folder() as data:
        wallet(data, "1111", amount=30_000)
        topup, *_, back, _, again = frames(data, MART, keys=f"Enter n {FORM['ko']} Esc C-s Enter")[-4:]
        contains(topup, "충전하기")
        contains(topup, won(RICE - 30_000))
        contains(back, "세종대로 110")
        contains(again, title(1))
        hold_books(data, 30_000, RICE - 30_000, -RICE)
        equal(orders(data), [RICE])


@test
def what_one_top_up_cannot_bring_two_do():
    with folder() as data:
        wallet(data, "1111")
        shown = screen(data, MART, keys=f"{'Enter ' * 40} Down {'Enter ' * 30} n {FORM['ko']} Enter Enter")
        contains(shown, title(1))
        total = 40 * RICE + 30 * 32_900
        hold_books(data, 2_000_000, total - 2_000_000, -total)


@test
def a_card_pays_for_the_whole_order():
    with folder() as data:
        wallet(data, "1111", "2345", amount=50_000)
        keys = f"Enter n {FIELDS['ko']} Enter Right Right Enter Enter"
        shown = screen(data, MART, keys=keys, size=WIDE)
        contains(shown, "Visa 2345")
        hold_books(data, 50_000, RICE, -RICE)
        equal(rows(data, "SELECT party FROM movement WHERE kind = 'topup' ORDER BY id"),
              [("Visa 1111",), ("Visa 2345",)])


@test
def a_card_that_is_refused_orders_nothing_and_the_wallet_pays_instead():
    with folder() as data:
        wallet(data, "1111", "0002", amount=50_000)
        keys = f"Enter n {FIELDS['ko']} Enter Left Enter Enter"
        contains(screen(data, MART, keys=keys), "모의 은행에서 이 카드를 거절했습니다.")
        hold_books(data, 50_000)
        equal((orders(data), cart(data)), ([], {"brown-rice": 1}))
        screen(data, MART, keys=f"n {FIELDS['ko']} Enter Left Enter Enter "
                                "C-s BackTab Right C-s")
        hold_books(data, 50_000, -RICE)


@test
def a_faster_delivery_is_paid_for():
    with folder() as data:
        wallet(data, "1111", amount=100_000)
        keys = f"Enter n {FIELDS['ko']} Right Enter Enter Enter"
        contains(screen(data, MART, keys=keys), won(RICE + 5_000))
        hold_books(data, 100_000, -RICE - 5_000)
        contains(screen(data, ORDER, now="2026-11-22T09:10:00Z"), STATES["ko"][2])


@test
def return_pressed_again_and_again_orders_once():
    with folder() as data:
        wallet(data, "1111", amount=100_000)
        screen(data, MART, keys="Enter")
        with on_terminal(data, f"{MART}/new") as session:
            session.wait_for_text("받는 분")
            session.send(TYPED)
            session.wait_until_read()
            session.write(b"\x13\x13\x13")
            session.wait_for_text(r"› 주문 1")
            quit_all(session)
        hold_books(data, 100_000, -RICE)
        equal(orders(data), [RICE])


# -- the form -------------------------------------------------------------------------


@test
def what_is_wrong_is_said_at_its_field():
    for lang, telephone, email, code in (
            ("ko", "연락처를 확인해 주세요.", "이메일을 확인해 주세요.", "우편번호를 확인해 주세요."),
            ("en", "Check the number,", "Check the address,", "Check the postcode,")):
        to_code = "Tab " * {"ko": 2, "en": 6}[lang]
        for size in ("80x50", "40x50", WIDE):
            with folder() as data:
                screen(data, MART, keys="Enter")

                def form(keys):
                    shown = galbi(data, f"{MART}/new", keys=f"Tab {keys}", lang=lang, size=size)
                    return in_one_line("\n".join(shown))

                # While typing what cannot become right, and afterwards what is not complete.
                contains(form('"12x"'), telephone)
                lacks(form('"12"'), telephone)
                contains(form('"12" Enter'), telephone)
                lacks(form('"010-1234-5678" Enter "me@"'), telephone)
                lacks(form('Enter "me@"'), email)
                contains(form('Enter "me@" Enter'), email)
                contains(form('Enter "a@b@c"'), email)
                contains(form(f'{to_code} "x" Enter'), code)


@test
def who_orders_too_soon_is_led_to_the_first_field_to_correct():
    for size, lang in LOOKS:
        with folder() as data:
            wallet(data, "1111", amount=100_000)
            keys = "Enter n C-s"
            for more in ("", f"{CONTACT[lang]} C-s"):
                keys = f"{keys} {more}"
                shown = in_one_line("\n".join(galbi(data, MART, keys=keys, lang=lang, size=size)))
                contains(shown, INCOMPLETE[lang])
                screen(data, MART, keys="Wait 0s -")
            equal(orders(data), [])
            # What is typed goes there, and takes the sentence away.
            keys = f"{keys} {ADDRESS[lang]}"
            shown = screen(data, MART, keys=keys, lang=lang, size=size)
            lacks(in_one_line(shown), INCOMPLETE[lang])
            screen(data, MART, keys="Wait 0s -")
            contains(screen(data, MART, keys=f"{keys} C-s", lang=lang, size=size), title(1, lang))
            equal([stored(data, name) for name in ("first_name", "last_name", "shipping_zip", "note")],
                  [NAME[lang], "", "04524", "문 앞"])
            hold_books(data, 100_000, -RICE)


@test
def the_billing_address_follows_until_it_is_edited():
    with folder() as data:
        wallet(data, "1111", amount=300_000)
        # The same: both change.
        shown = screen(data, MART, keys=f"Enter n {FIELDS['ko']}", size=WIDE)
        equal(shown.count("세종대로 110"), 2)
        screen(data, f"{MART}/new", keys=FORM["ko"])
        equal(stored(data, "billing_street1"), None)
        # Edited: it stays when the shipping address changes.
        screen(data, MART, keys="Enter")
        keys = "Tab " * 12 + 'Space Tab Tab Tab Tab C-u "을지로 5" ' + "BackTab " * 9 + 'C-u "종로 1"'
        shown = screen(data, f"{MART}/new", keys=keys, size=WIDE)
        equal((shown.count("을지로 5"), shown.count("종로 1")), (1, 1))
        # Following once more, and edited once more, it is what it was.
        again = keys + " Tab" * 5 + " Space Space C-s"
        screen(data, f"{MART}/new", keys=again)
        equal((stored(data, "billing_street1", 2), stored(data, "shipping_street1", 2)),
              ("을지로 5", "종로 1"))


@test
def escape_asks_before_what_was_typed_is_lost():
    for lang, question in (("ko", "나가면 입력한 내용이 사라집니다."), ("en", "Discard your changes?")):
        for size in SIZES:
            with folder() as data:
                screen(data, MART, keys="Enter")
                typed, asked, kept, _, again, _, gone = frames(
                    data, f"{MART}/new", keys='"x" Esc Esc "y" Esc Tab Enter', lang=lang,
                    size=size)
                for frame in (typed, kept, gone):
                    lacks(frame, question)
                for frame in (asked, again):
                    contains(frame, question)
                # What was not changed is left at once.
                shown = screen(data, f"{MART}/new", keys="Esc", lang=lang, size=size)
                contains(shown, "현미" if lang == "ko" else "Brown rice")
                equal((orders(data), cart(data)), ([], {"brown-rice": 1}))


# -- one order ------------------------------------------------------------------------


@test
def an_edit_pays_or_refunds_the_difference_and_an_order_keeps_its_number():
    for size, lang in LOOKS:
        with folder() as data:
            buy(data)
            shown = frames(
                data, ORDER, keys="e Right C-s e Left C-s e C-s e Tab C-u \"별\" C-s",
                lang=lang, size=size)
            fit(shown, size)
            contains(shown[-1], title(1, lang))
            hold_books(data, 100_000, -RICE, -RICE, Refund(RICE))
            equal((orders(data), sold(data)), ([RICE], 1))
            # The third did nothing, and the fourth moved nothing.
            equal((stored(data, "version"), stored(data, "first_name")), (4, "별"))
            page = screen(data, ORDER, lang=lang, size=WIDE)
            for amount in (f"-{won(RICE, lang)}", f"+{won(RICE, lang)}"):
                contains(page, amount)


@test
def an_edit_that_the_wallet_cannot_pay_is_topped_up():
    with folder() as data:
        buy(data, amount=40_000)
        topup, changed = frames(data, ORDER, keys="e Right Right C-s Enter")[-2:]
        contains(topup, won(3 * RICE - 40_000))
        contains(changed, title(1))
        hold_books(data, 40_000, -RICE, 3 * RICE - 40_000, -2 * RICE)
        equal((orders(data), sold(data)), ([3 * RICE], 3))


@test
def a_cancellation_refunds_once():
    for size, lang in LOOKS:
        with folder() as data:
            buy(data)
            shown = frames(
                data, ORDER, keys="c Enter c Esc c Tab Enter c e Wait 10s", lang=lang,
                size=size)
            fit(shown, size)
            contains(shown[0], f"{RICE:,}")
            for kept in (shown[1], shown[3]):
                contains(kept, STATES[lang][0])
            # In few rows the user has scrolled to the end, above which a notice stays for a while.
            for cancelled in shown[-1:] if size == "40x12" else shown[6:]:
                contains(cancelled, f"+{won(RICE, lang)}" if size == "40x12" else STATES[lang][3])
            hold_books(data, 100_000, -RICE, Refund(RICE))
            equal((orders(data), sold(data)), ([None], 0))


@test
def a_cancellation_that_is_confirmed_twice_refunds_once():
    with folder() as data:
        buy(data)
        with on_terminal(data, ORDER) as one, on_terminal(data, ORDER) as other:
            for session in (one, other):
                session.wait_for_text("결제 완료")
                session.send("c")
                session.wait_for_text("주문을 취소할까요")
                session.send("Tab")
                session.wait_until_read()
            for session in (one, other):
                session.send("Enter")
            for session in (one, other):
                session.wait_for_text("취소됨")
                session.wait_until(lambda: "╭─" not in session.screen.text(), "the end of the question")
            quit_all(one, other)
        hold_books(data, 100_000, -RICE, Refund(RICE))
        equal(sold(data), 0)


@test
def what_was_sent_is_neither_changed_nor_cancelled():
    for size, lang in LOOKS:
        with folder() as data:
            buy(data)
            for now, state in ((SENT, 1), (DELIVERED, 2)):
                first, *_, last = frames(
                    data, ORDER, keys="Wait 0s e c", now=now, lang=lang, size=size)
                contains(first, STATES[lang][state])
                contains(in_one_line(last), TOO_LATE[lang])
                for hint in ("e 편집", "c 주문 취소", "e edit", "c cancel order"):
                    lacks(first, hint)
            # The notice that the link led elsewhere goes away.
            shown = screen(
                data, f"{ORDER}/edit", keys="Wait 20s", now=SENT, lang=lang, size=size)
            contains(in_one_line(shown), TOO_LATE[lang])
            # A form and a question that were open when it was sent.
            for keys in ("e Right Wait 10m C-s", "c Wait 10m Tab Enter"):
                shown = frames(data, ORDER, keys=keys, lang=lang, size=size)
                fit(shown, size)
                contains(in_one_line(shown[-1]), TOO_LATE[lang])
            hold_books(data, 100_000, -RICE)
            equal((orders(data), sold(data), stored(data, "version")), ([RICE], 1, 1))


@test
def an_order_is_placed_again():
    with folder() as data:
        buy(data)
        form, placed = frames(data, ORDER, keys="a C-s")
        contains(form, "세종대로 110")
        contains(placed, title(2))
        hold_books(data, 100_000, -RICE, -RICE)
        equal((orders(data), sold(data), cart(data)), ([RICE, RICE], 2, {}))
        contains(screen(data, ORDERS, lang="en"), "Brown rice")


# -- goods and cart -------------------------------------------------------------------


@test
def the_cart_is_undone_and_redone():
    for size in SIZES:
        with folder() as data:
            screen(data, MART, keys="Enter Enter Down Enter u u U", size=size)
            equal(cart(data), {"brown-rice": 2})
            screen(data, MART, keys="c + + - d u", size=size)
            equal(cart(data), {"brown-rice": 3})
            screen(data, MART, keys="Down Enter c D", size=size)
            equal(cart(data), {})
            screen(data, MART, keys="Enter c D u", size=size)
            equal(cart(data), {"brown-rice": 1})


@test
def no_more_is_put_into_the_cart_than_there_is():
    with folder() as data:
        for lang, sentence in (("ko", "재고가 부족합니다."), ("en", "Not enough in stock.")):
            contains(screen(data, MART, keys="End Enter Enter", lang=lang), sentence)
        equal(cart(data), {"tent": 1})


@test
def goods_are_found_by_search_and_group():
    with folder() as data:
        for lang, search, good in (("ko", "ㅎㅁ", "현미"), ("en", "brown", "Brown rice")):
            for size in SIZES:
                shown = galbi(data, MART, keys=f'/ "{search}" Enter', lang=lang, size=size)
                contains("\n".join(shown), good)
                lacks("\n".join(shown), "백미" if lang == "ko" else "White rice")
        for lang, sentence in (("ko", "검색 결과가 없습니다."), ("en", "No results.")):
            nothing, back = frames(data, MART, keys='/ "xyzzy" Esc', lang=lang)[-2:]
            contains(nothing, sentence)
            lacks(back, sentence)
        shown = frames(data, MART, keys="Wait 0s f f f f f f f f Esc")
        for one, group in zip(shown[1:], ("쌀·잡곡", "채소·과일", "정육·수산", "유제품·음료", "간식", "생활용품")):
            contains(one, group)
            equal("텐트" in one, group == "생활용품")
        equal((shown[7], shown[9]), (shown[0], shown[0]))


@test
def prices_and_totals_end_in_one_column():
    with folder() as data:
        buy(data, amount=1_000_000)
        screen(data, MART, keys="End Enter n C-s")
        screen(data, MART, keys="Enter End Up Enter Enter")
        for lang, unit in (("ko", "원"), ("en", " won")):
            for size in SIZES:
                # The goods, the cart and its total, two orders, and the goods of a form with their sum.
                for link, fewest in ((MART, 3), (f"{MART}/cart", 3), (ORDERS, 2), (f"{MART}/new", 2)):
                    if (link, size) == (f"{MART}/new", WIDE):
                        # The balance stands beside the goods.
                        continue
                    # Without what stands beside the list.
                    shown = galbi(data, link, lang=lang, size=size)
                    shown = [before(row, HALF) for row in shown]
                    found = amounts(shown, unit)
                    if link in (MART, f"{MART}/new"):
                        # The total below the list.
                        found = found[:-1]
                    # In an inset of one column the rows of a list end a column before a sum, for its bar.
                    spread = 1 if size == "40x12" else 0
                    ends = {end for _, end in found}
                    equal((link, size, len(found) >= fewest, max(ends) - min(ends) <= spread),
                          (link, size, True, True))


# -- the list of orders ---------------------------------------------------------------


@test
def orders_are_searched_and_their_states_are_words():
    with folder() as data:
        buy(data, amount=1_000_000)
        screen(data, MART, keys="End Enter n C-s")
        for size in SIZES:
            for lang, rice, tent in (("ko", "현미", "텐트"), ("en", "Brown rice", "tent")):
                shown = galbi(data, ORDERS, lang=lang, size=size)
                both = "\n".join(before(row, HALF) for row in shown)
                contains(both, STATES[lang][0])
                nobody = "검색 결과가 없습니다." if lang == "ko" else "No results."
                found = screen(data, ORDERS, keys=f'/ "{tent}" Enter', lang=lang, size=size)
                contains(found, tent)
                lacks(found, rice)
                nothing, again = frames(
                    data, ORDERS, keys='/ "xyzzy" Esc', lang=lang, size=size)[-2:]
                contains(in_one_line(nothing), nobody)
                lacks(in_one_line(again), nobody)
                contains(again, rice)
                contains("\n".join(galbi(data, ORDERS, now=SENT, lang=lang, size=size)),
                         STATES[lang][1])


@test
def a_list_without_orders_says_what_to_do():
    with folder() as data:
        for size in SIZES:
            for lang, sentence in (("ko", "아직 주문이 없습니다."), ("en", "No orders yet.")):
                contains("\n".join(galbi(data, ORDERS, lang=lang, size=size)), sentence)


# -- links ----------------------------------------------------------------------------


@test
def every_screen_has_a_link():
    with folder() as data:
        for lang, empty in (("ko", "장바구니가 비어 있습니다."), ("en", "The cart is empty.")):
            for size in SIZES:
                for link in (f"{MART}/cart", f"{MART}/new"):
                    shown = in_one_line("\n".join(galbi(data, link, lang=lang, size=size)))
                    contains(shown, empty)
        buy(data)
        screen(data, MART, keys="Enter")
        for lang, links in (
            ("ko", {MART: "현미", f"{MART}/cart": "합계", f"{MART}/new": "받는 분", ORDERS: "모든 주문",
                    ORDER: "주문 1", f"{ORDER}/edit": "주문 편집"}),
            ("en", {MART: "Brown rice", f"{MART}/cart": "Total", f"{MART}/new": "Contact",
                    ORDERS: "All orders", ORDER: "Order 1", f"{ORDER}/edit": "Edit order"}),
        ):
            for link, sign in links.items():
                contains(screen(data, link, lang=lang, size="80x30"), sign)
        for lang, sentence in (("ko", "주문을 찾을 수 없습니다."), ("en", "Order not found.")):
            for size in SIZES:
                for link in (f"{ORDERS}/99", f"{ORDERS}/99/edit"):
                    shown = galbi(data, link, lang=lang, size=size)
                    contains(in_one_line("\n".join(shown)), sentence)
        for link in (f"{ORDERS}/01", f"{ORDERS}/x", f"{MART}/x"):
            contains(in_one_line(screen(data, link)), "항목을 찾을 수 없어 가장 가까운 화면을 열었습니다.")
        hold_books(data, 100_000, -RICE)


@test
def the_commands_lead_to_shop_orders_and_a_new_order():
    with folder() as data:
        screen(data, MART, keys="Enter")
        for lang, goals in (
            ("ko", {"슈퍼마트": "현미", "주문 내역": "아직 주문이 없습니다.", "주문하기": "받는 분"}),
            ("en", {"SuperMart": "Brown rice", "Orders": "No orders yet.", "New order": "Contact"}),
        ):
            for name, sign in goals.items():
                contains(screen(data, keys=f'C-p "{name}" Enter', lang=lang), sign)


def from_column(row, start):
    """What stands in a row from a column on."""
    columns = 0
    for place, character in enumerate(row):
        if columns >= start:
            return row[place:]
        columns += width(character)
    return ""


def tile_line(data, lang, now=NOW):
    """What stands below the shop's name on its tile."""
    shown = screen(data, "home", size=WIDE, lang=lang, now=now).split("\n")
    number = next(number for number, row in enumerate(shown) if NAMES[lang] in row)
    start = sum(map(width, shown[number].partition(NAMES[lang])[0]))
    return re.split("  |│", from_column(shown[number + 1], start))[0].strip()


@test
def the_tile_says_what_is_in_the_cart_or_under_way():
    with folder() as data:
        def lines(now=NOW):
            return [tile_line(data, lang, now) for lang in LANGUAGES]

        equal(lines(), ["주문 없음", "No orders"])
        screen(data, MART, keys="Enter Enter Down Enter")
        equal(lines(), ["3개 담음", "3 in the cart"])
        screen(data, MART, keys="c D")
        buy(data)
        equal(lines(), ["1건 주문함", "1 order"])
        equal(lines(DELIVERED), ["주문 없음", "No orders"])


# -- in words, alone, in the ledger ---------------------------------------------------


@test
def it_is_said_in_words():
    with folder() as data:
        wallet(data, "1111", amount=100_000)
        lines = ["Enter", "Down", "n", *re.split("(?<=Enter) ", FORM["ko"]), "c", "Tab Enter", "q"]
        done = run("--plain", MART, "--lang", "ko", "--now", NOW, "--no-restore", "--data", data,
                   stdin="\n".join(lines) + "\n")
        equal((done.returncode, done.stderr), (0, ""))
        # Once for the key that leads there, and once for what is typed.
        for words in (
            "> 목록 상품, 1 / 60: 현미 10 kg, 34,900원, 재고 40개, 담은 수 1, 쌀·잡곡",
            "> 목록 상품, 2 / 60: 백미 10 kg, 32,900원, 재고 60개, 쌀·잡곡",
            "> 입력란 이름: 비어 있음", "> 입력란 이름: 김하늘",
            "> 입력란 배송 메모: 비어 있음 (선택 입력)", "> 입력란 배송 메모: 문 앞",
            "> 입력란 도로명 주소: 비어 있음", "> 입력란 도로명 주소: 세종대로 110",
            "> 입력란 상세 주소: 비어 있음 (선택 입력)", "> 선택란 배송: 일반 배송 · 무료",
            "> 스위치 배송지와 같음: 켬", "알림: 주문했습니다. 주문 번호는 1번, 합계는 34,900원입니다.",
            "주문을 취소할까요? 34,900원이 슈퍼페이로 환불됩니다.",
            "알림: 주문을 취소하고 34,900원을 슈퍼페이로 환불했습니다.",
        ):
            equal((words, done.stdout.splitlines().count(words)), (words, 1))
        # The billing address repeats the shipping address, and is not said again, nor is the order after
        # the question over it.
        equal(done.stdout.count("세종대로 110"), 2)
        lacks(done.stdout, "오류")


@test
def the_demo_runs_alone():
    for size, lang in LOOKS:
        with folder() as data:
            shown = frames(
                data, "demo", "Mart", keys=f"Enter n {FORM[lang]} Enter", lang=lang, size=size)
            fit(shown, size)
            contains(shown[-1], title(1, lang))
            contains(shown[-1], STATES[lang][0])
            equal(os.listdir(data), [])


@test
def the_ledger_names_the_order_and_leads_to_it():
    for lang, row in (("ko", ("쇼핑", "슈퍼마트  현미 10 kg", "주문 1", "슈퍼페이")),
                      ("en", ("Shopping", "SuperMart  Brown rice 10 kg", "Order 1", "SuperPay"))):
        with folder() as data:
            wallet(data, "1111", amount=100_000)
            screen(data, MART, keys=f"Enter n {FORM[lang]}", lang=lang)
            screen(data, ORDER, keys="c Tab Enter", lang=lang)
            for size in SIZES:
                shown, order = frames(data, "finance/ledger", keys="Wait 0s o", lang=lang, size=size)
                fit((shown, order), size)
                for sign in ("+", "-"):
                    amount = f"{sign}{RICE:,}"
                    line = next(line for line in shown.split("\n") if amount in before(line, 132))
                    if size == WIDE:
                        for part in row:
                            contains(line, part)
                contains(order, title(1, lang))
                contains(order, STATES[lang][3])
                # A top-up belongs to no order.
                last = screen(data, "finance/ledger", keys="End o", lang=lang, size=size)
                contains(in_one_line(last), NO_ORDER[lang])


# -- two Galbis -----------------------------------------------------------------------


@test
def a_wide_window_has_the_cart_with_its_sum_and_the_newest_orders_beside_the_goods():
    heads = {"ko": ("장바구니", "슈퍼페이 잔액", "결제 후 잔액", "최근 주문", "모두 보기 o"),
             "en": ("Cart", "SuperPay balance", "Balance after payment", "Recent orders", "Show all o")}
    for lang in LANGUAGES:
        with folder() as data:
            buy(data)
            for size in ("120x30", WIDE):
                shown, *_, orders = frames(
                    data, MART, keys="Wait 0s Enter - o", lang=lang, size=size)
                fit((shown, orders), size)
                for head in heads[lang][3:]:
                    contains(shown, head)
                contains(shown, STATES[lang][0])
                contains(shown, f"{RICE:,}")
                contains(orders, STATES[lang][0])
            shown = screen(data, MART, keys="Down Enter", lang=lang, size=WIDE)
            for head in heads[lang]:
                contains(shown, head)
            contains(shown, {"ko": "100 g당 349", "en": "349 / 100 g"}[lang])
            # The state changes while one looks.
            later = screen(data, MART, keys="Wait 1h", lang=lang, size=WIDE)
            contains(later, STATES[lang][1])


@test
def another_galbi_shows_cart_stock_and_orders_within_a_second():
    with folder() as data:
        wallet(data, "1111", amount=300_000)
        screen(data, MART, keys="End Enter")
        places = {
            MART: (r"장바구니 +1개", r"품절"),
            f"{MART}/cart": (r"텐트", r"장바구니가 비어 있습니다"),
            ORDERS: (r"아직 주문이 없습니다", r"텐트.*결제 완료"),
            "finance/ledger": (r"모든 내역  1", r"주문 1.*-189,000|-189,000"),
        }
        with on_terminal(data, f"{MART}/new") as one:
            others = {link: on_terminal(data, link) for link in places}
            try:
                others[MART].wait_for_text("현미")
                others[MART].send("End")
                for link, other in others.items():
                    other.wait_for_text(places[link][0])
                one.wait_for_text("받는 분")
                one.send(TYPED)
                one.wait_until_read()
                one.send("C-s")
                one.wait_for_text(r"› 주문 1")
                for link, other in others.items():
                    shows(other, *places[link][1:])
                one.send("c")
                one.wait_for_text("주문을 취소할까요")
                one.send("Tab", "Enter")
                one.wait_for_text("취소됨")
                shows(others[ORDERS], "취소됨")
                quit_all(one, *others.values())
            finally:
                for other in others.values():
                    other.close()
        hold_books(data, 300_000, -TENT, Refund(TENT))


@test
def of_two_galbis_that_change_an_order_the_second_is_told():
    with folder() as data:
        buy(data)
        with on_terminal(data, f"{ORDER}/edit") as one, on_terminal(data, f"{ORDER}/edit") as other:
            for session in (one, other):
                session.wait_for_text(r"‹▌1 ›")
                session.send("Right")
                session.wait_for_text(r"‹▌2 ›")
            one.send("C-s")
            one.wait_for_text(r"결제 완료")
            other.send("C-s")
            other.wait_for_passing("그사이 다른 곳에서 주문이 바뀌었습니다.")
            quit_all(one)
            other.send("C-c")
            equal(other.wait_for_exit(), 130)
        hold_books(data, 100_000, -RICE, -RICE)
        equal((orders(data), sold(data), stored(data, "version")), ([2 * RICE], 2, 2))


@test
def of_two_galbis_that_buy_the_last_one_one_is_told():
    with folder() as data:
        wallet(data, "1111", amount=400_000)
        screen(data, MART, keys="End Enter")
        with on_terminal(data, f"{MART}/new") as one, on_terminal(data, f"{MART}/new") as other:
            for session in (one, other):
                session.wait_for_text("받는 분")
                session.send(TYPED)
                session.wait_until_read()
            for session in (one, other):
                session.send("C-s")
            for session in (one, other):
                session.wait_for_text(r"› 주문 1|재고가 부족합니다|장바구니의 상품을 주문")
            won = ["› 주문 1" in session.screen.text() for session in (one, other)]
            equal(sorted(won), [False, True])
            for session in (one, other):
                session.send("C-c")
                equal(session.wait_for_exit(), 130)
        hold_books(data, 400_000, -TENT)
        equal((orders(data), sold(data, "tent")), ([TENT], 1))


# -- endings --------------------------------------------------------------------------


@test
def what_was_typed_is_there_again():
    for size in SIZES:
        with folder() as data:
            wallet(data, "1111", amount=100_000)
            screen(data, MART, "--restore", keys=f"Enter n {FIELDS['ko']} Right", size=size)
            shown = screen(data, "--restore", keys="Home Wait 0s", size="80x50")
            for text in ("하늘", "010-1234-5678", "세종대로 110", "하루 배송", "주문하기"):
                contains(shown, text)
            contains(screen(data, "--restore", keys="C-s", size=size), title(1))
            hold_books(data, 100_000, -RICE - 5_000)
        # So is a change of an order.
        with folder() as data:
            buy(data)
            screen(data, ORDER, "--restore", keys="e Right", size=size)
            screen(data, "--restore", keys="C-s", size=size)
            hold_books(data, 100_000, -RICE, -RICE)


@test
def a_form_that_comes_back_after_its_order_was_placed_does_not_place_it_again():
    with folder() as data:
        wallet(data, "1111", amount=100_000)
        place = pathlib.Path(data) / PLACE
        screen(data, MART, "--restore", keys=f"Enter n {FIELDS['ko']}")
        before = place.read_text()
        screen(data, "--restore", keys="C-s")
        for keys in ("Wait 0s", "C-s", "C-s C-s"):
            # As if Galbi had been ended before it could write where it is now.
            place.write_text(before)
            shown = frames(data, "--restore", keys=f"Wait 0s {keys}")
            contains(shown[0], "이미 접수된 주문입니다.")
            contains(shown[-1], title(1))
        hold_books(data, 100_000, -RICE)
        equal(orders(data), [RICE])
        # Nor is a change made twice.
        screen(data, ORDER, "--restore", keys="e Right")
        before = place.read_text()
        screen(data, "--restore", keys="C-s")
        place.write_text(before)
        screen(data, "--restore", keys="C-s")
        hold_books(data, 100_000, -RICE, -RICE)


@test
def a_galbi_that_is_killed_while_it_orders_places_one_order_in_all():
    for moment in ("typed", "read", "shown"):
        with folder() as data:
            wallet(data, "1111", amount=100_000)
            screen(data, MART, "--restore", keys=f"Enter n {FIELDS['ko']}")
            with on_terminal(data, restores=True) as session:
                session.wait_for_text("받는 분")
                session.send("C-s")
                if moment != "typed":
                    session.wait_until_read()
                if moment == "shown":
                    session.wait_for_text(title(1))
                session.signal(signal.SIGKILL)
                equal(session.wait_for_exit(), -signal.SIGKILL)
            screen(data, "--restore", keys="Wait 0s C-s")
            hold_books(data, 100_000, -RICE)
            equal((orders(data), sold(data)), ([RICE], 1))


# -- what can happen to the file ------------------------------------------------------


@test
def the_doctor_examines_orders_payments_and_stock():
    subjects = {"ko": "슈퍼마트", "en": "SuperMart"}
    sound = {"ko": "모든 주문이 결제, 재고와 일치합니다.", "en": "All orders match their payments and stock."}
    broken = {"ko": "주문, 결제, 재고가 서로 맞지 않습니다.", "en": "Orders, payments and stock don’t match."}

    def hold(lang, sentences):
        shown = run("doctor", "--lang", lang, "--offline", "--data", data).stdout
        line = next(line for line in shown.splitlines() if subjects[lang] in line.split()[:2])
        contains(in_one_line(shown[shown.index(line):]), sentences[lang])

    with folder() as data:
        buy(data)
        screen(data, ORDER, keys="e Right C-s")
        for lang in LANGUAGES:
            hold(lang, sound)
        path = pathlib.Path(data) / "profiles/default/wallet.sqlite"
        content = path.read_bytes()
        for change in (
            "UPDATE mart_order SET total = total + 1", "UPDATE mart_stock SET remaining = remaining - 1",
            "DELETE FROM mart_movement", "DELETE FROM mart_line",
        ):
            with sqlite3.connect(path) as books:
                for (name,) in books.execute(
                        "SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
                    books.execute(f"DROP TRIGGER {name}")
                books.execute(change)
            books.close()
            for lang in LANGUAGES:
                hold(lang, broken)
            for more in ("-wal", "-shm"):
                path.with_name(path.name + more).unlink(missing_ok=True)
            path.write_bytes(content)


@test
def a_wallet_that_cannot_be_written_sells_nothing_and_says_why():
    with folder() as data:
        buy(data)
        screen(data, MART, keys="Enter")
        profile = pathlib.Path(data) / "profiles/default"
        for locked, mode in ((profile / "wallet.sqlite", 0o400), (profile, 0o500)):
            before = locked.stat().st_mode
            locked.chmod(mode)
            for lang, cart_sentence, sentence in (
                    ("ko", "데이터를 저장할 수 없습니다.", "지갑에 저장할 수 없어"),
                    ("en", "The data can’t be saved.", "The wallet can’t be saved")):
                for link, keys in ((MART, "Enter"), (f"{MART}/new", "C-s"), (ORDER, "c Tab Enter")):
                    shown = screen(data, link, keys=keys, lang=lang, before=AS_USER)
                    contains(in_one_line(shown), cart_sentence if link == MART else sentence)
                contains(screen(data, ORDERS, lang=lang, before=AS_USER), f"{RICE:,}")
            locked.chmod(before)
        hold_books(data, 100_000, -RICE)
        equal((orders(data), cart(data)), ([RICE], {"brown-rice": 1}))


@test
def a_damaged_file_sells_nothing_and_is_left_as_it_is():
    with folder() as data:
        buy(data)
        path = pathlib.Path(data) / "profiles/default/wallet.sqlite"
        path.write_bytes(b"no database " * 1000)
        for lang, sentence in (("ko", "손상되었습니다."), ("en", "is damaged.")):
            for link, keys in ((MART, "Enter"), (ORDERS, "Wait 0s"), (ORDER, "Wait 0s")):
                shown = screen(data, link, keys=keys, lang=lang)
                contains(in_one_line(shown), sentence)
                lacks(shown, won(0, lang))
        equal(path.read_bytes(), b"no database " * 1000)


test.end()
