import Expectations
import LedgerFixtures
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What accounts have by their banks' balances, in memory and in a file.
@MainActor
struct BalanceContractTests {
  private let fixture = LedgerFileFixture()

  /// Movements of November 2026 from a balance on.
  private func lines(from start: Int64, _ moves: [(day: Int, amount: Int64)]) -> [StatementEntry] {
    var balance = start
    return moves.compactMap { day, amount in
      balance += amount
      return Day(year: 2026, month: 11, day: day).map {
        StatementEntry(
          LedgerEntry(
            day: $0, amount: Won(amount), text: "a", category: .other,
            bank: BankRecord(second: 60, balance: balance)))
      }
    }
  }

  private func days(_ first: Int, _ last: Int) throws -> ClosedRange<Day> {
    try #require(
      Day(year: 2026, month: 11, day: first))...(try #require(
        Day(year: 2026, month: 11, day: last)))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an account has the days, and the nearest ones around them with a balance`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let all = lines(from: 500, [(2, -1), (5, -2), (5, -3), (9, 4), (14, -5), (14, -6), (20, -7)])
    _ = try await work.perform(.addUnknown(all, file: "a.csv", to: .new("은행")), at: 0)
    let id = try #require(try await work.settings().accounts.account(named: "은행")).id
    for day in [6, 12] {
      _ = try await work.perform(
        .add(entry(2026_11_00 + day, -9, "hand"), to: id), at: 0)
    }
    func amounts(_ first: Int, _ last: Int) async throws -> [Int64] {
      let found = try await work.balances(of: [id, .cash], around: days(first, last))
      expectEqual(found[.cash], nil)
      return found[id]?.steps.map(\.amount.amount) ?? []
    }
    try await expectEqual(amounts(9, 9), [-2, -3, -9, 4, -9, -5, -6])
    try await expectEqual(amounts(6, 7), [-2, -3, -9, 4])
    try await expectEqual(amounts(1, 1), [-1])
    try await expectEqual(amounts(25, 28), [-7])
    try await expectEqual(amounts(1, 30).count, 9)
    let start = try await work.balances(of: [id], around: days(9, 9))[id]?.start
    expectEqual(start?.day, 5)
    let chain = try await work.balances(of: [id], around: days(1, 30))[id].map {
      BalanceChain($0.steps)
    }
    expectEqual(chain?.gaps, [])
    // What was written by hand is not the bank's.
    expectEqual(chain?.isComplete, false)
    expectEqual(chain?.opening, Won(500))
    expectEqual(chain?.closing, Won(480))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an earlier file moves the opening balance back, and undoing moves it on again`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let all = lines(from: 1_000, [(2, -1), (5, -2), (9, 4), (14, -5)])
    func bring(_ part: ArraySlice<StatementEntry>, to choice: AccountChoice, _ opening: Int64)
      async throws
    {
      _ = try await work.perform(
        .addUnknown(Array(part), file: "a.csv", to: choice, opening: Won(opening)), at: 0)
    }
    try await bring(all[2...], to: .new("은행"), 997)
    let id = try #require(try await work.settings().accounts.account(named: "은행")).id
    func opening() async throws -> Int64 { try await work.settings().accounts[id].openingAmount }
    try await expectEqual(opening(), 997)
    try await bring(all[1..<2], to: .existing(id), 999)
    try await expectEqual(opening(), 999)
    try await bring(all[..<1], to: .existing(id), 1_000)
    try await expectEqual(opening(), 1_000)
    try await expectEqual(work.accountSums()[id]?.total.amount, Won(-4))
    _ = try await work.undo()
    try await expectEqual(opening(), 999)
    _ = try await work.redo()
    try await expectEqual(opening(), 1_000)
    _ = try await work.undo()
    // One that the user has set stays.
    _ = try await work.perform(.account(.set(id, name: "은행", opening: Won(7))), at: 0)
    try await bring(all[..<1], to: .existing(id), 1_000)
    try await expectEqual(opening(), 7)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the opening balance of what is locked stays`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let all = lines(from: 1_000, [(2, -1), (5, -2), (9, 4), (14, -5)])
    _ = try await work.perform(
      .addUnknown(Array(all[2...]), file: "a.csv", to: .new("은행"), opening: Won(997)), at: 0)
    let id = try #require(try await work.settings().accounts.account(named: "은행")).id
    let last = try days(14, 14).lowerBound
    _ = try await work.perform(.account(.clear(id, upTo: last)), at: 0)
    _ = try await work.perform(
      .account(.lock(id, AccountStatement(day: last, balance: Won(996)))), at: 0)
    _ = try await work.perform(
      .addUnknown(Array(all[..<2]), file: "b.csv", to: .existing(id), opening: Won(1_000)), at: 0)
    try await expectEqual(work.settings().accounts[id].openingAmount, 997)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an entry that is moved away from its statement leaves its balance there`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let moves = [(2, -100), (5, -200), (9, -300), (14, -400)].map {
      (day: $0.0, amount: Int64($0.1))
    }
    for (name, start) in [("은행", Int64(5_000)), ("저축", 90_000)] {
      _ = try await work.perform(
        .addUnknown(lines(from: start, moves), file: "\(name).csv", to: .new(name)), at: 0)
    }
    let ids = try await work.settings().accounts.list.suffix(2).map(\.id)
    func chain(_ place: Int) async throws -> BalanceChain? {
      try await work.balances(of: ids, around: days(1, 30))[ids[place]].map {
        BalanceChain($0.steps)
      }
    }
    func isWhole(_ place: Int) async throws -> Bool { try await chain(place)?.gaps == [] }
    _ = try await work.perform(.account(.move([2], to: ids[1])), at: 0)
    #expect(try await isWhole(1))
    try await expectEqual(chain(1)?.count, 4)
    try await expectEqual(chain(1)?.rest.map(\.amount), [Won(-200)])
    // It comes back with it.
    _ = try await work.perform(.account(.move([2], to: ids[0])), at: 0)
    try await expectEqual(chain(0)?.count, 4)
    #expect(try await isWhole(0))
    _ = try await work.undo()
    _ = try await work.undo()
    #expect(try await isWhole(0))
    // All of a statement takes its balances along.
    _ = try await work.perform(.account(.move([5, 6, 7, 8], to: ids[0])), at: 0)
    try await expectEqual(chain(0)?.count, 8)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was corrected or split is as its bank has said`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let all = lines(from: 500, [(2, -100), (5, -200), (9, -300), (14, -400)])
    _ = try await work.perform(.addUnknown(all, file: "a.csv", to: .new("은행")), at: 0)
    let id = try #require(try await work.settings().accounts.account(named: "은행")).id
    let before = try await work.balances(of: [id], around: days(1, 30))[id]
    let rows = try await work.rows([1, 2, 3])
    let parts = [Won(-70), Won(-130)].map { EntryPart(amount: $0, category: .other) }
    _ = try await work.perform(.split(rows[1], into: parts), at: 0)
    var edit = EntryEdit(rows[2])
    (edit.amount, edit.day) = (Won(-299), try days(12, 12).lowerBound)
    _ = try await work.perform(.edit(rows[2], to: edit), at: 0)
    let after = try await work.balances(of: [id], around: days(1, 30))[id]
    expectEqual(after, before)
    let chain = BalanceChain(after?.steps ?? [])
    #expect(chain.isComplete)
    let later = try await work.balances(of: [id], around: days(10, 11))[id]
    #expect(later?.start?.day == 9 && later?.steps.first?.amount == Won(-300))
    // The day of the statement, and not that of the user, is looked for.
    let near = try await work.balances(of: [id], around: days(8, 10))[id]
    let said = near?.steps.filter { $0.amount == Won(-300) }.map(\.day.day)
    expectEqual(said, [9])
    #expect(try await fixture.isSound(kind))
  }

  @Test func `what an account has otherwise than its bank has printed last is told`() async throws {
    let ledger = InMemoryLedger([])
    let work = ledger.useCases()
    let all = lines(from: 0, [(2, -1), (5, -2), (9, 4)])
    _ = try await work.perform(.addUnknown(all, file: "a.csv", to: .new("은행")))
    let id = try #require(try await ledger.settings().accounts.account(named: "은행")).id
    // What was typed on the last day, or later, the bank has not printed yet.
    for day in [9, 12] {
      _ = try await work.perform(.add(entry(2026_11_00 + day, -9, "hand"), to: id))
    }
    try await expectEqual(work.printedBalances(), [:])
    _ = try await work.perform(.add(entry(2026_11_04, -2_000, "hand"), to: id))
    let printed = try #require(try await work.printedBalances()[id])
    expectEqual(printed.balance, Won(1))
    expectEqual(printed.excess, Won(-2_000))
  }
}
