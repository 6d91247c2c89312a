import Expectations
import LedgerDomain
import Testing
import Time

/// Amounts of text messages that are said rather than written, with fees, and of securities; names and numbers are invented.
struct SaidAmountTests {
  private func read(_ text: String) throws -> BankMessage {
    let today = try #require(Day(rawValue: 2026_11_30))
    let found = BankMessage.messages(in: text).map { BankMessage($0, today: today) }
    expectEqual(found.count, 1)
    return try #require(found.first)
  }

  @Test(
    arguments: [
      (
        "[KB]11/25 18:49 123456**789 김철수 입금 1억 2천만원 잔액 130,000,000원", 120_000_000, 130_000_000,
        "김철수"
      ),
      ("[KB]11/25 18:49 123456**789 김철수 출금 3만 5천원 잔액 1억 2천만원", -35_000, 120_000_000, "김철수"),
      ("[KB]11/25 18:49 123456**789 김철수 출금 35,000원 잔액 12만 5천원", -35_000, 125_000, "김철수"),
      ("신한카드 승인 홍*동 3만 5천원 일시불 11/25 18:49 스타벅스", -35_000, nil, "스타벅스"),
      ("신한카드 승인 홍*동 3만5천원 11/25 18:49 스타벅스 누적 1백만원", -35_000, nil, "스타벅스"),
      ("[토스] 2억 3천 5백만원 입금 김철수 11/25 13:24", 235_000_000, nil, "김철수"),
      ("[토스] 2천만원 입금 김철수 11/25 13:24", 20_000_000, nil, "김철수"),
      ("[토스] 3만 5,000원 입금 김철수 11/25 13:24", 35_000, nil, "김철수"),
      ("[토스] 1.5억원 입금 김철수 11/25 13:24", 150_000_000, nil, "김철수"),
      ("[토스] 출금3만5천원 김철수 11/25 13:24", -35_000, nil, "김철수"),
      ("[카카오페이] 김철수님이 1만 2천원을 보냈어요 11/25 13:24", 12_000, nil, "김철수"),
      ("[토스] 3만 5천원 출금 김철수 11/25 13:24 수수료 500원", -35_000, nil, "김철수"),
      // What is written is the amount, and what an advertisement says is none.
      ("신한카드 승인 6,200원 11/25 18:49 스타벅스 5만원 이상 결제 시 3천원 할인", -6_200, nil, "스타벅스"),
      ("농협 출금 6200 11/25 18:49 스타벅스 5만원 쿠폰", -6_200, nil, "스타벅스"),
      (
        "신한카드승인 홍*동 11/25 18:49 35,000 스타벅스 5만원 이상 결제 시 3천원 할인", -35_000, nil,
        "스타벅스"
      ),
      // What was agreed with a loan or savings is no payment.
      ("[하나은행] 11/25 09:00 대출이자 50,000원 납부 약정금액 10,000,000원", -50_000, nil, "대출이자"),
      // What was asked for has been sent.
      ("[토스] 송금 요청하신 50,000원을 김철수님이 보냈어요 11/25 13:24", 50_000, nil, "김철수"),
      ("[네이버페이] 결제요청하신 15,000원을 결제했습니다 11/25 13:24 배민", -15_000, nil, ""),
    ] as [(String, Int64, Int64?, String)])
  func `an amount is said in one part or in several`(
    text: String, amount: Int64, balance: Int64?, payee: String
  ) throws {
    let found = try read("[Web발신]\n\(text)")
    #expect(found.amount == amount && found.balance == balance, "\(text): \(found)")
    #expect(found.payee.hasPrefix(payee), "\(found.payee)")
  }

  @Test func `digits of what is not understood are no amount`() throws {
    let found = try read("[Web발신]\n[KB]11/25 18:49 123456**789 출금 3만 5천 김철수")
    #expect(found.amount == nil && !found.isUnderstood, "\(found)")
    // Lines are apart.
    let apart = try read("[Web발신]\n신한카드 승인 쿠폰 3만\n6,200원 11/25 18:49 스타벅스")
    expectEqual(apart.amount, -6_200)
  }

  @Test(arguments: [
    ("ATM출금 50,000원 수수료 1,300원 잔액 100,000원", -50_000, "수수료 1,300원"),
    ("ATM출금 50,000원(수수료 1,300원 포함) 잔액 100,000원", -50_000, ""),
    ("ATM출금 50,000원(수수료 1,300원 별도) 잔액 100,000원", -51_300, ""),
    ("ATM출금 50,000원 수수료 면제 잔액 100,000원", -50_000, ""),
    ("ATM출금 50,000원 수수료 0원 잔액 100,000원", -50_000, ""),
  ])
  func `a fee is a part of the amount, on top of it, or in the note`(
    text: String, amount: Int64, note: String
  ) throws {
    let found = try read("[Web발신]\n우리은행 11/25 18:49 *456789 \(text)")
    expectEqual(found.amount, amount)
    expectEqual(found.note, note)
    expectEqual(found.payee, "ATM출금")
  }

  @Test(arguments: [
    "키움증권 11/25 09:31 삼성전자 매수체결 10주 70,000원", "키움증권 11/25 09:31 삼성전자 매도체결 10주 70,000원",
    "[키움] 체결통보 삼성전자 매도 10주 70,000원 체결 11/25 09:31",
    "미래에셋증권 홍*동 삼성전자 10주 70,000원 매수 체결 11/25 09:31",
    "[NH투자증권] 주문접수 삼성전자 매수 10주 70,000원 11/25 09:31",
  ])
  func `an order or its price moves nothing`(_ text: String) throws {
    let found = try read("[Web발신]\n\(text)")
    #expect(found.movesNothing && found.amount == nil, "\(found)")
  }

  @Test func `what was paid for securities, or got for them, moves as much`() throws {
    let sold = try read("[Web발신]\n[삼성증권] 11/25 09:31 매도 체결 카카오 20주 50,000원 체결금액 1,000,000원")
    #expect(sold.amount == 1_000_000 && sold.isReceived)
    let bought = try read("[Web발신]\n[삼성증권] 11/25 09:31 매수 체결 카카오 20주 체결금액 1,000,000원")
    #expect(bought.amount == -1_000_000 && !bought.isReceived)
    let paid = try read("[Web발신]\n[삼성증권] 11/25 09:31 매도대금 입금 1,000,000원 카카오")
    expectEqual(paid.amount, 1_000_000)
    let shop = try read("[Web발신]\n신한카드 승인 6,200원 11/25 18:49 장매수산 체결")
    expectEqual(shop.amount, -6_200)
  }

  @Test(arguments: [
    ("[카카오뱅크] 11/25 18:49 이자 1,234원 (세전 1,459원 세금 225원) 입금", 1_234, ""),
    ("삼성카드 승인 홍*동 정가 10,000원 할인 1,000원 최종 9,000원 11/25 18:49 CGV", -9_000, "CGV"),
    ("신한카드 승인 홍*동 6.200원 11/25 18:49 스타벅스", -6_200, "스타벅스"),
    ("경기지역화폐 결제 6,200원 스타벅스 11/25 18:49 인센티브 620원 잔액 93,180원", -6_200, "스타벅스"),
    ("[카카오뱅크] 홍*동(1234) 11/25 18:49 체크카드결제 6,200원 스타벅스 잔액 93,800원", -6_200, "스타벅스"),
    ("기업은행 11/25 18:49 [입금] 300,000원 이영희 [잔액] 400,000원", 300_000, "이영희"),
  ])
  func `what stands beside an amount is not the amount`(
    text: String, amount: Int64, payee: String
  ) throws {
    let found = try read("[Web발신]\n\(text)")
    expectEqual(found.amount, amount)
    if !payee.isEmpty { expectEqual(found.payee, payee) }
  }

  @Test(arguments: [
    "[하나은행] 김철수님이 50,000원 송금 요청 11/25 18:49", "[토스] 김철수님이 10,000원을 요청했어요 11/25 18:49",
    "[무신사] 주문완료 45,000원 무통장입금 대기 11/25 18:49", "우리카드 리볼빙 이월금액 100,000원 11/25 18:49",
  ])
  func `what is asked for or waits moves nothing`(_ text: String) throws {
    let found = try read("[Web발신]\n\(text)")
    #expect(found.movesNothing && found.amount == nil, "\(found)")
  }

  @Test(arguments: [
    ("신한카드 결제요청하신 6,200원이 승인되었습니다. 11/25 18:49 스타벅스", -6_200),
    ("우리카드 결제대금 50,000원 출금완료 11/25 18:49 이월금액 30,000원", -50_000),
  ])
  func `what was done after it was asked for moves money`(text: String, amount: Int64) throws {
    let found = try read("[Web발신]\n\(text)")
    #expect(found.amount == amount && !found.movesNothing, "\(found)")
  }
}
