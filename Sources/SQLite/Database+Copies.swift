/// Giving the file another name, and copies of it.
extension Database {
  /// Gives a file that has proved `corrupt` another name, with its log, so that the next use
  /// begins a new one.
  ///
  /// Returns the new path for the user, which ends in `stamp`, as `20261121T062000Z`; nil when
  /// there was no damage, or when another program was faster.
  public func setAsideCorrupt(stamp: String) throws(SQLiteError) -> String? {
    guard let corruptFile else { return nil }
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLiteError) in
      connection = nil
      let isThere = file.identity == corruptFile
      let aside = isThere ? try file.moveAside(as: stamp) : nil
      self.corruptFile = nil
      return aside
    }
  }

  /// Gives the file another name, with its log, whatever is in it.
  ///
  /// Returns the new path, which ends in `stamp`.
  @discardableResult
  public func setAside(stamp: String) throws(SQLiteError) -> String {
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLiteError) in
      connection = nil
      return try file.moveAside(as: stamp)
    }
  }

  /// Makes a copy of what is committed at `target` (0600), in place of the one that is there.
  ///
  /// It is whole, sound and on the disk when this returns; otherwise the former one is as it was.
  /// Others may write meanwhile. Throws `busy` when another program makes one.
  public func copy(to target: String) async throws(SQLiteError) {
    let file = DatabaseFile(path: target)
    try await perform { connection throws(SQLiteError) in
      try file.locked(for: .zero) { () throws(SQLiteError) in
        try file.replace { new throws(SQLiteError) in
          try new.create()
          _ = try connection.query("VACUUM INTO ?", [new.path]) { _ in }
        }
      }
    }
  }

  /// Puts a copy in the place of the file, which is given another name that ends in `stamp`.
  ///
  /// Returns that name. Throws `gone` where there is no copy, and `corrupt` for a damaged one; then
  /// the file is as it was.
  @discardableResult
  public func bringBack(_ copy: String, stamp: String) throws(SQLiteError) -> String {
    guard try DatabaseFile(path: copy).isFilled else { throw .gone(path: copy) }
    let file = DatabaseFile(path: path)
    return try file.locked(for: busyTimeout) { () throws(SQLiteError) in
      connection = nil
      var aside = ""
      try file.replace { new throws(SQLiteError) in
        try new.fill(from: copy)
      } settingAside: { () throws(SQLiteError) in
        aside = try file.moveAside(as: stamp)
      }
      return aside
    }
  }
}
