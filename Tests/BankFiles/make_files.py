"""Writes the files of banks that the tests read, by the writers of others.

    pip install openpyxl xlsxwriter xlwt msoffcrypto-tool
    apt-get install libreoffice-calc python3-uno gnumeric
    python3 Tests/BankFiles/make_files.py

The tests need none of these, since the files are kept. All names, numbers and amounts are invented; the layouts
are those in which banks and cards give their files.
"""

import datetime
import html
import io
import pathlib
import random
import subprocess
import tempfile
import zipfile

import msoffcrypto.format.ooxml
import openpyxl
import xlsxwriter
import xlwt
from openpyxl.utils.datetime import CALENDAR_MAC_1904

HERE = pathlib.Path(__file__).resolve().parent
PASSWORD = "900102"
NUMBER = "000-12-345678"
HOLDER = "견본"

# When, what kind, with whom, a note, how much, and what is left.
ROWS = [
    ("2026-11-02 08:10:05", "체크카드", "한강서점", "", -18_000, 1_182_000),
    ("2026-11-03 12:31:44", "체크카드", "남산식당 & 카페", "점심", -24_500, 1_157_500),
    ("2026-11-05 09:00:00", "급여", "하늘상사", "11월 급여", 3_000_000, 4_157_500),
    ("2026-11-07 18:49:59", "체크카드", "푸른가전", "", -1_234_567, 2_922_933),
    ("2026-11-10 00:00:01", "이자", "이자", "", 1_000, 2_923_933),
    ("2026-11-11 23:59:59", "이체", "이바다", "더치페이", -11_100, 2_912_833),
]
HEADINGS = ["거래일시", "적요", "내용", "메모", "출금액", "입금액", "잔액"]
TITLE = [["거래내역조회"], ["계좌번호", NUMBER], ["예금주", HOLDER], ["조회기간", "2026.11.01 ~ 2026.11.30"], []]


def moment(text):
    return datetime.datetime.fromisoformat(text)


def sums(amount):
    return (-amount if amount < 0 else 0, amount if amount > 0 else 0)


def contract():
    """The rows of one statement, which is the same in every kind of file."""
    return [[moment(when), kind, whom, note, *sums(amount), left] for when, kind, whom, note, amount, left in ROWS]


def shown(cell):
    if isinstance(cell, datetime.datetime):
        return f"{cell:%Y-%m-%d %H:%M:%S}"
    return f"{cell:,}" if isinstance(cell, int) else str(cell)


def lines():
    return [*TITLE, HEADINGS, *[[shown(cell) for cell in row] for row in contract()]]


def write(name, content):
    (HERE / name).write_bytes(content)


# Text


def texts():
    def comma(cell):
        return f'"{cell}"' if "," in cell else cell

    csv = "".join(",".join(map(comma, line)) + "\r\n" for line in lines())
    write("contract.csv", csv.encode("cp949"))
    tabs = "".join("\t".join(line) + "\r\n" for line in lines())
    write("contract-utf16.xls", b"\xff\xfe" + tabs.encode("utf-16-le"))


# Pages


def cell(text, name="td", more=""):
    return f"<{name}{more}>{html.escape(text).replace(' ', '&nbsp;')}</{name}>"


def page(encoding):
    """As servers of banks write it: layout in tables, a menu, headings over two lines, and a total in the end."""
    head = "".join(
        cell(text, "th", more) for text, more in [
            ("거래일시", " rowspan=2"), ("적요", " rowspan='2'"), ("내용", ' rowspan="2"'), ("메모", " ROWSPAN=2"),
            ("거래금액", " colspan=2"), ("잔액", " rowspan=2")])
    rows = ""
    for row in contract():
        when, *rest = [shown(value) for value in row]
        rows += "<tr>" + f"<td>{when[:10]}<br>{when[11:]}</td>" + "".join(map(cell, rest)) + "</tr>\n"
    text = f"""\ufeff<html xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><META http-equiv=Content-Type content="text/html; charset={encoding}">
<style>td {{ mso-number-format:"\\@"; }} .a > .b {{ }}</style>
<script>if (1 < 2) document.write("<table><tr><td>no</td></tr></table>");</script></head>
<body><!-- <table><tr><td>no</td></tr></table> -->
<table width="100%"><tr><td>조회 &gt; 거래내역<table><tr><td>예금<td>대출<td>카드</table></td></tr></table>
<table><tr><td>계좌번호<td>{NUMBER}<tr><td>예금주<td>{HOLDER}<tr><td>조회기간<td>2026.11.01 ~ 2026.11.30</table>
<table border=1><thead><tr>{head}</tr>
<tr><th>출금액</th><th>입금액</th></tr></thead><tbody>
{rows}</tbody></table>
</body></html>
"""
    return text


def pages():
    write("contract-cp949.xls", page("euc-kr").lstrip("\ufeff").encode("cp949"))
    write("contract-utf8.xls", page("utf-8").encode("utf-8"))


# Workbooks of zip and XML


def fill(sheet, rows, start=1, column=1):
    for number, row in enumerate(rows, start):
        for place, value in enumerate(row, column):
            if value in (None, ""):
                continue
            at = sheet.cell(number, place, value)
            if isinstance(value, datetime.datetime):
                at.number_format = "yyyy-mm-dd hh:mm:ss"
            elif isinstance(value, int):
                at.number_format = "#,##0"


def notices(book):
    """A sheet before the one that is meant."""
    sheet = book.create_sheet("안내", 0)
    fill(sheet, [["이 파일은 견본입니다."], ["자세한 내용은 안내 전화로 물어 주세요."]])


def by_openpyxl(name, from1904=False):
    book = openpyxl.Workbook()
    if from1904:
        book.epoch = CALENDAR_MAC_1904
    fill(book.active, [*TITLE, HEADINGS, *contract()], column=2)
    book.active.title = "거래내역"
    notices(book)
    hidden = book.create_sheet("숨김")
    fill(hidden, [HEADINGS, *contract()])
    hidden.sheet_state = "hidden"
    book.save(HERE / name)


def by_xlsxwriter(name, is_inline):
    """With text in several colours, or with texts that stand in their cells."""
    book = xlsxwriter.Workbook(HERE / name, {"constant_memory": is_inline})
    sheet = book.add_worksheet("거래내역")
    bold, day = book.add_format({"bold": True}), book.add_format({"num_format": 'yyyy"년" m"월" d"일" h:mm:ss'})
    for number, row in enumerate([*TITLE, HEADINGS, *contract()]):
        for place, value in enumerate(row):
            if isinstance(value, datetime.datetime):
                sheet.write_datetime(number, place, value, day)
            elif not is_inline and isinstance(value, str) and len(value) > 3:
                sheet.write_rich_string(number, place, value[:2], bold, value[2:])
            else:
                sheet.write(number, place, value)
    book.close()


def locked(name, password=PASSWORD):
    """Of what is there without a password, with one (agile)."""
    plain = io.BytesIO((HERE / name).read_bytes())
    sealed = io.BytesIO()
    msoffcrypto.format.ooxml.OOXMLFile(plain).encrypt(password, sealed)
    return sealed.getvalue()


# Workbooks of BIFF


def by_xlwt(name, rows, from1904=False, more=(), title="거래내역"):
    book = xlwt.Workbook(encoding="utf-8")
    book.dates_1904 = from1904
    book.add_sheet("안내").write(0, 0, "이 파일은 견본입니다.")
    sheet = book.add_sheet(title)
    when = xlwt.easyxf(num_format_str="YYYY-MM-DD HH:MM:SS")
    number = xlwt.easyxf(num_format_str="#,##0")
    for place, row in enumerate(rows):
        for column, value in enumerate(row):
            if isinstance(value, datetime.datetime):
                sheet.write(place, column, value, when)
            elif value != "":
                sheet.write(place, column, value, number if isinstance(value, int) else xlwt.Style.default_style)
    if more:
        texts = book.add_sheet("긴 글")
        for place, text in enumerate(more):
            texts.write(place, 0, text)
    book.save(str(HERE / name))


def hidden_by_xlwt(name):
    """With a sheet that is hidden, of older entries."""
    book = xlwt.Workbook(encoding="utf-8")
    headings = ["거래일시", "적요", "출금액", "입금액", "잔액"]
    old = [headings, ["2020-01-01 00:00", "옛날", 999, 0, 1]]
    new = [headings, ["2026-11-02 09:10", "한강서점", 5000, 0, 95000], ["2026-11-03 09:10", "이바다", 0, 20000, 115000]]
    for title, rows in (("숨김", old), ("내역", new)):
        sheet = book.add_sheet(title)
        sheet.visibility = 1 if title == "숨김" else 0
        for place, row in enumerate(rows):
            for column, value in enumerate(row):
                sheet.write(place, column, value)
    book.set_active_sheet(1)
    book.save(str(HERE / name))


def long_texts():
    """More letters than a record of BIFF has, so that they go on in others, one of them within a text."""
    source = random.Random(1)
    return ["".join(source.choice("가나다라마abc ") for _ in range(length)) + f"{length}" for length in range(900, 1900, 40)]


# LibreOffice and gnumeric

SAVE = """
import sys, time, uno
from com.sun.star.beans import NamedValue, PropertyValue
context = uno.getComponentContext()
resolver = context.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", context)
for attempt in range(100):
    try:
        remote = resolver.resolve("uno:pipe,name=galbi;urp;StarOffice.ComponentContext")
        break
    except Exception:
        time.sleep(0.3)
desktop = remote.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", remote)
def values(**more):
    return tuple(PropertyValue(name, 0, value, 0) for name, value in more.items())
document = desktop.loadComponentFromURL("file://" + sys.argv[1], "_blank", 0, values(Hidden=True))
for word in sys.argv[2:]:
    path, name, password = word.split("|")
    more = {}
    if password and "2007" in name:
        keys = uno.Any("[]com.sun.star.beans.NamedValue", (
            NamedValue("CryptoType", "Standard"), NamedValue("OOXPassword", password)))
        more["EncryptionData"] = keys
    elif password:
        more["Password"] = password
    try:
        document.storeToURL("file://" + path, values(FilterName=name, **more))
    except Exception as error:
        print(path, error, file=sys.stderr)
document.close(True)
desktop.terminate()
"""


def by_libreoffice(source, *wanted):
    words = [f"{HERE / name}|{kind}|{password}" for name, kind, password in wanted]
    with tempfile.TemporaryDirectory() as folder:
        office = subprocess.Popen(
            ["soffice", "--headless", "--norestore", f"-env:UserInstallation=file://{folder}",
             "--accept=pipe,name=galbi;urp;"])
        subprocess.run(["/usr/bin/python3", "-c", SAVE, HERE / source, *words], timeout=60)
        office.wait(20)


# XML of Excel 2003, by the reference of Microsoft


def xml_2003():
    def at(value):
        if isinstance(value, datetime.datetime):
            return f'<Cell ss:StyleID="s62"><Data ss:Type="DateTime">{value.isoformat()}.000</Data></Cell>'
        kind = "Number" if isinstance(value, int) else "String"
        return f'<Cell><Data ss:Type="{kind}">{html.escape(str(value))}</Data></Cell>'

    rows = "".join("<Row>" + "".join(map(at, row)) + "</Row>\n" for row in [*TITLE, HEADINGS, *contract()])
    write("contract-2003.xml", f"""<?xml version="1.0" encoding="UTF-8"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:o="urn:schemas-microsoft-com:office:office"
 xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:html="http://www.w3.org/TR/REC-html40">
<Styles><Style ss:ID="s62"><NumberFormat ss:Format="yyyy/mm/dd\\ hh:mm:ss"/></Style></Styles>
<Worksheet ss:Name="거래내역"><Table>
{rows}</Table></Worksheet>
</Workbook>
""".encode())


def hostile():
    """What no bank writes."""
    blanks = b" " * (4 << 20)
    with zipfile.ZipFile(HERE / "contract-rich.xlsx") as source, zipfile.ZipFile(
            HERE / "bomb.xlsx", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as bomb:
        for name in source.namelist():
            content = source.read(name)
            bomb.writestr(name, content.replace(b"</sheetData>", blanks + b"</sheetData>"))
    with zipfile.ZipFile(HERE / "page.zip", "w") as other:
        other.writestr("page.txt", "2026-11-02,책,-1000")


# The layouts of banks


def bank(name, title, headings, rows, column=1):
    book = openpyxl.Workbook()
    fill(book.active, [*title, headings, *rows], column=column)
    book.active.title = name
    return book


def layouts():
    day = "{:%Y.%m.%d %H:%M:%S}".format
    signed = [(when, kind, whom, note, amount, left) for when, kind, whom, note, amount, left in ROWS]
    bank(
        "카카오뱅크 거래내역", [[], ["카카오뱅크 거래내역"], [], ["성명", HOLDER], ["계좌번호", "3333-00-0000000"], ["조회기간", "2026.11.01 - 2026.11.30"], []],
        ["거래일시", "구분", "거래금액", "거래 후 잔액", "거래구분", "내용", "메모"],
        [[day(moment(when)), "출금" if amount < 0 else "입금", f"{amount:,}", f"{left:,}", kind, whom, note]
         for when, kind, whom, note, amount, left in signed], column=2).save(HERE / "kakaobank.xlsx")
    bank(
        "토스뱅크 거래내역", [[], ["토스뱅크 거래내역"], [], ["성명", HOLDER], ["계좌번호", "1000-0000-0000"], []],
        ["거래 일시", "적요", "거래 유형", "거래 기관", "계좌번호", "거래 금액", "거래 후 잔액", "메모"],
        [[day(moment(when)), whom, kind, "토스뱅크", "", amount, left, note]
         for when, kind, whom, note, amount, left in signed], column=2).save(HERE / "tossbank.xlsx")
    for name in ["kakaobank.xlsx", "tossbank.xlsx"]:
        write(name, locked(name))
    by_xlwt(
        "kbstar.xls",
        [["거래내역조회"], ["계좌번호 : " + NUMBER], ["조회기간 : 2026.11.01 ~ 2026.11.30"], [],
         ["거래일시", "적요", "보낸분/받는분", "송금메모", "출금액", "입금액", "잔액", "거래점", "구분"]]
        + [[day(moment(when)), kind, whom, note, *sums(amount), left, "견본지점", ""]
           for when, kind, whom, note, amount, left in signed]
        + [["합계", "", "", "", sum(sums(row[4])[0] for row in signed), sum(sums(row[4])[1] for row in signed), "", "", ""]])
    card = [
        ("2026-11-02 10:05:00", "1234", "00123456", "한강서점", 18_000, "일시불", ""),
        ("2026-11-03 12:40:00", "1234", "01234567", "남산식당", 24_500, "일시불", ""),
        ("2026-11-04 19:00:00", "1234", "12345678", "푸른가전", 90_000, "3개월", ""),
        ("2026-11-05 20:00:00", "1234", "23456789", "바다여행", 50_000, "일시불", "취소"),
    ]
    by_xlwt(
        "kbcard.xls",
        [["승인내역 조회"], ["조회기간 : 2026.11.01 ~ 2026.11.30"], [],
         ["이용일", "이용시간", "이용고객명", "이용카드명", "이용하신곳", "국내이용금액\n(원)", "해외이용금액\n($)", "결제방법", "가맹점정보",
          "할인금액", "적립예정\n포인트리", "상태", "결제예정일", "승인번호"]]
        + [[when[:10], when[11:16], HOLDER, "견본 국민카드", whom, amount, 0, way, "", 0, amount // 1_000,
            "승인취소" if state else "전표매입", "2026-12-14", approval]
           for when, mine, approval, whom, amount, way, state in card], title="승인내역")
    book = openpyxl.Workbook()
    sheet = book.active
    fill(sheet, [["거래일", "카드구분", "이용카드", "승인번호", "가맹점명", "금액", "이용구분", "취소상태"]])
    for number, (when, mine, approval, whom, amount, way, state) in enumerate(card, 2):
        fill(sheet, [[moment(when), "신용", mine, int(approval), whom, amount, way, state]], start=number)
        sheet.cell(number, 4).number_format = "00000000"
    book.save(HERE / "shinhancard.xlsx")
    ibk = "".join(
        f"<tr><td>{number}</td><td>{when}</td><td>{sums(amount)[0]:,}</td><td>{sums(amount)[1]:,}</td>"
        f"<td>{left:,}</td><td>{html.escape(whom)}</td><td></td><td></td><td>{note}</td><td>{kind}</td></tr>\n"
        for number, (when, kind, whom, note, amount, left) in enumerate(signed, 1))
    write("ibk.xls", f"""<html><head><meta charset="euc-kr"></head><body>
<table border="0"><tr><td colspan="10"><b>입출식 예금 거래내역</b></td></tr><tr><td colspan="10">계좌번호: {NUMBER}</td></tr></table>
<table border="1"><tr><th>No</th><th>거래일시</th><th>출금</th><th>입금</th><th>거래후<br>잔액</th><th>거래내용</th><th>상대계좌번호</th>
<th>상대은행</th><th>메모</th><th>거래구분</th></tr>
{ibk}</table></body></html>""".encode("cp949"))
    rows = "".join(
        f"<tr><td>{when[:4]}년 {when[5:7]}월 {when[8:10]}일</td><td>{mine}</td><td>{whom}</td><td>{amount:,}</td>"
        f"<td>{way if way != '일시불' else ''}</td><td>{approval}</td></tr>\n"
        for when, mine, approval, whom, amount, way, state in card[:3])
    write("hyundaicard.xls", f"""<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html><html><head><meta charset="utf-8"><title>이용내역</title></head><body>
<table><tbody><tr><td>현대카드 이용내역</td></tr></tbody></table>
<table><colgroup><col><col></colgroup><tbody>
<tr><th>이용일</th><th>이용카드</th><th>이용하신곳</th><th>이용금액</th><th>할부<br/>개월</th><th>승인번호</th></tr>
{rows}<tr><td colspan="3">합계</td><td>132,500</td><td></td><td></td></tr>
</tbody></table></body></html>""".encode())


def main():
    texts()
    pages()
    by_openpyxl("contract-openpyxl.xlsx")
    by_openpyxl("contract-1904.xlsx", from1904=True)
    by_xlsxwriter("contract-rich.xlsx", is_inline=False)
    by_xlsxwriter("contract-inline.xlsx", is_inline=True)
    write("contract-agile.xlsx", locked("contract-openpyxl.xlsx"))
    rows = [*TITLE, HEADINGS, *contract()]
    by_xlwt("contract-xlwt.xls", rows, more=long_texts())
    by_xlwt("contract-1904.xls", rows, from1904=True)
    hidden_by_xlwt("hidden.xls")
    subprocess.run(
        ["ssconvert", "-T", "Gnumeric_Excel:excel_biff8", HERE / "contract-inline.xlsx", HERE / "contract-gnumeric.xls"], check=True)
    by_libreoffice(
        "contract-rich.xlsx", ("contract-office.xls", "MS Excel 97", ""),
        ("contract-office.xlsx", "Calc MS Excel 2007 XML", ""), ("contract-standard.xlsx", "Calc MS Excel 2007 XML", PASSWORD),
        ("locked.xls", "MS Excel 97", PASSWORD), ("contract-office.html.xls", "HTML (StarCalc)", ""))
    # Of a document without empty columns, since it ends in a recursion with them.
    by_libreoffice("contract-office.html.xls", ("contract-office.xml", "MS Excel 2003 XML", ""))
    xml_2003()
    hostile()
    layouts()


main()
