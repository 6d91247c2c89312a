import RIBs
import RIBsTesting
import Store
import Testing
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// The riblets that show a part of the wallet and forward actions.
@MainActor
struct LeafTests {
  private final class ListenerSpy: Spy, CardsListener, SuperPayDashboardListener,
    CardOnFileDashboardListener
  {
    func cardsDidPressAdd() { record("cards: add") }

    func superPayDashboardDidPressTopup() { record("balance: top up") }

    func cardOnFileDashboardDidPressAdd() { record("first cards: add") }

    func cardOnFileDashboardDidPressAll() { record("first cards: all") }
  }

  private struct State {
    var wallet = WalletState()
  }

  private let store = Store(State())
  private let listener = ListenerSpy()
  private let tree = Tree()

  private func launch(_ interactor: Interactor) -> AnyRouter {
    let router = Router(interactor: interactor)
    router.launch(in: tree)
    return router
  }

  @Test func `the cards are shown, only while the riblet is active`() {
    let presenter = PresenterSpy<Cards>([])
    let router = launch(
      CardsInteractor(wallet: store.stored(\.wallet), on: presenter, listener: listener))
    store.update { $0.wallet.cards = InMemoryWallet.sampleCards }
    presenter.send(.add)
    router.shutDown()
    store.update { $0.wallet.cards = [] }
    presenter.send(.add)
    #expect(presenter.shown == [InMemoryWallet.sampleCards])
    #expect(listener.calls == ["cards: add"])
  }

  @Test func `the balance is shown`() {
    let presenter = PresenterSpy<SuperPayDashboard>(.init())
    let router = launch(
      SuperPayDashboardInteractor(wallet: store.stored(\.wallet), on: presenter, listener: listener)
    )
    store.update { $0.wallet.condition = .closed(.damaged) }
    store.update { state in
      state.wallet.condition = .ready
      state.wallet.balance = Won(7)
      state.wallet.unsettled = 1
    }
    presenter.send(.topUp)
    router.shutDown()
    #expect(
      presenter.shown == [
        .init(canTopUp: true), .init(balance: .unknown),
        .init(balance: .known(Won(7)), canTopUp: true, unsettled: 1),
      ])
    #expect(listener.calls == ["balance: top up"])
  }

  @Test func `the first cards are shown`() {
    let presenter = PresenterSpy<CardOnFileDashboard>(.init())
    let router = launch(
      CardOnFileDashboardInteractor(
        wallet: store.stored(\.wallet), on: presenter, listener: listener))
    store.update { state in
      state.wallet.condition = .ready
      state.wallet.cards = Fixed.cards(7)
    }
    presenter.send(.add, .showAll)
    router.shutDown()
    #expect(
      presenter.shown == [.init(cards: Array(Fixed.cards(7).prefix(5)), count: 7, canAdd: true)])
    #expect(listener.calls == ["first cards: add", "first cards: all"])
  }
}
