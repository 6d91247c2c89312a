import Expectations
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Links that end so that their entries can have others, in memory, in a file and on a server.
extension LinkContractTests {
  @Test(arguments: RepositoryKind.allCases)
  func `two links of one side each become one, and are two again`(_ kind: RepositoryKind)
    async throws
  {
    let (work, _) = try await ledger(
      kind,
      [(0, entry(2026_11_05, -300_000, "적금")), (1, entry(2026_11_05, 300_000, "2회차", .income))])
    try await link(work, .transfer, 1)
    try await link(work, .transfer, 2)
    let open = try await work.links(of: [1, 2])
    let rows = try await work.rows([1, 2])
    let pair = LinkProposal(
      .transfer, first: rows[0], second: rows[1], replaced: open[0], isSure: true, reasons: []
    ).ending([open[1]])
    try await expectEqual(work.perform(.link([pair])).count, 1)
    for _ in 0..<2 {
      try await expectEqual(work.links(of: [1, 2]).map(\.rows), [[1, 2]])
      try await expectEqual(sums(work), [0, 0, 300_000, 300_000])
      #expect(try await fixture.isSound(kind))
      _ = try await work.undo()
      try await expectEqual(work.links(of: [1, 2]), open)
      try await expectEqual(work.rows([1, 2]), rows)
      _ = try await work.redo()
    }
    // The same once more is not there any more.
    await #expect(throws: LedgerError.missing) { try await work.perform(.link([pair])) }
    try await expectEqual(work.links(of: [1, 2]).map(\.rows), [[1, 2]])
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `what was split off is joined where the other account has the whole`(
    _ kind: RepositoryKind, isMade: Bool
  ) async throws {
    let (work, accounts) = try await ledger(
      kind, [(0, entry(2026_11_05, 605_000, "적금만기", .income))])
    let alone = try await proposal(work, .transfer, 1, made: isMade ? accounts[1] : nil)
    _ = try await work.perform(.link([alone.with(interest: Won(5_000))]))
    _ = try await work.perform(.add(entry(2026_11_05, -605_000, "만기해지"), to: accounts[1]))
    let before = try await sums(work)
    let balances = try await balances(work)
    let open = try #require(try await work.links(of: [1]).first)
    let last = Int64(isMade ? 4 : 3)
    let rows = try await work.rows([1, last])
    let pair = LinkProposal(
      .transfer, first: rows[1], second: rows[0], isSure: true, reasons: []
    ).ending([open], joining: Won(5_000))
    try await expectEqual(work.perform(.link([pair])).count, 1)
    for _ in 0..<2 {
      try await expectEqual(work.rows([1]).map(\.amount), [Won(605_000)])
      try await expectEqual(work.links(of: [1]).map(\.rows), [[last, 1]])
      try await expectEqual(sums(work), [0, 0, 605_000, 605_000])
      try await expectEqual(self.balances(work), [605_000, -605_000, 0])
      #expect(try await fixture.isSound(kind))
      _ = try await work.undo()
      try await expectEqual(sums(work), before)
      try await expectEqual(self.balances(work), balances)
      try await expectEqual(work.links(of: [1]), [open])
      #expect(try await fixture.isSound(kind))
      _ = try await work.redo()
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a fee is split off from what was linked alone`(_ kind: RepositoryKind) async throws {
    let (work, _) = try await ledger(
      kind,
      [(0, entry(2026_11_05, -100_500, "김하늘")), (1, entry(2026_11_05, 100_000, "김하늘", .income))])
    try await link(work, .transfer, 1)
    let open = try #require(try await work.links(of: [1]).first)
    let rows = try await work.rows([1, 2])
    let pair = LinkProposal(
      .transfer, first: rows[0], second: rows[1], isSure: false, reasons: [], interest: Won(500)
    ).ending([open])
    // Another fee is none.
    let wrong = LinkProposal(
      .transfer, first: rows[0], second: rows[1], isSure: false, reasons: [], interest: Won(400)
    ).ending([open])
    await #expect(throws: LedgerError.missing) { try await work.perform(.link([wrong])) }
    try await expectEqual(work.links(of: [1]), [open])
    try await expectEqual(work.perform(.link([pair])).count, 1)
    for _ in 0..<2 {
      try await expectEqual(sums(work), [500, 0, 100_000, 100_000])
      #expect(try await fixture.isSound(kind))
      _ = try await work.undo()
      try await expectEqual(work.rows([1, 2]), rows)
      try await expectEqual(work.links(of: [1]), [open])
      _ = try await work.redo()
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a card gets as much of a bill as its entries explain`(_ kind: RepositoryKind) async throws {
    let (work, accounts) = try await ledger(
      kind,
      [(2, entry(2026_01_23, -100_000, "쿠팡")), (0, entry(2026_02_14, -275_000, "신한카드"))])
    try await link(work, .cardBill, 2, made: accounts[2], amount: 100_000)
    try await expectEqual(balances(work), [-275_000, 0, 0])
    try await expectEqual(sums(work), [275_000, 0, 100_000, 100_000])
    #expect(try await fixture.isSound(kind))
    // An older file explains more.
    _ = try await work.perform(.add(entry(2026_01_20, -175_000, "이마트"), to: accounts[2]))
    let known = try #require(try await work.links(of: [2]).first)
    let rows = try await work.rows([2, 3])
    let more = LinkProposal(
      .cardBill, first: rows[0], second: rows[1], replaced: known, amount: Won(275_000),
      isSure: true, reasons: [])
    try await expectEqual(work.perform(.link([more])).count, 1)
    for _ in 0..<2 {
      try await expectEqual(balances(work), [-275_000, 0, 0])
      try await expectEqual(sums(work), [275_000, 0, 275_000, 275_000])
      #expect(try await fixture.isSound(kind))
      _ = try await work.undo()
      try await expectEqual(work.rows([2, 3]), rows)
      try await expectEqual(work.links(of: [2]), [known])
      #expect(try await fixture.isSound(kind))
      _ = try await work.redo()
    }
    // The card's own entry of the bill is the whole of it.
    _ = try await work.perform(
      .addUnknown(
        stated([entry(2026_02_14, 275_000, "자동이체 입금", .income)]), file: "a.csv",
        to: .existing(accounts[2])))
    try await expectEqual(balances(work), [-275_000, 0, 0])
    try await expectEqual(work.links(of: [2]).map(\.isMade), [false])
    #expect(try await fixture.isSound(kind))
  }
}
