import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Which of several columns of words has the name of the other side, and what a bank calls an entry.
struct NameColumnTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text, separator: ","))
  }

  @Test func `a name is the text, and a memo beside it the note`() {
    let found = read(
      """
      Date,Transaction,Name,Memo,Amount
      2025-10-16,CREDIT,ELECTRONIC DEPOSIT,Download from usbank.com.,1500000
      2025-10-20,DEBIT,GREENWAY APTS,Download from usbank.com.,-1800000
      2025-10-22,DEBIT,STARBUCKS,,-6500
      """)
    expectEqual(
      found.entries.map(\.entry.text), ["ELECTRONIC DEPOSIT", "GREENWAY APTS", "STARBUCKS"])
    expectEqual(
      found.entries.map(\.entry.note),
      ["Download from usbank.com.", "Download from usbank.com.", ""])
  }

  @Test func `a memo without a name beside it is the text`() {
    let found = read(
      """
      Date,Memo,Amount
      2025-10-16,groceries,-4500
      2025-10-17,pay,300000
      """)
    expectEqual(found.entries.map(\.entry.text), ["groceries", "pay"])
  }

  @Test func `a name beside a description is the other side, unless all lines have one`() {
    let found = read(
      """
      Date,Type,Name,Amount,Description
      15/11/2025,Faster payment,Sarah,-7000,dinner
      14/11/2025,Pot transfer,Holiday,-50000,
      13/11/2025,Card payment,Tesco,-12000,TESCO STORES 1234
      """)
    let sides = found.entries.map(\.entry.bank?.counterpart)
    expectEqual(Set(sides), ["Sarah", "Holiday", "Tesco"])
    let own = read(
      """
      Date,Name,Amount,Description
      15/11/2025,JOHN SMITH,-7000,dinner
      13/11/2025,JOHN SMITH,-12000,TESCO STORES 1234
      """)
    expectEqual(own.entries.map(\.entry.bank?.counterpart), [nil, nil])
  }

  @Test func `a name is the text where the description is what was written to it, or a number`() {
    let found = read(
      """
      Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Notes and #tags,Description
      tx1,13/10/2025,09:00:00,Pot transfer,Holiday Pot,,Savings,-200,,
      tx2,15/10/2025,09:00:00,Faster payment,Sam Green,,Transfers,-50,dinner,dinner
      tx3,16/10/2025,09:00:00,Faster payment,Greenway Lettings,,Bills,-800,#home,flat 3
      tx4,17/10/2025,09:00:00,Faster payment,John Smith,,Transfers,-300,,
      tx5,18/10/2025,09:00:00,Direct Debit,American Express,,Bills,-300,,3773123
      tx6,19/10/2025,09:00:00,Card payment,Tesco,,Groceries,-12,#food,TESCO STORES 2345
      """)
    expectEqual(
      found.entries.map { "\($0.entry.text)|\($0.entry.note)" }.sorted(),
      [
        "American Express|3773123", "Greenway Lettings|#home flat 3", "Holiday Pot|",
        "John Smith|", "Sam Green|dinner", "TESCO STORES 2345|#food",
      ])
    expectEqual(Set(found.entries.map(\.entry.bank?.counterpart)).count, 6)
  }

  @Test func `a reference is the note where nothing else is, unless it is a code`() {
    let found = read(
      """
      Date,Counter Party,Reference,Type,Amount (KRW),Balance (KRW),Notes
      13/10/2025,ACME LTD,SALARY,FASTER PAYMENT,2000,3000,
      14/10/2025,Greenway,flat 3,FASTER PAYMENT,-800,2200,home
      15/10/2025,Water,AT252760012000010012345,DIRECT DEBIT,-50,2150,
      16/10/2025,Sam Green,Sam Green,FASTER PAYMENT,-50,2100,
      """)
    expectEqual(
      found.entries.map { "\($0.entry.text)|\($0.entry.note)" }.sorted(),
      ["ACME LTD|SALARY", "Greenway|home", "Sam Green|", "Water|"])
  }

  @Test func `what a broker has done stands before the kind of account`() {
    let found = read(
      """
      Run Date,Action,Symbol,Description,Type,Quantity,Price,Amount,Cash Balance
      10/24/2025,YOU SOLD VANGUARD TOTAL (VTI) (Cash),VTI,VANGUARD TOTAL,Cash,-2,50000,100000,153000
      10/17/2025,YOU BOUGHT VANGUARD TOTAL (VTI) (Cash),VTI,VANGUARD TOTAL,Cash,5,50000,-250000,53000
      10/16/2025,Electronic Funds Transfer Received (Cash),,No Description,Cash,0,,303000,303000
      """)
    let said = found.entries.map { "\($0.entry.bank?.kind ?? "") \($0.entry.text)" }
    #expect(
      said.contains { $0.hasPrefix("YOU SOLD") } && said.contains { $0.hasPrefix("YOU BOUGHT") })
    #expect(said.contains { $0.contains("Electronic Funds Transfer") })
    #expect(!said.contains { $0.contains("No Description") })
  }

  @Test(
    arguments: [
      ("네이버페이.csv", AccountKind.wallet), ("네이버페이 결제내역.csv", .wallet), ("PayPal.csv", .wallet),
      ("토스뱅크.csv", .card), ("네이버페이 신한카드.csv", .card), ("이용내역.csv", .card), ("카카오페이.csv", .wallet),
      ("대구로페이.csv", .wallet),
      // Apps of issuers pay by their cards.
      ("KB Pay.csv", .card), ("KB Pay 이용내역.csv", .card), ("신한 SOL페이.csv", .card),
      ("하나Pay.csv", .card),
      ("BC 페이북머니.csv", .card), ("SOL페이 이용내역.csv", .card), ("우리WON페이.csv", .card),
    ])
  func `purchases of a file that is called as a wallet are the wallet's`(
    file: String, kind: AccountKind
  ) {
    let found = BankStatement.read(
      [
        ["결제일자", "가맹점", "결제금액", "상태"], ["2025-11-03", "무신사", "54,000", "결제완료"],
        ["2025-11-06", "마켓컬리", "41,000", "결제완료"],
      ], file: file)
    expectEqual(found.accountKind, kind)
  }

  @Test func `a title that names the app of an issuer names its card`() {
    let found = read(
      """
      KB Pay 이용내역
      이용일시,가맹점명,이용금액,승인번호,상태
      2026-10-03 12:00,쿠팡,54000,3011,정상
      2026-10-05 12:00,이마트,31000,3012,정상
      """)
    expectEqual(found.accountKind, .card)
    expectEqual(found.entries.map(\.entry.amount), [-54_000, -31_000].map { Won($0) })
  }

  @Test func `a plus that is written says that all signs are the account's`() {
    let found = read(
      """
      Datetime,Type,Note,Amount (total)
      2025-10-20T20:00:00,Payment,rent,"+ 60,000"
      """.replacing("\"+ 60,000\"", with: "+ 60000"))
    expectEqual(found.entries.map(\.entry.amount), [Won(60_000)])
    #expect(!found.isKindUnclear)
  }

  @Test(
    arguments: [
      (["4500", "9000"], true), (["4500", "-9000"], true), (["+4500", "9000"], true),
      (["-4500", "-9000"], false), (["-4500", "+9000"], false), (["(4500)", "−9000"], false),
    ] as [([String], Bool)])
  func `a plus among bare amounts leaves it to the user`(amounts: [String], isUnclear: Bool) {
    let found = read(
      """
      날짜,내용,금액
      2026-10-01,커피,\(amounts[0])
      2026-10-02,점심,\(amounts[1])
      2026-10-25,급여,+3000000
      """)
    expectEqual(found.isKindUnclear, isUnclear)
    if !isUnclear { expectEqual(found.entries.last?.entry.amount, Won(3_000_000)) }
  }
}
