import WalletDomain

/// All that the screen of the cards shows.
struct CardsViewModel: Equatable {
  var cards: [Card] = []
}
