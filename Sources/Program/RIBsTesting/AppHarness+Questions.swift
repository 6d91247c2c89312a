public import Headless

// Questions to a screen, for tests that need one thing of it: a test of the layout compares whole rows,
// and another word in a footer breaks that test alone.

/// A row of the screen that has a text.
public struct ScreenRow: Equatable, Sendable {
  /// All of the row.
  public let text: String
  /// Whether a mark of the selection stands before the text, in the same pane.
  public let isSelected: Bool

  init(_ text: String, _ range: Range<String.Index>) {
    self.text = text
    let before = text[..<range.lowerBound]
    let mark = before.lastIndex(where: "▌▏>".contains)
    let border = before.lastIndex(where: "│|".contains)
    isSelected = mark.map { mark in border.map { $0 < mark } ?? true } ?? false
  }
}

extension ScreenLines {
  /// The first row with a text; nil if the screen has none.
  public func row(_ text: String) -> ScreenRow? {
    lazy.compactMap { line in line.ranges(of: text).first.map { ScreenRow(line, $0) } }.first
  }
}

extension ScreenLines {
  /// All rows but the last one, which says what the keys do.
  public var aboveFooter: ScreenLines { dropLast() }
}

extension AppHarness {
  /// The first row of the screen: what the app is, and how fresh its data are.
  public var head: String { lines.first ?? "" }

  /// The last row of the screen: what the keys do.
  public var footer: String { lines.last ?? "" }

  /// The first row between the rules of the frame with a text; nil without one.
  public func row(_ text: String) -> ScreenRow? { content.row(text) }
}
