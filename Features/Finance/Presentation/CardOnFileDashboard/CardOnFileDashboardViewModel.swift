import WalletDomain

/// All that the wallet's screen shows of the cards.
struct CardOnFileDashboardViewModel: Equatable {
  /// The first ones.
  var cards: [Card] = []
  /// How many there are.
  var count = 0
  /// Whether it is known that there is none.
  var isEmpty = false
  var canAdd = false

  /// How many are shown.
  static let most = 5
}

extension CardOnFileDashboardViewModel {
  init(_ wallet: WalletState) {
    cards = Array(wallet.cards.prefix(Self.most))
    count = wallet.cards.count
    canAdd = wallet.condition == .ready
    isEmpty = canAdd && wallet.cards.isEmpty
  }
}
