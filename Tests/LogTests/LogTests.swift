import Log
import Synchronization
import Testing

struct LogTests {
  private final class Spy: Sendable {
    private let all = Mutex<[LogEntry]>([])
    var entries: [LogEntry] { all.withLock { $0 } }

    func take(_ entry: LogEntry) { all.withLock { $0.append(entry) } }
  }

  @Test func `messages below the minimum are not even made`() {
    let spy = Spy()
    let log = Log(from: .warning) { spy.take($0) }
    func message() -> String {
      Issue.record("made")
      return ""
    }
    log.debug("people", message())
    log.info("people", message())
    log.warning("people", "one")
    log.error("http", "two")
    #expect(
      spy.entries == [
        LogEntry(level: .warning, category: "people", message: "one"),
        LogEntry(level: .error, category: "http", message: "two"),
      ])
  }

  @Test func `the log that takes nothing makes no message`() {
    func message() -> String {
      Issue.record("made")
      return ""
    }
    Log.none.error("people", message())
  }
}
