import WalletDomain

/// Payments of an account by the card that belongs to it.
extension LinkFinder {
  /// That an account may have paid by a card what that has, and what says so; nil for what leaves it a question.
  struct CardPayment {
    let said: LinkReason?
  }

  /// Nil for two payments of which nothing says so, or something else does already, as `isKnown` says.
  func payment(_ index: Int, byCard target: Int, isKnown: Bool) -> CardPayment? {
    guard kinds[target] == .card, ![.card, .wallet].contains(kinds[index]) else { return nil }
    let (row, card) = (rows[index], owners[places[target]])
    if LinkWords.isByAccountCard(kindText(at: index))
      || LinkWords.isByAccountCard(parties.folded(texts[index]))
    {
      return CardPayment(said: .bankSays(row.entry.bank?.kind ?? row.said))
    }
    guard !isKnown, mayBeOnePayment(index, target) else { return nil }
    if LinkWords.isByAccountCard(kindText(at: target)), let kind = rows[target].entry.bank?.kind {
      return CardPayment(said: .bankSays(kind))
    }
    return CardPayment(said: LinkWords.isByAccountCard(card.name) ? .ownAccount(card.shown) : nil)
  }

  /// Whether two payments are of one moment, or of one day and shop where one of them has no time.
  private func mayBeOnePayment(_ index: Int, _ target: Int) -> Bool {
    let areTimed = seconds[index] > 0 && seconds[target] > 0
    let isOneShop = isOneShop(index, target)
    guard areTimed ? areOneMoment(index, target) : isOneShop && dates[index] == dates[target]
    else { return false }
    return isOneShop || !kindWords(at: index).contains(.transfer)
  }

  /// Whether two entries, by their positions, may name one shop.
  func isOneShop(_ one: Int, _ other: Int) -> Bool {
    LinkWords.mayBeOneShop(parties.payee(of: texts[one]), parties.payee(of: texts[other]))
      || PayeeKey(rows[one].said).isPart(of: PayeeKey(rows[other].said))
  }
}
