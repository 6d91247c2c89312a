import Expectations
import LedgerDomain
import Phrases
import Testing
import Time
import WalletDomain

/// Text messages of cards and banks; names and numbers are invented.
struct BankMessageTests {
  private static let today = Day(rawValue: 2026_11_28)

  private func read(_ text: String) throws -> [BankMessage] {
    let today = try #require(Self.today)
    return BankMessage.messages(in: text).map { BankMessage($0, today: today) }
  }

  @Test(arguments: [
    "KB국민카드1234승인\n견*님\n6,200원 일시불\n05/09 18:49\n한강서점\n누적1,234,567원",
    "KB국민 견*본 6,200원 일시불 05/09 18:49 한강서점 누적1,234,567원",
    "KB국민체크(1234)\n견*본님\n05/09 18:49\n6,200원\n한강서점 사용",
    "[KB]05/09 18:49\n123456**789\n한강서점\n체크카드출금\n6,200\n잔액1,234,567",
    "신한카드(1234)승인 견*본 6,200원(일시불)05/09 18:49 한강서점 누적1,234,567원",
    "신한체크승인 견*본(1234) 05/09 18:49 (금액)6,200원 한강서점",
    "신한05/09 18:49\n110-***-123456\n출금     6,200\n잔액  1,234,567\n 한강서점",
    "삼성1234승인 견*본\n6,200원 일시불\n05/09 18:49 한강서점\n누적1,234,567원",
    "현대카드 M 승인\n견*본\n6,200원 일시불\n05/09 18:49\n한강서점\n누적1,234,567원",
    "한강서점\n6,200원 승인\n견*본 롯데카드(1*2*)\n일시불, 05/09 18:49\n누적 1,234,567원",
    "우리(1234)승인\n견*본님\n6,200원 일시불\n05/09 18:49\n한강서점\n누적1,234,567원",
    "우리 05/09 18:49\n*123456\n출금 6,200원\n한강서점\n잔액 1,234,567원",
    "하나(1*2*)승인 견*본님 6,200원 일시불 05/09 18:49 한강서점 누적1,234,567원",
    "하나,05/09,18:49\n123******789\n출금6,200원\n한강서점\n잔액1,234,567원",
    "NH카드1*2*승인\n견*본\n6,200원 일시불\n05/09 18:49\n한강서점\n총누적1,234,567원",
    "농협 출금6,200원\n05/09 18:49 123-****-5678-90 한강서점 잔액1,234,567원",
    "[BC카드]견*본님\n6,200원 일시불 승인\n05/09 18:49 한강서점",
    "[카카오뱅크]\n견*본(1234)\n05/09 18:49\n출금 6,200원\n한강서점\n잔액 1,234,567원",
    "[토스뱅크] 05/09 18:49 출금 6,200원 한강서점 잔액 1,234,567원",
  ])
  func `a message says when, how much and with whom, in lines or in one`(_ text: String) throws {
    for text in [text, text.replacing("\n", with: " ")] {
      let found = try read("[Web발신]\n\(text)")
      expectEqual(found.count, 1)
      let message = try #require(found.first)
      expectEqual(message.payee, "한강서점")
      expectEqual(message.amount, -6_200)
      expectEqual(message.day, Day(rawValue: 2026_05_09))
      expectEqual(message.second, 18 * 3_600 + 49 * 60)
      #expect(!message.issuer.isEmpty && message.isUnderstood)
      expectEqual(message.balance, (text.contains("잔액") ? 1_234_567 : nil))
      #expect(message.months == nil && !message.isReceived)
    }
  }

  @Test func `what comes in, and what is cancelled, is a plus`() throws {
    let received = try read("[Web발신]\n우리 05/09 18:49\n*123456\n입금 6,200원\n하늘상사\n잔액 1,234,567원")
    #expect(received.map(\.amount) == [6_200] && received.map(\.payee) == ["하늘상사"])
    let paid = try read("[Web발신]\n우체국 05/09 18:49\n지급 6,200원\n하늘상사\n잔액 1,234,567원")
    #expect(paid.map(\.amount) == [-6_200] && paid.map(\.payee) == ["하늘상사"])
    let cancelled = try read("[Web발신]\n하나(1*2*)승인취소 견*본님 6,200원 일시불 05/09 18:49 한강서점")
    #expect(cancelled.map(\.amount) == [6_200] && cancelled.map(\.isReceived) == [true])
    expectEqual(cancelled.map(\.payee), ["한강서점"])
  }

  @Test func `several at once are read in their order`() throws {
    let one = "KB국민 견*본 6,200원 일시불 05/09 18:49 한강서점 누적1,234,567원"
    let other = "신한카드(1234)승인 견*본 90,000원(3개월)12/31 08:01 푸른가전 누적1,234,567원"
    for text in [
      "[Web발신] \(one) [Web발신] \(other)", "[Web발신]\n\(one)\n\n[Web발신]\n\(other)\n",
      "\(one)\n\n\(other)",
    ] {
      let found = try read(text)
      expectEqual(found.map(\.amount), [-6_200, -90_000])
      expectEqual(found.map(\.payee), ["한강서점", "푸른가전"])
      expectEqual(found.map(\.issuer), ["국민", "신한"])
      expectEqual(found.map(\.months), [nil, 3])
      // The last such day up to today.
      expectEqual(found.map(\.day), [Day(rawValue: 2026_05_09), Day(rawValue: 2025_12_31)])
    }
  }

  @Test func `a message that is not understood keeps its text and its amount`() throws {
    let found = try read("[Web발신]\n어떤 안내 6,200원\n감사합니다")
    expectEqual(found.map(\.amount), [-6_200])
    expectEqual(found.map(\.isUnderstood), [false])
    expectEqual(found.map(\.text), ["어떤 안내 6,200원 감사합니다"])
    try expectEqual(read("[Web발신]\n광고").map(\.amount), [nil])
  }

  @Test(arguments: [
    "신한카드(1234)거절 견*본 6,200원(일시불)05/09 18:49 한강서점 한도초과",
    "현대카드 승인거절 견*본 6,200원 05/09 18:49 한강서점 잔액부족",
    "[토스뱅크] 05/09 18:49 출금 실패 6,200원 한강서점",
    "KB국민카드 견*본님 05/25 결제금액 659,406원(국민은행) 05/09기준",
    "삼성카드 견*본님 05/25 결제예정금액 659,406원 18:49", "[농협] 05/25 출금예정 33,000원 18:49 통신요금",
    "[KB국민카드]견*본님 11/14 결제금액 1,234,567원 (출금계좌:국민은행)",
    "삼성카드 견*본님 11월 결제금액 1,234,567원(11/14 출금)",
    "[현대카드] 견본이님 11월 25일 결제하실 금액은 567,890원입니다. 출금계좌 카카오뱅크",
    "[신한카드] 견*본님 11/14 결제대금 1,234,567원이 신한은행 계좌에서 출금됩니다",
    "롯데카드 견*본님 11월 카드대금 567,890원 결제일 11/14", "[하나카드] 견*본님 11/14 09:00 출금될 금액 567,890원",
    "[우리은행] 11/25 자동이체 예정 33,000원 통신요금 09:00", "[국민] 11월 통신요금 33,000원 납부기한 11/25",
    "[하나은행] 11/25 인출예정 33,000원 보험료", "신한카드 견*본님 11월 청구요금 567,890원 출금일 11/14 출금통장 신한",
  ])
  func `what was refused, or is only billed, is no payment`(_ text: String) throws {
    let message = try #require(try read("[Web발신]\n\(text)").first)
    #expect(message.movesNothing && message.amount == nil && !message.isUnderstood)
    let today = try #require(Self.today)
    var draft = LedgerDraft(day: today)
    draft.take(text, today: today, accounts: [])
    #expect(draft.movesNothing && draft.entry == nil && draft[.text].isEmpty)
    expectEqual(draft[.note], message.text)
    (draft[.amount], draft[.text]) = ("6,200", "책")
    #expect(!draft.movesNothing && draft.entry?.amount.amount == -6_200)
  }

  @Test(arguments: [
    "[카카오페이] 결제 완료 05/09 18:49 결제금액 6,200원 한강서점",
    "[KB]05/09 18:49\n123456**789\n한강카드이용대금\n출금\n6,200\n잔액1,234,567",
    "현대카드 M 승인\n견*본\n6,200원 일시불\n05/09 18:49\n한강서점\n결제예정 06/12",
    "[우리은행] 05/09 18:49 한강카드대금 자동이체 6,200원 잔액 1,234,567원",
    "[토스뱅크] 05/09 18:49 출금 6,200원 한강서점 카드대금",
    "[카카오페이] 결제가 완료되었습니다 결제일시 05/09 18:49 결제금액 6,200원 한강서점 출금계좌 카카오뱅크",
    "[네이버페이] 05/09 18:49 결제금액 6,200원 한강서점 결제되었습니다",
    "[네이버페이] 05/09 18:49 결제 6,200원 한강서점 결제할인 500원",
  ])
  func `a payment that names its bill is one`(_ text: String) throws {
    let found = try read("[Web발신]\n\(text)")
    #expect(found.map(\.amount) == [-6_200] && found.map(\.movesNothing) == [false])
    expectEqual(found.map(\.isUnderstood), [true])
  }

  @Test(arguments: ["쿠팡(주)", "(주)한강", "GS25 (역삼)"])
  func `brackets of a name are kept, and those around it are not`(_ name: String) throws {
    for text in [
      "우리(1234)승인\n견*본님\n9,900원 일시불\n11/20 13:13\n\(name)\n누적1,000원",
      "신한카드(1234)승인 견*본 9,900원(일시불)11/20 13:13 \(name) 누적1,000원",
    ] {
      try expectEqual(read("[Web발신]\n\(text)").map(\.payee), [name])
    }
    let around = try read("[Web발신]\nNH카드1*2*승인 견*본 7,000원 일시불 11/20 14:14 (한강서점)")
    expectEqual(around.map(\.payee), ["한강서점"])
  }

  @Test(arguments: ["", "점심값 6,200원", "한강서점", "우리 동네 6,200원 5/9", "18:49 6,200원", "신한 05/09 18:49"])
  func `what is typed by hand is no message`(_ text: String) throws {
    #expect(try read(text).isEmpty)
  }

  @Test(arguments: [
    ("신한카드(1234)해외승인 견*본 12.99달러 05/09 18:49 CLOUD BOOKS", "USD 12.99"),
    ("삼성1234 해외승인 견*본\nUSD 12.99\n05/09 18:49\nCLOUD BOOKS", "USD 12.99"),
    ("KB국민카드1234해외승인\n견*님\nJPY 1,200\n05/09 18:49\nCLOUD BOOKS", "JPY 1,200"),
    ("하나(1*2*)해외승인 견*본님 1,200엔 05/09 18:49 CLOUD BOOKS", "JPY 1,200"),
  ])
  func `another currency stands beside the won, which only the user knows`(
    text: String, foreign: String
  ) throws {
    let message = try #require(try read("[국외발신] \(text)").first)
    #expect(message.foreign == foreign && message.amount == nil)
    #expect(message.payee == "CLOUD BOOKS" && message.isUnderstood)
    let both = try read("[Web발신] \(text) 18,210원")
    #expect(both.map(\.amount) == [-18_210] && both.map(\.foreign) == [foreign])
  }

  @Test(arguments: [
    ("신한카드(1234)승인 견*본 6,200원(일시불)05/09 18:49 한강서점", "신한카드"),
    ("신한05/09 18:49\n110-***-123456\n출금     6,200\n잔액  1,234,567\n 한강서점", "신한은행"),
    ("하나(1*2*)승인 견*본님 6,200원 일시불 05/09 18:49 한강서점", "현금"),
    ("[KB]05/09 18:49\n123456**789\n한강서점\n체크카드출금\n6,200\n잔액1,234,567", "국민은행"),
  ])
  func `the account is the one that is called like the sender`(
    text: String, name: String
  ) throws {
    let accounts = ["현금", "신한은행", "신한카드", "국민은행"].map { name in
      LedgerAccount(id: LedgerAccount.ID(rawValue: name), name: name)
    }
    let today = try #require(Self.today)
    var draft = LedgerDraft(day: today)
    draft.account = accounts[0].id
    draft.take(text, today: today, accounts: accounts)
    expectEqual(draft.account.rawValue, name)
  }

  @Test func `what a message says besides stays as long as its amount does`() throws {
    let today = try #require(Self.today)
    var draft = LedgerDraft(day: today)
    draft.take(
      "신한05/09 18:49\n110-***-123456\n출금 6,200\n잔액 1,234,567\n한강서점", today: today, accounts: [])
    expectEqual(draft.entry?.bank, BankRecord(second: 67_740, balance: 1_234_567))
    draft[.text] = "책"
    #expect(draft.entry?.bank != nil)
    draft[.amount] = "6,300"
    expectEqual(draft.entry?.bank, nil)
    draft.take(
      "삼성1234 해외승인 USD 12.99 05/09 18:49 CLOUD BOOKS", today: today, accounts: [])
    #expect(draft.foreignAmount == "USD 12.99" && draft.entry == nil)
    draft[.amount] = "18,210"
    expectEqual(draft.foreignAmount, nil)
    expectEqual(draft.entry?.bank?.foreign, "USD 12.99")
  }

  @Test func `any text is read in bounds`() throws {
    for part in ["1,", "0/", "원", "[Web발신]", "(", "*", "잔액", "누적1", "1:", " ", "\n", "5개월"] {
      _ = try read("[Web발신]" + String(repeating: part, count: 4_000 / part.utf8.count))
    }
    #expect(try read(String(repeating: "[Web발신]", count: 100_000)).isEmpty)
    try expectEqual(read(String(repeating: "[Web발신] a", count: 1_200)).count, 1_200)
  }

  /// Ten thousand, in parts.
  @Test(arguments: 0..<10)
  func `messages that are cut and changed are read in bounds`(part: Int) throws {
    var random = SplitMix(seed: UInt64(part))
    let signs = Array("0123456789,./:-*()[]원월일 \n\r\u{1}\u{2}잔액누적취소USD달러개월가\u{301}\u{FFFD}")
    for _ in 0..<1_000 {
      var message = Array(Self.texts.randomElement(using: &random) ?? "")
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let place = Int.random(in: 0...message.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: message.removeLast(message.count - place)
        case 1: message.insert(signs.randomElement(using: &random) ?? " ", at: place)
        default:
          if place < message.count { message[place] = signs.randomElement(using: &random) ?? " " }
        }
      }
      for found in try read("[Web발신]" + String(message)) {
        #expect(found.amount.map { LedgerEntry.amounts.contains(abs($0)) } ?? true)
        #expect(found.second.map { (0..<86_400).contains($0) } ?? true)
        #expect(found.text.count <= 400 && found.payee.fits(LedgerEntry.textLimit))
        #expect(!found.text.contains("\n"))
      }
    }
  }

  private static let texts = [
    "KB국민 견*본 6,200원 일시불 05/09 18:49 한강서점 누적1,234,567원",
    "신한05/09 18:49\n110-***-123456\n출금     6,200\n잔액  1,234,567\n 한강서점",
    "삼성1234 해외승인 견*본\nUSD 12.99\n2026.05.09 18:49:07\nCLOUD BOOKS",
    "한강서점\n6,200원 승인취소\n견*본 롯데카드(1*2*)\n3개월, 5월 9일 18:49\n누적 1,234,567원",
  ]
}
