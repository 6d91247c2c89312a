/// Keeps spreadsheets from taking a text for a formula.
public enum HarmlessCell {
  /// The cell for a text: with an apostrophe before it if it would begin a formula.
  public static func cell(for text: String) -> String { isFormula(text) ? "'\(text)" : text }

  /// The text of which `cell(for:)` has made a cell.
  public static func text(of cell: String) -> String {
    guard cell.unicodeScalars.first == "'", isFormula(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  /// Whether a sign of any width is first, but for blanks and invisible characters, or a tab or a line
  /// break, at which some programs start to read again.
  ///
  /// Apostrophes at the start do not count, so that no two texts have the same cell.
  private static func isFormula(_ text: String) -> Bool {
    let rest = text.unicodeScalars.drop { $0 == "'" }
    if rest.first == "\t" || rest.first == "\r" { return true }
    let first = rest.first { $0 != "'" && isVisible($0) }
    return first.map("=+-@＝＋－＠﹦﹢﹣﹫".unicodeScalars.contains) ?? false
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}
