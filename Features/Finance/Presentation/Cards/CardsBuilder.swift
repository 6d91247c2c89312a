import RIBs
import Store
import TerminalRIBs
import WalletDomain

protocol CardsListener: Listener {
  func cardsDidPressAdd()
}

/// Builds the screen with all cards.
struct CardsBuilder {
  let wallet: Stored<WalletState>

  static let segment: Segment = "cards"

  @MainActor func build(listener: any CardsListener) -> any ViewableRouting {
    let view = CardsView([])
    let interactor = CardsInteractor(wallet: wallet, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, remembering: view.list)
  }
}
