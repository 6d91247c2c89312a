import Expectations
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What a card's bill pays counts as spending again where the purchases go that explain it.
extension LinkContractTests {
  enum Leaving: CaseIterable, Sendable {
    case import_, entries, move, edits
  }

  /// Two bills of a card, of which an import has the purchases, and one more by hand.
  private func billed(
    _ kind: RepositoryKind
  ) async throws -> (work: any LedgerRepository, accounts: [LedgerAccount.ID]) {
    let (work, accounts) = try await ledger(
      kind,
      [
        (0, entry(2026_10_15, -300_000, "카드대금")), (0, entry(2026_11_15, -70_000, "카드대금")),
        (2, entry(2026_10_20, -20_000, "책방", .shopping)),
      ])
    _ = try await work.perform(
      .addUnknown(
        stated([
          entry(2026_09_20, -300_000, "이마트", .food), entry(2026_10_21, -50_000, "이마트", .food),
        ]), file: "a.csv", to: .existing(accounts[2])))
    try await link(work, .cardBill, 1, made: accounts[2])
    try await link(work, .cardBill, 2, made: accounts[2])
    try await expectEqual(sums(work), [370_000, 0, 370_000, 370_000])
    return (work, accounts)
  }

  @Test(arguments: RepositoryKind.allCases, Leaving.allCases)
  func `what explains a card's bill no longer is spending again`(
    _ kind: RepositoryKind, _ leaving: Leaving
  ) async throws {
    let (work, accounts) = try await billed(kind)
    let all = Array(Int64(1)...9)
    let before = (try await work.rows(all), try await work.links(of: all))
    var steps = 1
    switch leaving {
    case .import_:
      _ = try await work.perform(.takeBack(try #require(try await work.imports().first).id))
    case .entries:
      for id in [4, 5] as [Int64] { _ = try await work.perform(.delete([id])) }
      steps = 2
    case .move: _ = try await work.perform(.account(.move([4, 5], to: accounts[1])))
    case .edits:
      for row in try await work.rows([4, 5]) {
        var edit = EntryEdit(row)
        edit.account = accounts[1]
        _ = try await work.perform(.edit(row, to: edit))
      }
      steps = 2
    }
    // 20,000 of the second bill are explained still.
    let stays = [.move, .edits].contains(leaving) ? Int64(350_000) : 0
    for _ in 0..<2 {
      try await expectEqual(sums(work), [370_000 + stays, 0, 20_000, 20_000])
      try await expectEqual(balances(work), [-370_000, -stays, 0])
      try await expectEqual(work.links(of: all).map(\.amount), [Won(20_000)])
      #expect(try await fixture.isSound(kind))
      for _ in 0..<steps { _ = try await work.undo() }
      try await expectEqual(work.rows(all), before.0)
      try await expectEqual(work.links(of: all), before.1)
      try await expectEqual(sums(work), [370_000, 0, 370_000, 370_000])
      for _ in 0..<steps { _ = try await work.redo() }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a purchase that costs less explains less of its bill`(_ kind: RepositoryKind) async throws {
    let (work, _) = try await billed(kind)
    let row = try #require(try await work.rows([5]).first)
    var edit = EntryEdit(row)
    edit.amount = Won(-40_000)
    _ = try await work.perform(.edit(row, to: edit))
    try await expectEqual(sums(work), [370_000, 0, 360_000, 360_000])
    // What no bill has yet explains none.
    _ = try await work.undo()
    _ = try await work.perform(.add(entry(2026_11_20, -9_000, "책방"), to: row.account))
    let newest = try #require(try await work.rows(Array(6...12)).last { $0.amount == Won(-9_000) })
    _ = try await work.perform(.delete([newest.id]))
    try await expectEqual(sums(work), [370_000, 0, 370_000, 370_000])
    #expect(try await fixture.isSound(kind))
  }
}
