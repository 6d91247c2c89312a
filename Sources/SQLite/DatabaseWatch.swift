internal import Files

/// Says when somebody else has committed to a database, another process or another `Database`.
///
/// It sleeps until the kernel tells that a file of the database was written.
public struct DatabaseWatch: Sendable {
  private let database: Database
  private let pause: @Sendable (Duration) async throws(CancellationError) -> Void

  /// A file may be written before what was written can be seen: it is looked at at once, and after
  /// 1, 2, 4, … milliseconds more, for about a second.
  private static let lastPause = 512

  /// `pause` waits.
  public init(
    _ database: Database,
    pause: @escaping @Sendable (Duration) async throws(CancellationError) -> Void
  ) {
    self.database = database
    self.pause = pause
  }

  /// Calls `didChange` after commits of others, until the task is cancelled.
  ///
  /// Tells of all that is committed once the database is open; the folder is made where there is
  /// none. Throws `cannotWatch` when that cannot be watched, or is gone.
  public func run(_ didChange: () async -> Void) async throws(SQLiteError) {
    guard database.path != Database.memory else { return }
    try DatabaseFile(path: database.path).createFolder()
    let events = try Self.events(of: database.path)
    // Something may have happened before the folder was watched.
    var seen = 0
    while true {
      await lookAgain(from: &seen, events, didChange)
      guard events.isFolderThere else {
        throw .cannotWatch(path: database.path, reason: "the folder is gone")
      }
      guard let count = await events.next(after: seen) else { return }
      seen = count
    }
  }

  /// What happens to the files of a database, whose folder exists.
  ///
  /// The shared memory tells nothing: it is written without system calls.
  static func events(of path: String) throws(SQLiteError) -> FolderEvents {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { path[..<$0].isEmpty ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    do throws(FileError) {
      return try FolderEvents(
        of: folder, files: [name, "\(name)-wal", "\(name)-journal"], at: .eachWrite)
    } catch {
      let reason = if case .cannotWatch(_, let reason) = error { reason } else { "\(error)" }
      throw .cannotWatch(path: path, reason: reason)
    }
  }

  private func lookAgain(
    from seen: inout Int, _ events: FolderEvents, _ didChange: () async -> Void
  ) async {
    await look(didChange)
    var delay = 1
    while delay <= Self.lastPause {
      do {
        try await pause(.milliseconds(delay))
      } catch {
        return
      }
      await look(didChange)
      delay *= 2
      guard case let count = events.count, count != seen else { continue }
      seen = count
      delay = 1
    }
  }

  private func look(_ didChange: () async -> Void) async {
    do throws(SQLiteError) {
      if try await database.hasChangedElsewhere() { await didChange() }
    } catch {
      // Whoever reads the database next is told.
    }
  }
}
