import Editing
import RIBs
import Secrets
import TerminalRIBs
import Time
import TopupInterface
import WalletDomain

/// Validates a card while it is entered, and has the bank register it.
///
/// It has no `FormFlow`, which keeps the input in the model and remembers it across restarts: a card's number is in
/// no model, is never stored, and is erased when the form is left.
final class AddPaymentMethodInteractor: PresentableInteractor<AddPaymentMethod> {
  private weak let listener: (any AddPaymentMethodListener)?
  private let wallet: WalletUseCases
  private let clock: any WallClock
  private var details = CardDetails()
  /// The fields in which missing input is an error, since the focus has left them.
  private var completed: Set<CardField> = []
  private var leaving = LeavingForm() { didSet { model.isAsking = leaving.isAsking } }
  private lazy var adding = LatestRequest("add card", of: self)
  private lazy var delay = ProgressDelay(of: self, clock: clock) { [weak self] phase in
    guard let self, model.isAdding else { return }
    model.notice = .adding(phase: phase)
  }

  init(
    wallet: WalletUseCases, clock: any WallClock,
    on presenter: any Presentable<AddPaymentMethod>, listener: any AddPaymentMethodListener
  ) {
    self.wallet = wallet
    self.clock = clock
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .editNumber(let number):
      details.number = number
      didEdit(.number)
    case .editExpiry(let expiry):
      details.expiry = expiry
      didEdit(.expiry)
    case .editCode(let code):
      details.code = code
      didEdit(.code)
    case .leave(let field):
      completed.insert(field)
      update(validate)
    // What was typed is with the bank already.
    case .erased: if !model.isAdding { model.notice = .erased }
    case .form(let event): receive(event)
    }
  }

  private func receive(_ event: FormEvent) {
    switch event {
    case .save: add()
    case .leave:
      // While the bank is asked there is nothing left to type.
      let leaves = leaving.takeEscape(hasUnsaved: hasUnsaved && !model.isAdding)
      if leaves { listener?.addPaymentMethodDidClose() }
    case .stay: leaving.stay()
    case .discard: listener?.addPaymentMethodDidClose()
    }
  }

  private func didEdit(_ field: CardField) {
    completed.remove(field)
    update { model in
      if !model.isAdding { model.notice = nil }
      validate(&model)
    }
  }

  private func validate(_ model: inout Model) {
    model.errors = wallet.checkCard(details) { completed.contains($0) }
    model.number = model.errors[.number] == nil ? CardNumber(details.number) : nil
  }

  private func add() {
    guard !model.isAdding, !model.isAsking else { return }
    completed = Set(CardField.allCases)
    update { model in
      validate(&model)
      let invalid = CardField.allCases.first { model.errors[$0] != nil }
      model.isAdding = invalid == nil
      model.notice = invalid == nil ? .adding(phase: nil) : .invalid
      if let invalid { model.focus.ask(for: invalid) }
    }
    guard model.isAdding else { return }
    delay.begin()
    adding.ask { [details, wallet] () throws(WalletError) in
      try await wallet.addCard(details)
    } then: { [weak self] result in
      switch result {
      case .success(let card): self?.didAdd(card)
      case .failure(let error): self?.didFail(error)
      }
    }
  }

  /// Erases the secrets before the listener is called.
  private func didAdd(_ card: Card) {
    details = CardDetails()
    model.isAdded = true
    listener?.addPaymentMethodDidAdd(card)
  }

  private func didFail(_ error: WalletError) {
    delay.end()
    update { model in
      model.isAdding = false
      model.notice = .failed(error)
    }
  }
}

extension AddPaymentMethodInteractor: Restorable {
  /// Whether something was typed, which no place remembers.
  var hasUnsaved: Bool {
    !details.number.isEmpty || !details.expiry.isEmpty || !details.code.isEmpty
  }
}
