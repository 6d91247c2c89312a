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
  private let code = SecretState(submission: TopupText.add)
  /// The date that the bank is asked with, which stays in its field meanwhile.
  private var sentExpiry = ""
  private lazy var cancel = button(sends: .form(.leave))
  private lazy var add = button(sends: .form(.save))
  /// Of the question alone: the form is called otherwise where it is left.
  private lazy var controls = FormControls(sender(Action.form))
  private let scroll = ScrollState()
  /// The digits of the longest number.
  private static let longestNumber = 19
  /// The longest label with a blank and the mark of the focus behind it.
  private static func labelColumns(_ environment: Environment) -> Int {
    environment.language == .korean ? 12 : 13
  }
  /// A field and a row for its error, so that an error moves nothing.
  private static let rowsPerField = 2
  /// The fewest rows in which fields have a row for their errors.
  private static let rowsForErrors = 10
  /// How many rows have room for what the mock bank does, and for why money is needed.
  private static let (rowsForTable, rowsForReason) = (14, 1)
  /// The fewest rows with buttons; in fewer, keys do the same.
  private static let rowsForButtons = 6

  override init(_ model: Model) {
    super.init(model)
    number.limit = Self.longestNumber
    number.onChange = sender(Action.editNumber)
    number.onFull = { [weak self] in self?.passOn($0) ?? false }
    expiry.onChange = { [weak self] in self?.typeExpiry($0) }
    code.onChange = sender(Action.editCode)
    number.onLeave = sender(.leave(.number))
    expiry.onLeave = sender(.leave(.expiry))
    code.onLeave = sender(.leave(.code))
    code.onEnter = sender(.form(.save))
  }

  /// Types a digit that comes after a complete number into the next field, as it stands on the card.
  private func passOn(_ digit: String) -> Bool {
    guard model.number?.isUsual == true, expiry.text.isEmpty, digit.allSatisfy(\.isNumber) else {
      return false
    }
    focus(on: expiry)
    expiry.insert(digit)
    return true
  }

  /// Types the date, and a digit that comes after a complete one into the field of the code.
  private func typeExpiry(_ text: String) {
    guard !model.isAdding else { return expiry.show(sentExpiry) }
    let formatted = CardExpiry.formatted(text)
    let (date, more) = (String(formatted.dropLast()), formatted.suffix(1))
    let passesOn =
      CardExpiry.isUsual(date) && model.errors[.expiry] == nil && code.count == 0
      && more.allSatisfy(\.isNumber)
    let shown = passesOn ? date : formatted
    if shown != text { expiry.set(shown) }
    send(.editExpiry(shown))
    guard passesOn else { return }
    focus(on: code)
    code.insert(String(more))
  }

  override func modelDidChange(from old: Model) {
    if model.isAdding != old.isAdding {
      sentExpiry = expiry.text
      for field in [number, code] { field.isReadOnly = model.isAdding }
    }
    // While the bank is asked there is nothing to add.
    code.onEnter = model.isAdding ? nil : { [weak self] in self?.send(.form(.save)) }
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
    let erased = [number, code].first { $0.count > 0 }
    number.erase()
    code.erase()
    guard let erased else { return }
    focus(on: erased)
    send(.erased)
  }

  override var title: Phrase { model.isForTopUp ? TopupText.topUp : TopupText.newCard }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    guard !model.isAsking else { return controls.bindings(isAsking: true) }
    let save = key(.control("s"), title: TopupText.add, sends: .form(.save))
    return (model.isAdding ? [] : [save]) + [
      KeyBinding(title: FormText.nextField, label: "Tab") {},
      key(.escape, title: exit, sends: .form(.leave)),
    ]
  }

  override func body(in environment: Environment) -> any Widget {
    TopupPage(
      model.isAsking ? controls.page([], notice: nil, isAsking: true) : form(environment),
      more: model.isAsking
        ? 0 : Self.rowsForTable + Self.moreRows(for: model) - TopupPage.rows)
  }

  /// What stands above the table besides its heading.
  private static func moreRows(for model: Model) -> Int {
    switch model.notice {
    case nil: model.reason == nil ? 0 : rowsForReason
    case .adding: 0
    case .invalid, .erased, .failed: 1
    }
  }

  private func form(_ environment: Environment) -> any Widget {
    let labels = Self.labelColumns(environment)
    func error(_ field: CardField) -> Phrase? { model.errors[field]?.phrase }
    let fields: [any Widget] = [
      numberAndCard(
        SecretField(
          TopupText.number, number, labelColumns: labels, group: 4,
          error: error(.number)), labels: labels),
      TextField(
        TopupText.expiry, expiry, labelColumns: labels,
        placeholder: TopupText.expiryHint, error: error(.expiry)),
      SecretField(
        TopupText.code, code, labelColumns: labels,
        error: error(.code)),
    ]
    let buttons = ButtonGroup(
      Button(exit, cancel),
      Button(TopupText.add, add, isEnabled: !model.isAdding))
    return Adaptive { [model, scroll] size, environment in
      let notice = Self.notice(model, rows: size.rows, environment)
      let fieldRows = size.rows >= Self.rowsForErrors ? Self.rowsPerField : 1
      let lines = Rows(fields.map { .minimum(fieldRows, $0) })
      var parts: [LayoutItem] = [.flexible(Scroll(scroll, lines), minimum: 1)]
      let hasButtons = size.rows >= Self.rowsForButtons
      if hasButtons || model.notice != nil {
        let buttonRows = hasButtons ? buttons.rows(in: size.columns, environment) : 0
        parts.append(.notice(notice, above: buttonRows, in: size, environment))
      }
      if hasButtons {
        parts.append(.fixed(buttons.rows(in: size.columns, environment), buttons))
      }
      return Rows(parts)
    }
  }

  /// The number, and the issuer and the last digits below it once they are known.
  private func numberAndCard(_ field: SecretField, labels: Int) -> any Widget {
    guard let card = model.number else { return field }
    let name = Label("\(card.issuer) \(card.lastFour)", Style(.positive))
    return Rows(
      .fixed(1, field), .fixed(1, Columns(.space(labels), .flexible(name))))
  }

  /// Card numbers for practice, each with how the mock bank answers it.
  private static func practice(_ environment: Environment) -> any Widget {
    let cards: [(what: Phrase, number: String)] = [
      (TopupText.paid, "4242 4242 4242 4242"), (TopupText.refused, "4000 0000 0000 0002"),
      (TopupText.silent, "4000 0000 0009 0003"), (TopupText.late, "4000 0000 0008 0004"),
    ]
    return Rows(
      cards.map {
        .intrinsic(
          LabelledValue($0.what, Phrase($0.number), labelColumns: labelColumns(environment)))
      })
  }

  private var exit: Phrase {
    switch model.exit {
    case .close: FormText.close
    case .back: FormText.back
    }
  }

  private static func notice(
    _ model: Model, rows: Int, _ environment: Environment
  ) -> any Widget {
    func withPractice(_ sentence: any Widget, _ rowsForTable: Int) -> any Widget {
      rows < rowsForTable ? sentence : Rows(.intrinsic(sentence), .intrinsic(practice(environment)))
    }
    // What can be entered stays in sight, with its heading where there is room.
    func above(_ sentence: Paragraph) -> any Widget {
      guard rows > rowsForTable else { return withPractice(sentence, rowsForTable) }
      let heading = Paragraph(TopupText.choosePractice, Style(.dim))
      return Rows(.intrinsic(sentence), .intrinsic(withPractice(heading, rowsForTable)))
    }
    switch model.notice {
    case nil:
      let needed = rowsForTable + (model.reason == nil ? 0 : rowsForReason)
      let text = rows < needed ? TopupText.practice : TopupText.choosePractice
      let sentence = withPractice(Paragraph(text, Style(.dim)), needed)
      guard let reason = model.reason else { return sentence }
      return Rows(.intrinsic(Paragraph(reason)), .intrinsic(sentence))
    case .adding(let phase):
      return TopupPage.progress(TopupText.adding, phase: phase)
    case .invalid: return above(Paragraph(FormText.faulty, Style(.danger)))
    case .erased: return above(Paragraph(TopupText.erased, Style(.warning)))
    case .failed(let error): return above(Paragraph(error.phrase, Style(.danger)))
    }
  }
}
