import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Purchases over months of which a bill has all in another column than its other amounts, or in none.
struct WholePurchaseTests {
  private func bill(_ text: String, _ change: (inout ColumnMapping) -> Void = { _ in })
    -> BankStatement
  {
    .read(
      tableCells(["삼성카드 이용대금명세서", "결제일|2026년 10월 14일"]) + tableCells(text), change)
  }

  @Test(arguments: ["총 할부금액", "총할부금액", "할부금액", "할부총액", "이용총액(원)", "총이용금액"])
  func `all of a purchase stands in a column of its own`(_ heading: String) {
    for (number, fee) in [(1, 6_500), (2, 5_400), (6, 900)] {
      let found = bill(
        """
        이용일|이용구분|가맹점|이용금액|\(heading)|할부개월/회차|청구원금|이자/수수료|적립금액|혜택금액
        20260903|일시불|코스트코|120,000|||120,000|0||0
        20260910|일시불|스타벅스|10,000|||8,000|0||2,000
        20260915|할부|다이슨||600,000|6/\(number)|100,000|\(fee)||0
        합계|||||228,000|\(fee)||2,000
        """)
      expectEqual(
        found.amounts, [-120_000, -10_000, 2_000, -600_000, Int64(-fee)], "\(number)")
      expectEqual(
        found.entries[3].entry.bank?.instalment.map { [$0.months, $0.number] }, [6, number])
      #expect(found.hasInstalments)
    }
  }

  @Test(arguments: ["입금후잔액", "결제 후 잔액", "할부잔액", "잔여원금"])
  func `a part and what is left after it are all of a purchase`(_ heading: String) {
    for stated in ["", "100,000"] {
      let found = bill(
        """
        이용일|가맹점|이용금액|개월|회차|원금|수수료|\(heading)
        20260903|코스트코|120,000|||120,000|0|0
        20260915|다이슨|\(stated)|6|1|100,000|6,500|500,000
        20260815|애플|\(stated)|3|2|100,000|0|100,000
        20260815|이마트|100,000|2|1|50,000|0|50,000
        """)
      expectEqual(
        found.amounts.sorted(), [-600_000, -300_000, -120_000, -100_000, -6_500], "\(stated)")
    }
  }

  @Test func `a part alone is one of as many as there are months, unless it is what was paid`() {
    let found = bill(
      """
      이용일|가맹점|이용금액|할부금액|개월|회차|원금|수수료
      20260903|코스트코|120,000||||120,000|0
      20260915|다이슨||100,000|6|1|100,000|0
      20260815|교보문고|||6|2|12,716|0
      20260816|무신사|30,000||3|1|30,000|0
      20260820|다이소 취소||-60,000|3|1|-20,000|0
      20260821|올리브영|||||5,000|0
      """)
    expectEqual(
      found.amounts.sorted(), [-600_000, -120_000, -76_296, -30_000, -5_000, 60_000])
  }

  @Test func `a bill as it is billed has its part alone`() {
    let found = bill(
      """
      이용일|가맹점|이용금액|총할부금액|개월|회차|원금|이자/수수료|입금후잔액
      20260903|코스트코|120,000||||120,000|0|0
      20260915|다이슨||600,000|6|1|100,000|6,500|500,000
      """
    ) { $0.isAsBilled = true }
    expectEqual(found.amounts.sorted(), [-120_000, -100_000, -6_500])
  }

  @Test(arguments: ["남은금액", "잔여 원금", "미청구금액", "결제후잔액"])
  func `amounts are parts if what is left after them is as much as the others`(_ heading: String) {
    let head = "이용일자|가맹점명|금액|할부회차|\(heading)\n"
    let parts = bill(
      head + """
        20261005|푸른가전|100,000|2/6|400,000
        20261006|남산서점|30,000|3/3|0
        20261007|커피|4,500||0
        """)
    expectEqual(parts.amounts, [-600_000, -90_000, -4_500])
    #expect(parts.hasInstalments && parts.chain.count == 0)
    // Of a whole amount less is left than it is.
    for number in 1...5 {
      let whole = bill(
        head + "20261005|푸른가전|600,000|\(number)/6|\(100_000 * (6 - number))\n20261007|커피|4,500||0")
      expectEqual(whole.amounts, [-600_000, -4_500])
    }
    let two = bill(head + "20261005|푸른가전|100,000|1/2|50,000\n20261007|커피|4,500||0")
    expectEqual(two.amounts, [-100_000, -4_500])
  }

  @Test(arguments: ["남은금액", "미청구금액"])
  func `what is left is no amount and no balance`(_ heading: String) {
    let lone = bill("이용일자|가맹점명|할부개월|회차|\(heading)\n20261005|푸른가전|6|2|400,000")
    #expect(lone.entries.isEmpty && !lone.mapping.isUsable)
    let found = bill(
      "이용일자|가맹점명|이용금액|할부개월|할부회차|\(heading)\n20261005|푸른가전|600,000|6|2|400,000\n"
        + "20261007|커피|4,500|||0")
    expectEqual(found.amounts, [-600_000, -4_500])
    #expect(found.chain.count == 0 && found.gaps.isEmpty)
  }
}
