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
}
