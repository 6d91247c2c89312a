/// Receives messages for developers, without blocking or failing.
///
/// Messages must not contain secrets or the user's data.
public struct Log: Sendable {
  /// Discards all messages.
  public static let none = Log(from: nil) { _ in }

  /// Nil to discard all messages.
  private let minimum: LogLevel?
  private let sink: @Sendable (LogEntry) -> Void

  /// Passes messages of at least `minimum` to `sink` on the caller's thread; nil discards all.
  public init(from minimum: LogLevel?, to sink: @escaping @Sendable (LogEntry) -> Void) {
    self.minimum = minimum
    self.sink = sink
  }

  public func debug(_ category: StaticString, _ message: @autoclosure () -> String) {
    log(.debug, category, message)
  }

  public func info(_ category: StaticString, _ message: @autoclosure () -> String) {
    log(.info, category, message)
  }

  public func warning(_ category: StaticString, _ message: @autoclosure () -> String) {
    log(.warning, category, message)
  }

  public func error(_ category: StaticString, _ message: @autoclosure () -> String) {
    log(.error, category, message)
  }

  private func log(_ level: LogLevel, _ category: StaticString, _ message: () -> String) {
    guard let minimum, level >= minimum else { return }
    sink(LogEntry(level: level, category: "\(category)", message: message()))
  }
}
