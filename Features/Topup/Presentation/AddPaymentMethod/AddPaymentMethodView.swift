import Phrases
import RIBs
import Secrets
import TerminalRIBs
import TerminalUI
import TopupInterface
import WalletDomain

/// Three fields, two of which hide their input.
final class AddPaymentMethodView: View<AddPaymentMethod> {
  private let number = SecretState(ignoring: [" ", "-"])
  private let expiry = FieldState(limit: 7)
  private let code = SecretState(submission: AddPaymentMethodText.add.phrase)
  private lazy var cancel = button(sends: .close)
  private lazy var add = button(sends: .add)
  private let scroll = ScrollState()

  override init(_ model: Model) {
    super.init(model)
    number.onChange = sender(Action.editNumber)
    expiry.onChange = sender(Action.editExpiry)
    code.onChange = sender(Action.editCode)
    number.onLeave = sender(.leave(.number))
    expiry.onLeave = sender(.leave(.expiry))
    code.onLeave = sender(.leave(.code))
    code.onEnter = sender(.add)
  }

  override func modelDidChange(from old: Model) {
    if model.focus != old.focus {
      switch model.focus.value {
      case .number: focus(on: number)
      case .expiry: focus(on: expiry)
      case .code: focus(on: code)
      case nil: break
      }
    }
    if model.isAdded, !old.isAdded {
      number.clear()
      code.clear()
      expiry.set("")
    }
  }

  override func title(in environment: Environment) -> String {
    AddPaymentMethodText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    return [
      KeyBinding(title: FormText.nextField.text(language), label: "Tab") {},
      key(.escape, title: exit(language), sends: .close),
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    func error(_ field: CardField) -> String? { model.errors[field]?.phrase.text(language) }
    let columns = AddPaymentMethodForm.labelColumns
    return TopupPage(
      AddPaymentMethodForm(
        number: SecretField(
          AddPaymentMethodText.number.text(language), number, labelColumns: columns, group: 4,
          error: error(.number)),
        card: model.number.map { "\($0.issuer) \($0.lastFour)" },
        expiry: TextField(
          AddPaymentMethodText.expiry.text(language), expiry, labelColumns: columns,
          placeholder: AddPaymentMethodText.expiryHint.text(language), error: error(.expiry)),
        code: SecretField(
          AddPaymentMethodText.code.text(language), code, labelColumns: columns,
          error: error(.code)),
        notice: notice(language), isUrgent: model.notice != nil,
        buttons: ButtonGroup(
          Button(exit(language), cancel),
          Button(AddPaymentMethodText.add.text(language), add, isEnabled: !model.isAdding)),
        scroll: scroll))
  }

  private func exit(_ language: Language) -> String {
    switch model.exit {
    case .close: AddPaymentMethodText.close.text(language)
    case .back: FormText.back.text(language)
    }
  }

  private func notice(_ language: Language) -> any Widget {
    switch model.notice {
    case nil: Paragraph(AddPaymentMethodText.kept.text(language), Style(.dim))
    case .adding(let phase):
      TopupPage.progress(AddPaymentMethodText.adding.text(language), phase: phase)
    case .invalid: Paragraph(AddPaymentMethodText.invalid.text(language), Style(.danger))
    case .failed(let error): Paragraph(error.phrase.text(language), Style(.danger))
    }
  }
}
