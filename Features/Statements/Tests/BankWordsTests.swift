import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// What the files of cards, brokers and wallets call their columns and their kinds.
struct BankWordsTests {
  private func read(_ text: String, file: String = "") -> BankStatement {
    .read(
      text.split(separator: "\n", omittingEmptySubsequences: false).map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      })
  }

  private func kinds(_ statement: BankStatement) -> [String?] {
    statement.entries.map { $0.entry.bank?.kind }
  }

  @Test func `sales and payments are those of a card`() {
    let chase = read(
      """
      Transaction Date,Post Date,Description,Category,Type,Amount,Memo
      11/16/2026,11/16/2026,Payment Thank You-Mobile,,Payment,22500.00,
      11/15/2026,11/16/2026,WHOLE FOODS,Groceries,Sale,-18000.00,
      11/13/2026,11/14/2026,TARGET,Shopping,Return,4500.00,
      """)
    expectEqual(chase.accountKind, .card)
    expectEqual(chase.amounts, [4_500, -18_000, 22_500])
    for heading in ["Member Name", "Note"] {
      let citi = read(
        """
        Status,Date,Description,Debit,Credit,\(heading)
        Cleared,11/28/2026,ODEON,9000.00,,
        Cleared,11/25/2026,AUTOPAY 000000 AUTO-PMT,,22500.00,
        Cleared,11/21/2026,COSTA,4500.00,,
        """)
      expectEqual(citi.accountKind, .card)
      expectEqual(citi.amounts, [-4_500, 22_500, -9_000])
    }
  }

  @Test(arguments: ["SALARY ACME", "PAYMENT FROM J SMITH", "FASTER PAYMENT LEE"])
  func `what comes from others makes no card`(text: String) {
    let found = read(
      """
      Date,Description,Debit,Credit
      11/28/2026,ODEON,9000.00,
      11/25/2026,\(text),,22500.00
      11/21/2026,COSTA,4500.00,
      """)
    expectEqual(found.accountKind, nil)
  }

  @Test func `the column of directions says the kind, too`() {
    let found = read(
      """
      거래일시,거래구분,내용,거래금액,잔액
      2026.11.02 09:00:00,일반입금,푸른소프트,2000000,3000000
      2026.11.03 09:00:00,현금출금,강남점,100000,2900000
      2026.11.04 09:00:00,체크카드출금,농협,30000,2870000
      2026.11.05 09:00:00,출금,한강,30000,2840000
      """)
    expectEqual(found.amounts, [2_000_000, -100_000, -30_000, -30_000])
    expectEqual(kinds(found), ["일반입금", "현금출금", "체크카드출금", nil])
  }

  @Test(arguments: ["유형", "종류", "분류", "거래 종류", "이용구분", "구분", "내역구분", "거래타입"])
  func `a wallet is filled whatever its kinds are called`(heading: String) {
    for end in ["계좌송금", "출금"] {
      let found = read(
        """
        일시,내용,\(heading),금액,잔액
        2026-11-01 10:00,국민은행,충전,50000,50000
        2026-11-04 10:00,쿠팡,결제,10000,40000
        2026-11-05 10:00,국민은행,\(end),40000,0
        """)
      expectEqual(found.amounts, [50_000, -10_000, -40_000])
      expectEqual(kinds(found).compactMap(\.self).first, "충전")
      expectEqual(kinds(found).last, end)
    }
  }
}
