/// The format in which a headless run prints the screen.
public enum Format: String, CaseIterable, Sendable {
  /// The characters only.
  case text
  /// Text with SGR escape sequences.
  case ansi
  case svg
  /// In words, one line per widget.
  case plain
}
