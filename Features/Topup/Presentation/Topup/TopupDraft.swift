import RIBs
import WalletDomain

/// The contents of the form for the amount.
struct TopupDraft: Equatable {
  var amount: Won
  var card: Card
  /// Whether the amount was filled in, and the user has not changed it.
  var isPrefilled = false
  /// Whether a unit was typed after the amount, which is not what was meant.
  var isRefused = false
  /// The key of a request whose outcome is unknown.
  var pending: MovementKey?
}

extension TopupDraft {
  var restorationState: RestorationState {
    var restoration: RestorationState = ["amount": "\(amount.amount)", "card": "\(card.id)"]
    restoration["proposed"] = isPrefilled ? "yes" : nil
    restoration["refused"] = isRefused ? "yes" : nil
    restoration["asked"] = pending?.rawValue
    return restoration
  }

  /// Nil if the card is no longer one of `cards`.
  init?(_ restoration: RestorationState, cards: [Card]) {
    guard let amount = restoration["amount"].flatMap({ Int64($0) }),
      let card = cards.first(where: { "\($0.id)" == restoration["card"] })
    else { return nil }
    self.init(
      amount: Won(amount), card: card, isPrefilled: restoration["proposed"] == "yes",
      isRefused: restoration["refused"] == "yes",
      pending: restoration["asked"].map(MovementKey.init(rawValue:)))
  }
}
