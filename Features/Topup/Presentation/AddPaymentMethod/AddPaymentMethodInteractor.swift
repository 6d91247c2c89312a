import RIBs
import Secrets
import TerminalRIBs
import Time
import TopupInterface
import WalletDomain

protocol AddPaymentMethodPresentable: LegacyPresentable {
  var listener: (any AddPaymentMethodPresentableListener)? { get set }
  func show(_ model: AddPaymentMethodViewModel)
  /// Brings the user to a field.
  func focus(on field: CardField)
  /// Forgets what was typed.
  func clear()
}

/// Looks at a card while it is being typed, and has the bank take it.
final class AddPaymentMethodInteractor: Interactor, AddPaymentMethodPresentableListener {
  private weak let listener: (any AddPaymentMethodListener)?
  private let presenter: any AddPaymentMethodPresentable
  private let dependency: any AddPaymentMethodDependency
  private var model: AddPaymentMethodViewModel
  private var number = Secret([])
  private var code = Secret([])
  private var expiry = ""
  /// The fields that the user has left: what is still missing there is a fault.
  private var left: Set<CardField> = []
  private lazy var waiting = Patience(of: self, clock: dependency.clock) { [weak self] phase in
    self?.show { if $0.isAdding { $0.notice = .adding(phase: phase) } }
  }

  init(
    _ model: AddPaymentMethodViewModel, presenter: any AddPaymentMethodPresentable,
    dependency: any AddPaymentMethodDependency, listener: any AddPaymentMethodListener
  ) {
    self.model = model
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  func didType(number: Secret) {
    self.number = number
    didChange(.number)
  }

  func didType(expiry: String) {
    self.expiry = expiry
    didChange(.expiry)
  }

  func didType(code: Secret) {
    self.code = code
    didChange(.code)
  }

  func didLeave(_ field: CardField) {
    left.insert(field)
    check()
  }

  func didPressEscape() { listener?.addPaymentMethodDidClose() }

  func didPressAdd() {
    guard !model.isAdding else { return }
    left = Set(CardField.allCases)
    check()
    if let field = CardField.allCases.first(where: { model.faults[$0] != nil }) {
      show { $0.notice = .faulty }
      return presenter.focus(on: field)
    }
    show { $0.notice = .adding(phase: nil) }
    waiting.begin()
    request("add card") { [weak self, details, addCard = dependency.addCard] in
      do throws(WalletError) {
        let card = try await addCard(details)
        guard !Task.isCancelled else { return }
        self?.didAdd(card)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private var details: CardDetails { CardDetails(number: number, code: code, expiry: expiry) }

  private func didChange(_ field: CardField) {
    left.remove(field)
    show { if !$0.isAdding { $0.notice = nil } }
    check()
  }

  private func check() {
    let faults = dependency.checkCard(details) { left.contains($0) }
    show { model in
      model.faults = faults
      model.number = faults[.number] == nil ? CardNumber(number) : nil
    }
  }

  /// What was typed is needed no more: it goes before anybody is told.
  private func didAdd(_ card: Card) {
    number = Secret([])
    code = Secret([])
    expiry = ""
    presenter.clear()
    listener?.addPaymentMethodDidAdd(card)
  }

  private func didFail(_ error: WalletError) {
    waiting.end()
    show { $0.notice = .failed(error) }
  }

  private func show(_ change: (inout AddPaymentMethodViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
