import RIBs
import Store
import TerminalRIBs
import Time
import WalletDomain

protocol EnterAmountPresentable: LegacyPresentable {
  var listener: (any EnterAmountPresentableListener)? { get set }
  func show(_ model: EnterAmountViewModel)
  /// Brings the user to the amount.
  func focusAmount()
}

/// Takes an amount, and asks the bank for it once.
///
/// A request that the bank has not answered binds the form: were another amount asked for, the card
/// might be charged for both.
final class EnterAmountInteractor: Interactor, EnterAmountPresentableListener {
  private weak let listener: (any EnterAmountListener)?
  private let presenter: any EnterAmountPresentable
  private let dependency: any EnterAmountDependency
  private var model: EnterAmountViewModel
  private var key: MovementKey
  /// What was asked of the bank by `key`; nil before the first time.
  private var asked: TopUpRequest?
  private var looking: Task<Void, Never>?
  private lazy var waiting = Patience(of: self, clock: dependency.clock) { [weak self] phase in
    self?.show { if $0.isCharging { $0.notice = .charging(phase: phase) } }
  }

  init(
    _ model: EnterAmountViewModel, asked: MovementKey?, presenter: any EnterAmountPresentable,
    dependency: any EnterAmountDependency, listener: any EnterAmountListener
  ) {
    self.model = model
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    key = asked ?? dependency.makeMovementKey()
    if let asked {
      self.asked = TopUpRequest(key: asked, card: model.card.id, amount: model.entry.amount)
    }
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.wallet.observe { [weak self] wallet in
        self?.show { $0.balance = wallet.condition == .opening ? nil : wallet.balance }
        self?.lookForEnd()
      })
  }

  var draft: TopupDraft {
    TopupDraft(
      amount: model.entry.amount, card: model.card, isProposed: model.entry.isProposed,
      asked: model.canEdit ? nil : key)
  }

  func select(_ card: Card) { edit { $0.card = card } }

  func fill(in amount: Won) { edit { $0.entry = AmountEntry(amount, isProposed: true) } }

  func didType(_ digits: String) { edit { $0.entry.type(digits) } }

  func didErase() { edit { $0.entry.erase() } }

  func didClear() { edit { $0.entry.clear() } }

  func didPaste(_ text: String) {
    edit { model in
      if !model.entry.paste(text) { model.fault = .notAnAmount }
    }
  }

  func didPressCard() {
    if model.canEdit { listener?.enterAmountDidPressCard() }
  }

  func didPressEscape() { listener?.enterAmountDidClose() }

  func didPressConfirm() {
    guard !model.isCharging else { return }
    guard !model.hasArrived else { return listener?.enterAmountDidFinish() ?? () }
    guard model.canBeAsked else {
      show { $0.fault = .outside }
      return presenter.focusAmount()
    }
    let request = nextRequest()
    show { $0.notice = .charging(phase: nil) }
    waiting.begin()
    self.request("top up") { [weak self, topUp = dependency.topUp] in
      do throws(WalletError) {
        _ = try await topUp(request)
        guard !Task.isCancelled else { return }
        self?.didCharge(request)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  /// The same as before, key and all, where the user asks for the same once more.
  private func nextRequest() -> TopUpRequest {
    if let asked {
      if asked.card == model.card.id, asked.amount == model.entry.amount { return asked }
      key = dependency.makeMovementKey()
    }
    let request = TopUpRequest(key: key, card: model.card.id, amount: model.entry.amount)
    asked = request
    return request
  }

  private func didCharge(_ request: TopUpRequest) {
    dependency.notify(EnterAmountText.charged(request.amount))
    listener?.enterAmountDidFinish()
  }

  private func didFail(_ error: WalletError) {
    waiting.end()
    if error.isFinal { free() }
    show { model in
      model.notice = .failed(error)
      model.isBound = error.isOpen || model.isBound && !error.isFinal
    }
    lookForEnd()
  }

  /// The wallet finds out by itself what became of a request, and so may another Galbi.
  private func lookForEnd() {
    guard model.isBound, !model.isCharging, let asked else { return }
    looking?.cancel()
    looking = request("look what became of a top-up") { [weak self, dependency] in
      let end = await dependency.topUpEnd(asked.key)
      guard let end, !Task.isCancelled else { return }
      self?.didEnd(asked, as: end)
    }
  }

  private func didEnd(_ request: TopUpRequest, as end: ChargeEnd) {
    guard model.isBound, !model.isCharging, request == asked else { return }
    switch end {
    case .refused: return didFail(.cardRefused)
    case .cancelled: return didFail(.bankSilent)
    case .charged: break
    }
    free()
    show { model in
      model.isBound = false
      model.notice = .arrived(request.amount)
      // One Enter more does not charge the same again.
      model.entry.clear()
    }
  }

  /// What is asked for next is another request.
  private func free() {
    key = dependency.makeMovementKey()
    asked = nil
  }

  private func edit(_ change: (inout EnterAmountViewModel) -> Void) {
    guard model.canEdit else { return }
    show { model in
      model.notice = nil
      model.fault = nil
      change(&model)
      if model.isTooLarge { model.fault = .outside }
    }
  }

  private func show(_ change: (inout EnterAmountViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}

extension WalletError {
  /// Whether the request was refused for good: the card will not be charged for it any more.
  fileprivate var isFinal: Bool {
    switch self {
    case .cardRefused, .bankSilent, .keyUsed, .missingCard, .invalidAmount, .insufficient: true
    default: false
    }
  }

  /// Whether the card may have been charged, or may still be.
  fileprivate var isOpen: Bool {
    switch self {
    case .bankUncertain, .chargedNotKept, .unknown: true
    default: false
    }
  }
}
