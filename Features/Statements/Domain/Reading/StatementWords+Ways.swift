import LedgerDomain

/// How cards say that a purchase is paid, as against what a wallet pays with.
extension StatementWords {
  /// The parts of such words, the longest first.
  private static let ofWays = [
    "일부결제금액이월약정", "단기카드대출", "현금서비스", "무이자", "유이자", "일시불", "리볼빙", "이월약정", "선결제", "할부", "개월",
    "부분", "전액", "일시", "국내", "해외", "승인", "정상", "취소", "결제", "이용", "lumpsum", "lump", "sum",
    "singlepayment",
    "onetime", "installments", "installment", "instalments", "instalment", "months", "month",
    "interestfree",
  ].sorted { $0.count > $1.count }
  /// Words for cards of any issuer, which a card's own file may have as well.
  private static let anyCard = [
    "본인", "가족", "개인", "법인", "신용", "체크", "카드", "credit", "check", "debit", "card",
  ]

  /// Whether all cells of a column that are not blank say how a card collects, and not by what a wallet has paid.
  ///
  /// In the file of a card, by its `name`, they may name that card, or no issuer.
  static func areWaysOfCard(_ cells: some Sequence<String>, named name: String) -> Bool {
    let file = plain(name)
    let isCard = ["카드", "card"].contains(where: file.has) && !file.has("페이")
    let house = isCard ? BankName.house(in: name) : nil
    var known: Set<String> = []
    for cell in cells where !cell.allSatisfy(\.isWhitespace) && !known.contains(cell) {
      guard isShort(cell), known.count < most else { return false }
      let isWay =
        isMade(cell, of: ofWays) || isCard && isMade(cell, of: ofWays + anyCard)
        || house != nil && BankName.house(in: cell) == house
      guard isWay else { return false }
      known.insert(cell)
    }
    return !known.isEmpty || isCard
  }

  /// Whether a cell says no more than over how many months a card collects, as 일시불 and 3개월.
  static func isWay(ofCard cell: String) -> Bool {
    isShort(cell) && isMade(cell, of: ["일시불", "일시", "할부", "무이자", "유이자", "개월", "months", "month"])
  }

  private static func isMade(_ cell: String, of words: [String]) -> Bool {
    var rest = plain(cell).filter(\.isLetter)[...]
    while !rest.isEmpty {
      guard let word = words.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }
}
