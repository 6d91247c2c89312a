import Phrases
import RIBs
import Storage
import Store
import TerminalRIBs
import Time
import WalletDomain

/// Takes an amount, and requests the top-up.
///
/// While the outcome of a request is unknown it is the only one that can be repeated: the card might
/// be charged for another amount in addition. So it has no `FormFlow`, after whose failures the input can be
/// changed, and which keeps the user in the form while it saves.
final class EnterAmountInteractor: PresentableInteractor<EnterAmount> {
  private weak let listener: (any EnterAmountListener)?
  private let wallet: WalletUseCases
  private let attempts: CardAttempts
  private let left: LeftTopUps
  private let clock: any WallClock
  private let notify: Notify
  /// The request that is made once more if it is confirmed unchanged; nil once its outcome is known.
  private var lastRequest: TopUpRequest?
  private lazy var charge = LatestRequest("top up", of: self)
  private lazy var outcome = LatestRequest("look up the outcome of a top-up", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: clock) { [weak self] phase in
    guard let self, model.isCharging else { return }
    model.notice = .charging(phase: phase)
  }

  /// `pending` is the key of an earlier request whose outcome is unknown.
  init(
    _ dependencies: TopupDependencies, pending: MovementKey?,
    on presenter: any Presentable<EnterAmount>, listener: any EnterAmountListener
  ) {
    wallet = dependencies.wallet
    attempts = dependencies.attempts
    left = dependencies.left
    clock = dependencies.clock
    notify = dependencies.notify
    self.listener = listener
    super.init(on: presenter)
    lastRequest = pending.map(request)
  }

  override func didBecomeActive() {
    if let lastRequest { left.reopen(lastRequest.key) }
    whileActive(
      wallet.state.observe { [weak self] wallet in
        self?.model.balance = wallet.condition == .opening ? nil : wallet.balance
        self?.lookUpOutcome()
      })
  }

  override func willResignActive() {
    if !model.canEdit, let lastRequest { left.leave(lastRequest) }
  }

  var draft: TopupDraft {
    TopupDraft(
      amount: model.entry.amount, card: model.card, isPrefilled: model.entry.isPrefilled,
      isRefused: model.isRefused, pending: model.canEdit ? nil : lastRequest?.key)
  }

  func select(_ card: Card) { edit { $0.card = card } }

  func fill(in amount: Won) { edit { $0.entry = AmountEntry(amount, isPrefilled: true) } }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let digits): edit { $0.entry.type(digits) }
    case .refuse: edit { $0.entry.refuse() }
    case .add(let more): edit { $0.entry.add(more) }
    case .erase: edit { $0.entry.erase() }
    case .clear: edit { $0.entry.clear() }
    case .undo: edit { $0.entry.undo() }
    case .paste(let text):
      edit { model in
        if !model.entry.paste(text) { model.inputError = .notAnAmount }
      }
    case .chooseCard: if model.canEdit { listener?.enterAmountDidPressCard(model.card.id) }
    case .confirm: confirm()
    case .close: listener?.enterAmountDidClose()
    }
  }

  private func edit(_ change: (inout Model) -> Void) {
    guard model.canEdit else { return }
    update { model in
      model.notice = nil
      model.inputError = nil
      change(&model)
      if model.isTooLarge { model.inputError = .outOfRange }
    }
  }

  private func confirm() {
    guard !model.isCharging else { return }
    guard !model.hasReceived else { return listener?.enterAmountDidFinish() ?? () }
    guard model.isInRange, !model.isRefused else {
      return update { model in
        model.inputError = .outOfRange
        model.focus.ask(for: .amount)
      }
    }
    let request = nextRequest()
    model.notice = .charging(phase: nil)
    delay.begin()
    charge.ask { [wallet] () throws(WalletError) in
      try await wallet.topUp(request)
    } then: { [weak self] result in
      switch result {
      case .success: self?.didCharge(request)
      case .failure(let error): self?.didFail(error)
      }
    }
  }

  /// The last request if it is being repeated unchanged, or else one with a new key.
  private func nextRequest() -> TopUpRequest {
    if let lastRequest, lastRequest == request(lastRequest.key) { return lastRequest }
    let next = request(wallet.makeKey())
    lastRequest = next
    return next
  }

  /// What is shown, as a request with `key`.
  private func request(_ key: MovementKey) -> TopUpRequest {
    TopUpRequest(key: key, card: model.card.id, amount: model.entry.amount)
  }

  private func didCharge(_ request: TopUpRequest) {
    lastRequest = nil
    attempts.didCharge(request.card)
    notify(TopupText.charged(request.amount))
    listener?.enterAmountDidFinish()
  }

  private func didFail(_ error: WalletError) {
    delay.end()
    if case .cardRefused = error { attempts.didRefuse(model.card.id) }
    if error.isFinal { lastRequest = nil }
    update { model in
      model.notice = .failed(error)
      model.isPending = error.mayHaveCharged || model.isPending && !error.isFinal
    }
    lookUpOutcome()
  }

  /// Finds out whether the wallet or another process has learned the outcome of a pending request.
  private func lookUpOutcome() {
    guard model.isPending, !model.isCharging, let request = lastRequest else { return }
    outcome.ask { [wallet] in
      await wallet.topUpOutcome(request.key)
    } then: { [weak self] result in
      if let outcome = result.get() { self?.receive(outcome, of: request) }
    }
  }

  private func receive(_ outcome: ChargeOutcome, of request: TopUpRequest) {
    guard model.isPending, !model.isCharging, request == lastRequest else { return }
    switch outcome {
    case .refused: return didFail(.cardRefused)
    case .cancelled: return didFail(.bankSilent)
    case .charged: attempts.didCharge(request.card)
    }
    lastRequest = nil
    update { model in
      model.isPending = false
      model.notice = .received(request.amount)
      // Pressing Enter once more must not charge the same amount again.
      model.entry.clear()
    }
  }
}

extension WalletError {
  /// Whether the card will certainly not be charged for the request.
  var isFinal: Bool {
    switch self {
    case .cardRefused, .bankSilent, .cardForgotten, .bankFailed, .keyUsed, .missingCard,
      .invalidAmount, .insufficient:
      true
    default: false
    }
  }

  /// Whether the card may have been charged for the request, or may still be.
  var mayHaveCharged: Bool {
    switch self {
    case .bankUncertain, .bankUnreadable, .chargedNotKept, .storage(.unknown), .unknown: true
    default: false
    }
  }
}
