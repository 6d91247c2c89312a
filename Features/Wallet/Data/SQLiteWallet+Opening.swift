import Files
import Log
import SQLite
public import WalletDomain

/// Opening the books; beside their file there is a mark, which says that there were some.
extension SQLiteWallet {
  public func open() async throws(WalletError) {
    try await cross { () throws(SQLiteError) in
      do throws(SQLiteError) {
        try await check()
      } catch {
        // Before anything was ever kept, a launch may have been cut short.
        guard case .gone = error, !hasHadBooks else { throw error }
        try await database.make()
      }
      guard try await !database.isReadOnly() else { throw .readOnly(path: database.path) }
    }
    keepMark()
  }

  /// Throws `corrupt` for a damaged file, and for books that do not balance.
  ///
  /// On a database of its own, so that the books' own one is kept from what it may find.
  private func check() async throws(SQLiteError) {
    let database = Database(
      path: database.path, durability: .full, busyTimeout: database.busyTimeout,
      access: .changing)
    do throws(SQLiteError) {
      try await database.quickCheck()
      guard
        try await database.read({ connection throws(SQLiteError) in
          try connection.isBalanced()
        })
      else { throw .corrupt(path: database.path) }
      await database.close()
    } catch {
      await database.close()
      // A table that is not there.
      if case .misuse = error { throw .corrupt(path: database.path) }
      throw error
    }
  }

  /// Whether what is kept is what comes out when everything is counted anew; for `doctor`, too.
  public func isBalanced() async throws(WalletError) -> Bool {
    try await read { connection throws(SQLiteError) in try connection.isBalanced() }
  }

  public func look() async throws(WalletError) -> WalletContents {
    try await cross { () throws(SQLiteError) in
      let database = Database(path: database.path, access: .reading)
      let contents = try await database.read { connection throws(SQLiteError) in
        WalletContents(
          balance: try connection.balance(), cards: (try? connection.cards()) ?? [])
      }
      await database.close()
      return contents
    }
  }

  private var mark: String { "\(database.path).mark" }

  private var hasHadBooks: Bool {
    FileIdentity(of: mark) != nil || FileIdentity(of: copyPath) != nil
  }

  /// Where it cannot be written, nothing can.
  private func keepMark() {
    guard FileIdentity(of: mark) == nil else { return }
    do throws(FileError) {
      try FileAccess.write("", to: mark)
    } catch {
      log.warning("wallet", "The mark of the wallet cannot be written.")
    }
  }
}

extension Connection {
  fileprivate func isBalanced() throws(SQLiteError) -> Bool {
    let faults: Int? = try scalar(
      """
      SELECT count(*) FROM account WHERE balance <> (
        SELECT ifnull(sum(CASE target WHEN account.id THEN amount ELSE -amount END), 0)
        FROM movement WHERE +source = account.id OR +target = account.id)
      """)
    let strays: Int? = try scalar(
      """
      SELECT count(*) FROM intent LEFT JOIN movement
        ON movement.key = intent.key AND movement.kind = 'topup'
      WHERE (state = 'charged') <> (movement.id IS NOT NULL)
        OR movement.amount <> intent.amount
      """)
    return faults == 0 && strays == 0
  }
}
