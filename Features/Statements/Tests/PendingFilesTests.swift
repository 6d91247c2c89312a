import Expectations
import LedgerDomain
import Testing
import WalletDomain

/// Purchases that one file has before they are settled, and the next one otherwise.
@MainActor
struct PendingFilesTests {
  private static func file(_ lines: [String]) -> String {
    (["이용일자,가맹점명,이용금액,매입상태", "2026-10-02,이마트,1000,매입완료"] + lines).joined(separator: "\n")
  }

  @Test(
    arguments: ["매입전", "미매입", "승인대기", "가승인"],
    ["2026-10-03,한강문고,7000", "2026-10-03,한강서점,5000", "2026-10-04,한강서점,7200"])
  func `what became of a pending purchase is asked about`(
    state: String, settled: String
  ) async throws {
    let books = HouseholdBooks()
    try await books.bring("신한카드.csv", Self.file(["2026-10-03,한강서점,7000,\(state)"]))
    try await books.bring(
      "신한카드.csv", Self.file(["\(settled),매입완료", "2026-10-07,꽃집,3000,매입완료"]))
    let asked = try await books.ledger.proposals(nil).filter { $0.kind == .same }
    expectEqual(asked.map(\.isSure), [false])
    expectEqual(asked.first?.first.text, "한강서점")
    // Once it is said, it counts once.
    _ = try await books.ledger.perform(.link(asked))
    let amount = try #require(asked.first?.second?.amount.amount)
    try await expectEqual(books.sums(), [0, 4_000 - amount])
  }
}
