import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Columns for what went out and came in whose amounts have a sign of their own.
struct MinusColumnTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text))
  }

  @Test(arguments: ["출금|입금", "Withdrawals|Deposits", "지출|수입", "지급금액|입금금액"])
  func `a plus among minuses is what came back`(_ headings: String) {
    for hasBalance in [true, false] {
      for write in [{ "-\($0)" }, { "(\($0))" }, { "△\($0)" }] as [(String) -> String] {
        let lines = [
          ("01-05|급여|", "1000000", "1000000"), ("01-06|식당|\(write("15000"))", "", "985000"),
          ("01-06|카페|\(write("5,000"))", "", "980000"), ("01-07|식당취소|15000", "", "995000"),
          ("02-06|마트|\(write("95,000"))", "", "900000"),
        ]
        let found = read(
          (["거래일|내용|\(headings)" + (hasBalance ? "|잔액" : "")]
            + lines.map { "2026-\($0.0)|\($0.1)" + (hasBalance ? "|\($0.2)" : "") })
            .joined(separator: "\n"))
        expectEqual(found.amounts, [1_000_000, -15_000, -5_000, 15_000, -95_000])
        if hasBalance { #expect(found.isComplete && found.chain.closing == Won(900_000)) }
      }
    }
  }

  @Test func `the balances decide what most amounts do not say`() {
    // Two cancellations of one payment.
    let back = read(
      """
      거래일|내용|출금|입금|잔액
      2026-01-05|급여||1000000|1000000
      2026-01-06|식당|30000||970000
      2026-01-07|식당취소|-20000||990000
      2026-01-08|식당취소|-10000||1000000
      """)
    expectEqual(back.amounts, [1_000_000, -30_000, 20_000, 10_000])
    #expect(back.isComplete)
    let income = read(
      """
      거래일|내용|출금|입금|잔액
      2026-01-05|급여||1000000|1000000
      2026-01-06|정정||-400000|600000
      2026-01-07|식당|10000||590000
      2026-01-08|급여||400000|990000
      """)
    expectEqual(income.amounts, [1_000_000, -400_000, -10_000, 400_000])
  }

  @Test func `an only column for what went out has refunds, too`() {
    let found = read(
      """
      거래일|내용|출금액
      2026-01-06|식당|-15000
      2026-01-06|카페|-5000
      2026-01-07|식당취소|15000
      """)
    expectEqual(found.amounts, [-15_000, -5_000, 15_000])
  }

  @Test(arguments: [
    ["결제", "환불", "사용", "사용취소"], ["결제", "결제환불", "사용", "이용취소"], ["구매", "반품", "구매", "구매취소"],
    ["Sale", "Refund", "Sale", "Cancelled"],
  ])
  func `what came back in a column of kinds is a refund`(_ words: [String]) {
    let found = read(
      """
      거래일자|거래구분|가맹점명|결제금액
      2026-01-05|\(words[2])|빵집|15,000
      2026-01-06|\(words[3])|빵집|15,000
      2026-01-07|\(words[0])|동네식당|25,000
      2026-02-06|\(words[1])|동네식당|25,000
      """)
    expectEqual(found.amounts, [-15_000, 15_000, -25_000, 25_000])
    expectEqual(found.invalidCount, 0)
  }

  @Test func `a wallet without balances has refunds and top-ups`() {
    let found = read(
      """
      거래일시|거래구분|내용|금액
      2026-01-05 10:00|충전|자동충전|30,000
      2026-01-06 10:00|사용|빵집|5,000
      2026-01-07 10:00|사용취소|빵집|5,000
      2026-01-08 10:00|충전취소|충전취소|10,000
      """)
    expectEqual(found.amounts, [30_000, -5_000, 5_000, -10_000])
  }

  @Test(arguments: ["|15000", "0|15,000", "-|-15000"])
  func `a cancelled amount in a line of its own comes back`(_ cells: String) {
    for heading in ["취소금액", "승인취소금액"] {
      let found = read(
        """
        이용일자|가맹점명|승인금액|\(heading)
        2026-01-06|식당|15000|
        2026-01-07|책방|45000|0
        2026-02-07|식당|\(cells)
        """)
      expectEqual(found.amounts, [-15_000, -45_000, 15_000])
    }
  }
}
