import Expectations
import LedgerData
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// Categories that come with an import and go with it, in memory and in a file.
@MainActor
struct ImportedCategoryTests {
  private let fixture = LedgerFileFixture()

  /// One entry in a category that is there, and two in one that the import adds.
  private static let entries = [
    StatementEntry(entry(2026_11_01, -1, "a", .food)),
    StatementEntry(entry(2026_11_02, -2, "b", .other), newCategory: "여행"),
    StatementEntry(entry(2026_11_03, -3, "c", .other), newCategory: "여행"),
  ]

  /// What the categories of the user are called.
  private func names(_ work: any LedgerRepository) async throws -> [String] {
    try await work.settings().categories.list.compactMap(\.name)
  }

  private func bring(
    _ work: any LedgerRepository, _ entries: [StatementEntry] = entries
  ) async throws -> LedgerCategory? {
    _ = try await work.perform(.addUnknown(entries, file: "a.csv"))
    return try await work.settings().categories.list.first { $0.name != nil }?.id
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a category comes with an import and is taken back with it`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let travel = try #require(try await bring(work))
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.food, travel, travel])
    _ = try await work.undo()
    try await expectEqual(names(work), [])
    _ = try await work.redo()
    try await expectEqual(names(work), ["여행"])
    try await expectEqual(work.perform(.takeBack(1)).count, 3)
    try await expectEqual(names(work), [])
    _ = try await work.undo()
    try await expectEqual(names(work), ["여행"])
    try await expectEqual(work.rows([2]).map(\.category), [travel])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a category stays that something else uses, or that the user has changed`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let own = try await work.add(entry(2026_11_09, -9, "hand"))
    let travel = try #require(try await bring(work))
    _ = try await work.perform(.categorise([own.id], travel))
    _ = try await work.perform(.takeBack(1))
    try await expectEqual(names(work), ["여행"])
    // It has that name already.
    _ = try await bring(work)
    _ = try await work.perform(.categorise([own.id], .food))
    _ = try await work.perform(.takeBack(2))
    try await expectEqual(names(work), ["여행"])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a rule, a budget, a merged category or the user keeps it`(_ use: Int) async throws {
    let work = try fixture.ledger(.memory)
    let travel = try #require(try await bring(work))
    let before = try await work.settings()
    var settings = before
    switch use {
    case 0:
      try settings.rules.save(
        LedgerRule(id: settings.rules.newID, words: "항공", category: travel))
    case 1:
      let month = try #require(LedgerMonth(rawValue: 202611))
      try settings.budgets.set(Won(1), of: travel, from: month)
    case 2: try settings.categories.merge(.movies, into: travel)
    default: try settings.categories.change(travel, name: "여행", tint: 2)
    }
    _ = try await work.perform(.save(settings, over: before))
    _ = try await work.perform(.takeBack(1))
    try await expectEqual(names(work), ["여행"])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `too many categories add nothing`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let many = (1...LedgerCategories.limit).map {
      StatementEntry(entry(2026_11_01, -Int64($0), "a"), newCategory: "c\($0)")
    }
    await #expect(throws: LedgerError.tooMany(LedgerCategories.limit)) {
      try await bring(work, many)
    }
    try await expectEqual(work.imports(), [])
    try await expectEqual(names(work), [])
  }
}
