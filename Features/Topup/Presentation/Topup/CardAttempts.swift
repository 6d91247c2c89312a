import WalletDomain

/// How the cards were charged last, of which each top-up of a session begins with one.
@MainActor final class CardAttempts {
  private var refused: Set<Card.ID> = []
  private var lastCharged: Card.ID?

  func didCharge(_ card: Card.ID) {
    refused.remove(card)
    lastCharged = card
  }

  func didRefuse(_ card: Card.ID) { refused.insert(card) }

  /// The first of the cards; if it was refused last, the one that was charged last, or another one.
  func preferred(of cards: [Card]) -> Card? {
    let good = cards.filter { !refused.contains($0.id) }
    guard let first = cards.first, first != good.first else { return cards.first }
    return good.first { $0.id == lastCharged } ?? good.first ?? first
  }
}
