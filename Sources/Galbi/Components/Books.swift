import LedgerData
import SQLite
import WalletData

/// The database of the wallet and the ledger, `wallet.sqlite`, with two connections.
struct Books {
  static let file = "wallet.sqlite"

  let database: Database
  /// For long searches, so that they do not delay changes.
  let searching: Database

  /// `folder` is the profile's.
  init(folder: String, busyTimeout: Duration) {
    func open() -> Database {
      SQLiteWallet.database(
        at: "\(folder)/\(Self.file)", more: SQLiteLedger.migrations, busyTimeout: busyTimeout)
    }
    database = open()
    searching = open()
  }

  /// Opens the file at `path` for reading only.
  static func reading(_ path: String) -> Database {
    SQLiteWallet.database(at: path, more: SQLiteLedger.migrations, access: .reading)
  }
}
