import Expectations
import LedgerFixtures
import PostgreSQLTesting
import Testing
import Time
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// Which bill of a card an entry has, in memory, in a file and on a server.
@MainActor
struct CardBillPeriodTests {
  private let fixture = LedgerFileFixture()

  /// The purchases of a card, each by its day and amount, and the payment of a bill, of which so much is explained.
  private func bills(
    _ work: any LedgerRepository, bought: [LedgerEntry], paid: [LedgerEntry],
    explained: Won? = nil
  ) async throws -> (bought: [LedgerRow], paid: [LedgerRow]) {
    let names = (card: "신한카드", bank: "국민은행")
    for (name, entries) in [(names.card, bought), (names.bank, paid)] {
      _ = try await work.perform(
        .addUnknown(stated(entries), file: "\(name).csv", to: .new(name)), at: 0)
    }
    let accounts = try await work.settings().accounts
    let card = try #require(accounts.account(named: names.card)).id
    let bank = try #require(accounts.account(named: names.bank)).id
    let rows = try await work.rows(
      of: LedgerQuery(order: .oldestFirst), LedgerPage(start: .beginning, skip: 0, limit: 100))
    _ = try await work.perform(
      .link(
        rows.filter { $0.account == bank }.map {
          LinkProposal(
            .cardBill, first: $0, second: nil, made: card, amount: explained ?? $0.amount.size,
            isSure: true, reasons: [])
        }), at: 0)
    let linked = try await work.rows(rows.map(\.id))
    return (linked.filter { $0.account == card }, linked.filter { $0.account == bank })
  }

  private static let october = [
    entry(2026_09_10, -1_000, "지난달"), entry(2026_09_15, -10_000, "책방"),
    entry(2026_10_02, -25_000, "마트"), entry(2026_10_05, 5_000, "마트"),
    entry(2026_10_13, -5_000, "분식"), entry(2026_10_20, -7_000, "다음 달"),
  ]
  private static let payment = entry(2026_10_27, -35_000, "신한카드")

  private static let bill = CardBill(
    day: payment.day, amount: Won(35_000), purchases: october[1].day...october[4].day)

  @Test(arguments: RepositoryKind.allCases)
  func `a bill's payment and its purchases say from when to when it has purchases`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await bills(work, bought: Self.october, paid: [Self.payment])
    let paid = try #require(rows.paid.first)
    try await expectEqual(work.context(of: paid).bill, Self.bill)
    // Nothing is said of what came back, nor of what no bill has.
    let found = try await rows.bought.mapEach { try await work.context(of: $0).bill }
    expectEqual(found, [nil, Self.bill, Self.bill, nil, Self.bill, nil])
    let made = try #require(try await work.links(of: [paid.id]).first?.second)
    let row = try #require(try await work.rows([made]).first)
    try await expectEqual(work.context(of: row).bill, Self.bill)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `nothing is said of a bill that is explained in part, or before it is linked`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await bills(
      work, bought: Self.october, paid: [Self.payment], explained: Won(34_000))
    for row in rows.bought + rows.paid { try await expectEqual(work.context(of: row).bill, nil) }
    _ = try await work.undo()
    for row in rows.bought + rows.paid { try await expectEqual(work.context(of: row).bill, nil) }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `nothing is said where the purchases of several months come to a bill`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await bills(
      work, bought: [entry(2026_09_20, -9_000, "책방"), entry(2026_10_10, -9_000, "책방")],
      paid: [entry(2026_10_27, -9_000, "신한카드")])
    for row in rows.bought + rows.paid { try await expectEqual(work.context(of: row).bill, nil) }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `of a purchase over months a bill has a part, and it says nothing of one bill`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    var collected = entry(2026_07_20, -90_000, "가전")
    collected.bank = BankRecord(instalment: Instalment(months: 3))
    let rows = try await bills(
      work, bought: [collected] + Self.october, paid: [entry(2026_10_27, -65_000, "신한카드")])
    let bill = CardBill(
      day: Self.bill.day, amount: Won(65_000), purchases: Self.bill.purchases)
    try await expectEqual(work.context(of: try #require(rows.paid.first)).bill, bill)
    try await expectEqual(work.context(of: rows.bought[0]).bill, nil)
    try await expectEqual(work.context(of: rows.bought[2]).bill, bill)
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what an account has paid at once is in no bill`(_ kind: RepositoryKind) async throws {
    let work = try fixture.ledger(kind)
    let rows = try await bills(
      work, bought: Self.october + [entry(2026_10_01, -3_300, "편의점")],
      paid: [Self.payment])
    let twice = try #require(rows.bought.first { $0.text == "편의점" })
    let paid = try #require(rows.paid.first)
    try await expectEqual(work.context(of: paid).bill, nil)
    let debit = try await work.add(entry(2026_10_01, -3_300, "체크카드 편의점"))
    _ = try await work.perform(
      .link([LinkProposal(.same, first: debit, second: twice, isSure: true, reasons: [])]), at: 0)
    try await expectEqual(work.context(of: paid).bill, Self.bill)
    try await expectEqual(work.context(of: twice).bill, nil)
  }

  @Test(arguments: RepositoryKind.allCases.filter { $0 != .memory })
  func `of more entries of a card than may be read nothing is said`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try #require(try fixture.ledger(kind) as? StoredLedger)
    let rows = try await bills(work, bought: Self.october, paid: [Self.payment])
    let paid = try #require(rows.paid.first)
    try await expectEqual(work.context(of: paid, reading: 6).bill, Self.bill)
    try await expectEqual(work.context(of: paid, reading: 5).bill, nil)
  }
}

extension Sequence {
  /// What `transform` returns for each, one after another.
  fileprivate func mapEach<Value>(
    _ transform: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
