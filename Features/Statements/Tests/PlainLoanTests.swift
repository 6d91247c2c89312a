import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// A loan's own file whose balances are called as those of any account.
struct PlainLoanTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text, separator: ","))
  }

  private static let payments = [
    (day: "2025-10-15", paid: 498_000, principal: 406_000, interest: 92_000, rest: 18_218_000),
    (day: "2025-11-15", paid: 513_000, principal: 423_000, interest: 90_000, rest: 17_795_000),
    (day: "2025-12-15", paid: 498_000, principal: 410_000, interest: 88_000, rest: 17_385_000),
  ]

  private func loan(_ headings: String, sign: Int = 1, isNewestFirst: Bool = false) -> String {
    let lines = Self.payments.map {
      "\($0.day),원리금,\(sign * $0.paid),\(sign * $0.principal),\(sign * $0.interest),\($0.rest)"
    }
    return ([headings] + (isNewestFirst ? lines.reversed() : lines)).joined(separator: "\n")
  }

  private func expectLoan(_ found: BankStatement) {
    expectEqual(found.entries.map(\.entry.amount), [406_000, 423_000, 410_000].map { Won($0) })
    expectEqual(found.chain.closing, Won(-17_385_000))
    #expect(found.accountKind == .loan && !found.isKindUnclear && found.isFirstReceived == nil)
  }

  @Test(
    arguments: [
      "거래일,거래종류,거래금액,원금,이자,잔액", "거래일,거래종류,거래금액,원금,이자,거래후잔액",
      "거래일,거래종류,납입금액,납입원금,납입이자,잔액", "거래일,거래종류,상환금액,상환원금,납입이자,상환후잔액",
      "거래일자,거래종류,납부금액,원금,이자,남은 원금", "거래일자,거래종류,총 납입금액,대출원금,대출이자,상환 후 잔액",
      "Date,Transaction Type,Amount,Principal,Interest,Unpaid Principal",
      "Date,Description,Amount,Principal,Interest,Principal Balance",
      "Date,Description,Amount,Principal,Interest,Balance",
      "Payment Date,Description,Payment Amount,Principal,Interest,Remaining Balance",
    ], [1, -1])
  func `the balance falls by the principal, with whatever sign`(headings: String, sign: Int) {
    expectLoan(read(loan(headings, sign: sign)))
    expectLoan(read(loan(headings, sign: sign, isNewestFirst: true)))
  }

  @Test func `fees and what else was paid are no part of it`() {
    expectLoan(
      read(
        """
        Transaction Date,Description,Principal,Interest,Fees,Amount,Balance
        12/15/2025,Payment,410000,88000,0,498000,17385000
        11/15/2025,Payment,423000,90000,15000,528000,17795000
        10/15/2025,Payment,406000,92000,0,498000,18218000
        """))
  }

  @Test func `savings that have such columns are none`() {
    let found = read(
      """
      거래일,거래종류,거래금액,원금,이자,잔액
      2026-01-05,신규,100000,100000,0,100000
      2026-02-05,입금,100000,100000,0,200000
      2026-03-05,입금,100000,100000,0,300000
      2026-04-05,해지,303000,300000,3000,0
      """)
    #expect(found.accountKind != .loan)
    let deposit = read(
      """
      거래일,거래종류,거래금액,원금,이자,잔액
      2026-01-05,신규,1000000,1000000,0,1000000
      2026-07-05,해지,1010000,1000000,10000,0
      """)
    #expect(deposit.accountKind != .loan)
  }

  @Test(
    arguments: [
      ("a", "신규", "일부해지"), ("a", "신규", "중도해지"), ("a", "매수", "매도"),
      ("a", "New deposit", "Withdrawal"),
      ("a", "신규", "일부인출"), ("정기예금", "신규", "출금"), ("적금 거래내역", "입금", "지급"),
    ])
  func `savings of which a part was taken out are no debt`(
    file: String, bought: String, sold: String
  ) {
    let head = ["거래일", "거래종류", "거래금액", "원금", "이자", "잔액"]
    let lines = [
      ["2026-01-05", bought, "10000000", "10000000", "0", "10000000"],
      ["2026-07-05", sold, "3045000", "3000000", "45000", "7000000"],
      ["2026-08-05", sold, "2040000", "2000000", "40000", "5000000"],
    ]
    for (kept, rest) in [(lines[...1], 7_000_000), (lines[1...], 5_000_000)]
      as [(ArraySlice<[String]>, Int64)]
    {
      let found = BankStatement.read([head] + kept, file: file + ".csv")
      #expect(found.accountKind != .loan)
      expectEqual(found.entries.last?.entry.bank?.balance, rest)
    }
  }

  @Test(arguments: ["만기일시상환", "예금담보대출 상환", "중도상환"])
  func `loans may be called by words of savings, too`(text: String) {
    expectLoan(
      read(
        loan("거래일,거래종류,거래금액,원금,이자,잔액").replacing("원리금", with: text)))
  }
}
