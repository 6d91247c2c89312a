import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What columns hold, by the words of their headings and by sums of their cells.
struct HeadingWordsTests {
  private func read(_ lines: [String]) -> BankStatement {
    .read(tableCells(lines))
  }

  private func amounts(_ lines: [String]) -> [Int64] {
    let found = read(lines)
    expectEqual(found.invalidCount, 0, "\(lines)")
    #expect(!found.isKindUnclear, "\(lines)")
    return found.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount)
  }

  @Test(arguments: ["매입금액", "구입금액", "접수금액", "국내접수금액(원)", "매출금액", "원화사용금액", "원금"])
  func `a card's amounts are spent, whatever their heading ends with`(_ heading: String) {
    let lines = ["2026-11-02|한강서점|11,100|1", "2026-11-03|GS25|3,000|2"]
    expectEqual(amounts(["이용일|가맹점명|\(heading)|승인번호"] + lines), [-11_100, -3_000])
  }

  @Test func `an order's amounts are spent, and what is paid in to savings has come in`() {
    expectEqual(amounts(["주문일|상품명|구입금액|결제수단", "2026-11-04|사과|30,000|신한카드"]), [-30_000])
    expectEqual(
      amounts(["납입일자|내용|납입금액|잔액", "2026-10-04|적금|10,000|10,000", "2026-11-04|적금|10,000|20,000"]),
      [10_000, 10_000])
  }

  @Test(arguments: ["이용일", "이용일자", "승인일시", "사용일", "사용날짜", "매출일자", "매출일", "매입일자", "접수일"])
  func `the day is that of the use, and not that on which it is paid`(_ use: String) {
    let others = ["결제일자", "정산일자", "청구일자", "결제일"] + (use.hasPrefix("매입") ? [] : ["매입일자", "접수일자"])
    for other in others where other != use && !(use == "접수일" && other.hasPrefix("접수")) {
      for isFirst in [true, false] where !(use == "접수일" && other == "매입일자") {
        let headings = isFirst ? "\(other)|\(use)" : "\(use)|\(other)"
        let days = isFirst ? "2026-12-14|2026-10-30" : "2026-10-30|2026-12-14"
        let found = read(["\(headings)|가맹점명|매출금액", "\(days)|GS25|3,000"])
        expectEqual(found.entries.map(\.entry.day.rawValue), [2026_10_30], "\(headings)")
      }
    }
  }

  @Test(arguments: ["미청구금액", "다음달청구금액", "면제금액", "최소결제금액", "정산금액", "전월실적금액"])
  func `what a bill has not, or not yet, is no amount`(_ heading: String) {
    for amount in ["매출금액", "원금"] {
      for isFirst in [true, false] {
        let headings = isFirst ? "\(heading)|\(amount)" : "\(amount)|\(heading)"
        func cells(_ own: String, _ other: String) -> String {
          isFirst ? "\(other)|\(own)" : "\(own)|\(other)"
        }
        expectEqual(
          amounts([
            "이용일|가맹점명|\(headings)", "2026-11-02|GS25|" + cells("3,000", "1,000"),
            "2026-11-03|하이마트|" + cells("100,000", "200,000"),
          ]), [-3_000, -100_000], "\(headings)")
      }
    }
  }

  @Test(arguments: ["매출금액", "원금", "매입금액", "접수금액", "국내접수금액", "이용금액", "원화환산금액"])
  func `a fee that the sum has in it counts once`(_ amount: String) {
    for fee in ["수수료", "해외이용수수료"] {
      for sum in ["청구금액", "결제금액", "합계", "결제하실금액", "총금액"] {
        let found = amounts([
          "이용일|가맹점명|\(amount)|\(fee)|\(sum)", "2026-11-02|GS25|3,000|0|3,000",
          "2026-11-03|NETFLIX|18,210|55|18,265",
        ])
        expectEqual(found, [-3_000, -18_210, -55], "\(amount) \(fee) \(sum)")
      }
    }
  }

  @Test func `a fee within what is billed is no discount`() {
    let found = amounts([
      "이용일|가맹점명|할부|회차|원금|수수료|청구금액", "2026-11-02|GS25|||3,000|0|3,000",
      "2026-11-03|NETFLIX|||18,210|55|18,265", "2026-11-04|연회비|||0|500|500",
    ])
    expectEqual(found, [-3_000, -18_210, -55, -500])
  }

  @Test func `parts of a price are those that the sum proves, and so are discounts`() {
    expectEqual(
      amounts([
        "이용일|가맹점명|공급가액|세액|봉사료|합계", "2026-11-02|GS25|3,000|300|0|3,300",
        "2026-11-03|하이마트|300,000|30,000|0|330,000",
      ]), [-3_300, -330_000])
    expectEqual(
      amounts([
        "이용일|이용가맹점|이용총액|할부|회차|원금|수수료|할인서비스|당월결제금액|결제후잔액",
        "2026.11.02|GS25|3,000|||3,000|0|0|3,000|0", "2026.11.04|CU|4,000|||4,000|0|400|3,600|0",
      ]), [-3_000, -4_000, 400])
  }

  @Test func `what was cancelled of a purchase comes back, and the rest stays`() {
    for word in ["부분취소", "취소", ""] {
      let found = amounts([
        "이용일자|가맹점|이용금액|상태|취소금액|취소일자", "2026.10.03|교보문고|40,000|\(word)|10,000|2026.11.05",
        "2026.11.02|GS25|3,000|정상|0|", "2026.11.03|이마트|30,000|\(word)|10,000|2026.11.05",
      ])
      expectEqual(found.reduce(0, +), -53_000, "\(word)")
      expectEqual(found.filter { $0 > 0 }, [10_000, 10_000], "\(word)")
    }
    let found = read([
      "이용일자|가맹점|이용금액|취소금액|취소일자", "2026.11.02|GS25|3,000|3,000|2026.11.03",
      "2026.11.03|이마트|30,000|0|",
    ])
    expectEqual(
      found.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount), [-30_000])
  }

  @Test(arguments: ["환불금액", "매입취소금액", "취소승인금액", "부분취소금액", "반품금액"])
  func `refunds have a column of any name`(_ heading: String) {
    let found = amounts([
      "이용일시|가맹점명|이용금액|\(heading)", "2026-11-02 10:00|사과|30,000|0",
      "2026-11-03 10:00|배|20,000|5,000", "2026-11-04 10:00|감|10,000|10,000",
    ])
    expectEqual(found, [-30_000, -20_000, 5_000])
    for state in ["부분취소", "부분환불"] {
      let order = amounts([
        "결제일시|상품명|결제금액|\(heading)|결제수단|주문상태", "2026-11-02 10:00|사과|30,000|10,000|신한카드|\(state)",
        "2026-11-03 10:00|배|20,000|0|신한카드|구매확정",
      ])
      expectEqual(order.reduce(0, +), -40_000, "\(state)")
    }
    // What was paid may be without it already.
    let net = amounts([
      "결제일시|상품명|주문금액|\(heading)|결제금액|결제수단", "2026-11-02 10:00|사과|30,000|10,000|20,000|신한카드",
      "2026-11-03 10:00|배|20,000|0|20,000|신한카드",
    ])
    expectEqual(net, [-20_000, -20_000])
  }

  @Test(arguments: [
    "거래처", "의뢰인", "송금인", "입금자명", "수취인", "거래상대", "통장메모", "상세내용", "비고", "내통장표시", "Details", "내용",
  ])
  func `the payee stands beside the way of the money`(_ heading: String) {
    let found = read([
      "거래일|적요|\(heading)|출금액|입금액|잔액", "2026-11-02|체크카드|GS25|3000|0|97000",
      "2026-11-03|타행|스타벅스|5000|0|92000", "2026-11-04|체크카드|스타벅스|0|5000|97000",
    ])
    expectEqual(found.entries.map(\.entry.text), ["GS25", "스타벅스", "스타벅스"])
    expectEqual(found.entries.map { $0.entry.bank?.kind }, ["체크카드", "타행", "체크카드"])
  }

  @Test func `a note beside names stays a note`() {
    let found = read([
      "거래일|적요|메모|출금액|입금액|잔액", "2026-11-02|GS25|점심|3000|0|97000", "2026-11-03|스타벅스|커피|5000|0|92000",
    ])
    expectEqual(found.entries.map { "\($0.entry.text) \($0.entry.note)" }, ["GS25 점심", "스타벅스 커피"])
  }

  @Test(arguments: [
    "Date|Payee|Memo|Outflow|Inflow|Cleared", "거래일자|적요|메모|지급액|수입액|상태",
    "Buchungstag|Empfänger|Memo|Soll|Haben|Status",
  ])
  func `what went out and what came in are known by other names`(_ headings: String) {
    expectEqual(
      amounts([headings, "2026-11-02|GS25||3,000|0|Cleared", "2026-11-03|급여||0|100,000|Cleared"]),
      [-3_000, 100_000])
  }

  @Test func `neither a currency nor a state is proposed as an amount`() {
    for headings in [
      "Date|Payee|Cleared|Menge", "Date|Payee|Menge|Währung", "Date|Payee|Menge|OriginalAmount",
      "Tag|Payee|Menge|Saldo",
    ] {
      let names = headings.split(separator: "|").map(String.init)
      let place = ColumnMapping(headings: names, line: 1).likelyColumn(for: .amount, among: names)
      expectEqual(place.map { names[$0] }, "Menge", "\(headings)")
    }
  }

  @Test func `amounts abroad in won stand beside those at home`() {
    expectEqual(
      amounts([
        "이용일|가맹점명|국내이용금액|해외이용금액(원)", "2026-11-02|GS25|3,000|0", "2026-11-03|AMZN|0|18,210",
      ]), [-3_000, -18_210])
    expectEqual(
      amounts([
        "이용일|이용가맹점|이용금액|통화코드|해외금액", "2026-11-03|GS25|3,000|410|0", "2026-11-04|CU|4,000|410|0",
      ]), [-3_000, -4_000])
  }

  @Test func `a card's file abroad is not asked whose it is`() {
    let found = read([
      "거래일자|이용가맹점|국가|현지통화|현지이용금액|USD환산금액|원화환산금액|승인번호",
      "2026.11.02|TOKYO RAMEN|JP|JPY|1,200.00|8.01|11,100|111",
      "2026.11.03|AMAZON|US|USD|12.99|12.99|18,210|112",
    ])
    expectEqual(found.amounts, [-11_100, -18_210])
    #expect(!found.isKindUnclear)
    expectEqual(
      found.entries.map { $0.entry.bank?.foreign?.prefix(9) }, ["JPY 1,200", "USD 12.99"])
  }

  @Test func `the sum of a bill is that of a column of two words`() {
    let found = read([
      "결제일|2026.12.14", "이용일자|이용하신 가맹점|이용금액|할부개월|회차|결제하실금액 원금|결제하실금액 수수료(이자)|결제후잔액",
      "26.11.03|스타벅스|6,200|||6,200|0|0", "26.11.04|하이마트|300,000|3|1|100,000|0|200,000",
      "합계|||||106,200|0|",
    ])
    expectEqual(found.amounts, [-6_200, -300_000])
    expectEqual(found.invalidCount, 0)
    expectEqual(found.leftOut.map(\.reason), [.total])
  }
}
