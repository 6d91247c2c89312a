import Expectations
import LedgerDomain
import Testing
import Time

/// Text messages of what was only arranged or announced, and of parts; names and numbers are invented.
struct ArrangedMessageTests {
  private func read(_ text: String) throws -> BankMessage {
    let today = try #require(Day(rawValue: 2026_11_28))
    let found = BankMessage.messages(in: "[Web발신]\n" + text).map {
      BankMessage($0, today: today)
    }
    return try #require(found.first)
  }

  @Test(arguments: [
    "신한카드 할부전환 완료 300,000원 3개월 11/25 하이마트", "신한카드 연체금액 55,000원 11/25까지 납부",
    "[신한은행] 대출이자 납입일 11/28 납입예정금액 55,000원", "하나은행 적금 만기 1,200,000원 11/28 만기예정",
    "우리은행 예약이체 등록 50,000원 김철수 11/28 09:00", "국민은행 이체예약 완료 50,000원 김철수 11/28 09:00",
    "서울시 지방세 45,000원 고지 납기 11/30", "KB 11/25 18:49 지급정지 50,000원",
    "(광고) 롯데카드 11/25까지 50,000원 이상 결제시 5,000원 캐시백", "인증번호 123456 쿠팡 12,000원 결제 11/25",
    "신한카드 11/30까지 55,000원 납부해 주세요", "인증번호 123456 쿠팡 32,000원 결제 승인 11/25 18:49",
    "(광고) 신한카드 11/25까지 50,000원 이상 승인 시 5,000원 캐시백",
    "우리은행 11/28 09:00 예약이체 등록 50,000원 김철수 잔액 1,200,000원",
  ])
  func `what was only arranged moves nothing`(_ text: String) throws {
    let found = try read(text)
    #expect(found.movesNothing && found.amount == nil && !found.isUnderstood, "\(text)")
  }

  @Test(
    arguments: [
      ("신한카드 승인 홍*동 12,000원 일시불 11/25 18:49 쿠팡 5만원 이상 결제시 할인", -12_000, "쿠팡"),
      ("우리은행 11/25 18:49 출금 55,000원 대출이자 잔액 100,000원", -55_000, "대출이자"),
      ("하나은행 11/25 18:49 입금 1,200,000원 적금만기 잔액 2,000,000원", 1_200_000, "적금만기"),
      ("KB국민은행 11/05 09:12 출금 300,000원 적금 잔액 1,200,000원 만기예정일 27/05/05", -300_000, "적금"),
      ("신한카드 승인 홍*동 320,000원 일시불 11/05 18:49 하이마트 누적1,200,000원 할부전환 가능", -320_000, "하이마트"),
    ] as [(String, Int64, String)])
  func `what was paid beside such words is`(text: String, amount: Int64, payee: String) throws {
    let found = try read(text)
    #expect(found.amount == amount && found.payee.hasPrefix(payee), "\(found)")
    #expect(!found.movesNothing)
  }

  @Test(arguments: ["(원승인 30,000원)", "(원승인금액 30,000원)", "원거래금액 30,000원", "원승인 30,000원 원승인일 11/20"])
  func `a part that was taken back is told from the amount of its payment`(_ end: String) throws {
    let found = try read("신한카드 부분취소 홍*동 2,000원 11/25 18:49 쿠팡 \(end)")
    #expect(found.amount == 2_000 && found.payee == "쿠팡", "\(found)")
    expectEqual(found.day, Day(rawValue: 2026_11_25))
    let own = try read("신한카드(1234)승인 김회원승인 5,000원 일시불 11/25 18:49 쿠팡")
    expectEqual(own.amount, -5_000)
  }

  @Test func `a way of payment is no payee where another one is named`() throws {
    let bill = try read("하나은행 11/25 18:49 자동이체 55,000원 SKT 잔액 100,000원")
    #expect(bill.amount == -55_000 && bill.payee == "SKT", "\(bill)")
    let cash = try read("우리 11/25 18:49 *123456 ATM출금 100,000원 잔액 200,000원")
    #expect(cash.amount == -100_000 && cash.payee == "ATM출금" && cash.isUnderstood, "\(cash)")
  }
}
