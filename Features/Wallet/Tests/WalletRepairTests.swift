import SQLite
import TemporaryFolder
import Testing
import WalletData

@testable import WalletDomain

/// Copies of a wallet, and what can be done with a damaged one.
struct WalletRepairTests {
  private let books = Books()
  private let card = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)

  @Test func `a copy is made once a day, when something has changed`() async throws {
    try await books.fill()
    let wallet = books.wallet()
    let today = BookTime(time: 4_000_000_000_000)
    #expect(await wallet.copyTime() == nil)
    await wallet.keepCopy(at: books.now)
    #expect(await wallet.copyTime() == books.now.time)
    #expect(TemporaryFolder.permissions(of: books.copyPath) == 0o600)
    let first = TemporaryFolder.read(books.copyPath)
    try await wallet.open()
    _ = try await wallet.pay(books.ride("b"), at: books.now)
    await wallet.keepCopy(at: books.now)
    #expect(TemporaryFolder.read(books.copyPath) == first)
    await wallet.keepCopy(at: today)
    #expect(await wallet.copyTime() == today.time)
    let second = TemporaryFolder.read(books.copyPath)
    #expect(second != first)
    // Changed before the copy, by the clock of the disk.
    await wallet.keepCopy(at: BookTime(time: 4_100_000_000_000))
    #expect(await wallet.copyTime() == today.time)
  }

  @Test func `before money was moved there is nothing to copy`() async throws {
    let wallet = books.wallet()
    try await wallet.open()
    try await books.addCard(to: wallet)
    await wallet.keepCopy(at: books.now)
    #expect(await wallet.copyTime() == nil)
    try await books.topUp("first", wallet)
    await wallet.keepCopy(at: books.now)
    #expect(await wallet.copyTime() == books.now.time)
  }

  @Test func `the copy comes back, and the damaged file stays beside it`() async throws {
    try await books.fill()
    await books.wallet().keepCopy(at: books.now)
    let garbage: [UInt8] = Array(repeating: 7, count: 9_000)
    TemporaryFolder.write(garbage, to: books.path)
    await #expect(throws: WalletError.damaged) { try await books.wallet().open() }
    let wallet = books.wallet()
    #expect(
      try await wallet.bringBackCopy(at: books.now) == "wallet.sqlite.corrupt-\(books.now.time)")
    try await wallet.open()
    #expect(
      try await wallet.contents() == WalletContents(balance: Won(50_000), cards: [card]))
    let aside = "wallet.sqlite.corrupt-\(books.now.time)"
    #expect(TemporaryFolder.read("\(books.folder.path)/\(aside)") == garbage)
    #expect(books.folder.names.contains("wallet.backup.sqlite"))
  }

  @Test func `a damaged copy, or none, changes nothing`() async throws {
    try await books.fill()
    let file = TemporaryFolder.read(books.path)
    await #expect(throws: WalletError.noBackup) {
      try await books.wallet().bringBackCopy(at: books.now)
    }
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: books.copyPath)
    await #expect(throws: WalletError.noBackup) {
      try await books.wallet().bringBackCopy(at: books.now)
    }
    #expect(TemporaryFolder.read(books.path) == file)
    #expect(!books.folder.names.contains { $0.contains("corrupt") || $0.contains("new") })
  }

  @Test func `a new start keeps the damaged file`() async throws {
    try await books.fill()
    TemporaryFolder.write([1, 2, 3], to: books.path)
    let wallet = books.wallet()
    #expect(
      try await wallet.startAnew(at: books.now) == "wallet.sqlite.corrupt-\(books.now.time)")
    try await wallet.open()
    #expect(try await wallet.contents() == WalletContents(balance: .zero, cards: []))
    #expect(
      TemporaryFolder.read("\(books.path).corrupt-\(books.now.time)") == [1, 2, 3])
  }

  @Test func `what is left of a damaged wallet can be looked at`() async throws {
    try await books.fill()
    let database = Database(path: books.path)
    let page: Int? = try await database.scalar(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'movement'")
    await database.close()
    let start = (try #require(page) - 1) * 4_096
    books.garble { bytes in for index in start..<start + 4_096 { bytes[index] = 0xFF } }
    await #expect(throws: WalletError.damaged) { try await books.wallet().open() }
    #expect(
      try await books.wallet().look() == WalletContents(balance: Won(50_000), cards: [card]))
    TemporaryFolder.write([1, 2, 3], to: books.path)
    await #expect(throws: WalletError.damaged) { try await books.wallet().look() }
  }

  @Test func `a file that is taken away takes no more money`() async throws {
    try await books.fill()
    let wallet = books.wallet()
    try await wallet.open()
    _ = try await wallet.pay(books.ride("b", 1), at: books.now)
    TemporaryFolder.remove(books.path)
    await #expect(throws: WalletError.damaged) {
      try await wallet.pay(books.ride("c", 1), at: books.now)
    }
    await #expect(throws: WalletError.damaged) { try await wallet.contents() }
    #expect(!books.folder.names.contains("wallet.sqlite"))
  }

  @Test func `who has the former file open goes on with the one in its place`() async throws {
    try await books.fill()
    let (one, other) = (books.wallet(), books.wallet())
    try await one.open()
    try await other.open()
    #expect(try await other.contents().balance == Won(50_000))
    _ = try await one.startAnew(at: books.now)
    #expect(try await other.contents().balance == .zero)
    await #expect(throws: WalletError.insufficient(missing: Won(18_000))) {
      try await other.pay(books.ride("b"), at: books.now)
    }
  }
}
