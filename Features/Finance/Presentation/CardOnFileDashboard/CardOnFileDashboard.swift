import RIBs
import WalletDomain

/// The first cards, with buttons that show all cards and add one.
enum CardOnFileDashboard: Riblet {
  struct Model: Equatable {
    /// The first cards, at most five.
    var cards: [Card] = []
    /// The number of all cards.
    var count = 0
    /// Whether the wallet is known to have no card.
    var isEmpty = false
    var canAdd = false
  }

  enum Action {
    case add, showAll
  }
}

extension CardOnFileDashboard.Model {
  init(_ wallet: WalletState) {
    cards = Array(wallet.cards.prefix(5))
    count = wallet.cards.count
    canAdd = wallet.condition == .ready
    isEmpty = canAdd && wallet.cards.isEmpty
  }
}
