public import Log
import Synchronization

/// The messages of a log, in the order in which they were written.
public final class Messages: Sendable {
  private let messages = Mutex<[String]>([])

  public init() {}

  public var all: [String] { messages.withLock { $0 } }

  public var log: Log { Log { entry in self.messages.withLock { $0.append(entry.message) } } }
}
