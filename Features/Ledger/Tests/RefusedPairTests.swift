import Expectations
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Pairs that were refused, of which an entry goes and comes in again, in memory, in a file and on a server.
@MainActor
struct RefusedPairTests {
  private let fixture = LedgerFileFixture()

  /// Brings a file with one entry into an account, which is made by the first one.
  private func bring(
    _ entry: LedgerEntry..., to name: String, _ work: any LedgerRepository
  ) async throws {
    let known = try await work.settings().accounts.account(named: name)?.id
    _ = try await work.perform(
      .addUnknown(
        entry.map { StatementEntry($0) }, file: "\(name).csv",
        to: known.map(AccountChoice.existing) ?? .new(name)))
  }

  private func found(_ work: any LedgerRepository) async throws -> [String] {
    let (scene, settings) = (try await work.linkScene(in: nil), try await work.settings())
    return LinkFinder(scene, settings.accounts).proposals().map { proposal in
      "\(proposal.kind.rawValue) \(proposal.first.amount.amount)"
    }
  }

  private func proposals(_ work: any LedgerRepository) async throws -> [LinkProposal] {
    let (scene, settings) = (try await work.linkScene(in: nil), try await work.settings())
    return LinkFinder(scene, settings.accounts).proposals()
  }

  private static let sent = entry(2026_11_01, -50_000, "이마트")
  private static let came = entry(2026_11_01, 50_000, "김하늘", .income)

  @Test(arguments: RepositoryKind.allCases, [0, 1])
  func `a refused pair stays refused when the file of either side was deleted and comes again`(
    _ kind: RepositoryKind, _ gone: Int
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring(Self.sent, to: "은행", work)
    try await bring(Self.came, to: "저축", work)
    let pairs = try await proposals(work)
    expectEqual(pairs.map(\.isSure), [false])
    _ = try await work.perform(.refuse(pairs))
    try await expectEqual(found(work), [])
    let id = try await work.imports().map(\.id).sorted()[gone]
    _ = try await work.perform(.takeBack(id))
    try await expectEqual(found(work), [])
    // Undone it is the refused link again, and nothing is remembered.
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1, 2]).map(\.isRefused), [true])
    try await expectEqual(
      work.settings().accounts.list.map { $0.refused?.count ?? 0 }.reduce(0, +), 0)
    _ = try await work.redo()
    for _ in 0..<2 {
      try await bring(
        gone == 0 ? Self.sent : Self.came, to: gone == 0 ? "은행" : "저축", work)
      try await expectEqual(found(work), [])
      let last = try #require(try await work.imports().map(\.id).max())
      _ = try await work.perform(.takeBack(last))
    }
    #expect(try await fixture.isSound(kind))
    // Another pair is asked about.
    try await bring(Self.sent, entry(2026_11_09, -7_000, "서점"), to: "은행", work)
    try await bring(Self.came, entry(2026_11_09, 7_000, "이하늘", .income), to: "저축", work)
    try await expectEqual(found(work), ["transfer -7000"])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `so does what the user has called no account of his own`(_ kind: RepositoryKind) async throws
  {
    let work = try fixture.ledger(kind)
    let saved = LedgerEntry(
      day: Self.sent.day, amount: Won(-300_000), text: "정기적금", category: .other,
      bank: BankRecord(second: 36_000, balance: 100_000, kind: "이체"))
    try await bring(saved, to: "은행", work)
    let alone = try await proposals(work)
    expectEqual(alone.map(\.second), [nil])
    _ = try await work.perform(.refuse(alone))
    _ = try await work.perform(.delete([1]))
    try await bring(saved, to: "은행", work)
    try await expectEqual(found(work), [])
    // The same of another time or balance is another entry, and one answer for all like it.
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was typed or was no pair is not remembered`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    for name in ["은행", "저축"] { _ = try await work.perform(.account(.set(nil, name: name))) }
    let accounts = try await work.settings().accounts.list.suffix(2).map(\.id)
    _ = try await work.perform(.add(Self.sent, to: accounts[0]))
    _ = try await work.perform(.add(Self.came, to: accounts[1]))
    let pairs = try await proposals(work)
    _ = try await work.perform(.refuse(pairs))
    let settings = try await work.settings()
    _ = try await work.perform(.delete([1]))
    try await expectEqual(work.settings(), settings)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an equal entry that was there before is another one`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    try await bring(Self.came, to: "저축", work)
    try await bring(Self.sent, Self.sent, to: "은행", work)
    let pairs = try await proposals(work)
    let gone = try #require(pairs.first { $0.second != nil })
    let twin: LedgerRow.ID = gone.first.id == 2 || gone.second?.id == 2 ? 3 : 2
    _ = try await work.perform(.refuse([gone]))
    func asked() async throws -> [[LedgerRow.ID]] {
      try await proposals(work).map { [$0.first.id, $0.second?.id ?? 0].sorted() }
        .filter { $0.contains(1) }
    }
    try await expectEqual(asked(), [[1, twin]])
    _ = try await work.perform(.delete([5 - twin]))
    try await expectEqual(asked(), [[1, twin]])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `twins of a file that comes again are refused with the same other side each`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    try await bring(Self.came, to: "저축", work)
    try await bring(Self.sent, Self.sent, to: "은행", work)
    while case let pairs = try await proposals(work), !pairs.isEmpty {
      _ = try await work.perform(.refuse(pairs))
    }
    try await expectEqual(found(work), [])
    let id = try #require(try await work.imports().map(\.id).max())
    _ = try await work.perform(.takeBack(id))
    try await bring(Self.sent, Self.sent, to: "은행", work)
    try await expectEqual(found(work), [])
    #expect(try await fixture.isSound(kind))
  }

  @Test func `two sides that are alike are two rows`() {
    let rows = (1...4).map {
      LedgerRow(id: $0, origin: .imported, entry: Self.sent, status: EntryStatus(.cash))
    }
    let link = EntryLink(id: 1, .same, first: 1, second: 2, amount: .zero, isRefused: true)
    let pair = RefusedPair(
      link, Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) }), without: [1, 2], last: 0)
    var accounts = LedgerAccounts.builtIn
    accounts.remember([pair].compactMap(\.self))
    expectEqual(accounts.refused(among: Array(rows[2...])).map(\.rows), [[3, 4]])
    expectEqual(accounts.refused(among: Array(rows[3...])).map(\.rows), [])
  }
}
