import Expectations
import LedgerData
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// What becomes a receipt of a card, or is none any more, in memory, in a file and on a server.
@MainActor
struct CardReceiptTests {
  private let links = LinkContractTests()
  /// The account that is no card's, and the card's.
  private static let (bank, card) = (0, 2)

  private func edit(
    _ work: any LedgerRepository, _ id: LedgerRow.ID, _ change: (inout EntryEdit) -> Void
  ) async throws -> LedgerRow {
    let row = try #require(try await work.rows([id]).first)
    var edit = EntryEdit(row)
    change(&edit)
    return try #require(try await work.perform(.edit(row, to: edit)).row)
  }

  private func kinds(
    _ work: any LedgerRepository, _ ids: [LedgerRow.ID]
  ) async throws -> [EntryLink.Kind?] {
    try await work.rows(ids).map(\.link?.kind)
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [("쿠팡", EntryLink.Kind.refund), ("결제대금", .cardBill)])
  func
    `what is moved into a card's account, or turned there, is no income, and is again where it leaves`(
      _ kind: RepositoryKind, _ typed: (text: String, link: EntryLink.Kind)
    ) async throws
  {
    let came = entry(2026_11_02, 9_200, typed.text, .income)
    let (work, accounts) = try await links.ledger(
      kind, [(Self.bank, came), (Self.card, entry(2026_11_03, -4_500, typed.text, .food))])
    let before = try await work.rows([1, 2])
    let spent: [Int64] = typed.link == .refund ? [4_500 - 9_200, 0] : [4_500, 0]
    var row = try await edit(work, 1) { $0.account = accounts[Self.card] }
    try await expectEqual(work.rows([1]), [row])
    expectEqual(row.link?.kind, typed.link)
    expectEqual(row.category, typed.link == .refund ? .other : .income)
    try await expectEqual(Array(links.sums(work).prefix(2)), spent)
    // One command.
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2]), before)
    _ = try await work.redo()
    try await expectEqual(work.rows([1]), [row])
    // Its amount goes with its link, and its sign.
    row = try await edit(work, 1) { $0.amount = Won(9_300) }
    try await expectEqual(work.links(of: [1]).map(\.amount), [Won(9_300)])
    try await expectEqual(
      work.links(of: [1]).map(\.category), [typed.link == .refund ? .income : nil])
    row = try await edit(work, 1) { $0.amount = Won(-9_300) }
    #expect((row.link, row.category) == (nil, .income))
    row = try await edit(work, 1) { ($0.amount, $0.marks.category) = (Won(9_300), .food) }
    #expect((row.link?.kind, row.category) == (typed.link, .food))
    row = try await edit(work, 1) {
      ($0.account, $0.marks.category) = (accounts[Self.bank], .living)
    }
    #expect((row.link, row.category) == (nil, .living))
    row = try await edit(work, 2) { $0.amount = Won(4_500) }
    expectEqual(row.link?.kind, typed.link)
    #expect(try await links.fixture.isSound(kind))
    while try await work.undo() != nil {}
    while try await work.redo() != nil {}
    try await expectEqual(work.rows([2]), [row])
    #expect(try await links.fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `all that is moved at once, or with its account, is linked, and each part of an entry`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, accounts) = try await links.ledger(
      kind,
      [
        (Self.bank, entry(2026_11_02, 9_200, "쿠팡", .income)),
        (Self.bank, entry(2026_11_03, 30_000, "결제대금")),
        (Self.bank, entry(2026_11_03, -4_500, "쿠팡")),
      ])
    let row = try #require(try await work.rows([1]).first)
    _ = try await work.perform(
      .split(
        row,
        into: [
          EntryPart(amount: Won(9_000), category: .income),
          EntryPart(amount: Won(200), category: .food),
        ]))
    let before = try await work.rows([1, 2, 3, 4])
    _ = try await work.perform(.account(.move([1, 2, 3], to: accounts[Self.card])))
    try await expectEqual(kinds(work, [1, 2, 3, 4]), [.refund, .cardBill, nil, .refund])
    let moved = try await work.rows([1, 2, 3, 4])
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3, 4]), before)
    _ = try await work.redo()
    try await expectEqual(work.rows([1, 2, 3, 4]), moved)
    _ = try await work.perform(
      .account(.remove(accounts[Self.card], movingTo: accounts[Self.bank])))
    try await expectEqual(work.rows([1, 2, 3, 4]), before)
    #expect(try await links.fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an account that becomes a card's has no income, and has it again as another one`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, accounts) = try await links.ledger(
      kind,
      [
        (Self.bank, entry(2026_11_02, 9_200, "쿠팡", .income)),
        (Self.bank, entry(2026_11_03, 30_000, "결제대금")),
        (Self.bank, entry(2026_11_04, -4_500, "쿠팡")),
        (Self.bank, entry(2026_11_05, 1_000, "쿠팡", .income)),
      ])
    try await links.link(work, .refund, 4, 3)
    let before = try await work.rows([1, 2, 3, 4])
    let id = accounts[Self.bank]
    let set = { (name: String, kind: AccountKind?) in
      LedgerCommand.account(.set(id, name: name, kind: kind))
    }
    // A kind that the user says, or a name that says it.
    for command in [set("은행", .card), set("신한카드", nil)] {
      _ = try await work.perform(command)
      try await expectEqual(kinds(work, [1, 2, 3, 4]), [.refund, .cardBill, nil, .refund])
      try await expectEqual(work.rows([1]).map(\.category), [.other])
      let after = try await work.rows([1, 2, 3, 4])
      _ = try await work.undo()
      try await expectEqual(work.rows([1, 2, 3, 4]), before)
      _ = try await work.redo()
      try await expectEqual(work.rows([1, 2, 3, 4]), after)
      _ = try await work.perform(set("은행", .bank))
      try await expectEqual(work.rows([1, 2, 3, 4]), before)
      for _ in 0..<2 { _ = try await work.undo() }
    }
    // Another kind changes nothing.
    try await expectEqual(work.perform(set("은행", .savings)).changes.count, 1)
    try await expectEqual(work.rows([1, 2, 3, 4]), before)
    #expect(try await links.fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what the user has linked, or unlinked, stays so`(_ kind: RepositoryKind) async throws {
    let (work, accounts) = try await links.ledger(
      kind,
      [
        (Self.bank, entry(2026_11_01, -30_000, "쿠팡", .shopping)),
        (Self.bank, entry(2026_11_02, 9_200, "쿠팡", .income)),
        (Self.bank, entry(2026_11_03, 5_000, "쿠팡", .income)),
      ])
    try await links.link(work, .refund, 2, 1)
    let linked = try await work.links(of: [2])
    _ = try await work.perform(.account(.move([2, 3], to: accounts[Self.card])))
    try await expectEqual(work.links(of: [2]), linked)
    _ = try await work.perform(.unlink([3]))
    _ = try await edit(work, 3) { $0.text = "쿠팡이츠" }
    _ = try await edit(work, 3) { $0.amount = Won(6_000) }
    try await expectEqual(kinds(work, [2, 3]), [.refund, nil])
    _ = try await work.perform(.account(.move([2], to: accounts[Self.bank])))
    try await expectEqual(work.links(of: [2]), linked)
    #expect(try await links.fixture.isSound(kind))
  }
}
