import Expectations
import LedgerData
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Entries that are split, in memory, in a file and on a server.
@MainActor
struct SplitContractTests {
  private let fixture = LedgerFileFixture()
  private let shopping = entry(2026_11_01, -600_000, "마트")

  private func bank(
    _ kind: RepositoryKind
  ) async throws -> (work: any LedgerRepository, account: LedgerAccount.ID) {
    let work = try fixture.ledger(kind)
    _ = try await work.perform(
      .addUnknown(stated([shopping]), file: "a.csv", to: .new("은행")))
    return (work, try #require(try await work.settings().accounts.account(named: "은행")).id)
  }

  private func part(
    _ amount: Int64, _ category: LedgerCategory, _ note: String = ""
  ) -> EntryPart {
    EntryPart(amount: Won(amount), category: category, note: note)
  }

  private func split(
    _ work: any LedgerRepository, _ parts: [EntryPart]
  ) async throws -> [LedgerRow] {
    let row = try #require(try await work.rows([1]).first)
    _ = try await work.perform(.split(row, into: parts))
    return try await work.parts(with: 1)
  }

  private var three: [EntryPart] {
    [part(-300_000, .food), part(-250_000, .living, "세제"), part(-50_000, .health)]
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an entry is split to the won, and joined again`(_ kind: RepositoryKind) async throws {
    let (work, id) = try await bank(kind)
    let before = try await work.rows([1])
    let parts = try await split(work, three)
    expectEqual(parts.map(\.amount.amount), [-300_000, -250_000, -50_000])
    expectEqual(parts.map(\.category), [.food, .living, .health])
    expectEqual(parts.map(\.note), ["", "세제", ""])
    expectEqual(parts.map(\.partOf), [nil, 1, 1])
    #expect(Set(parts.map(\.day)) == [shopping.day] && Set(parts.map(\.account)) == [id])
    try await expectEqual(work.parts(with: parts[2].id), parts)
    try await expectEqual(work.accountSums()[id]?.total, .init(count: 3, amount: Won(-600_000)))
    let totals = try await work.monthTotals(of: LedgerQuery())
    expectEqual(totals.summary.spent, Won(600_000))
    try await expectEqual(work.summary(of: LedgerQuery(category: .living)).spent, Won(250_000))
    try await expectEqual(work.imports().map(\.count), [1])
    // The file brings nothing, but what only a part says is another entry.
    try await expectEqual(work.news(of: stated([shopping]), into: id).new, [])
    let alike = stated([entry(2026_11_01, -250_000, "마트"), entry(2026_11_01, -300_000, "마트")])
    try await expectEqual(work.news(of: alike, into: id).new, alike)
    let exported = parts.map { row in
      StatementEntry(entry(2026_11_01, row.amount.amount, row.text), .named(id))
    }
    try await expectEqual(work.news(of: exported, into: id).new, [])
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.rows([1]), before)
    try await expectEqual(work.find(LedgerQuery()).ids, [1])
    _ = try await work.redo()
    try await expectEqual(work.parts(with: 1), parts)
    // Split otherwise, and joined.
    let two = try await split(work, [part(-1, .food), part(-599_999, .other)])
    expectEqual(two.map(\.amount.amount), [-1, -599_999])
    _ = try await split(work, [part(-600_000, .food)])
    try await expectEqual(work.rows([1]), before)
    try await expectEqual(work.find(LedgerQuery()).ids, [1])
    for _ in 0..<2 { _ = try await work.undo() }
    try await expectEqual(work.parts(with: 1), parts)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `parts that do not come to the amount are refused`(_ kind: RepositoryKind) async throws {
    let (work, _) = try await bank(kind)
    let wrong: [[EntryPart]] = [
      [], [part(-599_999, .food)], [part(-600_000, .food), part(0, .food)],
      [part(-300_000, .food), part(-300_001, .food)],
      .init(repeating: part(-10_000, .food), count: 60),
    ]
    for parts in wrong {
      await #expect(throws: LedgerError.splitSum) { try await split(work, parts) }
    }
    // Deductions go the other way.
    try await expectEqual(split(work, [part(-700_000, .food), part(100_000, .income)]).count, 2)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a deleted part goes to the first one, and the first one takes all along`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, id) = try await bank(kind)
    let parts = try await split(work, three)
    try await expectEqual(work.perform(.delete([parts[1].id])).count, 1)
    try await expectEqual(work.parts(with: 1).map(\.amount.amount), [-550_000, -50_000])
    try await expectEqual(work.accountSums()[id]?.total.amount, Won(-600_000))
    _ = try await work.undo()
    try await expectEqual(work.parts(with: 1), parts)
    _ = try await work.redo()
    _ = try await work.undo()
    try await expectEqual(work.perform(.delete([1])).count, 3)
    try await expectEqual(work.find(LedgerQuery()).ids, [])
    _ = try await work.undo()
    try await expectEqual(work.parts(with: 1), parts)
    try await expectEqual(work.perform(.takeBack(try #require(parts[0].importID))).count, 3)
    // What came again is not there twice when the parts would come back.
    _ = try await work.undo()
    try await expectEqual(work.parts(with: 1), parts)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `day and account are those of all parts, and amounts those of the split`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, id) = try await bank(kind)
    let parts = try await split(work, three)
    let day = try #require(Day(rawValue: 2026_11_05))
    var edit = EntryEdit(parts[1])
    (edit.day, edit.account, edit.text) = (day, .cash, "세탁")
    _ = try await work.perform(.edit(parts[1], to: edit))
    let moved = try await work.parts(with: 1)
    expectEqual(moved.map(\.day), [day, day, day])
    expectEqual(moved.map(\.account), [.cash, .cash, .cash])
    expectEqual(moved.map(\.text), ["마트", "세탁", "마트"])
    expectEqual(moved.map { $0.entry.stated != nil }, [true, false, false])
    try await expectEqual(work.news(of: stated([shopping]), into: id).new, [])
    _ = try await work.undo()
    try await expectEqual(work.parts(with: 1), parts)
    edit = EntryEdit(parts[0])
    edit.amount = Won(-1)
    let wrong = edit
    await #expect(throws: LedgerError.splitAmount) {
      try await work.perform(.edit(parts[0], to: wrong))
    }
    _ = try await work.perform(.account(.move([parts[2].id], to: .cash)))
    try await expectEqual(work.parts(with: 1).map(\.account), [.cash, .cash, .cash])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what is linked or locked is not split`(_ kind: RepositoryKind) async throws {
    let (work, id) = try await bank(kind)
    _ = try await work.add(entry(2026_11_01, 600_000, "입금"))
    let rows = try await work.rows([1, 2])
    let link = LinkProposal(
      .transfer, first: rows[0], second: rows[1], made: nil, amount: nil, isSure: true, reasons: [])
    _ = try await work.perform(.link([link]))
    await #expect(throws: LedgerError.linked) { try await split(work, three) }
    _ = try await work.undo()
    _ = try await work.perform(.account(.mark([1], isCleared: true)))
    let parts = try await split(work, three)
    expectEqual(parts.map(\.status.state), [.cleared, .cleared, .cleared])
    _ = try await work.perform(.account(.lock(id, try statement(2026_11_30, -600_000))))
    await #expect(throws: LedgerError.locked(3)) {
      try await split(work, [part(-600_000, .food)])
    }
    await #expect(throws: LedgerError.locked(1)) { try await work.perform(.delete([parts[1].id])) }
    _ = try await work.perform(.categorise([parts[1].id], .other))
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a typed entry that is split is known by its sum`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.add(entry(2026_11_01, -600_000, "마트"))
    _ = try await split(work, three)
    try await expectEqual(work.news(of: stated([shopping]), into: .cash).new, [])
    _ = try await split(work, [part(-600_000, .food)])
    try await expectEqual(work.rows([1]).first?.entry.stated, nil)
  }

  @Test(arguments: SharedLedger.kinds)
  func `a split that another member has used since is left`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].add(entry(2026_11_01, -600_000, "마트"))
    let row = try #require(try await shared.rows().first)
    _ = try await shared[0].perform(.split(row, into: three))
    let parts = try await shared.rows()
    _ = try await shared[1].perform(.note([parts[1].id], "내 것"))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared.rows().map(\.amount.amount), [-300_000, -250_000, -50_000])
    // Nor is the entry taken from under its parts.
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared.rows().count, 3)
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [
      ([-10_000, -7_650], -17_812, [-10_162, -7_650]),
      // Nothing would be left of the first part, or less.
      ([-5_000, -12_650], -12_650, [-5_000, -7_650]),
      ([-5_000, -2_000, -10_650], -10_000, [-5_000, -2_000, -3_000]),
    ] as [([Int64], Int64, [Int64])])
  func `a split sum that is settled stays exact`(
    _ kind: RepositoryKind, _ one: (parts: [Int64], final: Int64, wanted: [Int64])
  ) async throws {
    let work = try fixture.ledger(kind)
    func line(_ amount: Int64, isPending: Bool) -> LedgerEntry {
      LedgerEntry(
        day: shopping.day, amount: Won(amount), text: "해외", category: .living,
        bank: BankRecord(approval: "12345678", isPending: isPending))
    }
    _ = try await work.perform(
      .addUnknown(stated([line(-17_650, isPending: true)]), file: "a.csv", to: .new("카드")))
    let id = try #require(try await work.settings().accounts.account(named: "카드")).id
    _ = try await split(work, one.parts.map { part($0, .food) })
    _ = try await work.perform(
      .addUnknown(stated([line(one.final, isPending: false)]), file: "b.csv", to: .existing(id)))
    try await expectEqual(work.parts(with: 1).map(\.amount.amount), one.wanted)
    try await expectEqual(
      work.news(of: stated([line(one.final, isPending: false)]), into: id).new, [])
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.parts(with: 1).map(\.amount.amount), one.parts)
  }
}
