import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What notes around a table say, and what they do not.
struct StatementNotesTests {
  private static let today = Day(rawValue: 2026_11_30)

  private func read(_ text: String, today: Day? = today) -> BankStatement {
    var reading = StatementReading(today: today)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    return reading.ended()
  }

  private static let entries = "거래일시,적요,출금액,입금액\n2026-10-01,책,1000,\n2026-10-02,이자,,3000"

  @Test(arguments: [
    "※ 금액 단위는 천원입니다", "(in thousands of won)", "금액은 천원 단위로 표시됩니다", "Amounts in thousands of KRW",
    "※ 금액 단위는 천원이며 이자는 세전입니다", "(단위: 천원)", "본 거래내역의 금액은 천원 단위로 기재되어 있습니다",
    "※ 세전 기준이며, 거래금액 단위는 천원입니다", "All amounts are expressed in thousands of won.",
    "Amounts in KRW thousand", "Amounts (KRW in thousands). Fees are charged apart.",
  ])
  func `a sentence says in what the amounts are`(_ note: String) {
    expectEqual(read("국민은행\n\(note)\n\(Self.entries)").amounts, [-1_000_000, 3_000_000])
  }

  @Test(arguments: [
    "※ 천원 단위로 반올림합니다", "※ 금액 단위는 원입니다", "만원 단위 절사", "※ 금액은 천원 단위 미만 절사", "단위농협 거래내역",
    "※ 10만원 단위 한도", "※ 이체는 만원 단위로 가능합니다", "※ ATM 출금 단위는 만원입니다", "현금 인출 단위 : 만원",
    "※ 출금금액은 1만원 단위로 제한됩니다", "※ 이체 금액은 만원 단위로 나뉩니다", "※ 충전 금액은 만원 단위입니다",
    "※ 최소 이체 금액 단위는 만원입니다", "거래 단위는 만원입니다", "※ 금액은 만원 단위로 제한됩니다",
    "※ Deposits are protected up to 50 million won per depositor.",
    "Daily transfer limit: 5 million won", "Transfer limits are shown in millions of won",
    "Amounts are rounded in thousands of won", "We invest in millions of won each day",
  ])
  func `another sentence does not`(_ note: String) {
    expectEqual(read("국민은행\n\(note)\n\(Self.entries)").amounts, [-1_000, 3_000])
  }

  @Test(arguments: [
    ("※ 타행(국민은행 등) 이체는 제외", ""), ("카카오페이 연결계좌: 하나은행 123", "카카오페이"), ("한국은행 기준금리 3.5%", ""),
    ("은행연합회 표준양식", ""), ("신한카드 이용대금명세서 (결제계좌: 국민은행)", "신한카드"),
    ("신한은행 입출금계좌 거래내역", "신한은행"), ("국민카드사용내역", "국민카드"),
    ("출력일시 : 2026.11.01 10:00 (KB국민카드)", "KB국민카드"),
    ("※ 본 자료는 하나은행 인터넷뱅킹에서 출력하였습니다", "하나은행"),
  ])
  func `a note on other banks does not name the account`(_ note: String, _ name: String) {
    expectEqual(read("\(note)\n\(Self.entries)").bank, name)
  }

  @Test(arguments: ["신청일,이체일", "이체예정일,이체일", "신청일자,이체일자", "등록일시,거래일시"])
  func `when something was asked for is no day of an entry`(_ days: String) {
    let found = read(
      "국민은행\n\(days),내용,금액\n2026-09-30,2026-10-01,책,-1000\n2026-09-30,2026-10-02,밥,-2000")
    expectEqual(found.entries.map(\.entry.day.day), [1, 2])
    let alone = read("국민은행\n신청일자,내용,금액\n2026-10-01,책,-1000\n2026-10-02,밥,-2000")
    expectEqual(alone.entries.map(\.entry.day.day), [1, 2])
  }

  @Test func `days of years that no statement has are told`() {
    for year in ["2036", "1926", "0026", "2029"] {
      let found = read("\(Self.entries)\n\(year)-10-03,밥,2000,")
      expectEqual(found.amounts, [-1_000, 3_000])
      expectEqual(found.invalidLines.map(\.error), [.farDay("\(year)-10-03")])
    }
    for year in ["2027", "1999", "1985"] {
      expectEqual(read("\(Self.entries)\n\(year)-10-03,밥,2000,").entries.count, 3)
    }
    expectEqual(read("\(Self.entries)\n2036-10-03,밥,2000,", today: nil).entries.count, 3)
    // The clock of the machine was never set.
    let unset = Day(rawValue: 1970_01_01)
    expectEqual(read("\(Self.entries)\n2026-10-03,밥,2000,", today: unset).entries.count, 3)
  }

  @Test(arguments: [
    ("전월이월잔액 : 10000", 10_000), ("현재잔액 : 12000", 10_000), ("전월이월,10000\n현재잔액,12000", 10_000),
    ("잔액,12000", 10_000), ("전월이월 10000\n현재잔액 15000", nil), ("출금가능금액 12000", nil),
    ("조회기간,2026-10-01,2026-10-31\n현재잔액 12000", nil),
    ("조회기간,2026-10-01,2026-11-30\n현재잔액 12000", 10_000),
    ("현재잔액 : -3000000", -3_002_000), ("현재잔액,-3000000", -3_002_000), ("현재잔액 : △3000000", -3_002_000),
    ("현재잔액 △3000000", -3_002_000), ("현재잔액(원) : -₩3000000", -3_002_000),
    ("현재잔액 : 마이너스 3000000원", -3_002_000), ("전월이월잔액 : -10000", -10_000),
    ("현재잔액(원) : 12000원", 10_000), ("현재잔액 : 12000\n(단위: 천원)", nil),
    ("대출 거래내역\n현재잔액 : 12000", nil),
  ])
  func `a balance above entries that have none is the account's`(_ lines: String, _ opening: Int64?)
  {
    expectEqual(read("국민은행\n\(lines)\n\(Self.entries)").opening, opening.map(Won.init))
  }

  @Test func `a balance at the end does not explain lines that could not be read`() {
    let lines = "\(Self.entries)\n2026-10-03,밥,?,"
    expectEqual(read("국민은행\n현재잔액 : 12000\n\(lines)").opening, nil)
    expectEqual(read("국민은행\n전월이월잔액 : 10000\n현재잔액 : 12000\n\(lines)").opening, Won(10_000))
  }

  @Test func `a card owes nothing by such words`() {
    let card = read("국민카드\n전월이월금액 : 10000\n이용일,가맹점명,이용금액\n2026-10-01,책,1000")
    expectEqual(card.opening, nil)
    let own = read("국민은행\n현재잔액 : 99000\n거래일시,적요,출금액,입금액,잔액\n2026-10-01,책,1000,,9000")
    expectEqual(own.opening, Won(10_000))
  }

  @Test(arguments: ["할부", "Y", "리볼빙"])
  func `what is collected over months that are not said is no discount`(_ word: String) {
    let found = read(
      "국민카드\n이용일,가맹점명,이용금액,할부,결제원금\n2026-10-01,책,1000,,1000\n2026-10-02,B,300000,\(word),100000")
    expectEqual(found.amounts, [-1_000, -300_000])
  }

  @Test func `headings above each page are no amounts that are written otherwise`() {
    let found = read(
      "국민은행\n\(Self.entries)\n\(Self.entries.replacing("10-0", with: "10-1").replacing("1000", with: "3만5천원"))"
    )
    expectEqual(found.amounts, [-1_000, 3_000, -35_000, 3_000])
  }
}
