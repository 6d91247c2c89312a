import Launch
import RIBs
import SQL
import SQLite

#if PostgreSQL
  import PostgreSQL
#endif

/// A database that is open in a session.
struct SessionDatabase {
  let database: any Database

  /// Called after another process has committed to it; nil if the screen shows nothing of it.
  let sync: (@MainActor () async -> Void)?
}

extension Database {
  /// The same for all that see the same commits: a server tells of them by address.
  var source: AnyHashable {
    #if PostgreSQL
      if let server = self as? PostgreSQLDatabase { return server.address }
    #endif
    return ObjectIdentifier(self)
  }

  /// Calls `didChange` after commits of others, until the task is cancelled; `didLoseFolder` when the
  /// folder of a file was removed or replaced; `isSilent` with the time since the last sign of a
  /// server that gives none any more, and with nil when it gives one again.
  @MainActor
  func follow(
    pause: @escaping @Sendable (Duration) async throws(CancellationError) -> Void,
    _ didChange: @escaping @MainActor () async -> Void,
    didLoseFolder: @MainActor () async -> Void,
    isSilent: @escaping @MainActor (Duration?) -> Void
  ) async throws(SQLError) {
    #if PostgreSQL
      if let server = self as? PostgreSQLDatabase {
        return await server.follow(didChange, isSilent: isSilent)
      }
    #endif
    guard let file = self as? SQLiteDatabase else { return }
    try await DatabaseWatch(file, pause: pause).run(didChange, didLoseFolder: didLoseFolder)
  }
}
