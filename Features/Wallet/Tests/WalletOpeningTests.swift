import Books
import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import WalletData

@testable import WalletDomain

/// Opening a wallet whose file is new, missing or damaged.
struct WalletOpeningTests {
  private let files = WalletFiles()

  private func openingError() async -> WalletError? {
    let books = files.books()
    do throws(WalletError) {
      try await files.wallet(books).open()
    } catch {
      await books.close()
      return error
    }
    await books.close()
    return nil
  }

  @Test func `the first opening creates files that only the user can read`() async throws {
    let wallet = files.wallet()
    try await wallet.open()
    try await expectEqual(wallet.contents(), WalletContents(balance: .zero, cards: []))
    expectEqual(
      files.folder.names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") },
      [
        "wallet.sqlite", "wallet.sqlite.lock", "wallet.sqlite.mark",
      ])
    for name in files.folder.names {
      expectEqual(TemporaryFolder.permissions(of: "\(files.folder.path)/\(name)"), 0o600)
    }
  }

  @Test func `a pipe in the place of the high-water mark does not block`() async throws {
    try await files.fill()
    let mark = "\(files.path).mark"
    TemporaryFolder.remove(mark)
    TemporaryFolder.makePipe(mark)
    await expectEqual(openingError(), nil)
  }

  @Test func `no file is created before the wallet is opened`() async {
    await #expect(throws: WalletError.storage(.damaged)) { try await files.wallet().contents() }
    expectEqual(files.folder.names, [])
  }

  @Test func `an interrupted first opening is repeated`() async throws {
    TemporaryFolder.write([], to: files.path)
    await expectEqual(openingError(), nil)
    let other = WalletFiles()
    let database = SQLiteDatabase(path: other.path)
    _ = try await database.query("PRAGMA journal_mode") { _ in }
    await database.close()
    try await other.wallet().open()
  }

  @Test func `a first opening goes on where another program makes the wallet meanwhile`()
    async throws
  {
    let database = SQLiteDatabase(path: files.path)
    _ = try await database.query("PRAGMA journal_mode") { _ in }
    await database.close()
    TemporaryFolder.remove("\(files.path).lock")
    var other: ExclusiveFile? = try ExclusiveFile(path: files.path)
    async let error = openingError()
    // It waits for the file, having seen no mark.
    while !files.folder.names.contains("wallet.sqlite.lock") { await Task.yield() }
    TemporaryFolder.write(Array("0\n".utf8), to: "\(files.path).mark")
    withExtendedLifetime(other) {}
    other = nil
    await expectEqual(error, nil)
  }

  @Test func `a wallet of which only the backup is left is not replaced by an empty one`()
    async throws
  {
    TemporaryFolder.write([1], to: files.backupPath)
    await expectEqual(openingError(), .storage(.damaged))
    #expect(!files.folder.names.contains("wallet.sqlite"))
  }

  @Test func `a backup has the time at which it was made, to the millisecond`() async throws {
    try await files.fill()
    let books = files.books()
    try await files.wallet(books).open()
    expectEqual(books.backupTime, nil)
    await books.backUp(at: files.now + 123)
    expectEqual(books.backupTime, files.now + 123)
    await books.close()
  }

  @Test func `a missing wallet is not replaced by an empty one`() async throws {
    try await files.fill()
    TemporaryFolder.remove(files.path)
    await expectEqual(openingError(), .storage(.damaged))
    #expect(!files.folder.names.contains("wallet.sqlite"))
  }

  @Test func `examining creates no files, and finds a damaged or missing wallet`()
    async throws
  {
    #expect(try await !files.wallet().examine())
    expectEqual(files.folder.names, [])
    try await files.fill()
    #expect(try await files.wallet().examine())
    let garbage = Array(String(repeating: "no database ", count: 2_000).utf8)
    TemporaryFolder.write(garbage, to: files.path)
    await #expect(throws: WalletError.storage(.damaged)) { try await files.wallet().examine() }
    TemporaryFolder.remove(files.path)
    await #expect(throws: WalletError.storage(.damaged)) { try await files.wallet().examine() }
    #expect(!files.folder.names.contains("wallet.sqlite"))
  }

  @Test func `an empty file, or one without tables, counts as a missing wallet`() async throws {
    try await files.fill()
    TemporaryFolder.write([], to: files.path)
    await expectEqual(openingError(), .storage(.damaged))
    expectEqual(TemporaryFolder.read(files.path), [])
    TemporaryFolder.remove(files.path)
    let empty = SQLiteDatabase(path: files.path)
    _ = try await empty.query("PRAGMA journal_mode") { _ in }
    await empty.close()
    await expectEqual(openingError(), .storage(.damaged))
  }

  @Test func `an error prints what was done, and what SQLite said`() async {
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: files.path)
    let error = await openingError()
    expectEqual(
      error.map { "\($0)" },
      """
      storage(damaged: open(): The database \(files.path) is damaged: \
      file is not a database (code 26).)
      """)
  }

  @Test func `a file that is not a database is left unchanged`() async throws {
    try await files.fill()
    let garbage = Array(String(repeating: "no database ", count: 2_000).utf8)
    TemporaryFolder.write(garbage, to: files.path)
    await expectEqual(openingError(), .storage(.damaged))
    expectEqual(TemporaryFolder.read(files.path), garbage)
  }

  @Test func `a corrupted figure is found`() async throws {
    try await files.fill(0x0001_E240)
    let figure: [UInt8] = [0x01, 0xE2, 0x40]
    files.corrupt { bytes in
      for index in bytes.indices.dropLast(3) where Array(bytes[index..<index + 3]) == figure {
        bytes[index + 2] = 0x41
        break
      }
    }
    await expectEqual(openingError(), .storage(.damaged))
  }

  @Test func `a corrupted page is found, unless it does not affect the contents`() async throws {
    try await files.fill()
    let whole = TemporaryFolder.read(files.path)
    for page in 0..<whole.count / 4_096 {
      for (start, length) in [(0, 8), (100, 200), (3_000, 1_096)] {
        files.corrupt { bytes in
          bytes = whole
          for index in 0..<length { bytes[page * 4_096 + start + index] = UInt8(index % 251) }
        }
        for suffix in ["-wal", "-shm"] { TemporaryFolder.remove(files.path + suffix) }
        guard await openingError() == nil else { continue }
        try await expectEqual(files.wallet().contents().balance, Won(50_000), "\(page) \(start)")
      }
    }
  }

  @Test func `books without their last movement are damaged`() async throws {
    try await files.fill()
    let earlier = TemporaryFolder.read(files.path)
    let books = files.books()
    let wallet = files.wallet(books)
    try await wallet.open()
    try await wallet.pay("b")
    await books.close()
    await expectEqual(openingError(), nil)
    TemporaryFolder.write(earlier, to: files.path)
    await expectEqual(openingError(), .storage(.damaged))
  }

  @Test func `a wallet of a newer version is left unchanged`() async throws {
    try await files.fill()
    let newer = SQLiteDatabase(path: files.path)
    try await newer.run("PRAGMA user_version = 99")
    await expectEqual(openingError(), .storage(.newerData))
    await #expect(throws: WalletError.storage(.newerData)) { try await files.wallet().examine() }
    // Unknown tables are not damage.
    try await newer.run("ALTER TABLE account RENAME TO account_99")
    await newer.close()
    await expectEqual(openingError(), .storage(.newerData))
    await #expect(throws: WalletError.storage(.newerData)) { try await files.wallet().examine() }
  }
}
