import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// Purchases of a card that were left out with their cancellations, in memory and in a file.
@MainActor
struct CancelledContractTests {
  private let fixture = LedgerFileFixture()
  private let coffee = entry(2026_11_01, -4_500, "커피")
  private let bought = entry(2026_10_24, -300_000, "하이마트")

  private func pair(until day: Int) -> [StatementEntry] {
    [
      StatementEntry(bought, cancellation: 0),
      StatementEntry(entry(day, 300_000, "하이마트"), cancellation: 0),
    ]
  }

  /// The amounts that a statement of the card brings.
  private func bring(
    _ entries: [StatementEntry], _ work: any LedgerRepository
  ) async throws -> [Int64] {
    let known = try await work.settings().accounts.account(named: "카드")?.id
    let before = try await amounts(work)
    // Nothing new throws.
    _ = try? await work.perform(
      .addUnknown(entries, file: "a.csv", to: known.map(AccountChoice.existing) ?? .new("카드")))
    return Array(try await amounts(work).dropFirst(before.count))
  }

  private func amounts(_ work: any LedgerRepository) async throws -> [Int64] {
    try await work.rows(Array(1...50)).sorted { $0.id < $1.id }.map(\.amount.amount)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was left out is remembered until its import is undone`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await expectEqual(bring(stated([coffee]) + pair(until: 2026_10_30), work), [-4_500])
    // Half of it alone, and something else.
    try await expectEqual(bring(stated([bought]), work), [])
    let other = entry(2026_10_25, -1_000, "버스")
    try await expectEqual(
      bring(stated([entry(2026_10_30, 300_000, "하이마트"), other]), work), [-1_000])
    for _ in 0..<2 { _ = try await work.undo() }
    try await expectEqual(bring(stated([bought]), work), [-300_000])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a purchase of which only that it was cancelled is known comes with its cancellation`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await expectEqual(bring(stated([coffee]) + pair(until: 2026_10_24), work), [-4_500])
    let back = entry(2026_11_04, 300_000, "하이마트")
    try await expectEqual(bring(stated([back]), work), [-300_000, 300_000])
    try await expectEqual(bring(stated([back]), work), [])
    try await expectEqual(bring(stated([coffee]) + pair(until: 2026_10_24), work), [])
    _ = try await work.undo()
    // What comes back in the same month was left out with it.
    let other = entry(2026_10_28, 300_000, "하이마트")
    try await expectEqual(bring(stated([other]), work), [])
    try await expectEqual(bring(stated([back]), work), [-300_000, 300_000])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a purchase and its cancellation that are all of a file are remembered`(
    _ kind: RepositoryKind, _ isKnown: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    if isKnown { try await expectEqual(bring(stated([coffee]), work), [-4_500]) }
    try await expectEqual(bring(pair(until: 2026_10_30), work), [])
    // An older file has one of them.
    try await expectEqual(bring(stated([bought]), work), [])
    await #expect(throws: LedgerError.nothingNew) {
      let id = try #require(try await work.settings().accounts.account(named: "카드")).id
      _ = try await work.perform(
        .addUnknown(pair(until: 2026_10_30), file: "a.csv", to: .existing(id)))
    }
    _ = try await work.undo()
    try await expectEqual(bring(stated([bought]), work), [-300_000])
    #expect(try await fixture.isSound(kind))
  }

  @Test func `what two imports have left out is kept or undone one by one`() throws {
    func account(_ purchases: [LedgerEntry]) -> LedgerAccount {
      var account = LedgerAccount(id: .imports)
      account.cancelled = purchases.compactMap { bought in
        CancelledPurchase([
          StatementEntry(bought), StatementEntry(entry(2026_12_01, -bought.amount.amount, "a")),
        ])
      }
      return account
    }
    let lists = [account([]), account([bought]), account([bought, coffee]), account([coffee])]
    let first = ThingChange.changed(before: lists[0], after: lists[1])
    var accounts = [lists[2]]
    let undone = first.reversed.apply(to: &accounts, mayGo: true) { _, _, _ in true }
    #expect(undone.isWhole)
    expectEqual(accounts, [lists[3]])
    #expect(first.apply(to: &accounts, mayGo: true) { _, _, _ in true }.isWhole)
    expectEqual(Set(accounts[0].cancelled ?? []), Set(lists[2].cancelled ?? []))
  }
}
