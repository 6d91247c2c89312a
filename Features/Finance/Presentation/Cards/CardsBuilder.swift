import Phrases
import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// The screen with all cards.
enum Cards: Riblet {
  /// The default first.
  typealias Model = [Card]

  enum Action {
    case add
    case setDefault(Card)
    /// The user has confirmed it.
    case remove(Card)
  }
}

protocol CardsListener: Listener {
  func cardsDidPressAdd()
}

struct CardsBuilder {
  static let segment: Segment = "cards"

  let wallet: WalletUseCases
  let notify: Notify

  @MainActor func build(listener: any CardsListener) -> any ViewableRouting {
    let view = CardsView(wallet.state.value.cards)
    let interactor = CardsInteractor(wallet, notify: notify, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: view.list)
  }
}
