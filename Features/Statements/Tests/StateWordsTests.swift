import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// What became of payments, and which way they went, by words that few files have.
@MainActor
struct StateWordsTests {
  private func read(_ lines: [String]) -> BankStatement { .read(tableCells(lines)) }

  @Test(
    arguments: ["취소일자", "취소일", "취소일시"], ["9999-12-31", "1900-01-01", "99991231", "0001-01-01"])
  func `a day of another time is none of a cancellation`(_ heading: String, _ never: String) {
    let head = "이용일시|승인번호|가맹점명|이용금액|\(heading)"
    let rows = ["2026-10-01|1|A|1000|\(never)", "2026-10-02|2|B|2000|\(never)"]
    let found = read([head] + rows)
    expectEqual(found.amounts, [-1_000, -2_000])
    expectEqual(found.entries.compactMap(\.cancellation), [])
    // One that was cancelled stands among them.
    let one = read([head] + rows + ["2026-10-03|3|C|3000|2026-10-05"])
    expectEqual(
      one.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount), [-1_000, -2_000])
    expectEqual(one.cancelled, [[4]])
  }

  @Test(arguments: ["일부취소", "부분취소", "취소(일부)", "일부환불", "일부반품", "일부 취소"])
  func `of what was cancelled in part it is not known how much`(_ word: String) {
    let found = read([
      "이용일시|승인번호|가맹점명|이용금액|상태", "2026-10-05|1|A|10000|\(word)", "2026-10-06|2|B|2000|정상",
    ])
    expectEqual(found.amounts, [-10_000, -2_000])
    expectEqual(found.unclearCount, 1)
  }

  @Test(arguments: [
    "일부취소 3,000원", "부분취소(3,000원)", "취소 3,000원", "3,000원 취소", "부분취소 3,000", "부분취소금액 3,000원",
    "부분환불 3,000원", "일부취소(3000원)",
  ])
  func `a cell says how much was cancelled, under any heading`(_ word: String) {
    for heading in ["상태", "비고", "처리결과"] {
      let found = read([
        "이용일시|승인번호|가맹점명|이용금액|\(heading)", "2026-10-05|1|A|10000|\(word)",
        "2026-10-06|2|B|2000|" + (heading == "비고" ? "" : "정상"),
      ])
      expectEqual(found.amounts, [-10_000, 3_000, -2_000], "\(heading)")
      expectEqual(found.unclearCount, 0)
    }
    let whole = read([
      "이용일시|승인번호|가맹점명|이용금액|상태", "2026-10-05|1|A|3000|취소 3,000원", "2026-10-06|2|B|2000|정상",
    ])
    expectEqual(
      whole.entries.filter { $0.cancellation == nil }.map(\.entry.amount.amount), [-2_000])
  }

  @Test(arguments: [
    ("환불여부", "환불불가"), ("환불여부", "불가"), ("반품", "반품불가"), ("상태", "결제완료(환불불가)"), ("비고", "환불불가"),
  ])
  func `what cannot be returned has been bought`(_ heading: String, _ word: String) {
    let found = read([
      "이용일시|승인번호|가맹점명|이용금액|\(heading)", "2026-10-05|1|A|10000|\(word)",
      "2026-10-06|2|B|2000|\(word)",
    ])
    expectEqual(found.amounts, [-10_000, -2_000])
  }

  @Test(arguments: ["처리불가", "한도부족", "거래중지", "이체불가", "지급정지", "X99", "보류해제전"])
  func `what has left the balance as it was beside another word has not happened`(_ word: String) {
    let head = "거래일시|적요|출금액|입금액|잔액|처리결과"
    let rows = [
      "2026-10-01 10:00|A|1000||9000|정상", "2026-10-02 10:00|B|2000||9000|\(word)",
      "2026-10-03 10:00|C|500||8500|정상", "2026-10-04 10:00|D|500||8500|\(word)",
    ]
    for rows in [rows, rows.reversed()] {
      let found = read([head] + rows)
      expectEqual(found.amounts, [-1_000, -500])
      #expect(found.isComplete)
      expectEqual(found.leftOut.count, 2)
    }
  }

  @Test(arguments: [
    ("송금", "수취"), ("지급", "수납"), ("차감", "충전"), ("찾으심", "맡기심"), ("인출", "예입"), ("납부", "환급"),
    ("타행송금", "타행입금"), ("나감", "들어옴"), ("마이너스", "플러스"), ("DBIT", "CRDT"), ("Paid out", "Paid in"),
    ("Outgoing", "Incoming"), ("Spend", "Income"), ("Af", "Bij"), ("Ausgang", "Eingang"),
    ("Belastung", "Gutschrift"), ("Débit", "Crédit"), ("Cargo", "Abono"), ("出金", "入金"),
    ("支出", "收入"),
    ("결제", "환불"), ("Sale", "Return"), ("Purchase", "Refund"), ("사용", "자동충전"),
  ])
  func `two words say which way the money went`(_ out: String, _ received: String) {
    let rows = [
      "2026-10-01|A가게|\(out)|1000", "2026-10-02|B회사|\(received)|50000",
      "2026-10-03|C가게|\(out)|2000",
    ]
    let found = read(["거래일|내용|구분|금액"] + rows)
    expectEqual(found.amounts, [-1_000, 50_000, -2_000])
    #expect(!found.isKindUnclear && found.cancelled.isEmpty && found.leftOut.isEmpty)
    let balanced = read(
      ["거래일|내용|구분|금액|잔액"] + zip(rows, ["9000", "59000", "57000"]).map { "\($0)|\($1)" })
    expectEqual(balanced.amounts, [-1_000, 50_000, -2_000])
    #expect(balanced.isFirstReceived == nil && balanced.isComplete)
  }

  @Test func `a purchase and its payment are told by their signs`() {
    let found = read([
      "Transaction Date|Description|Type|Amount", "10/13/2026|A|Sale|-1000",
      "10/14/2026|Payment Thank You|Payment|5000", "10/15/2026|B|Return|300",
    ])
    expectEqual(found.amounts, [-1_000, 5_000, 300])
  }

  @Test(arguments: [
    ["26.10.15", "26.10.16", "26.10.17"], ["15/10/2026", "16/10/2026", "17/10/2026"],
    ["2026-10-15", "2026-10-16", "2026-10-17"], ["46310", "46311", "46312"],
  ])
  func `two columns of other names are found whatever the days look like`(_ days: [String]) {
    for (out, received) in [("쓴돈", "번돈"), ("Sorties x", "Entrées x")] {
      let found = read([
        "거래일|내용|\(out)|\(received)|잔액", "\(days[0])|A|5000||95000", "\(days[1])|B||3000|98000",
        "\(days[2])|C|1000||97000",
      ])
      expectEqual(found.amounts, [-5_000, 3_000, -1_000], "\(out)")
    }
  }

  @Test(arguments: [
    "Date|Libellé|Débit|Crédit|Solde", "Fecha|Concepto|Cargo|Abono|Saldo",
    "Data contabile|Descrizione|Addebiti|Accrediti|Saldo", "年月日|お取り扱い内容|お引出し|お預入れ|残高",
    "日期|摘要|支出|收入|余额", "Buchungstag|Beschreibung|Soll|Haben|Kontostand",
  ])
  func `banks abroad have the same columns`(_ head: String) {
    let found = read([
      head, "2026-10-15|Café|5000||95000", "2026-10-16|Société||3000|98000",
      "2026-10-17|C|1000||97000",
    ])
    expectEqual(found.amounts, [-5_000, 3_000, -1_000], "\(head)")
    #expect(found.isComplete && found.entries.first?.entry.text == "Café")
  }

  @Test func `savings count what is paid in`() {
    for head in ["납입일|회차|납입금액|잔액", "납입일자|납입회차|납입액|납입누계", "불입일|회차|불입금액|잔액"] {
      let found = read([head, "2026-09-05|1|100000|100000", "2026-10-05|2|100000|200000"])
      expectEqual(found.amounts, [100_000, 100_000], "\(head)")
      expectEqual(found.entries.map(\.entry.text), ["1회차", "2회차"])
      #expect(found.isComplete && found.isFirstReceived == nil)
    }
    let kind = read([
      "거래일|회차|구분|납입금액|잔액", "2026-09-05|1|자동이체|100000|100000", "2026-10-05|2|창구|100000|200000",
    ])
    expectEqual(kind.amounts, [100_000, 100_000])
    expectEqual(kind.entries.map(\.entry.text), ["자동이체", "창구"])
    let title = read(["자유적금 거래내역", "납입일|회차|납입금액", "2026-09-05|1|100000", "2026-10-05|2|100000"])
    expectEqual(title.amounts, [100_000, 100_000])
    #expect(!title.isKindUnclear)
  }

  @Test func `a line of its own says how much of an approval was cancelled`() {
    let found = read([
      "이용일시|승인번호|가맹점명|이용금액|상태", "2026-10-05|12|A|20000|부분취소", "2026-10-06|12|A|-5000|정상",
      "2026-10-07|13|B|2000|정상",
    ])
    expectEqual(found.amounts, [-20_000, 5_000, -2_000])
    expectEqual(found.unclearCount, 0)
  }

  @Test func `a line is left out once with its discount`() {
    let found = read([
      "이용일자|승인번호|가맹점명|이용금액|할인금액|취소여부", "2026-11-03|2|이마트|30000|3000|N",
      "2026-11-04|2|이마트|-30000|-3000|Y", "2026-11-05|3|GS25|2000|0|N",
    ])
    let numbers = found.leftOut(with: Set(found.cancelled.indices)).map(\.number)
    expectEqual(numbers, Array(Set(numbers)).sorted())
  }

  @Test func `apostrophes before all cells of a column are none of theirs`() {
    let found = read([
      "Date|Type|Description|Value|Balance|Account Name",
      "05 Nov 2026|POS|'1234 , STARBUCKS|-4500|95500|'HONG G",
      "15 Nov 2026|BAC|'ACME , SALARY|1000000|1095500|'HONG G",
    ])
    expectEqual(found.entries.map(\.entry.text), ["1234 , STARBUCKS", "ACME , SALARY"])
    let both = read([
      "Date|Description|Amount", "2026-11-05|'SMITH J'|-1", "2026-11-06|'BOOTS'|-2",
    ])
    expectEqual(both.entries.map(\.entry.text), ["SMITH J", "BOOTS"])
    let own = read(["Date|Description|Amount", "2026-11-05|'Tis|-1", "2026-11-06|Books|-2"])
    expectEqual(own.entries.map(\.entry.text), ["'Tis", "Books"])
  }
}
