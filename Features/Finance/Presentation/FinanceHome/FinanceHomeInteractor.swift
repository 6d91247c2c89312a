import LedgerInterface
import Phrases
import RIBs
import Store
import TopupInterface
import WalletDomain

protocol FinanceHomeRouting: Routing {
  /// Opens the top-up, with `amount` filled in.
  func attachTopup(_ amount: Won?)
  /// Opens the ledger at a place, or as it was left.
  func attachLedger(at place: RestorationState?)
  func attachCards()
  func attachRepair()
  /// Closes any of these.
  func detachStep()
  func attachAddPaymentMethod()
  func detachAddPaymentMethod()
}

/// Opens the wallet's forms and lists, as far as the condition of the wallet allows.
final class FinanceHomeInteractor: PresentableInteractor<FinanceHome>,
  SuperPayDashboardListener, CardOnFileDashboardListener, CardsListener, RepairListener,
  TopupListener, AddPaymentMethodListener, RecentListener
{
  weak var router: (any FinanceHomeRouting)?
  private let wallet: WalletUseCases
  private let notify: Notify
  private let openingWaiters = AsyncCondition()

  init(
    wallet: WalletUseCases, notify: @escaping Notify, on presenter: any Presentable<FinanceHome>
  ) {
    self.wallet = wallet
    self.notify = notify
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(wallet.state.observe { [weak self] in self?.receive($0) })
  }

  override func willResignActive() {
    model.pendingForm = nil
    openingWaiters.resume()
  }

  /// Returns when the wallet is no longer being opened, or when the riblet resigns.
  func waitUntilOpen() async {
    await openingWaiters.wait { isActive && model.condition == .opening }
  }

  /// Throws if money cannot be moved.
  func checkMoney() throws(WalletError) {
    if let obstacle = model.obstacle { throw obstacle }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .open(let form): open(form)
    case .cancelPendingForm: model.pendingForm = nil
    case .showCards:
      model.pendingForm = nil
      router?.attachCards()
    case .showLedger: openLedger(at: nil)
    case .repair: router?.attachRepair()
    case .retry: request("open wallet", wallet.open)
    }
  }

  func superPayDashboardDidPressTopup() { open(.topUp) }

  func superPayDashboardDidPressLedger() { openLedger(at: nil) }

  func recentDidChoose(_ place: RestorationState) { openLedger(at: place) }

  private func openLedger(at place: RestorationState?) {
    model.pendingForm = nil
    router?.attachLedger(at: place)
  }

  func cardOnFileDashboardDidPressAdd() { open(.addCard) }

  func cardOnFileDashboardDidPressAll() { didReceive(.showCards) }

  func cardsDidPressAdd() { open(.addCard) }

  func repairDidClose() { router?.detachStep() }

  func topupDidFinish() { router?.detachStep() }

  func topupDidClose() { router?.detachStep() }

  func addPaymentMethodDidAdd(_ card: Card) {
    router?.detachAddPaymentMethod()
    notify(FinanceText.added(card))
  }

  func addPaymentMethodDidClose() { router?.detachAddPaymentMethod() }

  private func receive(_ wallet: WalletState) {
    let form = model.pendingForm
    update { model in
      model.condition = wallet.condition
      model.hasCards = !wallet.cards.isEmpty
      if wallet.condition != .opening { model.pendingForm = nil }
    }
    openingWaiters.resume()
    if let form, model.obstacle == nil { attach(form) }
  }

  private func open(_ form: FinanceHome.Form) {
    guard let obstacle = model.obstacle else { return attach(form) }
    notify(obstacle.phrase)
    if obstacle == .opening { model.pendingForm = form }
  }

  private func attach(_ form: FinanceHome.Form) {
    switch form {
    case .topUp: router?.attachTopup(nil)
    case .addCard: router?.attachAddPaymentMethod()
    }
  }
}
