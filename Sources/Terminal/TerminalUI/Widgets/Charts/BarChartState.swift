public import Phrases

/// The selected bar, or row of bars, of a bar chart.
public final class BarChartState: Responder {
  /// A bar of a series, or the whole series.
  public struct Place: Hashable, Sendable {
    /// The series, from 0.
    public var row: Int
    /// Nil for the whole row.
    public var column: Int?

    /// The bar of a series in a column, both from 0; the whole series for nil.
    public init(row: Int, column: Int?) {
      self.row = row
      self.column = column
    }
  }

  /// The selection; the first row in an empty chart.
  public private(set) var place = Place(row: 0, column: nil)
  /// Whether it had the focus when last drawn.
  public internal(set) var hasFocus = false

  /// Called when keys or the mouse have moved the selection.
  public var onSelect: ((Place) -> Void)?
  /// Called on Enter; if nil, the chart does not bind Enter.
  public var onActivate: ((Place) -> Void)?

  /// The title of Enter in hints and help; nil for "open".
  package var activation: Phrase?
  private var rowCount = 0
  private var columnCount = 0
  private var rowsInSight = 1
  /// The first visible row.
  private(set) var offset = 0

  /// - Parameter activation: the title of Enter in hints and help; "open" by default.
  public init(activation: Phrase? = nil) {
    self.activation = activation
  }

  /// Selects the nearest existing place, without calling `onSelect`.
  public func select(_ place: Place) { self.place = place }

  /// Updates the measures when a frame is drawn, and scrolls to the selection.
  func layOut(rowCount: Int, columnCount: Int, rowsInSight: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.rowsInSight = max(rowsInSight, 1)
    place = nearest(to: place)
    if place.row < offset { offset = place.row }
    if place.row >= offset + self.rowsInSight { offset = place.row - self.rowsInSight + 1 }
    offset = max(min(offset, rowCount - self.rowsInSight), 0)
  }

  private func nearest(to place: Place) -> Place {
    let column = place.column.flatMap { columnCount > 0 ? max(min($0, columnCount - 1), 0) : nil }
    return Place(row: max(min(place.row, rowCount - 1), 0), column: column)
  }

  var hasBars: Bool { rowCount > 0 }

  public var role: Phrase { TerminalText.chart }

  /// Empty in an empty chart; arrows that cannot move the selection are left to others.
  public func bindings(in environment: Environment) -> [KeyBinding] {
    guard rowCount > 0 else { return [] }
    let arrows = environment.symbols.names(of: .up, .down, .left, .right)
    var bindings = [
      KeyBinding(title: TerminalText.move, label: arrows) {}
    ]
    if let onActivate {
      let title = activation ?? ListText.open
      bindings.append(KeyBinding(.enter, title: title) { onActivate(self.place) })
    }
    func add(_ keys: Key..., as title: Phrase, to row: Int, _ column: Int?) {
      let next = nearest(to: Place(row: row, column: column))
      var binding = KeyBinding(keys, title: title, isHinted: false) {
        self.move(to: next)
      }
      binding.isConfined = onSelect == nil
      binding.isIdle = next == place
      bindings.append(binding)
    }
    add(.down, .character("j"), as: TerminalText.down, to: place.row + 1, place.column)
    add(.up, .character("k"), as: TerminalText.up, to: place.row - 1, place.column)
    add(
      .right, .character("l"), as: TerminalText.nextBar, to: place.row,
      place.column.map { $0 + 1 } ?? 0)
    add(
      .left, .character("h"), as: TerminalText.previousBar, to: place.row,
      place.column.flatMap { $0 > 0 ? $0 - 1 : nil })
    add(.home, .character("g"), as: TerminalText.wholeRow, to: place.row, nil)
    add(.end, .character("G"), as: TerminalText.lastBar, to: place.row, columnCount - 1)
    return bindings
  }

  /// Selects the clicked place, or activates it if it is selected already.
  func click(_ place: Place, hadFocus: Bool) {
    let place = nearest(to: place)
    if place == self.place, hadFocus { onActivate?(place) } else { move(to: place) }
  }

  /// Moves the selection by rows, upwards if negative.
  func turn(by notches: Int) {
    move(to: nearest(to: Place(row: place.row + notches, column: place.column)))
  }

  private func move(to place: Place) {
    guard place != self.place, rowCount > 0 else { return }
    self.place = place
    onSelect?(place)
  }
}
