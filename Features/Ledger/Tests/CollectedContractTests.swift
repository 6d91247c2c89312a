import Books
import Expectations
import PlatformTesting
import PostgreSQLTesting
import SQL
import SQLite
import SQLiteTesting
import Testing
import Time
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// Purchases that a card collects over months, in memory, in a file and on a server.
@MainActor
struct CollectedContractTests {
  private let fixture = LedgerFileFixture()

  /// A purchase of 5 October in six parts of 100,000 won, as a bill or an approval has it.
  private func bought(
    _ amount: Int64 = -600_000, _ months: Int = 6, _ number: Int? = nil,
    of principal: Int64? = nil, on payday: Int? = nil, text: String = "푸른가전"
  ) throws -> StatementEntry {
    let instalment = try #require(
      Instalment(
        months: months, number: number, principal: principal.map { Won($0) },
        payday: payday.flatMap { Day(rawValue: $0) }))
    return StatementEntry(
      LedgerEntry(
        day: try #require(Day(rawValue: 2026_10_05)), amount: Won(amount), text: text,
        category: .other, bank: BankRecord(instalment: instalment)))
  }

  @discardableResult private func bring(
    _ entries: StatementEntry..., to work: any LedgerRepository
  ) async throws -> Bool {
    let known = try await work.settings().accounts.account(named: "새카드")?.id
    let choice = known.map(AccountChoice.existing) ?? .new("새카드")
    do throws(LedgerError) {
      _ = try await work.perform(.addUnknown(entries, file: "card.csv", to: choice))
      return true
    } catch {
      guard error == .nothingNew else { throw error }
      return false
    }
  }

  private func rows(_ work: any LedgerRepository) async throws -> [LedgerRow] {
    try await work.linkScene(in: nil).rows
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the bill of the next month has the same purchase`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let bills = [
      try bought(-600_000, 6, 2, of: 100_000, on: 2026_11_25),
      try bought(-600_000, 6, 3, of: 100_000, on: 2026_12_25),
    ]
    #expect(try await bring(bills[0], to: work))
    let first = try await rows(work)
    expectEqual(first.map(\.entry.bank), [bills[0].entry.bank])
    #expect(try await bring(bills[1], to: work))
    let second = try await rows(work)
    expectEqual(second.map(\.amount), [Won(-600_000)])
    expectEqual(second.map(\.entry.bank), [bills[1].entry.bank])
    // Neither file brings anything again.
    for bill in bills { #expect(try await !bring(bill, to: work)) }
    _ = try await work.undo()
    try await expectEqual(rows(work), first)
    _ = try await work.redo()
    try await expectEqual(rows(work), second)
    // Removed and brought back it says the same.
    _ = try await work.perform(.delete(second.map(\.id)))
    _ = try await work.undo()
    try await expectEqual(rows(work), second)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `parts of two bills, and then the approval, are one purchase`(_ kind: RepositoryKind)
    async throws
  {
    // Three parts, of which the first has what is left over; each bill makes another sum of it.
    let (first, second) = (
      try bought(-100_002, 3, 1, of: 33_334, on: 2026_10_25),
      try bought(-99_999, 3, 2, of: 33_333, on: 2026_11_25)
    )
    let approval = try bought(-100_000, 3)
    for order in [
      [first, second, approval], [second, first], [second, approval], [approval, second],
    ] {
      let fixture = LedgerFileFixture()
      let work = try fixture.ledger(kind)
      for entry in order { try await bring(entry, to: work) }
      let rows = try await rows(work)
      expectEqual(rows.map(\.amount), [Won(-100_000)])
      expectEqual(rows[0].entry.bank?.instalment?.number, 2)
      for entry in order { #expect(try await !bring(entry, to: work)) }
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `another purchase of the day, its shop or its months is another one`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let bill = try bought(-99_999, 3, 2, of: 33_333, on: 2026_11_25)
    try await bring(bill, to: work)
    for other in [
      try bought(-99_999, 6, 2, of: 16_666, on: 2026_11_25, text: "다른 가게"),
      try bought(-99_900, 6, 2, of: 16_650, on: 2026_11_25),
      try bought(-150_000, 3, 2, of: 50_000, on: 2026_11_25),
    ] { #expect(try await bring(other, to: work)) }
    try await expectEqual(rows(work).count, 4)
    // Two that are alike in one file are two.
    let pair = try bought(-90_000, 3, text: "한 가게")
    try await bring(pair, pair, to: work)
    try await expectEqual(rows(work).count, 6)
    #expect(try await !bring(pair, pair, to: work))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `purchases that are still collected are found by the day before which they are`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring(try bought(), to: work)
    func found(_ day: Int) async throws -> [LedgerRow.ID] {
      try await work.instalments(before: try #require(Day(rawValue: day))).map(\.id)
    }
    let id = try #require(try await rows(work).first?.id)
    try await expectEqual(found(2026_10_06), [id])
    try await expectEqual(found(2026_10_05), [])
    try await expectEqual(found(2033_10_05), [])
  }
}
