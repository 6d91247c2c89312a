import Headless
import Phrases
import RIBs
import Testing
import WalletDomain

@testable import FinancePresentation

/// Where the wallet's screen leads, as far as the wallet's condition allows.
@MainActor
struct FinanceHomeInteractorTests {
  private let tree = Tree()
  private let router = FinanceHomeRouterSpy()
  private let presenter = FinanceHomePresenterSpy()
  private let dependencies = FinanceDependencies()

  private func launch() -> FinanceHomeInteractor {
    let interactor = FinanceHomeInteractor(presenter: presenter, dependency: dependencies)
    interactor.router = router
    Router(interactor: interactor).launch(in: tree)
    return interactor
  }

  private func pressAll() {
    presenter.listener?.didPressTopup()
    presenter.listener?.didPressAddCard()
    presenter.listener?.didPressCards()
    presenter.listener?.didPressLedger()
    presenter.listener?.didPressRepair()
  }

  @Test func `with an open wallet everything is there`() async {
    await dependencies.openWallet()
    let finance = launch()
    pressAll()
    finance.superPayDashboardDidPressTopup()
    finance.cardOnFileDashboardDidPressAdd()
    finance.cardOnFileDashboardDidPressAll()
    finance.cardsDidPressAdd()
    #expect(
      router.calls == [
        "topup", "add", "cards", "ledger", "repair", "topup", "add", "cards", "add",
      ])
    #expect(
      presenter.shown == [FinanceHomeViewModel(condition: .ready, hasCards: true)])
  }

  @Test func `what has ended is detached`() async {
    await dependencies.openWallet()
    let finance = launch()
    finance.topupDidFinish()
    finance.topupDidClose()
    finance.repairDidFinish()
    finance.repairDidClose()
    finance.addPaymentMethodDidClose()
    #expect(router.take() == ["detach", "detach", "detach", "detach", "detach add"])
    finance.addPaymentMethodDidAdd(FixedWallet.cards[0])
    #expect(router.calls == ["detach add"])
    #expect(dependencies.said.notices == ["우리은행 0123 카드를 추가했습니다."])
  }

  @Test func `while the wallet is being opened no money moves, and the user is told`() {
    _ = launch()
    pressAll()
    #expect(router.calls == ["cards", "ledger", "repair"])
    #expect(
      dependencies.said.notices == Array(repeating: "지갑을 여는 중입니다. 잠깐만요.", count: 2))
  }

  @Test func `a form that was asked for opens with the wallet`() async {
    _ = launch()
    presenter.listener?.didPressAddCard()
    #expect(presenter.shown.last?.isFormDue == true)
    presenter.listener?.didPressTopup()
    await dependencies.openWallet()
    #expect(router.take() == ["topup"])
    #expect(presenter.shown.last == FinanceHomeViewModel(condition: .ready, hasCards: true))
  }

  @Test(arguments: ["Esc", "ledger", "cards"])
  func `a form that was asked for does not open for who has thought better of it`(
    _ way: String
  ) async {
    _ = launch()
    presenter.listener?.didPressTopup()
    switch way {
    case "Esc": presenter.listener?.didPressEscape()
    case "ledger": presenter.listener?.didPressLedger()
    default: presenter.listener?.didPressCards()
    }
    #expect(presenter.shown.last?.isFormDue == false)
    await dependencies.openWallet()
    #expect(!router.take().contains("topup"))
  }

  @Test func `a form that was asked for does not open where no money can be moved`() async {
    _ = launch()
    presenter.listener?.didPressTopup()
    dependencies.fixed.failure = .damaged
    await dependencies.openWallet()
    #expect(router.calls == [])
    #expect(presenter.shown.last?.isFormDue == false)
  }

  @Test func `a wallet that cannot be opened says why, and can be opened again`() async {
    dependencies.fixed.failure = .busy
    await dependencies.openWallet()
    _ = launch()
    #expect(presenter.shown.last?.problem == .busy)
    #expect(presenter.shown.last?.canRetry == true)
    #expect(presenter.shown.last?.canRepair == false)
    presenter.listener?.didPressTopup()
    #expect(dependencies.said.notices == [WalletError.busy.phrase.text(.korean)])
    dependencies.fixed.failure = nil
    presenter.listener?.didPressRetry()
    await tree.activity.settled()
    #expect(presenter.shown.last == FinanceHomeViewModel(condition: .ready, hasCards: true))
    #expect(router.calls == [])
  }

  @Test func `who reads waits for the wallet to open, or for the screen to go`() async {
    let finance = launch()
    let reading = Task { await finance.read() }
    await quiesce()
    await dependencies.openWallet()
    await reading.value
    #expect(throws: Never.self) { try finance.checkMoney() }
    dependencies.fixed.failure = .damaged
    await dependencies.openWallet()
    #expect(throws: WalletError.damaged) { try finance.checkMoney() }
  }
}
