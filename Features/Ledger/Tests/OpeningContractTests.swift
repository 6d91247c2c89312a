import Expectations
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Opening balances beside what links make, and beside files that come and go.
@MainActor
struct OpeningContractTests {
  private let fixture = LedgerFileFixture()

  private enum Step {
    case newer, link, older
  }

  nonisolated private static let orders: [[Step]] = [
    [.newer, .link, .older], [.newer, .older, .link], [.older, .link, .newer],
    [.older, .newer, .link], [.link, .newer, .older], [.link, .older, .newer],
  ]

  private func line(_ day: Int, _ amount: Int64, _ balance: Int64) -> StatementEntry {
    var line = entry(2026_11_00 + day, amount, "이체")
    line.bank = BankRecord(second: 60, balance: balance)
    return StatementEntry(line)
  }

  private func bring(
    _ lines: [StatementEntry], _ work: any LedgerRepository, to name: String, _ opening: Int64
  ) async throws {
    let account = try await work.settings().accounts.account(named: name)?.id
    _ = try await work.perform(
      .addUnknown(
        lines, file: "\(name).csv", to: account.map { .existing($0) } ?? .new(name),
        opening: Won(opening)))
  }

  private func balance(_ work: any LedgerRepository, _ name: String) async throws -> Int64 {
    let account = try #require(try await work.settings().accounts.account(named: name))
    return account.openingAmount
      + (try await work.accountSums()[account.id]?.total.amount.amount ?? 0)
  }

  /// Links all entries of 100 won that went out with what came in, or makes that where it has not come.
  private func link(_ work: any LedgerRepository) async throws {
    let target = try #require(try await work.settings().accounts.account(named: "저축")).id
    let rows = try await work.rows(Array(1...20))
    let linked = Set(try await work.links(of: rows.map(\.id)).flatMap(\.rows))
    let open = rows.filter { !linked.contains($0.id) }
    var coming = open.filter { $0.amount == Won(100) }
    let proposals = open.filter { $0.amount == Won(-100) }.map { row in
      let index = coming.firstIndex { abs($0.day.distance(to: row.day)) <= 1 }
      let second = index.map { coming.remove(at: $0) }
      return LinkProposal(
        .transfer, first: row, second: second, made: second == nil ? target : nil, isSure: true,
        reasons: [])
    }
    guard !proposals.isEmpty else { return }
    _ = try await work.perform(.link(proposals))
  }

  @Test(arguments: RepositoryKind.allCases, orders)
  private func `what links make before an account's first balance moves its opening balance`(
    _ kind: RepositoryKind, _ order: [Step]
  ) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.perform(.account(.set(nil, name: "저축")))
    // The other side is of the day before that in the older file, or of its day.
    try await bring([line(6, -100, 900), line(8, -100, 800)], work, to: "은행", 1_000)
    for (index, step) in order.enumerated() {
      switch step {
      case .newer: try await bring([line(20, 1, 501)], work, to: "저축", 500)
      case .older:
        try await bring([line(7, 100, 400), line(8, 100, 500)], work, to: "저축", 300)
      case .link: try await link(work)
      }
      let steps = order[...index]
      let expected: Int64 =
        steps.contains(.newer) ? 501 : steps.contains(.older) ? 500 : 200
      try await expectEqual(balance(work, "저축"), expected)
    }
    try await link(work)
    try await expectEqual(balance(work, "저축"), 501)
    #expect(try await fixture.isSound(kind))
    var before: [Int64] = []
    for _ in order {
      before.append(try await balance(work, "저축"))
      _ = try? await work.undo()
    }
    for expected in before.reversed() {
      _ = try? await work.redo()
      try await expectEqual(balance(work, "저축"), expected)
    }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was made and goes leaves the bank's balance`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    try await bring([line(20, 1, 501)], work, to: "저축", 500)
    try await bring([line(6, -100, 900), line(8, -100, 800)], work, to: "은행", 1_000)
    try await link(work)
    try await expectEqual(balance(work, "저축"), 501)
    _ = try await work.perform(.unlink([2]))
    try await expectEqual(balance(work, "저축"), 501)
    _ = try await work.perform(.delete([3]))
    try await expectEqual(balance(work, "저축"), 501)
    _ = try await work.undo()
    _ = try await work.undo()
    try await expectEqual(balance(work, "저축"), 501)
    try await expectEqual(
      work.settings().accounts.account(named: "저축")?.openingAmount, 300)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an older file that goes leaves the balance of the newer one`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring([line(20, 1, 501)], work, to: "저축", 500)
    try await bring([line(7, 100, 400), line(8, 100, 500)], work, to: "저축", 300)
    let older = try #require(try await work.imports().max { $0.id < $1.id }).id
    _ = try await work.perform(.takeBack(older))
    try await expectEqual(balance(work, "저축"), 501)
    _ = try await work.undo()
    try await expectEqual(work.settings().accounts.account(named: "저축")?.openingAmount, 300)
    _ = try await work.redo()
    // Where all are gone, none of them says what the account had.
    let newer = try #require(try await work.imports().first).id
    _ = try await work.perform(.takeBack(newer))
    try await expectEqual(balance(work, "저축"), 0)
    try await bring([line(7, 100, 400), line(8, 100, 500)], work, to: "저축", 300)
    try await expectEqual(balance(work, "저축"), 500)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what is earlier than the bank's first balance does not change what it has printed`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring([line(20, -100, 900), line(21, -100, 800)], work, to: "은행", 1_000)
    let id = try #require(try await work.settings().accounts.account(named: "은행")).id
    _ = try await work.perform(.add(entry(2026_11_03, -40, "책"), to: id))
    try await expectEqual(balance(work, "은행"), 800)
    try await bring([StatementEntry(entry(2026_11_05, -70, "쌀"))], work, to: "은행", 0)
    try await expectEqual(balance(work, "은행"), 800)
    let typed = try #require(try await work.rows([3]).first)
    var edit = EntryEdit(typed)
    edit.amount = Won(-50)
    _ = try await work.perform(.edit(typed, to: edit))
    try await expectEqual(balance(work, "은행"), 800)
    _ = try await work.perform(.delete([3, 4]))
    try await expectEqual(balance(work, "은행"), 800)
    // What is later is no part of a printed balance yet.
    _ = try await work.perform(.add(entry(2026_11_25, -30, "빵"), to: id))
    try await expectEqual(balance(work, "은행"), 770)
    for expected in [800, 800, 800, 800, 800] as [Int64] {
      _ = try await work.undo()
      try await expectEqual(balance(work, "은행"), expected)
    }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a bank's entry on another day leaves the opening balance`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring([line(20, -100, 900), line(21, -100, 800)], work, to: "은행", 1_000)
    // Without a balance of its own it leads to that of its day.
    let led = [StatementEntry(entry(2026_11_20, -30, "책")), line(20, -100, 870)]
    try await bring(led, work, to: "저축", 1_000)
    func move(_ id: LedgerRow.ID, to day: Int) async throws {
      let row = try #require(try await work.rows([id]).first)
      var edit = EntryEdit(row)
      edit.day = try #require(Day(rawValue: day))
      _ = try await work.perform(.edit(row, to: edit))
      for (name, expected) in [("은행", Int64(800)), ("저축", 870)] {
        try await expectEqual(balance(work, name), expected, "\(id) \(day)")
      }
    }
    try await move(1, to: 2026_11_19)
    try await move(3, to: 2026_11_18)
    try await move(1, to: 2026_11_20)
    let parts = [Won(-60), Won(-40)].map { EntryPart(amount: $0, category: .other) }
    _ = try await work.perform(.split(try #require(try await work.rows([1]).first), into: parts))
    try await move(1, to: 2026_10_31)
    try await move(2, to: 2026_11_02)
    // What comes before it is still known as such.
    let accounts = try await work.settings().accounts
    let id = try #require(accounts.account(named: "은행")).id
    _ = try await work.perform(.add(entry(2026_11_03, -40, "쌀"), to: id))
    try await expectEqual(balance(work, "은행"), 800)
    try await bring([line(7, -50, 1_000)], work, to: "은행", 1_050)
    try await expectEqual(balance(work, "은행"), 800)
    for _ in 1...8 {
      _ = try await work.undo()
      try await expectEqual(balance(work, "은행"), 800)
    }
    try await expectEqual(
      work.settings().accounts.account(named: "은행")?.openingAmount, 1_000)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `the first file with balances says what an account had before older entries`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring([StatementEntry(entry(2026_11_05, -70, "쌀"))], work, to: "은행", 0)
    try await bring([line(20, -100, 900), line(21, -100, 800)], work, to: "은행", 1_000)
    try await expectEqual(balance(work, "은행"), 800)
    _ = try await work.undo()
    try await expectEqual(balance(work, "은행"), -70)
    _ = try await work.redo()
    try await expectEqual(balance(work, "은행"), 800)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a file that is moved to another account takes its opening balance along`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    _ = try await work.perform(.account(.set(nil, name: "은행")))
    try await bring([line(20, 1, 501)], work, to: "저축", 500)
    let target = try #require(try await work.settings().accounts.account(named: "은행")).id
    _ = try await work.perform(.account(.move([1], to: target)))
    try await expectEqual(balance(work, "은행"), 501)
    try await expectEqual(balance(work, "저축"), 0)
    _ = try await work.undo()
    try await expectEqual(balance(work, "은행"), 0)
    try await expectEqual(balance(work, "저축"), 501)
    #expect(try await fixture.isSound(kind))
  }
}
