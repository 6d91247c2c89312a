import Expectations
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What was taken back of a card's purchases, on days and by amounts that two files have otherwise, in memory, in a file
/// and on a server.
@MainActor
struct TakenBackContractTests {
  private let fixture = LedgerFileFixture()

  private struct Line: Sendable {
    let day: Int
    let amount: Int64
    var bank: BankRecord?

    var stated: StatementEntry {
      var one = entry(day, amount, "쿠팡")
      one.bank = bank
      return StatementEntry(one)
    }
  }

  private struct Case: Sendable {
    let approvals: [Line]
    let bill: [Line]
    let sum: Int64
  }

  nonisolated private static let number = BankRecord(second: 36_000, approval: "12")
  nonisolated private static let undated = BankRecord(approval: "12", kind: BankRecord.undated)
  nonisolated private static let partly = BankRecord(
    second: 36_000, approval: "12", kind: BankRecord.partly)
  nonisolated private static let months = Instalment(months: 3)

  nonisolated private static let cases = [
    // The bill gives it back weeks later.
    Case(
      approvals: [
        Line(day: 2026_10_09, amount: -30_000, bank: number),
        Line(day: 2026_10_09, amount: 10_000, bank: undated),
      ],
      bill: [
        Line(day: 2026_10_09, amount: -30_000), Line(day: 2026_12_20, amount: 10_000),
        Line(day: 2026_12_21, amount: -500),
      ], sum: -20_500),
    // It has what is left.
    Case(
      approvals: [
        Line(day: 2026_10_09, amount: -30_000, bank: number),
        Line(day: 2026_10_28, amount: 10_000, bank: partly),
      ], bill: [Line(day: 2026_10_09, amount: -20_000), Line(day: 2026_10_11, amount: -500)],
      sum: -20_500),
    Case(
      approvals: [Line(day: 2026_10_09, amount: -30_000, bank: partly)],
      bill: [Line(day: 2026_10_09, amount: -20_000), Line(day: 2026_10_11, amount: -500)],
      sum: -20_500),
    // It gives back the first part of three.
    Case(
      approvals: [
        Line(
          day: 2026_10_09, amount: -30_000,
          bank: BankRecord(second: 36_000, approval: "12", instalment: months)),
        Line(day: 2026_12_20, amount: 30_000, bank: number),
      ],
      bill: [
        Line(day: 2026_10_09, amount: -30_000, bank: BankRecord(instalment: months)),
        Line(day: 2026_12_21, amount: 10_000), Line(day: 2026_12_21, amount: -500),
      ], sum: -500),
  ]

  @Test(arguments: RepositoryKind.allCases, cases)
  private func `what was taken back counts once in either order`(
    _ kind: RepositoryKind, _ files: Case
  ) async throws {
    for isBack in [false, true] {
      let work = try LedgerFileFixture().ledger(kind)
      let order = isBack ? [files.bill, files.approvals] : [files.approvals, files.bill]
      for lines in order + order {
        let known = try await work.settings().accounts.account(named: "카드")?.id
        // Nothing new throws.
        _ = try? await work.perform(
          .addUnknown(
            lines.map(\.stated), file: "a.csv", to: known.map(AccountChoice.existing) ?? .new("카드"))
        )
      }
      let rows = try await work.rows(Array(1...20))
      expectEqual(rows.reduce(0) { $0 + $1.amount.amount }, files.sum, "\(isBack)")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was made of a line takes the day on which another file gives it back`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let files = Self.cases[0]
    _ = try await work.perform(
      .addUnknown(files.approvals.map(\.stated), file: "a.csv", to: .new("카드")))
    let card = try #require(try await work.settings().accounts.account(named: "카드")?.id)
    _ = try await work.perform(
      .addUnknown(files.bill.map(\.stated), file: "b.csv", to: .existing(card)))
    let back = try #require(try await work.rows([2]).first)
    #expect((back.day.rawValue, back.entry.bank) == (2026_12_20, BankRecord(approval: "12")))
    _ = try await work.undo()
    let before = try #require(try await work.rows([2]).first)
    #expect((before.day.rawValue, before.entry.bank) == (2026_10_09, Self.undated))
    #expect(try await fixture.isSound(kind))
  }

  @Test func `an export keeps the purchases that were left out`() throws {
    var record = ExportRecord.Account()
    let bought = entry(2026_10_09, -6_200, "하이마트")
    record.cancelled = [CancelledPurchase(bought)]
    var accounts = LedgerAccounts.builtIn
    let id = try accounts.take(
      ExportBook.Account("카드", opening: 0, record), filling: [])
    expectEqual(accounts[id].cancelled?.map(\.place), [CancelledPurchase(bought).place])
    // What no statement says is left out.
    record.cancelled = [CancelledPurchase(entry(2026_10_09, 6_200, "하이마트"))]
    let other = try accounts.take(
      ExportBook.Account("다른카드", opening: 0, record), filling: [])
    expectEqual(accounts[other].cancelled, nil)
  }
}
