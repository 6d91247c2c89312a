import Phrases
import RIBs
import Secrets
import TerminalUI
import TopupInterface
import WalletDomain

protocol AddPaymentMethodPresentableListener: PresentableListener {
  func didType(number: Secret)
  func didType(expiry: String)
  func didType(code: Secret)
  func didLeave(_ field: CardField)
  func didPressAdd()
  func didPressEscape()
}

/// Three fields, of which two keep what is typed to themselves.
final class AddPaymentMethodView: LegacyView<AddPaymentMethodViewModel>, AddPaymentMethodPresentable
{
  weak var listener: (any AddPaymentMethodPresentableListener)?
  private let number = SecretState(ignoring: [" ", "-"])
  private let expiry = FieldState(limit: 7)
  private let code = SecretState(submission: AddPaymentMethodText.add.phrase)
  private let cancel = ButtonState()
  private let add = ButtonState()
  private let scroll = ScrollState()

  override init(_ model: AddPaymentMethodViewModel) {
    super.init(model)
    number.onChange = { [weak self] in self?.listener?.didType(number: $0) }
    expiry.onChange = { [weak self] in self?.listener?.didType(expiry: $0) }
    code.onChange = { [weak self] in self?.listener?.didType(code: $0) }
    number.onLeave = { [weak self] in self?.listener?.didLeave(.number) }
    expiry.onLeave = { [weak self] in self?.listener?.didLeave(.expiry) }
    code.onLeave = { [weak self] in self?.listener?.didLeave(.code) }
    code.onEnter = { [weak self] in self?.listener?.didPressAdd() }
    cancel.onPress = { [weak self] in self?.listener?.didPressEscape() }
    add.onPress = { [weak self] in self?.listener?.didPressAdd() }
  }

  func focus(on field: CardField) {
    switch field {
    case .number: focus(on: number)
    case .expiry: focus(on: expiry)
    case .code: focus(on: code)
    }
  }

  func clear() {
    number.clear()
    code.clear()
    expiry.set("")
  }

  override func title(in environment: Environment) -> String {
    AddPaymentMethodText.title.text(environment.language)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let language = environment.language
    return [
      KeyBinding(title: AddPaymentMethodText.nextField.text(language), label: "Tab") {},
      KeyBinding(.escape, title: leaving.text(language)) { [weak listener] in
        listener?.didPressEscape()
      },
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    let language = environment.language
    func error(_ field: CardField) -> String? { model.faults[field]?.text(language) }
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
          Button(leaving.text(language), cancel),
          Button(AddPaymentMethodText.add.text(language), add, isEnabled: !model.isAdding)),
        scroll: scroll))
  }

  private var leaving: AddPaymentMethodText {
    switch model.leaving {
    case .close: .close
    case .back: .back
    }
  }

  private func notice(_ language: Language) -> any Widget {
    switch model.notice {
    case nil: return Paragraph(AddPaymentMethodText.kept.text(language), Style(.dim))
    case .adding(let phase):
      let sentence = Paragraph(AddPaymentMethodText.adding.text(language), Style(.dim))
      guard let phase else { return sentence }
      return Rows(.intrinsic(sentence), .fixed(1, ProgressBar(permil: nil, phase: phase)))
    case .faulty: return Paragraph(AddPaymentMethodText.faulty.text(language), Style(.danger))
    case .failed(let error): return Paragraph(error.phrase.text(language), Style(.danger))
    }
  }
}
