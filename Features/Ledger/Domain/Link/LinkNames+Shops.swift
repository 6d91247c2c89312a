/// What shops are called in the texts of purchases.
extension LinkNames {
  /// Companies that stand before the shop for which they collect, with a star between them.
  private static let collectors: Set = [
    "paypal", "pp", "sq", "sqsp", "tst", "sp", "toast", "stripe", "zettle", "iz", "sumup", "klarna",
    "googlepay", "applepay",
  ]

  /// The name of a shop without what differs from one purchase to the next: numbers of branches, orders and tickets, and
  /// what stands behind them, behind a star and in brackets.
  static func shopName(_ text: String) -> String {
    var name = Substring(text)
    if let star = name.firstIndex(of: "*") {
      let before = folded(String(name[..<star]))
      name = collectors.contains(before) ? name[name.index(after: star)...] : name[..<star]
    }
    if let bracket = name.firstIndex(of: "("), bracket > name.startIndex { name = name[..<bracket] }
    let words = name.split { $0.isWhitespace || "#/_".contains($0) }
    let codes = words.dropFirst().firstIndex { $0.contains { $0.isASCII && $0.isNumber } }
    let kept = folded(words[..<(codes ?? words.endIndex)].joined())
    return LinkWords.withoutReturn(kept.isEmpty ? folded(text) : kept)
  }
}

extension LinkWords {
  private static let cards = [
    "카드", "card", "visa", "contactless", "purchase", "pointofsale", "posdebit",
  ]
  private static let cardsAlone: Set = ["pos", "deb", "debit", "visa"]
  private static let besideCards = [
    "대금", "청구", "납부", "신용", "credit", "bill", "현금", "cash", "deposit", "입금",
  ]

  /// Whether a bank's word for an entry may be that of a purchase by the account's own card, and so of what comes back
  /// of one; others have the same word for a card's bill.
  static func isByCard(_ kind: String) -> Bool {
    guard !isTransfer(kind), !isTopUp(kind), !isEarned(kind) else { return false }
    return isByAccountCard(kind) || cardsAlone.contains(kind)
      || has(cards, in: kind) && !has(besideCards, in: kind)
  }
}
