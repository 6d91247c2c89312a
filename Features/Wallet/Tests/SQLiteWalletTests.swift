import Dispatch
import Glibc
import Log
import TemporaryFolder
import Testing

@testable import SQLite
@testable import WalletData
@testable import WalletDomain

/// The books in a real file.
struct SQLiteWalletTests {
  private let books = Books()
  private let database: Database
  private let wallet: SQLiteWallet

  init() async throws {
    database = books.database()
    wallet = books.wallet(database)
    try await wallet.open()
    try await books.addCard(to: wallet)
  }

  @Test func `money comes in once and goes out once`() async throws {
    #expect(try await books.topUp("a", wallet) == Won(50_000))
    #expect(try await books.topUp("a", wallet) == Won(50_000))
    let receipt = try await wallet.pay(books.ride("b"), at: books.now)
    #expect(
      receipt
        == Receipt(
          id: 2, time: books.now.time, party: "슈퍼전기차 택시", amount: Won(18_000),
          text: "우리집 → 회사"))
    #expect(try await wallet.pay(books.ride("b"), at: BookTime(time: 0)) == receipt)
    #expect(try await wallet.isBalanced())
    #expect(
      try await books.wallet().contents()
        == WalletContents(
          balance: Won(32_000),
          cards: [Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)]))
  }

  @Test func `a movement is two entries that come to nothing`() async throws {
    try await books.topUp("a", wallet)
    _ = try await wallet.pay(books.ride("b"), at: books.now)
    let entries = try await database.query(
      """
      SELECT movement, name, amount FROM entry JOIN account ON account.id = account
      ORDER BY movement, amount
      """
    ) { row throws(SQLiteError) in
      "\(try row[0] as Int) \(try row[1] as String) \(try row[2] as Int)"
    }
    #expect(entries == ["1 bank -50000", "1 wallet 50000", "2 wallet -18000", "2 taxi 18000"])
    let movement = try await database.first("SELECT * FROM movement WHERE id = 1") {
      row throws(SQLiteError) in
      [try row["kind"] as String, try row["party"], try row["text"], try row["purpose"]]
    }
    #expect(movement == ["topup", "우리은행 0123", "", "topup"])
    let day: Int? = try await database.scalar("SELECT day FROM movement WHERE id = 2")
    #expect(day == books.now.day)
  }

  @Test func `a key that moved other money is refused`() async throws {
    try await books.addCard(to: wallet, "0987")
    try await books.topUp("a", wallet)
    _ = try await wallet.pay(books.ride("b"), at: books.now)
    await #expect(throws: WalletError.keyUsed) { try await books.topUp("a", wallet, amount: 1) }
    await #expect(throws: WalletError.keyUsed) { try await books.topUp("a", wallet, card: 2) }
    await #expect(throws: WalletError.keyUsed) { try await books.topUp("b", wallet) }
    for payment in [books.ride("a"), books.ride("b", 1)] {
      await #expect(throws: WalletError.keyUsed) {
        try await wallet.pay(payment, at: books.now)
      }
    }
    await #expect(throws: WalletError.missingCard) { try await books.topUp("c", wallet, card: 7) }
    #expect(try await wallet.contents().balance == Won(32_000))
  }

  @Test func `a try that failed for good may be followed by another`() async throws {
    let request = books.request("a")
    guard case .charge(let first) = try await wallet.begin(request, at: books.now) else {
      throw WalletError.unknown
    }
    #expect(first.charge.key == "a-1")
    #expect(first.charge.token == CardToken(rawValue: "token-0123"))
    #expect(try await wallet.begin(request, at: books.now) == .settle(first))
    #expect(try await wallet.contents().unsettled == [first])
    #expect(try await wallet.settle(first, as: .refused, at: books.now) == .zero)
    guard case .charge(let second) = try await wallet.begin(request, at: books.now) else {
      throw WalletError.unknown
    }
    #expect(second.charge.key == "a-2")
    // What comes late about the first one changes nothing.
    #expect(try await wallet.settle(first, as: .charged, at: books.now) == .zero)
    #expect(try await wallet.settle(second, as: .charged, at: books.now) == Won(50_000))
    #expect(try await wallet.settle(second, as: .charged, at: books.now) == Won(50_000))
    #expect(try await wallet.contents().unsettled == [])
  }

  @Test func `what another running Galbi sees to is left to it`() async throws {
    _ = try await wallet.begin(books.request("a"), at: books.now)
    let parent = try #require(ProcessIdentity.identity(of: getppid()))
    try await database.run("UPDATE intent SET owner = ?", parent)
    #expect(try await wallet.contents().unsettled == [])
    try await database.run("UPDATE intent SET owner = '1.0'")
    #expect(try await wallet.contents().unsettled.map(\.charge.key) == ["a-1"])
    #expect(!ProcessIdentity.isElsewhere(ProcessIdentity.current))
  }

  @Test func `who has too little is told how much is missing`() async throws {
    try await books.topUp("a", wallet, amount: 17_999)
    await #expect(throws: WalletError.insufficient(missing: Won(1))) {
      try await wallet.pay(books.ride("b"), at: books.now)
    }
    await #expect(throws: WalletError.invalidAmount) {
      try await wallet.pay(books.ride("b", 0), at: books.now)
    }
    #expect(try await wallet.receipts(of: .taxi) == [])
  }

  @Test func `receipts come the latest first`() async throws {
    try await books.topUp("a", wallet)
    var receipts: [Receipt] = []
    for number in 1...3 {
      receipts.insert(try await wallet.pay(books.ride("\(number)", 1), at: books.now), at: 0)
    }
    #expect(try await wallet.receipts(of: .taxi) == receipts)
  }

  @Test func `a card is known by its issuer and its last digits`() async throws {
    let known = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)
    await #expect(throws: WalletError.cardKnown(known)) {
      try await wallet.addCard(
        issuer: "우리은행", lastFour: "0123", token: CardToken(rawValue: "new"), at: books.now)
    }
    let other = try await wallet.addCard(
      issuer: "Visa", lastFour: "0123", token: CardToken(rawValue: "visa"), at: books.now)
    #expect(other == Card(id: 2, issuer: "Visa", lastFour: "0123", tint: 1))
    guard case .charge(let intent) = try await wallet.begin(books.request("a"), at: books.now)
    else { throw WalletError.unknown }
    #expect(intent.charge.token == CardToken(rawValue: "new"))
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
