import SQLite
import TemporaryFolder
import Testing
import WalletData

@testable import WalletDomain

/// What becomes of a wallet whose file is new, gone or damaged.
struct WalletOpeningTests {
  private let books = Books()

  private func fault() async -> WalletError? {
    let database = books.database()
    do throws(WalletError) {
      try await books.wallet(database).open()
    } catch {
      await database.close()
      return error
    }
    await database.close()
    return nil
  }

  @Test func `the first opening makes what is needed, for nobody else`() async throws {
    let wallet = books.wallet()
    try await wallet.open()
    #expect(try await wallet.contents() == WalletContents(balance: .zero, cards: []))
    #expect(
      books.folder.names.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } == [
        "wallet.sqlite", "wallet.sqlite.lock", "wallet.sqlite.mark",
      ])
    for name in books.folder.names {
      #expect(TemporaryFolder.permissions(of: "\(books.folder.path)/\(name)") == 0o600)
    }
  }

  @Test func `a pipe in the place of the mark is not waited for`() async throws {
    try await books.fill()
    let mark = "\(books.path).mark"
    TemporaryFolder.remove(mark)
    TemporaryFolder.makePipe(mark)
    #expect(await fault() == nil)
  }

  @Test func `nothing is made before the wallet is opened`() async {
    await #expect(throws: WalletError.damaged) { try await books.wallet().contents() }
    #expect(books.folder.names == [])
  }

  @Test func `a first opening that was cut short begins again`() async throws {
    TemporaryFolder.write([], to: books.path)
    #expect(await fault() == nil)
    let other = Books()
    let database = Database(path: other.path)
    _ = try await database.query("PRAGMA journal_mode") { _ in }
    await database.close()
    try await other.wallet().open()
  }

  @Test func `a wallet that is gone does not begin at nothing by itself`() async throws {
    try await books.fill()
    TemporaryFolder.remove(books.path)
    #expect(await fault() == .damaged)
    #expect(!books.folder.names.contains("wallet.sqlite"))
  }

  @Test func `to examine a wallet makes nothing, and finds one that is damaged or gone`()
    async throws
  {
    #expect(try await !books.wallet().examine())
    #expect(books.folder.names == [])
    try await books.fill()
    #expect(try await books.wallet().examine())
    let garbage = Array(String(repeating: "no database ", count: 2_000).utf8)
    TemporaryFolder.write(garbage, to: books.path)
    await #expect(throws: WalletError.damaged) { try await books.wallet().examine() }
    TemporaryFolder.remove(books.path)
    await #expect(throws: WalletError.damaged) { try await books.wallet().examine() }
    #expect(!books.folder.names.contains("wallet.sqlite"))
  }

  @Test func `an empty file, and one without tables, is a wallet that is gone`() async throws {
    try await books.fill()
    TemporaryFolder.write([], to: books.path)
    #expect(await fault() == .damaged)
    #expect(TemporaryFolder.read(books.path) == [])
    TemporaryFolder.remove(books.path)
    let empty = Database(path: books.path)
    _ = try await empty.query("PRAGMA journal_mode") { _ in }
    await empty.close()
    #expect(await fault() == .damaged)
  }

  @Test func `what is no database is left where it is`() async throws {
    try await books.fill()
    let garbage = Array(String(repeating: "no database ", count: 2_000).utf8)
    TemporaryFolder.write(garbage, to: books.path)
    #expect(await fault() == .damaged)
    #expect(TemporaryFolder.read(books.path) == garbage)
  }

  @Test func `a figure that has changed by itself is found`() async throws {
    try await books.fill(0x0001_E240)
    let figure: [UInt8] = [0x01, 0xE2, 0x40]
    books.garble { bytes in
      for index in bytes.indices.dropLast(3) where Array(bytes[index..<index + 3]) == figure {
        bytes[index + 2] = 0x41
        break
      }
    }
    #expect(await fault() == .damaged)
  }

  @Test func `a page anywhere that holds rubbish is found, or holds no money`() async throws {
    try await books.fill()
    let whole = TemporaryFolder.read(books.path)
    for page in 0..<whole.count / 4_096 {
      for (start, length) in [(0, 8), (100, 200), (3_000, 1_096)] {
        books.garble { bytes in
          bytes = whole
          for index in 0..<length { bytes[page * 4_096 + start + index] = UInt8(index % 251) }
        }
        for suffix in ["-wal", "-shm"] { TemporaryFolder.remove(books.path + suffix) }
        guard await fault() == nil else { continue }
        #expect(try await books.wallet().contents().balance == Won(50_000), "\(page) \(start)")
      }
    }
  }

  @Test func `books that have lost what came last are damaged`() async throws {
    try await books.fill()
    let earlier = TemporaryFolder.read(books.path)
    let database = books.database()
    let wallet = books.wallet(database)
    try await wallet.open()
    _ = try await wallet.pay(books.ride("b"), at: books.now)
    await database.close()
    #expect(await fault() == nil)
    TemporaryFolder.write(earlier, to: books.path)
    #expect(await fault() == .damaged)
  }

  @Test func `a newer Galbi's wallet is not touched`() async throws {
    try await books.fill()
    let newer = Database(path: books.path)
    try await newer.run("PRAGMA user_version = 99")
    #expect(await fault() == .newerData)
    await #expect(throws: WalletError.newerData) { try await books.wallet().examine() }
    // Tables that this one does not know are not damaged.
    try await newer.run("ALTER TABLE account RENAME TO account_99")
    await newer.close()
    #expect(await fault() == .newerData)
    await #expect(throws: WalletError.newerData) { try await books.wallet().examine() }
  }
}
