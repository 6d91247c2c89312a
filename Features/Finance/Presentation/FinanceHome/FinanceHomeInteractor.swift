import Phrases
import RIBs
import Store
import TopupInterface
import WalletDomain

protocol FinanceHomeNavigating: Routing {
  /// `amount` is filled in.
  func attachTopup(_ amount: Won?)
  func attachLedger()
  func attachCards()
  func attachRepair()
  /// Detaches any of these.
  func detachStep()
  func attachAddPaymentMethod()
  func detachAddPaymentMethod()
}

protocol FinanceHomePresentable: LegacyPresentable {
  var listener: (any FinanceHomePresentableListener)? { get set }
  func show(_ model: FinanceHomeViewModel)
}

/// Leads to all that can be done with the wallet, as far as its condition allows.
final class FinanceHomeInteractor: Interactor, FinanceHomePresentableListener,
  SuperPayDashboardListener, CardOnFileDashboardListener, CardsListener, RepairListener,
  TopupListener, AddPaymentMethodListener
{
  weak var router: (any FinanceHomeNavigating)?
  private let presenter: any FinanceHomePresentable
  private let dependency: any FinanceHomeDependency
  private var model = FinanceHomeViewModel()
  /// Who waits until the wallet is open.
  private var readers: [CheckedContinuation<Void, Never>] = []
  /// Opens the form that was asked for before the wallet was open.
  private var dueForm: ((any FinanceHomeNavigating) -> Void)?

  init(presenter: any FinanceHomePresentable, dependency: any FinanceHomeDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.wallet.map(FinanceHomeViewModel.init).observe { [weak self] in self?.show($0) })
  }

  override func willResignActive() {
    dueForm = nil
    wakeReaders()
  }

  /// Returns when the wallet is open, or when it is known why it cannot be.
  func read() async {
    await withCheckedContinuation { reader in
      guard isActive, model.condition == .opening else { return reader.resume() }
      readers.append(reader)
    }
  }

  /// Throws why no money can be moved.
  func checkMoney() throws(WalletError) {
    if let obstacle = model.obstacle { throw obstacle }
  }

  func didPressTopup() { withMoney { $0.attachTopup(nil) } }

  func didPressAddCard() { withMoney { $0.attachAddPaymentMethod() } }

  func didPressCards() {
    forgetForm()
    router?.attachCards()
  }

  func didPressLedger() {
    forgetForm()
    router?.attachLedger()
  }

  func didPressRepair() { router?.attachRepair() }

  func didPressEscape() { forgetForm() }

  func didPressRetry() {
    request("open wallet") { [openWallet = dependency.openWallet] in await openWallet() }
  }

  func superPayDashboardDidPressTopup() { didPressTopup() }

  func cardOnFileDashboardDidPressAdd() { didPressAddCard() }

  func cardOnFileDashboardDidPressAll() { didPressCards() }

  func cardsDidPressAdd() { didPressAddCard() }

  func repairDidFinish() { router?.detachStep() }

  func repairDidClose() { router?.detachStep() }

  func topupDidFinish() { router?.detachStep() }

  func topupDidClose() { router?.detachStep() }

  func addPaymentMethodDidAdd(_ card: Card) {
    router?.detachAddPaymentMethod()
    dependency.notify(FinanceText.added(card))
  }

  func addPaymentMethodDidClose() { router?.detachAddPaymentMethod() }

  private func withMoney(_ body: @escaping (any FinanceHomeNavigating) -> Void) {
    guard let obstacle = model.obstacle else { return router.map(body) ?? () }
    dependency.notify(obstacle.phrase)
    guard obstacle == .opening else { return }
    dueForm = body
    show(model)
  }

  private func forgetForm() {
    guard dueForm != nil else { return }
    dueForm = nil
    show(model)
  }

  private func wakeReaders() {
    let readers = self.readers
    self.readers = []
    for reader in readers { reader.resume() }
  }

  private func show(_ model: FinanceHomeViewModel) {
    self.model = model
    self.model.isFormDue = model.condition == .opening && dueForm != nil
    presenter.show(self.model)
    guard model.condition != .opening else { return }
    wakeReaders()
    let form = dueForm
    dueForm = nil
    if let form, let router, model.obstacle == nil { form(router) }
  }
}
