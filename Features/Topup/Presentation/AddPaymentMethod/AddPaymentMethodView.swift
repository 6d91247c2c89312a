import Phrases
import RIBs
import Secrets
import TerminalRIBs
import TerminalUI
import TopupInterface
import WalletDomain

/// Three fields, two of which hide their input, that of the number when it has been left.
final class AddPaymentMethodView: View<AddPaymentMethod> {
  private let number = SecretState(ignoring: [" ", "-"], isShown: true)
  private let expiry = FieldState(limit: 7)
  private let code = SecretState(submission: TopupText.add.phrase)
  private lazy var cancel = button(sends: .close)
  private lazy var add = button(sends: .add)
  private let scroll = ScrollState()

  private static let labelColumns = 12
  /// A field and a row for its error, so that an error moves nothing.
  private static let rowsPerField = 2
  /// The fewest rows in which fields have a row for their errors.
  private static let rowsForErrors = 10
  /// The fewest rows with buttons; in fewer, keys do the same.
  private static let rowsForButtons = 6

  override init(_ model: Model) {
    super.init(model)
    number.onChange = sender(Action.editNumber)
    expiry.onChange = { [weak self] text in
      let formatted = CardExpiry.formatted(text)
      if formatted != text { self?.expiry.set(formatted) }
      self?.send(.editExpiry(formatted))
    }
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

  override func eraseSecrets() {
    number.erase()
    code.erase()
  }

  override func title(in environment: Environment) -> String {
    TopupText.newCard.text(environment.language)
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
    let fields: [any Widget] = [
      numberAndCard(
        SecretField(
          TopupText.number.text(language), number, labelColumns: Self.labelColumns, group: 4,
          error: error(.number))),
      TextField(
        TopupText.expiry.text(language), expiry, labelColumns: Self.labelColumns,
        placeholder: TopupText.expiryHint.text(language), error: error(.expiry)),
      SecretField(
        TopupText.code.text(language), code, labelColumns: Self.labelColumns,
        error: error(.code)),
    ]
    let buttons = ButtonGroup(
      Button(exit(language), cancel),
      Button(TopupText.add.text(language), add, isEnabled: !model.isAdding))
    return TopupPage(
      Adaptive { [model, scroll, notice = notice(language)] size, environment in
        let fieldRows = size.rows >= Self.rowsForErrors ? Self.rowsPerField : 1
        let lines = Rows(fields.map { .minimum(fieldRows, $0) })
        var parts: [Part] = [.flexible(Scroll(scroll, lines), minimum: 1)]
        let hasButtons = size.rows >= Self.rowsForButtons
        if hasButtons || model.notice != nil {
          let buttonRows = hasButtons ? buttons.rows(in: size.columns, environment) : 0
          parts.append(.notice(notice, above: buttonRows, in: size, environment))
        }
        if hasButtons {
          parts.append(.fixed(buttons.rows(in: size.columns, environment), buttons))
        }
        return Rows(parts)
      })
  }

  /// The number, and the issuer and the last digits below it once they are known.
  private func numberAndCard(_ field: SecretField) -> any Widget {
    guard let card = model.number else { return field }
    let name = Label("\(card.issuer) \(card.lastFour)", Style(.positive))
    return Rows(
      .fixed(1, field), .fixed(1, Columns(.space(Self.labelColumns), .flexible(name))))
  }

  private func exit(_ language: Language) -> String {
    switch model.exit {
    case .close: FormText.close.text(language)
    case .back: FormText.back.text(language)
    }
  }

  private func notice(_ language: Language) -> any Widget {
    switch model.notice {
    case nil: Paragraph(TopupText.kept.text(language), Style(.dim))
    case .adding(let phase):
      TopupPage.progress(TopupText.adding.text(language), phase: phase)
    case .invalid: Paragraph(TopupText.invalid.text(language), Style(.danger))
    case .failed(let error): Paragraph(error.phrase.text(language), Style(.danger))
    }
  }
}
