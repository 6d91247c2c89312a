import Expectations
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

/// Several text messages in one text, and messages beside what files have; names and numbers are invented.
struct SeveralMessagesTests {
  private func read(_ text: String) throws -> [BankMessage] {
    let today = try #require(Day(rawValue: 2026_11_30))
    return BankMessage.messages(in: text).map { BankMessage($0, today: today) }
  }

  private static let lines = """
    신한체크승인 홍*동(1234) 11/25 12:34 (금액)4,500원 스타벅스 잔액100,000원
    신한체크승인 홍*동(1234) 11/25 13:34 (금액)3,000원 다이소 잔액97,000원
    """

  @Test(arguments: ["", "[Web발신]\n"])
  func `messages in lines one below the other are each read`(mark: String) throws {
    let found = try read(mark + Self.lines)
    expectEqual(found.map(\.amount), [-4_500, -3_000])
    expectEqual(found.map(\.payee), ["스타벅스", "다이소"])
    expectEqual(found.map(\.balance), [100_000, 97_000])
    // Of two banks, and with a bank's card as a payee.
    let others = try read(
      mark + "신한 11/25 12:34\n110-***-123456\n출금 4,500\n잔액 9,000\n신한카드\n"
        + "우리 11/25 13:34\n*123456\n입금 3,000원\n하나로마트\n잔액 97,000원\n"
        + "[KB]11/25 14:34\n123456**789\n다이소\n체크카드출금\n5,000\n잔액1,000")
    expectEqual(others.map(\.amount), [-4_500, 3_000, -5_000])
    expectEqual(others.map(\.payee), ["신한카드", "하나로마트", "다이소"])
    expectEqual(others.map(\.issuer), ["신한", "우리", "국민"])
  }

  @Test func `messages with blank lines in them are each read`() throws {
    let one = "[삼성카드] 승인 안내\n\n홍*동님\n승인금액 12,000원\n승인일시 11/25 13:22\n가맹점 쿠팡"
    let other = "[삼성카드] 승인 안내\n\n홍*동님\n승인금액 5,000원\n승인일시 11/25 14:22\n가맹점 이마트"
    let found = try read("\(one)\n\n\(other)")
    expectEqual(found.map(\.amount), [-12_000, -5_000])
    expectEqual(found.map(\.payee), ["쿠팡", "이마트"])
  }

  @Test func `a messenger's own day and time are not the payment's`() throws {
    let bank = try read("[카카오뱅크] [오후 3:20] 출금 4,500원\n스타벅스\n입출금통장(1234)\n잔액 100,000원\n11/25 15:18")
    expectEqual(bank.map(\.payee), ["스타벅스"])
    expectEqual(bank.map(\.second), [15 * 3_600 + 18 * 60])
    let card = try read(
      "2026년 11월 26일 목요일\n[신한카드] [오후 1:23] 신한카드(1234)승인 홍*동 5,000원(일시불)11/25 13:22 다이소\n"
        + "[신한카드] [오후 2:23] 신한카드(1234)승인 홍*동 6,000원(일시불)11/26 14:22 이마트")
    expectEqual(card.map(\.payee), ["다이소", "이마트"])
    expectEqual(card.map(\.day), [Day(rawValue: 2026_11_25), Day(rawValue: 2026_11_26)])
    expectEqual(card.map(\.second), [48_120, 51_720])
    // Where the message has none, it is the messenger's.
    let wallet = try read("2026년 11월 25일 수요일\n[토스] [오후 3:20] 토스머니 5,000원 결제 한강서점")
    expectEqual(wallet.map(\.second), [55_200])
    expectEqual(wallet.map(\.day), [Day(rawValue: 2026_11_25)])
    expectEqual(wallet.map(\.amount), [-5_000])
  }

  @Test func `what nothing parts from another message is a note`() throws {
    let found = try read("[Web발신] " + Self.lines.replacing("\n", with: " "))
    expectEqual(found.map(\.isUnderstood), [false])
    #expect(found[0].text.contains("스타벅스") && found[0].text.contains("다이소"))
  }

  // MARK: Messages and files

  private let account = LedgerAccount.ID(rawValue: "은행")

  /// How many entries of a file are new beside a message, and how many amounts it settles.
  private func news(
    _ file: LedgerEntry, beside message: LedgerEntry, isFileFirst: Bool = false
  ) -> (new: Int, settled: Int) {
    let (known, entry) = isFileFirst ? (file, message) : (message, file)
    var recognition = EntryRecognition([StatementEntry(entry)], into: account)
    recognition.take(
      EntryRecognition.Row(
        in: account, importedInto: isFileFirst ? account : nil, isFileFirst ? .imported : .hand,
        bank: known.bank),
      as: EntryFingerprint(known))
    let news = recognition.news()
    return (news.new.count, news.settled.count)
  }

  private func told(_ text: String, _ amount: Int64, _ bank: BankRecord?) throws -> LedgerEntry {
    LedgerEntry(
      day: try #require(Day(rawValue: 2026_11_25)), amount: Won(amount), text: text,
      category: .other, bank: bank)
  }

  @Test(arguments: [false, true])
  func `a message has minutes and a short name, and is its file's row`(isFileFirst: Bool) throws {
    let message = try told("스타벅스", -4_500, BankRecord(second: 48_120, balance: 94_500))
    let bare = try told("스타벅스", -4_500, BankRecord(second: 48_120))
    for (text, second, balance, count) in [
      ("스타벅스코리아", 48_161, 94_500, 0), ("체크카드", 48_161, 94_500, 0),
      ("스타벅스코리아", 48_181, 94_500, 1), ("스타벅스코리아", 48_161, 90_000, 1),
    ] as [(String, Int, Int64, Int)] {
      let file = try told(text, -4_500, BankRecord(second: second, balance: balance))
      expectEqual(news(file, beside: message, isFileFirst: isFileFirst).new, count)
    }
    let balanced = try told("SCK컴퍼니", -4_500, BankRecord(second: 48_161, balance: 94_500))
    expectEqual(news(balanced, beside: bare, isFileFirst: isFileFirst).new, 0)
    expectEqual(news(message, beside: message, isFileFirst: isFileFirst).new, 0)
  }

  @Test(arguments: [("다이소", 0), ("(주)아성다이소", 0), ("점심", 1)])
  func `what was typed is its card's row where it names the payee`(name: String, count: Int) throws
  {
    let file = try told(
      "(주)아성다이소 강남점", -3_000, BankRecord(second: 48_120, approval: "00123459"))
    try expectEqual(news(file, beside: told(name, -3_000, nil)).new, count)
  }

  @Test func `a purchase abroad that a message told of gets its final amount`() throws {
    let message = try told("AMAZON.COM", -18_000, BankRecord(second: 43_200, foreign: "USD 12.99"))
    for foreign in ["USD 12.99", nil] {
      let file = try told(
        "AMAZON DIGITAL", -18_120,
        BankRecord(second: 43_241, approval: "00123459", foreign: foreign))
      let found = news(file, beside: message)
      #expect(found == (0, 1))
    }
    let other = try told(
      "AMAZON DIGITAL", -18_120,
      BankRecord(second: 46_841, approval: "00123459", foreign: "USD 12.99"))
    #expect(news(other, beside: message) == (1, 0))
  }
}
