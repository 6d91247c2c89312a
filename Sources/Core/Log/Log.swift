/// Receives messages for developers, without blocking or failing.
///
/// Messages must not contain secrets or the user's data.
public struct Log: Sendable {
  /// Discards all messages.
  public static let none = Log(sink: nil)

  private let sink: (@Sendable (LogEntry) -> Void)?

  private init(sink: (@Sendable (LogEntry) -> Void)?) { self.sink = sink }

  /// Passes messages to `sink` on the caller's thread.
  public init(to sink: @escaping @Sendable (LogEntry) -> Void) { self.init(sink: sink) }

  /// Logs something after which the program goes on; `message` is evaluated unless it is discarded.
  public func warning(_ category: StaticString, _ message: @autoclosure () -> String) {
    sink?(LogEntry(level: .warning, category: "\(category)", message: message()))
  }

  /// Logs a failure; `message` is evaluated unless it is discarded.
  public func error(_ category: StaticString, _ message: @autoclosure () -> String) {
    sink?(LogEntry(level: .error, category: "\(category)", message: message()))
  }
}

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
