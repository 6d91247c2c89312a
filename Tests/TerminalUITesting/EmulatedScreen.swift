import CWchar
public import TerminalUI

/// The screen of a terminal, made from the bytes that a program writes to it.
///
/// Understands what terminfo has for the usual terminals, and nothing else: anything unknown is a
/// fault. What programs must not rely on, because terminals differ, it shows as U+FFFD.
public struct EmulatedScreen {
  public enum Color: Hashable, Sendable {
    /// Without a colour, in the terminal's own.
    case own
    case indexed(Int)
    case rgb(Int, Int, Int)
  }

  /// How a cell is drawn.
  public struct Look: Hashable, Sendable {
    public var foreground = Color.own
    public var background = Color.own
    public var isBold = false
    public var isFaint = false
    public var isUnderlined = false
    public var isReversed = false

    public init() {}
  }

  /// One cell; the right half of a wide character is empty.
  public struct Spot: Hashable, Sendable {
    public var text: String
    public var look: Look
    var isWide = false
  }

  public private(set) var size: Size
  public private(set) var cursor = Point.zero
  public private(set) var isCursorShown = true
  /// The first sequence that it does not understand.
  public internal(set) var fault: String?
  /// The rows that were written to since the last call of `takeTouchedRows`.
  private var touched: Set<Int> = []

  var rows: [[Spot]]
  var look = Look()
  /// The rows that scroll.
  var region: Range<Int>
  /// Whether the next character goes to the next row, since the last one filled its row.
  private var isWrapping = false
  var wraps = true
  var inserts = false
  var saved = (cursor: Point.zero, look: Look())
  private var last: Unicode.Scalar = " "

  static let unknown = Spot(text: "\u{FFFD}", look: Look())

  public init(size: Size) {
    self.size = size
    region = 0..<size.rows
    rows = Array(repeating: Array(repeating: Self.unknown, count: size.columns), count: size.rows)
  }

  /// Changes the size; what is left of the old picture differs between terminals.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return }
    self.size = size
    region = 0..<size.rows
    move(to: cursor)
    spoil()
  }

  /// Makes every cell unknown, as after another program has written to the terminal.
  public mutating func spoil() {
    rows = Array(repeating: Array(repeating: Self.unknown, count: size.columns), count: size.rows)
    touched = Set(0..<size.rows)
  }

  public func row(_ row: Int) -> [Spot] { rows[row] }

  /// The rows that were written to since the last call.
  public mutating func takeTouchedRows() -> Set<Int> {
    defer { touched = [] }
    return touched
  }

  mutating func put(_ scalar: Unicode.Scalar) {
    let columns = scalar.isASCII ? 1 : Int(wcwidth(wchar_t(scalar.value)))
    guard columns > 0 else { return combine(scalar) }
    if wraps, isWrapping || cursor.column + columns > size.columns {
      move(to: Point(row: cursor.row))
      feedLine()
    }
    let span = cursor.column..<cursor.column + columns
    guard span.upperBound <= size.columns else { return note("too wide a character") }
    if inserts { insert(columns) }
    cut(around: span, row: cursor.row)
    rows[cursor.row][span.lowerBound] = Spot(
      text: String(Character(scalar)), look: look, isWide: columns == 2)
    if columns == 2 { rows[cursor.row][span.lowerBound + 1] = Spot(text: "", look: look) }
    last = scalar
    isWrapping = span.upperBound == size.columns
    cursor.column = min(span.upperBound, size.columns - 1)
  }

  mutating func repeatLast(_ count: Int) {
    for _ in 0..<count { put(last) }
  }

  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapping ? cursor.column : cursor.column - 1
    guard column >= 0 else { return note("a mark without a character") }
    if column > 0, rows[cursor.row][column - 1].isWide { column -= 1 }
    rows[cursor.row][column].text.unicodeScalars.append(scalar)
    touched.insert(cursor.row)
  }

  mutating func move(to point: Point) {
    isWrapping = false
    cursor = Point(
      column: max(min(point.column, size.columns - 1), 0),
      row: max(min(point.row, size.rows - 1), 0))
  }

  mutating func showCursor(_ isShown: Bool) { isCursorShown = isShown }

  mutating func feedLine() {
    isWrapping = false
    if cursor.row == region.upperBound - 1 {
      scroll(1)
    } else {
      move(to: Point(column: cursor.column, row: cursor.row + 1))
    }
  }

  mutating func feedLineBack() {
    if cursor.row == region.lowerBound {
      scroll(-1)
    } else {
      move(to: Point(column: cursor.column, row: cursor.row - 1))
    }
  }

  private var blank: Spot {
    var spot = Spot(text: " ", look: Look())
    spot.look.background = look.background
    return spot
  }

  mutating func erase(row: Int, _ columns: Range<Int>) {
    let span = columns.clamped(to: 0..<size.columns)
    isWrapping = false
    cut(around: span, row: row)
    for column in span { rows[row][column] = blank }
  }

  mutating func erase(rows: Range<Int>) {
    for row in rows { erase(row: row, 0..<size.columns) }
  }

  mutating func insert(_ count: Int) {
    let (column, count) = (cursor.column, min(count, size.columns - cursor.column))
    cut(around: column..<column, row: cursor.row)
    cut(around: size.columns - count..<size.columns, row: cursor.row)
    rows[cursor.row].removeLast(count)
    rows[cursor.row].insert(contentsOf: Array(repeating: blank, count: count), at: column)
  }

  mutating func delete(_ count: Int) {
    let (column, count) = (cursor.column, min(count, size.columns - cursor.column))
    cut(around: column..<column + count, row: cursor.row)
    rows[cursor.row].removeSubrange(column..<column + count)
    rows[cursor.row] += Array(repeating: blank, count: count)
  }

  /// Scrolls the region, or the part of it from the cursor on, up or, negative, down.
  mutating func scroll(_ count: Int, fromCursor: Bool = false) {
    let span = fromCursor ? cursor.row..<region.upperBound : region
    guard region.contains(cursor.row) || !fromCursor else { return }
    let steps = min(abs(count), span.count)
    let fresh = Array(repeating: Array(repeating: blank, count: size.columns), count: steps)
    if count > 0 {
      rows.removeSubrange(span.lowerBound..<span.lowerBound + steps)
      rows.insert(contentsOf: fresh, at: span.upperBound - steps)
    } else {
      rows.removeSubrange(span.upperBound - steps..<span.upperBound)
      rows.insert(contentsOf: fresh, at: span.lowerBound)
    }
    touched.formUnion(span)
  }

  /// Makes wide characters unknown of which only one half is within a part of a row.
  private mutating func cut(around span: Range<Int>, row: Int) {
    touched.insert(row)
    for column in [span.lowerBound, span.upperBound]
    where column > 0 && column < size.columns && rows[row][column - 1].isWide {
      rows[row][column - 1] = Self.unknown
      rows[row][column] = Self.unknown
    }
  }

  mutating func note(_ problem: String) { fault = fault ?? problem }
}
