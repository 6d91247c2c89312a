import Expectations
import Log
import LogTesting
import SQL
import SQLite
import Storage
import Testing

struct StorageErrorMapperTests {
  private struct Refusal: Error, Equatable {
    let cause: StorageError
  }

  @Test(arguments: [
    (SQLError.busy(path: "p", reason: "r"), StorageError.busy),
    (.full(path: "p", reason: "r"), .diskFull), (.readOnly(path: "p", reason: "r"), .cannotWrite),
    (.newerSchema(path: "p", found: 2, known: 1), .newerData),
    (.corrupt(path: "p", reason: "r"), .damaged), (.missingColumn("c"), .damaged),
    (.gone(path: "p"), .gone), (.cannotOpen(path: "p", reason: "r"), .cannotRead),
    (.misuse("m"), .cannotRead), (.constraint("c"), .unknown),
  ])
  func `an error becomes that of the feature, and is logged`(
    error: SQLError, expected: StorageError
  ) async {
    let messages = Messages()
    let mapper = StorageErrorMapper(
      SQLiteDatabase.inMemory(), "notes", log: messages.log, failure: { Refusal(cause: $0) })
    await #expect(throws: Refusal(cause: expected)) {
      try await mapper.run(operation: "read") { () throws(SQLError) in throw error }
    }
    expectEqual(messages.all, ["read: \(error)"])
  }

  @Test func `an interruption is not logged`() async {
    let messages = Messages()
    let mapper = StorageErrorMapper(
      SQLiteDatabase.inMemory(), "notes", log: messages.log, failure: { Refusal(cause: $0) })
    await #expect(throws: Refusal.self) {
      try await mapper.run { () throws(SQLError) in throw .interrupted }
    }
    expectEqual(messages.all, [])
  }

  @Test func `what could not be opened for a change could not be written`() {
    let error = SQLError.cannotOpen(path: "p", reason: "r")
    expectEqual(StorageError(error, isChange: true), .cannotWrite)
  }

  @Test func `an error prints the operation, and what SQLite said`() async {
    let mapper = StorageErrorMapper(
      SQLiteDatabase.inMemory(), "notes", log: .none, failure: { Refusal(cause: $0) })
    let failure = await #expect(throws: Refusal.self) {
      try await mapper.change(operation: "add") { connection throws(SQLError) in
        try connection.run("CREATE TABLE notes (text NOT NULL)")
        try connection.run("INSERT INTO notes VALUES (?)", nil as String?)
      }
    }
    expectEqual(
      failure.map { "\($0)" },
      """
      Refusal(cause: unknown: add: The change breaks a rule of the database: \
      NOT NULL constraint failed: notes.text (code 1299).)
      """)
  }
}
