/// One message of a log.
public struct LogEntry: Equatable, Sendable {
  public enum Level: String, Sendable {
    case warning, error
  }

  public let level: Level
  /// The part of the program, such as `people` or `http`.
  public let category: String
  public let message: String
}
