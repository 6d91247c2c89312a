import WalletDomain

/// All that the list of cards shows.
struct CardOnFileViewModel: Equatable {
  let cards: [Card]
  let selected: Card.ID

  var selectedRow: Int { cards.firstIndex { $0.id == selected } ?? 0 }
}
