import Dispatch
import Log
import TemporaryFolder
import Testing

@testable import SQLite
@testable import WalletData
@testable import WalletDomain

/// What the tables refuse, and what a full or busy disk leaves undone.
struct BooksRulesTests {
  private let books = Books()
  private let database: Database
  private let wallet: SQLiteWallet

  init() async throws {
    database = books.database()
    wallet = books.wallet(database)
    try await wallet.open()
    try await books.addCard(to: wallet)
  }

  @Test(arguments: [
    "UPDATE movement SET amount = 1", "DELETE FROM movement", "UPDATE movement SET text = 'x'",
    "UPDATE account SET balance = 0 WHERE name = 'wallet'",
    "UPDATE account SET balance = balance + 50000, last = 1 WHERE name = 'wallet'",
    "UPDATE account SET balance = balance + 1, last = 2 WHERE name = 'wallet'",
    "UPDATE account SET name = 'other' WHERE name = 'wallet'", "DELETE FROM account",
    "INSERT INTO account VALUES (9, 'payee', 'x', 1, 0)",
    "INSERT OR REPLACE INTO account VALUES (1, 'wallet', 'wallet', 0, 0)",
    "INSERT OR REPLACE INTO movement SELECT * FROM movement",
    "INSERT OR REPLACE INTO movement SELECT 7, key, kind, 0, 0, 2, 1, 1, '', '', '' FROM movement",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 1, 2, 1, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'payment', 0, 0, 2, 1, 1, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 2, 1, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 1, 0, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 1, -1, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 1, 1.5, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 1, 'x', '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 9, 1, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'correction', 0, 0, 1, 2, 50001, '', '', '')",
    "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 1, 9223372036854775807, '', '', '')",
    "INSERT INTO movement VALUES (0, 'k', 'topup', 0, 0, 2, 1, 1, '', '', '')",
    "INSERT INTO card VALUES (2, 'Visa', '4111111111111111', 't', 0)",
  ])
  func `the tables refuse what breaks the books`(_ change: String) async throws {
    try await books.topUp("a", wallet)
    await #expect(throws: SQLiteError.self) {
      try await database.transaction { connection throws(SQLiteError) in
        try connection.execute(change)
      }
    }
    #expect(try await wallet.isBalanced())
    #expect(try await wallet.contents().balance == Won(50_000))
  }

  @Test func `a full disk changes nothing, and room lets it go on`() async throws {
    try await books.topUp("a", wallet)
    _ = try await database.query("PRAGMA max_page_count = 1") { _ in }
    var fault: WalletError?
    var paid = 0
    while fault == nil {
      do throws(WalletError) {
        _ = try await wallet.pay(books.ride("\(paid)", 1), at: books.now)
        paid += 1
      } catch {
        fault = error
      }
    }
    #expect(fault == .diskFull)
    #expect(try await wallet.contents().balance == Won(50_000 - Int64(paid)))
    #expect(try await wallet.receipts(of: .taxi).count == paid)
    #expect(try await wallet.isBalanced())
    _ = try await database.query("PRAGMA max_page_count = 100000") { _ in }
    _ = try await wallet.pay(books.ride("\(paid)", 1), at: books.now)
  }

  @Test func `another program that writes for long is told of`() async throws {
    try await books.topUp("a", wallet)
    let impatient = SQLiteWallet(
      database: SQLiteWallet.database(at: books.path, busyTimeout: .milliseconds(1)), log: .none)
    let (locked, isLocked) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let writer = SQLiteWallet(database: books.database(), log: .none) { _ in
      isLocked.yield()
      gate.wait()
    }
    async let slow = writer.pay(books.ride("b"), at: books.now)
    for await _ in locked { break }
    await #expect(throws: WalletError.busy) {
      try await impatient.pay(books.ride("c"), at: books.now)
    }
    gate.signal()
    _ = try await slow
    #expect(try await wallet.receipts(of: .taxi).count == 1)
  }
}
