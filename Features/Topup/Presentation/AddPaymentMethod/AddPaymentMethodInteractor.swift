import RIBs
import Secrets
import TerminalRIBs
import TopupInterface
import WalletDomain

/// Validates a card while it is entered, and has the bank register it.
final class AddPaymentMethodInteractor: PresentableInteractor<AddPaymentMethod> {
  private weak let listener: (any AddPaymentMethodListener)?
  private let dependency: any TopupDependency
  private var number = Secret([])
  private var code = Secret([])
  private var expiry = ""
  /// The fields in which missing input is an error, since the focus has left them.
  private var completed: Set<CardField> = []
  private lazy var patience = Patience(of: self, clock: dependency.clock) { [weak self] phase in
    guard let self, model.isAdding else { return }
    model.notice = .adding(phase: phase)
  }

  init(
    _ dependency: any TopupDependency, on presenter: any Presentable<AddPaymentMethod>,
    listener: any AddPaymentMethodListener
  ) {
    self.dependency = dependency
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .editNumber(let number):
      self.number = number
      didEdit(.number)
    case .editExpiry(let expiry):
      self.expiry = expiry
      didEdit(.expiry)
    case .editCode(let code):
      self.code = code
      didEdit(.code)
    case .leave(let field):
      completed.insert(field)
      update(validate)
    case .add: add()
    case .close: listener?.addPaymentMethodDidClose()
    }
  }

  private var details: CardDetails { CardDetails(number: number, code: code, expiry: expiry) }

  private func didEdit(_ field: CardField) {
    completed.remove(field)
    update { model in
      if !model.isAdding { model.notice = nil }
      validate(&model)
    }
  }

  private func validate(_ model: inout Model) {
    model.errors = dependency.wallet.checkCard(details) { completed.contains($0) }
    model.number = model.errors[.number] == nil ? CardNumber(number) : nil
  }

  private func add() {
    guard !model.isAdding else { return }
    completed = Set(CardField.allCases)
    update { model in
      validate(&model)
      let invalid = CardField.allCases.first { model.errors[$0] != nil }
      model.notice = invalid == nil ? .adding(phase: nil) : .invalid
      if let invalid { model.focus.ask(for: invalid) }
    }
    guard model.isAdding else { return }
    patience.begin()
    request("add card") { [weak self, details, wallet = dependency.wallet] in
      do throws(WalletError) {
        let card = try await wallet.addCard(details)
        guard !Task.isCancelled else { return }
        self?.didAdd(card)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  /// Erases the secrets before the listener is called.
  private func didAdd(_ card: Card) {
    number = Secret([])
    code = Secret([])
    expiry = ""
    model.isAdded = true
    listener?.addPaymentMethodDidAdd(card)
  }

  private func didFail(_ error: WalletError) {
    patience.end()
    model.notice = .failed(error)
  }
}
