import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// A loan's own file: what lowers it, and what is still to be paid back.
struct LoanStatementTests {
  private func read(_ text: String) -> BankStatement {
    .read(text.split(separator: "\n").map { $0.split(separator: ",").map(String.init) })
  }

  @Test(arguments: [
    "거래일자,거래구분,거래금액,원금,이자,대출잔액", "거래일자,적요,상환금액,상환원금,이자,대출잔액",
    "거래일,거래내용,출금액,납입원금,이자,미상환잔액", "date,description,payment,principal,interest,loan balance",
  ])
  func `the principal comes in, and the balance is owed`(headings: String) {
    let found = read(
      """
      \(headings)
      2026-08-25,대출실행,10000000,10000000,0,10000000
      2026-09-25,원리금,500000,400000,100000,9600000
      2026-10-10,이자,50000,0,50000,9600000
      2026-10-25,원리금,500000,404000,96000,9196000
      """)
    expectEqual(
      found.entries.map(\.entry.amount), [-10_000_000, 400_000, 404_000].map { Won($0) })
    expectEqual(
      found.entries.map(\.entry.bank?.balance), [-10_000_000, -9_600_000, -9_196_000])
    expectEqual(found.leftOut.map(\.reason), [.interest])
    #expect(found.accountKind == .loan && !found.isKindUnclear && found.isFirstReceived == nil)
    expectEqual(found.chain.gaps, [])
  }

  @Test func `what says nothing of a loan is called principal by its column`() {
    let found = read(
      """
      거래일자,거래구분,적요,원금,이자,대출잔액
      2026-10-25,자동이체,김하늘,400000,100000,9600000
      2026-11-25,원리금상환,김하늘,404000,96000,9196000
      """)
    expectEqual(found.entries.map(\.entry.bank?.kind), ["원금", "원리금상환"])
  }

  @Test func `newest first, and without what was lent, it is the same`() {
    let found = read(
      """
      거래일자,거래구분,원금,이자,대출잔액
      2026-11-25,원리금상환,408040,91960,8787960
      2026-10-25,원리금상환,404000,96000,9196000
      2026-09-25,원리금상환,400000,100000,9600000
      """)
    expectEqual(found.entries.map(\.entry.amount), [400_000, 404_000, 408_040].map { Won($0) })
    expectEqual(found.chain.closing, Won(-8_787_960))
    #expect(found.accountKind == .loan && !found.isKindUnclear)
  }

  @Test func `an account or a card that has such columns besides is none`() {
    let account = read(
      """
      거래일자,적요,출금액,잔액,원금,대출잔액
      2026-09-25,대출상환,500000,500000,400000,9600000
      """)
    expectEqual(account.entries.map(\.entry.amount), [Won(-500_000)])
    let card = read(
      """
      이용일,이용카드,가맹점명,이용금액,원금,대출잔액
      2026-09-03,신한카드,이마트,30000,30000,0
      """)
    expectEqual(card.entries.map(\.entry.amount), [Won(-30_000)])
  }
}
