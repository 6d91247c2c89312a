"""The ledger's stories on the release binary: what its rows are, how they change, and CSV files."""

import calendar
import csv
import io
import pathlib
import re
import signal

from ..harness import money
from ..harness.app import quits, start
from ..harness.galbi import Tests, contains, equal, folder, lacks, screens, with_secrets
from ..harness.page import Page

DRIVES = "Ledger Finance Topup Transport Wallet"

test = Tests()
NOW = "2026-11-21T03:00:00Z"
screen = screens(link="finance/ledger", now=NOW, in_lines=True)
# How long anything with very many rows may take before the test gives up.
LONG = 120
MANY = 100_000
KILLS = 6
LUNCH = 'a Tab Tab "12,000" Tab "점심" Tab Right Tab "둘이서" Enter'
LUNCH_ROW = ["▌", "11.21", "식비", "점심", "둘이서", "-12,000"]
BANK = """갈비은행 거래내역,,,,
계좌,우리은행 0123,,,
거래일시,적요,출금액,입금액,잔액
2026-11-20 12:03:04,"시장, ""남대문""\n2호점","32,400원",-,"100,000"
2026.11.19,쿠폰,4500,,95500
2026.11.19,쿠폰,4500,,91000
2026/11/18,급여,-,"2,800,000원",1
2026-13-40,없는 날,100,,1
2026-11-17,나쁜 금액,12a,,1
2026-11-16,둘 다,5,6,1
,날짜 없음,700,,
2026-11-15,빈 금액,-,-,1
"""
BANK_ROWS = [
    ["11.20", "기타", '시장, "남대문" 2호점', "-32,400"],
    ["11.19", "기타", "쿠폰", "-4,500"],
    ["11.19", "기타", "쿠폰", "-4,500"],
    ["11.18", "수입", "급여", "+2,800,000"],
]
FAULTS = [
    "9번째 줄: 없는 날짜: 2026-13-40", "10번째 줄: 금액이 아님: 12a",
    "11번째 줄: 지출과 수입이 모두 있음", "12번째 줄: 날짜가 없음", "13번째 줄: 금액이 없음",
]
CARD = """이용일,가맹점명,금액,메모
20260921,교보문고,"△15,000",책
2026년 10월 3일,환불,"+3,000",
2026-10-05,(주)갈비,"(9,900)",
2026-10-06,택시,"￦-8,800",
2026-10-07,비었음,-,
"""


def opened(data, *arguments, **variables):
    return start(data, "finance/ledger", "--no-restore", "--now", NOW, *arguments, variables=variables)


def parts(line):
    """What stands in a line with more than one blank between, without its scroll bar."""
    line = line.replace("┃", "")
    return re.split(r"\s{2,}", re.sub(r"[▌▏]✓?|✓(?=\d)", lambda found: found[0] + "  ", line).strip())


def table(lines, heading="날짜"):
    """The rows below the table's headings, each as what stands in it, with the day that the first row of a day
    says."""
    start = next((number for number, line in enumerate(lines)
                  if line.strip().startswith(heading)), len(lines))
    rows, day = [], None
    for line in lines[start + 1:]:
        if not line.strip() or line.startswith("─"):
            break
        row = parts(line)
        place = next((place for place, part in enumerate(row) if part.strip("▌▏✓")), len(row))
        if heading == "날짜":
            if re.fullmatch(r"[\d.]+", row[place]):
                day = row[place]
            else:
                row.insert(place, day)
        rows.append(row)
    return rows


def entries(lines):
    """The rows of the table without what is selected or marked."""
    return [[part for part in row if part.strip("▌▏✓")] for row in table(lines)]


def sheet(lines):
    """What stands inside the sheet."""
    found = [re.search(r"│(.*)│", line) for line in lines]
    return [match[1].strip() for match in found if match and match[1].strip()]


def legend(lines):
    """The series of the chart, each with its total."""
    found = [re.search(r"\s((?:[▌▏]?\s?✓?\s?██\s\S+|합계|Total)\s+[\d,]+)$", line)
             for line in lines]
    return [match[1].strip() for match in found if match]


def stored(data, query="SELECT count(*) FROM ledger"):
    return money.rows(data, query)


def hold_totals(data):
    """Holds the sums that are kept against what the rows come to."""
    equal(sorted(stored(data, "SELECT * FROM ledger_total WHERE count > 0")), sorted(stored(
        data, "SELECT day / 100, category, count(*), sum(spent), sum(received), sum(left_spent), "
              "sum(left_received) FROM ledger GROUP BY 1, 2")))


def move_money(data):
    """Brings 50,000 won into the wallet, and rides for 18,000."""
    for link, keys in (
            ("finance/card", '<secret> Tab "11/28" Tab <secret> Enter'),
            ("finance/topup?amount=50000", "Enter"), ("home/transport", "Enter Tab Enter")):
        done = with_secrets(data, keys, "4111 1111 1111 1111", "123", arguments=(link, "--now", NOW))
        equal((done.returncode, done.stderr), (0, ""))


def write(data, name, text, encoding="utf-8"):
    """The keys that import a file, up to its preview."""
    path = pathlib.Path(data) / name
    path.write_bytes(text.encode(encoding))
    return f'i "{path}" Enter'


def export(path, *, answer=""):
    """The keys that write what the table shows into a file."""
    return f'x C-u "{path}" Enter {answer}'


def read(path):
    """The rows of a file as Python reads them, and its bytes."""
    content = pathlib.Path(path).read_bytes()
    return list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))), content


@test
def an_empty_ledger_says_how_to_begin():
    with folder() as data:
        contains(" ".join(line.strip(" ▌") for line in screen(data, "")[4:6]),
                 "아직 내역이 없습니다. a를 눌러 추가하거나 i를 눌러 은행 파일을 가져와 주세요.")
        contains(screen(data, "", "--lang", "en")[4],
                 "No entries yet. Press a to add one, or i to import a bank file.")
        for keys in ("c", "n", "d", "Space", "s", "u", "U"):
            contains(screen(data, keys)[4], "아직 내역이 없습니다.")


@test
def an_entry_is_written_by_hand_and_is_there_at_the_next_launch():
    with folder() as data:
        lines = screen(data, LUNCH)
        equal(table(lines), [LUNCH_ROW])
        equal(Page(lines).notice, "추가했습니다. u로 되돌릴 수 있습니다.")
        lines = screen(data, 'a C-u "2026.10.3" Tab Right Tab "3000" Tab "용돈" C-s')
        equal(table(lines), [LUNCH_ROW[1:], ["▌", "10.03", "수입", "용돈", "+3,000"]])
        equal(entries(screen(data, "")), [LUNCH_ROW[1:], ["10.03", "수입", "용돈", "+3,000"]])
        hold_totals(data)


@test
def what_is_wrong_is_said_at_its_field_and_leaving_asks():
    with folder() as data:
        inside = sheet(screen(data, 'a C-u "21st" Tab Tab "1.5" C-s'))
        contains(" ".join(inside), "2026-11-21처럼 입력해 주세요.")
        contains(" ".join(inside), "1원부터 1,000,000,000,000원까지 입력해 주세요.")
        contains(" ".join(inside), "내용을 입력해 주세요.")
        contains(" ".join(inside), "표시된 항목을 확인해 주세요.")
        equal(stored(data), [(0,)])
        contains("\n".join(screen(data, 'a Tab Tab "1" Esc')), "나가면 입력한 내용이 사라집니다. 나갈까요?")
        contains(screen(data, 'a Tab Tab "1" Esc Tab Enter')[4], "아직 내역이 없습니다.")


@test
def every_change_is_undone_and_redone_also_after_leaving_and_coming_back():
    changes = [
        (LUNCH, "", [], [LUNCH_ROW[1:]]),
        ("c Down Enter", LUNCH, [LUNCH_ROW[1:]],
         [["11.21", "교통", "점심", "둘이서", "-12,000"]]),
        ('n C-u "혼자" C-s', LUNCH, [LUNCH_ROW[1:]],
         [["11.21", "식비", "점심", "혼자", "-12,000"]]),
        ("n C-u C-s", LUNCH, [LUNCH_ROW[1:]], [["11.21", "식비", "점심", "-12,000"]]),
        ("d", LUNCH, [LUNCH_ROW[1:]], []),
        (None, "", [], BANK_ROWS),
    ]
    for keys, first, before, after in changes:
        for way, undoing, rows in (
                ("", "u", before), ("", "u U", after), ("Esc l", "u", before),
                ("Esc l", "u Esc l U", after)):
            with folder() as data:
                if first:
                    screen(data, first)
                done = keys or write(data, "bank.csv", BANK) + " Enter"
                equal(entries(screen(data, f"{done} {way} {undoing}")), rows)
                hold_totals(data)


@test
def what_changes_nothing_is_nothing_to_undo():
    with folder() as data:
        contains(Page(screen(data, f"{LUNCH} c Enter")).notice, "이미 식비 분류입니다.")
        equal(entries(screen(data, f"{LUNCH} c Enter n C-s u")), [LUNCH_ROW[1:]])


@test
def the_last_command_is_undone_whichever_galbi_has_made_it():
    with folder() as data:
        screen(data, LUNCH)
        with opened(data) as session:
            session.wait_for_text("점심")
            session.send("n", "C-u", "혼자", "C-s")
            session.wait_for_text(r"점심 +혼자")
            screen(data, 'n C-u "셋이서" C-s')
            session.wait_for_text(r"점심 +셋이서")
            session.send("u")
            session.wait_for_text(r"점심 +혼자")
            session.send("u")
            session.wait_for_text(r"점심 +둘이서")
            quits(session)
        equal(entries(screen(data, "")), [LUNCH_ROW[1:]])


@test
def what_was_done_before_a_restart_is_undone_and_redone():
    with folder() as data:
        steps = [
            (LUNCH, [LUNCH_ROW[1:]]),
            ("c Down Enter", [["11.21", "교통", *LUNCH_ROW[3:]]]),
            ('n C-u "혼자" C-s', [["11.21", "교통", "점심", "혼자", "-12,000"]]),
            ("d", []),
            (write(data, "bank.csv", BANK) + " Enter", BANK_ROWS),
        ]
        seen = [[]]
        for keys, rows in steps:
            equal(entries(screen(data, keys)), rows)
            seen.append(rows)
        # Each in a process of its own, down to nothing and up again.
        for rows in seen[-2::-1]:
            equal(entries(screen(data, "u")), rows)
        contains(Page(screen(data, "u")).notice, "되돌릴 작업이 없습니다")
        for rows in seen[1:]:
            equal(entries(screen(data, "U")), rows)
        hold_totals(data)
        # What is found is what is there.
        equal([row[2] for row in entries(screen(data, '/ "ㅋㅍ" Enter'))], ["쿠폰", "쿠폰"])
        equal(entries(screen(data, 'u / "ㅋㅍ" Enter')), [])


@test
def a_year_of_a_bank_in_cp949_is_categorised_by_rules():
    payees = [
        ("스타벅스 강남R점", "food"), ("씨유 역삼타운점", "food"), ("GS25논현점", "food"),
        ("(주)우아한형제들", "food"), ("쿠팡이츠", "food"), ("쿠팡(주)", "shopping"),
        ("카카오T일반택시", "transport"), ("티머니 버스", "transport"), ("코레일", "transport"),
        ("SK에너지 서초주유소", "transport"), ("올리브영 명동", "shopping"), ("한국전력공사", "living"),
        ("CGV용산", "movies"), ("온누리약국", "health"), ("FOCUS STUDIO", "other"),
        ("김하늘", "other"), ("11월 급여", "income"), ("예금이자", "income"),
    ]
    lines, expected = [], {}
    for number in range(2_000):
        text, category = payees[number % len(payees)]
        amount = f"{(number % 90 + 1) * 100:,}"
        spent, received = ("", amount) if category == "income" else (amount, "")
        lines.append(f'2025-{1 + number % 12:02}-{1 + number % 28:02},{text},"{spent}",'
                     f'"{received}",{number}\n')
        expected[category] = expected.get(category, 0) + 1
    with folder() as data:
        keys = write(data, "2025.csv", "거래일자,적요,출금액,입금액,메모\n" + "".join(lines), "cp949")
        contains(sheet(screen(data, keys))[0], "새 내역 2,000건")
        equal(Page(screen(data, f"{keys} Enter")).notice, "2025에 내역 2,000건을 가져왔습니다. u로 되돌릴 수 있습니다.")
        equal(dict(stored(data, "SELECT category, count(*) FROM ledger GROUP BY 1")), expected)
        hold_totals(data)
        # Found by initials, a syllable on its way, and nothing.
        for search, count in (("ㅅㅌㅂㅅ", 112), ("카카오티", 0), ("카카오t", 111), ("올리브여", 111)):
            lines = screen(data, f'/ "{search}" Enter')
            contains(lines[3], f"검색 결과  {count}")
        # Taken back as a whole, by another Galbi.
        screen(data, "u")
        equal(stored(data), [(0,)])


@test
def what_the_wallet_moves_is_there_and_stays():
    with folder() as data:
        move_money(data)
        ride = ["11.21", "교통", "슈퍼택시", "우리집 → 회사", "-18,000"]
        # Moved from the card, and no income.
        topup = ["11.21", "충전", "Visa 1111", "+50,000", "↔"]
        lines = screen(data, "")
        equal(entries(lines), [ride, topup])
        equal(Page(lines).count, 2)
        contains(lines[3], "수입 0원  지출 18,000원")
        for keys in ("d", "Down d", "Space Down Space d"):
            lines = screen(data, keys)
            equal(Page(lines).notice, "슈퍼페이 내역은 삭제할 수 없습니다. 분류와 메모만 바꿀 수 있습니다.")
            equal(entries(lines), [ride, topup])
        lines = screen(data, 'Space Down Space c End Enter Esc n "출장" C-s')
        equal(entries(lines), [["11.21", "기타", *ride[2:]],
                               ["11.21", "기타", "Visa 1111", "출장", "+50,000", "↔"]])
        equal(entries(screen(data, "")), entries(lines))
        equal(stored(data, "SELECT balance FROM account WHERE kind = 'wallet'"), [(32_000,)])
        hold_totals(data)


@test
def an_import_shows_what_it_would_do_before_anything_is_written():
    with folder() as data:
        keys = write(data, "bank.csv", BANK)
        inside = sheet(screen(data, keys, "--size", "80x40"))
        equal(inside[0], "새 내역 4건, 중복 0건, 읽을 수 없는 줄 5개")
        equal([parts(line) for line in inside if "‹" in line], [
            ["계좌", "‹ 새 계좌 ›", "계좌 이름", "갈비은행"],
            ["날짜", "‹ 거래일시 ›", "내용", "‹ 적요 ›"],
            ["금액 (+/-)", "‹ (없음) ›", "지출", "‹ 출금액 ›"],
            ["수입", "‹ 입금액 ›", "분류", "‹ (없음) ›"],
            ["메모", "‹ (없음) ›", "상태", "‹ (없음) ›"]])
        equal([line.strip("▌▏┃ ") for line in inside if "번째 줄" in line], FAULTS[:3])
        # The others come by scrolling.
        inside = sheet(screen(data, f"{keys} BackTab BackTab End", "--size", "80x40"))
        equal([line.strip("▌▏┃ ") for line in inside if "번째 줄" in line], FAULTS[-3:])
        equal(stored(data), [(0,)])
        lines = screen(data, f"{keys} Esc Esc")
        contains(lines[4], "아직 내역이 없습니다.")
        lines = screen(data, f"{keys} Enter")
        equal(Page(lines).notice, "갈비은행에 내역 4건을 가져왔습니다. u로 되돌릴 수 있습니다.")
        equal(entries(lines), BANK_ROWS)
        hold_totals(data)


@test
def wrong_lines_are_listed_in_english_too():
    with folder() as data:
        inside = sheet(screen(data, write(data, "bank.csv", BANK), "--lang", "en"))
        equal(inside[0], "4 new, 0 already there, 5 unreadable")
        contains("\n".join(inside), "Line 9: no such date: 2026-13-40")


@test
def the_same_file_twice_adds_nothing_and_equal_purchases_stay():
    with folder() as data:
        keys = write(data, "bank.csv", BANK)
        screen(data, f"{keys} Enter")
        lines = screen(data, keys)
        contains(sheet(lines)[0], "새 내역 0건, 중복 4건")
        contains("\n".join(sheet(lines)), "새로운 내역이 없습니다.")
        # However they are called meanwhile.
        lines = screen(data, 'c Home Down Enter n "둘" C-s')
        equal(entries(lines)[0], ["11.20", "교통", BANK_ROWS[0][2], "둘", "-32,400"])
        contains(sheet(screen(data, keys))[0], "새 내역 0건, 중복 4건")
        equal(len(entries(screen(data, f"{keys} C-s Esc Esc"))), 4)
        # What has come is added, be it equal to what is there.
        more = BANK + "2026.11.19,쿠폰,4500,,91000\n"
        inside = sheet(screen(data, write(data, "more.csv", more)))
        contains(inside[0], "새 내역 1건, 중복 4건")
        screen(data, write(data, "more.csv", more) + " Enter")
        equal([row[2] for row in entries(screen(data, ""))].count("쿠폰"), 3)
        equal(stored(data), [(5,)])


@test
def a_file_of_a_card_in_cp949_is_understood():
    rows = [
        ["10.06", "교통", "택시", "-8,800"], ["10.05", "기타", "(주)갈비", "-9,900"],
        ["10.03", "수입", "환불", "+3,000"], ["09.21", "쇼핑", "교보문고", "책", "-15,000"],
    ]
    for encoding in ("cp949", "utf-8", "utf-8-sig", "utf-16"):
        with folder() as data:
            keys = write(data, "card.csv", CARD, encoding)
            contains(sheet(screen(data, keys))[0], "새 내역 4건, 중복 0건, 읽을 수 없는 줄 1개")
            equal(entries(screen(data, f"{keys} Enter")), rows)


@test
def a_cancelled_approval_is_not_spending_and_the_newest_line_stays_first():
    head = "승인일자,가맹점명,승인금액,승인번호,상태\n"
    lines = ["2026-11-05,스타벅스,4500,5,승인", "2026-11-04,없는 가게,9000,4,전체취소",
             "2026-11-04,교보문고,12000,3,승인취소", "2026-11-04,교보문고,12000,3,승인",
             "2026-11-03,저녁,3000,2,승인", "2026-11-03,점심,2000,1,승인"]
    rows = [["11.05", "식비", "스타벅스", "-4,500"], ["11.03", "기타", "저녁", "-3,000"],
            ["11.03", "기타", "점심", "-2,000"]]
    with folder() as data:
        keys = write(data, "card.csv", head + "\n".join(lines))
        inside = sheet(screen(data, keys))
        contains(inside[0], "새 내역 3건, 중복 0건")
        contains(inside[1], "취소된 승인 2건은 제외합니다.")
        equal(entries(screen(data, f"{keys} Enter")), rows)
        contains(sheet(screen(data, keys))[0], "새 내역 0건, 중복 3건")
        # What was imported before it was cancelled gets a refund.
        lines[0] = lines[0].replace("승인", "취소")
        keys = write(data, "later.csv", head + "\n".join(lines))
        contains("\n".join(sheet(screen(data, keys))), "취소된 승인 1건은 환불로 가져옵니다.")
        screen(data, f"{keys} Enter")
        equal(stored(data, "SELECT SUM(amount) FROM ledger"), [(-5_000,)])
        hold_totals(data)


@test
def a_category_of_the_file_comes_with_it_and_goes_with_it():
    trip = "date,text,amount,category\n2026-11-20,스타벅스,-5000,여행\n2026-11-19,버스,-1500,교통\n"
    rows = [["11.20", "여행", "스타벅스", "-5,000"], ["11.19", "교통", "버스", "-1,500"]]
    with folder() as data, folder() as other:
        keys = write(data, "trip.csv", trip)
        contains("\n".join(sheet(screen(data, keys))), "추가할 분류: 여행")
        equal(entries(screen(data, f"{keys} Enter")), rows)
        contains("\n".join(sheet(screen(data, "C", "--size", "80x40"))), "여행")
        screen(data, export(f"{data}/out.csv"))
        # An export brings the same categories into an empty ledger.
        equal(entries(screen(other, f'i "{data}/out.csv" Enter Enter')), rows)
        screen(data, "I d")
        equal(entries(screen(data, "")), [])
        equal("여행" in "\n".join(sheet(screen(data, "C", "--size", "80x40"))), False)
        equal(entries(screen(data, "u")), rows)


@test
def which_column_is_what_is_chosen_where_it_is_not_clear():
    with folder() as data:
        keys = write(data, "odd.csv", "2026-11-20,a,100\n2026-11-21,b,-200\n")
        inside = "\n".join(sheet(screen(data, keys)))
        contains(inside, "날짜, 내용, 금액에 해당하는 열을 선택해 주세요.")
        lines = screen(data, f"{keys} Right Tab Right Right Tab Right Right Right C-s")
        equal(entries(lines), [["11.21", "기타", "b", "-200"], ["11.20", "수입", "a", "+100"]])


@test
def what_is_no_table_is_one_sentence():
    with folder() as data:
        for name, content, sentence in (
                ("open.csv", b'date,amount\n2026-11-20,"5', "2번째 줄: 따옴표가 닫히지 않음"),
                ("empty.csv", b"", "파일이 비어 있습니다."),
                ("binary.csv", b"\x00\x01\x02", "읽을 수 없는 파일입니다."),
                ("strange.csv", b"\xff\x80\xff\x80", "읽을 수 없는 파일입니다.")):
            (pathlib.Path(data) / name).write_bytes(content)
            contains(" ".join(sheet(screen(data, f'i "{data}/{name}" Enter'))), sentence)
        contains(" ".join(sheet(screen(data, f'i "{data}/none.csv" Enter'))), "파일을 찾을 수 없습니다.")
        contains(" ".join(sheet(screen(data, f'i "{data}" Enter'))), "파일이 아닙니다.")
        equal(stored(data), [(0,)])


@test
def a_path_may_begin_at_the_users_folder():
    with folder() as data, folder() as home:
        (pathlib.Path(home) / "my bank.csv").write_text(BANK)
        # Quoted, as terminals write the path of a file that is dropped on them.
        for path in ("~/my bank.csv", f"'{home}/my bank.csv' "):
            contains(sheet(screen(data, f'i "{path}" Enter', HOME=home))[0], "새 내역 4건")
        lines = screen(data, 'i "~/my bank.csv" Enter Enter x Enter', HOME=home)
        equal(len(entries(lines)), 4)
        # With the headings and the account.
        equal(len(read(f"{home}/galbi-2026-11-21.csv")[0]), 6)


@test
def an_export_is_a_table_for_any_spreadsheet():
    with folder() as data:
        move_money(data)
        texts = ["=1+1", "+82 10", "-시장", "@이름", "'@이름", '따옴표 \\"둘\\", 쉼표', "보통 -1"]
        adding = " ".join(
            f'a Tab Tab "{number + 1}" Tab "{text}" Tab Tab "={number}" Enter'
            for number, text in enumerate(texts))
        screen(data, adding)
        path = f"{data}/out.csv"
        lines = screen(data, export(path))
        equal(Page(lines).notice, f"9건을 {path} 파일로 내보냈습니다.")
        rows, content = read(path)
        equal(content[:3], b"\xef\xbb\xbf")
        equal(content.count(b"\r\n"), content.count(b"\n"))
        equal(content[-2:], b"\r\n")
        equal(rows[0], ["날짜", "내용", "금액", "분류", "메모", "출처", "계좌", "상태", "거래처", "연결", "기록"])
        equal([row[1:8] for row in rows[1:]], [
            ["보통 -1", "-7", "기타", "'=6", "직접 추가", "현금", "미확인"],
            ['따옴표 "둘", 쉼표', "-6", "기타", "'=5", "직접 추가", "현금", "미확인"],
            ["''@이름", "-5", "기타", "'=4", "직접 추가", "현금", "미확인"],
            ["'@이름", "-4", "기타", "'=3", "직접 추가", "현금", "미확인"],
            ["'-시장", "-3", "기타", "'=2", "직접 추가", "현금", "미확인"],
            ["'+82 10", "-2", "기타", "'=1", "직접 추가", "현금", "미확인"],
            ["'=1+1", "-1", "기타", "'=0", "직접 추가", "현금", "미확인"],
            ["슈퍼택시  우리집 → 회사", "-18000", "교통", "", "슈퍼페이", "슈퍼페이", "미확인"],
            ["Visa 1111", "50000", "충전", "", "슈퍼페이", "슈퍼페이", "미확인"],
        ])
        equal({row[0] for row in rows[1:]}, {"2026-11-21"})
        equal(pathlib.Path(path).stat().st_mode & 0o777, 0o600)
        # It adds nothing here, and all of it elsewhere, where it says the same again.
        contains(sheet(screen(data, f'i "{path}" Enter'))[0], "새 내역 0건, 중복 9건, 읽을 수 없는 줄 0개")
        with folder() as other:
            screen(other, f'i "{path}" Enter Enter {export(f"{other}/again.csv")}')
            again, _ = read(f"{other}/again.csv")
            # The wallet's entries are in an account of their own there.
            equal(sorted(row[:5] for row in again if row[5] != "계좌"),
                  sorted([row[0], " ".join(row[1].split()), *row[2:5]] for row in rows))
            contains(sheet(screen(other, f'i "{path}" Enter'))[0], "새 내역 0건, 중복 9건")


@test
def an_export_in_english_is_understood_in_korean():
    with folder() as data:
        screen(data, LUNCH)
        path = f"{data}/out.csv"
        screen(data, export(path), "--lang", "en")
        equal(read(path)[0], [
            ["Date", "Description", "Amount", "Category", "Note", "Source", "Account", "Status", "Payee", "Links",
             "Record"],
            ["2026-11-21", "점심", "-12000", "Food", "둘이서", "Manual", "Cash", "Uncleared", "", "", ""]])
        with folder() as other:
            equal(table(screen(other, f'i "{path}" Enter Enter')), [LUNCH_ROW])


@test
def no_file_is_overwritten_unasked():
    with folder() as data:
        screen(data, LUNCH)
        path = pathlib.Path(data) / "mine.csv"
        path.write_text("mine")
        contains(" ".join(sheet(screen(data, export(path)))), "같은 이름의 파일이 이미 있습니다.")
        for answer in ("", "Esc Esc", "Enter Esc"):
            screen(data, export(path, answer=answer))
            equal(path.read_text(), "mine")
        screen(data, export(path, answer="Tab Enter"))
        equal(len(read(path)[0]), 2)
        contains(" ".join(sheet(screen(data, export(f"{data}/none/x.csv")))), "폴더를 찾을 수 없습니다.")
        equal([each.name for each in path.parent.glob("mine*")], ["mine.csv"])


@test
def what_the_table_shows_is_exported_or_all():
    with folder() as data:
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        path = f"{data}/part.csv"
        screen(data, f'/ "쿠폰" Enter {export(path)}')
        equal([row[1] for row in read(path)[0]], ["내용", "쿠폰", "쿠폰"])
        screen(data, f'/ "쿠폰" Enter x C-u "{data}/all.csv" Tab Right Tab Tab Enter')
        equal(len(read(f"{data}/all.csv")[0]), 6)


@test
def the_table_is_sorted_filtered_and_searched():
    with folder() as data:
        screen(data, write(data, "bank.csv", BANK) + " Enter " + write(data, "card.csv", CARD)
               .replace("i ", "i C-u ", 1) + " Enter")
        def texts(keys):
            return [row[2] for row in entries(screen(data, keys))]
        newest = ['시장, "남대문" 2호점', "쿠폰", "쿠폰", "급여", "택시", "(주)갈비", "환불", "교보문고"]
        equal(texts(""), newest)
        equal(texts("S"), newest[::-1])
        equal(texts("S S"), newest)
        sorted_by_amount = ["급여", "환불", "쿠폰", "쿠폰", "택시", "(주)갈비", "교보문고", newest[0]]
        equal(texts("s s s S"), sorted_by_amount)
        equal(texts("s s s"), sorted_by_amount[::-1])
        equal(texts("s s s s"), newest)
        equal(texts("s s"), ["(주)갈비", "교보문고", "급여", newest[0], "쿠폰", "쿠폰", "택시", "환불"])
        categories = [row[1] for row in entries(screen(data, "s"))]
        equal(categories, sorted(categories))
        # The selected row stays the selected one in another order.
        lines = screen(data, "End s s")
        equal(next(row for row in table(lines) if row[0] == "▌")[3], "교보문고")
        for search, found in (
                ("ㄱㅂㅁㄱ", ["교보문고"]), ("남대", [newest[0]]), ("ㅋ", ["쿠폰", "쿠폰"]),
                ("책", ["교보문고"]), ("%", []), ("없는 것", []), ("수입", ["급여", "환불"])):
            equal(texts(f'/ "{search}" Enter'), found)
        equal(texts('/ "커" Enter Esc'), newest)
        equal(texts("f End Up Enter"), ["급여", "환불"])
        equal(texts("m Down Down Enter"), ["택시", "(주)갈비", "환불"])
        equal(texts("m Down Down Enter f End Up Enter"), ["환불"])
        lines = screen(data, "m Down Down Enter")
        contains(lines[3], "2026년 10월  3")
        contains(lines[3], "수입 3,000원  지출 18,700원")


@test
def days_months_and_the_chart_say_their_year():
    with folder() as data:
        screen(data, LUNCH)
        screen(data, 'a C-u "2025-12-24" Tab Tab "5000" Tab "작년" C-s')
        equal([row[0] for row in entries(screen(data, ""))], ["2026.11.21", "2025.12.24"])
        equal([row[0] for row in entries(screen(data, "m Down Enter"))], ["11.21"])
        lines = screen(data, "m")
        equal([parts(line)[0] for line in sheet(lines) if "건" in line],
              ["▌", "2026년 11월", "2025년 12월"])
        lines = screen(data, "End")
        # The sums are of all months, whatever the chart shows.
        contains(lines[3], "2025년 12월 – 2026년 11월")
        contains("\n".join(lines[4:]), "차트 2025년 12월 – 2026년 5월")
        lines = screen(data, "m End Enter", "--size", "40x12")
        contains("\n".join(lines), "25.12.24")
        lines = screen(data, "m End Enter", "--lang", "en")
        contains("\n".join(lines), "24 Dec 2025")


@test
def table_sums_and_chart_answer_the_same_question():
    with folder() as data:
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        lines = screen(data, '/ "쿠폰" Enter')
        contains(lines[3], "수입 0원  지출 9,000원")
        equal(legend(lines)[-1], "합계  9,000")
        lines = screen(data, '/ "급여" Enter t')
        contains("\n".join(lines), "지출이 없습니다.")
        for size in ("80x24", "40x12", "200x50"):
            head = " ".join(screen(data, "", "--size", size)[3:5])
            contains(head.replace("+280만", "수입 280만"), "수입")


@test
def a_rule_is_offered_listed_turned_off_and_removed():
    with folder() as data:
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        lines = screen(data, 'Down c Down Down Enter')
        contains(lines[-1], "A 항상 적용")
        lines = screen(data, 'Down Down c Up Enter A BackTab BackTab BackTab Right C-s')
        contains("\n".join(sheet(lines)), "‘쿠폰’ 일치")
        equal(len({row[1] for row in entries(screen(data, "")) if row[2] == "쿠폰"}), 1)
        lines = screen(data, "r Space")
        contains("\n".join(sheet(lines)), "끔")
        contains("\n".join(sheet(screen(data, "r", "--lang", "en"))), "Off")
        lacks("\n".join(sheet(screen(data, "r d"))), "‘쿠폰’")
        screen(data, "u u")
        contains("\n".join(sheet(screen(data, "r"))), "‘쿠폰’")


@test
def categories_are_added_renamed_moved_and_merged():
    with folder() as data:
        screen(data, LUNCH)
        contains("\n".join(sheet(screen(data, 'C a "간식" C-s'))), "간식")
        equal(entries(screen(data, "c End Up Enter"))[0][1], "간식")
        screen(data, 'C Enter C-u "밥" Enter')
        contains("\n".join(sheet(screen(data, "C"))), "밥")
        screen(data, "u")
        contains("\n".join(sheet(screen(data, "C ] ]"))), "식비")
        screen(data, "C End Up d Enter")
        lacks("\n".join(sheet(screen(data, "C"))), "간식")
        equal(entries(screen(data, ""))[0][1], "기타")
        for size in ("40x12", "200x50"):
            contains("\n".join(screen(data, "C", "--size", size)), "식비")


@test
def an_import_is_listed_shown_and_taken_back():
    with folder() as data:
        contains(" ".join(sheet(screen(data, "I"))), "가져온 파일이 없습니다.")
        screen(data, LUNCH)
        lines = screen(data, write(data, "bank.csv", BANK), "--size", "80x40")
        contains("\n".join(sheet(lines)), "분류: ")
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        line = next(line for line in sheet(screen(data, "I")) if "bank.csv" in line)
        contains(line, "4건")
        contains(line, "11.21")
        lines = screen(data, "I Enter")
        contains(lines[3], "bank.csv  4")
        # A single imported row, then what is left of it, and all of it again.
        equal(len(entries(screen(data, "Down d"))), 4)
        contains(Page(screen(data, "I d")).notice, "가져온 내역 3건을 삭제했습니다.")
        equal(entries(screen(data, "")), [LUNCH_ROW[1:]])
        contains(Page(screen(data, "u")).notice, "가져온 내역 삭제")
        equal(len(entries(screen(data, "u"))), 5)


@test
def the_chart_shows_the_same_rows_and_the_same_selection():
    with folder() as data:
        screen(data, LUNCH)
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        lines = screen(data, "")
        contains(lines[3], "2026년 11월")
        contains("\n".join(lines[4:]), "차트 2026년 6월 – 11월")
        equal(next(line for line in lines if " 6월" in line and "–" not in line).split(),
              ["0", "6월", "7월", "8월", "9월", "10월", "11월"])
        equal(legend(lines), ["▏ ██ 기타  41,400", "██ 식비  12,000", "합계  53,400"])
        # Marked at the bars, marked in the table, and the other way round.
        lines = screen(data, "Tab Space")
        contains(lines[3], "3건 선택")
        equal(["✓" in line for line in lines if re.search(r"[ ✓]11\.\d\d  |^▌?[ ✓]{9}.*-[\d,]+$", line)],
              [False, True, True, True, False])
        lines = screen(data, "Down Space Down Space Down Space")
        equal(legend(lines)[0], "▏✓██ 기타  41,400")
        # One command for all of them, and the bars follow.
        lines = screen(data, "Tab Space c Home Down Enter")
        equal([re.sub("[▌▏✓█ ]", "", line) for line in legend(lines)],
              ["교통41,400", "식비12,000", "합계53,400"])
        # Enter shows what is behind the bars.
        lines = screen(data, "Tab Enter")
        contains(lines[3], "교통  3")
        equal(len(entries(lines)), 3)


@test
def the_chart_reads_without_colour():
    with folder() as data:
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        seen = []
        for more in ({"COLORTERM": "truecolor"}, {"NO_COLOR": "1"}):
            with opened(data, **more) as session:
                session.wait_for_text("급여")
                session.send("Tab", " ")
                session.wait_for_text("3건 선택")
                row = session.page.row("███")
                column = session.screen.lines()[row].index("███")
                colours = [part for part in session.screen.style_at(row, column + 2)
                           if part[0] in (38, 48)]
                seen.append((session.screen.lines(), bool(colours)))
                quits(session)
        equal(seen[0][0], seen[1][0])
        equal([colourful for _, colourful in seen], [True, False])


@test
def money_is_whole_in_every_size_and_language():
    with folder() as data:
        screen(data, write(data, "bank.csv", BANK) + " Enter")
        for language, amounts in (
                ("ko", ["-32,400", "-4,500", "-4,500", "+2,800,000"]),
                ("en", ["-32,400", "-4,500", "-4,500", "+2,800,000"])):
            for size in ("80x24", "200x50", "120x30", "40x12"):
                lines = screen(data, "", "--size", size, "--lang", language)
                start = next(number for number, line in enumerate(lines) if re.search(r" (날짜|Date) ▼", line))
                equal([amount for line, amount in zip(lines[start + 1:], amounts)
                       if re.search(f" {re.escape(amount)}(?: |$)", line)], amounts)
                contains(lines[1], "슈퍼페이 › 가계부" if language == "ko" else "SuperPay › Ledger")


@test
def a_second_galbi_sees_an_added_entry():
    with folder() as data:
        with opened(data) as one, opened(data) as other:
            for session in (one, other):
                session.wait_for_text("아직 내역이 없습니다.")
            one.send("a", "Tab", "Tab", "12,000", "Tab", "점심", "C-s")
            one.wait_for_text(r"11\.21 .*점심 .*-12,000")
            other.wait_for_text(r"11\.21 .*점심 .*-12,000")
            other.send("n", "둘이서", "C-s")
            other.wait_for_text(r"점심 +둘이서 ")
            one.wait_for_text(r"점심 +둘이서 ")
            one.send("d")
            one.wait_for_text("아직 내역이 없습니다.")
            other.wait_for_text("아직 내역이 없습니다.")
            for session in (one, other):
                quits(session)


@test
def a_notice_offers_no_undo_of_what_another_galbi_has_changed():
    with folder() as data:
        with opened(data) as one, opened(data) as other:
            for session in (one, other):
                session.wait_for_text("아직 내역이 없습니다.")
            one.send("a", "Tab", "Tab", "12,000", "Tab", "점심", "C-s")
            other.wait_for_text(r"11\.21 .*점심 .*-12,000")
            one.send("n", "혼자서", "C-s")
            one.wait_for_text("1건의 메모를 바꿨습니다. u로 되돌릴 수 있습니다.")
            other.wait_for_text(r"점심 +혼자서 ")
            other.send("n", "C-u", "둘이서", "C-s")
            other.wait_for_text("1건의 메모를 바꿨습니다. u로 되돌릴 수 있습니다.")
            # In the frame that shows the change, however long the notice stays.
            one.wait_for_text(r"점심 +둘이서 ")
            lacks(one.screen.text(), "u로 되돌릴")
            contains(other.screen.text(), "u로 되돌릴")
            # It is the newest change that is undone, whoever has made it.
            one.send("u")
            one.wait_for_text(r"점심 +혼자서 ")
            one.wait_for_text("되돌렸습니다: ‘점심’ 메모")
            for session in (one, other):
                quits(session)


@test
def what_another_galbi_pays_shows():
    with folder() as data:
        move_money(data)
        with opened(data) as session:
            session.wait_for_count(2)
            with start(data, "home/transport", "--no-restore") as other:
                other.wait_for_text("잔액 +32,000원")
                other.send("Enter")
                other.wait_for_text("호출할까요")
                other.send("Tab", "Enter")
                other.wait_for_text("─ 영수증 ─")
                session.wait_for_count(3)
                session.wait_for_text("지출 36,000원")
                for each in (other, session):
                    quits(each)


@test
def an_acknowledged_entry_outlives_a_kill():
    with folder() as data:
        kept = []
        for number in range(KILLS):
            with opened(data) as session:
                session.wait_for_text("모든 내역")
                session.send("a", "Tab", "Tab", str(number + 1), "Tab", f"kept{number}", "C-s")
                session.wait_for_text(rf"kept{number} .*-{number + 1}\b")
                kept.append(f"kept{number}")
                # What is on its way may be lost, but never what was there before.
                session.send("a", "Tab", "Tab", "9", "Tab", f"late{number}", "C-s")
                session.signal(signal.SIGKILL)
                equal(session.wait_for_exit(), -signal.SIGKILL)
            texts = [text for (text,) in stored(data, "SELECT text FROM ledger ORDER BY id")]
            equal([text for text in texts if text.startswith("kept")], kept)
            equal(len(texts), len(set(texts)))
            hold_totals(data)


@test
def a_full_disk_imports_nothing_and_says_so():
    with folder() as data:
        screen(data, LUNCH)
        lines = "".join(f"2026-11-20,{number},-{number}\n" for number in range(1, 2_001))
        keys = write(data, "bank.csv", "date,text,amount\n" + lines)
        lines = screen(data, f"{keys} Enter", longest_file=300_000)
        contains(" ".join(sheet(lines)), "디스크가 가득 차서 아무것도 바꾸지 않았습니다.")
        equal(stored(data), [(1,)])
        hold_totals(data)


@test
def a_hundred_thousand_rows_come_in_are_gone_through_and_found():
    with folder() as data:
        screen(data, LUNCH)
        rows = "".join(
            f"2026-{1 + number % 9:02}-{1 + number % 28:02},가게 {number},-{number + 1},메모\n"
            for number in range(MANY))
        keys = write(data, "many.csv", "date,text,amount,note\n" + rows)
        # Ended in the middle, it has imported nothing.
        with opened(data) as session:
            session.wait_for_text("점심")
            session.send("i", f"{data}/many.csv", "Enter")
            session.wait_for_text("새 내역 100,000건", LONG)
            session.send("Enter")
            session.wait_for_passing("가져오는 중입니다.", LONG)
            session.signal(signal.SIGKILL)
            equal(session.wait_for_exit(), -signal.SIGKILL)
        equal(stored(data), [(1,)])
        long = ("--timeout", f"{LONG}s")
        lines = screen(data, f"{keys} Enter", *long, timeout=2 * LONG)
        equal(Page(lines).count, 100_001)
        # With the earlier months whose spending has changed.
        contains("\n".join(lines), "many에 내역 100,000건을 가져왔습니다.")
        contains(Page(lines).notice, "그 전 6개월")
        hold_totals(data)
        lines = screen(data, "End", *long)
        equal([row for row in table(lines) if row[0] == "▌"],
              [["▌", "01.01", "기타", "가게 0", "메모", "-1"]])
        equal(len(table(lines)), 8)
        # A text and an amount.
        lines = screen(data, '/ "99999" Enter', *long)
        equal([row[-2:] for row in table(lines)],
              [["메모", "-99,999"], ["메모", "-100,000"]])
        lines = screen(data, '/ "ㄱㄱ 5" Enter End', *long)
        # A word may be an amount as well.
        equal(stored(data, "SELECT count(*) FROM ledger WHERE text GLOB '가게 *5*' OR amount = -5"), [(40_952,)])
        equal(Page(lines).count, 40_952)
        lines = screen(data, "End PageUp PageUp Home PageDown", *long)
        equal([len(row) for row in table(lines)].count(5), 7)
        equal(len(table(lines)), 8)
        path = f"{data}/all.csv"
        screen(data, export(path), *long, timeout=2 * LONG)
        equal(len(read(path)[0]), MANY + 3)


@test
def a_wide_window_has_the_balance_after_an_entry_and_what_its_payee_comes_to_in_half_a_year():
    moves = [(month, day, payee, amount) for month in range(6, 12) for day, payee, amount in (
        (3, "시장", -1_000 * month), (9, "서점", -507), (20, "급여", 100_000 + month))]
    bank = "갈비은행 거래내역,,,\n계좌,우리은행 0123,,\n거래일시,적요,출금액,입금액\n" + "".join(
        f"2026-{month:02}-{day:02},{payee},{-amount if amount < 0 else ''},{amount if amount > 0 else ''}\n"
        for month, day, payee, amount in moves)
    with folder() as data:
        screen(data, write(data, "moves.csv", bank) + " Enter")
        equal(stored(data), [(len(moves),)])
        for place, size, lang in ((0, "120x35", "ko"), (1, "200x50", "en"), (2, "120x35", "en"), (10, "200x50", "ko")):
            # The newest is the first row.
            month, _, payee, amount = moves[-1 - place]
            balance = sum(move[3] for move in moves[:len(moves) - place])
            months = [(each, sum(abs(move[3]) for move in moves if move[0] == each and move[2] == payee))
                      for each in range(month - 5, month + 1)]
            name = (lambda number: f"{number}월") if lang == "ko" else (lambda number: calendar.month_abbr[number])
            won = "{:,}원" if lang == "ko" else "{:,} won"
            label = "거래 후 잔액" if lang == "ko" else "Balance after"
            lines = screen(data, "Down " * place, "--lang", lang, "--size", size)
            contains(re.sub(" +", " ", "\n".join(lines)), f"{label} {won.format(balance)}")
            contains("\n".join(lines), "거래처 월별" if lang == "ko" else "by month")
            # In a narrow one Enter opens the entry, which says all of it.
            keys = "Down " * place
            lacks("\n".join(screen(data, keys, "--lang", lang)), label)
            said = "\n".join(screen(data, f"{keys}Enter", "--lang", lang, "--format", "plain"))
            contains(said, f"{payee}: " + ", ".join(
                f"{name(each)} {won.format(spent)}" for each, spent in months))
            contains(said, f"{label} {won.format(balance)}")


test.end()
