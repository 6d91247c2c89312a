import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Columns that say in which currency amounts are.
struct CurrencyColumnTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text))
  }

  @Test(arguments: [
    "Amount|Currency|Local amount|Local currency",
    "Amount|Account currency|Original amount|Original currency",
    "금액|통화|현지금액|현지통화", "거래금액|거래통화|외화금액|외화통화", "Amount|Currency|Local amount|x", "Amount|CCY|a|b",
  ])
  func `amounts whose own currency is another one are not won`(_ headings: String) {
    let found = read(
      """
      Date|Name|\(headings)
      2026-11-20|Tesco|-12.00|GBP|-12.00|GBP
      2026-11-21|Employer|2150.00|GBP|2150.00|GBP
      """)
    #expect(found.entries.isEmpty && found.isUnreadable, "\(headings)")
    let pence = read(
      """
      Date|Name|\(headings)|Money Out|Money In
      2026-11-20|Tesco|-12.34|GBP|-12.34|GBP|-12.34|
      2026-11-21|Employer|2150.00|GBP|2150.00|GBP||2150.00
      """)
    #expect(pence.entries.isEmpty && pence.isUnreadable, "\(headings)")
  }

  @Test func `lines without another currency are in that of the heading`() {
    for amounts in [["-45.00", "-12.00"], ["-45.50", "2500.00"]] {
      let found = read(
        """
        Booking Date|Partner Name|Type|Amount (EUR)|Original Amount|Original Currency|Exchange Rate
        2026-10-15|REWE|Presentment|\(amounts[0])|||
        2026-10-16|LIDL|Presentment|\(amounts[1])|-13.00|USD|1.08
        """)
      #expect(found.entries.isEmpty && !found.isKindUnclear)
      expectEqual(
        found.invalidLines.map(\.error), amounts.map { .foreign("EUR \($0)") }, "\(amounts)")
    }
    let named = read(
      """
      Date|Name|Amount (EUR)|Currency
      2026-10-15|REWE|-45.00|
      2026-10-16|LIDL|-12.00|EUR
      2026-10-17|GS25|-12,000|KRW
      """)
    expectEqual(named.amounts, [-12_000])
  }

  @Test func `purchases at home and abroad have columns of their own below one heading`() {
    func lines(_ below: [String]) -> [String] {
      [
        "이용일|가맹점명|이용금액|" + below.dropFirst().map { _ in "|" }.joined() + "할부|승인번호",
        "||" + below.joined(separator: "|") + "||",
      ]
    }
    let three = read(
      (lines(["국내(원)", "해외(USD)", "원화환산"]) + [
        "2026-10-01|서점|30,000|||일시불|11", "2026-10-02|AMAZON||12.99|18,200|일시불|12",
      ]).joined(separator: "\n"))
    expectEqual(three.amounts, [-30_000, -18_200])
    expectEqual(three.entries.map(\.entry.bank?.foreign), [nil, "USD 12.99"])
    let two = read(
      (lines(["원", "달러"]) + [
        "2026-10-01|서점|30,000||일시불|11", "2026-10-02|AMAZON|18,200|12.99|일시불|12",
      ]).joined(separator: "\n"))
    expectEqual(two.amounts, [-30_000, -18_200])
    expectEqual(two.entries.map(\.entry.bank?.foreign), [nil, "USD 12.99"])
  }

  @Test func `an account in won has what was paid in another currency beside it`() {
    let found = read(
      """
      Date|Name|Amount|Currency|Local amount|Local currency
      2026-11-20|Cafe|-14,500|KRW|-10.00|EUR
      2026-11-21|GS25|-2,000|KRW|-2,000|KRW
      """)
    expectEqual(found.amounts, [-14_500, -2_000])
    expectEqual(found.entries.map(\.entry.bank?.foreign), ["EUR -10.00", nil])
    let card = read(
      """
      이용일|가맹점명|이용금액|통화|현지금액
      2026-11-20|AMAZON|18,210|USD|12.99
      2026-11-21|GS25|2,000|KRW|2,000
      2026-11-22|BOOKS|13|USD|13
      """)
    expectEqual(card.amounts, [-18_210, -2_000])
    expectEqual(card.invalidLines.map(\.error), [.foreign("USD 13")])
  }

  @Test func `what came of amounts in won keeps its signs, and has no balances`() {
    let lines = """
      거래 일시|적요|거래 유형|통화|거래 금액|거래 후 잔액|환율|원화 금액
      2026.11.01 10:00:00|달러 사기|환전|USD|1,000|1,000|1,380.00|1,380,000
      2026.11.03 10:00:00|AMAZON|체크카드결제|USD|-12.99|987.01|1,390.00|-18,056
      2026.11.05 10:00:00|UBER|체크카드결제|USD|-20.00|967.01|1,390.00|-27,800
      """
    let found = read(lines)
    expectEqual(found.amounts, [1_380_000, -18_056, -27_800])
    expectEqual(found.entries.map(\.entry.bank?.balance), [nil, nil, nil])
    expectEqual(found.entries[1].entry.bank?.foreign, "USD -12.99")
    // A title says that the account is in another currency.
    let account = read("토스뱅크 외화통장 거래내역\n" + lines)
    #expect(account.entries.isEmpty && account.currency != nil)
  }

  @Test func `an amount has the currency that is called like it`() {
    let found = read(
      """
      ID|Status|Direction|Created on|Source fee amount|Source fee currency|Target fee amount|Target fee currency|Source name|Source amount (after fees)|Source currency|Target name|Target amount (after fees)|Target currency|Note
      C1|COMPLETED|OUT|2026-10-02 12:00:00|0|KRW|||Kim|4500|KRW|Starbucks|4500|KRW|
      C2|COMPLETED|OUT|2026-10-03 12:00:00|100|KRW|200|JPY|Kim|16500|KRW|Lawson|1800|JPY|
      B4|COMPLETED|NEUTRAL|2026-10-04 12:00:00|250|KRW|||Kim|50000|KRW|Kim|36.50|USD|
      T5|COMPLETED|IN|2026-10-05 12:00:00|0|KRW|||Hong|100000|KRW|Kim|100000|KRW|
      C6|COMPLETED|OUT|2026-10-06 12:00:00|0|KRW|||Kim|5|USD|Steam|5|USD|
      """)
    // What is neither is asked about.
    expectEqual(found.amounts, [-4_500, -16_500, -100, -50_000, -250, 100_000])
    expectEqual(found.entries.prefix(2).map(\.entry.text), ["Starbucks", "Lawson"])
    expectEqual(found.invalidLines.map(\.error), [.foreign("USD 5")])
    #expect(found.isKindUnclear)
    expectEqual(found.undirected, [4])
  }

  @Test func `rows of another pocket of Revolut's are refused, and fees are counted`() {
    let text = """
      Type|Product|Started Date|Completed Date|Description|Amount|Fee|Currency|State|Balance
      Topup|Current|2026-10-01 09:00:00|2026-10-01 09:00:05|Top-up|100000|0|KRW|COMPLETED|100000
      Transfer|Current|2026-10-04 12:00:00|2026-10-04 12:00:00|To KRW Savings|-10000|0|KRW|COMPLETED|90000
      Transfer|Savings|2026-10-04 12:00:00|2026-10-04 12:00:00|To KRW Savings|10000|0|KRW|COMPLETED|10000
      ATM|Current|2026-10-05 12:00:00|2026-10-05 12:00:00|Cash|-20000|400|KRW|COMPLETED|69600
      Card Payment|Current|2026-10-06 12:00:00||Shop|-9000|0|KRW|REVERTED|
      Card Payment|Current|2026-10-07 12:00:00||Hotel|-20000|0|KRW|PENDING|
      """
    let found = read(text)
    expectEqual(found.amounts, [100_000, -10_000, -20_000, -400, -20_000])
    expectEqual(found.invalidLines.map(\.error), [.otherAccount("Savings")])
    expectEqual(found.leftOut.map(\.reason), [.failed])
    #expect(!found.isKindUnclear && found.gaps.isEmpty)
    let savings = read(
      text.split(separator: "\n").filter { !$0.contains("|Current|") }.joined(separator: "\n"))
    expectEqual(savings.amounts, [10_000])
  }

  @Test(arguments: [
    ("유형|제품|시작 날짜|완료 날짜|설명|금액|수수료|통화|상태|잔액", "현재", "완료", "되돌려짐", "대기 중"),
    ("종류|상품|시작일|완료일|설명|금액|수수료|통화|상태|잔고", "입출금", "완료됨", "되돌림", "대기"),
    ("유형|계정|시작일시|완료일시|내용|금액|수수료|통화|상태|잔액", "당좌", "완료됨", "거절됨", "보류 중"),
  ])
  func `Revolut's headings may be in Korean`(
    words: (headings: String, product: String, done: String, undone: String, open: String)
  ) {
    let (product, done) = (words.product, words.done)
    let found = read(
      """
      \(words.headings)
      충전|\(product)|2026-10-01 09:00:00|2026-10-01 09:00:05|Top-up|100000|0|KRW|\(done)|100000
      이체|\(product)|2026-10-04 12:00:00|2026-10-04 12:00:00|To Savings|-10000|0|KRW|\(done)|90000
      이체|저축|2026-10-04 12:00:00|2026-10-04 12:00:00|To Savings|10000|0|KRW|\(done)|10000
      ATM|\(product)|2026-10-05 12:00:00|2026-10-05 12:00:00|Cash|-20000|400|KRW|\(done)|69600
      카드 결제|\(product)|2026-10-06 12:00:00||Shop|-9000|0|KRW|\(words.undone)|
      카드 결제|\(product)|2026-10-07 12:00:00||Hotel|-20000|0|KRW|\(words.open)|
      """)
    expectEqual(found.amounts, [100_000, -10_000, -20_000, -400, -20_000])
    expectEqual(found.entries.last?.entry.bank?.isPending, true)
    expectEqual(found.entries.first?.entry.text, "Top-up")
    expectEqual(found.invalidLines.map(\.error), [.otherAccount("저축")])
    #expect(!found.isKindUnclear && found.gaps.isEmpty)
  }
}
