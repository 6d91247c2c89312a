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

  @Test func `a broker's money comes in by a kind that says no more`() {
    let found = read(
      """
      거래일자,거래구분,내용,거래금액,예수금
      2026.11.01,이체입금,국민은행,500000,500000
      2026.11.02,이체출금,국민은행,-100000,400000
      """)
    expectEqual(kinds(found), ["이체입금", "이체출금"])
    expectEqual(found.accountKind, .investment)
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

  @Test(arguments: [
    "Action", "Activity", "Transaction", "Transaction Type", "Type", "Activity Type",
  ])
  func `a broker is known by what it bought, and how much`(heading: String) {
    let found = read(
      """
      Date,\(heading),Symbol,Description,Quantity,Price,Amount,Cash Balance
      11/18/2026,Dividend,ACME,ACME CORP,,,13748,1013748
      11/20/2026,Buy,ACME,ACME CORP,3,48054,-144162,869586
      """)
    expectEqual(found.accountKind, .investment)
    expectEqual(kinds(found), ["Dividend", "Buy"])
  }

  @Test func `words of the exchange make a broker, those of a bank do not`() {
    func kind(_ word: String) -> AccountKind? {
      read(
        """
        거래일시,적요,내용,출금액,입금액,잔액
        2026.11.02 09:00:00,급여,푸른소프트,0,2000000,3000000
        2026.11.03 09:00:00,\(word),한강전자,100000,0,2900000
        """
      ).accountKind
    }
    expectEqual(kind("장내매수"), .investment)
    expectEqual(kind("매수"), nil)
  }

  @Test(arguments: [
    "Account holder", "Account Name", "Name", "Customer Name", "Account holder name",
  ])
  func `an English holder is found`(label: String) {
    func holder(_ name: String) -> String {
      read(
        """
        Harbour Bank
        \(label),\(name)
        Account number,12345678

        Date,Description,Money Out,Money In,Balance
        01/11/2026,SALARY,,2000000,3000000
        13/11/2026,MIA LEE,500000,,2500000
        """
      ).holder
    }
    expectEqual(holder("Mia Lee"), "mialee")
    expectEqual(holder("Everyday Savings"), "")
  }

  @Test func `a value beside a balance is the amount`() {
    let found = read(
      """
      Date,Type,Description,Value,Balance,Account Name,Account Number
      28/11/2026,INT,GROSS INTEREST,15080,12709277,SAVINGS,87654321
      27/11/2026,TFR,FROM A/C 12345678,300000,12694197,SAVINGS,87654321
      """)
    expectEqual(found.amounts, [300_000, 15_080])
  }
}
