/// A long list of which the rows around the visible ones are read: what is asked for, read and selected.
public struct WindowedRows<Query: Equatable, Window: RowWindow>: Equatable {
  /// What is asked for; until the answer the list shows the rows of the query before.
  public var query: Query
  /// The rows that were read last; `Window.empty` before the first answer.
  public private(set) var window = Window.empty
  /// The query of `window`; nil before the first answer.
  public private(set) var answered: Query?
  /// The position of the selected row; 0 in an empty list.
  public private(set) var selection = 0
  /// The row that the user has selected; it is selected again wherever it moves.
  public private(set) var wanted: Window.Row.ID?

  /// How many rows before and after the visible ones are read.
  private static var margin: Int { 100 }

  /// A list of which nothing is read yet, to be asked for by `query`.
  public init(_ query: Query) {
    self.query = query
  }

  /// How many rows the whole list has; 0 before the first answer.
  public var count: Int { window.count }

  /// The selected row; nil until it is read.
  public var selected: Window.Row? { window.row(at: selection) }

  /// The positions to be read, around the visible ones.
  public func range(around visible: Range<Int>) -> Range<Int> {
    guard answered == nil || answered == query else { return 0..<2 * Self.margin }
    let first = min(visible.isEmpty ? selection : visible.lowerBound, selection)
    let last = max(visible.upperBound, selection + 1)
    return max(first - Self.margin, 0)..<last + Self.margin
  }

  /// The row whose position has to be found, since another query is asked for than was answered.
  public var sought: Window.Row.ID? { answered == query ? nil : wanted }

  /// The positions to be read around the row at a position.
  public static func range(around position: Int) -> Range<Int> {
    max(position - margin, 0)..<position + margin
  }

  /// Whether the rows at these positions are read, as far as they exist.
  public func covers(_ positions: Range<Int>) -> Bool {
    let positions = positions.clamped(to: 0..<count)
    return answered == query
      && (positions.isEmpty || positions.clamped(to: window.positions) == positions)
  }

  /// Shows the answer to a query; the wanted row stays selected, or else the one at its position.
  public mutating func take(_ window: Window, for query: Query) {
    let isOther = answered != nil && answered != query
    let isNew = isOther || answered == nil || window.revision != self.window.revision
    self.window = window
    answered = query
    let index = window.rows.firstIndex { $0.id == wanted }
    if isNew, let index {
      selection = window.start + index
    } else if isOther {
      selection = 0
    }
    selection = max(min(selection, count - 1), 0)
    if wanted == nil || isNew && index == nil { wanted = selected?.id }
  }

  /// Selects a row for the user.
  public mutating func select(_ position: Int) {
    selection = position
    wanted = selected?.id
  }

  /// Selects the first row of the next query that is answered.
  public mutating func leaveSelection() { wanted = nil }

  /// Selects a row that was selected in an earlier run.
  public mutating func comeBack(to position: Int, id: Window.Row.ID?) {
    selection = max(position, 0)
    wanted = id
    answered = nil
  }

  /// Selects a row that was added, now or as soon as it is listed.
  public mutating func want(_ id: Window.Row.ID) {
    wanted = id
    if let index = window.rows.firstIndex(where: { $0.id == id }) {
      selection = window.start + index
    }
  }
}
