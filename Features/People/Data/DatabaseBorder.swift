public import Log
import PeopleDomain
import SQLite

/// Logs the database's errors, throws them as `PeopleError`, and sets a damaged database aside.
public struct DatabaseBorder: Sendable {
  private let log: Log
  private let stamp: @Sendable () -> String

  /// `stamp` makes the name of each damaged database different, such as the time.
  public init(log: Log, stamp: @escaping @Sendable () -> String) {
    self.log = log
    self.stamp = stamp
  }

  func cross<Value: Sendable>(
    _ database: Database, _ work: () async throws(SQLiteError) -> Value
  ) async throws(PeopleError) -> Value {
    do throws(SQLiteError) {
      return try await work()
    } catch {
      if error != .interrupted { log.error("people", error.description) }
      throw await peopleError(for: error, database)
    }
  }

  private func peopleError(for error: SQLiteError, _ database: Database) async -> PeopleError {
    switch error {
    case .corrupt: .damaged(movedTo: await moveAside(database))
    default: .storage(.init(error))
    }
  }

  /// Returns the new file name of the damaged database; nil if it could not be moved.
  private func moveAside(_ database: Database) async -> String? {
    do throws(SQLiteError) {
      guard let path = try await database.setAsideCorrupt(stamp: stamp()) else { return nil }
      log.warning("people", "The damaged database is now \(path).")
      return path.split(separator: "/").last.map(String.init)
    } catch {
      log.error("people", error.description)
      return nil
    }
  }
}
