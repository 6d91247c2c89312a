import Expectations
import LedgerDomain
import Testing

/// What was made for a transfer, once the file comes that has two equal ones of its day.
@MainActor
struct MadeRowTests {
  private typealias File = (name: String, text: String)

  private static let head = """
    성명,한지우
    계좌번호,123456-04-112233

    거래일시,적요,보낸분/받는분,출금액,입금액,잔액
    2026.07.01 09:00:00,급여,푸른소프트,0,2000000,3000000

    """
  private static let files: [File] = [
    ("국민은행_1.csv", head),
    (
      "국민은행_2.csv",
      head + """
        2026.08.13 15:35:00,스마트출금,토스뱅크(한지우),300000,0,2700000
        2026.08.13 15:42:00,스마트출금,하나은행 한지우,300000,0,2400000
        2026.08.20 10:00:00,체크카드,이마트,10000,0,2390000
        """
    ),
    (
      "토스뱅크.csv",
      """
      토스뱅크 거래내역
      성명,한지우
      계좌번호,1000-2222-3333

      거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모
      2026.08.12 15:35:02,이자,이자입금,,,"100","500,100",
      2026.08.13 15:35:02,한지우,입금,국민은행,,"300,000","800,100",
      2026.08.14 10:00:00,이마트,체크카드결제,,,"-10,100","790,000",
      """
    ),
    (
      "하나은행.csv",
      """
      예금주,한지우
      계좌번호,620-910222-33307

      거래일시,구분,적요,출금액,입금액,잔액
      2026-08-01 10:00,급여,용돈,0,50000,150000
      2026-08-13 15:42,타행입금,한지우,0,300000,450000
      """
    ),
  ]

  @Test(arguments: [[0, 3, 2, 1], [0, 2, 1, 3], [0, 2, 1], [0, 3, 1, 2], [0, 1, 3, 2]])
  func `each account has what its bank has printed last, in any order of files`(
    order: [Int]
  ) async throws {
    let books = HouseholdBooks()
    for index in order { try await books.bring(Self.files[index].name, Self.files[index].text) }
    for _ in 0..<3 { try await books.takeSure() }
    let balances = try await books.balances()
    expectEqual(balances["국민은행"], 2_390_000)
    expectEqual(balances["토스뱅크"], 790_000)
    expectEqual(balances["하나은행"], order.contains(3) ? 450_000 : nil)
    guard order.contains(3) else { return }
    try await expectEqual(books.sums(), [2_050_100, 20_100])
  }
}
