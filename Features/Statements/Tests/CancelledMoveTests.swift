import Expectations
import LedgerDomain
import Testing

@testable import StatementsDomain

/// What a bank calls cancelled, held against its balances.
@MainActor
struct CancelledMoveTests {
  nonisolated private static let words = ["취소", "승인취소", "실패", "거절", "한도초과"]

  /// What the account comes to, and what was received and spent.
  private func read(
    _ lines: [String]
  ) async throws -> (balance: Int64?, sums: [Int64], asked: [EntryLink.Kind]) {
    let books = HouseholdBooks()
    let head = "거래일시,적요,출금액,입금액,잔액,상태"
    try await books.bring("은행.csv", ([head] + lines).joined(separator: "\n"))
    for _ in 0..<3 { try await books.takeSure() }
    let asked = try await books.ledger.proposals(nil).map(\.kind)
    return (try await books.balances()["은행"], try await books.sums(), asked)
  }

  private func isComplete(_ lines: [String]) -> Bool {
    let head = "거래일시,적요,출금액,입금액,잔액,상태"
    return BankStatement.read(tableCells([head] + lines, separator: ",")).isComplete
  }

  @Test(arguments: words, [0, 1, 2])
  func `what has moved nothing leaves the balance as it is`(word: String, place: Int) async throws {
    var balance = 100_000
    let lines = (0..<3).flatMap { number -> [String] in
      let isCancelled = number == place
      let amount = 1_400 + number * 1_000
      if !isCancelled || number == 0 { balance -= isCancelled ? 0 : amount }
      return [
        "2026-10-0\(number + 3) 10:00:00,가게 \(number),\(amount),0,\(balance),\(isCancelled ? word : "정상")"
      ]
    }
    for lines in [lines, lines.reversed()] {
      let found = try await read(lines)
      expectEqual(found.balance, Int64(balance), "\(lines)")
      expectEqual(found.sums, [0, Int64(100_000 - balance)])
      #expect(isComplete(lines))
    }
  }

  @Test(arguments: words)
  func `what came back by a line of its own has left the account, and is asked about`(
    word: String
  ) async throws {
    let lines = [
      "2026-10-03 10:00:00,지하철,1400,0,98600,\(word)", "2026-10-04 10:00:00,쿠팡,8600,0,90000,정상",
      "2026-10-05 10:00:00,지하철,0,1400,91400,정상",
    ]
    for lines in [lines, lines.reversed()] {
      let found = try await read(lines)
      expectEqual(found.balance, 91_400)
      expectEqual(found.asked, [.refund])
      #expect(isComplete(lines))
    }
  }
}
