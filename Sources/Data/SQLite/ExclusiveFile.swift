public import SQL
internal import Synchronization

/// A database in a file that no other connection can open for as long as this exists.
public final class ExclusiveFile: Sendable {
  // Used only with `lock` held, and `body` below cannot keep it: it is valid only there.
  private nonisolated(unsafe) let connection: SQLiteConnection
  private let lock = Mutex(())

  /// Opens an existing file; throws `busy` if another connection has it open.
  public init(path: String) throws(SQLError) {
    connection = try SQLiteConnection(
      path: path, busyTimeout: .zero, interruption: Interruption())
    try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    // The lock stays after the first transaction.
    try connection.transaction { _ throws(SQLError) in }
  }

  /// Runs several queries on the thread of the caller.
  public func read<Value: Sendable>(
    _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    try lock.withLock { _ throws(SQLError) in try connection.read(body) }
  }
}
