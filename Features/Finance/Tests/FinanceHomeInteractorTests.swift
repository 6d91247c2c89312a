import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Storage
import Testing
import WalletDomain
import WalletFixtures

@testable import FinancePresentation

/// Navigation from the wallet's screen, depending on the condition of the wallet.
@MainActor
struct FinanceHomeInteractorTests {
  private let tree = Tree()
  private let router = FinanceHomeRouterSpy()
  private let presenter = PresenterSpy<FinanceHome>(.init())
  private let fixture = FinanceFixture()

  private func launch() -> Router<FinanceHomeInteractor> {
    let interactor = FinanceHomeInteractor(
      wallet: fixture.wallet, notify: fixture.notify, on: presenter)
    interactor.router = router
    let ownRouter = Router(interactor: interactor)
    ownRouter.launch(in: tree)
    return ownRouter
  }

  private func pressAll() {
    presenter.send(.open(.topUp), .open(.addCard), .showCards, .showLedger, .repair)
  }

  private let ready = FinanceHome.Model(condition: .ready, hasCards: true)

  @Test func `with an open wallet everything is available`() async {
    await fixture.wallet.open()
    let finance = launch().interactor
    pressAll()
    finance.superPayDashboardDidPressTopup()
    finance.cardOnFileDashboardDidPressAdd()
    finance.cardOnFileDashboardDidPressAll()
    finance.cardsDidPressAdd()
    expectEqual(
      router.calls,
      [
        "topup", "add", "cards", "ledger", "repair", "topup", "add", "cards", "add",
      ])
    expectEqual(presenter.shown, [ready])
  }

  @Test func `finished steps are detached`() async {
    await fixture.wallet.open()
    let finance = launch().interactor
    finance.topupDidFinish()
    finance.topupDidClose()
    finance.repairDidClose()
    finance.addPaymentMethodDidClose()
    expectEqual(router.take(), ["detach", "detach", "detach", "detach add"])
    finance.addPaymentMethodDidAdd(InMemoryWallet.sampleCards[0])
    expectEqual(router.calls, ["detach add"])
    expectEqual(fixture.said.notices, ["우리은행 0123 카드를 추가했습니다."])
  }

  @Test func `while the wallet is being opened the forms for money are not available`() {
    _ = launch()
    pressAll()
    expectEqual(router.calls, ["cards", "ledger", "repair"])
    expectEqual(fixture.said.notices, Array(repeating: "지갑을 여는 중입니다. 잠시만 기다려 주세요.", count: 2))
  }

  @Test func `a pending form opens together with the wallet`() async {
    _ = launch()
    presenter.send(.open(.addCard))
    expectEqual(presenter.shown, [FinanceHome.Model(pendingForm: .addCard)])
    presenter.send(.open(.topUp))
    await fixture.wallet.open()
    expectEqual(router.take(), ["topup"])
    expectEqual(presenter.model, ready)
  }

  @Test(arguments: [
    (FinanceHome.Action.cancelPendingForm, [String]()), (.showLedger, ["ledger"]),
    (.showCards, ["cards"]),
  ])
  func `a pending form can be cancelled`(_ action: FinanceHome.Action, calls: [String]) async {
    _ = launch()
    presenter.send(.open(.topUp), action)
    expectEqual(presenter.model, FinanceHome.Model())
    await fixture.wallet.open()
    expectEqual(router.calls, calls)
  }

  @Test func `a pending form does not open if the wallet cannot be opened`() async {
    _ = launch()
    presenter.send(.open(.topUp))
    fixture.repository.failure = .storage(.damaged)
    await fixture.wallet.open()
    expectEqual(router.calls, [])
    expectEqual(presenter.model, FinanceHome.Model(condition: .closed(.storage(.damaged))))
  }

  @Test func `a wallet that could not be opened shows the reason, and can be opened again`()
    async
  {
    fixture.repository.failure = .storage(.busy)
    await fixture.wallet.open()
    _ = launch()
    expectEqual(presenter.model, FinanceHome.Model(condition: .closed(.storage(.busy))))
    expectEqual(presenter.model.problem, .storage(.busy))
    #expect(presenter.model.canRetry)
    #expect(!presenter.model.canRepair)
    presenter.send(.open(.topUp))
    expectEqual(fixture.said.notices, [WalletError.storage(.busy).phrase.text(.korean)])
    fixture.repository.failure = nil
    presenter.send(.retry)
    await tree.activity.settled()
    expectEqual(presenter.model, ready)
    expectEqual(router.calls, [])
  }

  @Test func `waiting ends when the wallet is open`() async {
    let finance = launch().interactor
    let waiting = Task.immediate { await finance.waitUntilOpen() }
    await fixture.wallet.open()
    await waiting.value
    #expect(throws: Never.self) { try finance.checkMoney() }
    fixture.repository.failure = .storage(.damaged)
    await fixture.wallet.open()
    #expect(throws: WalletError.storage(.damaged)) { try finance.checkMoney() }
  }

  @Test func `waiting ends when the screen resigns, and when the caller is cancelled`() async {
    let router = launch()
    let cancelled = Task.immediate { await router.interactor.waitUntilOpen() }
    let waiting = Task.immediate { await router.interactor.waitUntilOpen() }
    cancelled.cancel()
    await cancelled.value
    router.shutDown()
    await waiting.value
  }
}
