import Books
import Expectations
import Log
import Platform
import SQL
import SQLite
import SQLiteTesting
import Testing

@testable import WalletData
@testable import WalletDomain

/// The books in a real file, besides what all repositories have in common.
struct StoredWalletTests {
  private let files = WalletFiles()
  private let books: BookFile
  private let wallet: StoredWallet

  init() async throws { (books, wallet) = try await files.openWallet() }

  @Test func `movements are stored, and the books balance`() async throws {
    try await wallet.topUp("a")
    try await wallet.pay("b")
    #expect(try await books.isBalanced())
    try await expectEqual(
      files.wallet().contents(),
      WalletContents(
        balance: Won(32_000),
        cards: [Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)]))
  }

  @Test func `a movement has two entries whose sum is zero`() async throws {
    try await wallet.topUp("a")
    try await wallet.pay("b")
    let entries = try await books.database.query(
      """
      SELECT movement, name, amount FROM entry JOIN account ON account.id = account
      ORDER BY movement, amount
      """
    ) { row throws(SQLError) in
      "\(try row[0] as Int) \(try row[1] as String) \(try row[2] as Int)"
    }
    expectEqual(entries, ["1 bank -50000", "1 wallet 50000", "2 wallet -18000", "2 taxi 18000"])
    let movement = try await books.database.first("SELECT * FROM movement WHERE id = 1") {
      row throws(SQLError) in
      [try row["kind"] as String, try row["party"], try row["text"], try row["purpose"]]
    }
    expectEqual(movement, ["topup", "우리은행 0123", "", "topup"])
    let day: Int? = try await books.database.scalar("SELECT day FROM movement WHERE id = 2")
    expectEqual(day, 20_261_121)
  }

  @Test func `unsettled top-ups of another running process are left out`() async throws {
    _ = try await wallet.begin("a")
    let wallet = StoredWallet(books, log: .none, now: { [now = files.now] in now })
    let parent = try #require(RunningProcess(getppid()).identity)
    try await books.database.run("UPDATE intent SET owner = ?", parent)
    try await expectEqual(wallet.contents().unsettled, [])
    try await books.database.run("UPDATE intent SET owner = '1.0'")
    try await expectEqual(wallet.contents().unsettled.map(\.charge.key), ["a-1"])
    #expect(!ProcessIdentity.isElsewhere(ProcessIdentity.current, since: 0, now: 0))
    // Whose number another process may have by now is not waited for any longer.
    #expect(ProcessIdentity.isElsewhere(parent, since: 0, now: 599_999))
    expectEqual(
      ProcessIdentity.isElsewhere(parent, since: 0, now: 600_000),
      RunningProcess.hasUniqueIdentities)
  }

  @Test func `unsettled top-ups of another machine are left out for ten minutes`() async throws {
    _ = try await wallet.begin("a")
    let own = ProcessIdentity.current.split(separator: "@")[0]
    try await books.database.run("UPDATE intent SET owner = ?", "\(own)@other/1")
    func unsettled(after time: Int64) async throws -> [String] {
      let other = StoredWallet(books, log: .none, now: { [now = files.now] in now + time })
      return try await other.contents().unsettled.map(\.charge.key)
    }
    try await expectEqual(unsettled(after: 599_999), [])
    // A clock that is late is not trusted for longer.
    try await expectEqual(unsettled(after: -599_999), [])
    try await expectEqual(unsettled(after: 600_000), ["a-1"])
    try await expectEqual(unsettled(after: -600_000), ["a-1"])
  }
}
