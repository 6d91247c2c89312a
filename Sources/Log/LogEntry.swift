/// One message of a log.
public struct LogEntry: Equatable, Sendable {
  public let level: LogLevel
  /// The part of the program, such as `people` or `http`.
  public let category: String
  public let message: String

  public init(level: LogLevel, category: String, message: String) {
    self.level = level
    self.category = category
    self.message = message
  }
}
