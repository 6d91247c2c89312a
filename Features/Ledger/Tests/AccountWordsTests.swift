import Expectations
import Testing

@testable import LedgerDomain

/// What the name of an account says of its kind.
struct AccountWordsTests {
  @Test(
    arguments: [
      ("Lisa", .bank), ("우리 VISA", .bank), ("Visa Debit", .bank), ("Payroll", .bank),
      ("Sloane Bank", .bank), ("Cardiff Bank", .bank), ("Stocks ISA", .investment),
      ("삼성증권 ISA", .investment), ("미래에셋IRP", .investment), ("Northstar Investments", .investment),
      ("Barclaycard", .card), ("PayPal", .wallet), ("Home Loan", .loan), ("네이버페이", .wallet),
      ("카카오페이증권", .investment), ("네이버페이증권", .investment), ("SBI저축은행", .bank),
      ("OK저축은행 입출금통장", .bank), ("SBI저축은행 정기예금", .savings), ("농협 저축예금", .bank),
      ("자유저축예금", .bank), ("주택청약종합저축", .savings), ("보통예금", .bank), ("입출금자유예금", .bank),
      ("우체국예금", .bank), ("카카오페이머니", .wallet), ("경기지역화폐", .wallet), ("서울사랑상품권", .wallet),
      ("온누리상품권", .wallet), ("지역화폐 카드", .card), ("외화통장", .bank),
    ] as [(String, AccountKind)])
  func `words count as a whole where they stand in others`(name: String, kind: AccountKind) {
    let id = LedgerAccount.ID(rawValue: "1")
    expectEqual(LedgerAccount(id: id, name: name).likelyKind, kind)
  }

  @Test func `a purchase is a trade where a broker calls it so`() {
    expectEqual(LinkWords.securities("purchase", "acme"), .trade)
    expectEqual(LinkWords.securities("공모", "한강"), .trade)
    expectEqual(LinkWords.securities("", "coffeepurchase"), nil)
    expectEqual(LinkWords.securities("", "공모전상금"), nil)
    expectEqual(LinkWords.securities("", "공모주청약"), .trade)
  }
}
