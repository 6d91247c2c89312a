/// The format in which a headless run prints the screen.
public enum Format: String, CaseIterable, Sendable {
  /// The characters only.
  case text
  /// Text with SGR escape sequences.
  case ansi
  /// A picture in SVG, with the colours of the theme.
  case svg
  /// In words, one line per widget.
  case plain
}
