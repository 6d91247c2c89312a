import Log
import SQLite
import Storage
import Synchronization
import Testing

struct StorageBorderTests {
  private struct Refusal: Error, Equatable {
    let cause: StorageError
  }

  /// The messages of a log.
  private final class Messages: Sendable {
    let all = Mutex<[String]>([])
    var log: Log { Log { entry in self.all.withLock { $0.append(entry.message) } } }
  }

  @Test(arguments: [
    (SQLiteError.busy(path: "p"), StorageError.busy), (.full(path: "p"), .diskFull),
    (.readOnly(path: "p"), .cannotWrite),
    (.newerSchema(path: "p", found: 2, known: 1), .newerData), (.corrupt(path: "p"), .damaged),
    (.missingColumn("c"), .damaged), (.gone(path: "p"), .cannotRead), (.misuse("m"), .cannotRead),
  ])
  func `an error becomes that of the feature, and is logged`(
    error: SQLiteError, expected: StorageError
  ) async {
    let messages = Messages()
    let border = StorageBorder("notes", log: messages.log)
    await #expect(throws: Refusal(cause: expected)) {
      try await border.cross(Refusal.init) { () throws(SQLiteError) in throw error }
    }
    #expect(messages.all.withLock { $0 } == [error.description])
  }

  @Test func `an interruption is not logged`() async {
    let messages = Messages()
    let border = StorageBorder("notes", log: messages.log)
    await #expect(throws: Refusal.self) {
      try await border.cross(Refusal.init) { () throws(SQLiteError) in throw .interrupted }
    }
    #expect(messages.all.withLock { $0 } == [])
  }
}
