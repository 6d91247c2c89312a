import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files that call as a bank's do what is the other way round, or an exchange's that call themselves like a bank's.
struct RegisterTests {
  private func read(
    _ lines: [String], _ file: String = "원장", kind: StatementKind? = nil
  ) -> BankStatement {
    BankStatement.read(tableCells(lines), file: file) { if let kind { $0.kind = kind } }
  }

  private static let register = [
    "2025-10-01|급여|2000000||3000000", "2025-10-02|이마트||30000|2970000",
    "2025-10-03|쿠팡||5000|2965000", "2025-10-06|이자|120||2965120",
  ]

  @Test(arguments: ["일자|적요|차변|대변|잔액", "Date|Description|Debit|Credit|Balance"])
  func `whether debit adds is asked where the balances grow with it`(head: String) {
    let lines = [head] + Self.register
    for order in [lines, [head] + Self.register.reversed()] {
      let asked = read(order)
      #expect(asked.isKindUnclear)
      expectEqual(asked.kind, .account)
      let own = read(order, kind: .account)
      #expect(!own.isKindUnclear)
      expectEqual(own.entries.map(\.entry.amount.amount), [2_000_000, -30_000, -5_000, 120])
      expectEqual(own.chain.closing, Won(2_965_120))
      let owed = read(order, kind: .card)
      expectEqual(owed.entries.map(\.entry.amount.amount), [-2_000_000, 30_000, 5_000, -120])
      expectEqual(owed.chain.closing, Won(-2_965_120))
      #expect(own.isComplete && owed.isComplete)
    }
  }

  @Test func `nothing is asked where a bank’s balances follow, or a name says what is owed`() {
    let head = "일자|적요|차변|대변|잔액"
    let bank = read([
      head, "2025-10-01|급여||2000000|3000000", "2025-10-02|이마트|30000||2970000",
      "2025-10-03|쿠팡|5000||2965000",
    ])
    #expect(!bank.isKindUnclear)
    expectEqual(bank.entries.map(\.entry.amount.amount), [2_000_000, -30_000, -5_000])
    for name in ["마이너스통장", "TD Visa Card", "한도대출"] {
      let owed = read([head] + Self.register, name)
      #expect(!owed.isKindUnclear)
      expectEqual(owed.chain.closing, Won(-2_965_120))
    }
    let out = read(["일자|적요|출금액|입금액|잔액"] + Self.register)
    #expect(!out.isKindUnclear)
    expectEqual(out.chain.closing, Won(-2_965_120))
  }

  @Test(arguments: [
    ("자산|거래구분|거래수량|체결가격|거래금액|수수료|정산금액|보유KRW", ["매수", "매도"]),
    ("자산|거래구분|거래수량|체결가격|거래금액|수수료|정산금액|보유KRW", ["매수", "매수"]),
    ("자산|구분|거래수량|체결가격|거래금액|수수료|정산금액|잔액", ["매수", "매도"]),
  ])
  func `the file of an exchange is a broker’s`(head: String, kinds: [String]) {
    let sold: Int64 = kinds[1] == "매도" ? 1 : -1
    let found = read(
      [
        "거래일시|\(head)", "2025-10-02 09:00:00|KRW|입금|1|1|1000000|0|1000000|1000000",
        "2025-10-03 10:00:00|BTC|\(kinds[0])|1|1|300000|150|-300150|699850",
        "2025-10-15 10:00:00|BTC|\(kinds[1])|1|1|280000|140|\(sold * 280_000 - 140)"
          + "|\(699_850 + sold * 280_000 - 140)",
      ], "빗썸")
    expectEqual(found.accountKind, .investment)
    #expect(!found.isKindUnclear)
    expectEqual(found.chain.closing, Won(699_850 + sold * 280_000 - 140))
  }

  @Test func `what was bought and what was sold say it alone`() {
    let head = "일시|구분|내용|금액|잔액"
    let lines = [
      "2025-10-02 09:00:00|입금|KRW|1000000|1000000", "2025-10-03 10:00:00|매수|BTC|-300150|699850",
      "2025-10-15 10:00:00|매도|BTC|279860|979710",
    ]
    expectEqual(read([head] + lines, "업비트").accountKind, .investment)
    let bank = lines.map { $0.replacing("매수", with: "출금").replacing("매도", with: "입금") }
    expectEqual(read([head] + bank, "업비트").accountKind, nil)
  }

  @Test(arguments: ["지급액", "출금액", "찾으신금액"])
  func `a column that has nothing but what was paid in the end is not that of the amounts`(
    paid: String
  ) {
    let found = read(
      [
        "하나은행 정기적금 거래내역", "거래일자|거래구분|거래금액|이자|세금|\(paid)|잔액",
        "2025-07-10|입금|1000000|0|0|0|1000000", "2025-08-10|입금|1000000|0|0|0|2000000",
        "2025-09-10|입금|1000000|0|0|0|3000000", "2025-10-10|만기해지|3000000|64000|9850|3054150|0",
      ], "하나적금")
    expectEqual(
      found.entries.map(\.entry.amount.amount), [1_000_000, 1_000_000, 1_000_000, -3_000_000])
    #expect(found.isComplete)
  }
}
