import Expectations
import LedgerDomain
import LedgerFixtures
import Log
import StatementsData
import Storage
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

  /// The card's file leaves out both, while the bank has paid the purchase with one bill, and less with the next.
  @Test(arguments: [["card", "bank"], ["bank", "card"]])
  func `a purchase that is cancelled in its month, after its bill was closed, is not spent`(
    _ order: [String]
  ) async throws {
    let files = [
      "card": """
      승인일,승인시각,가맹점명,승인금액,승인번호,승인구분
      2026-09-20,10:00,마트,100000,1,승인
      2026-10-20,10:00,책방,80000,2,승인
      2026-11-10,10:00,가전,121500,3,승인
      2026-11-18,10:00,가전,121500,3,취소
      2026-11-20,10:00,식당,150000,4,승인
      """,
      "bank": """
      거래일시,적요,출금액,입금액,잔액
      2026-10-25 09:00:00,현대카드,"100,000",0,"900,000"
      2026-11-25 09:00:00,현대카드,"201,500",0,"698,500"
      2026-12-25 09:00:00,현대카드,"28,500",0,"670,000"
      """,
    ]
    let books = HouseholdBooks()
    for name in order {
      try await books.bring(name == "card" ? "현대카드.csv" : "국민은행.csv", try #require(files[name]))
    }
    try await books.takeSure()
    try await expectEqual(books.sums(), [0, 330_000])
    try await expectEqual(books.balances()["현대카드"], 0)
  }

  nonisolated private static let approvals = [
    "승인일시,승인번호,가맹점명,승인금액,승인구분\n2026-10-30 10:00,09,지난달가게,\"5,000\",승인\n2026-10-31 10:00,10,갈비,\"7,000\",승인",
    "승인일시,승인번호,가맹점명,승인금액,승인구분\n2026-11-02 10:00,09,지난달가게,\"2,000\",부분취소\n2026-11-03 10:00,11,스타벅스,\"6,200\",승인",
    "승인일시,승인번호,가맹점명,승인금액,승인구분\n2026-11-05 10:00,09,지난달가게,\"1,000\",부분취소\n2026-11-06 10:00,12,이마트,\"100\",승인",
  ]

  @Test(arguments: [
    [0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0], [0, 1, 0, 2, 1], [1, 0, 1, 0, 2, 2, 1, 0],
  ])
  func `a part that another file takes back of a purchase counts in any order`(
    _ order: [Int]
  ) async throws {
    let books = HouseholdBooks()
    for number in order { try await books.bring("신한카드.csv", Self.approvals[number]) }
    try await expectEqual(books.balances()["신한카드"], -15_300)
    try await books.takeSure()
    try await expectEqual(books.sums()[1] - books.sums()[0], 15_300)
    // One file of all of it brings nothing more.
    let all = Self.approvals[0] + Self.approvals.dropFirst().map { $0.drop { $0 != "\n" } }.joined()
    try await books.bring("신한카드.csv", all)
    try await expectEqual(books.balances()["신한카드"], -15_300)
  }

  @Test func `a purchase of which an unknown part was taken back keeps its amount`() async throws {
    let books = HouseholdBooks()
    let head = "승인일시,승인번호,가맹점명,승인금액,승인구분\n"
    try await books.bring("신한카드.csv", head + "2026-10-30 10:00,09,가게,5000,승인")
    // Its own line says later what is left.
    try await books.bring("신한카드.csv", head + "2026-10-30 10:00,09,가게,3000,부분취소")
    try await expectEqual(books.balances()["신한카드"], -3_000)
    // Another one has a number of its own.
    try await books.bring("신한카드.csv", head + "2026-11-30 10:00,10,가게,2000,부분취소")
    try await expectEqual(books.balances()["신한카드"], -5_000)
  }

  /// The approvals of October, and the bills before and after them.
  nonisolated private static let bills = [
    """
    신한카드 승인내역
    승인일시,승인번호,가맹점명,승인금액,할부,승인구분
    2026-10-09 23:10:00,1001,하이마트,"6,200",일시불,승인취소
    2026-10-20 11:49:10,1010,스타벅스,"4,500",일시불,승인
    """,
    """
    신한카드 이용대금명세서
    결제일 : 2026-10-14
    이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료
    2026-09-22,교보문고,"88,400",,,"88,400",0
    2026-09-27,하이마트,"6,200",,,"6,200",0
    """,
    """
    신한카드 이용대금명세서
    결제일 : 2026-11-14
    이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료
    2026-10-09,하이마트,"-6,200",,,"-6,200",0
    2026-10-20,스타벅스,"4,500",,,"4,500",0
    """,
  ]

  @Test(arguments: [
    [1, 2, 0], [2, 0, 1], [2, 1, 0], [0, 1, 2], [1, 0, 2], [1, 2, 0, 0, 2, 1], [0, 2, 1],
    [0, 2, 1, 2, 0, 1],
  ])
  func `a line that cancels a purchase of an earlier bill is no purchase`(
    _ order: [Int]
  ) async throws {
    let books = HouseholdBooks()
    for number in order { try await books.bring("신한카드.csv", Self.bills[number]) }
    try await expectEqual(books.balances()["신한카드"], -92_900)
  }

  @Test(arguments: [[0, 1, 2], [1, 2, 0], [0, 2, 1]])
  func `what two bills have of a purchase that was cancelled leaves nothing`(
    _ order: [Int]
  ) async throws {
    let head = "이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료\n"
    let files = [
      "승인일시,승인번호,가맹점명,승인금액,할부,승인구분\n2026-10-09 23:10:00,1001,하이마트,6200,일시불,승인취소\n2026-10-20 11:49:10,1010,스타벅스,4500,일시불,승인",
      "신한카드 이용대금명세서\n결제일 : 2026-10-25\n\(head)2026-10-09,하이마트,6200,,,6200,0\n2026-10-08,CU,100,,,100,0",
      "신한카드 이용대금명세서\n결제일 : 2026-11-25\n\(head)2026-10-12,하이마트,-6200,,,-6200,0\n2026-10-20,스타벅스,4500,,,4500,0",
    ]
    let books = HouseholdBooks()
    for number in order { try await books.bring("신한카드.csv", files[number]) }
    try await expectEqual(books.balances()["신한카드"], -4_600)
  }

  @Test func `the paths of several files are told from one that is missing`() async throws {
    let statements = StatementUseCases(
      FileStatements(log: .none), ledger: InMemoryLedger([]).useCases())
    for (path, error) in [
      ("/no/a\\ b.csv /no/c.csv", StatementError.several), ("/no/a b.csv", .missing),
    ] {
      await #expect(throws: error) { try await statements.preview(path, nil, .silent) }
    }
  }
}
