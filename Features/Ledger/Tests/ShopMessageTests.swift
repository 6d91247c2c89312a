import Expectations
import LedgerDomain
import Testing
import Time

/// Text messages of shops and offices, amounts that are said, and what is no payee; names and numbers are invented.
struct ShopMessageTests {
  private func messages(_ text: String) throws -> [BankMessage] {
    let today = try #require(Day(rawValue: 2026_11_28))
    return BankMessage.messages(in: text).map { BankMessage($0, today: today) }
  }

  private func read(_ text: String) throws -> BankMessage {
    let found = try messages(text)
    expectEqual(found.count, 1)
    return try #require(found.first)
  }

  @Test(
    arguments: [
      ("[쿠팡] 주문 취소 완료. 환불금액 12,000원 11/25 18:49", 12_000, "쿠팡", ""),
      ("[국민연금] 11월 연금 500,000원 지급 11/25", 500_000, "11월 연금", ""),
      ("[배달의민족] 한강분식 결제 23,000원 11/25 18:49", -23_000, "한강분식", ""),
      ("[신한카드] 승인 견*본 12,000원 일시불 11/25 18:49 한강서점", -12_000, "한강서점", "신한"),
    ] as [(String, Int64, String, String)])
  func `what begins with a sender in brackets is a message without a mark, too`(
    text: String, amount: Int64, payee: String, issuer: String
  ) throws {
    for text in [text, "[Web발신]\n\(text)"] {
      let found = try read(text)
      expectEqual(found.amount, amount)
      expectEqual(found.payee, payee)
      expectEqual(found.issuer, issuer)
    }
  }

  @Test(arguments: [
    "[메모] 점심값 6,200원", "책 [중고] 6,200원 5/9", "[쿠팡] 11/25 로켓배송 시작", "[회식] 11/20 5명 120,000원",
    "[스타벅스] 3만원 쿠폰 11/30까지", "[회식비 입금] 11/20 5명 120,000원", "[쿠팡] 11/25 3만원 결제 시 5,000원 적립",
  ])
  func `what has no sender, amount or day is no message`(_ text: String) throws {
    #expect(try messages(text).isEmpty)
  }

  @Test func `several of them are parted`() throws {
    let one = "[쿠팡] 결제 12,000원 11/25 18:49"
    let found = try messages("\(one)\n[배달의민족] 한강분식 결제 23,000원 11/26 18:49")
    expectEqual(found.map(\.amount), [-12_000, -23_000])
  }

  @Test(
    arguments: [
      ("12만원", -120_000), ("1만2천원", -12_000), ("1.5만원", -15_000), ("3천 원", -3_000),
    ] as [(String, Int64)])
  func `an amount may be said`(said: String, amount: Int64) throws {
    let found = try read("[Web발신]\n신한카드 승인 견*본 \(said) 일시불 11/25 18:49 한강서점 누적1,234,567원")
    #expect(found.amount == amount && found.payee == "한강서점", "\(found)")
  }

  @Test
  func `many digits behind an amount that is said are read in time that grows with them alone`()
    throws
  {
    let digits = String(repeating: "1", count: 300)
    #expect(try messages("1만\(digits) x").isEmpty)
    #expect(try messages("[Web발신]\n신한카드 승인 1만\(digits) x 11/25 18:49").count == 1)
  }

  @Test func `what is said beside an amount is none`() throws {
    let found = try read("[Web발신]\n신한카드 승인 견*본 12,000원 일시불 11/25 18:49 쿠팡 5만원 이상 결제시 할인")
    #expect(found.amount == -12_000 && found.payee.hasPrefix("쿠팡"), "\(found)")
    let blocks = try messages(
      "신한카드 승인 견*본 12,000원 일시불 11/25 18:49 쿠팡\n\n5만원 이상 결제시 할인")
    expectEqual(blocks.map(\.amount), [-12_000])
  }

  @Test(
    arguments: [
      ("신한카드 승인 견*본 300,000원 3개월 11/25 18:49 하이마트 (월 100,000원)", -300_000, "하이마트"),
      ("신한카드 해외승인 견*본 11/25 18:49 FAMILYMART 약 11,100원", -11_100, "FAMILYMART"),
      ("국민은행 11/25 18:49 출금 보험료 55,000원 삼성화재 잔액 100,000원", -55_000, "삼성화재"),
      ("국민은행 11/25 18:49 출금 55,000원 보험료 잔액 100,000원", -55_000, "보험료"),
      ("고용센터 실업급여 1,200,000원 지급완료 11/25", 1_200_000, "고용센터 실업급여"),
    ] as [(String, Int64, String)])
  func `what an amount is for is no payee where another one is named`(
    text: String, amount: Int64, payee: String
  ) throws {
    let found = try read("[Web발신]\n\(text)")
    expectEqual(found.amount, amount)
    expectEqual(found.payee, payee)
  }
}
