import Expectations
import LedgerDomain
import Testing

/// A card's approvals, its bill and what a bank has paid, in any order.
@MainActor
struct TwoFilesTests {
  private typealias File = (name: String, text: String)

  private func books(_ files: [File]) async throws -> HouseholdBooks {
    let books = HouseholdBooks()
    for file in files { try await books.bring(file.name, file.text) }
    for _ in 0..<3 { try await books.takeSure() }
    return books
  }

  private static let bank: File = (
    "국민은행.csv",
    """
    거래일시,적요,보낸분/받는분,출금액,입금액,잔액
    2026.11.25 06:00:00,CMS,현대카드,9200,0,490800
    """
  )
  private static let approvals: File = (
    "현대카드 승인내역.csv",
    """
    이용일시,승인번호,가맹점명,이용금액,취소여부
    2026-10-03 10:00,11,GS25 역삼점,2200,-
    2026-10-05 10:00,13,한강서점(주),7000,-
    """
  )

  private static func bill(_ day: String, _ shop: String) -> File {
    (
      "현대카드 명세서.csv",
      """
      결제일,2026년 11월 25일
      이용일,이용카드,이용가맹점,이용금액,할부/회차,적립/할인율(%),예상적립/할인,결제원금,결제후잔액,수수료(이자)
      \(day),M 본인,\(shop),,,1,0,2200,0,0
      2026년 10월 05일,M 본인,한강서점,,,1,0,7000,0,0
      총 합계,,,,,,,9200,,
      """
    )
  }

  @Test(
    arguments: [
      ("2026년 10월 03일", "GS25역삼점"), ("2026년 10월 03일", "지에스25 역삼"),
      ("2026년 10월 04일", "GS25 역삼점"),
    ], [[0, 1, 2], [2, 1, 0], [1, 2, 0], [1, 0, 2]])
  func `a purchase that stands in both counts once`(
    line: (String, String), order: [Int]
  ) async throws {
    let files = [Self.approvals, Self.bill(line.0, line.1), Self.bank]
    let books = try await books(order.map { files[$0] })
    try await expectEqual(books.sums(), [0, 9_200])
    try await expectEqual(books.balances()["현대카드"], 0)
  }

  @Test(
    arguments: [
      ("국민카드.csv", "결제방법", ["일시불", "2개월"]), ("국민카드.csv", "결제수단", ["일시불", "일시불"]),
      ("국민카드.csv", "결제방식", ["신용카드", "체크카드"]), ("a.csv", "결제방법", ["일시불", "할부(무이자 3개월)"]),
      ("KB국민카드 이용내역.csv", "결제수단", ["KB국민카드", "국민 체크카드"]), ("신한카드.csv", "결제방법", ["", ""]),
    ])
  func `how a card collects makes no wallet of it`(
    name: String, heading: String, ways: [String]
  ) async throws {
    let books = try await books([
      (
        name,
        """
        이용일,이용하신곳,이용금액,\(heading),상태
        2026-10-03,한강서점,39000,\(ways[0]),정상
        2026-10-05,이마트,61000,\(ways[1]),정상
        """
      )
    ])
    try await expectEqual(books.accounts().last?.likelyKind, .card)
    try await expectEqual(books.sums(), [0, 100_000])
    // A later file says that one was cancelled.
    try await books.bring(
      name,
      """
      이용일,이용하신곳,이용금액,\(heading),상태
      2026-10-03,한강서점,39000,\(ways[0]),승인취소
      2026-10-05,이마트,61000,\(ways[1]),정상
      """)
    for _ in 0..<3 { try await books.takeSure() }
    try await expectEqual(books.sums(), [0, 61_000])
  }

  @Test(arguments: [("네이버페이.csv", "신한카드"), ("a.csv", "포인트"), ("신한카드.csv", "네이버페이 머니")])
  func `what a wallet has paid with makes one`(name: String, means: String) async throws {
    let books = try await books([
      (
        name,
        """
        결제일시,상호,결제금액,결제수단
        2026-10-03 10:00:00,한강서점,39000,\(means)
        """
      )
    ])
    try await expectEqual(books.accounts().last?.likelyKind, .wallet)
  }

  @Test(
    arguments: [
      ("할인금액", 58_000), ("청구할인", 58_000), ("포인트사용", 58_000), ("할인율", 61_000), ("예상할인금액", 61_000),
      ("누적할인금액", 61_000),
    ])
  func `what a card takes off purchases is a row of its own`(
    heading: String, spent: Int64
  ) async throws {
    let books = try await books([
      (
        "신한카드.csv",
        """
        이용일자,승인번호,이용카드,가맹점명,이용금액,\(heading),취소상태
        2026.10.03,1,본인,한강서점,60000,3000,
        2026.10.04,2,본인,CU,1000,0,
        """
      ),
      (
        "국민은행.csv",
        """
        거래일시,적요,보낸분/받는분,출금액,입금액,잔액
        2026.11.14 06:00:00,카드,신한카드,\(spent),0,942000
        """
      ),
    ])
    try await expectEqual(books.sums(), [0, spent])
    try await expectEqual(books.balances()["신한카드"], 0)
  }

  @Test func `what was paid has its discounts taken off already`() async throws {
    let books = try await books([
      (
        "신한카드.csv",
        """
        이용일자,승인번호,이용카드,가맹점명,청구금액,할인금액,취소상태
        2026.10.03,1,본인,한강서점,57000,3000,
        """
      )
    ])
    try await expectEqual(books.sums(), [0, 57_000])
  }
}
