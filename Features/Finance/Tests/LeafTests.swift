import Expectations
import RIBs
import RIBsTesting
import Storage
import Store
import Testing
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// The riblets that show a part of the wallet and forward actions.
@MainActor
struct LeafTests {
  @Test func `a leaf shows what it observes and forwards actions, only while it is active`() {
    let tree = Tree()
    let store = Store(WalletState())
    let presenter = PresenterSpy<CardOnFileDashboard>(WalletState())
    var actions: [CardOnFileDashboard.Action] = []
    let router = Router(
      interactor: LeafInteractor(on: presenter, observing: store.stored(\.self).observe) {
        actions.append($0)
      })
    expectEqual(router.name, "CardOnFileDashboard")
    presenter.send(.add)
    router.launch(in: tree)
    store.update { $0.cards = InMemoryWallet.sampleCards }
    presenter.send(.showAll)
    router.shutDown()
    store.update { $0.cards = [] }
    presenter.send(.add)
    expectEqual(presenter.shown.map(\.cards), [InMemoryWallet.sampleCards])
    expectEqual(actions, [.showAll])
  }
}
