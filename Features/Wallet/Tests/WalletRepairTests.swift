import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import WalletData

@testable import WalletDomain

/// Backups of a wallet, and repairs of a damaged one.
struct WalletRepairTests {
  private let files = WalletFiles()
  private let card = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)

  @Test func `a backup is made once a day, if something has changed`() async throws {
    try await files.fill()
    let wallet = files.wallet()
    let today = Int64(4_000_000_000_000)
    await expectEqual(wallet.backupTime(), nil)
    await wallet.backUp(at: files.now)
    await expectEqual(wallet.backupTime(), files.now)
    expectEqual(TemporaryFolder.permissions(of: files.backupPath), 0o600)
    let first = TemporaryFolder.read(files.backupPath)
    try await wallet.open()
    try await wallet.pay("b")
    await wallet.backUp(at: files.now)
    expectEqual(TemporaryFolder.read(files.backupPath), first)
    await wallet.backUp(at: today)
    await expectEqual(wallet.backupTime(), today)
    let second = TemporaryFolder.read(files.backupPath)
    #expect(second != first)
    // The file system says that the wallet was changed before the backup.
    await wallet.backUp(at: 4_100_000_000_000)
    await expectEqual(wallet.backupTime(), today)
  }

  @Test func `a wallet without movements has no backup`() async throws {
    let wallet = files.wallet()
    try await wallet.open()
    try await wallet.addCard()
    await wallet.backUp(at: files.now)
    await expectEqual(wallet.backupTime(), nil)
    try await wallet.topUp("first")
    await wallet.backUp(at: files.now)
    await expectEqual(wallet.backupTime(), files.now)
  }

  @Test func `the backup is restored, and the damaged file is kept`() async throws {
    try await files.fill()
    await files.wallet().backUp(at: files.now)
    let garbage: [UInt8] = Array(repeating: 7, count: 9_000)
    TemporaryFolder.write(garbage, to: files.path)
    await #expect(throws: WalletError.storage(.damaged)) { try await files.wallet().open() }
    let wallet = files.wallet()
    try await expectEqual(wallet.restoreBackup(at: files.now), "wallet.sqlite.corrupt-\(files.now)")
    try await wallet.open()
    try await expectEqual(wallet.contents(), WalletContents(balance: Won(50_000), cards: [card]))
    let aside = "wallet.sqlite.corrupt-\(files.now)"
    expectEqual(TemporaryFolder.read("\(files.folder.path)/\(aside)"), garbage)
    #expect(files.folder.names.contains("wallet.backup.sqlite"))
  }

  @Test func `a damaged or missing backup changes nothing`() async throws {
    try await files.fill()
    let file = TemporaryFolder.read(files.path)
    await #expect(throws: WalletError.noBackup) {
      try await files.wallet().restoreBackup(at: files.now)
    }
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: files.backupPath)
    await #expect(throws: WalletError.noBackup) {
      try await files.wallet().restoreBackup(at: files.now)
    }
    expectEqual(TemporaryFolder.read(files.path), file)
    #expect(!files.folder.names.contains { $0.contains("corrupt") || $0.contains("new") })
  }

  @Test func `starting over keeps the damaged file`() async throws {
    try await files.fill()
    TemporaryFolder.write([1, 2, 3], to: files.path)
    let wallet = files.wallet()
    try await expectEqual(wallet.startOver(at: files.now), "wallet.sqlite.corrupt-\(files.now)")
    try await wallet.open()
    try await expectEqual(wallet.contents(), WalletContents(balance: .zero, cards: []))
    expectEqual(TemporaryFolder.read("\(files.path).corrupt-\(files.now)"), [1, 2, 3])
  }

  @Test func `a damaged wallet can be read in part`() async throws {
    try await files.fill()
    let database = SQLiteDatabase(path: files.path)
    let page: Int? = try await database.scalar(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'movement'")
    await database.close()
    let start = (try #require(page) - 1) * 4_096
    files.corrupt { bytes in for index in start..<start + 4_096 { bytes[index] = 0xFF } }
    await #expect(throws: WalletError.storage(.damaged)) { try await files.wallet().open() }
    try await expectEqual(
      files.wallet().readableContents(), WalletContents(balance: Won(50_000), cards: [card]))
    TemporaryFolder.write([1, 2, 3], to: files.path)
    await #expect(throws: WalletError.storage(.damaged)) {
      try await files.wallet().readableContents()
    }
  }

  @Test func `no money moves after the file was deleted`() async throws {
    try await files.fill()
    let wallet = files.wallet()
    try await wallet.open()
    try await wallet.pay("b", 1)
    TemporaryFolder.remove(files.path)
    await #expect(throws: WalletError.storage(.damaged)) {
      try await wallet.pay("c", 1)
    }
    await #expect(throws: WalletError.storage(.damaged)) { try await wallet.contents() }
    #expect(!files.folder.names.contains("wallet.sqlite"))
  }

  @Test func `another connection continues with the replaced file`() async throws {
    try await files.fill()
    let (one, other) = (files.wallet(), files.wallet())
    try await one.open()
    try await other.open()
    try await expectEqual(other.contents().balance, Won(50_000))
    _ = try await one.startOver(at: files.now)
    try await expectEqual(other.contents().balance, .zero)
    await #expect(throws: WalletError.insufficient(missing: Won(18_000))) {
      try await other.pay("b")
    }
  }
}
