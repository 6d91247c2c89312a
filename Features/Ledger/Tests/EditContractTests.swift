import Expectations
import LedgerData
import PostgreSQLTesting
import SQL
import SQLiteTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Corrected entries, in memory, in a file and on a server.
@MainActor
struct EditContractTests {
  private let fixture = LedgerFileFixture()
  private let coffee = entry(2026_11_01, -4_500, "카페 12호")
  private let lunch = entry(2026_11_02, -12_000, "점심")

  private func edit(
    _ work: any LedgerRepository, _ id: LedgerRow.ID, _ change: (inout EntryEdit) -> Void
  ) async throws -> LedgerOutcome {
    let row = try #require(try await work.rows([id]).first)
    var edit = EntryEdit(row)
    change(&edit)
    return try await work.perform(.edit(row, to: edit))
  }

  private func bank(
    _ work: any LedgerRepository, _ entries: [LedgerEntry]
  ) async throws -> LedgerAccount.ID {
    _ = try await work.perform(
      .addUnknown(stated(entries), file: "a.csv", to: .new("은행")))
    return try #require(try await work.settings().accounts.account(named: "은행")).id
  }

  /// How many of the entries a statement would bring.
  private func new(
    _ work: any LedgerRepository, _ entries: [LedgerEntry], _ account: LedgerAccount.ID
  ) async throws -> Int {
    try await work.news(of: stated(entries), into: account).new.count
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an imported row is what the user says, and known by what its bank said`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work, [coffee, lunch])
    let before = try await work.rows([1, 2])
    let day = try #require(Day(rawValue: 2026_10_31))
    _ = try await edit(work, 1) {
      ($0.day, $0.amount, $0.text, $0.account) = (day, Won(-5_000), "커피", .cash)
      ($0.marks.payee, $0.marks.note, $0.marks.category) = ("우리 카페", "아침", .living)
    }
    let row = try #require(try await work.rows([1]).first)
    #expect((row.day, row.amount, row.text, row.account) == (day, Won(-5_000), "커피", .cash))
    #expect((row.name, row.note, row.category) == ("우리 카페", "아침", .living))
    expectEqual(
      row.entry.stated, StatedFacts(day: coffee.day, amount: coffee.amount, text: coffee.text))
    try await expectEqual(work.accountSums()[.cash]?.total.amount, Won(-5_000))
    try await expectEqual(work.find(LedgerQuery(search: "우리 카페")).ids, [1])
    try await expectEqual(work.rows(exactly: "우리 카페", limit: 9).map(\.id), [1])
    try await expectEqual(new(work, [coffee, lunch], id), 0)
    // Once more, and with a file that overlaps.
    _ = try await edit(work, 1) { $0.amount = Won(7_000) }
    let bus = entry(2026_11_03, -1_500, "버스")
    try await expectEqual(new(work, [coffee, lunch, coffee, bus], id), 2)
    try await expectEqual(work.rows([1]).first?.entry.stated?.amount, Won(-4_500))
    #expect(try await fixture.isSound(kind))
    for _ in 0..<2 { #expect(try await work.undo() != nil) }
    try await expectEqual(work.rows([1, 2]), before)
    try await expectEqual(new(work, [coffee, lunch], id), 0)
    for _ in 0..<2 { #expect(try await work.redo() != nil) }
    try await expectEqual(new(work, [coffee, lunch], id), 0)
    // What is as the bank said has no second version.
    _ = try await edit(work, 1) {
      ($0.day, $0.amount, $0.text) = (coffee.day, coffee.amount, coffee.text)
    }
    try await expectEqual(work.rows([1]).first?.entry.stated, nil)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what a bank has that a corrected row only says is new, but an export's is known`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work, [coffee])
    _ = try await edit(work, 1) { $0.amount = Won(-5_000) }
    let other = entry(2026_11_01, -5_000, "카페 12호")
    try await expectEqual(new(work, [other], id), 1)
    let exported = [StatementEntry(other, .named(id))]
    try await expectEqual(work.news(of: exported, into: id).new, [])
    let both = [StatementEntry(other, .named(id)), StatementEntry(other, .named(id))]
    try await expectEqual(work.news(of: both, into: id).new.count, 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a deleted row that was corrected is not there twice after its file came again`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work, [coffee])
    _ = try await edit(work, 1) { $0.amount = Won(-5_000) }
    let row = try await work.rows([1])
    _ = try await work.perform(.delete([1]))
    _ = try await work.undo()
    try await expectEqual(work.rows([1]), row)
    _ = try await work.redo()
    try await expectEqual(new(work, [coffee], id), 1)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a typed row is known by what it says now`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.add(entry(2026_11_01, -450, "카페"))
    _ = try await edit(work, 1) { $0.amount = Won(-4_500) }
    try await expectEqual(work.rows([1]).first?.entry.stated, nil)
    try await expectEqual(new(work, [entry(2026_11_01, -4_500, "카페")], .cash), 0)
    try await expectEqual(new(work, [entry(2026_11_01, -450, "카페")], .cash), 1)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a locked row keeps day, amount and account, and nothing else`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let id = try await bank(work, [coffee])
    _ = try await work.perform(.account(.mark([1], isCleared: true)))
    _ = try await work.perform(.account(.lock(id, try statement(2026_11_30, -4_500))))
    let day = try #require(Day(rawValue: 2026_10_31))
    let changes: [(inout EntryEdit) -> Void] = [
      { $0.day = day }, { $0.amount = Won(-1) }, { $0.account = .cash },
    ]
    for change in changes {
      await #expect(throws: LedgerError.locked(1)) { try await edit(work, 1, change) }
    }
    let before = try await work.rows([1])
    _ = try await edit(work, 1) {
      ($0.text, $0.marks.payee, $0.marks.note, $0.marks.category) = ("a", "b", "c", .living)
    }
    let row = try #require(try await work.rows([1]).first)
    #expect((row.text, row.name, row.note, row.category) == ("a", "b", "c", .living))
    #expect(row.isLocked)
    _ = try await work.undo()
    try await expectEqual(work.rows([1]), before)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a linked row keeps its amount, and the account that is not the other's`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work, [coffee])
    _ = try await work.add(entry(2026_11_01, 4_500, "입금"))
    let rows = try await work.rows([1, 2])
    _ = try await work.perform(
      .link([
        LinkProposal(
          .transfer, first: rows[0], second: rows[1], made: nil, amount: nil, isSure: true,
          reasons: [])
      ]))
    await #expect(throws: LedgerError.linked) { try await edit(work, 1) { $0.amount = Won(-1) } }
    await #expect(throws: LedgerError.linked) { try await edit(work, 1) { $0.account = .cash } }
    await #expect(throws: LedgerError.linked) { try await edit(work, 2) { $0.account = id } }
    _ = try await edit(work, 1) { $0.text = "이체" }
    try await expectEqual(work.rows([1]).first?.link?.kind, .transfer)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: SharedLedger.kinds)
  func `of two members each changes what the other has not`(_ kind: RepositoryKind) async throws {
    let shared = try await SharedLedger(kind)
    _ = try await shared[0].add(entry(2026_11_01, -1_000, "점심"))
    let row = try #require(try await shared.rows().first)
    var (mine, yours) = (EntryEdit(row), EntryEdit(row))
    mine.amount = Won(-2_000)
    yours.text = "저녁"
    _ = try await shared[0].perform(.edit(row, to: mine))
    _ = try await shared[1].perform(.edit(row, to: yours))
    var now = try #require(try await shared.rows().first)
    #expect((now.amount, now.text) == (Won(-2_000), "저녁"))
    yours = EntryEdit(row)
    yours.amount = Won(-3_000)
    let clash = yours
    await #expect(throws: LedgerError.entryChanged) {
      try await shared[1].perform(.edit(row, to: clash))
    }
    // Each undoes what is theirs, and what another has changed since is left.
    _ = try await shared[0].undo()
    now = try #require(try await shared.rows().first)
    #expect((now.amount, now.text) == (Won(-1_000), "저녁"))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared.rows().count, 1)
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test func `of the wallet's rows only category and note change`() async throws {
    try await Movements.topUp(fixture.database, key: "a", day: 2026_11_20, amount: 50_000)
    let work: any LedgerRepository = fixture.ledger
    let changes: [(inout EntryEdit) -> Void] = [
      { $0.amount = Won(1) }, { $0.text = "a" }, { $0.marks.payee = "a" }, { $0.account = .cash },
    ]
    for change in changes {
      await #expect(throws: LedgerError.walletFacts) { try await edit(work, 1, change) }
    }
    _ = try await edit(work, 1) { ($0.marks.note, $0.marks.category) = ("a", .food) }
    try await expectEqual(work.rows([1]).first?.note, "a")
    #expect(try await fixture.ledger.isSound())
  }

  @Test(
    arguments: [
      "UPDATE ledger SET amount = -1 WHERE id = 1", "UPDATE ledger SET payee = 'a' WHERE id = 1",
    ] as [SQLText])
  func `the file keeps what the wallet has`(_ change: SQLText) async throws {
    try await Movements.topUp(fixture.database, key: "a", day: 2026_11_20, amount: 50_000)
    await #expect(throws: SQLError.self) { try await fixture.database.run(change) }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a corrected row that is settled keeps what the user said`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    func line(_ amount: Int64, isPending: Bool) -> LedgerEntry {
      LedgerEntry(
        day: coffee.day, amount: Won(amount), text: "주유", category: .living,
        bank: BankRecord(approval: "12345678", isPending: isPending))
    }
    let id = try await bank(work, [line(-150_000, isPending: true)])
    _ = try await edit(work, 1) { $0.text = "주유소" }
    _ = try await work.perform(
      .addUnknown(
        stated([line(-48_000, isPending: false)]), file: "b.csv", to: .existing(id)))
    var row = try #require(try await work.rows([1]).first)
    #expect((row.amount, row.text) == (Won(-48_000), "주유소"))
    _ = try await work.undo()
    _ = try await edit(work, 1) { $0.amount = Won(-50_000) }
    _ = try await work.perform(
      .addUnknown(
        stated([line(-48_000, isPending: false)]), file: "b.csv", to: .existing(id)))
    row = try #require(try await work.rows([1]).first)
    #expect((row.amount, row.entry.stated?.amount) == (Won(-50_000), Won(-48_000)))
    try await expectEqual(new(work, [line(-48_000, isPending: false)], id), 0)
    #expect(try await fixture.isSound(kind))
  }
}
