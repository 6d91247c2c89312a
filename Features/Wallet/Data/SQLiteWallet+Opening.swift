import Files
import Glibc
import SQLite
public import WalletDomain

/// Opening and checking the books.
extension SQLiteWallet {
  public func open() async throws(WalletError) {
    try await mappingErrors { () throws(SQLiteError) in
      do throws(SQLiteError) {
        try await check(.changing)
      } catch {
        // The first launch may have ended before it stored anything.
        guard case .gone = error, mark.last == nil, FileIdentity(of: backupPath) == nil else {
          throw error
        }
        try await database.make()
      }
      let isReadOnly = try await database.isReadOnly()
      guard !isReadOnly, isFolderWritable else { throw .readOnly(path: database.path) }
      mark.write(try await database.read(Self.lastMovement))
    }
  }

  /// Throws `corrupt` for a damaged file, and for books that do not balance or are incomplete.
  ///
  /// Uses a separate connection, so that damage does not affect the one for movements.
  private func check(_ access: Access) async throws(SQLiteError) {
    let database = Database(
      path: database.path, durability: .full, busyTimeout: database.busyTimeout, access: access)
    // Read first: another process may insert a movement in the meantime.
    let marked = mark.last ?? 0
    do throws(SQLiteError) {
      try await database.quickCheck()
      // The tables of a newer version may fail the checks below without being damaged.
      try await self.database.checkVersion()
      let (isBalanced, last) = try await database.read { connection throws(SQLiteError) in
        (try connection.isBalanced(), try Self.lastMovement(connection))
      }
      guard isBalanced, last >= marked else { throw .corrupt(path: database.path) }
      await database.close()
    } catch {
      await database.close()
      // A table is missing.
      if case .misuse = error { throw .corrupt(path: database.path) }
      throw error
    }
  }

  /// Checks the books as `open` does, without changing anything; returns false if there are none yet.
  public func examine() async throws(WalletError) -> Bool {
    guard FileIdentity(of: database.path) != nil else {
      guard mark.last == nil else { throw .damaged }
      return false
    }
    try await mappingErrors { () throws(SQLiteError) in try await check(.reading) }
    return true
  }

  /// Whether the stored balances are the sums of all movements, and top-ups have their movements.
  public func isBalanced() async throws(WalletError) -> Bool {
    try await read { connection throws(SQLiteError) in try connection.isBalanced() }
  }

  public func readableContents() async throws(WalletError) -> WalletContents {
    try await mappingErrors { () throws(SQLiteError) in
      let database = Database(path: database.path, access: .reading)
      let contents = try await database.read { connection throws(SQLiteError) in
        WalletContents(
          balance: try connection.balance(), cards: (try? connection.cards()) ?? [])
      }
      await database.close()
      return contents
    }
  }

  /// Whether the write-ahead log can be created, which every change requires.
  private var isFolderWritable: Bool {
    let end = database.path.lastIndex(of: "/") ?? database.path.startIndex
    return access(String(database.path[..<end]), W_OK) == 0
  }

  var mark: HighWaterMark { HighWaterMark(path: "\(database.path).mark") }

  static func lastMovement(_ connection: Connection) throws(SQLiteError) -> Int64 {
    try connection.scalar("SELECT max(id) FROM movement") ?? 0
  }
}

extension Connection {
  fileprivate func isBalanced() throws(SQLiteError) -> Bool {
    let wrongBalances: Int? = try scalar(
      """
      SELECT count(*) FROM account WHERE balance <> (
        SELECT ifnull(sum(CASE target WHEN account.id THEN amount ELSE -amount END), 0)
        FROM movement WHERE +source = account.id OR +target = account.id)
      """)
    let wrongTopUps: Int? = try scalar(
      """
      SELECT count(*) FROM intent LEFT JOIN movement
        ON movement.key = intent.key AND movement.kind = 'topup'
      WHERE (state = 'charged') <> (movement.id IS NOT NULL)
        OR movement.amount <> intent.amount
      """)
    return wrongBalances == 0 && wrongTopUps == 0
  }
}
