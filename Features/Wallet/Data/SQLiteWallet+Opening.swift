import Files
import Glibc
import Log
import SQLite
public import WalletDomain

/// Opening the books, and looking them through.
extension SQLiteWallet {
  public func open() async throws(WalletError) {
    try await cross { () throws(SQLiteError) in
      do throws(SQLiteError) {
        try await check(.changing)
      } catch {
        // Before anything was ever kept, a launch may have been cut short.
        guard case .gone = error, mark.last == nil, FileIdentity(of: copyPath) == nil else {
          throw error
        }
        try await database.make()
      }
      let isReadOnly = try await database.isReadOnly()
      guard !isReadOnly, takesFiles else { throw .readOnly(path: database.path) }
      mark.write(try await database.read(Self.lastMovement))
    }
  }

  /// Throws `corrupt` for a damaged file, and for books that do not balance or are not all there.
  ///
  /// On a database of its own, so that the books' own one is kept from what it may find.
  private func check(_ access: Access) async throws(SQLiteError) {
    let database = Database(
      path: database.path, durability: .full, busyTimeout: database.busyTimeout, access: access)
    // Read first: another Galbi may enter a movement meanwhile.
    let marked = mark.last ?? 0
    do throws(SQLiteError) {
      try await database.quickCheck()
      // What a newer Galbi has changed may look wrong, but is not.
      try await self.database.checkVersion()
      let (isBalanced, last) = try await database.read { connection throws(SQLiteError) in
        (try connection.isBalanced(), try Self.lastMovement(connection))
      }
      guard isBalanced, last >= marked else { throw .corrupt(path: database.path) }
      await database.close()
    } catch {
      await database.close()
      // A table that is not there.
      if case .misuse = error { throw .corrupt(path: database.path) }
      throw error
    }
  }

  /// Looks the books through as `open` does, and changes nothing; false where there are none yet.
  public func examine() async throws(WalletError) -> Bool {
    guard FileIdentity(of: database.path) != nil else {
      guard mark.last == nil else { throw .damaged }
      return false
    }
    try await cross { () throws(SQLiteError) in try await check(.reading) }
    return true
  }

  /// Whether what is kept is what comes out when everything is counted anew.
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

  /// Whether the folder takes the log, without which nothing can be written.
  private var takesFiles: Bool {
    let end = database.path.lastIndex(of: "/") ?? database.path.startIndex
    return access(String(database.path[..<end]), W_OK) == 0
  }

  var mark: BooksMark { BooksMark(path: "\(database.path).mark") }

  static func lastMovement(_ connection: Connection) throws(SQLiteError) -> Int64 {
    try connection.scalar("SELECT max(id) FROM movement") ?? 0
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
