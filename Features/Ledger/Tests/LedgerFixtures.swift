import Books
import LedgerData
import LedgerDomain
import LedgerFixtures
import Log
import PlatformTesting
import PostgreSQLTesting
import SQL
import SQLite
import SQLiteTesting
import Testing
import Time
import WalletDomain

/// Movements of the wallet, whose lines the ledger's tables add.
enum Movements {
  static func topUp(_ database: SQLiteDatabase, key: String, day: Int, amount: Int) async throws {
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT ?, 'topup', 0, ?, bank.id, wallet.id, ?, '우리은행 0123', '', 'topup'
        FROM account AS bank, account AS wallet WHERE bank.name = 'bank' AND wallet.name = 'wallet'
      """, key, day, amount)
  }

  static func payTaxi(
    _ database: SQLiteDatabase, key: String, day: Int, amount: Int, purpose: String = "transport"
  ) async throws {
    try await database.run("INSERT INTO account (kind, name) VALUES ('payee', 'taxi')")
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT ?, 'payment', 0, ?, wallet.id, taxi.id, ?, '슈퍼전기차 택시', '우리집 → 회사', ?
        FROM account AS wallet, account AS taxi WHERE wallet.name = 'wallet' AND taxi.name = 'taxi'
      """, key, day, amount, purpose)
  }
}

/// A wallet's file with a ledger, which is deleted with this object.
final class LedgerFileFixture: Sendable {
  let folder = TemporaryFolder()
  let database: SQLiteDatabase
  let ledger: StoredLedger

  init() {
    database = Self.database(in: folder)
    ledger = Self.ledger(on: database, in: folder)
  }

  @MainActor func ledger(_ kind: RepositoryKind) throws -> any LedgerRepository {
    switch kind {
    case .memory: return InMemoryLedger()
    case .file: return ledger
    #if PostgreSQL
      case .server: return try serverLedger()
    #endif
    }
  }

  /// Whether what a test has left is sound, where it can be otherwise.
  func isSound(_ kind: RepositoryKind) async throws -> Bool {
    switch kind {
    case .memory: return true
    case .file: return try await ledger.isSound()
    #if PostgreSQL
      case .server: return try await serverLedger().isSound()
    #endif
    }
  }

  #if PostgreSQL
    let space = ServerSpace(tables: ServerBooks.migrations)

    /// The ledger on a server, as one more program has it open.
    func serverLedger(in other: ServerSpace? = nil) throws -> StoredLedger {
      let books = ServerBooks(try (other ?? space).address(), limits: .patient)
      return StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
    }
  #endif

  static func database(in folder: TemporaryFolder) -> SQLiteDatabase {
    SQLiteDatabase(
      path: "\(folder.path)/\(BookFile.file)", migrations: BookFile.migrations,
      busyTimeout: .seconds(60))
  }

  /// The same ledger, as another process has it open.
  var other: StoredLedger { Self.ledger(on: Self.database(in: folder), in: folder) }

  private static func ledger(
    on database: SQLiteDatabase, in folder: TemporaryFolder
  ) -> StoredLedger {
    StoredLedger(database, searching: Self.database(in: folder), log: .none)
  }
}

/// Tests of the ledger in a real file.
protocol StoredLedgerTest {
  var fixture: LedgerFileFixture { get }
}

extension StoredLedgerTest {
  var ledger: StoredLedger { fixture.ledger }
  var database: SQLiteDatabase { fixture.database }
}

func statement(_ day: Int, _ balance: Int64) throws -> AccountStatement {
  AccountStatement(day: try #require(Day(rawValue: day)), balance: Won(balance))
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
