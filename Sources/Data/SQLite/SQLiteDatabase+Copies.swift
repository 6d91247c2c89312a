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
    try await perform { connection throws(SQLError) in
      try file.locked(for: .zero) { () throws(SQLError) in
        try file.replace { new throws(SQLError) in
          try new.create()
          try connection.run("VACUUM INTO ?", new.path)
        }
      }
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
        // SQLite knows no CHECK of a file that is open for reading alone, and then cannot copy columns that are
        // made of others. Nothing is written.
        try SQLiteConnection(
          path: copy, busyTimeout: .seconds(1), interruption: Interruption()
        ).run("VACUUM INTO ?", new.path)
      } settingAside: { () throws(SQLError) in
        aside = try file.moveAside(as: stamp)
      }
      return aside
    }
  }
}
