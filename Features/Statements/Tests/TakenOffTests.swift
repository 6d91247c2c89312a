import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// What was taken off purchases, or put on top of them, and what becomes of it when they are taken back.
struct TakenOffTests {
  private func read(_ text: String) -> BankStatement { .read(tableCells(text)) }

  private func left(_ statement: BankStatement) -> [Int64] {
    statement.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount)
  }

  @Test(arguments: ["일시불취소", "일시불"])
  func `a discount goes with the purchase that is taken back`(_ word: String) {
    let found = read(
      """
      이용일자|이용카드|구분|이용하신 가맹점|이용금액|할부개월|회차|원금|수수료(이자)|결제 후 잔액|할인금액
      26.10.01|123|일시불|스타벅스|4500|||4050|0||450
      26.10.03|123|\(word)|스타벅스|-4500|||-4050|0||-450
      26.10.04|123|일시불|CU|3000|||3000|0||0
      """)
    expectEqual(left(found), [-3_000])
    expectEqual(found.entries.reduce(0) { $0 + $1.entry.amount.amount }, -3_000)
    expectEqual(found.cancelled.map { $0.sorted() }, [[2, 3], [2, 3]])
  }

  @Test
  func `without a column for it the billed amount says what was taken off, and what came back`() {
    let found = read(
      """
      이용일|가맹점명|이용금액|청구금액|할부|수수료
      2026-10-01|A|10000|9500||0
      2026-10-02|B|20000|20000||0
      2026-10-03|A|-10000|-9500||0
      """)
    expectEqual(left(found), [-20_000])
    let alone = read(
      """
      이용일|가맹점명|이용금액|할인금액|청구금액|할부
      2026-10-01|A|30000|0|30000|
      2026-10-05|C|-7000|-300|-6700|
      """)
    expectEqual(left(alone), [-30_000, 7_000, -300])
  }

  @Test func `approvals without billed amounts lose their discounts with them`() {
    for off in ["450", "-450", ""] {
      for (amount, state) in [("-4,500", "정상"), ("4,500", "취소")] {
        let found = read(
          """
          승인일시|승인번호|가맹점명|이용금액|할인금액|상태
          2026-10-01 10:00|11|스타벅스|4,500|450|정상
          2026-10-02 10:00|11|스타벅스|\(amount)|\(off)|\(state)
          2026-10-04 10:00|12|CU|3,000|0|정상
          """)
        expectEqual(left(found), [-3_000], "\(off) \(amount) \(state)")
      }
    }
  }

  @Test(arguments: [
    "사용포인트", "차감포인트", "포인트(사용)", "포인트결제", "할인/포인트", "마이신한포인트", "포인트사용", "쿠폰",
  ])
  func `what was paid with points is not spent`(_ heading: String) {
    let found = read(
      """
      신한카드 이용대금명세서
      결제일|2026-11-14
      청구금액|13,900
      이용일자|이용가맹점|이용금액|할부기간|회차|\(heading)|결제금액|결제후잔액
      2026-10-01|A|10000|||1100|8900|0
      2026-10-02|B|5000|||0|5000|0
      """)
    expectEqual(left(found), [-10_000, 1_100, -5_000])
  }

  @Test func `discounts and points of one line are taken off together`() {
    let found = read(
      """
      이용일자|이용가맹점|이용금액|할부기간|회차|할인금액|사용포인트|결제금액
      2026-10-01|A|10000|||100|1000|8900
      """)
    expectEqual(left(found), [-10_000, 1_100])
    let principal = read(
      """
      이용일자|이용가맹점|이용금액|혜택금액|사용포인트|결제원금
      2026-10-01|A|31,000|500|300|30,200
      """)
    expectEqual(left(principal), [-31_000, 800])
    let none = read(
      """
      이용일자|이용가맹점|이용금액|할부기간|결제금액
      2026-10-01|A|30000||29700
      """)
    expectEqual(left(none), [-30_000, 300])
  }

  @Test(
    arguments: ["이용금액", "매출금액", "거래금액", "사용금액", "판매금액", "구매금액", "승인금액"],
    ["결제금액", "청구금액"])
  func `a purchase over months is the whole, whatever its amount is called`(
    whole: String, part: String
  ) {
    for (number, rest) in [(1, "90000"), (2, "45000"), (3, "0")] {
      let found = read(
        """
        신한카드 이용대금명세서
        결제일|2026-1\(number - 1)-14
        이용일|가맹점명|\(whole)|할부기간|청구회차|\(part)|결제후잔액
        2026-09-01|A1|1000|||1000|0
        2026-08-02|B|135000|3|\(number)|45000|\(rest)
        """)
      expectEqual(found.amounts.sorted(), [-135_000, -1_000], "\(number)")
    }
  }

  @Test func `a fee with a minus was taken, whichever way its line went`() {
    let payPal = read(
      """
      Date|Name|Type|Status|Currency|Gross|Fee|Net
      2026-03-15|Amy Lee|Mobile Payment|Completed|KRW|-30000|-900|-30900
      2026-03-16|Ann Day|Mobile Payment|Completed|KRW|-2000|0|-2000
      2026-03-18|Bob Ray|Mobile Payment|Completed|KRW|55000|-1500|53500
      2026-03-19|Bob Ray|Refund|Completed|KRW|-5000|150|-4850
      """)
    expectEqual(payPal.amounts, [-30_000, -900, -2_000, 55_000, -1_500, -5_000, 150])
    let plain = read(
      """
      거래일|내용|거래금액|수수료
      2026-03-17|이영희|-10,000|-500
      2026-03-18|김철수|-55,000|-500
      2026-03-19|급여|900,000|0
      """)
    expectEqual(plain.amounts, [-10_000, -500, -55_000, -500, 900_000])
    // Of a card's refund it came back.
    let card = read(
      """
      이용일|가맹점명|이용금액|수수료
      2026-03-17|AMAZON|10,000|200
      2026-03-18|APPLE|-5,000|-100
      2026-03-19|GS25|3,000|0
      """)
    expectEqual(card.amounts, [-10_000, -200, 5_000, 100, -3_000])
  }

  @Test func `a cell may say how much of its payment was cancelled`() {
    func left(_ cell: String, _ rest: [String] = []) -> [Int64] {
      read(
        ([
          "이용일|승인번호|가맹점명|이용금액|상태", "2026-10-01|11|이마트|30,000|\(cell)",
          "2026-10-02|12|CU|3,000|정상",
        ] + rest).joined(separator: "\n")
      ).amounts
    }
    for cell in ["부분취소 5,000", "부분취소(5,000원)", "부분취소5000원"] {
      expectEqual(left(cell), [-30_000, 5_000, -3_000], "\(cell)")
      // Its own line says it, too, or that the cell has what is left.
      let own = left(cell, ["2026-10-03|11|이마트|-5,000|정상"])
      expectEqual(own.sorted(), [-30_000, -3_000, 5_000], "\(cell)")
      let other = left(cell, ["2026-10-03|11|이마트|-25,000|정상"])
      expectEqual(other.sorted(), [-30_000, -3_000, 25_000], "\(cell)")
    }
    for cell in [
      "부분취소", "부분취소(2건)", "부분취소 1105", "부분취소(카드 1234)", "부분취소 잔액 5,000", "부분취소 10/05", "부분취소 1건",
      "부분취소 50,000",
    ] {
      expectEqual(left(cell), [-30_000, -3_000], "\(cell)")
    }
  }

  @Test func `a line of an account that moves nothing is left out, and its balance counts`() {
    let found = read(
      """
      거래일자|내용|출금액|입금액|잔액
      2026-10-01|통장정리|0|0|1000
      2026-10-02|GS25|500|0|500
      2026-10-03|이자|0|0|500
      """)
    expectEqual(found.amounts, [-500])
    expectEqual(found.opening, Won(1_000))
    #expect(found.invalidLines.isEmpty)
    expectEqual(found.leftOut.map(\.reason), [.unmoved, .unmoved])
  }

  @Test func `a line of nothing whose balance changes is not read`() {
    let found = read(
      """
      거래일자|내용|출금액|입금액|잔액
      2026-10-01|GS25|500|0|95000
      2026-10-02|CU|1000|0|94000
      2026-10-03|모름|0|0|84000
      """)
    expectEqual(found.amounts, [-500, -1_000])
    expectEqual(found.invalidLines.map(\.number), [4])
  }

  @Test(arguments: ["캐시백포인트", "적립포인트"])
  func `points that a purchase gives are taken off nothing`(_ heading: String) {
    let found = read(
      """
      이용일자|가맹점명|이용금액|\(heading)
      2026-10-01|가|10000|100
      2026-10-02|나|20000|200
      """)
    expectEqual(found.amounts, [-10_000, -20_000])
  }
}
