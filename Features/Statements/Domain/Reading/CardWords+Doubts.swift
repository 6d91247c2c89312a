import LedgerDomain
import WalletDomain

/// What lines of both signs leave open that have no balances, as they are written.
extension CardWords {
  /// Which reading is the likelier where a minus may be what came to a card; nil where nothing says so.
  ///
  /// All that has a minus may be a payment, or given back, also in part. One that thanks for a payment is of a card
  /// whatever the others are; of as many pluses one that may be a card's is enough.
  static func doubt(_ lines: [StatementEntry]) -> StatementKind? {
    let minus = lines.filter { $0.entry.amount < .zero }
    let hasIncome = lines.contains(where: isIncome)
    guard !minus.isEmpty, minus.count < lines.count else { return nil }
    let parts = partsGivenBack(lines)
    let isAllBack =
      CardWords(lines, isOfCard: true, isNegated: false, givenBack: parts).kind == .card
    if isAllBack, !hasIncome { return .card }
    if minus.contains(where: thanks) { return hasIncome ? .account : .card }
    let mayBe = minus.contains { isPayment($0) || isGivenBack($0) || parts.contains($0.number) }
    return mayBe && !hasIncome && minus.count * 2 == lines.count ? .card : nil
  }

  /// The readings that words speak against: what was earned comes to no card, and an account thanks for no payment.
  static func unlikely(_ lines: [StatementEntry]) -> Set<StatementKind> {
    let minus = lines.filter { $0.entry.amount < .zero }
    var found: Set<StatementKind> = []
    let isMostlyBack = minus.count * 2 > lines.count && doubt(lines) != .card
    if lines.contains(where: isIncome) || isMostlyBack { found.insert(.card) }
    if minus.contains(where: { thanks($0) || isGivenBack($0) }) { found.insert(.account) }
    return found
  }

  /// The numbers of what was given back in part: less than what the same payee had before.
  private static func partsGivenBack(_ lines: [StatementEntry]) -> Set<Int> {
    var bought: [String: (first: StatementEntry.Instant, sum: Won)] = [:]
    for line in lines where line.entry.amount > .zero {
      let known = bought[line.entry.text]
      bought[line.entry.text] = (
        known.map { min($0.first, line.instant) } ?? line.instant,
        (known?.sum ?? .zero) + line.entry.amount
      )
    }
    return Set(
      lines.filter { line in
        guard line.entry.amount < .zero, let purchase = bought[line.entry.text] else {
          return false
        }
        return purchase.first < line.instant && line.entry.amount.size <= purchase.sum
      }.map(\.number))
  }

  private static func thanks(_ line: StatementEntry) -> Bool {
    [line.entry.text, line.entry.bank?.kind ?? ""].map(StatementWords.plain).contains { word in
      ofAll.contains(where: word.has)
    }
  }
}
