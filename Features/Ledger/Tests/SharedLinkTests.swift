import Expectations
import LedgerData
import Phrases
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What members make of the links of others.
@MainActor struct SharedLinkTests {
  /// Entries 1 and 2 are a payment and money that comes, in two accounts; entry 3 is a purchase.
  private func shared(_ kind: RepositoryKind) async throws -> SharedLedger {
    let shared = try await SharedLedger(kind)
    for (name, amount) in [("은행", Int64(-3_000)), ("저축", 3_000)] {
      _ = try await shared[0].perform(.account(.set(nil, name: name)))
      let id = try #require(try await shared[0].settings().accounts.list.last).id
      _ = try await shared[0].perform(.add(entry(2026_11_01, amount, name), to: id))
    }
    _ = try await shared[0].perform(.add(entry(2026_11_01, -5_000, "가게", .shopping)))
    return shared
  }

  private func link(
    _ shared: SharedLedger, _ member: Int, _ kind: EntryLink.Kind, _ first: LedgerRow.ID,
    _ second: LedgerRow.ID
  ) async throws {
    let rows = try await shared.rows()
    let one = try #require(rows.first { $0.id == first })
    let other = rows.first { $0.id == second }
    _ = try await shared[member].perform(
      .link([LinkProposal(kind, first: one, second: other, isSure: true, reasons: [])]))
  }

  @Test(arguments: SharedLedger.kinds)
  func `what one has linked is not taken by the undoing of another`(_ kind: RepositoryKind)
    async throws
  {
    let shared = try await shared(kind)
    let ids = try await shared.rows().map(\.id)
    _ = try await shared[1].perform(.add(entry(2026_11_02, 3_000, "또"), to: .cash))
    let added = try #require(try await shared.rows().last).id
    try await link(shared, 0, .transfer, ids[0], added)
    await #expect(throws: LedgerError.undoOverChange) { try await shared[1].undo() }
    try await expectEqual(shared.rows().map(\.link?.kind), [.transfer, nil, nil, .transfer])
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(arguments: SharedLedger.kinds)
  func `a link comes back only while its entries can have it`(_ kind: RepositoryKind) async throws {
    let shared = try await shared(kind)
    let ids = try await shared.rows().map(\.id)
    try await link(shared, 0, .transfer, ids[0], ids[1])
    _ = try await shared[1].perform(.unlink([ids[0]]))
    // Another one has it now.
    try await link(shared, 2, .refund, ids[1], ids[2])
    await #expect(throws: LedgerError.undoOverChange) { try await shared[1].undo() }
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    try await expectEqual(shared[0].links(of: ids).map(\.kind), [.refund])
    _ = try await shared[2].undo()
    try await expectEqual(shared[0].links(of: ids), [])
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(arguments: SharedLedger.kinds)
  func `who deletes a linked entry brings both back`(_ kind: RepositoryKind) async throws {
    let shared = try await shared(kind)
    let ids = try await shared.rows().map(\.id)
    try await link(shared, 0, .transfer, ids[0], ids[1])
    let links = try await shared[0].links(of: ids)
    _ = try await shared[1].perform(.delete([ids[1]]))
    try await expectEqual(shared.rows().map(\.link), [nil, nil])
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    _ = try await shared[1].undo()
    try await expectEqual(shared[0].links(of: ids), links)
    // It is gone when the other entry is gone meanwhile.
    _ = try await shared[1].perform(.delete([ids[1]]))
    _ = try await shared[2].perform(.delete([ids[0]]))
    let told = try #require(try await shared[1].undo())
    #expect(told.text(.english).contains("(left, as it has changed since: 1 entry)"))
    try await expectEqual(shared[0].links(of: ids), [])
    try await expectEqual(shared.rows().map(\.link), [nil, nil])
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(arguments: SharedLedger.kinds)
  func `a refund keeps to its purchase whoever undoes what`(_ kind: RepositoryKind) async throws {
    let shared = try await shared(kind)
    let ids = try await shared.rows().map(\.id)
    func categories() async throws -> [LedgerCategory] {
      let rows = try await shared.rows()
      return ids.suffix(2).compactMap { id in rows.first { $0.id == id }?.category }
    }
    _ = try await shared[0].perform(.categorise([ids[2]], .health))
    try await link(shared, 1, .refund, ids[1], ids[2])
    try await expectEqual(categories(), [.health, .health])
    _ = try await shared[0].undo()
    try await expectEqual(categories(), [.shopping, .shopping])
    _ = try await shared[0].redo()
    try await expectEqual(categories(), [.health, .health])
    _ = try await shared[1].undo()
    try await expectEqual(categories(), [.food, .health])
    _ = try await shared[2].perform(.categorise([ids[1]], .living))
    _ = try await shared[1].redo()
    try await expectEqual(categories(), [.health, .health])
    await #expect(throws: LedgerError.undoOverChange) { try await shared[2].undo() }
    try await expectEqual(categories(), [.health, .health])
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(arguments: SharedLedger.kinds)
  func `an amount that others have linked since stays`(_ kind: RepositoryKind) async throws {
    let shared = try await shared(kind)
    let ids = try await shared.rows().map(\.id)
    let row = try #require(try await shared[0].rows([ids[0]]).first)
    var edit = EntryEdit(row)
    edit.amount = Won(-4_000)
    _ = try await shared[0].perform(.edit(row, to: edit))
    let changed = try #require(try await shared[0].rows([ids[0]]).first)
    edit.amount = row.amount
    _ = try await shared[1].perform(.edit(changed, to: edit))
    try await link(shared, 2, .transfer, ids[0], ids[1])
    await #expect(throws: LedgerError.undoOverChange) { try await shared[1].undo() }
    try await expectEqual(shared.rows().map(\.amount.amount), [-3_000, 3_000, -5_000])
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(arguments: SharedLedger.kinds)
  func `what others have split since is not torn apart`(_ kind: RepositoryKind) async throws {
    let shared = try await shared(kind)
    let rows = try await shared.rows()
    let row = rows[2]
    var edit = EntryEdit(row)
    (edit.account, edit.day) = (rows[1].account, entry(2026_11_02, 1, "").day)
    _ = try await shared[0].perform(.edit(row, to: edit))
    let moved = try #require(try await shared[0].rows([row.id]).first)
    let parts = [
      EntryPart(amount: Won(-3_000), category: .food),
      EntryPart(amount: Won(-2_000), category: .shopping),
    ]
    _ = try await shared[1].perform(.split(moved, into: parts))
    await #expect(throws: LedgerError.undoOverChange) { try await shared[0].undo() }
    let left = try await shared[0].parts(with: row.id)
    #expect(
      left.map(\.account) == [edit.account, edit.account] && Set(left.map(\.day)) == [edit.day])
    #expect(try await shared.isSound())
    await shared.close()
  }

  @Test(arguments: SharedLedger.kinds)
  func `an entry that is split is moved, undone and redone whole, whatever is checked of it`(
    _ kind: RepositoryKind
  ) async throws {
    let shared = try await shared(kind)
    let rows = try await shared.rows()
    let row = rows[2]
    let parts = [
      EntryPart(amount: Won(-3_000), category: .food),
      EntryPart(amount: Won(-2_000), category: .shopping),
    ]
    _ = try await shared[0].perform(.split(row, into: parts))
    _ = try await shared[0].perform(.account(.mark([row.id], isCleared: true)))
    _ = try await shared[0].perform(.account(.move([row.id], to: rows[1].account)))
    func accounts() async throws -> Set<LedgerAccount.ID> {
      Set(try await shared[0].parts(with: row.id).map(\.account))
    }
    try await expectEqual(accounts(), [rows[1].account])
    _ = try await shared[0].undo()
    try await expectEqual(accounts(), [row.account])
    _ = try await shared[0].redo()
    try await expectEqual(accounts(), [rows[1].account])
    #expect(try await shared.isSound())
    await shared.close()
  }
}
