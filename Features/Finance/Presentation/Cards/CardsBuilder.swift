import RIBs
import Store
import TerminalRIBs
import WalletDomain

/// Builds the screen of all cards.
protocol CardsBuildable: Buildable {
  func build(listener: any CardsListener) -> any ViewableRouting
}

protocol CardsDependency: Dependency {
  var wallet: Stored<WalletState> { get }
}

protocol CardsListener: Listener {
  func cardsDidPressAdd()
}

final class CardsBuilder: Builder<any CardsDependency>, CardsBuildable {
  func build(listener: any CardsListener) -> any ViewableRouting {
    let view = CardsView(CardsViewModel())
    let interactor = CardsInteractor(
      wallet: dependency.wallet, presenter: view, listener: listener)
    return CardsRouter(interactor: interactor, view: view)
  }
}
