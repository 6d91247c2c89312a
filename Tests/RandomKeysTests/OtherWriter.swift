import Dispatch
import SQLite

/// Another program that writes the database for a while.
@MainActor
final class OtherWriter {
  private let database: SQLiteDatabase
  private let end = DispatchSemaphore(value: 0)
  private var writing: Task<Void, Never>?

  init(path: String) {
    database = SQLiteDatabase(path: path)
  }

  /// Returns when it holds the lock, or cannot have it.
  func begin() async {
    guard writing == nil else { return }
    let (holds, hold) = AsyncStream<Void>.makeStream()
    writing = Task { [database, end] in
      _ = try? await database.transaction { _ in
        hold.yield()
        end.wait()
      }
      hold.finish()
    }
    for await _ in holds { return }
    writing = nil
  }

  /// Lets go of the lock.
  func finish() async {
    guard let writing else { return }
    end.signal()
    await writing.value
    self.writing = nil
  }
}
