internal import Files
internal import Platform
public import SQL

/// Reports commits by another process or another `Database`.
///
/// Waits for the kernel's events of the database's files, without polling.
public struct DatabaseWatch: Sendable {
  private let database: SQLiteDatabase
  private let pause: @Sendable (Duration) async throws(CancellationError) -> Void

  /// The last of the delays in milliseconds (1, 2, 4, …) after which the database is checked again,
  /// for about a second: a write may be reported before the commit is visible.
  private static let lastPause = 512

  /// `pause` waits for a duration.
  public init(
    _ database: SQLiteDatabase,
    pause: @escaping @Sendable (Duration) async throws(CancellationError) -> Void
  ) {
    self.database = database
    self.pause = pause
  }

  /// Calls `didChange` after commits of others, until the task is cancelled.
  ///
  /// Covers all commits since the database was opened. Creates the folder if needed, also when it was
  /// removed or replaced; `didLoseFolder` is called after `didChange` with the new one. Throws if it
  /// cannot be watched.
  public func run(
    _ didChange: () async -> Void, didLoseFolder: () async -> Void = {}
  ) async throws(SQLError) {
    guard database.path != SQLiteDatabase.memory else { return }
    var isOther = false
    while !Task.isCancelled {
      try DatabaseFile(path: database.path).createFolder()
      let events = try Self.events(of: database.path)
      var seen = 0
      // Checks first: the database may have changed before the folder was watched.
      await check(didChange)
      if isOther { await didLoseFolder() }
      while true {
        await checkRepeatedly(from: &seen, events, didChange)
        guard events.isFolderThere else { break }
        guard let count = await events.next(after: seen) else { return }
        seen = count
      }
      isOther = true
    }
  }

  /// The events of a database's files; its folder must exist.
  ///
  /// Does not watch the shared memory, which is written without system calls.
  static func events(of path: String) throws(SQLError) -> FolderEvents {
    let name = path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    do throws(FileError) {
      return try FolderEvents(
        of: FileAccess.folder(of: path), files: [name, "\(name)-wal", "\(name)-journal"],
        at: .eachWrite)
    } catch {
      let reason = if case .cannotWatch(_, let reason) = error { reason } else { "\(error)" }
      throw .cannotWatch(path: path, reason: reason)
    }
  }

  private func checkRepeatedly(
    from seen: inout Int, _ events: FolderEvents, _ didChange: () async -> Void
  ) async {
    await check(didChange)
    var delay = 1
    while delay <= Self.lastPause {
      do {
        try await pause(.milliseconds(delay))
      } catch {
        return
      }
      await check(didChange)
      delay *= 2
      guard case let count = events.count, count != seen else { continue }
      seen = count
      delay = 1
    }
  }

  private func check(_ didChange: () async -> Void) async {
    do throws(SQLError) {
      guard try await database.hasChangedElsewhere() else { return }
      if DatabaseFile(path: database.path).identity == nil {
        // Opening it makes it again, and while its folder is being removed, that too.
        try? await pause(.milliseconds(Self.lastPause))
      }
      await didChange()
    } catch {
      // The next read of the database throws the error.
    }
  }
}
