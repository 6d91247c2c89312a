/// One message of a log.
public struct LogEntry: Equatable, Sendable {
  /// How bad what happened is; the raw value stands in the log file.
  public enum Level: String, Sendable {
    /// Something that the program goes on after, and something that has failed.
    case warning, error
  }

  /// How bad what happened is.
  public let level: Level
  /// The part of the program, such as `people` or `http`.
  public let category: String
  /// What happened, in a sentence for developers; it may have control characters.
  public let message: String
}
