import Expectations
import LedgerDomain
import Log
import PlatformTesting
import StatementsData
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What cells, titles and the names of files say of amounts and days.
struct StatementUnitTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text))
  }

  private func read(_ text: String, named name: String) async throws -> BankStatement {
    let folder = TemporaryFolder()
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
    return try await FileStatements(log: .none).read(
      "\(folder.path)/\(name)", mapping: nil, .silent, within: 0...1_000)
  }

  @Test(arguments: [
    ("카드 이용내역 (단위: 천원)", 15_000), ("카드 이용내역(단위 : 만원)", 150_000), ("카드 이용내역 [천원]", 15_000),
    ("카드 이용내역 <단위:백만원>", 15_000_000), ("카드 이용내역 (단위: 원)", 15), ("카드 이용내역 (3)", 15),
  ])
  func `a title says in what amounts are`(title: String, amount: Int64) {
    let found = read("\(title)\n이용일자|가맹점명|이용금액\n2026-01-05|식당|15")
    expectEqual(found.amounts, [-amount])
  }

  @Test(arguments: ["외화예금 거래내역 (USD)", "외화통장 거래내역", "예금 거래내역(달러)", "Account statement (EUR)"])
  func `a title says that an account is in another currency`(_ title: String) {
    let found = read("\(title)\n조회|a|b\n가|나|다\n라|마|바\n거래일|적요|출금액|입금액|잔액\n2026-11-02|송금|12||988")
    #expect(found.currency != nil && found.entries.isEmpty)
  }

  @Test func `amounts with cents are none in won`() async throws {
    let chase = """
      Details,Posting Date,Description,Amount,Type,Balance
      DEBIT,01/13/2026,STARBUCKS,-5.50,DEBIT_CARD,994.50
      CREDIT,01/12/2026,PAYROLL,900.00,ACH_CREDIT,1000.00
      """
    await #expect(throws: StatementError.fractions("-5.50")) {
      try await read(chase, named: "Chase1234.CSV")
    }
    for amount in ["$5.25", "(5.25)", "1,205.25"] {
      expectEqual(read("Date|Description|Debit|Credit\n2026-01-13|A|\(amount)|").fraction, amount)
    }
    // Won may be written with a point, and are named.
    let won = read(
      "Date|Description|Amount|Balance\n2026-01-13|A|-5.00|995.00\n2026-01-14|B|-6.00|989.00")
    expectEqual(won.amounts, [-5, -6])
    let thousands = read("거래일|적요|출금액\n(단위: 천원)\n2026-11-02|책|1.25")
    expectEqual(thousands.amounts, [-1_250])
    let named = read("Date|Description|Amount (KRW)\n2026-01-13|A|-5.50\n2026-01-14|B|-6")
    expectEqual(named.amounts, [-6])
  }

  @Test func `a bill in won has what came of an amount in another currency`() {
    for heading in ["청구금액", "결제원금", "이번달 청구금액"] {
      let found = read(
        """
        이용일|가맹점명|이용금액|통화|\(heading)
        2026-01-05|AMAZON|25.00|USD|36,850
        2026-01-06|이마트|40,000|KRW|40,000
        2026-01-07|TOKYO|1,200|JPY|
        """)
      expectEqual(found.amounts, [-36_850, -40_000])
      expectEqual(found.entries.map(\.entry.bank?.foreign), ["USD 25.00", nil])
      expectEqual(found.invalidLines.map(\.error), [.foreign("JPY 1,200")])
    }
  }

  @Test func `cells that spreadsheets keep as texts are what is in them`() {
    let found = read(
      """
      거래일|내용|출금|입금|잔액
      ="2026-01-05"|="급여"|="0"|="1,000,000"|="1,000,000"
      ="2026-01-06"|="0123"|="4,500"|="0"|="995,500"
      """)
    expectEqual(found.amounts, [1_000_000, -4_500])
    expectEqual(found.entries.map(\.entry.text), ["급여", "0123"])
  }

  @Test func `letters behind amounts are signs`() {
    let bank = read(
      """
      Date|Description|Amount|Balance
      05-Jan-2026|SALARY|1,000,000 CR|1,000,000 CR
      06-Jan-2026|CU|15,000 DR|985,000 CR
      07-Jan-2026|RENT|1,000,000DR|15,000 Dr
      """)
    expectEqual(bank.amounts, [1_000_000, -15_000, -1_000_000])
    #expect(bank.isComplete && bank.chain.closing == Won(-15_000))
    let card = read(
      """
      Date|Merchant|Amount
      05-Jan-2026|CU|15,000
      06-Jan-2026|GS25|5,000
      07-Jan-2026|CU refund|15,000 CR
      """)
    expectEqual(card.amounts, [-15_000, -5_000, 15_000])
  }

  @Test func `the year of a day is in the name of the file, or in a cell with another label`()
    async throws
  {
    let lines = "이용일자,이용가맹점,이용금액\n12/28,이마트,\"40,000\"\n01/03,롯데마트,\"52,345\"\n"
    for name in [
      "롯데카드_202602.csv", "롯데카드 2026년 2월.csv", "롯데카드_20260101-20260131.csv", "롯데_2026-02.csv",
    ] {
      let found = try await read("롯데카드\n" + lines, named: name)
      expectEqual(found.entries.map(\.entry.day.rawValue), [2025_12_28, 2026_01_03], "\(name)")
    }
    for label in ["결제일: 2026.02.14  결제금액: 92345원", "조회기간 2025.12.20~2026.01.19 총 2건"] {
      let found = try await read("롯데카드 이용대금명세서\n\(label)\n" + lines, named: "a.csv")
      expectEqual(found.entries.map(\.entry.day.rawValue), [2025_12_28, 2026_01_03], "\(label)")
    }
    let none = try await read("롯데카드\n" + lines, named: "a.csv")
    expectEqual(none.invalidLines.map(\.error), [.noYear("12/28"), .noYear("01/03")])
  }

  @Test(arguments: ["페이지계", "쪽계", "[페이지 소계]", "면계", "Page total"])
  func `a page has a sum, too`(_ word: String) {
    let found = read(
      """
      거래일자|적요|지급|입금|잔액
      2025.12.30|급여|0|3,000,000|3,000,000
      \(word)||0|3,000,000|
      2026.01.02|GS25|5,000|0|2,995,000
      \(word)||5,000|0|
      """)
    expectEqual(found.amounts, [3_000_000, -5_000])
    expectEqual(found.leftOut.map(\.reason), [.total, .total])
    #expect(found.isComplete)
  }

  @Test(
    arguments: [
      ("거래일시|입구영업소|출구영업소|통행요금|할인금액|실청구금액|차종", "서울|수원신갈|2,000|1,000|1,000|1종", "수원신갈", -1_000),
      ("이용일시|승차역|하차역|이용금액|구분", "강남|판교|1,500|지하철", "판교", -1_500),
      ("승차일시|교통수단|승차정류장|하차정류장|운임", "버스|시청|종로|1,250", "종로", -1_250),
      ("Booking Date|Partner Name|Type|Amount (KRW)", "REWE|Presentment|-15000", "REWE", -15_000),
    ] as [(String, String, String, Int64)])
  func `tolls and rides are called by where they end`(
    headings: String, cells: String, text: String, amount: Int64
  ) {
    let found = read("\(headings)\n2026-01-05 08:11:12|\(cells)")
    expectEqual(found.entries.first?.entry.text, text)
    expectEqual(found.amounts.reduce(0, +), amount)
  }

  @Test func `only columns that are not known are asked for`() {
    let found = read("처리일시|가나다|라마바|사아자\n2026-01-05 08:11:12|서울|1,000|1종\n2026-01-06|a|2|b")
    expectEqual(found.columns, ["처리일시", "가나다", "라마바", "사아자"])
    expectEqual(found.mapping.missing, [.text, .amount])
    expectEqual(found.mapping[.day], 0)
  }
}
