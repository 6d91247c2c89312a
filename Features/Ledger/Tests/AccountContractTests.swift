import Expectations
import LedgerData
import PostgreSQLTesting
import Search
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Accounts and reconciliations, in memory and in a file.
@MainActor
struct AccountContractTests {
  private let fixture = LedgerFileFixture()

  private func day(_ day: Int) throws -> Day { try #require(Day(rawValue: day)) }

  /// Four rows of an account `bank` with an opening balance of 10,000 won; rows 1 to 3 are of
  /// November, and row 4 is of December.
  private func bank(_ work: any LedgerRepository) async throws -> LedgerAccount.ID {
    let entries = [
      entry(2026_11_01, -1_000, "a"), entry(2026_11_02, 5_000, "b"), entry(2026_11_02, -300, "c"),
      entry(2026_12_01, -70, "d"),
    ]
    _ = try await work.perform(.addUnknown(stated(entries), file: "bank.csv", to: .new("은행")))
    let id = try #require(try await work.settings().accounts.account(named: "은행")).id
    _ = try await work.perform(.account(.set(id, name: "은행", opening: Won(10_000))))
    return id
  }

  @Test(arguments: RepositoryKind.allCases)
  func `entries go into the account of their origin unless another is chosen`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await expectEqual(work.settings().accounts.ids, [.superPay, .cash])
    let row = try await work.add(entry(2026_11_01, -1, "a"))
    expectEqual(row.status, EntryStatus(.cash))
    let imported = try await work.addUnknown([entry(2026_11_01, -2, "b")], to: .imports)
    expectEqual(imported.map(\.account), [.imports])
    try await expectEqual(work.settings().accounts.ids, [.superPay, .cash, .imports])
    let id = try await bank(work)
    #expect(try await work.rows([3, 4, 5, 6]).allSatisfy { $0.account == id })
    _ = try await work.perform(.add(entry(2026_11_03, -9, "e"), to: id))
    try await expectEqual(work.rows([7]).first?.status, EntryStatus(id))
    await #expect(throws: LedgerError.walletAccount) {
      try await work.perform(.add(entry(2026_11_03, -9, "e"), to: .superPay))
    }
    await #expect(throws: LedgerError.missing) {
      try await work.perform(.add(entry(2026_11_03, -9, "e"), to: .init(rawValue: "none")))
    }
    // The account comes and goes with the import that has made it.
    for _ in 0..<3 { _ = try await work.undo() }
    try await expectEqual(work.settings().accounts.ids, [.superPay, .cash, .imports])
    try await expectEqual(work.rows([3]), [])
    for _ in 0..<3 { _ = try await work.redo() }
    try await expectEqual(work.rows([7]).first?.account, id)
    try await expectEqual(work.accountSums()[id]?.total, .init(count: 5, amount: Won(3_621)))
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an import gives an account its opening balance, unless it has one or entries`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    func bring(_ amount: Int64, _ account: AccountChoice) async throws {
      _ = try await work.perform(
        .addUnknown(
          stated([entry(2026_11_01, amount, "a")]), file: "a.csv", to: account, opening: Won(500)))
    }
    func openings() async throws -> [Int64] {
      try await work.settings().accounts.list.map(\.openingAmount)
    }
    try await bring(-1, .new("은행"))
    try await expectEqual(openings(), [0, 0, 500])
    try await bring(-2, .existing(.cash))
    try await expectEqual(openings(), [0, 500, 500])
    for _ in 0..<2 { _ = try await work.undo() }
    try await expectEqual(openings(), [0, 0])
    try await expectEqual(work.rows([1, 2]), [])
    _ = try await work.redo()
    try await expectEqual(openings(), [0, 0, 500])
    _ = try await work.add(entry(2026_11_01, -3, "b"))
    try await bring(-4, .existing(.cash))
    try await expectEqual(openings(), [0, 0, 500])
    let other = try #require(try await work.settings().accounts.account(named: "은행")).id
    _ = try await work.perform(.account(.set(other, name: "은행", opening: Won(7))))
    _ = try await work.perform(.delete(try await work.rows([1]).map(\.id)))
    try await bring(-5, .existing(other))
    try await expectEqual(openings(), [0, 0, 7])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `accounts are added, renamed, opened and removed`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    try await expectEqual(work.perform(.account(.set(nil, name: " 우리  은행 "))).count, 1)
    let id = try #require(try await work.settings().accounts.list.last).id
    try await expectEqual(work.settings().accounts[id].name, "우리 은행")
    for name in ["우리은행", "현금", "cash", "", String(repeating: "가", count: 21)] {
      let isTaken = !name.isEmpty && name.count < 20
      await #expect(throws: isTaken ? LedgerError.accountTaken(name) : .accountName) {
        try await work.perform(.account(.set(nil, name: name)))
      }
    }
    _ = try await work.perform(.account(.set(id, name: "국민")))
    _ = try await work.perform(.account(.set(.cash, name: "지갑")))
    try await expectEqual(work.settings().accounts.list.map(\.name), [nil, "지갑", "국민"])
    _ = try await work.perform(.account(.set(.cash, name: "")))
    try await expectEqual(work.settings().accounts[.cash].name, nil)
    _ = try await work.perform(.account(.set(id, name: "국민", opening: Won(-500))))
    try await expectEqual(work.settings().accounts[id].opening, Won(-500))
    await #expect(throws: LedgerError.superPayOpening) {
      try await work.perform(.account(.set(.superPay, name: "", opening: Won(1))))
    }
    await #expect(throws: LedgerError.openingAmount) {
      try await work.perform(.account(.set(id, name: "a", opening: Won(1_000_000_000_001))))
    }
    for id in [LedgerAccount.ID.superPay, .cash] {
      await #expect(throws: LedgerError.accountStays) {
        try await work.perform(.account(.remove(id, movingTo: nil)))
      }
    }
    _ = try await work.perform(.account(.remove(id, movingTo: nil)))
    await #expect(throws: LedgerError.missing) {
      try await work.perform(.account(.remove(id, movingTo: nil)))
    }
    // A new account never gets the id of one that is gone.
    _ = try await work.perform(.account(.set(nil, name: "다른 은행")))
    #expect(try await work.settings().accounts.ids.last != id)
    _ = try await work.undo()
    _ = try await work.undo()
    try await expectEqual(work.settings().accounts[id].opening, Won(-500))
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `with an account go the rules for its entries, and come back with it`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.perform(.account(.set(nil, name: "우리은행")))
    let before = try await work.settings()
    let id = try #require(before.accounts.ids.last)
    var settings = before
    for (words, account) in [("커피", nil), ("점심", id), ("버스", LedgerAccount.ID.cash)] {
      _ = try settings.rules.add(
        LedgerRule(
          id: settings.rules.newID, words: words, account: account, category: .health))
    }
    _ = try await work.perform(.save(settings, over: before))
    _ = try await work.perform(.account(.remove(id, movingTo: nil)))
    try await expectEqual(work.settings().rules.own.map(\.words), ["버스", "커피"])
    _ = try await work.undo()
    try await expectEqual(work.settings(), settings)
    _ = try await work.redo()
    try await expectEqual(work.settings().rules.own.map(\.words), ["버스", "커피"])
    #expect(try await !work.settings().accounts.contains(id))
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an account with entries is removed only with a place for them`(_ kind: RepositoryKind)
    async throws
  {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.perform(.account(.mark([1], isCleared: true)))
    let rows = try await work.rows([1, 2, 3, 4])
    await #expect(throws: LedgerError.accountNotEmpty(4)) {
      try await work.perform(.account(.remove(id, movingTo: nil)))
    }
    await #expect(throws: LedgerError.walletAccount) {
      try await work.perform(.account(.remove(id, movingTo: .superPay)))
    }
    try await expectEqual(work.perform(.account(.remove(id, movingTo: .cash))).count, 4)
    try await expectEqual(work.rows([1, 4]).map(\.status), [.init(.cash), .init(.cash)])
    #expect(try await !work.settings().accounts.contains(id))
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3, 4]), rows)
    #expect(try await work.settings().accounts.contains(id))
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rows are moved, and are open then`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.perform(.account(.mark([1, 2], isCleared: true)))
    try await expectEqual(work.perform(.account(.move([1, 3], to: .cash))).count, 2)
    try await expectEqual(work.rows([1, 3]).map(\.status), [.init(.cash), .init(.cash)])
    try await expectEqual(work.perform(.account(.move([1], to: .cash))).changes, [])
    await #expect(throws: LedgerError.walletAccount) {
      try await work.perform(.account(.move([1], to: .superPay)))
    }
    await #expect(throws: LedgerError.missing) {
      try await work.perform(.account(.move([99], to: .cash)))
    }
    _ = try await work.undo()
    try await expectEqual(
      work.rows([1, 3]).map(\.status), [EntryStatus(id, isCleared: true), EntryStatus(id)])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an account is reconciled to zero, locked and unlocked`(_ kind: RepositoryKind) async throws
  {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    let november = ReconcileQuery(account: id, try statement(2026_11_30, 13_700))
    var window = try await work.reconcile(november, at: 0..<10)
    expectEqual(window.rows.map(\.text), ["c", "b", "a"])
    expectEqual(window.count, 3)
    expectEqual(window.opening, Won(10_000))
    expectEqual(window.difference, Won(3_700))
    #expect(!window.canLock)
    for sort in [november.sort, Sort(.text), Sort(.amount)] {
      var sorted = november
      sorted.sort = sort
      let rows = try await work.reconcile(sorted, at: 0..<10).rows
      for (place, row) in rows.enumerated() {
        try await expectEqual(work.reconciledPosition(of: row.id, in: sorted), place)
      }
      try await expectEqual(work.reconciledPosition(of: 4, in: sorted), nil)
    }
    _ = try await work.perform(.account(.mark([1, 2], isCleared: true)))
    window = try await work.reconcile(november, at: 1..<2)
    expectEqual(window.rows.map(\.text), ["b"])
    expectEqual(window.sums[.cleared], .init(count: 2, amount: Won(4_000)))
    expectEqual(window.sums[.open], .init(count: 1, amount: Won(-300)))
    expectEqual(window.clearedBalance, Won(14_000))
    expectEqual(window.difference, Won(-300))
    expectEqual(window.candidates.map(\.id), [3])
    await #expect(throws: LedgerError.difference(Won(-300))) {
      try await work.perform(.account(.lock(id, november.statement)))
    }
    _ = try await work.perform(.account(.mark([3, 4], isCleared: true)))
    #expect(try await work.reconcile(november, at: 0..<9).canLock)
    try await expectEqual(work.perform(.account(.lock(id, november.statement)), at: 5).count, 3)
    let kept = LedgerReconciliation(id: 1, account: id, november.statement, count: 3, time: 5)
    try await expectEqual(work.reconciliations(), [kept])
    // What is later than the statement stays cleared.
    try await expectEqual(
      work.rows([1, 4]).map(\.status),
      [EntryStatus(id, lockedBy: 1), EntryStatus(id, isCleared: true)])
    window = try await work.reconcile(november, at: 0..<9)
    expectEqual(window.rows, [])
    try await expectEqual(work.reconciledPosition(of: 1, in: november), nil)
    expectEqual(window.last, kept)
    var all = november
    all.showsLocked = true
    try await expectEqual(work.reconcile(all, at: 0..<9).rows.map(\.text), ["c", "b", "a"])
    await #expect(throws: LedgerError.nothingCleared) {
      try await work.perform(.account(.lock(id, november.statement)))
    }
    await #expect(throws: LedgerError.statementDay(try day(2026_11_30))) {
      try await work.perform(.account(.lock(id, try statement(2026_11_29, 13_700))))
    }
    // The next statement begins with what is locked.
    let december = try statement(2026_12_31, 13_630)
    try await expectEqual(work.perform(.account(.lock(id, december)), at: 6).count, 1)
    try await expectEqual(work.reconciliations().map(\.count), [1, 3])
    #expect(try await fixture.isSound(kind))
    try await expectEqual(work.perform(.account(.unlock(id))).count, 1)
    try await expectEqual(work.perform(.account(.unlock(id))).count, 3)
    await #expect(throws: LedgerError.nothingLocked) {
      try await work.perform(.account(.unlock(id)))
    }
    #expect(
      try await work.rows([1, 2, 3, 4]).allSatisfy { $0.status.state == .cleared })
    for _ in 0..<2 { _ = try await work.undo() }
    try await expectEqual(work.reconciliations().map(\.id), [2, 1])
    for _ in 0..<2 { _ = try await work.undo() }
    try await expectEqual(work.reconciliations(), [])
    for _ in 0..<4 { _ = try await work.redo() }
    try await expectEqual(work.reconciliations(), [])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `all open rows up to a day are cleared at once`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.perform(.account(.mark([2], isCleared: true)))
    let november = try day(2026_11_30)
    try await expectEqual(work.perform(.account(.clear(id, upTo: november))).count, 2)
    try await expectEqual(
      work.rows([1, 2, 3, 4]).map(\.status.state), [.cleared, .cleared, .cleared, .open])
    try await expectEqual(work.perform(.account(.clear(id, upTo: november))).changes, [])
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3]).map(\.status.state), [.open, .cleared, .open])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a cleared row is pointed out whose opening closes the difference`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.perform(.account(.mark([1, 2, 3], isCleared: true)))
    let query = ReconcileQuery(account: id, try statement(2026_11_30, 8_700))
    let window = try await work.reconcile(query, at: 0..<9)
    expectEqual(window.difference, Won(-5_000))
    expectEqual(window.candidates.map(\.text), ["b"])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `locked rows keep their day, amount and account`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.perform(.account(.mark([1, 2, 3], isCleared: true)))
    _ = try await work.perform(.account(.lock(id, try statement(2026_11_30, 13_700))))
    let rows = try await work.rows([1, 2, 3, 4])
    let refused: [(LedgerCommand, Int)] = [
      (.delete([3, 4]), 1), (.takeBack(1), 3),
      (.account(.move([1, 4], to: .cash)), 1), (.account(.mark([1, 4], isCleared: false)), 1),
      (.account(.remove(id, movingTo: .cash)), 3), (.account(.set(id, name: "은행")), 3),
    ]
    for (command, count) in refused {
      await #expect(throws: LedgerError.locked(count), "\(command)") {
        try await work.perform(command)
      }
      try await expectEqual(work.rows([1, 2, 3, 4]), rows)
    }
    // Their marks are free, and come back.
    for command: LedgerCommand in [
      .categorise([1, 2, 4], .health), .note([1, 4], "note"), .merge(.food, into: .living),
    ] {
      #expect(try await work.perform(command).count > 0)
      _ = try await work.undo()
      try await expectEqual(work.rows([1, 2, 3, 4]), rows)
    }
    _ = try await work.perform(.categorise([1], .health))
    _ = try await work.perform(.note([1, 4], "note"))
    _ = try await work.perform(.merge(.food, into: .living))
    try await expectEqual(work.rows([1, 2, 3, 4]).map(\.status), rows.map(\.status))
    try await expectEqual(work.rows([1, 3, 4]).map(\.category), [.health, .living, .living])
    try await expectEqual(work.rows([1, 4]).map(\.note), ["note", "note"])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `rules put locked rows into categories too`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.perform(.account(.mark([1, 2, 3], isCleared: true)))
    _ = try await work.perform(.account(.lock(id, try statement(2026_11_30, 13_700))))
    var settings = try await work.settings()
    let rule = LedgerRule(
      id: settings.rules.newID, kind: .expense, least: 1, category: .health)
    try await expectEqual(work.matches(of: rule).changing, 3)
    let applied = try await work.perform(.apply(rule))
    expectEqual(applied.count, 3)
    _ = try await work.undo()
    let before = settings
    try settings.rules.save(rule)
    let saved = try await work.perform(.save(settings, over: before, applying: rule))
    expectEqual(saved.count, 3)
    let rows = try await work.rows([1, 2, 3, 4])
    expectEqual(rows.map { $0.category == .health }, rows.map { $0.amount < .zero })
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a query for an account has its rows, sums and months`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let id = try await bank(work)
    _ = try await work.add(entry(2026_11_02, -5, "cash"))
    let november = LedgerMonth(rawValue: 202611)
    try await expectEqual(work.find(LedgerQuery(account: id)).ids, [4, 3, 2, 1])
    let found = try await work.find(LedgerQuery(month: november, account: id))
    expectEqual(found.ids, [3, 2, 1])
    expectEqual(
      found.totals.summary, LedgerSummary(count: 3, spent: Won(1_300), received: Won(5_000)))
    try await expectEqual(work.find(LedgerQuery(search: "c", account: .cash)).ids, [5])
    #expect(LedgerQuery(account: id).isFound)
    #expect(!LedgerQuery(account: id).isEverything)
  }
}
