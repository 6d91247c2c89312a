import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files that were imported when another column was their text.
@MainActor
struct OtherColumnTests {
  private let books = HouseholdBooks()

  /// The text of a file, and the roles of its columns as earlier versions had them.
  private nonisolated static let files: [(String, [StatementRole: Int])] = [
    (
      "결제일시,상품명,판매자,결제금액\n2026-10-02,양말 외 1건,갈비몰,18000\n2026-10-03,우산,비몰,9000\n",
      [.day: 0, .text: 1, .spent: 3]
    ),
    (
      "거래일자,적요,종목명,수량,단가,거래금액\n2026-10-05,매수,삼성전자,10,70000,-700000\n2026-10-06,매도,삼성전자,10,80000,800000\n",
      [.day: 0, .text: 1, .amount: 5]
    ),
    (
      "Buchungstag,Buchungstext,Verwendungszweck,Beguenstigter/Zahlungspflichtiger,Betrag\n2026-10-01,KARTENZAHLUNG,EC 123,REWE,-5000\n2026-10-02,GUTSCHRIFT,Miete,Meier,9000\n",
      [.day: 0, .text: 2, .amount: 4]
    ),
    (
      "日付,摘要,摘要内容,お支払金額,お預り金額\n2026-10-01,カード,セブン,500,\n2026-10-02,振込,ヤマダ,,900\n",
      [.day: 0, .text: 1, .spent: 3, .received: 4]
    ),
    (
      "거래일자,거래내용,기재내용,출금액,입금액\n2026-10-01,인터넷뱅킹,김철수,5000,\n2026-10-02,타행이체,박하늘,,900\n",
      [.day: 0, .text: 1, .spent: 3, .received: 4]
    ),
  ]

  @Test(arguments: files.indices)
  func `what came in under the text of another column is known`(_ index: Int) async throws {
    let (text, columns) = Self.files[index]
    try await books.bring("a.csv", text, ColumnMapping(headingLine: 1, columns))
    let before = try await books.sums()
    // What is bought and sold of securities counts in no sum.
    #expect(before != [0, 0] || text.contains("종목명"))
    let again = try await books.preview("a.csv", text)
    #expect(again.statement.mapping[.text] != columns[.text])
    expectEqual(again.new.map(\.text), [])
    try await books.bring(again)
    try await expectEqual(books.sums(), before)
  }

  @Test func `one more purchase of the day and the amount is new`() async throws {
    let (text, columns) = Self.files[0]
    try await books.bring("a.csv", text, ColumnMapping(headingLine: 1, columns))
    let more = text + "2026-10-02,양말 외 1건,갈비몰,18000\n2026-10-03,장화,신발몰,9000\n"
    let preview = try await books.preview("a.csv", more)
    expectEqual(preview.new.map(\.text), ["갈비몰", "신발몰"])
  }

  @Test func `what was bought is the text where the user has a column of notes`() async throws {
    let text = "결제일시,상품명,판매자,메모,결제금액\n2026-10-02,양말 외 1건,갈비몰,선물,18000\n"
    let preview = try await books.preview("a.csv", text)
    expectEqual(preview.new.map(\.text), ["양말 외 1건"])
    expectEqual(preview.new.map(\.note), ["선물"])
  }
}
