internal import CPlatform

/// A file that is readable from when it is raised until that is taken, from any thread.
public final class WakeUp: Sendable {
  private let event: CPlatform.event

  /// Readable while it is raised.
  public var file: Int32 { event.reader }

  /// Nil if the system has no more files.
  public init?() {
    var event = CPlatform.event()
    guard event_open(&event) else { return nil }
    self.event = event
  }

  deinit {
    close(event.reader)
    if event.writer != event.reader { close(event.writer) }
  }

  public func raise() { withUnsafePointer(to: event) { event_raise($0) } }

  /// Ends that it is raised; false if it was not.
  @discardableResult
  public func take() -> Bool { withUnsafePointer(to: event) { event_take($0) } }
}
