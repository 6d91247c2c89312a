import Books
import Expectations
import Log
import MartDomain
import Phrases
import PlatformTesting
import SQL
import SQLiteTesting
import Storage
import Testing
import WalletDomain

@testable import MartData
@testable import SQLite

/// The shop in a real file, besides what all repositories have in common.
struct StoredMartTests {
  private let files = MartFiles()
  private let store: MartStore

  init() async throws {
    store = MartStore(files)
    try await files.books.open()
    try await store.topUp("top-up", 1_000_000)
  }

  private func strings(_ sql: SQLText) async throws -> [String] {
    try await files.books.database.query(sql) { row throws(SQLError) in try row[0] }
  }

  @Test func `what was ordered is there after a restart`() async throws {
    let order = try await store.perform(.place("a", .ordering(["tent": 1])), paying: 189_000)
    let before = try await store.everything()
    await files.books.close()
    let later = MartStore(MartFiles(files.folder))
    try await expectEqual(later.everything(), before)
    try await expectEqual(later.perform(.place("a", order.contents), paying: 0), order)
  }

  @Test func `the ledger notes the order, in the language of the request`() async throws {
    let order = try await store.perform(
      .place("a", .ordering(["milk": 1, "water": 1]), language: .english), paying: 8_800)
    try await store.perform(.cancel("b", order), paying: -8_800)
    try await expectEqual(
      strings(
        """
        SELECT amount || '|' || text || '|' || category || '|' || note || '|' || order_id
        FROM ledger JOIN mart_movement USING (movement) ORDER BY id
        """),
      [
        "-8800|SuperMart  Milk 1 L and 1 more|shopping|Order 1|1",
        "8800|슈퍼마트  우유 1 L 외 1건|shopping|주문 1|1",
      ])
  }

  @Test func `two processes sell the last one once`() async throws {
    let other = MartStore(MartFiles(files.folder))
    async let one = Self.isSold(by: store, "a")
    async let two = Self.isSold(by: other, "b")
    let isSold = try await [one, two]
    expectEqual(isSold.sorted { $0 && !$1 }, [true, false])
    try await expectEqual(store.balance, Won(811_000))
    try await expectEqual(store.mart.contents(at: now).stock, ["tent": 0])
  }

  private static func isSold(by store: MartStore, _ key: String) async throws -> Bool {
    do throws(MartError) {
      _ = try await store.mart.perform(.place(key, .ordering(["tent": 1])), at: now)
      return true
    } catch .soldOut {
      return false
    }
  }

  @Test func `a full disk changes nothing, and orders succeed once there is room`() async throws {
    /// None has a text of another one, so that the file soon has no room.
    func request(_ number: Int) -> OrderRequest {
      let name = "\(number) \(String(repeating: "가", count: 90))"
      return .place("\(number)", .ordering(["milk": 1], name: name))
    }
    try await store.perform(request(0), paying: 2_900)
    _ = try await files.books.database.query("PRAGMA max_page_count = 1") { _ in }
    var placed = 0
    var failure: MartError?
    while failure == nil {
      let before = try await store.everything()
      do throws(MartError) {
        _ = try await files.mart.perform(request(placed + 1), at: now)
        placed += 1
      } catch {
        failure = error
        try await expectEqual(store.everything(), before)
      }
    }
    expectEqual(failure, .storage(.diskFull))
    try await expectEqual(files.mart.isSound(), true)
    _ = try await files.books.database.query("PRAGMA max_page_count = 100000") { _ in }
    try await store.perform(request(placed + 1), paying: 2_900)
  }

  @Test func `a shop without a file is gone, and one that is damaged says so`() async throws {
    let nowhere = MartFiles()
    await #expect(throws: MartError.storage(.gone)) { try await nowhere.mart.contents(at: now) }
    expectEqual(nowhere.folder.names, [])
    await files.books.close()
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: files.path)
    for suffix in ["-wal", "-shm"] { TemporaryFolder.remove(files.path + suffix) }
    let damaged = MartFiles(files.folder).mart
    await #expect(throws: MartError.storage(.damaged)) { try await damaged.contents(at: now) }
    await #expect(throws: MartError.storage(.damaged)) {
      try await damaged.perform(.place("a"), at: now)
    }
  }

  @Test func `a file that lacks movements takes no orders`() async throws {
    try await store.perform(.place("a"), paying: 5_800)
    TemporaryFolder.write(
      Array("0000000000000000099\n".utf8), to: "\(files.path).mark")
    await #expect(throws: MartError.storage(.damaged)) {
      try await files.mart.perform(.place("b"), at: now)
    }
  }

  @Test func `a file of a newer version is left alone`() async throws {
    try await files.books.database.run("PRAGMA user_version = 99")
    await files.books.close()
    await #expect(throws: MartError.storage(.newerData)) {
      try await files.mart.contents(at: now)
    }
  }

  @Test func `a file from before the shop keeps its movements`() async throws {
    let folder = TemporaryFolder()
    let path = "\(folder.path)/\(BookFile.file)"
    let earlier = SQLiteDatabase(path: path, migrations: Array(BookFile.migrations.prefix(2)))
    try await earlier.transaction { connection throws(SQLError) in
      for (key, way) in [("a", BookMovement.Way.topUp), ("b", .payment(to: "taxi"))] {
        _ = try connection.insert(
          BookMovement(
            key: key, way, amount: 5_800, party: "", text: "", purpose: "", time: now))
      }
      let rides: Int? = try connection.scalar("SELECT count(*) FROM ledger")
      expectEqual(rides, 2)
    }
    await earlier.close()
    let files = MartFiles(folder)
    let examined = StoredMart(BookFile(path: path, log: .none, access: .reading), log: .none)
    try await expectEqual(examined.isSound(), nil)
    try await files.books.open()
    let store = MartStore(files)
    try await expectEqual(store.balance, .zero)
    try await store.topUp("c", 5_800)
    try await expectEqual(store.perform(.place("d"), paying: 5_800).movements.map(\.id), [4])
    try await expectEqual(files.mart.isSound(), true)
  }

  @Test(
    arguments: [
      // Orders have the next number, a new version, and stay.
      "INSERT INTO mart_order SELECT 4, 1, 0, 1, 2, NULL, total, speed, fee, NULL, NULL, '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, NULL, '' FROM mart_order WHERE id = 1",
      "INSERT OR REPLACE INTO mart_order SELECT * FROM mart_order WHERE id = 1",
      "DELETE FROM mart_order WHERE id = 2", "UPDATE mart_order SET total = 1 WHERE id = 1",
      "UPDATE mart_order SET id = 9, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET placed = 0, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET sends = 0, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET cancelled = NULL, version = version + 1 WHERE id = 2",
      "UPDATE mart_order SET cancelled = sends, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET total = 0, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET total = 1.5, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET arrives = sends - 1, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET fee = -1, version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET speed = 'never', version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET issuer = 'Visa', version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET issuer = 'Visa', last_four = '12345', version = version + 1 WHERE id = 1",
      "UPDATE mart_order SET billing_city = '부산', version = version + 1 WHERE id = 1",
      // The stock follows the lines.
      "UPDATE mart_stock SET remaining = -1", "UPDATE mart_stock SET remaining = initial + 1",
      "UPDATE mart_stock SET initial = 99", "DELETE FROM mart_stock",
      "INSERT OR REPLACE INTO mart_stock VALUES ('milk', 60, 60)",
      "INSERT INTO mart_stock VALUES ('water', 60, 59)",
      "INSERT INTO mart_stock VALUES ('water', -1, -1)",
      "INSERT INTO mart_line VALUES (1, 1, 'unicorn', '', '', 1, 1)",
      "INSERT INTO mart_line VALUES (1, 1, 'tent', '', '', 1, 2)",
      "INSERT INTO mart_line VALUES (1, 1, 'tent', '', '', 1, 0)",
      "INSERT INTO mart_line VALUES (1, 1, 'tent', '', '', 0, 1)",
      "INSERT INTO mart_line VALUES (2, 1, 'tent', '', '', 1, 1)",
      "INSERT INTO mart_line VALUES (9, 0, 'tent', '', '', 1, 1)",
      "INSERT OR REPLACE INTO mart_line VALUES (1, 0, 'tent', '', '', 1, 1)",
      "INSERT OR REPLACE INTO mart_line VALUES (1, 7, 'milk', '', '', 1, 1)",
      "UPDATE mart_line SET quantity = 1", "DELETE FROM mart_line WHERE order_id = 2",
      "INSERT INTO mart_cart (good, quantity) VALUES ('milk', 100)",
      // A request is carried out once, and its movement stays with its order.
      "INSERT INTO mart_request VALUES ('a', 2)",
      "INSERT OR REPLACE INTO mart_request VALUES ('a', 2)",
      "INSERT INTO mart_request VALUES ('x', 9)", "UPDATE mart_request SET order_id = 2",
      "DELETE FROM mart_request", "INSERT INTO mart_movement VALUES (1, 1)",
      "INSERT INTO mart_movement VALUES (99, 1)",
      "INSERT OR REPLACE INTO mart_movement VALUES (2, 2)",
      "UPDATE mart_movement SET order_id = 2", "DELETE FROM mart_movement",
      // A refund gives back no more than was paid.
      "INSERT INTO movement VALUES (9, 'x', 'correction', 0, 0, 3, 1, 5801, '', '', '')",
      "INSERT INTO movement VALUES (9, 'x', 'correction', 0, 0, 1, 3, 1, '', '', '')",
    ] as [StaticString])
  func `the tables reject changes that break the shop`(_ change: StaticString) async throws {
    try await store.perform(.place("a"), paying: 5_800)
    let tent = try await store.perform(.place("b", .ordering(["tent": 1])), paying: 189_000)
    try await store.perform(.cancel("c", tent), paying: -189_000)
    let before = try await store.everything()
    await #expect(throws: SQLError.self) {
      try await files.books.database.transaction { connection throws(SQLError) in
        try connection.execute(change)
      }
    }
    try await expectEqual(store.everything(), before)
    try await expectEqual(files.mart.isSound(), true)
  }

  @Test(arguments: [
    "UPDATE mart_order SET total = total + 1, version = version + 1 WHERE id = 1",
    "UPDATE mart_order SET cancelled = 0, version = version + 1 WHERE id = 1",
    "UPDATE mart_stock SET remaining = remaining - 1 WHERE good = 'milk'",
    "DELETE FROM mart_line WHERE order_id = 1",
    "INSERT INTO mart_stock VALUES ('gold', 9, 9); INSERT INTO mart_line VALUES (1, 1, 'gold', '', '', 5000, 2)",
    "INSERT INTO movement VALUES (9, 'x', 'payment', 0, 0, 1, 3, 1, '', '', '')",
    "INSERT INTO movement VALUES (9, 'x', 'correction', 0, 0, 3, 1, 1, '', '', '')",
    "DROP TRIGGER mart_line_is_not_changed; UPDATE mart_line SET price = 1 WHERE order_id = 1",
    "UPDATE mart_order SET fee = fee + 1, version = version + 1 WHERE id = 1",
    "DROP TRIGGER mart_request_is_not_deleted; DELETE FROM mart_request WHERE key = 'a'",
    "DROP TRIGGER mart_request_is_not_changed; UPDATE mart_request SET order_id = 1",
    "PRAGMA foreign_keys = OFF; INSERT INTO mart_request VALUES ('x', 9)",
    "DROP TRIGGER mart_movement_is_not_deleted; DELETE FROM mart_movement WHERE movement = 2",
    "DROP TRIGGER mart_order_is_not_deleted; PRAGMA foreign_keys = OFF; DELETE FROM mart_order",
  ])
  func `a shop whose money or stock is wrong is not sound`(_ change: String) async throws {
    try await expectEqual(files.mart.isSound(), true)
    try await store.perform(.place("a"), paying: 5_800)
    try await store.perform(.place("b"), paying: 5_800)
    try await expectEqual(files.mart.isSound(), true)
    try await files.books.database.perform { connection throws(SQLError) in
      try connection.execute(change)
    }
    try await expectEqual(files.mart.isSound(), false)
  }

  @Test(arguments: [("하늘", "김", "김하늘"), ("Ada", "King", "Ada King"), ("", "김하늘", "김하늘")])
  func `the name that an earlier version has kept in two parts is one, and a change keeps it so`(
    first: String, last: String, name: String
  ) async throws {
    let order = try await store.perform(.place("a"), paying: 5_800)
    try await files.books.database.run(
      "UPDATE mart_order SET first_name = ?, last_name = ?, version = version + 1 WHERE id = 1",
      first, last)
    let read = try #require(try await store.mart.order(order.id))
    expectEqual(read.contents.contact.name, name)
    var contents = read.contents
    contents.note = "문 앞"
    try await store.perform(.edit("b", read, to: contents), paying: 0)
    try await expectEqual(store.mart.order(order.id)?.contents, contents)
    try await files.books.database.read { connection throws(SQLError) in
      let stored = try connection.query("SELECT first_name, last_name, note FROM mart_order") {
        row throws(SQLError) -> [String] in [try row[0], try row[1], try row[2]]
      }
      expectEqual(stored, [[name, "", "문 앞"]])
    }
  }

  @Test func `an order whose money is wrong is not changed`() async throws {
    let order = try await store.perform(.place("a"), paying: 5_800)
    try await files.books.database.run(
      "UPDATE mart_order SET total = 1, version = version + 1 WHERE id = 1")
    let tampered = try #require(try await store.mart.order(order.id))
    try await files.books.database.transaction { connection throws(SQLError) in
      try connection.execute(
        "DROP TRIGGER mart_movement_is_not_deleted; DELETE FROM mart_movement")
    }
    let before = try await store.everything()
    await #expect(throws: MartError.storage(.unknown)) {
      try await store.mart.perform(.cancel("b", tampered), at: now)
    }
    try await expectEqual(store.everything(), before)
  }
}
