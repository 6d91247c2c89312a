import Expectations
import LedgerDomain
import Testing
import Time

/// Text messages of wallets, of SC제일은행, and in English; names and numbers are invented.
struct OtherMessageTests {
  private func read(_ text: String) throws -> BankMessage {
    let today = try #require(Day(rawValue: 2026_11_28))
    let found = BankMessage.messages(in: text).map { BankMessage($0, today: today) }
    expectEqual(found.count, 1)
    return try #require(found.first)
  }

  @Test(
    arguments: [
      ("SC제일은행 05/09 18:49\n출금 6,200원\n한강서점\n잔액 1,234,567원", "SC제일"),
      ("[SC제일은행] 견*본님 05/09 18:49 출금 6,200원 한강서점 잔액 1,234,567원", "SC제일"),
      ("SC제일은행\n견*본님\n123-20-****56\n출금 6,200원\n한강서점\n05/09 18:49\n잔액 1,234,567원", "SC제일"),
      ("SC제일은행카드(1234)승인\n견*본님\n6,200원 일시불\n05/09 18:49\n한강서점", "SC제일"),
      ("SC은행(1234)승인 견*본 6,200원 05/09 18:49 한강서점", "SC제일"),
      ("SC제일체크(1234)승인 6,200원 05/09 18:49 한강서점", "SC제일"),
      ("스탠다드차타드은행 05/09 18:49 출금 6,200원 한강서점 잔액 1,234,567원", "SC제일"),
      ("[네이버페이] 결제완료\n한강서점\n6,200원\n05/09 18:49", "네이버"),
      ("네이버페이 결제완료\n한강서점\n6,200원\n05/09 18:49", "네이버"),
      ("[네이버페이]결제가 완료되었습니다.\n가맹점: 한강서점\n결제금액: 6,200원\n결제일시: 2026.05.09 18:49", "네이버"),
      ("[네이버페이] 결제완료\n상점명 : 한강서점\n결제금액 : 6,200원\n결제일시 : 05/09 18:49", "네이버"),
      ("[네이버페이] 결제완료\n판매자:한강서점\n결제금액:6,200원\n결제일시:05/09 18:49", "네이버"),
      ("[토스뱅크] 출금 6,200원\n05/09 18:49\n→ 한강서점\n잔액 100,000원", "토스"),
      ("[토스뱅크] 6,200원 출금\n05/09 18:49\n내 토스뱅크 통장 → 한강서점\n잔액 100,000원", "토스"),
      ("농협 출금6,200원\n05/09 18:49 356-****-1234-56\n스마트폰 한강서점\n잔액 1,234,567원", "농협"),
      ("[네이버페이] 견*본님 한강서점에서 6,200원이 결제되었습니다. 05/09 18:49", "네이버"),
      ("[네이버페이] 05/09 18:49 한강서점에서 6,200원 결제되었습니다.", "네이버"),
      ("[카카오페이] 한강서점에서 6,200원을 결제했어요. 05/09 18:49", "카카오페이"),
      ("[토스] 한강서점 6,200원 결제 05/09 18:49", "토스"),
      ("[페이코] 결제완료 한강서점 6,200원 05/09 18:49", "페이코"),
      ("[쿠팡페이] 6,200원 결제완료 05/09 18:49 한강서점", "쿠팡"),
    ], ["\n", " "])
  func `a wallet and a bank say when, how much and with whom`(
    message: (text: String, issuer: String), separator: String
  ) throws {
    let found = try read("[Web발신]\n" + message.text.replacing("\n", with: separator))
    expectEqual(found.payee, "한강서점")
    expectEqual(found.amount, -6_200)
    expectEqual(found.day, Day(rawValue: 2026_05_09))
    expectEqual(found.second, 18 * 3_600 + 49 * 60)
    expectEqual(found.issuer, message.issuer)
    #expect(found.isUnderstood)
  }

  @Test(arguments: [
    ("[카카오뱅크]\n홍*동(1234)\n11/25 18:49\n출금 10,000원\n홍길동 → 김철수\n잔액 93,800원", "김철수"),
    ("[카카오뱅크]\n홍*동(1234)\n11/25 18:49\n입금 10,000원\n김철수 → 홍길동\n잔액 93,800원", "김철수"),
    ("[카카오뱅크] 11/25 18:49\n이영희님이 보냄\n입금 10,000원", "이영희"),
  ])
  func `a line says who has sent and who has got the money`(
    _ text: String, _ payee: String
  ) throws {
    expectEqual(try read(text).payee, payee)
  }

  @Test func `a sender may stand alone in the first line`() throws {
    let told = "네이버페이\n주문하신 상품의 결제가 완료되었습니다.\n결제금액: 18,500원\n2026.11.25"
    #expect(try read(told).amount == -18_500)
    // An advertisement, and a note of the user, tell of nothing.
    for other in ["네이버페이\n11/25까지 결제하면 5,000원 할인", "네이버페이 11/25 5,000원", "커피\n5,000원 결제 11/25"] {
      #expect(BankMessage.messages(in: other).isEmpty, "\(other)")
    }
  }

  @Test func `what waits at a broker is no payee`() throws {
    let found = try read("[Web발신]\n[미래에셋증권] 견*본님 05/09 18:49 입금 100,000원 예수금 200,000원")
    #expect(found.amount == 100_000 && !found.payee.contains("예수금"), "\(found)")
  }

  @Test func `an arrow stands between the own account and another one`() throws {
    for text in ["김갈비 → 내 토스뱅크 통장", "← 김갈비", "김갈비 → 내 통장"] {
      let found = try read("[Web발신]\n[토스뱅크] 6,200원 입금\n05/09 18:49\n\(text)\n잔액 100,000원")
      #expect(found.amount == 6_200 && found.payee == "김갈비", "\(found)")
    }
    let sent = try read(
      "[Web발신]\n[토스뱅크] 6,200원 출금\n05/09 18:49\n내 통장 → 김갈비 모임통장\n잔액 100,000원")
    expectEqual(sent.payee, "김갈비 모임통장")
    for (arrow, payee) in [
      ("김갈비 통장 → 토스뱅크 통장", "김갈비 통장"), ("김갈비 → 토스뱅크 통장", "김갈비"),
      ("토스뱅크 통장 → 김갈비 통장", "김갈비 통장"),
    ] {
      let found = try read("[Web발신]\n[토스뱅크] 6,200원 입금\n05/09 18:49\n\(arrow)\n잔액 100,000원")
      expectEqual(found.payee, payee)
    }
  }

  @Test func `what ends a name is no label`() throws {
    let found = try read("[Web발신]\n신한카드 승인 6,200원 05/09 18:49 이니스프리 강남매장: 화장품")
    expectEqual(found.payee, "이니스프리 강남매장: 화장품")
    for label in ["판매자:", " (가맹점: ", "- 상호명 :"] {
      let found = try read("[네이버페이] 결제완료\n\(label)한강서점\n결제금액:6,200원\n결제일시:05/09 18:49")
      expectEqual(found.payee, "한강서점")
    }
  }

  @Test func `the way of a transfer alone stands for its payee`() throws {
    let found = try read("[Web발신]\n농협 출금6,200원\n05/09 18:49\n스마트폰\n잔액 1,234,567원")
    expectEqual(found.payee, "스마트폰")
    let shop = try read("[Web발신]\n신한카드 승인 견*본 6,200원 일시불 05/09 18:49 스마트폰 한강점")
    expectEqual(shop.payee, "스마트폰 한강점")
  }

  @Test func `a wallet takes back, and is filled`() throws {
    let back = try read("[Web발신]\n[네이버페이] 한강서점 6,200원 결제취소 05/09 18:49")
    #expect(back.amount == 6_200 && back.payee == "한강서점" && back.isReceived)
    let filled = try read("[Web발신]\n[네이버페이] 머니 충전 50,000원 05/09 18:49 국민은행")
    expectEqual(filled.amount, 50_000)
    // A card that names a wallet as a shop is the sender.
    let shop = try read("[Web발신]\n네이버페이\n6,200원 승인\n견*본 롯데카드(1*2*)\n일시불, 05/09 18:49")
    #expect(shop.issuer == "롯데" && shop.payee == "네이버페이")
  }

  @Test(
    arguments: [
      ("Shinhan Card Approved KRW 6,200 05/09 18:49 HANGANG BOOKS", "신한", true, nil),
      (
        "Shinhan Card(1234) Approved\nKIM*HA\nKRW 6,200 (lump sum)\n05/09 18:49\nHANGANG BOOKS\nTotal KRW 1,234,567",
        "신한", true, nil
      ),
      (
        "[KB] 05/09 18:49 Withdrawal KRW 6,200 HANGANG BOOKS Balance KRW 1,234,567", "국민", false,
        1_234_567
      ),
      (
        "Hana Bank 05/09 18:49 withdrawal 6,200 won at HANGANG BOOKS Bal. 1,234,567", "하나", false,
        1_234_567
      ),
      ("Samsung Card approval 6,200 won 05/09 18:49 HANGANG BOOKS", "삼성", true, nil),
      ("KB Kookmin Card approved ₩6,200 May 9 6:49 PM HANGANG BOOKS", "국민", true, nil),
      ("Woori Check Card payment 6,200KRW 9 May 18:49 HANGANG BOOKS", "우리", true, nil),
      (
        "NH Bank debited KRW 6,200 05/09 18:49 HANGANG BOOKS balance: KRW 1,234,567", "농협", false,
        1_234_567
      ),
      (
        "[Standard Chartered Bank] 05/09 18:49 Withdrawal 6,200 KRW HANGANG BOOKS", "SC제일", false,
        nil
      ),
    ] as [(String, String, Bool, Int64?)])
  func `a message in English is understood`(
    text: String, issuer: String, isOfCard: Bool, balance: Int64?
  ) throws {
    for separator in ["\n", " "] {
      let found = try read("[Web발신]\n" + text.replacing("\n", with: separator))
      expectEqual(found.payee, "HANGANG BOOKS")
      expectEqual(found.amount, -6_200)
      expectEqual(found.day, Day(rawValue: 2026_05_09))
      expectEqual(found.second, 18 * 3_600 + 49 * 60)
      expectEqual(found.issuer, issuer)
      expectEqual(found.isOfCard, isOfCard)
      expectEqual(found.balance, balance)
      // The note has what was sent.
      #expect(found.text.contains("HANGANG BOOKS") && !found.text.contains("승인"))
    }
  }

  @Test(arguments: ["MARKET KURLY", "Decathlon", "MAYBE BOOKS", "Nova", "MAY CAFE"])
  func `a shop that begins like a month is no day`(_ shop: String) throws {
    let found = try read("[Web발신]\nKB Card Approved KRW 12,000 05/09 18:49 \(shop)")
    expectEqual(found.payee, shop)
    expectEqual(found.day, Day(rawValue: 2026_05_09))
    expectEqual(found.second, 18 * 3_600 + 49 * 60)
  }

  @Test func `in English too what was cancelled comes back, and what was declined moves nothing`()
    throws
  {
    let back = try read("[Web발신]\nKB Card 1234 Cancelled 6,200KRW 05/09 18:49 HANGANG BOOKS")
    #expect(back.amount == 6_200 && back.isReceived && back.payee == "HANGANG BOOKS")
    let paid = try read("[Web발신]\nIBK Bank Deposit KRW 6,200 05/09 18:49 HANGANG BOOKS")
    #expect(paid.amount == 6_200 && paid.payee == "HANGANG BOOKS")
    let parts = try read(
      "[Web발신]\nHyundai Card Approved KRW 90,000 3 months 05/09 18:49 HANGANG BOOKS")
    #expect(parts.months == 3 && parts.amount == -90_000)
    for text in [
      "Woori Card Declined KRW 6,200 05/09 18:49 HANGANG BOOKS insufficient funds",
      "Lotte Card payment due KRW 659,406 11/14 18:49",
    ] {
      let found = try read("[Web발신]\n\(text)")
      #expect(found.movesNothing && found.amount == nil)
    }
    let foreign = try read("[Web발신]\nShinhan Card Approved USD 12.99 05/09 18:49 CLOUD BOOKS")
    #expect(foreign.foreign == "USD 12.99" && foreign.amount == nil)
    expectEqual(foreign.payee, "CLOUD BOOKS")
  }

  @Test(
    arguments: [
      ("[토스뱅크] 김엄마님이 50,000원을 보냈어요. 11/25 13:24", 50_000, "김엄마"),
      ("[카카오페이] 김철수님이 50,000원을 보냈습니다. 11/25 13:24", 50_000, "김철수"),
      ("[카카오뱅크] 김철수님에게 50,000원 이체했습니다 11/25 13:24", -50_000, "김철수"),
      ("[카카오뱅크] 김철수님께 50,000원을 송금했어요 11/25 13:24", -50_000, "김철수"),
      ("[토스] 김철수님으로부터 50,000원을 받았어요 11/25 13:24", 50_000, "김철수"),
      ("[토스] 50,000원 송금 완료 김철수 11/25 13:24", -50_000, "김철수"),
      ("[토스뱅크] 4,500원 결제 | 스타벅스 잔액 10,000원 11/25 13:24", -4_500, "스타벅스"),
      (
        "[카카오페이] 결제 완료\n스타벅스\n결제금액 4,500원\n결제일시 2026.11.25 13:24\n결제수단 카카오페이머니",
        -4_500, "스타벅스"
      ),
    ] as [(String, Int64, String)])
  func `a sentence names who has sent the money or has got it`(
    text: String, amount: Int64, payee: String
  ) throws {
    let found = try read(text)
    #expect(found.amount == amount && found.payee == payee, "\(found)")
    #expect(found.isUnderstood)
  }

  @Test(arguments: [
    "[Web발신]\n신한카드 김*비님 선결제 50,000원 처리완료 11/25 12:34",
    "신한카드 김*비님 선결제 50,000원 완료 11/25 12:34",
    "[KB국민카드] 즉시결제 50,000원 11/25 12:34 완료",
    "현대카드 김*비님 11/25 12:34 선결제 50,000원이 정상 처리되었습니다.",
    "[신한카드] 선결제 50,000원 출금완료 11/25 12:34 신한은행",
  ])
  func `what is paid to a card before its bill comes to its account`(_ text: String) throws {
    let found = try read(text)
    #expect(found.amount == 50_000 && found.isReceived && found.isOfCard && !found.isOfBank)
    #expect(["선결제", "즉시결제"].contains(found.payee))
    // The bank pays it.
    let bank = try read("[KB국민은행] 11/25 12:34 출금 50,000원 국민카드선결제 잔액 10,000원")
    #expect(bank.amount == -50_000 && bank.payee == "국민카드선결제")
  }

  @Test func `an amount in another currency may have its sign`() throws {
    for text in ["$12.99(18,000원)", "US$12.99 (18,000원)", "USD 12.99(18,000원)"] {
      let found = try read("[Web발신]\n신한카드 해외승인 김*비(1234) \(text) 11/25 12:00 AMAZON.COM")
      #expect(found.foreign == "USD 12.99" && found.amount == -18_000, "\(found)")
      expectEqual(found.payee, "AMAZON.COM")
    }
  }
}
