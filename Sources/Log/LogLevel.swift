/// How much a message matters, least first.
public enum LogLevel: Int, Comparable, Sendable {
  case debug
  case info
  case warning
  case error

  public static func < (one: LogLevel, other: LogLevel) -> Bool {
    one.rawValue < other.rawValue
  }

  /// As it stands in a line.
  var word: String {
    switch self {
    case .debug: "debug"
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
