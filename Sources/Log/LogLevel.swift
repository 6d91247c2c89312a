/// The severity of a message, in ascending order.
public enum LogLevel: Int, Comparable, Sendable {
  case debug
  case info
  case warning
  case error

  public static func < (one: LogLevel, other: LogLevel) -> Bool {
    one.rawValue < other.rawValue
  }

  /// The name that is written in a line.
  var word: String { "\(self)" }
}
