import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// Signs, units, days and states that no bank of the country writes so, or few.
@MainActor
struct OtherSignsTests {
  private func read(_ text: String) -> BankStatement { .read(tableCells(text)) }

  private func lines(_ head: String, _ amounts: [String]) -> BankStatement {
    read(
      "\(head)\n"
        + zip(20..., amounts).map { "2026-11-\($0) 10:00:00|가게\($0)|\($1)" }.joined(separator: "\n")
    )
  }

  @Test(arguments: [
    ("국민은행 거래내역\n거래일시|적요|거래금액", ["5,000", "6,200 CR", "7,000", "1,300 CR"]),
    ("Date|Description|Amount", ["5,000", "6,200 CR", "7,000", "1,300 Cr"]),
    ("국민은행 거래내역\n거래일시|적요|거래금액", ["5,000 DR", "6,200 CR", "7,000 Dr", "1,300 CR"]),
    ("신한카드 이용내역\n이용일시|가맹점명|이용금액", ["5,000 DR", "6,200 CR", "7,000 DR", "1,300 CR"]),
    ("신한카드 이용내역\n이용일시|가맹점명|이용금액", ["5,000", "6,200 CR", "7,000", "1,300 CR"]),
    ("국민은행 거래내역\n거래일시|적요|거래금액", ["▼5,000", "▲6,200", "▼7,000", "▲1,300"]),
    ("국민은행 거래내역\n거래일시|적요|거래금액", ["▽5,000원", "△6,200원", "▽7,000원", "△1,300원"]),
  ])
  func `letters and arrows say which way an amount went`(_ head: String, _ amounts: [String]) {
    let found = lines(head, amounts)
    expectEqual(found.amounts, [-5_000, 6_200, -7_000, 1_300], "\(head) \(amounts)")
    #expect(found.invalidLines.isEmpty)
  }

  @Test func `an arrow alone is a minus, and letters beside balances stay there`() {
    let signed = lines("국민은행 거래내역\n거래일시|적요|거래금액", ["△5,000", "6,200", "▲7,000", "1,300"])
    expectEqual(signed.amounts, [-5_000, 6_200, -7_000, 1_300])
    let bank = read(
      """
      Date|Description|Amount|Balance
      05-Jan-2026|SALARY|1,000,000 CR|1,000,000 CR
      06-Jan-2026|CU|15,000|985,000 CR
      07-Jan-2026|RENT|5,000|980,000 CR
      """)
    expectEqual(bank.amounts, [1_000_000, -15_000, -5_000])
    #expect(bank.isComplete)
  }

  @Test(arguments: ["금액(円)", "出金金額(円)", "금액(동)", "금액(바트)"])
  func `amounts in another currency are no won`(_ heading: String) {
    let found = lines("거래일시|적요|\(heading)", ["5,000", "6,200"])
    #expect(found.entries.isEmpty && found.invalidLines.count == 2, "\(found.amounts)")
    #expect(lines("(단위 : 円)\n거래일시|적요|거래금액", ["5,000", "6,200"]).entries.isEmpty)
  }

  @Test func `a line with an amount and without a day leaves open what is missing`() {
    let head =
      "국민은행\n거래일시|적요|출금액|입금액|잔액\n2026-11-20 10:00|가게|5,000|0|95,000\n2026-11-21 10:00|가게|6,000|0|89,000\n"
    #expect(read(head).isComplete)
    let open = read(head + "|가게|1,000|0|88,000")
    #expect(!open.isComplete && open.invalidCount == 1)
    #expect(read(head + "|다음 장에 계속|||").isComplete)
  }

  @Test(arguments: [
    ("2026-11-20 下午 6:49", 18 * 3_600 + 49 * 60), ("2026-11-20 午前 6:49", 6 * 3_600 + 49 * 60),
    ("20261120 184910", 18 * 3_600 + 49 * 60 + 10), ("20261120 1849", 18 * 3_600 + 49 * 60),
  ])
  func `a time stands behind its day`(_ day: String, _ second: Int) {
    let found = read("거래일시|적요|출금액|입금액\n\(day)|가게|5,000|0\n2026-11-21 10:00|가게|0|1,000")
    expectEqual(found.entries.first?.entry.bank?.second, second)
  }

  @Test(arguments: [
    "2026.11.\n20", "2026.\n11.20", "2026-\n11-20", "2026년\n11월 20일", "2026.11.20\n18:49",
  ])
  func `a day may be cut`(_ day: String) {
    var reading = StatementReading()
    let rows = [["이용일자", "가맹점명", "이용금액"], [day, "가게", "5,000"], [day, "다른가게", "700"]]
    for (index, cells) in rows.enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    let found = reading.ended()
    expectEqual(found.entries.map(\.entry.day.rawValue), [2026_11_20, 2026_11_20])
  }

  @Test(arguments: [
    "6,200 (일시불)", "6,200원/일시불", "(일시불) 6,200", "6,200\n(3개월)", "6,200(할부)", "6,200 (무이자 3개월)",
  ])
  func `an amount may say how it is paid`(_ amount: String) {
    var reading = StatementReading()
    let rows = [
      ["이용일자", "가맹점명", "이용금액"], ["2026-11-20", "가게", amount], ["2026-11-21", "가게", "700"],
    ]
    for (index, cells) in rows.enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    expectEqual(reading.ended().amounts, [-6_200, -700], "\(amount)")
    // What was cancelled, or is in another currency, is not that.
    for other in ["6,200 (취소)", "6,200 (USD 4.50)", "6,200 (3)", "6,200/1,000"] {
      #expect(lines("이용일시|가맹점명|이용금액", [other, "700"]).invalidLines.count == 1, "\(other)")
    }
  }

  @Test func `a purchase that a later bill has is one`() {
    let found = read(
      """
      신한카드 이용내역
      이용일시|승인번호|가맹점명|이용금액|상태
      2026-11-25 10:00|11|스타벅스|6,200|정상
      2026-11-26 10:00|12|쿠팡|3,000|청구이월
      2026-11-27 10:00|13|GS25|1,000|이월
      """)
    expectEqual(found.amounts, [-6_200, -3_000, -1_000])
    let bill = read(
      """
      신한카드 이용대금명세서
      이용일자|가맹점명|이용금액|비고
      2026-11-25|스타벅스|6,200|
      2026-11-26|쿠팡|3,000|청구이월
      2026-11-27|전월이월|1,000|
      """)
    expectEqual(bill.amounts, [-6_200, -3_000])
    expectEqual(bill.leftOut.map(\.reason), [.carried])
  }

  @Test(arguments: ["세금합", "제세금합", "제세금", "거래세합계"])
  func `taxes of a broker are called so in many ways`(_ heading: String) {
    let found = read(
      """
      미래에셋증권 거래내역
      거래일자|종목명|적요|거래금액|수수료|\(heading)|예수금잔액
      2026/11/25||이체입금|1000000|0|0|1000000
      2026/11/26|삼성전자|장내매수|700000|100|0|299900
      2026/11/27|삼성전자|장내매도|710000|100|1200|1008600
      """)
    #expect(found.isComplete, "\(found.amounts)")
    expectEqual(found.amounts.reduce(0, +), 1_008_600)
  }

  @Test func `a bracket behind a word for a direction is a place`() {
    let found = read(
      """
      토스증권 거래내역서
      거래일자|거래구분|종목명|거래수량|거래대금|단가|수수료|제세금|잔고|잔액
      2026.11.25|이체입금(토스뱅크)||0|1,000,000|0|0|0|0|1,000,000
      2026.11.26|구매|삼성전자|10|700,000|70,000|100|0|10|299,900
      2026.11.27|판매|삼성전자|10|710,000|71,000|100|1,200|0|1,008,600
      """)
    #expect(found.isComplete && found.isFirstReceived == nil && found.undirected.isEmpty)
    expectEqual(found.amounts.reduce(0, +), 1_008_600)
    expectEqual(found.amounts.first, 1_000_000)
  }
}
