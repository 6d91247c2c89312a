import Expectations
import Phrases
import SQL
import SQLite
import SQLiteTesting
import Testing
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// A history that an earlier version has kept, with copies of the whole settings and rows by ids alone.
struct EarlierHistoryTests: StoredLedgerTest {
  let fixture = LedgerFileFixture()

  private func keep(_ changes: String, isUndone: Bool = false) async throws {
    try await database.run(
      """
      INSERT INTO ledger_command (time, title_ko, title_en, changes, is_undone)
        VALUES (0, 'ㄱ', 'a', ?, ?)
      """, changes, isUndone)
  }

  private func copies(_ before: LedgerSettings, _ after: LedgerSettings) throws -> String {
    let copies = try [before, after].map { try StoredJSON.text(of: $0) }
    return "{\"settings\":{\"after\":\(copies[1]),\"before\":\(copies[0])}}"
  }

  @Test func `of copies of the settings only the difference is undone and redone`() async throws {
    var before = LedgerSettings.builtIn
    let travel = try before.categories.add("여행", tint: 1)
    var after = before
    try after.categories.change(travel, name: "휴가", tint: 1)
    var now = after
    _ = try now.categories.add("반려동물", tint: 2)
    _ = try await ledger.perform(.save(now, over: .builtIn))
    try await keep("[\(try copies(before, after))]")
    #expect(try await ledger.isSound())
    try await expectEqual(ledger.undo()?.text(.english), "a")
    var names = try await ledger.settings().categories.list.compactMap(\.name)
    expectEqual(names, ["여행", "반려동물"])
    _ = try await ledger.redo()
    names = try await ledger.settings().categories.list.compactMap(\.name)
    expectEqual(names, ["휴가", "반려동물"])
    #expect(try await ledger.isSound())
  }

  @Test func `rows by ids alone are undone and redone`() async throws {
    _ = try await ledger.addUnknown([entry(2026_11_01, -1, "a"), entry(2026_11_02, -2, "b")])
    try await database.run("DELETE FROM ledger_command")
    try await keep(#"[{"added":{"_0":{"ranges":[[1,2]]}}}]"#)
    #expect(try await ledger.isSound())
    _ = try await ledger.undo()
    try await expectEqual(ledger.rows([1, 2]), [])
    _ = try await ledger.redo()
    try await expectEqual(ledger.rows([1, 2]).map(\.text), ["a", "b"])
    try await database.run(
      """
      INSERT INTO ledger_command (id, time, title_ko, title_en, changes)
        VALUES (9, 0, 'ㄴ', 'b', '[{"removed":{"_0":{"ranges":[[2,2]]}}}]')
      """)
    try await database.run(
      """
      INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, import_id, command,
        account, state) SELECT id, day, amount, text, category, note, origin, import_id, 9, account,
        state FROM ledger WHERE id = 2
      """)
    try await database.run("DELETE FROM ledger WHERE id = 2")
    try await expectEqual(ledger.undo()?.text(.english), "b")
    try await expectEqual(ledger.rows([1, 2]).map(\.text), ["a", "b"])
    _ = try await ledger.redo()
    try await expectEqual(ledger.rows([1, 2]).map(\.text), ["a"])
    #expect(try await ledger.isSound())
  }

  @Test func `a merging is undone and redone`() async throws {
    _ = try await ledger.addUnknown([
      entry(2026_11_01, -1, "a", .movies), entry(2026_11_02, -2, "b"),
    ])
    let before = try await ledger.settings()
    _ = try await ledger.perform(.merge(.movies, into: .living))
    let after = try await ledger.settings()
    try await database.run("DELETE FROM ledger_command")
    let marks =
      #"{"_0":{"ranges":[[1,1]]},"before":{"category":"movies","note":""},"#
      + #""after":{"category":"living","note":""}}"#
    try await keep("[{\"marked\":\(marks)},\(try copies(before, after))]")
    _ = try await ledger.undo()
    try await expectEqual(ledger.settings(), before)
    try await expectEqual(ledger.rows([1, 2]).map(\.category), [.movies, .food])
    _ = try await ledger.redo()
    try await expectEqual(ledger.settings(), after)
    try await expectEqual(ledger.rows([1, 2]).map(\.category), [.living, .food])
    _ = try await ledger.undo()
    try await expectEqual(ledger.rows([1, 2]).map(\.category), [.movies, .food])
    #expect(try await ledger.isSound())
  }
}
