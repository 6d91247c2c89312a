import Expectations
import Headless
import Phrases
import Testing
import Time

@testable import TerminalUI

/// What the screens of the app have in common: where their texts begin and end, and what is highlighted.
@MainActor
struct GridTests {
  nonisolated static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 60, rows: 16), Size(columns: 80, rows: 24),
    Size(columns: 100, rows: 30), Size(columns: 120, rows: 30), Size(columns: 120, rows: 35),
    Size(columns: 120, rows: 40), Size(columns: 200, rows: 50),
  ]

  static let unitFault = "a unit in each row"

  /// What breaks the grid, a line each.
  static func faults(on window: Window) -> [String] {
    insetFaults(on: window) + sheetFaults(on: window) + highlightFaults(on: window)
      + repeatFaults(on: window)
  }

  /// The rows with something else in the insets than a mark at the left, a scroll bar at the right, and
  /// rules and borders.
  private static func insetFaults(on window: Window) -> [String] {
    let (frame, symbols) = (window.frame(), window.environment.symbols)
    let lines: [Character] =
      [symbols.rule, symbols.vertical] + symbols.corners
    let marks = [symbols.focus, symbols.selection, symbols.moreAbove, symbols.moreBelow]
    let chosen = [symbols.mark]
    let (last, inset) = (frame.size.columns - 1, Canvas.insetColumns(in: frame.size.columns))
    func isBlank(_ column: Int, _ row: Int, or others: [Character] = []) -> Bool {
      let (cell, allowed) = (frame[column, row], [" "] + lines + others)
      return cell.columns == 1
        && allowed.contains { $0.unicodeScalars.first?.value == cell.glyph }
    }
    var faults: [String] = []
    // The mark of the first tab is beside its number.
    for row in 0..<frame.size.rows {
      let isLeftBlank =
        isBlank(0, row, or: marks + (row == 1 ? [symbols.selection] : []))
        && (inset == 1 || isBlank(1, row, or: row == 1 ? [symbols.selection] : chosen))
      let isRightBlank =
        (inset == 1 || isBlank(last - 1, row))
        && isBlank(last, row, or: marks + [symbols.scrollBar])
      if !isLeftBlank || !isRightBlank { faults.append("in the insets: \(frame.lines[row])") }
    }
    return faults
  }

  /// The rows with something in the two columns beside the border of a sheet.
  private static func sheetFaults(on window: Window) -> [String] {
    let (frame, symbols) = (window.frame(), window.environment.symbols)
    func isDrawn(_ symbol: Character, _ column: Int, _ row: Int) -> Bool {
      frame[column, row].glyph == symbol.unicodeScalars.first?.value
    }
    var faults: [String] = []
    for top in 0..<frame.size.rows {
      let columns = 0..<frame.size.columns
      guard let left = columns.first(where: { isDrawn(symbols.corners[0], $0, top) }),
        let right = columns.last(where: { isDrawn(symbols.corners[1], $0, top) })
      else { continue }
      let beside = [left - 2, left - 1, right + 1, right + 2].filter(columns.contains)
      var row = top + 1
      while row < frame.size.rows, isDrawn(symbols.vertical, left, row) {
        if beside.contains(where: { !isDrawn(" ", $0, row) }) {
          faults.append("beside a sheet: \(frame.lines[row])")
        }
        row += 1
      }
    }
    return faults
  }

  /// The least columns of a highlighted row, other than a mark on a map or selected text.
  private static let rowColumns = 8

  /// The highlighted rows, if there are several; those of one row of a list lie below each other.
  private static func highlightFaults(on window: Window) -> [String] {
    let frame = window.frame()
    var rows: [(row: Int, columns: Range<Int>)] = []
    for row in 0..<frame.size.rows {
      var column = 0
      while column < frame.size.columns {
        let start = column
        while column < frame.size.columns, frame[column, row].style.background == .selection {
          column += 1
        }
        if column - start >= rowColumns { rows.append((row, start..<column)) }
        column += 1
      }
    }
    let starts = rows.enumerated().filter { index, each in
      index == 0 || rows[index - 1].row != each.row - 1
        || rows[index - 1].columns != each.columns
    }
    return starts.count > 1 ? starts.map { "highlighted: \(frame.lines[$1.row])" } : []
  }

  /// In so many rows below each other a unit is repeated.
  private static let rowsWithUnit = 3

  /// A part of a row between blanks, and its first column.
  struct Word {
    let column: Int
    var text: String

    /// Whether it is a day as 11.20, 25.11.20 or 2025.11.20.
    var isDottedDay: Bool {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      return (2...3).contains(parts.count) && parts.suffix(2).allSatisfy { $0.count == 2 }
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }

    var endsInFigure: Bool { text.last?.isNumber == true }
  }

  /// The words of a row; the second column of a wide letter has nothing.
  static func words(of row: Int, in frame: Buffer) -> [Word] {
    var words: [Word] = []
    var isBlank = true
    for column in 0..<frame.size.columns {
      let cell = frame[column, row]
      guard cell.columns > 0 else { continue }
      let letter = Unicode.Scalar(cell.glyph).map { Character($0) } ?? "…"
      if letter == " " {
        isBlank = true
      } else if isBlank {
        words.append(Word(column: column, text: String(letter)))
        isBlank = false
      } else {
        words[words.count - 1].text.append(letter)
      }
    }
    return words
  }

  /// The rows of lists that say what those above say: the same day, or a unit in each.
  private static func repeatFaults(on window: Window) -> [String] {
    let frame = window.frame()
    return window.placements.filter { $0.responder is ListState }.flatMap {
      repeatFaults(in: $0.frame, of: frame)
    }
  }

  private static func repeatFaults(in place: Rect, of frame: Buffer) -> [String] {
    var faults: [String] = []
    var days: [Int: String] = [:]
    var units: [Int: Int] = [:]
    let end = min(place.origin.row + place.size.rows, frame.size.rows)
    let columns = place.origin.column..<place.origin.column + place.size.columns
    for row in max(place.origin.row, 0)..<max(end, place.origin.row, 0) {
      let words = words(of: row, in: frame).filter { columns.contains($0.column) }
      var (found, ends): ([Int: String], Set<Int>) = ([:], [])
      for (place, word) in words.enumerated() {
        let next = place + 1 < words.count ? words[place + 1].text : ""
        if word.isDottedDay { found[word.column] = word.text }
        if word.text.hasSuffix("월"), next.hasSuffix("일") {
          found[word.column] = word.text + next
        }
        if word.endsInFigure, Day.englishMonths.contains(next) {
          found[word.column] = word.text + next
        }
        let unit = word.text.suffix(2)
        if unit.count == 2, unit.first?.isNumber == true, unit.last == "원" {
          ends.insert(word.column + word.text.count)
        }
        if word.endsInFigure, next == "won" { ends.insert(word.column + word.text.count) }
      }
      faults += found.filter { days[$0.key] == $0.value }.map { _ in
        "said before: \(frame.lines[row])"
      }
      days = found
      units = Dictionary(uniqueKeysWithValues: ends.map { ($0, (units[$0] ?? 0) + 1) })
      if units.values.contains(where: { $0 >= rowsWithUnit }) {
        faults.append("\(unitFault): \(frame.lines[row])")
      }
    }
    return faults
  }

  private final class Drawing: AnyView {
    private let lines: [Label]

    init(_ lines: [Label]) {
      self.lines = lines
      super.init()
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(lines.map { .fixed(1, $0) })
    }
  }

  private func faults(_ lines: Label...) -> [String] {
    let window = Window(
      root: Drawing(lines), size: Size(columns: 60, rows: 12),
      environment: Environment(language: .english))
    return Self.faults(on: window)
  }

  @Test func `texts in an inset are faults, marks and rules are not`() {
    expectEqual(faults(Label("  text"), Label("▌ mark"), Label("───── rule")), [])
    expectEqual(faults(Label("  text"), Label(" text")), ["in the insets:  text"])
    let end = String(repeating: " ", count: 58)
    expectEqual(faults(Label(end + " ┃"), Label(end + "x")), ["in the insets: \(end)x"])
  }

  @Test func `half words beside a sheet are faults`() {
    expectEqual(faults(Label("  half  ╭──╮  word"), Label("  half  │  │  word")), [])
    expectEqual(
      faults(Label("  half  ╭──╮  word"), Label("  half  │  │ word")),
      ["beside a sheet:   half  │  │ word"])
  }

  @Test func `a second highlighted row is a fault`() {
    func line(_ text: String, isSelected: Bool) -> Label {
      Label(text, isSelected ? Style(on: .selection) : .plain)
    }
    expectEqual(
      faults(line("  one line", isSelected: true), line("  another", isSelected: false)), [])
    expectEqual(
      faults(
        line("  one line", isSelected: true), line("  between", isSelected: false),
        line("  another one", isSelected: true)),
      ["highlighted:   one line", "highlighted:   another one"])
  }

  private func faultsInList(_ lines: String...) -> [String] {
    let state = ListState()
    let view = Listed { List("", state, count: lines.count, markColumns: 1) { Label(lines[$0]) } }
    let window = Window(
      root: view, size: Size(columns: 60, rows: 12), environment: Environment(language: .english))
    return Self.repeatFaults(on: window)
  }

  private final class Listed: AnyView {
    private let list: () -> List

    init(_ list: @escaping () -> List) {
      self.list = list
      super.init()
    }

    override func body(in environment: Environment) -> any Widget { list() }
  }

  @Test func `a day and a unit that are said again in a list are faults`() {
    expectEqual(faultsInList(" 11.20  a", "        b", " 11.19  c"), [])
    expectEqual(faultsInList(" 11.20  a", " 11.20  b").count, 1)
    expectEqual(faultsInList(" 20 Nov  a", " 20 Nov  b").count, 1)
    expectEqual(faultsInList(" 11월 20일  a", " 11월 20일  b").count, 1)
    expectEqual(faultsInList(" 1,000원", " 2,000원", " 3,000"), [])
    expectEqual(faultsInList(" 1,000원", " 2,000원", " 3,000원").count, 1)
    expectEqual(faultsInList(" 1,000 won", " 2,000 won", " 3,000 won").count, 1)
  }
}
