import LedgerDomain
import WalletDomain

/// What the lines of a statement say of money that came to a card: refunds, discounts and payments of its bills.
struct CardWords {
  private struct Side {
    var count = 0
    /// How many of them came to a card by what their lines say.
    var returned = 0

    var isReturned: Bool { count > 0 && returned == count }

    mutating func take(_ isReturned: Bool) {
      count += 1
      if isReturned { returned += 1 }
    }
  }

  private struct Payment: Hashable {
    let text: String
    let amount: Won
  }

  private static let returned: Set = ["return", "payment", "credit"]
  private static let bought: Set = ["sale", "purchase"]

  private static func isBought(_ line: StatementEntry) -> Bool {
    bought.contains(StatementWords.plain(line.entry.bank?.kind ?? ""))
  }

  /// Whether a card calls all that has no minus a purchase.
  static func arePurchases(_ lines: [StatementEntry]) -> Bool {
    let spent = lines.filter { $0.entry.amount > .zero }
    return !spent.isEmpty && spent.allSatisfy(isBought)
  }

  static let ofAll = ["thankyou", "paymentreceived"]
  private static let ofCards = [
    "결제대금", "카드대금", "이용대금", "입금", "선결제", "즉시결제", "환급", "payment", "autopay", "directpay",
  ]

  private let isOfCard: Bool
  /// Whether lines have a word for purchases, beside which that for a payment is one of the card.
  private let hasPurchases: Bool
  private var (plus, minus) = (Side(), Side())

  /// Without `isOfCard` words are not counted that a bank has for what was spent, too.
  ///
  /// With `isNegated` the amounts are those of a column for what was spent; `givenBack` are the numbers of lines of which
  /// it is known otherwise.
  init(
    _ lines: [StatementEntry], isOfCard: Bool, isNegated: Bool, givenBack: Set<Int> = []
  ) {
    (self.isOfCard, hasPurchases) = (isOfCard, lines.contains(where: Self.isBought))
    var firsts: [Payment: StatementEntry.Instant] = [:]
    for line in lines {
      let isPlus = (line.entry.amount > .zero) != isNegated
      // What is given back has the name and the amount of a purchase before it.
      let opposite = Payment(text: line.entry.text, amount: -line.entry.amount)
      let isBack = firsts[opposite].map { $0 < line.instant } ?? false
      let payment = Payment(text: line.entry.text, amount: line.entry.amount)
      firsts[payment] = firsts[payment] ?? line.instant
      let isReturned =
        isBack || givenBack.contains(line.number) || says(line, isPlus: isPlus)
      if isPlus { plus.take(isReturned) } else { minus.take(isReturned) }
    }
  }

  /// Whose statement it is, if all amounts with one sign came to a card, and none with the other; nil if the lines do
  /// not say it.
  var kind: StatementKind? {
    if minus.isReturned, plus.returned == 0 { return .card }
    return plus.isReturned && minus.count > 0 && minus.returned == 0 ? .account : nil
  }

  private func says(_ line: StatementEntry, isPlus: Bool) -> Bool {
    // An approval may say itself that it was cancelled.
    if line.cancelled != .none, !isPlus { return true }
    let kind = line.cancelled == .none ? line.entry.bank?.kind ?? "" : ""
    if hasPurchases, Self.returned.contains(StatementWords.plain(kind)) { return true }
    return [line.entry.text, kind].map(StatementWords.plain).contains { word in
      LinkWords.isRefund(word) || Self.ofAll.contains(where: word.has)
        || isOfCard && (LinkWords.isDiscount(word) || Self.ofCards.contains(where: word.has))
    }
  }
}
