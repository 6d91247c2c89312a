import Expectations
import LedgerDomain
import Testing

@testable import StatementsDomain

/// What a card's approvals say was taken back of a purchase, beside its bills, in any order of the files.
@MainActor
struct TakenBackTests {
  nonisolated private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [0, 1, 0, 2, 1, 0, 2],
    [1, 0, 2, 1, 0],
  ]

  /// What the card has in the end.
  private func bring(_ files: [String], _ order: [Int]) async throws -> Int64 {
    let books = HouseholdBooks()
    for number in order where files.indices.contains(number) {
      try await books.bring("신한카드_\(number).csv", files[number])
    }
    try await books.takeSure()
    let sums = try await books.sums()
    let card = try await books.balances().filter { $0.key.hasPrefix("신한카드") }.values.reduce(0, +)
    expectEqual(sums[0] - sums[1], card)
    return card
  }

  nonisolated private static func approvals(_ lines: String...) -> String {
    "신한카드 승인내역\n승인일시,승인번호,가맹점명,승인금액,취소금액,승인구분,취소일\n"
      + (["2026-10-05 10:00:00,11,스타벅스,\"6,200\",0,승인,"] + lines).joined(separator: "\n")
  }

  nonisolated private static func bill(_ month: Int, _ lines: (String, String, Int)...) -> String {
    "신한카드 이용대금명세서\n결제일 : 2026-\(month)-14\n이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료\n"
      + lines.map { "2026-\($0),\($1),\($2),,,\($2),0" }.joined(separator: "\n")
  }

  nonisolated private static let part = "2026-10-09 10:00:00,12,쿠팡,30000,10000,부분취소,"
  nonisolated private static let later = bill(11, ("11-05", "GS25", 1_000))

  nonisolated private static let parts: [([String], Int64)] = [
    // The bill gives it back on the purchase's day, days later, in the next month, or not yet.
    (
      [
        approvals(part),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000), ("10-09", "쿠팡", -10_000)),
        later,
      ], -27_200
    ),
    (
      [
        approvals(part),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000), ("10-15", "쿠팡", -10_000)),
        later,
      ], -27_200
    ),
    (
      [
        approvals(part), bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000)),
        bill(12, ("11-03", "쿠팡", -10_000), ("11-05", "GS25", 1_000)),
      ], -27_200
    ),
    (
      [
        approvals(part), bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000)), later,
      ], -27_200
    ),
    // A column says the day.
    (
      [
        approvals(part + "2026-10-15"),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000), ("10-15", "쿠팡", -10_000)),
        later,
      ], -27_200
    ),
    // The cell says how much.
    (
      [
        approvals("2026-10-09 10:00:00,12,쿠팡,30000,,\"부분취소(10,000)\","),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000), ("10-15", "쿠팡", -10_000)),
        later,
      ], -27_200
    ),
    // The bill has what is left.
    (
      [approvals(part), bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 20_000)), later],
      -27_200
    ),
    (
      [
        approvals("2026-10-09 10:00:00,12,쿠팡,30000,2000,부분취소,"),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 28_000)), later,
      ], -35_200
    ),
    (
      [
        approvals(
          "2026-10-09 10:00:00,12,쿠팡,30000,0,승인,", "2026-10-15 10:00:00,12,쿠팡,-10000,0,부분취소,"),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 20_000)), later,
      ], -27_200
    ),
    // Only the bill says how much.
    (
      [
        approvals("2026-10-09 10:00:00,12,쿠팡,30000,0,부분취소,"),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 20_000)), later,
      ], -27_200
    ),
    // All of it.
    (
      [
        approvals("2026-10-29 10:00:00,12,쿠팡,30000,0,취소,"),
        bill(11, ("10-05", "스타벅스", 6_200), ("10-29", "쿠팡", 30_000)),
        bill(12, ("11-03", "쿠팡", -30_000), ("11-05", "GS25", 1_000)),
      ], -7_200
    ),
    // Two that look alike are two, also where one of them stands on a line of its own.
    (
      [
        approvals(part, "2026-10-10 10:00:00,13,쿠팡,40000,10000,부분취소,"),
        bill(
          11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000), ("10-10", "쿠팡", 40_000),
          ("10-15", "쿠팡", -10_000), ("10-16", "쿠팡", -10_000)), later,
      ], -57_200
    ),
    (
      [
        approvals(
          part, "2026-10-10 10:00:00,13,쿠팡,40000,0,승인,",
          "2026-10-12 10:00:00,13,쿠팡,-10000,0,부분취소,"),
        bill(
          11, ("10-05", "스타벅스", 6_200), ("10-09", "쿠팡", 30_000), ("10-10", "쿠팡", 40_000),
          ("10-12", "쿠팡", -10_000), ("10-16", "쿠팡", -10_000)), later,
      ], -57_200
    ),
  ]

  @Test(arguments: parts, orders)
  func `a part that approvals say was taken back counts once beside bills`(
    _ files: ([String], Int64), _ order: [Int]
  ) async throws {
    try await expectEqual(bring(files.0, order), files.1, "\(order)")
  }

  /// A purchase over months, of which the approvals give back all, and the bill the part that it had.
  nonisolated private static func collected(
    _ back: String, _ months: Int = 3, approved: String = "-300000"
  ) -> [String] {
    [
      "신한카드 이용대금명세서\n결제일 : 2026-11-14\n이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료\n"
        + "2026-10-09,하이마트,300000,\(months),1,\(300_000 / months),0\n2026-10-10,CU,6200,,,6200,0",
      "신한카드 이용대금명세서\n결제일 : 2026-12-14\n이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료\n"
        + "2026-11-10,하이마트,\(back),0\n2026-11-11,GS25,1000,,,1000,0",
      "신한카드 승인내역\n승인일시,승인번호,가맹점명,승인금액,할부,승인구분\n2026-10-09 10:00:00,1,하이마트,300000,\(months)개월,승인\n"
        + "2026-10-10 10:00:00,2,CU,6200,일시불,승인\n2026-11-10 10:00:00,1,하이마트,\(approved),\(months)개월,취소\n"
        + "2026-11-11 10:00:00,3,GS25,1000,일시불,승인",
    ]
  }

  @Test(arguments: [
    (collected("-300000,,,-100000"), orders), (collected("-100000,,,-100000"), orders),
    (collected("-300000,3,,-100000"), orders),
    (collected("-300000,,,-150000", 2), [[0, 1], [0, 1, 2], [0, 2, 1], [2, 0, 1], [2, 1, 0]]),
    (collected("-100000,,,-100000", approved: "300000"), orders),
  ])
  func `a purchase over months that was cancelled after its first part leaves nothing`(
    _ files: [String], _ orders: [[Int]]
  ) async throws {
    for order in orders { try await expectEqual(bring(files, order), -7_200, "\(order)") }
  }

  @Test func `what was taken off a purchase is taken off its refund`() async throws {
    let file =
      "신한카드 이용대금명세서\n결제일 : 2026-11-14\n이용일자,가맹점명,이용금액,할부개월,회차,원금,수수료\n"
      + "2026-10-09,CGV,14000,,,7000,0\n2026-10-12,CGV,-14000,,,-7000,0\n2026-10-11,GS25,1000,,,1000,0"
    try await expectEqual(bring([file], [0]), -1_000)
  }

  // MARK: Without numbers

  nonisolated private static let head = "승인일시,가맹점명,승인금액,승인구분\n"

  nonisolated private static let unnumbered: [([String], Int64)] = [
    (
      [
        head + "2026-10-30 10:00,지난달가게,5000,승인\n2026-10-31 10:00,갈비,7000,승인",
        head + "2026-11-02 10:00,지난달가게,5000,승인취소\n2026-11-03 10:00,스타벅스,6200,승인",
      ], -13_200
    ),
    (
      [
        head + "2026-10-30 10:00,지난달가게,5000,승인\n2026-10-31 10:00,갈비,7000,승인",
        head + "2026-11-02 10:00,지난달가게,2000,부분취소\n2026-11-03 10:00,스타벅스,6200,승인",
      ], -16_200
    ),
    // Of several nothing says which it would be.
    (
      [
        head + "2026-10-29 10:00,지난달가게,5000,승인\n2026-10-30 10:00,지난달가게,5000,승인",
        head + "2026-11-02 10:00,지난달가게,5000,승인취소\n2026-11-03 10:00,스타벅스,6200,승인",
      ], -16_200
    ),
    // Another shop's, and one that came back before.
    (
      [
        head + "2026-10-30 10:00,다른가게,5000,승인\n2026-10-31 10:00,갈비,7000,승인",
        head + "2026-11-02 10:00,지난달가게,5000,승인취소\n2026-11-03 10:00,스타벅스,6200,승인",
      ], -18_200
    ),
  ]

  @Test(arguments: unnumbered, [[0, 1], [1, 0], [0, 1, 0, 1], [1, 0, 1, 0]])
  func `a cancellation without a number is that of the only purchase before it`(
    _ files: ([String], Int64), _ order: [Int]
  ) async throws {
    try await expectEqual(bring(files.0, order), files.1, "\(order)")
  }

  // MARK: Other accounts

  @Test(arguments: [[0, 1], [1, 0], [0, 1, 0, 1]])
  func `what a bank gives back later is what its card has taken back`(
    _ order: [Int]
  ) async throws {
    let files = [
      "KB국민체크카드 승인내역\n이용일시,승인번호,이용하신곳,이용금액,취소금액,상태\n2026-10-05 10:00,11,스타벅스,6200,0,승인\n"
        + "2026-10-09 10:00,12,쿠팡,30000,10000,부분취소",
      "KB국민은행 거래내역\n거래일시,적요,보낸분/받는분,출금액,입금액,잔액\n2026.10.05 10:00:01,체크카드,스타벅스,6200,0,993800\n"
        + "2026.10.09 10:00:01,체크카드,쿠팡,30000,0,963800\n2026.10.15 12:00:01,체크카드취소,쿠팡,0,10000,973800",
    ]
    let books = HouseholdBooks()
    for number in order {
      try await books.bring(number == 0 ? "KB국민체크카드.csv" : "국민은행.csv", files[number])
    }
    try await books.takeSure()
    let sums = try await books.sums()
    expectEqual(sums[1] - sums[0], 26_200, "\(order)")
  }

  // MARK: An older file

  nonisolated private static func settled(_ amount: Int, _ lines: String...) -> String {
    "신한카드 승인내역\n승인일시,승인번호,가맹점명,승인금액,승인구분\n2026-11-05 10:00,09,쿠팡,\(amount),승인\n"
      + (["2026-11-06 10:00,10,갈비,7000,승인"] + lines).joined(separator: "\n")
  }

  @Test(arguments: [[0, 1], [1, 0], [1, 0, 1]])
  func `an older file puts no amounts back`(_ order: [Int]) async throws {
    let files = [
      Self.settled(30_000), Self.settled(20_000, "2026-11-20 10:00,11,GS25,3000,승인"),
    ]
    try await expectEqual(bring(files, order), -30_000)
    // A file of the same days knows best.
    try await expectEqual(bring([Self.settled(30_000), Self.settled(20_000)], [0, 1]), -27_000)
  }
}
