import Expectations
import PostgreSQLTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// What a card's approvals and its bills say of the same rows, in memory, in a file and on a server.
@MainActor
struct BilledRowsTests {
  private let fixture = LedgerFileFixture()

  /// Imports a file of the card, and returns what all rows come to.
  private func bring(
    _ entries: [StatementEntry], _ work: any LedgerRepository
  ) async throws -> [Int64] {
    let known = try await work.settings().accounts.account(named: "카드")?.id
    let choice = known.map(AccountChoice.existing) ?? .new("카드")
    // Nothing new throws.
    _ = try? await work.perform(.addUnknown(entries, file: "a.csv", to: choice))
    return try await work.rows(Array(1...20)).map(\.amount.amount).sorted()
  }

  /// A line of a bill, or of approvals if it has a time.
  private func line(
    _ amount: Int64, _ text: String = "OPENAI SUBSCR", approval: String? = nil, second: Int? = nil,
    foreign: String? = nil, on day: Int = 2026_09_03
  ) -> StatementEntry {
    let plain = entry(day, amount, text)
    return StatementEntry(
      LedgerEntry(
        day: plain.day, amount: plain.amount, text: text, category: .other,
        bank: BankRecord(second: second, approval: approval, foreign: foreign)),
      isBilled: second == nil)
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `what a bill has stays, whichever file comes first`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    let approvals = [line(-27_600, approval: "00112233", second: 36_660)]
    let bill = [line(-27_830, approval: "00112233")]
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      _ = try await bring(file, work)
    }
    try await expectEqual(bring(approvals, work), [-27_830])
    try await expectEqual(bring(bill, work), [-27_830])
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases)
  func `a later file changes an approval, and no bill`(
    _ kind: RepositoryKind
  ) async throws {
    let work = try fixture.ledger(kind)
    func row(_ amount: Int64, isBilled: Bool = false) -> [StatementEntry] {
      [line(amount, approval: "1122", second: isBilled ? nil : 36_660)]
    }
    try await expectEqual(bring(row(-17_650), work), [-17_650])
    try await expectEqual(bring(row(-17_700), work), [-17_700])
    try await expectEqual(bring(row(-17_812), work), [-17_812])
    try await expectEqual(bring(row(-17_900, isBilled: true), work), [-17_900])
    try await expectEqual(bring(row(-17_812), work), [-17_900])
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a purchase over months keeps the amount that a bill has`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    var approval = line(-276_000, approval: "1122", second: 36_660)
    approval.entry.bank?.instalment = Instalment(months: 3)
    var bill = line(-278_300, approval: "1122")
    bill.entry.bank?.instalment = Instalment(months: 3, number: 1, principal: Won(92_768))
    for file in isBillFirst ? [bill, approval] : [approval, bill] {
      _ = try await bring([file], work)
    }
    try await expectEqual(bring([approval], work), [-278_300])
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a purchase in another currency is one, whatever it comes to in won`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    let approvals = [
      line(-27_600, approval: "1122", second: 36_660, foreign: "USD 20.00"),
      line(-13_800, approval: "1123", second: 36_700, foreign: "USD 10.00"),
    ]
    let bill = [
      line(-27_830, "OPENAI", foreign: "USD 20"), line(-13_915, foreign: "USD 10.00"),
    ]
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      _ = try await bring(file, work)
    }
    try await expectEqual(bring(approvals, work), [-27_830, -13_915])
    try await expectEqual(bring(bill, work), [-27_830, -13_915])
    // Another shop's, another day's and another bill's are others.
    let others = [
      line(-27_700, "NOTION", approval: "1124", second: 36_800, foreign: "USD 20.00"),
      line(
        -27_710, approval: "1125", second: 36_800, foreign: "USD 20.00", on: 2026_09_04),
    ]
    try await expectEqual(bring(others, work).count, 4)
    try await expectEqual(
      bring([line(-13_950, "NOTION", foreign: "USD 10.00")], work).count, 5)
    #expect(try await fixture.isSound(kind))
  }

  @Test(arguments: RepositoryKind.allCases, [true, false])
  func `a refund is known whether its text or another column calls it one`(
    _ kind: RepositoryKind, isBillFirst: Bool
  ) async throws {
    let work = try fixture.ledger(kind)
    let approvals = [line(30_000, "이마트 성수점", approval: "1122", second: 36_660)]
    let bill = [line(30_000, "이마트 성수점 취소")]
    for file in isBillFirst ? [bill, approvals] : [approvals, bill] {
      try await expectEqual(bring(file, work), [30_000])
    }
    try await expectEqual(bring([line(30_000, "빵집 취소")], work), [30_000, 30_000])
  }
}
