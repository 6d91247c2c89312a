import Expectations
import LedgerDomain
import Testing

@testable import StatementsDomain

/// Cancellations whose purchase is in another file, or had another amount in won.
@MainActor
struct LateCancellationTests {
  nonisolated private static let files = [
    [
      "거래일자,이용카드,가맹점명,금액,이용구분,승인번호,취소상태\n2026.09.20 10:00,372,쿠팡,28000,일시불,1,",
      "거래일자,이용카드,가맹점명,금액,이용구분,승인번호,취소상태\n2026.10.02 10:00,372,쿠팡,28000,일시불,1,취소\n2026.10.03 10:00,372,CU,5000,일시불,2,",
    ],
    [
      "승인일,승인시각,가맹점명,승인금액,승인번호,승인구분\n2026-09-28,10:00,쿠팡,28000,1,승인",
      "승인일,승인시각,가맹점명,승인금액,승인번호,승인구분\n2026-10-06,10:00,쿠팡,28000,1,취소\n2026-10-07,10:00,CU,5000,2,승인",
    ],
  ]

  @Test(arguments: files, [[0, 1], [1, 0], [1, 0, 1], [0, 1, 0], [1, 1, 0, 0]])
  func `a cancellation counts in whichever order the files come`(
    _ files: [String], _ order: [Int]
  ) async throws {
    let books = HouseholdBooks()
    for number in order { try await books.bring("신한카드.csv", files[number]) }
    try await books.takeSure()
    try await expectEqual(books.totals(), [202_609: [0, 28_000], 202_610: [0, -23_000]])
    try await expectEqual(books.balances()["신한카드"], -5_000)
  }

  @Test(arguments: [[0, 1], [1, 0], [1, 0, 1]])
  func `a cancellation of the same month leaves nothing`(_ order: [Int]) async throws {
    let books = HouseholdBooks()
    let head = "승인일,승인시각,가맹점명,승인금액,승인번호,승인구분\n"
    let files = [
      "2026-09-03,10:00,쿠팡,28000,1,승인\n2026-09-04,10:00,CU,5000,2,승인",
      "2026-09-20,10:00,쿠팡,28000,1,취소\n2026-09-21,10:00,CU,7000,3,승인",
    ]
    for number in order { try await books.bring("현대카드.csv", head + files[number]) }
    try await books.takeSure()
    try await expectEqual(books.sums(), [0, 12_000])
  }

  /// Amounts in won, in which a purchase abroad is cancelled at another rate.
  @Test(arguments: [
    ("27,700", "20.00", Int64(300)), ("28,300", "20.00", -300), ("27,700", "", 300),
  ])
  func `a cancellation counts with what came back in won`(
    _ back: String, _ foreign: String, _ spent: Int64
  ) async throws {
    let head = "승인일,승인시각,가맹점명,승인금액,해외이용금액,통화,승인번호,승인구분"
    let currency = foreign.isEmpty ? "" : "USD"
    let bought = "2026-09-18,10:00,AMAZON,\"28,000\",\(foreign),\(currency),1,승인"
    for day in ["2026-09-26", "2026-10-06"] {
      let ended = "\(day),10:00,AMAZON,\"\(back)\",\(foreign),\(currency),1,취소"
      for files in [[[bought, ended]], [[bought], [ended]], [[ended], [bought]]] {
        let books = HouseholdBooks()
        for lines in files {
          try await books.bring("현대카드.csv", ([head] + lines).joined(separator: "\n"))
        }
        try await books.takeSure()
        let sums = try await books.sums()
        expectEqual(sums[1] - sums[0], spent, "\(day) \(files)")
      }
    }
  }
}
