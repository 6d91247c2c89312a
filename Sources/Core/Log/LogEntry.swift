/// One message of a log.
public struct LogEntry: Equatable, Sendable {
  /// How serious a message is; the raw value stands in the log file.
  public enum Level: String, Sendable {
    /// Something after which the program goes on, or a failure.
    case warning, error
  }

  /// How serious the message is.
  public let level: Level
  /// The part of the program, such as `people` or `http`.
  public let category: String
  /// What happened, in a sentence for developers; it may have control characters.
  public let message: String
}
