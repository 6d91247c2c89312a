internal import Files
internal import Log
internal import Platform
public import SQL
internal import SQLite
internal import Time

/// The backup of the books, and the repair of damaged books.
///
/// Times are in milliseconds since 1970.
extension BookFile {
  /// `wallet.backup.sqlite` for `wallet.sqlite`.
  var backupPath: String {
    let ending = ".sqlite"
    let path = database.path
    return "\(path.hasSuffix(ending) ? path.dropLast(ending.count) : path[...]).backup\(ending)"
  }

  public var backupTime: Int64? { Self.time(of: backupPath) }

  public func backUp(at time: Int64) async {
    // A backup without movements would prevent a better one on the same day.
    guard let last = mark.last, last > 0 else { return }
    let path = database.path
    if let earlier = backupTime {
      let changed = [path, "\(path)-wal"].compactMap(Self.time).max() ?? 0
      let isSameDay = Day(milliseconds: earlier) == Day(milliseconds: time)
      guard !isSameDay, changed > earlier else { return }
    }
    // A separate connection, so that movements do not wait for it.
    let database = SQLiteDatabase(path: path, access: .changing)
    do throws(SQLError) {
      try await database.copy(to: backupPath)
      FileAccess.setTime(of: backupPath, to: time)
    } catch {
      // Busy: another process makes one. Interrupted: this process ends.
      switch error {
      case .busy, .interrupted: break
      default: log.warning("wallet", "No copy of the wallet was made. \(error)")
      }
    }
    await database.close()
  }

  /// Replaces the file with the last backup; returns the new name of the replaced file, nil if there
  /// was none.
  ///
  /// Throws `gone` or `corrupt` if there is no intact backup; nothing is then changed.
  public func restoreBackup(at time: Int64) async throws(SQLError) -> String? {
    let aside = try await database.bringBack(backupPath, stamp: "\(time)")
    mark.reset()
    log.warning("wallet", "A copy was brought back; the damaged wallet is now \(aside).")
    return Self.name(of: aside)
  }

  /// Replaces the file with empty books; returns the new name of the replaced file, nil if there was
  /// none.
  public func startOver(at time: Int64) async throws(SQLError) -> String? {
    let aside = try await database.setAside(stamp: "\(time)")
    log.warning("wallet", "A new wallet was begun; the damaged one is now \(aside).")
    mark.reset()
    try await database.make()
    return Self.name(of: aside)
  }

  /// The name of a file that exists.
  private static func name(of path: String) -> String? {
    guard FileIdentity(of: path) != nil else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  /// When a file that is not empty was last changed.
  private static func time(of path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 else { return nil }
    return Int64(seconds: status.modified.tv_sec, nanoseconds: status.modified.tv_nsec)
  }
}
