/// Words of wages, sales and shared costs, and of taxes, which are no shared costs.
extension LinkWords {
  /// Whether a kind or a note says that money was earned by work, and did not come back.
  static func isWage(_ text: String) -> Bool {
    has(
      [
        "급여", "상여", "월급", "수당", "연금", "알바비", "salary", "payroll", "wages", "directdep", "dirdep",
      ], in: text) && !isReturned(text)
  }

  /// Whether a text or a kind is of what the user's own shop has sold by cards.
  static func isOfSales(_ text: String) -> Bool { has(["매출", "가맹점", "카드", "판매대금"], in: text) }

  /// Whether a wallet's kind says that people have shared what one of them has paid.
  static func isSettled(_ kind: String) -> Bool {
    has(["정산", "더치페이", "1n", "n분의1"], in: kind) && !isOfSales(kind) && !isReturned(kind)
  }

  /// Whether a text names a tax.
  static func isTax(_ text: String) -> Bool {
    text.hasSuffix("국세")
      || has(
        [
          "국세청", "국세납부", "지방세", "부가세", "부가가치세", "소득세", "주민세", "재산세", "자동차세", "취득세", "법인세", "hmrc",
        ], in: text)
  }

  /// Whether a note says that the user has sold or done something for it.
  static func isSold(_ note: String) -> Bool {
    !isReturned(note)
      && (isEarned(note) || isWage(note)
        || has(["판매", "용역", "외주", "강의료", "원고료", "sale", "sold"], in: note))
  }
}
