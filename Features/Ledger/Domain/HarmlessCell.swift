/// A text as a cell that no spreadsheet takes for a formula.
public enum HarmlessCell {
  /// `text` with an apostrophe before it, where it would begin a formula.
  public static func cell(for text: String) -> String { isFormula(text) ? "'\(text)" : text }

  /// The text that a cell was made from.
  public static func text(of cell: String) -> String {
    cell.hasPrefix("'") && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  /// Also with apostrophes before it, so that each text has a cell of its own.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }
}
