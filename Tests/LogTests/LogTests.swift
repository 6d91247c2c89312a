import Expectations
import Synchronization
import Testing

@testable import Log

struct LogTests {
  private final class Spy: Sendable {
    private let all = Mutex<[LogEntry]>([])
    var entries: [LogEntry] { all.withLock { $0 } }

    func take(_ entry: LogEntry) { all.withLock { $0.append(entry) } }
  }

  @Test func `entries are passed on in order`() {
    let spy = Spy()
    let log = Log { spy.take($0) }
    log.warning("people", "one")
    log.error("http", "two")
    expectEqual(
      spy.entries,
      [
        LogEntry(level: .warning, category: "people", message: "one"),
        LogEntry(level: .error, category: "http", message: "two"),
      ])
  }

  @Test func `a discarded message is not evaluated`() {
    func message() -> String {
      Issue.record("evaluated")
      return ""
    }
    Log.none.error("people", message())
  }
}
