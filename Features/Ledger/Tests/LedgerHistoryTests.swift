import Books
import Expectations
import Phrases
import SQL
import SQLite
import SQLiteTesting
import Testing

@testable import LedgerData
@testable import LedgerDomain

/// The history of commands in the file.
struct LedgerHistoryTests: StoredLedgerTest {
  let fixture = LedgerFileFixture()

  private func all(_ ledger: StoredLedger) async throws -> [LedgerRow] {
    try await ledger.rows(
      of: LedgerQuery(order: .oldestFirst), LedgerPage(start: .beginning, skip: 0, limit: 1_000))
  }

  private func count(_ table: SQLText) async throws -> Int {
    try await database.scalar("SELECT count(*) FROM \(table)") ?? 0
  }

  @Test func `what was done before a restart can be undone and redone`() async throws {
    let rows = try await ledger.addUnknown([
      entry(2026_11_01, -1, "a"), entry(2026_11_02, -2, "b"), entry(2026_11_03, -3, "c"),
    ])
    _ = try await ledger.perform(.note([1, 3], "note"))
    _ = try await ledger.perform(.delete([2, 3]))
    let kept = try await all(ledger)
    expectEqual(kept.map(\.id), [1])
    #expect(try await ledger.history() == (3, false))
    await database.close()
    let other = fixture.other
    #expect(try await other.history() == (3, false))
    try await expectEqual(other.undo(), Phrase(ko: "2건 삭제", en: "delete 2 entries"))
    try await expectEqual(all(other).map(\.note), ["note", "", "note"])
    #expect(try await other.history() == (2, true))
    try await expectEqual(other.undo(), Phrase(ko: "2건 메모", en: "note of 2 entries"))
    try await expectEqual(all(other), rows)
    try await expectEqual(
      other.undo(), Phrase(ko: "‘bank.csv’ 3건 가져오기", en: "import 3 entries from “bank.csv”"))
    try await expectEqual(all(other), [])
    try await expectEqual(other.undo(), nil)
    #expect(try await other.history() == (nil, true))
    for _ in 0..<3 { #expect(try await ledger.redo() != nil) }
    try await expectEqual(ledger.redo(), nil)
    try await expectEqual(all(ledger), kept)
    // Rows that came back are found again, and those that are gone are not.
    try await expectEqual(ledger.find(LedgerQuery(search: "note")).ids, [1])
    _ = try await ledger.undo()
    try await expectEqual(ledger.find(LedgerQuery(search: "note")).ids, [3, 1])
    #expect(try await ledger.isSound())
  }

  @Test func `a command that is not carried out leaves nothing`() async throws {
    try await Movements.topUp(database, key: "a", day: 2026_11_20, amount: 50_000)
    _ = try await ledger.add(entry(2026_11_01, -1, "a"))
    _ = try await ledger.undo()
    await #expect(throws: LedgerError.walletStays) { try await ledger.perform(.delete([1])) }
    await #expect(throws: LedgerError.missing) { try await ledger.perform(.note([99], "a")) }
    try await expectEqual(ledger.perform(.categorise([1], .topUp)).changes, [])
    try await expectEqual(count("ledger_command"), 1)
    // What was undone can still be redone.
    try await expectEqual(ledger.redo(), Phrase(ko: "‘a’ 추가", en: "add “a”"))
  }

  @Test func `a new command ends what could be redone, with its rows`() async throws {
    _ = try await ledger.add(entry(2026_11_01, -1, "a"))
    _ = try await ledger.undo()
    try await expectEqual(count("ledger_removed"), 1)
    _ = try await ledger.add(entry(2026_11_02, -2, "b"))
    try await expectEqual(ledger.redo(), nil)
    try await expectEqual(count("ledger_removed"), 0)
    try await expectEqual(all(ledger).map(\.text), ["b"])
  }

  @Test func `the last hundred commands are kept`() async throws {
    let rows = try await ledger.addUnknown((1...5).map { entry(2026_11_01, -$0, "a") })
    _ = try await ledger.perform(.delete([rows[0].id]))
    for number in 1...100 { _ = try await ledger.perform(.note([2], "\(number)")) }
    try await expectEqual(count("ledger_command"), 100)
    try await expectEqual(count("ledger_removed"), 0)
    var undone = 0
    while try await ledger.undo() != nil { undone += 1 }
    expectEqual(undone, 100)
    try await expectEqual(ledger.rows([1, 2]).map(\.note), [""])
    #expect(try await ledger.isSound())
  }

  @Test func `two processes have one history`() async throws {
    let other = fixture.other
    try await withThrowingTaskGroup { group in
      for ledger in [ledger, other] {
        group.addTask {
          for number in 1...20 {
            let row = try await ledger.add(entry(2026_11_01, Int64(-number), "a"))
            _ = try await ledger.perform(.categorise([row.id], .health))
          }
        }
      }
      try await group.waitForAll()
    }
    try await expectEqual(all(ledger).count, 40)
    var undone = 0
    while try await (undone % 2 == 0 ? ledger : other).undo() != nil { undone += 1 }
    expectEqual(undone, 80)
    try await expectEqual(all(ledger), [])
    #expect(try await ledger.isSound())
  }

  @Test func `rows that were changed outside the history stay as they are`() async throws {
    _ = try await ledger.addUnknown([entry(2026_11_01, -1, "a"), entry(2026_11_02, -2, "b")])
    _ = try await ledger.perform(.categorise([1], .living))
    _ = try await ledger.perform(.note([1, 2], "note"))
    try await database.run("UPDATE ledger SET note = 'theirs' WHERE id = 2")
    try await expectEqual(
      ledger.undo(),
      Phrase(
        ko: "2건 메모 (그사이 바뀌어 그대로 둔 것: 내역 1건)",
        en: "note of 2 entries (left, as it has changed since: 1 entry)"))
    try await expectEqual(all(ledger).map(\.note), ["", "theirs"])
    _ = try await ledger.redo()
    try await expectEqual(all(ledger).map(\.note), ["note", "theirs"])
    try await database.run("UPDATE ledger SET note = 'ours' WHERE id = 1")
    await #expect(throws: LedgerError.undoOverChange) { try await ledger.undo() }
    try await expectEqual(all(ledger).map(\.note), ["ours", "theirs"])
    // It is told once, and no reason not to undo what was before.
    #expect(try await ledger.undo() != nil)
    try await expectEqual(all(ledger).map(\.category), [.food, .food])
  }

  @Test func `a file of version 3 keeps its rows and begins a history`() async throws {
    let earlier = SQLiteDatabase(
      path: database.path, migrations: Array(BookFile.migrations.prefix(3)))
    try await Movements.topUp(earlier, key: "a", day: 2026_11_20, amount: 50_000)
    try await earlier.run(
      """
      INSERT INTO ledger (day, amount, text, category, note, origin, key, initials)
        VALUES (20261101, -4500, '커피', 'food', '둘이', 'import',
          '커피' || char(10) || '둘이', 'ㅋㅍ' || char(10) || 'ㄷㅇ')
      """)
    await earlier.close()
    let rows = try await all(ledger)
    expectEqual(
      rows,
      [
        LedgerRow(
          id: 2, origin: .imported, entry: entry(2026_11_01, -4_500, "커피", note: "둘이")),
        LedgerRow(id: 1, origin: .wallet, entry: entry(2026_11_20, 50_000, "우리은행 0123", .topUp)),
      ])
    var settings = LedgerSettings.builtIn
    settings.accounts = .earlier
    try await expectEqual(ledger.settings(), settings)
    try await expectEqual(ledger.imports(), [])
    try await expectEqual(ledger.undo(), nil)
    #expect(try await ledger.isSound())
    _ = try await ledger.perform(.delete([2]))
    _ = try await ledger.undo()
    try await expectEqual(all(ledger), rows)
    try await expectEqual(ledger.find(LedgerQuery(search: "둘이")).ids, [2])
  }

  @Test(
    arguments: [
      "UPDATE ledger_command SET changes = '{'",
      "INSERT INTO ledger_alias VALUES ('food', 'living')",
      """
      INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, command)
        SELECT id, day, amount, text, category, note, origin, 1 FROM ledger
      """,
    ] as [SQLText])
  func `a history that cannot be undone is noticed`(_ damage: SQLText) async throws {
    _ = try await ledger.add(entry(2026_11_01, -1, "a"))
    #expect(try await ledger.isSound())
    try await database.run(damage)
    #expect((try? await ledger.isSound()) != true)
  }
}
