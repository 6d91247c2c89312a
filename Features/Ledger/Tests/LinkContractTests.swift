import Expectations
import LedgerData
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Links between entries, in memory, in a file and on a server.
@MainActor
struct LinkContractTests {
  let fixture = LedgerFileFixture()

  /// A ledger with the accounts 은행, 저축 and 카드, and these entries in them, whose ids are 1, 2, 3 and so on.
  func ledger(
    _ kind: RepositoryKind, _ entries: [(Int, LedgerEntry)]
  ) async throws -> (work: any LedgerRepository, accounts: [LedgerAccount.ID]) {
    let work = try fixture.ledger(kind)
    for name in ["은행", "저축", "카드"] {
      _ = try await work.perform(.account(.set(nil, name: name)))
    }
    let accounts = try await work.settings().accounts.list.suffix(3).map(\.id)
    for (account, entry) in entries {
      _ = try await work.perform(.add(entry, to: accounts[account]))
    }
    return (work, accounts)
  }

  func proposal(
    _ work: any LedgerRepository, _ kind: EntryLink.Kind, _ first: LedgerRow.ID,
    _ second: LedgerRow.ID? = nil, made: LedgerAccount.ID? = nil, amount: Int64? = nil
  ) async throws -> LinkProposal {
    let rows = try await work.rows([first] + (second.map { [$0] } ?? []))
    return LinkProposal(
      kind, first: try #require(rows.first), second: second == nil ? nil : rows.last, made: made,
      amount: amount.map { Won($0) }, isSure: true, reasons: [])
  }

  func link(
    _ work: any LedgerRepository, _ kind: EntryLink.Kind, _ first: LedgerRow.ID,
    _ second: LedgerRow.ID? = nil, made: LedgerAccount.ID? = nil, amount: Int64? = nil
  ) async throws {
    let proposal = try await proposal(work, kind, first, second, made: made, amount: amount)
    _ = try await work.perform(.link([proposal]))
  }

  /// What is spent, received, and left out of both, which all ways to add it up have to agree on.
  func sums(_ work: any LedgerRepository) async throws -> [Int64] {
    let sum = try await work.summary(of: LedgerQuery())
    try await expectEqual(work.monthTotals(of: LedgerQuery()).summary, sum)
    try await expectEqual(work.find(LedgerQuery()).totals, work.monthTotals(of: LedgerQuery()))
    return [sum.spent, sum.received, sum.leftOut.out, sum.leftOut.received].map(\.amount)
  }

  func balances(_ work: any LedgerRepository) async throws -> [Int64] {
    let sums = try await work.accountSums()
    return try await work.settings().accounts.ids.suffix(3)
      .map { sums[$0]?.total.amount.amount ?? 0 }
  }

  @Test(
    arguments: RepositoryKind.allCases,
    [("쿠팡", EntryLink.Kind.refund), ("결제대금", .cardBill), ("청구할인", .refund)])
  func `what is typed into a card's account is no income`(
    _ kind: RepositoryKind, _ typed: (text: String, link: EntryLink.Kind)
  ) async throws {
    let (work, accounts) = try await ledger(
      kind, [(2, entry(2026_11_01, -30_000, "쿠팡", .shopping))])
    let settings = try await work.settings()
    func add(_ amount: Int64, to account: LedgerAccount.ID) async throws -> LedgerRow? {
      try await work.perform(
        .add(
          typed: entry(2026_11_02, amount, typed.text, .income), to: settings.accounts[account])
      ).row
    }
    let row = try #require(try await add(9_200, to: accounts[2]))
    try await expectEqual(work.rows([row.id]).map(\.link), [row.link])
    expectEqual(row.link?.kind, typed.link)
    let sum = try await sums(work)
    expectEqual(Array(sum.prefix(2)), [typed.link == .refund ? 20_800 : 30_000, 0])
    #expect(try await fixture.isSound(kind))
    _ = try await work.undo()
    try await expectEqual(sums(work), [30_000, 0, 0, 0])
    _ = try await work.redo()
    try await expectEqual(sums(work), sum)
    // Its purchase is found.
    let (scene, accountsNow) = (try await work.linkScene(in: nil), settings.accounts)
    let found = LinkFinder(scene, accountsNow).proposals()
    expectEqual(found.map(\.second?.id), typed.text == "쿠팡" ? [1] : [])
    // An account, and what a card has paid, are as before.
    _ = try await add(5_000, to: accounts[0])
    _ = try await add(-7_000, to: accounts[2])
    try await expectEqual(work.links(of: [3, 4]), [])
    #expect(try await fixture.isSound(kind))
  }

  static let transfer = [
    (0, entry(2026_11_01, -500_000, "적금")), (1, entry(2026_11_01, 500_000, "은행에서")),
    (0, entry(2026_11_02, -4_500, "커피")),
  ]

  @Test(
    arguments: RepositoryKind.allCases,
    [EntryLink.Kind.transfer, .cardBill, .topUp])
  func `what moves between accounts is neither spent nor received, and balances stay`(
    _ kind: RepositoryKind, _ link: EntryLink.Kind
  ) async throws {
    let (work, _) = try await ledger(kind, Self.transfer)
    let before = try await work.rows([1, 2, 3])
    try await expectEqual(sums(work), [504_500, 500_000, 0, 0])
    try await self.link(work, link, 1, 2)
    let linked = [EntryLink(id: 1, link, first: 1, second: 2, amount: Won(500_000))]
    let mark = LinkMark(kind: link, leftOut: Won(500_000))
    for _ in 0..<2 {
      try await expectEqual(work.links(of: [2]), linked)
      try await expectEqual(work.links(of: [3]), [])
      try await expectEqual(work.rows([1, 2, 3]).map(\.link), [mark, mark, nil])
      try await expectEqual(sums(work), [4_500, 0, 500_000, 500_000])
      try await expectEqual(balances(work), [-504_500, 500_000, 0])
      #expect(try await fixture.isSound(kind))
      _ = try await work.undo()
      try await expectEqual(work.links(of: [1, 2]), [])
      try await expectEqual(work.rows([1, 2, 3]), before)
      try await expectEqual(sums(work), [504_500, 500_000, 0, 0])
      _ = try await work.redo()
    }
    try await expectEqual(work.perform(.unlink([2])).count, 1)
    try await expectEqual(work.rows([1, 2, 3]), before)
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), linked)
    try await expectEqual(sums(work), [4_500, 0, 500_000, 500_000])
    await #expect(throws: LedgerError.missing) { try await work.perform(.unlink([3])) }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `of a card bill only what the card's entries explain is left out`(_ kind: RepositoryKind)
    async throws
  {
    let (work, _) = try await ledger(kind, [(0, entry(2026_11_14, -300_000, "카드대금"))])
    try await link(work, .cardBill, 1, amount: 125_000)
    try await expectEqual(
      work.rows([1]).map(\.link), [.init(kind: .cardBill, leftOut: Won(125_000))])
    try await expectEqual(sums(work), [175_000, 0, 125_000, 0])
    try await expectEqual(balances(work), [-300_000, 0, 0])
    // More of it is explained later.
    let known = try #require(try await work.links(of: [1]).first)
    let row = try #require(try await work.rows([1]).first)
    let more = LinkProposal(
      .cardBill, first: row, second: nil, replaced: known, amount: Won(300_000), isSure: true,
      reasons: [])
    _ = try await work.perform(.link([more]))
    try await expectEqual(
      work.links(of: [1]),
      [EntryLink(id: 1, .cardBill, first: 1, second: nil, amount: Won(300_000))])
    try await expectEqual(sums(work), [0, 0, 300_000, 0])
    // What is not as it was proposed is not done.
    await #expect(throws: LedgerError.missing) { try await work.perform(.link([more])) }
    _ = try await work.undo()
    try await expectEqual(work.links(of: [1]), [known])
    try await expectEqual(sums(work), [175_000, 0, 125_000, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a refund lowers what was spent of its purchase's category, in its own month`(
    _ kind: RepositoryKind
  ) async throws {
    let (work, _) = try await ledger(
      kind,
      [
        (2, entry(2026_10_20, -80_000, "가게", .shopping)),
        (2, entry(2026_11_05, 30_000, "가게", .other)),
        (2, entry(2026_11_06, 50_000, "가게", .income)), (2, entry(2026_11_07, 1_000, "가게")),
      ])
    try await link(work, .refund, 2, 1)
    try await link(work, .refund, 3, 1)
    await #expect(throws: LedgerError.missing) { try await link(work, .refund, 4, 1) }
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.shopping, .shopping, .shopping])
    try await expectEqual(
      work.rows([1, 2]).map(\.link), [nil, .init(kind: .refund, leftOut: .zero)])
    let november = try #require(LedgerMonth(rawValue: 202_611))
    let totals = try await work.monthTotals(of: LedgerQuery())
    expectEqual(totals[november, .shopping].spent, Won(-80_000))
    expectEqual(totals[november, .shopping].received, .zero)
    try await expectEqual(work.summary(of: LedgerQuery(category: .shopping)).spent, .zero)
    try await expectEqual(sums(work), [0, 1_000, 0, 0])
    try await expectEqual(balances(work), [0, 0, 1_000])
    #expect(try await fixture.isSound(kind))
    // Its category is that of its purchase, which both may have from then on.
    _ = try await work.perform(.categorise([1], .health))
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.health, .health, .health])
    try await expectEqual(work.perform(.categorise([2], .food)).changes, [])
    _ = try await work.perform(.merge(.health, into: .living))
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.living, .living, .living])
    _ = try await work.undo()
    _ = try await work.undo()
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.shopping, .shopping, .shopping])
    // Without the link it has its own again.
    _ = try await work.perform(.unlink([3]))
    try await expectEqual(work.rows([1, 2, 3]).map(\.category), [.shopping, .shopping, .income])
    try await expectEqual(sums(work), [50_000, 51_000, 0, 0])
    _ = try await work.undo()
    try await expectEqual(work.rows([3]).map(\.category), [.shopping])
    _ = try await work.perform(.delete([1]))
    try await expectEqual(work.rows([2, 3]).map(\.category), [.other, .income])
    try await expectEqual(work.links(of: [2, 3]), [])
    _ = try await work.undo()
    try await expectEqual(sums(work), [0, 1_000, 0, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `one purchase in two files is counted once, and may be refunded`(_ kind: RepositoryKind)
    async throws
  {
    let (work, _) = try await ledger(
      kind,
      [
        (0, entry(2026_11_01, -18_000, "체크카드")), (2, entry(2026_11_01, -18_000, "가게")),
        (2, entry(2026_11_03, 18_000, "가게")),
      ])
    try await link(work, .same, 1, 2)
    try await expectEqual(
      work.rows([1, 2]).map(\.link), [.init(kind: .same, leftOut: Won(18_000)), nil])
    try await expectEqual(sums(work), [18_000, 18_000, 18_000, 0])
    try await link(work, .refund, 3, 2)
    try await expectEqual(sums(work), [0, 0, 18_000, 0])
    try await expectEqual(balances(work), [-18_000, 0, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a search and a category have the sums that links make`(_ kind: RepositoryKind)
    async throws
  {
    let (work, accounts) = try await ledger(kind, Self.transfer)
    try await link(work, .transfer, 1, 2)
    let found = try await work.find(LedgerQuery(search: "은행에서")).totals.summary
    expectEqual(
      found,
      LedgerSummary(
        count: 1, spent: .zero, received: .zero,
        leftOut: .init(out: .zero, received: Won(500_000))))
    let bank = try await work.find(LedgerQuery(account: accounts[0])).totals.summary
    #expect(bank.spent == Won(4_500) && bank.leftOut.out == Won(500_000))
    let food = try await work.summary(of: LedgerQuery(category: .food))
    #expect(food.spent == Won(4_500) && food.leftOut.moved == Won(500_000))
    let first = try #require(Day(rawValue: 2026_11_01))
    let window = try await work.reconcile(
      ReconcileQuery(account: accounts[0], AccountStatement(day: first, balance: .zero)), at: 0..<9)
    expectEqual(window.rows.map(\.link), [.init(kind: .transfer, leftOut: Won(500_000))])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `an amount that settles is left out as a whole`(_ kind: RepositoryKind) async throws {
    let (work, accounts) = try await ledger(kind, [(0, entry(2026_11_01, -17_650, "해외"))])
    func stated(_ amount: Int64, isPending: Bool) -> [StatementEntry] {
      let plain = entry(2026_11_01, amount, "해외")
      let bank = BankRecord(approval: "77", isPending: isPending)
      return [
        StatementEntry(
          plain.with(EntryFacts(day: plain.day, amount: plain.amount, text: "해외", bank: bank)))
      ]
    }
    func bring(_ amount: Int64, isPending: Bool) async throws {
      _ = try await work.perform(
        .addUnknown(
          stated(amount, isPending: isPending), file: "a.csv", to: .existing(accounts[2])))
    }
    try await bring(-17_650, isPending: true)
    try await link(work, .same, 2, 1)
    try await bring(-17_812, isPending: false)
    try await expectEqual(work.rows([2]).map(\.link), [.init(kind: .same, leftOut: Won(17_812))])
    try await expectEqual(sums(work), [17_650, 0, 17_812, 0])
    _ = try await work.undo()
    try await expectEqual(sums(work), [17_650, 0, 17_650, 0])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `many entries are linked at once, and are there with their days`(_ kind: RepositoryKind)
    async throws
  {
    let (work, accounts) = try await ledger(kind, [])
    for (account, sign) in [(0, Int64(-1)), (1, 1)] {
      let lines = (1...1_100).map { number in
        entry(2026_11_01 + number % 30, sign * Int64(number), "\(number)")
      }
      _ = try await work.perform(
        .addUnknown(stated(lines), file: "a.csv", to: .existing(accounts[account])))
    }
    let rows = try await work.rows((1...2_200).map { Int64($0) })
    let proposals = zip(rows.prefix(1_100), rows.suffix(1_100)).map {
      LinkProposal(.transfer, first: $0, second: $1, isSure: true, reasons: [])
    }
    try await expectEqual(work.perform(.link(proposals)).count, 1_100)
    let links = try await work.links(of: rows.map(\.id))
    expectEqual(links.map(\.id), (1...1_100).map { Int64($0) })
    expectEqual(links.map(\.first), rows.prefix(1_100).map(\.id))
    try await expectEqual(sums(work), [0, 0, 605_550, 605_550])
    let day = try #require(Day(rawValue: 2026_11_05))
    let scene = try await work.linkScene(in: day...day)
    let marked = try await work.rows(rows.map(\.id))
    expectEqual(scene.rows, marked.filter { $0.day == day })
    expectEqual(scene.links, links.filter { link in scene.rows.contains { $0.id == link.first } })
    let whole = try await work.linkScene(in: nil)
    #expect(whole.rows.count == 2_200 && whole.links == links)
    _ = try await work.undo()
    try await expectEqual(work.linkScene(in: nil).links, [])
    _ = try await work.redo()
    try await expectEqual(work.links(of: rows.map(\.id)), links)
    #expect(try await fixture.isSound(kind))
  }
}
