import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Two columns of amounts of which no list names one, and columns whose words all say the same.
struct HalfPairTests {
  private func read(_ text: String) -> BankStatement { .read(tableCells(text)) }

  @Test(arguments: [
    "출금액|예입액", "인출액|예입액", "인출금액|예금액", "송금액|수취액", "쓴 금액|번 금액", "이체금액|수취금액", "찾은금액|맡긴금액", "인출|예입",
    "뺀돈|넣은돈",
  ])
  func `the balances say which of two columns was spent, also where one is known`(
    _ names: String
  ) {
    let lines = [
      "2026-11-20 10:00:00|A|1,000||9,000", "2026-11-21 10:00:00|B||500|9,500",
      "2026-11-22 10:00:00|C|200||9,300", "2026-11-23 10:00:00|D||700|10,000",
    ]
    for balance in ["잔액", "남은금액", "거래후 잔고"] {
      for lines in [lines, lines.reversed()] {
        let found = read((["거래일시|적요|\(names)|\(balance)"] + lines).joined(separator: "\n"))
        expectEqual(found.amounts, [-1_000, 500, -200, 700], "\(names)")
        #expect(found.isComplete && found.opening == Won(10_000))
      }
      // A gap is no reason to ask.
      let gap = read(
        (["거래일시|적요|\(names)|\(balance)"] + lines + ["2026-11-24 10:00:00|E|100||8,000"])
          .joined(separator: "\n"))
      expectEqual(gap.amounts, [-1_000, 500, -200, 700, -100], "\(names)")
      expectEqual(gap.gaps.map(\.amount), [Won(-1_900)])
    }
    let open = read(
      """
      거래일시|적요|\(names)
      2026-11-20 10:00:00|A|1,000|
      2026-11-21 10:00:00|B||500
      """)
    #expect(open.entries.isEmpty && open.amountColumns == [2, 3], "\(names)")
  }

  @Test func `amounts that go both ways are no half, whatever one line has beside them`() {
    let found = read(
      """
      거래일시|구분|거래금액|캐시백|잔액
      2026-11-01|입금|3,000,000|0|3,000,000
      2026-11-02|출금|5,000|0|2,995,000
      2026-11-03|출금|9,000|0|2,986,000
      2026-11-04|입금|0|300|2,986,300
      2026-11-05|출금|50,000|0|2,936,300
      2026-11-06|입금|100,000|0|3,036,300
      """)
    #expect(
      found.amounts.contains(3_000_000) && found.amounts.contains(100_000), "\(found.amounts)")
    #expect(!found.amounts.contains(-3_000_000) && !found.amounts.contains(-100_000))
  }

  @Test func `what moves no money is no half of the amounts`() {
    // Shares that came in without a payment.
    let found = read(
      """
      거래일|적요|거래금액|수량|예수금잔고
      2026-11-20|입금|1,000|0|1,000
      2026-11-21|입금|2,000|0|3,000
      2026-11-22|무상입고|0|10|3,000
      2026-11-23|입금|500|0|3,500
      """)
    #expect(!found.amounts.contains(10) && !found.amounts.contains(-10), "\(found.amounts)")
    // A card's amounts abroad are spent, too.
    let card = read(
      """
      이용일|가맹점명|이용금액|현지금액
      2026-11-20|GS25|1,000|
      2026-11-21|AMAZON||12
      2026-11-22|GS25|2,000|
      """)
    #expect(!card.amounts.contains { $0 > 0 })
  }

  @Test(arguments: [
    ("구분", "출"), ("입/출", "출"), ("거래구분", "입"), ("입출구분", "-"), ("입/출", "D"), ("D/C", "C"),
    ("입출금구분", "S"), ("구분", "나감"), ("차대", "차"), ("Direction", "in"), ("Af Bij", "Af"),
    ("구분", "들어온 돈"),
  ])
  func `one word or letter for the way in all lines says it`(heading: String, word: String) {
    let isIn = ["입", "C", "in", "들어온 돈"].contains(word)
    let amounts: [Int64] = [1_000, 500, 200].map { isIn ? $0 : -$0 }
    let found = read(
      """
      거래일시|내용|\(heading)|금액
      2026-11-20 10:00:00|A|\(word)|1,000
      2026-11-21 10:00:00|B|\(word)|500
      2026-11-22 10:00:00|C|\(word)|200
      """)
    expectEqual(found.amounts, amounts, "\(heading) \(word)")
    #expect(!found.isKindUnclear && found.isFirstReceived == nil)
    let one = read("거래일시|내용|\(heading)|금액|잔액\n2026-11-20 10:00:00|A|\(word)|1,000|4,000")
    expectEqual(one.amounts, [amounts[0]], "\(heading) \(word)")
    expectEqual(one.isFirstReceived, nil)
  }

  @Test(arguments: [("구분", "-"), ("구분", "C"), ("비고", "-"), ("구분", "결제"), ("거래구분", "일반")])
  func `what may mean something else is asked about`(heading: String, word: String) {
    let found = read(
      """
      거래일시|내용|\(heading)|금액
      2026-11-20 10:00:00|A|\(word)|1,000
      2026-11-21 10:00:00|B|\(word)|500
      """)
    #expect(found.isKindUnclear, "\(heading) \(word)")
  }

  @Test func `a plus that is written says that the only entry came in`() {
    for (amount, known) in [("+123", true), ("123", false)] {
      let found = read("거래일시|내용|금액|잔액\n2026-11-20 10:00:00|A|\(amount)|4,000")
      expectEqual(found.isFirstReceived == nil, known)
      if known { expectEqual(found.amounts, [123]) }
    }
    let all = read("거래일|내용|금액|잔액\n2026-11-20|A|+123|4,000\n2026-11-21|B|+77|4,077")
    #expect(all.amounts == [123, 77] && all.isFirstReceived == nil)
    // All of them have one, whichever way they went.
    let both = read(
      "거래일|내용|금액|잔액\n2026-11-20|A|+123|4,000\n2026-11-21|B|+77|3,923\n2026-11-22|C|+7|3,930")
    expectEqual(Array(both.amounts.dropFirst()), [-77, 7])
  }

  @Test func `tables of other countries are known by their headings`() {
    let rakuten = read(
      """
      利用日|利用店名・商品名|利用者|支払方法|利用金額|支払手数料|支払総額
      2026/11/25|セブン|本人|1回払い|620|0|620
      2026/11/26|アマゾン|本人|1回払い|1,620|0|1,620
      """)
    expectEqual(rakuten.amounts, [-620, -1_620])
    expectEqual(rakuten.entries.map(\.entry.text), ["セブン", "アマゾン"])
    let ing = read(
      """
      Datum|Naam / Omschrijving|Rekening|Tegenrekening|Code|Af Bij|Bedrag (EUR)|Mutatiesoort|Saldo na mutatie|Tag
      20261125|Albert Heijn|NL01INGB0||BA|Af|62,00|Betaalautomaat|1000,00|
      """)
    expectEqual(ing.mapping[.amount], 6)
    #expect(ing.entries.isEmpty)
  }

  @Test func `only columns of numbers are proposed as amounts`() {
    let found = read(
      """
      거래일|적요|얼마|표시|태그
      2026-11-20|A|1,000|x|
      2026-11-21|B|2,000|y|
      """)
    expectEqual(found.numberColumns, [2])
    let names = found.columns
    expectEqual(
      found.mapping.likelyColumn(for: .amount, among: names, numbers: found.numberColumns), 2)
    expectEqual(found.mapping.likelyColumn(for: .amount, among: names, numbers: []), nil)
  }

  @Test(arguments: ["지급정정", "출금취소", "출금(취소)", "출금반환", "지급(정정)"])
  func `a minus beside a correction says it once more`(_ word: String) {
    for (balance, isWhole) in [("거래후잔액", true), ("취급점", false)] {
      let found = read(
        """
        거래일시|거래구분|거래금액|\(balance)|적요
        2026.11.25 18:49:10|입금|105,000|105,000|김철수
        2026.11.26 18:49:10|지급|6,200|98,800|스타벅스
        2026.11.27 18:49:10|지급|5,000|93,800|홍길동
        2026.11.28 18:49:10|\(word)|-5,000|98,800|홍길동
        """)
      #expect(!found.isKindUnclear && found.isFirstReceived == nil, "\(word)")
      if isWhole { #expect(found.isComplete && found.opening == .zero) }
      expectEqual(found.amounts.reduce(0, +), 98_800, "\(word) \(found.amounts)")
    }
    // With a plus it says it alone.
    let plus = read(
      """
      거래일시|거래구분|거래금액|거래후잔액|적요
      2026.11.25 18:49:10|입금|105,000|105,000|김철수
      2026.11.26 18:49:10|지급|6,200|98,800|스타벅스
      2026.11.27 18:49:10|\(word)|6,200|105,000|스타벅스
      """)
    expectEqual(plus.amounts, [105_000, -6_200, 6_200])
  }

  @Test(arguments: [
    ("취소일|승인구분", "2026-11-29|부분취소(10,000)", -20_000), ("취소여부|상태", "Y|부분취소(10,000)", -20_000),
    ("상태|취소여부", "부분취소 10,000원|Y", -20_000), ("취소여부|비고", "Y|부분취소 10,000원", -20_000),
    ("취소일|승인구분", "2026-11-29|부분취소", -30_000), ("취소일|승인구분", "2026-11-29|승인취소", 0),
    ("취소여부|승인구분", "Y|승인취소", 0),
  ])
  func `a part that was cancelled is no more than that beside a day or a mark`(
    headings: String, cells: String, amount: Int64
  ) {
    let blank = headings.hasSuffix("승인구분") ? "|정상" : "|"
    let found = read(
      """
      현대카드 이용내역
      이용일|카드|가맹점명|이용금액|승인번호|\(headings)
      2026-11-25|M|스타벅스|6,200|11|\(blank)
      2026-11-28|M|쿠팡|30,000|13|\(cells)
      """)
    expectEqual(found.amounts.reduce(0, +), amount - 6_200, "\(cells)")
  }

  @Test func `a wallet's cancellation with a minus leaves nothing of its purchase`() {
    let found = read(
      """
      카카오페이 이용내역
      거래일시|거래구분|거래금액|내용
      2026.11.25 18:49:10|결제|6,200|스타벅스
      2026.11.26 18:49:10|결제|5,000|쿠팡
      2026.11.27 18:49:10|결제취소|-5,000|쿠팡
      """)
    expectEqual(found.amounts.reduce(0, +), -6_200, "\(found.amounts)")
  }
}
