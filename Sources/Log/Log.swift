/// Takes messages for developers; never waits and never fails.
///
/// Neither secrets nor data of the user belong in a message.
public struct Log: Sendable {
  /// Takes nothing.
  public static let none = Log(from: nil) { _ in }

  /// Nil when it takes nothing.
  private let minimum: LogLevel?
  private let sink: @Sendable (LogEntry) -> Void

  /// A log that hands messages of at least `minimum` to `sink`, on the caller's thread.
  ///
  /// With no minimum it takes nothing.
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
