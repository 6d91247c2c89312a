import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Statements whose headings are in no list.
struct OtherHeadingTests {
  private func statement(_ lines: [String]) -> BankStatement {
    .read(tableCells(lines))
  }

  private func entries(_ lines: [String]) -> [String] {
    statement(lines).entries.filter { $0.cancellation == nil }
      .map { "\($0.entry.amount.amount) \($0.entry.text)" }
  }

  @Test(arguments: [
    "이용일|이용시간|이용카드명|이용하신곳|국내이용금액(원)|해외이용금액($)|결제방법|상태",
    "매출일자|시간|카드|가맹점|매출금액|포인트사용액|할부|상태",
    "승인 일시|-|카드|상호 (지점)|승인액(원)|할인금액|방법|처리상태",
    "결제날짜|-|카드|상품내역|주문금액|적립예정금액|방법|주문상태",
  ])
  func `a card's columns are known by how their headings end`(_ headings: String) {
    let found = entries([
      "이용 내역|2026-11-01 ~ 2026-11-30", headings, "2026-11-02|10:01|a|커피|6,100|1|일시불|전표매입",
      "2026-11-03|10:01|a|책|33,000|2|일시불|승인취소", "2026-11-04|10:01|a|약국|2,000|3|일시불|배송완료",
    ])
    // What was taken off is an entry of its own.
    expectEqual(found.filter { !$0.hasSuffix(" 할인") }, ["-6100 커피", "-2000 약국"])
  }

  @Test func `an account's columns are, too`() {
    let found = statement([
      "거래일자|거래종류|거래금액|예수금잔액|적요명", "2026/11/01|입금|100,000|100,000|은행이체",
      "2026/11/02|출금|40,000|60,000|현금",
    ])
    expectEqual(found.amounts, [100_000, -40_000])
    expectEqual(found.entries.map(\.entry.text), ["은행이체", "현금"])
    #expect(found.opening == .zero && found.isComplete)
  }

  @Test(arguments: [
    "Date|Description|Withdrawal Amount|Deposit Amount|Balance",
    "Date|Description|Withdraw|Deposit|Balance", "거래일|적요|보낸금액|받은금액|잔액",
    "Date|Description|Paid|Received|Balance after transaction",
    "Date|Description|Payments|Deposits|Balance", "거래일|적요|지급액|수납액|잔액", "거래일|적요|이체금액|입금액|잔액",
    "거래일|적요|거래금액(출금)|거래금액(입금)|잔액", "Date|Description|Amount (Debit)|Amount (Credit)|Balance",
    "거래일자|내용|출금하신금액|입금하신금액|잔액", "거래일자|내용|출금액|입금하신금액|잔액", "거래일자|내용|출금하신금액|입금액|잔액",
  ])
  func `what went out and what came in have a column each`(_ headings: String) {
    let found = statement([
      headings, "2026-11-02|커피|7,000||93,000", "2026-11-03|급여||50,000|143,000",
    ])
    #expect(found.amounts == [-7_000, 50_000] && found.invalidCount == 0)
    #expect(found.isComplete)
  }

  @Test(arguments: [
    "거래일|적요|가나|입금액|잔액"
  ])
  func `amounts in a column that is not understood are asked for`(_ headings: String) {
    let lines = ["2026-11-02|커피|7,000||93,000", "2026-11-03|급여||50,000|143,000"]
    let found = statement([headings] + lines)
    #expect(!found.mapping.isUsable && found.entries.isEmpty)
    #expect(found.mapping[.day] == 0 && found.mapping[.text] == 1)
    let said = BankStatement.read(tableCells([headings] + lines)) {
      $0[.spent] = 2
      $0[.received] = 3
    }
    #expect(said.amounts == [-7_000, 50_000] && said.isComplete)
  }

  @Test func `a file with lines that could not be read is not said to be complete`() {
    let head = "거래일|적요|출금액|입금액|잔액"
    let lines = ["2026-11-02|커피|7,000||93,000", "2026-11-03|급여||50,000|143,000"]
    #expect(statement([head] + lines).isComplete)
    #expect(!statement([head] + lines + ["2026-11-04|책|많이||143,000"]).isComplete)
    // One that has moved no money says nothing against it.
    #expect(statement([head] + lines + ["2026-11-04|책|0|0|143,000"]).isComplete)
  }

  @Test func `what a bank writes beside a name that is missing is the text`() {
    let head = "거래일시|거래구분|입금금액|출금금액|잔액|상대 예금주명|적요내용"
    let found = entries([
      head, "2026-11-01|체크결제||9,900|90,100||넷플릭스", "2026-11-02|이체|20,000||110,100|이가을|이가을",
    ])
    expectEqual(found, ["-9900 넷플릭스", "20000 이가을"])
    let noted = entries(["거래일자|지급금액|입금금액|거래후잔액|적요|거래내역", "2026-11-02|9,000||91,000|체크카드|대구탕"])
    expectEqual(noted, ["-9000 대구탕"])
  }

  @Test func `a line before the headings is none for a day and an amount`() {
    let found = entries([
      "출력일자|2026-11-30|총이용금액|7,000", "기준일자|이용금액", "2026-11-30|7,000", "이용일|가맹점명|이용금액",
      "2026-11-02|커피|7,000",
    ])
    expectEqual(found, ["-7000 커피"])
  }

  @Test func `a few words tell a cancellation in a column of any name`() {
    for (heading, stands) in [("매출구분", "일시불"), ("비고란", ""), ("종류", "결제"), ("Kind", "Sale")] {
      let head = "이용일|가맹점명|이용금액|\(heading)"
      let found = entries([head, "2026-11-02|커피|7,000|\(stands)", "2026-11-03|책|9,000|취소"])
      expectEqual(found, ["-7000 커피"], "\(heading)")
    }
    // The balance says that the money moved.
    let moved = entries([
      "거래일자|내용|출금|입금|잔액|구분", "2026-11-02|커피|7,000||93,000|체크", "2026-11-03|커피||7,000|100,000|취소",
    ])
    expectEqual(moved, ["-7000 커피", "7000 커피"])
    // Texts are no states, whatever one of them says.
    let texts = entries([
      "이용일|가맹점명|이용금액|비고란", "2026-11-02|커피|7,000|11월 모임", "2026-11-03|책|9,000|취소",
    ])
    expectEqual(texts, ["-7000 커피", "-9000 책"])
  }

  @Test func `the lines of a cancelled approval are left out with the reason`() {
    let found = statement([
      "이용일|가맹점명|이용금액|승인번호|취소여부", "2026-11-02|커피|7,000|11|N", "2026-11-03|책|9,000|12|Y",
      "2026-11-04|옷|5,000|13|N", "2026-11-05|옷|-5,000|13|N", "2026-11-06|차|1,000|14|거절",
    ])
    func lines(_ pairs: Set<Int>) -> [String] {
      found.leftOut(with: pairs).map { "\($0.number) \($0.reason)" }
    }
    expectEqual(lines([0, 1]), ["3 cancelled", "4 cancelled", "5 cancelled", "6 failed"])
    expectEqual(lines([1]), ["3 cancelled", "6 failed"])
  }

  @Test(arguments: [
    "이용일|이용가맹점|이용총액|청구개월|이번달 청구원금|수수료/이자|할인|결제후잔액",
    "매출일|매출처명|매출금액|개월/회차|결제하실금액|이자|청구할인|할부잔액",
    "구매일|구매처|총이용금액|할부개월|이번달 내실 금액|수수료|할인금액|미결제잔액",
  ])
  func `a bill's columns are known by other names`(_ headings: String) {
    let found = statement([
      "결제일|2026.10.14", headings, "2026.09.02|롯데마트|40,000|일시불|40,000|0|0|0",
      "2026.09.05|LG전자|900,000|1/3|300,000|0|0|600,000",
      "2026.09.06|롯데ON|20,000|일시불|18,000|0|2,000|0",
    ])
    expectEqual(found.amounts, [-40_000, -900_000, -20_000, 2_000])
    expectEqual(found.entries[1].entry.bank?.instalment?.number, 1)
  }

  @Test func `what is to be paid has its fee in it`() {
    let found = statement([
      "매출일|매출처명|매출금액|할부개월수|입금회차|입금하실금액|수수료|할부잔액", "2026/09/02|이마트|40,000|||40,000|0|0",
      "2026/09/05|LG전자|900,000|3|1|302,100|2,100|600,000",
    ])
    expectEqual(found.amounts, [-40_000, -900_000, -2_100])
  }

  @Test func `an order has its delivery, and files in English their own names`() {
    let order = statement([
      "주문일|상품명|수량|상품금액|할인금액|배송비|총 결제금액|결제수단|상태",
      "2026.09.02|휴지|2|20,000|1,000|0|19,000|신한카드|배송완료",
      "2026.09.03|물|1|9,000|0|3,000|12,000|신한카드|배송완료",
    ])
    expectEqual(order.amounts, [-19_000, -12_000])
    for headings in [
      "Value Date|Narration|Withdrawals|Deposits|Closing Balance",
      "Date|Remarks|Debit|Credit|Running Bal.", "Txn Date|Narration|Withdrawals|Deposits|Bal",
    ] {
      let found = statement([
        headings, "2026-09-02|Starbucks|5600||94400", "2026-09-13|Kim||20000|114400",
      ])
      expectEqual(found.amounts, [-5_600, 20_000])
      #expect(found.isComplete && found.opening == Won(100_000), "\(headings)")
    }
  }

  @Test(arguments: [
    ("이용일|가맹점|얼마 (원)|할부잔액", "얼마 (원)"), ("일자|내역|들고 남|잔액", "들고 남"), ("일자|내역|얼마|수수료|결제후잔액", "얼마"),
    ("일자|내역|얼마|Running Bal.", "얼마"), ("일자|내역|썼음|예수금", "썼음"),
  ])
  func `a balance is never proposed as an amount`(_ headings: String, _ proposed: String) {
    let names = headings.split(separator: "|").map(String.init)
    let place = ColumnMapping(headings: names, line: 1).likelyColumn(for: .amount, among: names)
    expectEqual(place.map { names[$0] }, proposed)
  }

  @Test(arguments: [
    "거래일자/시간", "거래일/시간", "거래일자 및 시간", "거래 일자·시각", "Transaction Date/Time", "Date & Time",
    "처리된 때",
  ])
  func `a heading of days and times leaves the text its column`(_ day: String) {
    for text in ["내역", "받는분/보내는분", "이용내역상세"] {
      for lines in [
        [
          "\(day)|\(text)|구분|금액|잔액", "2026-10-01 10:11|A|출금|1000|9000",
          "2026-10-02 10:12|B|입금|1000|10000",
        ],
        [
          "\(day)|\(text)|출금액|입금액|잔액", "2026-10-01 10:11|A|1000|0|9000",
          "2026-10-02 10:12|B|0|1000|10000",
        ],
      ] {
        expectEqual(entries(lines), ["-1000 A", "1000 B"], "\(lines[0])")
        expectEqual(statement(lines).entries.map(\.entry.bank?.second), [36_660, 36_720])
      }
    }
  }

  @Test(arguments: [
    ("Debits", "Credits"), ("Dr", "Cr"), ("차변", "대변"), ("출", "입"), ("Out", "In"),
    ("DR Amount", "CR Amount"), ("나감", "들어옴"), ("사용금액", "충전금액"), ("빠져나간 금액", "들어온 금액"),
    ("내보낸돈", "받은돈"), ("Amount Debit", "Amount Credit"), ("Spend", "Receive"),
    ("Charges", "Credits"),
    ("Ausgaben", "Einnahmen"), ("支出", "收入"),
  ])
  func `two columns may say by their names which way the money went`(out: String, received: String)
  {
    let found = entries([
      "Date|Description|\(out)|\(received)|Balance", "2026-10-01|PAY||30000|130000",
      "2026-10-02|CAFE|18200||111800", "2026-10-03|CAFE|800||111000",
    ])
    expectEqual(found, ["30000 PAY", "-18200 CAFE", "-800 CAFE"])
    let turned = entries([
      "거래일자|내용|\(received)|\(out)|남은 돈", "2026-10-01|PAY|30000|0|130000",
      "2026-10-02|CAFE|0|18200|111800",
    ])
    expectEqual(turned, ["30000 PAY", "-18200 CAFE"])
  }

  @Test func `a sign alone says it below a heading of signs`() {
    for sign in ["-", "(-)", "−"] {
      let found = statement([
        "거래일자|내용|+/-|금액", "2026-10-01|A|\(sign)|1000", "2026-10-02|B|\(sign)|3000",
      ])
      expectEqual(found.amounts, [-1_000, -3_000], "\(sign)")
      #expect(!found.isKindUnclear && found.isFirstReceived == nil)
    }
    let both = statement([
      "거래일자|내용|입출금|금액|잔액", "2026-10-01|A|(-)|1000|9000", "2026-10-02|B|(+)|3000|12000",
    ])
    expectEqual(both.amounts, [-1_000, 3_000])
    expectEqual(both.isFirstReceived, nil)
  }

  @Test func `of two columns that no list names the balances say which one was spent`() {
    let lines = [
      "2026-10-01|PAY||30000|130000", "2026-10-02|CAFE|18200||111800",
      "2026-10-03|CAFE|800||111000",
    ]
    let found = statement(["Date|Description|Foo|Bar|Balance"] + lines)
    expectEqual(found.amounts, [30_000, -18_200, -800])
    let back = statement(["Date|Description|Foo|Bar|Balance"] + lines.reversed())
    expectEqual(back.amounts, [30_000, -18_200, -800])
    // Without them only the user knows it.
    let open = statement(["Date|Description|Foo|Bar|Baz"] + lines)
    #expect(open.entries.isEmpty && open.mapping.missing.contains(.amount))
    expectEqual(open.amountColumns, [2, 3])
  }
}
