import Log
import Synchronization

/// The messages of a log.
final class Messages: Sendable {
  private let messages = Mutex<[String]>([])

  var all: [String] { messages.withLock { $0 } }

  var log: Log { Log { entry in self.messages.withLock { $0.append(entry.message) } } }
}
