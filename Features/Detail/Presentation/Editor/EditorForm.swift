import TerminalUI

/// The fields one below the other, a notice and the buttons.
struct EditorForm: CompositeWidget {
  private let fields: [TextField]
  private let notice: Paragraph?
  private let buttons: ButtonGroup
  private let scroll: ScrollState

  static let labelColumns = 10
  private static let columns = 54
  /// A field and a row for its error, so that nothing moves when an error appears.
  private static let roomyRows = 2
  /// In fewer rows the buttons are left out; keys do the same.
  private static let fewRows = 5

  init(fields: [TextField], notice: Paragraph?, buttons: ButtonGroup, scroll: ScrollState) {
    self.fields = fields
    self.notice = notice
    self.buttons = buttons
    self.scroll = scroll
  }

  func size(in offered: Size, _ environment: Environment) -> Size {
    let columns = min(Self.columns, offered.columns)
    let rows = rows(isRoomy: true, columns, environment)
    return Size(columns: columns, rows: min(rows, offered.rows))
  }

  private func rows(isRoomy: Bool, _ columns: Int, _ environment: Environment) -> Int {
    let room = Size(columns: columns, rows: .max)
    return fields.reduce(buttons.rows(in: columns, environment)) { sum, field in
      sum + max(field.size(in: room, environment).rows, isRoomy ? Self.roomyRows : 1)
    } + (notice?.size(in: room, environment).rows ?? 0)
  }

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let isRoomy = rows(isRoomy: true, size.columns, environment) <= size.rows
    let least = isRoomy ? Self.roomyRows : 1
    let lines = Rows(fields.map { .minimum(least, $0) })
    var parts: [Part] = [.flexible(Scroll(scroll, lines), minimum: 1)]
    if let notice {
      let rows = notice.size(in: size, environment).rows
      parts.append(.fixed(min(rows, max(size.rows / 3, 1)), notice))
    }
    if size.rows >= Self.fewRows {
      parts.append(.fixed(buttons.rows(in: size.columns, environment), buttons))
    }
    return Rows(parts)
  }
}
