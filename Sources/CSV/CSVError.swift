/// Why a text is no table.
public enum CSVError: Error, Hashable, Sendable {
  /// It is in no encoding that is known, or no text at all.
  case notText
  /// The quoted cell that begins in this line, counted from 1, never ends.
  case openQuote(line: Int)
}
