import Phrases
import TerminalUI

/// The field and the keypad for one amount, the card, and the buttons; in a small place the field
/// without the keypad.
struct EnterAmountForm: Widget {
  private let amount: AmountField
  private let keypad: Keypad
  private let card: Chip
  private let balance: String
  private let notice: EnterAmountNotice?
  private let buttons: ButtonGroup

  static let labelColumns = 10
  private static let keypadColumns = 15
  private static let keypadRows = 4
  /// A smaller place has no room for the keypad.
  private static let roomForKeypad = Size(columns: 36, rows: 8)
  /// Below this many columns the card has no label.
  private static let narrow = 30
  /// Below this many rows the buttons are left out: keys do what they do.
  private static let fewRows = 6

  init(
    amount: AmountField, keypad: Keypad, card: Chip, balance: String, notice: EnterAmountNotice?,
    buttons: ButtonGroup
  ) {
    self.amount = amount
    self.keypad = keypad
    self.card = card
    self.balance = balance
    self.notice = notice
    self.buttons = buttons
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let hasKeypad =
      size.columns >= Self.roomForKeypad.columns && size.rows >= Self.roomForKeypad.rows
    content(size, hasKeypad, canvas.environment).draw(on: canvas)
  }

  private func content(_ size: Size, _ hasKeypad: Bool, _ environment: Environment) -> Rows {
    let language = environment.language
    guard !hasKeypad else {
      return Rows(
        .fixed(2, amount), .fixed(Self.keypadRows, keys(language)),
        .space(size.rows > Self.roomForKeypad.rows ? 1 : 0),
        .flexible(message(language)), .fixed(1, buttons))
    }
    let isLow = size.rows < Self.fewRows
    var parts: [Part] = [.minimum(1, amount)]
    if isLow, let notice { return Rows(parts + [.flexible(notice)]) }
    parts.append(
      size.columns < Self.narrow ? .fixed(1, card) : line(.card, card, language))
    if !isLow {
      parts += [
        // Below the amount, behind which the caret has a column.
        line(
          .balance, Columns(.flexible(Label(balance, alignment: .trailing)), .space(1)), language),
        .flexible(message(language)), .fixed(buttons.rows(in: size.columns, environment), buttons),
      ]
    }
    return Rows(parts)
  }

  /// What the bank says, or which bank it is.
  private func message(_ language: Language) -> any Widget {
    notice ?? Paragraph(EnterAmountText.mockBank.text(language), Style(.dim))
  }

  private func keys(_ language: Language) -> Columns {
    Columns(
      spacing: 4, .fixed(Self.keypadColumns, keypad),
      .flexible(
        Rows(
          .fixed(1, Label(EnterAmountText.card.text(language), Style(.dim))),
          .fixed(1, Columns(.intrinsic(card), .gap)),
          .fixed(1, Label(EnterAmountText.balance.text(language), Style(.dim))),
          .fixed(1, Label(balance)))))
  }

  private func line(_ label: EnterAmountText, _ value: any Widget, _ language: Language) -> Part {
    .fixed(
      1,
      Columns(
        .fixed(Self.labelColumns, Label(label.text(language), Style(.dim))), .flexible(value)))
  }

  func describe(to speech: Speech) {
    let language = speech.environment.language
    amount.describe(to: speech)
    keypad.describe(to: speech)
    card.describe(to: speech)
    if !balance.isEmpty {
      speech.say("\(EnterAmountText.balance.text(language)): \(balance)")
    }
    message(language).describe(to: speech)
    buttons.describe(to: speech)
  }
}
