import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What the words of cells say of their lines.
struct CellWordsTests {
  private func read(_ lines: [String]) -> BankStatement {
    .read(tableCells(lines))
  }

  private func amounts(_ lines: [String]) -> [Int64] {
    let found = read(lines)
    expectEqual(found.invalidCount, 0, "\(lines)")
    return found.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount)
  }

  @Test(arguments: [
    ("거래구분", "승인거래", "취소거래"), ("취소", "", "V"), ("취소여부", "N", "C"), ("환불", "N", "Y"),
    ("비고", "", "승인취소"),
    ("비고", "", "거절"), ("메모", "", "취소"), ("적요", "", "declined"), ("상태", "결제완료", "만료"),
  ])
  func `a payment that did not happen is none`(_ heading: String, _ stands: String, _ word: String)
  {
    expectEqual(
      amounts([
        "이용일|가맹점명|이용금액|승인번호|\(heading)", "2026-11-02|GS25|3,000|1|\(stands)",
        "2026-11-03|이마트|30,000|2|\(word)", "2026-11-05|CU|5,000|4|\(stands)",
      ]), [-3_000, -5_000])
  }

  @Test(arguments: ["미결제", "입금대기", "만료"])
  func `an order that was not paid is no spending`(_ word: String) {
    expectEqual(
      amounts([
        "주문일시|상품명|결제금액|결제수단|상태", "2026-11-02 10:00|사과|3,000|네이버페이|결제완료",
        "2026-11-03 10:00|배|30,000|네이버페이|\(word)",
      ]), [-3_000])
  }

  @Test func `an approval of which a part was cancelled stays, in any column of kinds`() {
    let found = read([
      "이용일|가맹점명|이용금액|승인번호|구분", "2026-11-02|GS25|3,000|1|일시불", "2026-11-03|이마트|30,000|2|부분취소",
    ])
    expectEqual(found.amounts, [-3_000, -30_000])
    expectEqual(found.unclearCount, 1)
  }

  @Test(arguments: ["차월이월", "차기이월"])
  func `what a passbook carries over is not spent`(_ word: String) {
    let found = read([
      "거래일|내용|출금|입금|잔액", "2026-11-01|전월이월||100,000|100,000", "2026-11-03|스타벅스|6,200||93,800",
      "2026-11-30|\(word)|93,800||0",
    ])
    expectEqual(found.amounts, [-6_200])
    expectEqual(found.leftOut.map(\.reason), [.carried, .carried])
  }

  @Test(arguments: ["이용금액", "사용금액", "거래금액"])
  func `a card that was filled first has what it got`(_ heading: String) {
    let found = read([
      "거래일시|구분|사용처|\(heading)|잔액", "2026-11-02 10:00|충전|GS25|10,000|12,000",
      "2026-11-02 11:00|지하철|강남역|1,500|10,500", "2026-11-03 11:00|버스|간선|1,500|9,000",
    ])
    expectEqual(found.amounts, [10_000, -1_500, -1_500])
    #expect(found.isFirstReceived == nil && !found.isKindUnclear)
  }

  @Test(arguments: [("입/출금", "출"), ("거래종별", "-"), ("거래구분", "지"), ("구분", "송금")])
  func `one word says in or out where all balances agree`(_ heading: String, _ word: String) {
    let found = read([
      "거래일자|\(heading)|거래금액|잔액|적요", "2026-11-02|\(word)|5,000|95,000|카드",
      "2026-11-03|\(word)|6,000|89,000|카드",
    ])
    expectEqual(found.amounts, [-5_000, -6_000])
    #expect(found.isFirstReceived == nil)
  }

  @Test func `입 and 지 say in and out`() {
    let found = read([
      "거래일자|입지구분|거래금액|잔액|적요", "2026-11-02|입|1,000,000|1,100,000|급여",
      "2026-11-03|지|50,000|1,050,000|카드",
    ])
    expectEqual(found.amounts, [1_000_000, -50_000])
    #expect(found.isFirstReceived == nil)
  }

  @Test(arguments: [Int64(1), -1])
  func `sales, payments and returns say which sign is spent`(_ sign: Int64) {
    let found = read([
      "Transaction Date|Post Date|Description|Category|Type|Amount|Memo",
      "2026-11-25|2026-11-26|GS25 SEOUL|Food|Sale|\(-15_000 * sign)|",
      "2026-11-26|2026-11-27|PAYMENT THANK YOU||Payment|\(150_000 * sign)|",
      "2026-11-27|2026-11-27|KYOBO BOOK|Shopping|Return|\(3_000 * sign)|",
    ])
    expectEqual(found.amounts, [-15_000, 150_000, 3_000])
    // With these signs a bank has payments, too.
    #expect(found.isKindUnclear == (sign > 0))
  }

  @Test(arguments: ["Transaction Date", "Trans. Date", "Trans Date", "Purchase Date"])
  func `the day of a purchase is taken before that of its posting`(_ heading: String) {
    let found = read([
      "\(heading)|Post Date|Description|Amount|Category",
      "2026-11-25|2026-11-26|KROGER|-5000|Groceries",
    ])
    expectEqual(found.entries.map(\.entry.day.rawValue), [2026_11_25])
  }

  @Test func `a file of minuses whose balances have a fee is not asked about`() {
    let found = read([
      "Date|Amount|Currency|Description|Running Balance|Total fees",
      "25-11-2026|-15000|KRW|Card transaction GS25|85000|0",
      "26-11-2026|-20000|KRW|Sent money to Lee|64000|1000",
    ])
    expectEqual(found.amounts, [-15_000, -20_000, -1_000])
    #expect(!found.isKindUnclear && found.isComplete)
  }

  @Test(arguments: [
    ["26. 11. 9", "26. 11. 10", "26. 11. 11"], ["'26.11.09", "'26.11.10", "'26.11.11"],
    ["26. 11. 9.", "26. 11. 10.", "26. 11. 11."],
  ])
  func `days may have blanks and quotes`(_ days: [String]) {
    let found = read(["이용일|가맹점명|이용금액"] + days.map { "\($0)|GS25|1,000" })
    expectEqual(found.entries.map(\.entry.day.rawValue), [2026_11_09, 2026_11_10, 2026_11_11])
  }

  @Test func `a discount of a bill needs no day, and titles between its lines are remarks`() {
    let found = read([
      "결제일|2026.12.14", "이용일|가맹점|이용금액|결제원금", "일시불|||", "26.11.03|스타벅스|6,200|6,200", "할부|||",
      "26.11.04|하이마트|100,000|100,000", "해외|||", "26.11.09|AMZN|18,210|18,210", "할인|||",
      "|청구할인|-500|-500", "총 합계||123,910|123,910",
    ])
    expectEqual(found.amounts, [-6_200, -100_000, -18_210, 500])
    expectEqual(found.invalidCount, 0)
    expectEqual(found.entries.last?.entry.day.rawValue, 2026_11_09)
  }
}
