import Expectations
import LedgerData
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What is made for links, what is refused, and what entries cannot have.
extension LinkContractTests {
  @Test(arguments: RepositoryKind.allCases)
  func `the missing side is made, changes one balance, and goes with its link`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    _ = try await work.perform(.delete([2]))
    try await link(work, .transfer, 1, made: accounts[1])
    let made = try #require(try await work.links(of: [1]).first?.second)
    try await expectEqual(
      work.links(of: [1]),
      [EntryLink(id: 1, .transfer, first: 1, second: made, amount: Won(500_000), isMade: true)])
    let row = try #require(try await work.rows([made]).first)
    #expect(row.amount == Won(500_000) && row.account == accounts[1] && row.day == row.entry.day)
    try await expectEqual(balances(work), [-504_500, 500_000, 0])
    try await expectEqual(sums(work), [4_500, 0, 500_000, 500_000])
    for _ in 0..<2 {
      _ = try await work.undo()
      try await expectEqual(balances(work), [-504_500, 0, 0])
      try await expectEqual(work.rows([made]), [])
      _ = try await work.redo()
      try await expectEqual(work.rows([made]), [row])
    }
    _ = try await work.perform(.unlink([1]))
    try await expectEqual(balances(work), [-504_500, 0, 0])
    _ = try await work.undo()
    try await expectEqual(work.rows([made]), [row])
    _ = try await work.perform(.delete([1]))
    try await expectEqual(work.rows([1, made]), [])
    _ = try await work.undo()
    try await expectEqual(work.rows([made]), [row])
    for wrong in [accounts[0], .superPay, LedgerAccount.ID(rawValue: "none")]
    where wrong != accounts[0] {
      await #expect(throws: LedgerError.missing) {
        try await link(work, .transfer, 3, made: wrong)
      }
    }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was made goes when another entry takes its place in the link`(_ kind: RepositoryKind)
    async throws
  {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    try await link(work, .transfer, 1, made: accounts[1])
    let known = try #require(try await work.links(of: [1]).first)
    let rows = try await work.rows([1, 2])
    _ = try await work.perform(
      .link([
        LinkProposal(
          .transfer, first: rows[0], second: rows[1], replaced: known, isSure: true, reasons: [])
      ]))
    try await expectEqual(
      work.links(of: [1]), [EntryLink(id: 1, .transfer, first: 1, second: 2, amount: Won(500_000))])
    try await expectEqual(balances(work), [-504_500, 500_000, 0])
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), [known])
    try await expectEqual(balances(work), [-504_500, 1_000_000, 0])
    _ = try await work.redo()
    try await expectEqual(sums(work), [4_500, 0, 500_000, 500_000])
    try await expectEqual(balances(work), [-504_500, 500_000, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases, ["적금", "은행에서 온 돈"])
  func `a statement's line takes the place of what was made`(
    _ kind: RepositoryKind, _ text: String
  ) async throws {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    _ = try await work.perform(.delete([2]))
    try await link(work, .transfer, 1, made: accounts[1])
    let made = try #require(try await work.links(of: [1]).first?.second)
    let lines = [entry(2026_11_01, 500_000, text), entry(2026_11_03, 12, "이자", .income)]
    let outcome = try await work.perform(
      .addUnknown(stated(lines), file: "a.csv", to: .existing(accounts[1])))
    expectEqual(outcome.count, 2)
    let link = try #require(try await work.links(of: [1]).first)
    for _ in 0..<2 {
      try await expectEqual(work.rows([made]), [])
      try await expectEqual(work.links(of: [1]), [link])
      #expect(link.id == 1 && !link.isMade && link.second != made)
      try await expectEqual(balances(work), [-504_500, 500_012, 0])
      try await expectEqual(sums(work), [4_500, 12, 500_000, 500_000])
      #expect(try await fixture.isSound(kind))
      // The same file again brings nothing.
      await #expect(throws: LedgerError.nothingNew) {
        try await work.perform(
          .addUnknown(stated(lines), file: "a.csv", to: .existing(accounts[1])))
      }
      _ = try await work.undo()
      try await expectEqual(work.links(of: [1]).map(\.isMade), [true])
      try await expectEqual(work.rows([made]).map(\.link?.kind), [.transfer])
      try await expectEqual(balances(work), [-504_500, 500_000, 0])
      _ = try await work.redo()
    }
    _ = try await work.perform(.takeBack(try #require(try await work.imports().first).id))
    try await expectEqual(work.links(of: [1]), [])
    try await expectEqual(sums(work), [504_500, 0, 0, 0])
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), [link])
    try await expectEqual(sums(work), [4_500, 12, 500_000, 500_000])
    #expect(try await fixture.isSound(kind))
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [
      ("은하가구 취소", EntryLink.Kind.cardBill, false), ("은하가구", .cardBill, false),
      ("결제대금 입금", .cardBill, true), ("환불", .transfer, false), ("포인트 적립", .topUp, false),
    ])
  func `what comes back of a purchase does not take the place of what was made`(
    _ kind: RepositoryKind, _ line: (text: String, link: EntryLink.Kind, isTaken: Bool)
  ) async throws {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    _ = try await work.perform(.delete([2]))
    try await link(work, line.link, 1, made: accounts[1])
    _ = try await work.perform(
      .addUnknown(
        stated([entry(2026_11_02, 500_000, line.text)]), file: "a.csv", to: .existing(accounts[1])))
    try await expectEqual(work.links(of: [1]).map(\.isMade), [!line.isTaken])
    try await expectEqual(balances(work), [-504_500, line.isTaken ? 500_000 : 1_000_000, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was refused stays so, changes nothing, and goes with its entries`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, _) = try await ledger(kind, Self.transfer)
    let proposal = try await proposal(work, .transfer, 1, 2)
    try await expectEqual(work.perform(.refuse([proposal, proposal])).count, 1)
    try await expectEqual(sums(work), [504_500, 500_000, 0, 0])
    try await expectEqual(work.rows([1, 2]).map(\.link), [nil, nil])
    let refused = EntryLink(
      id: 1, .transfer, first: 1, second: 2, amount: Won(500_000), isRefused: true)
    try await expectEqual(work.links(of: [1]), [refused])
    await #expect(throws: LedgerError.missing) { try await work.perform(.refuse([proposal])) }
    await #expect(throws: LedgerError.missing) { try await work.perform(.unlink([1])) }
    // It may be linked all the same.
    _ = try await work.perform(.link([proposal]))
    try await expectEqual(work.links(of: [2]).map(\.isRefused), [true, false])
    try await expectEqual(work.perform(.unlink([1])).count, 1)
    try await expectEqual(work.links(of: [2]), [refused])
    _ = try await work.perform(.delete([2]))
    try await expectEqual(work.links(of: [1, 2]), [])
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), [refused])
    for _ in 0..<3 { _ = try await work.undo() }
    try await expectEqual(work.links(of: [1]), [])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an entry has one link, and only one that it can have`(_ kind: RepositoryKind) async throws {
    let (work, accounts) = try await ledger(
      kind,
      Self.transfer + [
        (0, entry(2026_11_02, 500_000, "같은 계좌")), (1, entry(2026_11_02, 500_000, "또")),
        (1, entry(2026_11_02, -500_000, "지출")),
      ])
    let refused: [(EntryLink.Kind, Int64, Int64)] = [
      (.transfer, 1, 4), (.transfer, 1, 3), (.transfer, 1, 1), (.refund, 1, 2), (.refund, 4, 3),
      (.same, 1, 2), (.topUp, 3, 2),
    ]
    for (link, first, second) in refused {
      await #expect(throws: LedgerError.missing, "\(link) \(first) \(second)") {
        try await self.link(work, link, first, second)
      }
    }
    // Of two that want the same entry the first one has it.
    let both = [
      try await proposal(work, .transfer, 1, 2), try await proposal(work, .transfer, 1, 5),
      try await proposal(work, .same, 6, 1), try await proposal(work, .refund, 2, 6),
    ]
    try await expectEqual(work.perform(.link(both)).count, 1)
    await #expect(throws: LedgerError.missing) { try await work.perform(.link(both)) }
    await #expect(throws: LedgerError.missing) {
      try await link(work, .transfer, 1, made: accounts[2])
    }
    // What has changed since it was proposed is not linked.
    var moved = try await proposal(work, .transfer, 6, 4)
    _ = try await work.perform(.account(.move([4], to: accounts[2])))
    await #expect(throws: LedgerError.missing) { try await work.perform(.link([moved])) }
    moved = try await proposal(work, .transfer, 6, 4)
    _ = try await work.perform(.delete([4]))
    await #expect(throws: LedgerError.missing) { try await work.perform(.link([moved])) }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `locked entries are linked, but made ones are not given back`(_ kind: RepositoryKind)
    async throws
  {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    _ = try await work.perform(.account(.mark([1], isCleared: true)))
    _ = try await work.perform(.account(.lock(accounts[0], try statement(2026_11_01, -500_000))))
    try await link(work, .transfer, 1, 2)
    try await expectEqual(sums(work), [4_500, 0, 500_000, 500_000])
    _ = try await work.perform(.unlink([1]))
    _ = try await work.perform(.delete([2]))
    try await link(work, .transfer, 1, made: accounts[1])
    let made = try #require(try await work.links(of: [1]).first?.second)
    _ = try await work.perform(.account(.mark([made], isCleared: true)))
    _ = try await work.perform(.account(.lock(accounts[1], try statement(2026_11_01, 500_000))))
    // What was reconciled is the line of the statement, whatever that says, within a day.
    for (day, text) in [(2026_11_01, "적금"), (2026_11_01, "국민은행에서"), (2026_11_02, "입금")] {
      await #expect(throws: LedgerError.nothingNew, "\(text)") {
        try await work.perform(
          .addUnknown(
            stated([entry(day, 500_000, text)]), file: "a.csv", to: .existing(accounts[1])))
      }
    }
    // Once: a second one is another.
    let lines = [entry(2026_11_01, 500_000, "하나"), entry(2026_11_01, 500_000, "둘")]
    let twice = try await work.perform(
      .addUnknown(stated(lines), file: "a.csv", to: .existing(accounts[1])))
    expectEqual(twice.count, 1)
    _ = try await work.undo()
    // It is not left behind as income.
    await #expect(throws: LedgerError.locked(1)) { try await work.perform(.unlink([1])) }
    _ = try await work.perform(.account(.unlock(accounts[0])))
    await #expect(throws: LedgerError.locked(1)) { try await work.perform(.delete([1])) }
    try await expectEqual(work.rows([made]).map(\.link?.kind), [.transfer])
    try await expectEqual(balances(work), [-504_500, 500_000, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an entry that may not be what was made does not take its place`(_ kind: RepositoryKind)
    async throws
  {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    _ = try await work.perform(.delete([2]))
    try await link(work, .transfer, 1, made: accounts[1])
    let known = try #require(try await work.links(of: [1]).first)
    let made = try #require(known.second)
    for lines in [
      [entry(2026_11_03, 500_000, "엄마")],
      [entry(2026_11_01, 500_000, "엄마"), entry(2026_11_02, 500_000, "이바다")],
    ] {
      _ = try await work.perform(
        .addUnknown(stated(lines), file: "a.csv", to: .existing(accounts[1])))
      try await expectEqual(work.links(of: [1]), [known])
      try await expectEqual(work.rows([made]).count, 1)
      #expect(try await fixture.isSound(kind))
      _ = try await work.undo()
    }
    // It is taken, and what was made goes; or refused.
    let line = entry(2026_11_04, 500_000, "엄마")
    _ = try await work.perform(
      .addUnknown(stated([line]), file: "a.csv", to: .existing(accounts[1])))
    let proposal = try #require(try await replacing(known, work).first)
    #expect(!proposal.isSure)
    try await expectEqual(work.perform(.refuse([proposal])).count, 1)
    try await expectEqual(replacing(known, work), [])
    _ = try await work.undo()
    _ = try await work.perform(.link([proposal]))
    try await expectEqual(work.rows([made]), [])
    try await expectEqual(work.links(of: [1]).map(\.second), [proposal.second?.id])
    try await expectEqual(balances(work), [-504_500, 500_000, 0])
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), [known])
    #expect(try await fixture.isSound(kind))
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [
      ([2026_11_01, 2026_11_01], 0), ([2026_11_01], 1), ([2026_11_02, 2026_11_02], 0),
      ([2026_11_01, 2026_11_01, 2026_11_02], 2),
    ])
  func `equal lines take the places of what was made, as long as none is too many`(
    _ kind: RepositoryKind, _ lines: (days: [Int], left: Int)
  ) async throws {
    let (work, accounts) = try await ledger(
      kind, (1...2).map { (0, entry(2026_11_01, -100_000, "저축 \($0)")) })
    for id in [Int64(1), 2] { try await link(work, .transfer, id, made: accounts[1]) }
    try await expectEqual(balances(work), [-200_000, 200_000, 0])
    let coming = lines.days.enumerated().map { entry($1, 100_000, "은행 \($0)") }
    _ = try await work.perform(
      .addUnknown(stated(coming), file: "a.csv", to: .existing(accounts[1])))
    try await expectEqual(work.links(of: [1, 2]).count { $0.isMade }, lines.left)
    let extra = lines.left == 2 ? Int64(coming.count) * 100_000 : 0
    try await expectEqual(balances(work), [-200_000, 200_000 + extra, 0])
    try await expectEqual(sums(work).prefix(2), [0, extra])
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1, 2]).count { $0.isMade }, 2)
    #expect(try await fixture.isSound(kind))
  }

  private func replacing(
    _ link: EntryLink, _ work: any LedgerRepository
  ) async throws -> [LinkProposal] {
    let (scene, settings) = (try await work.linkScene(in: nil), try await work.settings())
    return LinkFinder(scene, settings.accounts).proposals().filter { $0.replaced == link }
  }
}
