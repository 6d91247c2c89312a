/// Keeps spreadsheets from taking a text for a formula.
public enum HarmlessCell {
  /// The cell for a text: with an apostrophe before it if it would begin a formula.
  public static func cell(for text: String) -> String { isFormula(text) ? "'\(text)" : text }

  /// The text of which `cell(for:)` has made a cell.
  public static func text(of cell: String) -> String {
    cell.hasPrefix("'") && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  /// Apostrophes at the start do not count, so that no two texts have the same cell.
  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 != UInt8(ascii: "'") }) else { return false }
    return "=+-@\t\r".utf8.contains(first)
  }
}
