import LedgerData
import SQLite
import WalletData

/// The file with the wallet and the ledger, `wallet.sqlite`, on two connections.
struct Books {
  static let file = "wallet.sqlite"

  let database: Database
  /// For long searches, so that they delay no change.
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

  /// The file at `path` for reading only.
  static func reading(_ path: String) -> Database {
    SQLiteWallet.database(at: path, more: SQLiteLedger.migrations, access: .reading)
  }
}
