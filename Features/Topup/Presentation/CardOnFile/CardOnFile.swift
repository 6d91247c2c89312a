import RIBs
import WalletDomain

/// The list from which a card is chosen.
enum CardOnFile: Riblet {
  struct Model: Equatable {
    let cards: [Card]
    let selected: Card.ID

    var selectedRow: Int { cards.firstIndex { $0.id == selected } ?? 0 }
  }

  enum Action {
    case choose(Card)
    case add
  }
}
