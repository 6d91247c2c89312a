import TerminalUI

/// The fields one below the other, the notice and the buttons.
struct AddPaymentMethodForm: CompositeWidget {
  let number: SecretField
  /// The issuer and the last digits, shown below the number.
  let card: String?
  let expiry: TextField
  let code: SecretField
  let notice: any Widget
  /// Whether the notice is shown even in a small window.
  let isUrgent: Bool
  let buttons: ButtonGroup
  let scroll: ScrollState

  static let labelColumns = 12
  /// A field and a row for its error, so that an error moves nothing.
  private static let rowsPerField = 2
  /// The fewest rows in which fields have a row for their errors.
  private static let rowsForErrors = 10
  /// The fewest rows with buttons; in fewer, keys do the same.
  private static let rowsForButtons = 6

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let fieldRows = size.rows >= Self.rowsForErrors ? Self.rowsPerField : 1
    let fields = Rows(
      .minimum(fieldRows, numberAndCard), .minimum(fieldRows, expiry), .minimum(fieldRows, code))
    var parts: [Part] = [.flexible(Scroll(scroll, fields), minimum: 1)]
    let hasButtons = size.rows >= Self.rowsForButtons
    if hasButtons || isUrgent {
      let noticeRows = notice.size(in: size, environment).rows
      parts.append(.fixed(min(noticeRows, max(size.rows / 4, 1)), notice))
    }
    if hasButtons {
      parts.append(.fixed(buttons.rows(in: size.columns, environment), buttons))
    }
    return Rows(parts)
  }

  private var numberAndCard: any Widget {
    guard let card else { return number }
    let line = Columns(.space(Self.labelColumns), .flexible(Label(card, Style(.positive))))
    return Rows(.fixed(1, number), .fixed(1, line))
  }
}
