import RIBs
import WalletDomain

/// The contents of the form for the amount.
struct TopupDraft: Equatable {
  var amount: Won
  var card: Card
  /// Whether the amount was filled in, and the user has not changed it.
  var isPrefilled = false
  /// The key of a request whose outcome is unknown.
  var pending: MovementKey?
}

extension TopupDraft {
  var restorationState: RestorationState {
    var memory: RestorationState = ["amount": "\(amount.amount)", "card": "\(card.id)"]
    memory["proposed"] = isPrefilled ? "yes" : nil
    memory["asked"] = pending?.rawValue
    return memory
  }

  /// Nil if the card is no longer one of `cards`.
  init?(_ memory: RestorationState, cards: [Card]) {
    guard let amount = memory["amount"].flatMap({ Int64($0) }),
      let card = cards.first(where: { "\($0.id)" == memory["card"] })
    else { return nil }
    self.init(
      amount: Won(amount), card: card, isPrefilled: memory["proposed"] == "yes",
      pending: memory["asked"].map(MovementKey.init(rawValue:)))
  }
}
