import TerminalUI

/// The fields one below the other, what becomes of the card, and the buttons.
struct AddPaymentMethodForm: Widget {
  private let number: SecretField
  private let card: String?
  private let expiry: TextField
  private let code: SecretField
  private let notice: any Widget
  private let isUrgent: Bool
  private let buttons: ButtonGroup
  private let scroll: ScrollState

  static let labelColumns = 12
  /// A field, and the row in which it says what is wrong, so that nothing moves when it does.
  private static let roomyRows = 2
  /// In fewer rows fields are close together.
  private static let rowsForRoom = 10
  /// Below this many rows the buttons are left out: keys do what they do.
  private static let fewRows = 6

  /// `card` says whose card it is, below the number; a notice that is not urgent is shown only where
  /// there is room.
  init(
    number: SecretField, card: String?, expiry: TextField, code: SecretField,
    notice: any Widget, isUrgent: Bool, buttons: ButtonGroup, scroll: ScrollState
  ) {
    self.number = number
    self.card = card
    self.expiry = expiry
    self.code = code
    self.notice = notice
    self.isUrgent = isUrgent
    self.buttons = buttons
    self.scroll = scroll
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let least = size.rows >= Self.rowsForRoom ? Self.roomyRows : 1
    let fields = Rows(
      .minimum(least, numberAndCard), .minimum(least, expiry), .minimum(least, code))
    var parts: [Part] = [.flexible(Scroll(scroll, fields), minimum: 1)]
    let noticeRows = notice.size(in: size, canvas.environment).rows
    let hasRoom = size.rows >= Self.fewRows
    if hasRoom || isUrgent {
      parts.append(.fixed(min(noticeRows, max(size.rows / 4, 1)), notice))
    }
    if hasRoom {
      parts.append(.fixed(buttons.rows(in: size.columns, canvas.environment), buttons))
    }
    Rows(parts).draw(on: canvas)
  }

  private var numberAndCard: any Widget {
    guard let card else { return number }
    let line = Columns(.space(Self.labelColumns), .flexible(Label(card, Style(.positive))))
    return Rows(.fixed(1, number), .fixed(1, line))
  }

  func describe(to speech: Speech) {
    number.describe(to: speech)
    if let card { speech.say(card) }
    expiry.describe(to: speech)
    code.describe(to: speech)
    notice.describe(to: speech)
    buttons.describe(to: speech)
  }
}
