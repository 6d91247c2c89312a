import Expectations
import LedgerData
import LedgerFixtures
import Phrases
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// The undoing of one member never takes the work of another.
@MainActor struct SharedHistoryTests {
  private let statement = (1...10).map { entry(2026_11_00 + $0, Int64(-$0), "가게 \($0)") }

  private func bring(
    _ entries: [LedgerEntry], to account: AccountChoice = .existing(.cash), file: String = "a.csv"
  ) -> LedgerCommand {
    .addUnknown(stated(entries), file: file, to: account)
  }

  @Test(arguments: SharedLedger.kinds)
  func `an account with entries of others survives the undoing of the import that has made it`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring([entry(2026_12_01, -9, "먼저")], to: .new("은행")))
    let id = try #require(try await shared[1].settings().accounts.account(named: "은행")).id
    _ = try await shared[1].perform(bring(statement, to: .existing(id)))
    let title = try #require(try await shared[0].undo())
    expectEqual(title.text(.korean), "‘a.csv’ 1건 가져오기 (그사이 바뀌어 그대로 둔 것: ‘은행’ 계좌)")
    expectEqual(
      title.text(.english),
      "import 1 entry from “a.csv” (left, as it has changed since: account “은행”)")
    #expect(try await shared[0].settings().accounts.contains(id))
    try await expectEqual(shared[0].accountSums()[id]?.total.count, 10)
    _ = try await shared[0].redo()
    try await expectEqual(shared.rows().count, 11)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `redoing an import brings nothing that another has imported since`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    let all = statement + [entry(2026_11_30, -11, "끝")]
    _ = try await shared[0].perform(bring(all, to: .existing(.imports)))
    _ = try await shared[0].undo()
    _ = try await shared[1].perform(bring(statement, to: .existing(.imports)))
    #expect(try await shared[0].redo() != nil)
    try await expectEqual(shared.rows().count, 11)
    // What is redone now is that one entry.
    _ = try await shared[0].undo()
    try await expectEqual(shared.rows().count, 10)
    _ = try await shared[1].undo()
    _ = try await shared[1].redo()
    try await expectEqual(shared.rows().count, 10)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `an entry that was deleted or undone is not there twice when another has imported it`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    let all = statement + [entry(2026_11_30, -11, "끝")]
    _ = try await shared[0].perform(.add(all[0]))
    _ = try await shared[0].undo()
    _ = try await shared[1].perform(bring(all, to: .new("은행")))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].redo() }
    try await expectEqual(shared.rows().count, 11)
    let id = try #require(try await shared.rows().first).id
    _ = try await shared[0].perform(.delete([id]))
    let account = try #require(try await shared[1].settings().accounts.account(named: "은행")).id
    _ = try await shared[1].perform(bring(all, to: .existing(account)))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared.rows().count, 11)
    // Of two that are equal in a statement both come back.
    let bus = [entry(2026_11_03, -1_500, "버스"), entry(2026_11_03, -1_500, "버스")]
    _ = try await shared[0].perform(bring(bus, to: .existing(account)))
    let ids = try await shared.rows().filter { $0.text == "버스" }.map(\.id)
    _ = try await shared[0].perform(.delete([ids[0]]))
    _ = try await shared[0].undo()
    try await expectEqual(shared.rows().count, 13)
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `redoing does not bring back what another has deleted`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring(Array(statement.prefix(2))))
    _ = try await shared[1].perform(.delete([1]))
    try await expectEqual(shared[0].undo()?.text(.english).hasSuffix("1 entry)"), true)
    _ = try await shared[0].redo()
    try await expectEqual(shared.texts(), ["가게 2"])
    _ = try await shared[1].perform(.delete([2]))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared[0].redo(), nil)
    for _ in 0..<2 { _ = try await shared[1].undo() }
    try await expectEqual(shared.texts(), ["가게 1", "가게 2"])
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `who has added an entry is known after its deletion by another and the undoing`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(.add(statement[0]))
    _ = try await shared[1].perform(.delete([1]))
    _ = try await shared[1].undo()
    try await expectEqual(shared.rows().map(\.member), ["ann"])
    _ = try await shared[1].redo()
    _ = try await shared[1].undo()
    _ = try await shared[0].undo()
    _ = try await shared[0].redo()
    try await expectEqual(shared.rows().map(\.member), ["ann"])
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `the note of another on an entry survives the undoing of its adding`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring(Array(statement.prefix(3))))
    _ = try await shared[1].perform(.note([2], "영수증"))
    #expect(try await shared[0].undo() != nil)
    try await expectEqual(shared.rows().map(\.note), ["영수증"])
    _ = try await shared[0].redo()
    try await expectEqual(shared.rows().map(\.note), ["", "영수증", ""])
    _ = try await shared[1].undo()
    try await expectEqual(shared.rows().map(\.note), ["", "", ""])
    // A mark of another on an entry, and one's own.
    _ = try await shared[0].perform(.note([1], "나"))
    _ = try await shared[1].perform(.categorise([1], .health))
    _ = try await shared[0].undo()
    try await expectEqual(shared.rows().first?.marks, LedgerMarks(category: .health, note: ""))
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `undoing puts nothing into a category that was merged or is gone`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring([entry(2026_11_01, -1, "영화", .movies), statement[0]]))
    _ = try await shared[0].perform(.categorise([1], .food))
    _ = try await shared[0].perform(.delete([2]))
    _ = try await shared[1].perform(.merge(.movies, into: .living))
    _ = try await shared[1].perform(.merge(.food, into: .health))
    _ = try await shared[0].undo()
    try await expectEqual(shared.rows().map(\.category), [.health, .health])
    _ = try await shared[0].undo()
    try await expectEqual(shared.rows().map(\.category), [.living, .health])
    #expect(try await shared.isSound())
    // A category of one's own, into which another has put something, stays.
    var pets = LedgerCategory.other
    try await shared.change(0) { pets = try $0.categories.add("반려동물", tint: 1) }
    _ = try await shared[1].perform(.categorise([2], pets))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared.rows().map(\.category), [.living, pets])
    #expect(try await shared[0].settings().categories.ids.contains(pets))
    #expect(try await shared.isSound())
  }

  @Test(arguments: SharedLedger.kinds)
  func `a reconciliation is undone as a whole, and only while it agrees`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].perform(bring(Array(statement.prefix(2))))
    _ = try await shared[0].perform(.account(.mark([1, 2], isCleared: true)))
    let balance = AccountStatement(day: try #require(Day(rawValue: 2026_11_30)), balance: Won(-3))
    _ = try await shared[0].perform(.account(.lock(.cash, balance)))
    _ = try await shared[1].perform(.account(.unlock(.cash)))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    _ = try await shared[2].perform(.note([1], "아직"))
    _ = try await shared[2].perform(.account(.set(.cash, name: "", opening: Won(5))))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[1].undo() }
    try await expectEqual(shared[0].reconciliations(), [])
    #expect(try await shared.isSound())
  }
}
