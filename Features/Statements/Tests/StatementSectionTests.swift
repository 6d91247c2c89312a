import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// Several tables in one file, and what a bill has from another one.
struct StatementSectionTests {
  private func read(
    _ text: String, _ change: (inout ColumnMapping) -> Void = { _ in }
  ) -> BankStatement {
    .read(tableCells(text), change)
  }

  private static let bill = """
    롯데카드 이용대금명세서
    결제일: 2026.02.14
    [할부]
    이용일자|이용가맹점|이용금액|할부기간|회차|원금|수수료|결제후잔액
    2025/12/05|하이마트|600,000|6|2|100,000|5,000|400,000
    [단기카드대출(현금서비스)]

    """

  @Test(arguments: [
    "이용일자|이용구분|이용일수|이용금액|수수료", "이용일|거래구분|일수|이용금액|이자", "거래일자|내역|이용일수|이용금액|수수료",
    "이용일자|종류|이용일수|사용금액|수수료/이자",
  ])
  func `a section has the columns of its own headings`(_ headings: String) {
    let found = read(Self.bill + headings + "\n2026/01/10|현금서비스|30|200,000|3,000\n")
    expectEqual(found.amounts, [-600_000, -5_000, -200_000, -3_000])
    expectEqual(found.invalidCount, 0)
  }

  @Test(arguments: [
    "이용일자|비목|기간|가나다|수수료", "이용일|구분|일수|다라|수수료", "일련|이용일|사유|이용일수|라마금리",
    "적립일|적립처|적립포인트|가용포인트|비고", "대출일자|금리|기간|가나|다라",
  ])
  func `below headings that are not understood nothing is read as before`(_ headings: String) {
    let found = read(
      Self.bill + headings + "\n2026/01/10|현금서비스|30|200,000|3,000\n"
        + "이용일자|이용가맹점|이용금액|할부기간|회차|원금|수수료|결제후잔액\n2026/01/11|이마트|7,000|||7,000|0|0")
    expectEqual(found.amounts, [-600_000, -5_000, -7_000])
    expectEqual(found.invalidLines.map(\.error), [.unknownHeadings])
    #expect(!found.isComplete)
  }

  @Test func `headings in two lines come again on each page`() {
    let head = "거래일|적요|거래금액||잔액\n||출금|입금|\n"
    let found = read(
      head + "2026-11-02|커피|7,000||93,000\n" + head + "2026-11-03|급여||50,000|143,000\n")
    expectEqual(found.amounts, [-7_000, 50_000])
    expectEqual(found.invalidCount, 0)
  }

  @Test(arguments: [
    "이월금액", "전월 이월금액", "전월 미결제금액", "리볼빙 이월잔액", "당월 이월금액", "일부결제금액이월약정 이월원금", "전월미납금액",
    "Previous balance",
  ])
  func `what is carried between bills is neither spent nor received`(_ text: String) {
    func bill(_ lines: [String], _ total: String) -> BankStatement {
      read(
        """
        현대카드 이용대금명세서
        결제일|2026년 02월 25일
        이용일|이용가맹점|이용금액|할부/회차|결제원금|수수료(이자)|결제후잔액
        \(lines.joined(separator: "\n"))
        총 합계||||\(total)|0|
        """)
    }
    for (sign, total) in [("", "450,000"), ("-", "-250,000")] {
      for paid in ["\(sign)350,000", ""] {
        let found = bill(
          [
            "2026년 01월 05일|이마트|100,000||100,000|0|0",
            "2026년 01월 25일|\(text)|\(paid)||\(sign)350,000|5,000|0",
          ], total)
        expectEqual(found.amounts, [-100_000, -5_000], "\(sign)\(paid)")
        expectEqual(found.entries[1].entry.text, "\(text) 수수료")
        expectEqual(found.leftOut.map(\.reason), [.carried, .total])
        expectEqual(found.invalidCount, 0)
      }
    }
    // A shop, and an order that was not paid, are something else.
    let shop = read("결제일시|가맹점명|결제금액|상태\n2026-01-05|이월드|9,000|완료\n2026-01-06|책방|5,000|미결제")
    #expect(shop.amounts.contains(-9_000) && !shop.leftOut.contains { $0.reason == .carried })
    // A fee has such words, too.
    let fee = bill(["2026년 01월 25일|이월수수료|5,000||5,000|0|0"], "5,000")
    expectEqual(fee.amounts, [-5_000])
  }

  @Test func `two tables beside each other are both read`() {
    let same = read(
      """
      국내|||해외||
      이용일|가맹점|금액|이용일|가맹점|금액
      2026-01-05|식당|15,000|2026-01-07|AMAZON|25,000
      2026-01-06|마트|12,000|||
      """)
    expectEqual(same.amounts, [-15_000, -12_000, -25_000])
    expectEqual(same.invalidCount, 0)
    let others = read(
      """
      번호|이용일자|이용가맹점|이용금액|번호|이용일자|이용가맹점|현지금액|통화|원화금액
      1|2026-01-05|식당|15,000|1|2026-01-07|AMAZON|20.00|USD|25,000
      ||||2|2026-01-08|STEAM|1,000|JPY|9,500
      """)
    expectEqual(others.amounts, [-15_000, -25_000, -9_500])
    expectEqual(others.invalidCount, 0)
  }
}
