import SQLite
import TemporaryFolder
import Testing
import WalletData

@testable import WalletDomain

/// What becomes of a wallet whose file is new, gone or damaged.
struct WalletOpeningTests {
  private let books = Books()
  private let card = Card(id: 1, issuer: "우리은행", lastFour: "0123", tint: 0)

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
    await newer.close()
    #expect(await fault() == .newerData)
  }

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

  @Test func `the copy comes back, and the damaged file stays beside it`() async throws {
    try await books.fill()
    await books.wallet().keepCopy(at: books.now)
    let garbage: [UInt8] = Array(repeating: 7, count: 9_000)
    TemporaryFolder.write(garbage, to: books.path)
    #expect(await fault() == .damaged)
    let wallet = books.wallet()
    try await wallet.bringBackCopy(at: books.now)
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
    try await wallet.startAnew(at: books.now)
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
    #expect(await fault() == .damaged)
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
    try await one.startAnew(at: books.now)
    #expect(try await other.contents().balance == .zero)
    await #expect(throws: WalletError.insufficient(missing: Won(18_000))) {
      try await other.pay(books.ride("b"), at: books.now)
    }
  }
}
