import Phrases
import TerminalUI

/// The amount, a keypad, the card and the buttons; in a small window without the keypad.
struct EnterAmountForm: Widget {
  let amount: AmountField
  let steps: ButtonGroup
  let keypad: Keypad
  let card: Chip
  let balance: Phrase
  let balanceAfter: Phrase
  let notice: (any Widget)?
  let buttons: ButtonGroup

  static let labelColumns = 10
  private static let keypadColumns = 15
  private static let keypadRows = 4
  /// The smallest window with the keypad.
  private static let roomForKeypad = Size(columns: 36, rows: 8)
  /// The fewest columns with a label for the card.
  private static let columnsForLabel = 30
  /// The fewest rows with buttons; in fewer, keys do the same.
  private static let rowsForButtons = 6

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let room = Self.roomForKeypad
    let hasKeypad = canvas.size.columns >= room.columns && canvas.size.rows >= room.rows
    let environment = canvas.environment
    let content =
      hasKeypad
      ? roomy(canvas.size, environment) : Rows(tight(canvas.size, environment))
    content.draw(on: canvas)
  }

  private func roomy(_ size: Size, _ environment: Environment) -> Rows {
    Rows(
      .fixed(amount.size(in: size, environment).rows, amount), .fixed(1, steps),
      .fixed(Self.keypadRows, keypadAndCard),
      .space(size.rows > Self.roomForKeypad.rows ? 1 : 0), .flexible(message),
      .fixed(1, buttons))
  }

  private func tight(_ size: Size, _ environment: Environment) -> [LayoutItem] {
    let hasButtons = size.rows >= Self.rowsForButtons
    let amount = LayoutItem.minimum(1, amount)
    if !hasButtons, let notice { return [amount, .flexible(notice)] }
    let card =
      size.columns < Self.columnsForLabel ? .fixed(1, card) : line(TopupText.card, card)
    guard hasButtons else { return [amount, card] }
    // Aligned with the amount, which leaves a column for the caret.
    let balance = Columns(.flexible(change), .space(1))
    return [
      amount, card, line(TopupText.balance, balance), .flexible(message),
      .fixed(buttons.rows(in: size.columns, environment), buttons),
    ]
  }

  /// What is there now, and after the top-up; the latter alone where both have no room.
  private var change: any Widget {
    let changes = [[balance, balanceAfter], [Phrase(""), balanceAfter]].map {
      balanceAfter == Phrase("") ? balance : $0.joined(separator: " → ")
    }
    return Adaptive { size, environment in
      Label(
        changes.first { environment.columns(of: $0) <= size.columns } ?? balanceAfter,
        alignment: .trailing)
    }
  }

  private var message: any Widget {
    notice ?? Paragraph(TopupText.mockBank, Style(.dim))
  }

  private var keypadAndCard: Columns {
    Columns(
      spacing: 4, .fixed(Self.keypadColumns, keypad),
      .flexible(
        Rows(
          .fixed(1, Label(TopupText.card, Style(.dim))),
          .fixed(1, Columns(.intrinsic(card), .gap)),
          .fixed(1, pair(TopupText.balance, balance)),
          .fixed(1, pair(TopupText.after, balanceAfter)))))
  }

  private func pair(_ label: Phrase, _ value: Phrase) -> Columns {
    Columns(
      spacing: 1, .intrinsic(Label(label, Style(.dim))),
      .flexible(Label(value, alignment: .trailing)))
  }

  private func line(_ label: Phrase, _ value: any Widget) -> LayoutItem {
    .fixed(
      1,
      Columns(
        .fixed(Self.labelColumns, Label(label, Style(.dim))), .flexible(value)))
  }

  func describe(to speech: Speech) {
    let language = speech.environment.language
    amount.describe(to: speech)
    steps.describe(to: speech)
    keypad.describe(to: speech)
    card.describe(to: speech)
    for (label, value) in [(TopupText.balance, balance), (TopupText.after, balanceAfter)]
    where value != Phrase("") {
      speech.say([label, value].joined(separator: ": ").text(language))
    }
    message.describe(to: speech)
    buttons.describe(to: speech)
  }
}
