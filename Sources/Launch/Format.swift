/// How a headless run prints the screen.
public enum Format: String, CaseIterable, Sendable {
  /// The characters alone.
  case text
  /// With colours, as a terminal takes them.
  case ansi
  /// A picture.
  case svg
  /// In words, a line for each thing on the screen.
  case plain
}
