import Books
import Dispatch
import Expectations
import Log
import SQL
import SQLiteTesting
import Storage
import Testing

@testable import SQLite
@testable import WalletData
@testable import WalletDomain

/// The constraints of the tables, and a full or busy database.
struct StoredWalletRulesTests {
  private let files = WalletFiles()
  private let books: BookFile
  private let wallet: StoredWallet

  init() async throws { (books, wallet) = try await files.openWallet() }

  @Test(
    arguments: [
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
      "INSERT INTO movement VALUES (2, 'k', 'correction', 0, 0, 1, 2, 1, '', '', '')",
      "INSERT INTO movement VALUES (2, 'k', 'correction', 0, 0, 2, 1, 1, '', '', '')",
      """
      INSERT INTO account (kind, name) VALUES ('payee', 'taxi');
      INSERT INTO movement VALUES (2, 'k', 'payment', 0, 0, 1, 3, 50001, '', '', '')
      """,
      """
      INSERT INTO account (kind, name) VALUES ('payee', 'taxi');
      INSERT INTO movement VALUES (2, 'k', 'payment', 0, 0, 1, 3, 5, '', '', '');
      INSERT INTO movement VALUES (3, 'l', 'correction', 0, 0, 1, 3, 5, '', '', '')
      """,
      """
      INSERT INTO account (kind, name) VALUES ('payee', 'taxi');
      INSERT INTO movement VALUES (2, 'k', 'payment', 0, 0, 1, 3, 5, '', '', '');
      INSERT INTO movement VALUES (3, 'l', 'correction', 0, 0, 3, 1, 6, '', '', '')
      """,
      "INSERT INTO movement VALUES (2, 'k', 'topup', 0, 0, 2, 1, 9223372036854775807, '', '', '')",
      "INSERT INTO movement VALUES (0, 'k', 'topup', 0, 0, 2, 1, 1, '', '', '')",
      "INSERT INTO card VALUES (2, 'Visa', '4111111111111111', 't', 0, NULL, 0)",
    ] as [StaticString])
  func `the tables reject changes that break the books`(_ change: StaticString) async throws {
    try await wallet.topUp("a")
    await #expect(throws: SQLError.self) {
      try await books.database.transaction { connection throws(SQLError) in
        try connection.execute(change)
      }
    }
    #expect(try await books.isBalanced())
    try await expectEqual(wallet.contents().balance, Won(50_000))
  }

  @Test func `a full disk changes nothing, and payments succeed once there is room`() async throws {
    try await wallet.topUp("a")
    _ = try await books.database.query("PRAGMA max_page_count = 1") { _ in }
    var failure: WalletError?
    var paid = 0
    while failure == nil {
      do throws(WalletError) {
        _ = try await wallet.pay("\(paid)", 1)
        paid += 1
      } catch {
        failure = error
      }
    }
    expectEqual(failure, .storage(.diskFull))
    try await expectEqual(wallet.contents().balance, Won(50_000 - Int64(paid)))
    try await expectEqual(wallet.receipts(of: .taxi).count, paid)
    #expect(try await books.isBalanced())
    _ = try await books.database.query("PRAGMA max_page_count = 100000") { _ in }
    _ = try await wallet.pay("\(paid)", 1)
  }

  @Test func `a long transaction of another program makes the wallet busy`() async throws {
    try await wallet.topUp("a")
    let impatient = files.wallet(files.books(busyTimeout: .milliseconds(1)))
    let (locked, isLocked) = AsyncStream.makeStream(of: Void.self)
    let gate = DispatchSemaphore(value: 0)
    let writer = StoredWallet(files.books(), log: .none) { _ in
      isLocked.yield()
      gate.wait()
    }
    async let slow = writer.pay("b")
    for await _ in locked { break }
    await #expect(throws: WalletError.storage(.busy)) {
      try await impatient.pay("c")
    }
    gate.signal()
    _ = try await slow
    try await expectEqual(wallet.receipts(of: .taxi).count, 1)
  }
}
