/// An error in reading a table.
public enum CSVError: Error, Hashable, Sendable {
  /// The file is not text in a supported encoding.
  case notText
  /// The file is UTF-8 but for a character in this line, counted from 1.
  case notUTF8(line: Int)
  /// The quoted cell that begins in this line, counted from 1, has no closing quote.
  case openQuote(line: Int)
}
