import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// The screen with all cards.
enum Cards: Riblet {
  typealias Model = [Card]

  enum Action {
    case add
  }
}

protocol CardsListener: Listener {
  func cardsDidPressAdd()
}

struct CardsBuilder {
  static let segment: Segment = "cards"

  let wallet: Stored<WalletState>

  @MainActor func build(listener: any CardsListener) -> any ViewableRouting {
    let cards = wallet.map(\.cards)
    let view = CardsView(cards.value)
    let interactor = LeafInteractor(on: view, observing: cards.observe) { [weak listener] _ in
      listener?.cardsDidPressAdd()
    }
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: view.list)
  }
}
