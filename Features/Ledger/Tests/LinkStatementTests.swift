import Expectations
import LedgerData
import Log
import PlatformTesting
import PostgreSQLTesting
import SQL
import Testing
import WalletDomain

@testable import LedgerDomain

#if PostgreSQL
  import Books
#endif

extension LedgerFileFixture {
  /// A ledger whose statements are counted.
  func counted(_ kind: RepositoryKind, by counter: StatementCounter) throws -> StoredLedger {
    #if PostgreSQL
      if kind == .server {
        let books = ServerBooks(try space.address(), limits: .patient)
        return StoredLedger(
          CountingDatabase(books.database, by: counter),
          reading: CountingDatabase(books.reading, by: counter),
          searching: CountingDatabase(books.searching, by: counter), log: .none)
      }
    #endif
    return StoredLedger(
      CountingDatabase(database, by: counter),
      searching: CountingDatabase(Self.database(in: folder), by: counter), log: .none)
  }
}

/// How many statements links take, whatever the number of the entries.
@MainActor struct LinkStatementTests {
  private nonisolated static let kinds = RepositoryKind.allCases.filter { $0 != .memory }

  /// What is linked, of entries of 은행 and of 저축, whose amounts ascend.
  enum Links: CaseIterable {
    case pairs, made, interest, shared, endedSides, joined, twice, twiceLocked, ofAccounts, ofCards
  }

  /// A ledger in which as many entries as asked for stand in each of two accounts, with the statements of each step.
  @MainActor struct Work {
    let ledger: StoredLedger
    var accounts: [LedgerAccount.ID]
    let counter: StatementCounter
    var statements: [String: Int] = [:]

    init(_ ledger: StoredLedger, _ counter: StatementCounter) async throws {
      (self.ledger, self.counter) = (ledger, counter)
      for name in ["은행", "저축", "신한카드", "현대카드"] {
        _ = try await ledger.perform(.account(.set(nil, name: name)))
      }
      accounts = try await ledger.settings().accounts.list.suffix(4).map(\.id)
    }

    func add(_ amounts: [Int64], _ text: String, to account: Int) async throws -> [LedgerRow] {
      let entries = amounts.enumerated().map { number, amount in
        entry(2026_11_05, amount, "\(text) \(number)", amount < 0 ? .shopping : .income)
      }
      let outcome = try await ledger.perform(
        .addUnknown(stated(entries), file: "\(text).csv", to: .existing(accounts[account])))
      expectEqual(outcome.count, amounts.count)
      return try await rows(in: account)
    }

    func rows(in account: Int) async throws -> [LedgerRow] { try await rows(in: [account]) }

    func rows(in places: Set<Int>) async throws -> [LedgerRow] {
      let page = LedgerPage(start: .beginning, skip: 0, limit: 1_000)
      let accounts = Set(places.map { self.accounts[$0] })
      return try await ledger.rows(of: LedgerQuery(order: .oldestFirst), page)
        .filter { accounts.contains($0.account) }
    }

    /// Makes a change of so many entries, undoes it and makes it again.
    mutating func step(
      _ name: String, _ command: LedgerCommand, of count: Int
    ) async throws {
      _ = counter.take()
      let outcome = try await ledger.perform(command)
      statements[name] = counter.take()
      expectEqual(outcome.count, count, "\(name)")
      let changed = try await ledger.rows(of: LedgerQuery(), Self.all)
      _ = counter.take()
      #expect(try await ledger.undo() != nil)
      statements["undo \(name)"] = counter.take()
      #expect(try await ledger.redo() != nil)
      statements["redo \(name)"] = counter.take()
      try await expectEqual(ledger.rows(of: LedgerQuery(), Self.all), changed, "\(name)")
    }

    private static let all = LedgerPage(start: .beginning, skip: 0, limit: 1_000)
  }

  /// The statements of each step with so many pairs.
  private func statements(
    _ kind: RepositoryKind, _ links: Links, pairs count: Int
  ) async throws -> [String: Int] {
    let counter = StatementCounter()
    let fixture = LedgerFileFixture()
    var work = try await Work(try fixture.counted(kind, by: counter), counter)
    let amounts = (0..<count).map { Int64(10_000 + $0) }
    let negative = amounts.map(-)
    func link(_ proposals: [LinkProposal]) -> LedgerCommand { .link(proposals) }
    switch links {
    case .pairs:
      let first = try await work.add(negative, "보냄", to: 0)
      let second = try await work.add(amounts, "받음", to: 1)
      let pairs = zip(first, second).map { Work.proposal(.transfer, $0, $1) }
      try await work.step("refuse", .refuse(pairs), of: count)
      _ = try await work.ledger.undo()
      try await work.step("link", link(pairs), of: count)
      try await work.step("unlink", .unlink(first.map(\.id)), of: count)
    case .made:
      let first = try await work.add(negative, "보냄", to: 0)
      let accounts = work.accounts
      try await work.step(
        "link", link(first.map { Work.proposal(.transfer, $0, made: accounts[1]) }), of: count)
      try await work.step("unlink", .unlink(first.map(\.id)), of: count)
    case .interest:
      let first = try await work.add(negative, "원리금", to: 0)
      let second = try await work.add(amounts.map { $0 - 100 }, "상환", to: 1)
      try await work.step(
        "link",
        link(zip(first, second).map { Work.proposal(.transfer, $0, $1, interest: Won(100)) }),
        of: count)
      let parts = try await work.rows(in: 0).filter { $0.partOf != nil }
      expectEqual(parts.count, count)
      try await work.step("unlink", .unlink(first.map(\.id)), of: count)
      try await work.step("delete parts", .delete(parts.map(\.id)), of: count)
    case .shared:
      let first = try await work.add(negative, "카드값", to: 0)
      let (one, other) = (work.accounts[2], work.accounts[3])
      try await work.step(
        "link",
        link(
          first.map {
            Work.proposal(.cardBill, $0, made: one, amount: -$0.amount - Won(500))
              .with(besides: [LinkProposal.Share(other, Won(500))])
          }), of: 2 * count)
    case .endedSides:
      let first = try await work.add(negative, "보냄", to: 0)
      let second = try await work.add(amounts, "받음", to: 1)
      _ = try await work.ledger.perform(link((first + second).map { Work.proposal(.transfer, $0) }))
      let open = try await work.ledger.links(of: (first + second).map(\.id))
      try await work.step(
        "link",
        link(
          zip(first, second).map { one, other in
            Work.proposal(.transfer, one, other)
              .ending(open.filter { [one.id, other.id].contains($0.first) })
          }), of: count)
    case .joined:
      let second = try await work.add(amounts, "만기", to: 0)
      _ = try await work.ledger.perform(
        link(second.map { Work.proposal(.transfer, $0, interest: Won(5)) }))
      let open = try await work.ledger.links(of: second.map(\.id))
      let rests = try await work.ledger.rows(second.map(\.id))
      let first = try await work.add(negative, "해지", to: 1)
      try await work.step(
        "link",
        link(
          zip(zip(first, rests), open).map { pair, open in
            Work.proposal(.transfer, pair.0, pair.1).ending([open], joining: Won(5))
          }), of: count)
    case .twice:
      let first = try await work.add(negative, "승인", to: 2)
      let second = Array(try await work.add(negative, "청구", to: 2).suffix(count))
      try await work.step(
        "link", link(zip(first, second).map { Work.proposal(.same, $0, $1) }), of: count)
      try await expectEqual(work.rows(in: 2).count, count)
    case .twiceLocked: try await work.mergeBesideLocked(negative)
    case .ofAccounts: try await work.linkAccounts(amounts)
    case .ofCards: try await work.linkCards(negative)
    }
    #expect(try await fixture.isSound(kind))
    return work.statements
  }

  @Test(arguments: kinds, Links.allCases)
  func `links take as many statements for 40 pairs as for 2`(
    _ kind: RepositoryKind, _ links: Links
  ) async throws {
    let few = try await statements(kind, links, pairs: 2)
    try await expectEqual(statements(kind, links, pairs: 40), few)
  }

  @Test(arguments: kinds)
  func `categories of an import take as many statements for 50 as for 2`(
    _ kind: RepositoryKind
  ) async throws {
    var counts: [[String: Int]] = []
    for count in [2, 50] {
      let counter = StatementCounter()
      let fixture = LedgerFileFixture()
      var work = try await Work(try fixture.counted(kind, by: counter), counter)
      let entries = (0..<count).map { number in
        var stated = StatementEntry(entry(2026_11_05, Int64(-1 - number), "가게 \(number)"))
        stated.newCategory = "분류 \(number)"
        return stated
      }
      let account = AccountChoice.existing(work.accounts[0])
      try await work.step(
        "import", .addUnknown(entries, file: "a.csv", to: account), of: count)
      try await work.step("take back", .takeBack(1), of: count)
      counts.append(work.statements)
    }
    expectEqual(counts[1], counts[0])
  }
}
