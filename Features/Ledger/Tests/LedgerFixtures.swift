import Books
import LedgerData
import LedgerDomain
import Log
import SQLite
import SQLiteTesting
import TemporaryFolder
import Time
import WalletDomain

/// The wallet's tables, on which the ledger's are built.
enum WalletTables {
  static let migration = Migration(
    1,
    script: """
      CREATE TABLE account (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('wallet', 'bank', 'payee')),
        name TEXT NOT NULL UNIQUE,
        balance INTEGER NOT NULL DEFAULT 0
          CHECK (typeof(balance) = 'integer' AND (kind <> 'wallet' OR balance >= 0))
      );
      CREATE TABLE movement (
        id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, kind TEXT NOT NULL,
        time INTEGER NOT NULL, day INTEGER NOT NULL, source INTEGER NOT NULL REFERENCES account,
        target INTEGER NOT NULL REFERENCES account,
        amount INTEGER NOT NULL CHECK (typeof(amount) = 'integer' AND amount > 0),
        party TEXT NOT NULL, text TEXT NOT NULL, purpose TEXT NOT NULL
      );
      INSERT INTO account (id, kind, name)
        VALUES (1, 'wallet', 'wallet'), (2, 'bank', 'bank'), (3, 'payee', 'taxi');
      """)

  static func topUp(_ database: Database, key: String, day: Int, amount: Int) async throws {
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES (?, 'topup', 0, ?, 2, 1, ?, '우리은행 0123', '', 'topup')
      """, key, day, amount)
  }

  static func payTaxi(_ database: Database, key: String, day: Int, amount: Int) async throws {
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES (?, 'payment', 0, ?, 1, 3, ?, '슈퍼전기차 택시', '우리집 → 회사', 'transport')
      """, key, day, amount)
  }
}

/// A wallet's file with a ledger, which is deleted with this object.
final class LedgerFixture: Sendable {
  let folder = TemporaryFolder()
  let database: Database
  let ledger: SQLiteLedger

  init() {
    database = Self.database(in: folder)
    ledger = Self.ledger(on: database, in: folder)
  }

  static func database(in folder: TemporaryFolder) -> Database {
    Database(
      path: "\(folder.path)/wallet.sqlite",
      migrations: [WalletTables.migration] + Books.migrations.dropFirst())
  }

  /// The same ledger, as another process has it open.
  var other: SQLiteLedger { Self.ledger(on: Self.database(in: folder), in: folder) }

  private static func ledger(
    on database: Database, in folder: TemporaryFolder
  ) -> SQLiteLedger {
    SQLiteLedger(database, searching: Self.database(in: folder), log: .none)
  }
}

/// An entry in few words.
func entry(
  _ day: Int, _ amount: Int64, _ text: String, _ category: LedgerCategory = .food,
  note: String = ""
) -> LedgerEntry {
  // Every fixture names a real day.
  let day = Day(rawValue: day) ?? Day(milliseconds: 0)
  return LedgerEntry(
    day: day, amount: Won(amount), text: text, category: category, note: note)
}
