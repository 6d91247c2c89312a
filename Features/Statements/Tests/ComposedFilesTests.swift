import Expectations
import LedgerDomain
import Testing

/// Files of which it is known what was earned and spent, in any order.
@MainActor
struct ComposedFilesTests {
  private typealias File = (name: String, text: String)

  /// All that is sure is taken, which may make more sure.
  private func books(_ files: [File]) async throws -> HouseholdBooks {
    let books = HouseholdBooks()
    for file in files { try await books.bring(file.name, file.text) }
    for _ in 0..<3 { try await books.takeSure() }
    return books
  }

  private static let safe: [File] = [
    (
      "은행.csv",
      """
      거래일시,적요,출금액,입금액,잔액
      2026-10-01 09:00:00,세이프박스,500000,0,1000000
      2026-10-01 12:00:00,세이프박스,0,500000,1500000
      """
    ),
    (
      "은행 2.csv",
      """
      거래일시,적요,출금액,입금액,잔액
      2026-10-01 18:00:00,세이프박스,500000,0,1000000
      2026-10-02 09:00:00,이마트,30000,0,970000
      """
    ),
  ]

  @Test(arguments: [false, true])
  func `two files that meet within a day leave the balance as the bank has it`(
    isReversed: Bool
  ) async throws {
    let books = try await books(isReversed ? Self.safe.reversed() : Self.safe)
    try await expectEqual(books.balances()["은행"], 970_000)
  }

  @Test func `what fills a wallet is no income where its bank is not kept`() async throws {
    let file = (
      "카카오페이머니 거래내역.csv",
      """
      거래일시,거래구분,거래금액,내용,잔액
      2026-10-01 09:00:01,충전,"50,000",국민은행,"50,000"
      2026-10-02 10:11:12,결제,"12,000",한강분식,"38,000"
      2026-10-03 10:11:12,자동충전,"30,000",국민은행,"68,000"
      """
    )
    try await expectEqual(books([file]).sums(), [0, 12_000])
  }

  @Test(
    arguments: [
      ("카카오페이머니", "충전,국민은행"), ("카카오페이머니", "[+] 충전,국민은행"), ("경기지역화폐", "충전,농협은행"), ("코나카드", "충전,충전"),
      ("선불카드", "자동충전,"),
    ])
  func `the word beside what was paid says that an account was filled`(
    account: String, filled: String
  ) async throws {
    let cells = filled.split(separator: ",").map(String.init)
    let file = (
      "\(account) 거래내역.csv",
      """
      거래일시,거래구분,거래금액,내용,잔액
      2026-10-01 09:00:01,\(cells[0]),"50,000",\(cells.last ?? ""),"50,000"
      2026-10-02 10:11:12,결제,"12,000",한강분식,"38,000"
      """
    )
    try await expectEqual(books([file]).sums(), [0, 12_000])
  }

  private static let credit: [File] = [
    (
      "현대카드 이용내역.csv",
      """
      이용일자,가맹점명,이용금액,승인번호,취소여부
      2026-10-05,이마트,300000,1001,N
      2026-10-20,한강서점,50000,1002,N
      2026-11-20,이마트,-300000,1001,Y
      2026-11-21,남산식당,20000,1004,N
      """
    ),
    (
      "광주은행.csv",
      """
      거래일시,적요,보낸분/받는분,출금액,입금액,잔액
      2026.11.14 06:00:00,자동이체,현대카드,350000,0,1200000
      2026.12.14 06:00:00,타행입금,현대카드㈜,0,280000,1480000
      """
    ),
  ]

  @Test(arguments: [false, true])
  func `what a card pays out of what it owes is no income`(isReversed: Bool) async throws {
    let books = try await books(isReversed ? Self.credit.reversed() : Self.credit)
    try await expectEqual(books.sums(), [0, 70_000])
    try await expectEqual(books.balances()["현대카드"], 0)
  }

  @Test(
    arguments: [
      ("새마을카드", "MG카드"), ("전북카드", "JB카드"), ("케이뱅크카드", "케이카드"), ("KB카드", "국민카드"), ("국민카드", "KB카드대금"),
      ("BNK카드", "부산카드"), ("농협카드", "엔에이치카드"), ("수협카드", "SH카드"), ("광주카드", "KJ카드"), ("대구카드", "아이엠카드"),
      ("제일카드", "SC카드"), ("하나카드", "외환카드"), ("비씨카드", "BC카드"), ("현대카드", "HYUNDAI CARD"),
    ])
  func `a bill may call a bank by another of its names`(card: String, bill: String) async throws {
    let books = try await books([
      (
        "\(card) 승인내역.csv",
        """
        이용일자,가맹점명,이용금액
        2026-10-05,이마트,300000
        2026-10-20,한강서점,50000
        """
      ),
      (
        "수협은행.csv",
        """
        거래일시,적요,보낸분/받는분,출금액,입금액,잔액
        2026.11.14 06:00:00,출금,\(bill),360000,0,1200000
        """
      ),
    ])
    // What the card's file does not explain stays spending.
    try await expectEqual(books.sums(), [0, 360_000])
  }

  private static func cancelled(_ hasNumbers: Bool) -> [File] {
    let september = hasNumbers ? ["1000", "1001"] : ["", ""]
    let october = hasNumbers ? ["1001", "1002"] : ["", ""]
    return [
      (
        "롯데카드_9월.csv",
        """
        이용일자,가맹점명,이용금액,승인번호,취소여부
        2026-09-10,한강분식,5000,\(september[0]),N
        2026-09-28,바다여행,40000,\(september[1]),Y
        """
      ),
      (
        "롯데카드_10월.csv",
        """
        이용일자,가맹점명,이용금액,승인번호,취소여부
        2026-10-02,바다여행,-40000,\(october[0]),Y
        2026-10-10,한강분식,6000,\(october[1]),N
        """
      ),
    ]
  }

  @Test(arguments: [false, true], [false, true])
  func `what is cancelled in the next month's file was bought in the one before`(
    isReversed: Bool, hasNumbers: Bool
  ) async throws {
    let files = Self.cancelled(hasNumbers)
    let books = try await books((isReversed ? files.reversed() : files) + files)
    try await expectEqual(books.totals(), [202_609: [0, 45_000], 202_610: [0, -34_000]])
  }

  private static let leftOut: [File] = [
    (
      "롯데카드_1.csv",
      """
      이용일자,가맹점명,이용금액,승인번호,취소여부
      2026-09-01,한강분식,5000,1000,N
      2026-09-08,바다여행,40000,1001,N
      """
    ),
    (
      "롯데카드_2.csv",
      """
      이용일자,가맹점명,이용금액,승인번호,취소여부
      2026-09-08,바다여행,40000,1001,Y
      2026-09-12,바다여행,-40000,1001,Y
      2026-09-14,한강분식,6000,1002,N
      """
    ),
    (
      "롯데카드_3.csv",
      """
      이용일자,가맹점명,이용금액,승인번호,취소여부
      2026-09-12,바다여행,-40000,1001,Y
      2026-09-20,한강분식,7000,1003,N
      """
    ),
  ]

  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func `what was cancelled does not come back with a file that has one half of it`(
    order: [Int]
  ) async throws {
    let books = try await books(order.map { Self.leftOut[$0] })
    try await expectEqual(books.totals(), [202_609: [0, 18_000]])
  }

  @Test func `what was paid without points is what the card has`() async throws {
    let books = try await books([
      (
        "네이버페이 결제내역.csv",
        """
        결제일시,판매자,상품명,결제금액,포인트사용액,카드결제금액,결제수단,결제상태
        2026.10.02 10:11,한강서점,책,18000,2000,16000,롯데카드,구매확정
        """
      ),
      (
        "롯데카드 승인내역.csv",
        """
        이용일자,이용시간,가맹점명,이용금액,승인번호
        2026.10.02,10:11,네이버페이,16000,1001
        """
      ),
    ])
    try await expectEqual(books.sums(), [0, 16_000])
  }
}
