import Expectations
import LedgerDomain
import Testing
import Time

/// Which way the money of text messages went, and which of their numbers it is; names and numbers are invented.
struct MessageDirectionTests {
  private func read(_ text: String) throws -> BankMessage {
    let today = try #require(Day(rawValue: 2026_11_30))
    let found = BankMessage.messages(in: "[Web발신]\n\(text)").map { BankMessage($0, today: today) }
    expectEqual(found.count, 1)
    return try #require(found.first)
  }

  @Test(arguments: [
    ("농협 입금3,000,000원 11/25 09:00 302-****-1234-51 급여지급 잔액4,000,000원", 3_000_000, "급여지급"),
    ("[KB]11/25 09:00\n941602**123\n급여지급\n전자금융입금\n3,000,000\n잔액3,500,000", 3_000_000, "급여지급"),
    ("신한 11/25 09:00\n110-***-123456\n입금 500,000\n잔액 600,000\n보험금지급", 500_000, "보험금지급"),
    ("우리 11/25 09:00\n*123456\n입금 1,000,000원\n대출지급\n잔액 1,500,000원", 1_000_000, "대출지급"),
    ("우리 11/25 09:00\n*123456\n1,200,000원 입금\n네이버페이결제정산", 1_200_000, "네이버페이결제정산"),
    ("하나,11/25,09:00\n123******789\n자동이체입금5,000원\n출금취소환급\n잔액1,000원", 5_000, "출금취소환급"),
    ("[토스뱅크] 11/25 09:00 급여지급 3,000,000원 입금 잔액 4,000,000원", 3_000_000, "급여지급"),
    ("기업은행 입금 11/25 09:00 승인상사 30,000원 잔액 40,000원", 30_000, "승인상사"),
    ("농협 출금50,000원 11/25 12:00 302-****-1234-51 입금나라 잔액1,234원", -50_000, "입금나라"),
    ("[카카오뱅크] 캐시백 500원 지급 11/25 12:00", 500, "캐시백"),
    ("[토스뱅크] 11/25 09:00 이자 1,234원이 지급되었습니다", 1_234, "이자"),
    ("우체국 11/25 12:00 지급 6,200원 보험금지급 잔액 1,000원", -6_200, "보험금지급"),
    ("[카카오페이] 송금 50,000원 11/25 12:00 김갈비 입금계좌 신한", -50_000, "김갈비"),
    ("[쿠팡페이] 환불 15,000원 완료 11/25 12:00 한강상회", 15_000, "한강상회"),
    ("[카카오페이] 머니 충전 50,000원 11/25 12:00 국민", 50_000, "국민"),
  ])
  func `the bank's word beside the amount decides, and not the payee's name`(
    text: String, amount: Int64, payee: String
  ) throws {
    let found = try read(text)
    expectEqual(found.amount, amount)
    expectEqual(found.payee, payee)
    expectEqual(found.isReceived, amount > 0)
  }

  @Test(arguments: [
    ("하나은행 홍길동님 1,000,000원 대출실행 11/25 18:49", 1_000_000),
    ("하나은행 마이너스대출 실행 1,000,000원 11/25 18:49", 1_000_000),
    ("우리카드 승인 홍*동 5,500원 11/25 18:49 취소문화사", -5_500),
    ("우리카드 승인취소 홍*동 5,500원 11/25 18:49 문화사", 5_500),
    ("우리카드 승인 홍*동 5,500원 11/25 18:49 취소완료 문화사", 5_500),
    ("신한카드 승인 5,500원 11/25 18:49 취소매출 스타벅스", 5_500),
    ("신한카드 승인 5,500원 11/25 18:49 취소요청 스타벅스", 5_500),
    ("신한카드 승인 5,500원 11/25 18:49 취소신청 스타벅스", 5_500),
    ("신한카드 승인 5,500원 11/25 18:49 취소통보 스타벅스", 5_500),
    ("신한카드 승인 5,500원 11/25 18:49 취소반영 스타벅스", 5_500),
    ("신한카드 승인 5,500원 11/25 18:49 취소확인 스타벅스", 5_500),
    ("KB국민은행 대출실행 인지세 75,000원 결제 11/25 18:49", -75_000),
    ("KB국민은행 대출실행 인지세 75,000원 납부 11/25 18:49", -75_000),
    ("KB국민은행 대출실행 1,000,000원 인지세 75,000원 11/25 18:49", 1_000_000),
  ])
  func `what was lent came in, and a shop may be called like a cancellation`(
    text: String, amount: Int64
  ) throws {
    try expectEqual(read(text).amount, amount)
  }

  @Test(arguments: [
    ("신한 11/25 12:00\n110-***-123456\n입금 12,000\n잔액 100,000\nGS25취소", 12_000),
    ("신한 11/25 12:00\n110-***-123456\n입금 15,000\n잔액 100,000\n체크카드취소", 15_000),
    ("우리 11/25 12:00\n*123456\n취소입금 15,000원\n한강서점\n잔액 100,000원", 15_000),
    ("우리 11/25 12:00\n*123456\n입금취소 15,000원\n한강서점\n잔액 100,000원", -15_000),
    ("우리 11/25 12:00\n*123456\n15,000원 입금 취소\n한강서점\n잔액 100,000원", -15_000),
    ("[카카오뱅크] 11/25 12:00 한강서점 입금 15,000원이 취소되었습니다", -15_000),
    ("우리 11/25 12:00\n*123456\n출금취소 15,000원\n한강서점\n잔액 100,000원", 15_000),
    ("우리 11/25 12:00\n*123456\n출금(취소) 15,000원\n한강서점\n잔액 100,000원", 15_000),
    ("우리 11/25 12:00\n*123456\n출금 15,000원\n코레일취소수수료\n잔액 100,000원", -15_000),
    ("우리 11/25 12:00\n*123456\n출금 15,000원\nGS25취소\n잔액 100,000원", -15_000),
    ("[KB]11/25 12:00\n941602**123\n한강서점\n체크카드취소\n15,000\n잔액100,000", 15_000),
    ("신한카드(1234)승인 견*본 5,000원(일시불)11/25 12:00 코레일취소수수료", -5_000),
    ("신한카드(1234)승인취소 견*본 5,000원(일시불)11/25 12:00 코레일취소수수료", 5_000),
    ("삼성1234취소 견*본\n5,000원\n11/25 12:00 한강서점", 5_000),
    ("하나(1*2*) 견*본님 -5,000원 취소 11/25 12:00 한강서점", 5_000),
    ("[네이버페이] 충전취소 50,000원 11/25 12:00 국민", -50_000),
    ("농협 출금-50,000원 11/25 12:00 302-****-1234-51 한강서점", -50_000),
    ("농협 입금+50,000원 11/25 12:00 302-****-1234-51 한강서점", 50_000),
    ("[토스] +50,000원 11/25 12:00 한강서점", 50_000),
    ("[토스] -50,000원 11/25 12:00 한강서점", -50_000),
  ])
  func `a cancellation turns round what was told, and is not each name that ends so`(
    text: String, amount: Int64
  ) throws { try expectEqual(read(text).amount, amount) }

  @Test(arguments: [
    "우리은행 11/25 12:00\n*123456\n출금 50,000\n김갈비\n잔액 -1,234,567원",
    "신한 11/25 12:00 110-***-123456 출금 50,000 잔액 -1,234,567원 김갈비",
    "농협 출금50,000원 11/25 12:00 302-****-1234-51 김갈비 잔액-1,234,567원",
    "농협 출금50,000원 11/25 12:00 302-****-1234-51 김갈비 거래후잔액: △1,234,567원",
    "하나,11/25,12:00\n123******789\n출금50,000원\n김갈비\n잔액 -1,234,567 출금가능금액 8,765,433원",
    "[KB]11/25 12:00\n941602**123\n김갈비\n출금\n50,000\n잔액-1,234,567",
    "[카카오뱅크] 11/25 12:00 출금 50,000원 김갈비 현재잔액 ₩-1,234,567",
    "Hana Bank 11/25 12:00 withdrawal KRW 50,000 김갈비 Balance -KRW 1,234,567",
  ])
  func `an account that is overdrawn has a balance below nothing`(_ text: String) throws {
    for text in [text, text.replacing("\n", with: " ")] {
      let found = try read(text)
      expectEqual(found.amount, -50_000)
      expectEqual(found.payee, "김갈비")
      expectEqual(found.balance, -1_234_567)
    }
  }

  @Test(arguments: [
    ("11/25 오후 3:20", 15, 20), ("11/25 오전 3:20", 3, 20), ("11/25 오후 12:20", 12, 20),
    ("11/25 오전 12:20", 0, 20), ("11/25 오후03:20", 15, 20), ("11/25 오후 15:20", 15, 20),
    ("11월 25일 오후 3시 20분", 15, 20), ("2026년 11월 25일 15시 20분", 15, 20), ("11/25 PM 3:20", 15, 20),
    ("11/25 3:20 PM", 15, 20), ("11/25 12:20 am", 0, 20), ("2026.11.25 15:20:00", 15, 20),
  ])
  func `a time may be of twice twelve hours`(moment: String, hour: Int, minute: Int) throws {
    for text in [
      "카카오뱅크 홍*동(1234)\n\(moment)\n출금 4,500원\n스타벅스\n잔액 100,000원",
      "신한카드(1234)승인 견*본 4,500원(일시불) \(moment) 스타벅스 누적1,234,567원",
    ] {
      let found = try read(text)
      expectEqual(found.second, hour * 3_600 + minute * 60)
      expectEqual(found.day, Day(rawValue: 2026_11_25))
      expectEqual(found.payee, "스타벅스")
      expectEqual(found.amount, -4_500)
    }
  }

  @Test(arguments: [
    ("KB국민카드 승인 홍*동 11/25 13:22 포인트사용 3,000원 승인금액 7,000원 다이소", -7_000, "다이소"),
    ("현대카드 승인 홍*동 11/25 13:22 할인 1,000원 결제 9,000원 CGV", -9_000, "CGV"),
    ("[KB]11/25 13:22\n941602**123\n이마트\n출금\n50,000\n출금가능금액 1,200,000원", -50_000, "이마트"),
    ("신한 11/25 13:22\n출금 50,000\n수수료 500원\n이마트\n잔액 1,000", -50_000, "이마트"),
    ("삼성카드 승인 홍*동 11/25 13:22 이용금액 10,000원 쿠폰 1,000원 결제금액 9,000원 CGV", -9_000, "CGV"),
    ("롯데카드 승인 홍*동 9,000원 11/25 13:22 CGV 잔여한도 -1,000,000원 누적이용금액 2,000,000원", -9_000, "CGV"),
    ("우리 11/25 13:22\n1002-12-123456\n출금 900\nCGV\n잔액 1,000", -900, "CGV"),
    ("국민 110-12-123456 11/25 13:22 출금 9,000 CGV 잔액 1,000", -9_000, "CGV"),
    ("신한은행 11/25 13:22 110-***-123456 출금 30,000원 신한카드 잔액 77,500원", -30_000, "신한카드"),
    ("[KB]11/25 13:22\n941602**123\nKB국민카드\n출금\n30,000\n잔액77,500", -30_000, "KB국민카드"),
    ("신한카드(1234)승인 견*본 6,200원(일시불)11/25 13:22 엔제리너스", -6_200, "엔제리너스"),
    ("우리 11/25 13:22\n출금 6,200 원조국밥\n잔액 1,000", -6_200, "원조국밥"),
  ])
  func `the amount is the one that was moved`(text: String, amount: Int64, payee: String) throws {
    let found = try read(text)
    expectEqual(found.amount, amount)
    expectEqual(found.payee, payee)
    expectEqual(found.day, Day(rawValue: 2026_11_25))
    expectEqual(found.foreign, nil)
  }

  @Test(arguments: [
    "신한해외승인1234 홍*동 USD 12.99 11/25 12:00 AMAZON.COM",
    "신한카드 해외승인 1234 홍*동 11/25 12:00 USD 12.99 AMAZON.COM",
    "현대카드 해외승인1234 홍*동 12.99달러 11/25 12:00 AMAZON.COM",
  ])
  func `digits of a card are no won`(_ text: String) throws {
    let found = try read(text)
    #expect(found.amount == nil && found.foreign == "USD 12.99" && found.payee == "AMAZON.COM")
    expectEqual(found.isReceived, false)
  }

  @Test(arguments: [
    ("iM뱅크", "iM"), ("DGB대구은행", "대구"), ("부산은행", "부산"), ("BNK경남은행", "경남"), ("광주은행", "광주"),
    ("전북은행", "전북"), ("제주은행", "제주"), ("KDB산업은행", "산업"), ("MG새마을금고", "새마을"), ("Sh수협은행", "수협"),
    ("KEB하나은행", "하나"), ("한국씨티은행", "씨티"), ("NH농협은행", "농협"), ("웰컴저축은행", "웰컴저축"),
    ("KB저축은행", "KB저축"), ("키움증권", "키움증권"), ("삼성증권", "삼성증권"), ("[갈비은행]", "갈비"),
  ])
  func `other banks are known by their names`(name: String, issuer: String) throws {
    let text = "\(name) 11/25 12:00\n123-45-***789\n출금 6,200원\n하나로마트\n잔액 1,234원"
    for text in [text, text.replacing("\n", with: " ")] {
      let found = BankMessage.messages(in: text).map { BankMessage($0) }
      expectEqual(found.map(\.issuer), [issuer])
      expectEqual(found.map(\.payee), ["하나로마트"])
      expectEqual(found.map(\.amount), [-6_200])
    }
  }

  @Test(arguments: [
    ("IBK Bank Deposit KRW 6,200 11/25 12:00 SALARY PAYMENT", 6_200, "SALARY PAYMENT"),
    (
      "IBK Bank 11/25 12:00 SALARY PAYMENT Deposit KRW 6,200 Balance KRW 9,000", 6_200,
      "SALARY PAYMENT"
    ),
    ("KB Bank Withdrawal KRW 6,200 11/25 12:00 TIME DEPOSIT", -6_200, "TIME DEPOSIT"),
    ("Hana Bank Received KRW 6,200 11/25 12:00 GALBI LTD", 6_200, "GALBI LTD"),
    ("KB Card Refunded KRW 6,200 11/25 12:00 HANGANG BOOKS", 6_200, "HANGANG BOOKS"),
    ("Busan Bank 11/25 12:00 Deposit KRW 6,200 GS25 Balance KRW 9,000", 6_200, "GS25"),
  ])
  func `in English too the bank's word decides`(text: String, amount: Int64, payee: String) throws {
    let found = try read(text)
    expectEqual(found.amount, amount)
    expectEqual(found.payee, payee)
  }

  @Test func `a bank's message is in no account of a card`() throws {
    let today = try #require(Day(rawValue: 2026_11_30))
    let accounts = ["현금", "신한카드"].map {
      LedgerAccount(id: LedgerAccount.ID(rawValue: $0), name: $0)
    }
    var draft = LedgerDraft(day: today)
    draft.account = accounts[0].id
    draft.take(
      "신한은행 11/25 13:22 출금 30,000원 한강서점 잔액 77,500원", today: today, accounts: accounts)
    expectEqual(draft.account.rawValue, "현금")
  }

  @Test(arguments: [
    ("하나카드(1234) 승인 견*본 10,000원 일시불 06/01 12:30 이마트 포인트 적립 100원", -10_000),
    ("현대카드 승인 견*본 10,000원 일시불 06/01 12:30 스타벅스 캐시백 500원 적립예정", -10_000),
    ("[네이버페이] 결제 12,000원 06/01 12:30 한강서점 포인트 적립 120원", -12_000),
    ("삼성카드 승인 견*본 10,000원 일시불 06/01 12:30 국민연금 이체", -10_000),
    ("[토스] 결제 30,000원 06/01 12:30 전기차충전", -30_000),
    ("[네이버페이] 결제 완료 12,000원 06/01 12:30 스타벅스 충전 10,000원", -12_000),
    ("KB국민카드1234 견*본 30,000원 승인 06/01 12:30 스타벅스 당월결제금액 1,200,000원", -30_000),
    ("신한카드 견*본 30,000원 승인 06/01 12:30 한강서점 이번달 승인금액 350,000원", -30_000),
    ("[카카오페이] 12,000원 결제 06/01 12:30 한강서점 자동충전 20,000원", -12_000),
    ("국민카드1234승인 견*본 10,000원 일시불 06/01 12:30 가상계좌입금", -10_000),
    ("[카카오페이] 고객님이 10,000원을 송금하셨습니다 06/01 12:30", -10_000),
  ])
  func `what is saved, filled or summed up besides a payment changes nothing of it`(
    text: String, amount: Int64
  ) throws {
    expectEqual(try read(text).amount, amount)
  }
}
