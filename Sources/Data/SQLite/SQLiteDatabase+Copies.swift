internal import CSQLite
internal import Platform
public import SQL

/// Renaming the file, and backup copies.
extension SQLiteDatabase {
  /// Renames a file that was found `corrupt`, with its log, so that the next use creates a new one.
  ///
  /// Returns the new path, which ends in `stamp` (`20261121T062000Z`); nil if no damage was found,
  /// or if another process was faster.
  public func setAsideCorrupt(stamp: String) throws(SQLError) -> String? {
    guard let corruptFile else { return nil }
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLError) in
      connection = nil
      let isThere = file.identity == corruptFile
      let aside = isThere ? try file.moveAside(as: stamp) : nil
      self.corruptFile = nil
      return aside
    }
  }

  /// Renames the file, with its log; returns the new path, which ends in `stamp`.
  @discardableResult
  public func setAside(stamp: String) throws(SQLError) -> String {
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLError) in
      connection = nil
      return try file.moveAside(as: stamp)
    }
  }

  /// Writes a copy of all committed data to `target` (0600), replacing an earlier copy.
  ///
  /// The copy is checked and synced to the disk when this returns; on failure the earlier copy is
  /// unchanged. Other writers may go on. Throws `busy` while another process writes the same copy.
  public func copy(to target: String) async throws(SQLError) {
    let file = DatabaseFile(path: target)
    do throws(SQLError) {
      try await perform { connection throws(SQLError) in
        try file.replaceLocked { new throws(SQLError) in
          try connection.run("VACUUM INTO ?", new.path)
        }
      }
    } catch {
      // Where the file can only be read, its pages as they are, as in `bringBack`.
      guard error.isUnwritable(path),
        let reader = try? SQLiteConnection.openToRead(path, migrations, interruption: interruption)
      else { throw error }
      try file.replaceLocked { new throws(SQLError) in try reader.copyPages(to: new) }
    }
  }

  /// Replaces the file with a copy; returns the new path of the replaced file, which ends in
  /// `stamp`.
  ///
  /// Throws `gone` if there is no copy, and `corrupt` if it is damaged; the file is then unchanged.
  @discardableResult
  public func bringBack(_ copy: String, stamp: String) throws(SQLError) -> String {
    guard try DatabaseFile(path: copy).isFilled else { throw .gone(path: copy) }
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLError) in
      connection = nil
      var aside = ""
      try file.replace { new throws(SQLError) in
        try new.create()
        // Page by page, also of a file that may only be read: of such a one SQLite does not know the CHECKs, and
        // `VACUUM INTO` then cannot copy columns that are made of others. `replace` checks the pages.
        try SQLiteConnection(reading: copy, "mode=ro", interruption: Interruption())
          .copyPages(to: new)
      } settingAside: { () throws(SQLError) in
        aside = try file.moveAside(as: stamp)
      }
      return aside
    }
  }
}

extension DatabaseFile {
  /// Puts what `make` writes into an empty file in the place of this one.
  fileprivate func replaceLocked(
    _ make: (DatabaseFile) throws(SQLError) -> Void
  ) throws(SQLError) {
    try locked(for: .zero) { () throws(SQLError) in
      try replace { new throws(SQLError) in
        try new.create()
        try make(new)
      }
    }
  }
}

extension SQLError {
  /// Whether it is about a file, or its folder, that can only be read.
  fileprivate func isUnwritable(_ path: String) -> Bool {
    switch self {
    case .readOnly(path, _), .cannotOpen(path, _): true
    default: false
    }
  }
}

extension SQLiteConnection {
  /// Copies all pages as they are to a file that is there and empty.
  fileprivate func copyPages(to file: DatabaseFile) throws(SQLError) {
    let target = try SQLiteConnection(
      path: file.path, busyTimeout: .zero, interruption: interruption)
    let code = withExtendedLifetime((self, target)) {
      guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
        return sqlite3_extended_errcode(target.handle)
      }
      let code = sqlite3_backup_step(backup, -1)
      sqlite3_backup_finish(backup)
      return code
    }
    guard code == SQLITE_DONE else {
      throw SQLError(
        code: code, system: errno, message: String(cString: sqlite3_errstr(code)), path: path)
    }
  }
}
