import RIBs
import WalletDomain

/// What stands in the form: how much, from which card, and whether the bank was asked for it.
struct TopupDraft: Equatable {
  var amount: Won
  var card: Card
  /// Whether the amount was filled in, and nobody has touched it since.
  var isProposed: Bool
  /// The request that the bank has not answered.
  var asked: MovementKey?

  init(amount: Won, card: Card, isProposed: Bool = false, asked: MovementKey? = nil) {
    self.amount = amount
    self.card = card
    self.isProposed = isProposed
    self.asked = asked
  }

  var memory: Memory {
    var memory: Memory = ["amount": "\(amount.amount)", "card": "\(card.id)"]
    memory["proposed"] = isProposed ? "yes" : nil
    memory["asked"] = asked?.rawValue
    return memory
  }

  /// Nil where the card is not among `cards` any more.
  init?(_ memory: Memory, cards: [Card]) {
    guard let amount = memory["amount"].flatMap({ Int64($0) }),
      let card = cards.first(where: { "\($0.id)" == memory["card"] })
    else { return nil }
    self.init(
      amount: Won(amount), card: card, isProposed: memory["proposed"] == "yes",
      asked: memory["asked"].map(MovementKey.init(rawValue:)))
  }
}
