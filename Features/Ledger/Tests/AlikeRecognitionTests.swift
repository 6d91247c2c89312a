import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What two files of one account call otherwise, or have a day apart, in memory, in a file and on a server.
@MainActor
struct AlikeRecognitionTests {
  private let fixture = LedgerFileFixture()

  /// Imports a file of the card, and returns what all rows come to.
  private func bring(
    _ entries: [StatementEntry], _ work: any LedgerRepository
  ) async throws -> [Int64] {
    let known = try await work.settings().accounts.account(named: "카드")?.id
    let choice = known.map(AccountChoice.existing) ?? .new("카드")
    // Nothing new throws.
    _ = try? await work.perform(.addUnknown(entries, file: "a.csv", to: choice))
    return try await work.rows(Array(1...80)).map(\.amount.amount).sorted()
  }

  /// A line of approvals if it has a time, which gives it a number as well, and else of a bill.
  private func line(
    _ day: Int, _ amount: Int64, _ text: String, at second: Int? = nil
  ) -> StatementEntry {
    let plain = entry(day, amount, text)
    return StatementEntry(
      LedgerEntry(
        day: plain.day, amount: plain.amount, text: text, category: .other,
        bank: BankRecord(second: second, approval: second.map { "\(day % 100)\($0)" })),
      isBilled: second == nil)
  }

  static let names = [
    ("CU 강남점", "CU강남점"), ("CU 강남점", "(주)CU 강남점"), ("쿠팡(주)", "쿠팡"), ("㈜쿠팡", "쿠팡 주식회사"),
    ("스타벅스코리아 강남대로점", "스타벅스코리아 강남"), ("cu 강남점", "CU 강남점"), ("ＣＵ　강남점", "CU 강남점"),
    ("CU 강남점", "씨유 강남점"), ("GS25 역삼점", "지에스25 역삼점"), ("쿠팡", "쿠팡_쿠페이"),
    ("네이버페이", "네이버파이낸셜"), ("STARBUCKS KOREA", "스타벅스"), ("한강서점", "KCP_한강서점"),
  ]

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a purchase is one whichever way its two files spell it`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    func lines(_ names: [String], at second: Int? = nil) -> [StatementEntry] {
      zip(2026_10_02..., names).map { line($0, -1_400, $1, at: second) }
    }
    let approvals = lines(Self.names.map(\.0), at: 36_000)
    let bill = lines(Self.names.map(\.1))
    for file in isBillFirst ? [bill, approvals, bill] : [approvals, bill, approvals] {
      try await expectEqual(bring(file, work).count, Self.names.count)
    }
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `purchases of one file are never one, and each is another one's twin once`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    let approvals = [
      line(2026_10_03, -1_400, "CU 강남점", at: 36_000),
      line(2026_10_03, -1_400, "CU강남점", at: 36_500),
      line(2026_10_04, -1_400, "CU 강남점", at: 36_000),
    ]
    try await expectEqual(bring(approvals, work), [-1_400, -1_400, -1_400])
    let bill = [
      line(2026_10_03, -1_400, "씨유강남점"), line(2026_10_03, -1_400, "씨유강남점"),
      line(2026_10_03, -1_400, "씨유강남점"), line(2026_10_04, -1_400, "씨유강남점"),
    ]
    try await expectEqual(bring(bill, work), [-1_400, -1_400, -1_400, -1_400])
    try await expectEqual(bring(bill, work).count, 4)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `two lists without numbers or times are one by names, not by their beginnings alone`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    _ = try await bring([line(2026_10_03, -9_900, "쿠팡"), line(2026_10_04, -70, "CU 강남")], work)
    // Nothing says that these have the same days.
    try await expectEqual(
      bring([line(2026_10_03, -9_900, "쿠팡이츠"), line(2026_10_04, -70, "씨유강남")], work),
      [-9_900, -9_900, -70])
    let both = line(2026_10_05, -5_000, "이마트")
    _ = try await bring([line(2026_10_15, -8_800, "한강서점 강남본점"), both], work)
    try await expectEqual(
      bring([line(2026_10_15, -8_800, "한강서점 강"), both], work),
      [-9_900, -9_900, -8_800, -5_000, -70])
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a bill may have purchases a day later`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    // A coffee of each day, and what tells how far the approvals go.
    let days = Array(2026_10_05...2026_10_09)
    let approvals =
      days.map { line($0, -2_000, "CU 강남점", at: 32_400) }
      + [line(2026_10_12, -5_000, "이마트", at: 40_000)]
    let bill = days.map { line($0 + 1, -2_000, "CU강남점") } + [line(2026_10_12, -5_000, "이마트")]
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      _ = try await bring(file, work)
    }
    let all = [-5_000] + Array(repeating: Int64(-2_000), count: 5)
    try await expectEqual(bring(bill, work), all)
    try await expectEqual(bring(approvals, work), all)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `purchases of two days are two where no file has both days`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    let approvals = Array(2026_10_20...2026_10_23).map {
      line($0, -2_000, "CU 강남점", at: 32_400)
    }
    let bill = Array(2026_10_24...2026_10_28).map { line($0, -2_000, "CU강남점") }
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      _ = try await bring(file, work)
    }
    try await expectEqual(bring(bill, work).count, 9)
    try await expectEqual(bring(approvals, work).count, 9)
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `what was billed of an approval wins without a number in common`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    let approvals = [
      line(2026_10_03, -17_500, "AMAZON", at: 36_000),
      line(2026_10_04, -30_000, "한강서점", at: 36_000),
    ]
    let bill = [line(2026_10_03, -18_000, "AMAZON.COM"), line(2026_10_04, -20_000, "한강서점")]
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      _ = try await bring(file, work)
    }
    try await expectEqual(bring(approvals, work), [-30_000, -20_000, -18_000])
    try await expectEqual(bring(bill, work), [-30_000, -20_000, -18_000])
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a purchase in another currency may be billed a day later`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    var approval = line(2026_10_03, -17_650, "AMAZON", at: 36_000)
    var billed = line(2026_10_04, -17_848, "AMAZON.COM")
    approval.entry.bank?.foreign = "USD 12.99"
    billed.entry.bank = BankRecord(foreign: "USD 12.990")
    let approvals = [approval, line(2026_10_05, -1_000, "CU", at: 36_000)]
    let bill = [billed, line(2026_10_05, -1_000, "CU")]
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      _ = try await bring(file, work)
    }
    try await expectEqual(bring(approvals, work), [-17_848, -1_000])
    try await expectEqual(bring(bill, work), [-17_848, -1_000])
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what was pending is known at its moment, whatever it came to`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    func paid(_ amount: Int64, _ text: String, at second: Int, isPending: Bool) -> StatementEntry {
      var line = line(2026_10_03, amount, text)
      line.entry.bank = BankRecord(second: second, isPending: isPending)
      return line
    }
    let pending = [
      paid(-150_000, "남산주유소", at: 36_000, isPending: true),
      paid(-5_000, "한강서점", at: 40_000, isPending: true),
    ]
    try await expectEqual(bring(pending, work), [-150_000, -5_000])
    let final = [
      paid(-63_000, "남산주유소", at: 36_000, isPending: false),
      // Another time is another purchase.
      paid(-5_100, "한강서점", at: 45_000, isPending: false),
    ]
    try await expectEqual(bring(final, work), [-63_000, -5_100, -5_000])
    try await expectEqual(bring(final, work), [-63_000, -5_100, -5_000])
    #expect(try await fixture.isSound(kind))
  }

  @Test func `keys are those of one payee, and of no other`() {
    for (one, other) in Self.names {
      #expect(PayeeKey(one).isPart(of: PayeeKey(other)), "\(one), \(other)")
    }
    for (one, other) in [("CU 강남점", "CU 역삼점"), ("이마트", "홈플러스"), ("가", "가나"), ("", "쿠팡")] {
      #expect(!PayeeKey(one).isPart(of: PayeeKey(other)), "\(one), \(other)")
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `what a message told of in another currency is the bill's line of the next day`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    func abroad(_ day: Int, _ amount: Int64, _ text: String, at second: Int? = nil) -> LedgerEntry {
      LedgerEntry(
        day: entry(day, amount, text).day, amount: Won(amount), text: text, category: .other,
        bank: BankRecord(second: second, foreign: "USD 12.99"))
    }
    try await expectEqual(bring([line(2026_11_01, -30_000, "쿠팡")], work), [-30_000])
    let card = try #require(try await work.settings().accounts.account(named: "카드")).id
    _ = try await work.perform(
      .add(abroad(2026_11_25, -18_000, "AMAZON.COM", at: 43_200), to: card))
    let bill = [
      line(2026_11_01, -30_000, "쿠팡"),
      StatementEntry(abroad(2026_11_26, -18_120, "AMAZON.COM"), isBilled: true),
    ]
    for _ in 0..<2 { try await expectEqual(bring(bill, work), [-30_000, -18_120]) }
    #expect(try await fixture.isSound(kind))
  }
}
