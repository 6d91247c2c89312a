import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Lines that are no entries: numbers of pages, what stands above each page, and purchases of nothing.
struct PagedStatementTests {
  private func read(_ text: String) -> BankStatement { .read(tableCells(text)) }

  private func pages(_ between: String) -> BankStatement {
    read(
      """
      국민은행 거래내역
      계좌번호|123-45-678901
      거래일시|적요|출금액|입금액|잔액
      2026-10-01 10:00|가|1000||9000
      \(between)
      거래일시|적요|출금액|입금액|잔액
      2026-10-02 10:00|나|2000||7000
      """)
  }

  @Test(arguments: [
    "페이지 1/2", "페이지|1/2", "[페이지: 1 / 2]", "1 / 2 페이지", "Page 1 of 2", "Page: 1", "1쪽", "- 1 -",
    "국민은행 거래내역", "계좌번호|123-45-678901", "페이지 1/2\n국민은행 거래내역\n계좌번호|123-45-678901||",
  ])
  func `the number of a page and what stands above each are left out`(_ between: String) {
    let found = pages(between)
    expectEqual(found.amounts, [-1_000, -2_000])
    #expect(found.isComplete && found.invalidLines.isEmpty)
    expectEqual(Set(found.leftOut.map(\.reason)), [.remark])
  }

  @Test(arguments: ["신한은행 거래내역", "1/2", "2026-10-0", "페이지 수수료|1|1000"])
  func `what no page has is told`(_ between: String) {
    #expect(!pages(between).isComplete)
  }

  @Test(arguments: [
    ("포인트 사용|결제수단", "신한카드"), ("포인트차감|결제방법", "신한카드"), ("쿠폰 사용|결제수단", "신한카드"), ("포인트 사용|메모", "선물"),
    ("비고|결제수단", "네이버페이 포인트"),
  ])
  func `a purchase that was paid with points as a whole is left out`(
    _ headings: String, means: String
  ) {
    let found = read(
      """
      결제일시|상호|실결제금액|\(headings)
      2026-10-02 10:11|갈비몰|0|5000|\(means)
      2026-10-03 10:11|갈비몰|3000|0|신한카드
      """)
    expectEqual(found.amounts, [-3_000])
    expectEqual(found.leftOut.map(\.reason), [.unmoved])
    #expect(found.invalidLines.isEmpty)
  }

  @Test func `another purchase of 0 is told`() {
    let found = read(
      """
      결제일시|상호|실결제금액|비고|결제수단
      2026-10-02 10:11|갈비몰|0|5000|신한카드
      2026-10-03 10:11|갈비몰|3000|0|신한카드
      """)
    expectEqual(found.amounts, [-3_000])
    expectEqual(found.invalidLines.map(\.error), [.zero])
  }
}
