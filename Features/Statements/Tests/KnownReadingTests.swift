import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files that leave a question which the entries that came of them answer.
@MainActor
struct KnownReadingTests {
  private static let name = "생활비.csv"

  /// Reads a file by the answer, imports it, and returns what the next one leaves open and brings.
  private func next(
    _ first: String, _ second: String, by answer: (inout ColumnMapping) -> Void
  ) async throws -> (question: StatementChoice?, new: [Int64]) {
    let books = HouseholdBooks()
    var mapping = try await books.preview(Self.name, first).statement.mapping
    answer(&mapping)
    try await books.bring(Self.name, first, mapping)
    let preview = try await books.preview(Self.name, second)
    return (preview.question, preview.new.map(\.amount.amount))
  }

  @Test(arguments: [StatementKind.card, .account])
  func `what a plus means is what it meant before`(_ kind: StatementKind) async throws {
    let head = "날짜,내용,금액\n2026-10-01,점심,5000\n2026-10-02,저녁,7000"
    let sign: Int64 = kind == .card ? -1 : 1
    for (more, new) in [("", []), ("\n2026-11-03,저녁,9000", [sign * 9_000])] {
      let found = try await next(head, head + more) { $0.kind = kind }
      expectEqual(found.question, nil)
      expectEqual(found.new, new)
    }
    // Nothing of it is known but what was said.
    let text = "날짜,내용,금액\n2026-12-01,점심,5100\n2026-12-02,저녁,7100"
    let other = try await next(head, text) { $0.kind = kind }
    expectEqual(other.question, nil)
    expectEqual(other.new, [sign * 5_100, sign * 7_100])
  }

  @Test(arguments: [DayOrder.monthFirst, .dayFirst])
  func `days are in the order in which they were before`(_ order: DayOrder) async throws {
    let head = "date,description,amount\n03/04/26,A,-100\n05/06/26,B,-200"
    let found = try await next(head, head + "\n07/08/26,C,-300") { $0.dayOrder = order }
    expectEqual(found.question, nil)
    expectEqual(found.new, [-300])
  }
}
