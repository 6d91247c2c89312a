/// One message on its way to wherever a log goes.
public struct LogEntry: Equatable, Sendable {
  public let level: LogLevel
  /// Who speaks, as `people` or `http`.
  public let category: String
  public let message: String

  public init(level: LogLevel, category: String, message: String) {
    self.level = level
    self.category = category
    self.message = message
  }
}
