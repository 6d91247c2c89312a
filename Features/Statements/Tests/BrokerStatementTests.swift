import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Files of brokers: several lines for each movement.
struct BrokerStatementTests {
  private func read(_ text: String, separator: Character = ",") -> BankStatement {
    .read(tableCells(text, separator: separator))
  }

  @Test func `three lines for each movement are one`() {
    let found = read(
      """
      Version=1.0,,,,,,,,,,
      거래일자,거래종류,통화,거래수량,거래금액,정산금액,세금합,인지세,미수(원/주),변제합,매체구분
      종목코드,적요명,거래단가/환율,,예수금잔고,외화예수금잔고,,유가금잔,,연체합,처리시간
      거래소,종목명,,,거래금액(외),정산금액(외),수수료(외),미수(외),,변제합(외),외국납부세액
      2026-09-14,입출금,KRW,0,1000000,1000000,0,0,0,0,영웅문S
      ,이체입금,0,,1000000,0,,0,,0,9:00:00
      ,,,,0,0,0,0,,0,0
      2026-09-15,매매,KRW,10,700000,700100,0,0,0,0,영웅문S
      A005930,매수,70000,,299900,0,,10,,0,9:30:00
      KRX,삼성전자,,,0,0,0,0,,0,0
      2026-09-16,배당,KRW,0,20000,16920,3080,0,0,0,영웅문S
      A005930,배당금,0,,316820,0,,10,,0,9:30:00
      KRX,삼성전자,,,0,0,0,0,,0,0
      """)
    expectEqual(found.amounts, [1_000_000, -700_100, 20_000, -3_080])
    expectEqual(
      found.entries.map(\.entry.text), ["이체입금", "삼성전자 매수", "삼성전자 배당금", "삼성전자 배당금 세금"])
    #expect(found.isComplete && found.opening == .zero && found.invalidCount == 0)
    expectEqual(found.entries[1].entry.bank?.second, 9 * 3_600 + 30 * 60)
  }

  @Test func `two lines for each movement are one`() {
    let text = """
      거래일자|거래종류|거래수량|거래금액|예수금잔고|수수료|미수총잔고
      종목명||단가|입출금액|유가잔고|제세금합|미수발생/변제금
      2026/09/14|은행이체입금||1,000,000|1,000,000|0|0
      |||1,000,000||0|
      2026/09/15|주식매수출금|10|700,000|299,900|100|0
      삼성전자||70,000|700,100|10|0|
      거래일자|거래종류|거래수량|거래금액|예수금잔고|수수료|미수총잔고
      종목명||단가|입출금액|유가잔고|제세금합|미수발생/변제금
      2026/09/16|배당금입금||20,000|316,820|0|0
      삼성전자|||16,920||3,080|
      """
    let found = read(text, separator: "|")
    expectEqual(found.amounts, [1_000_000, -700_000, -100, 20_000, -3_080])
    expectEqual(
      found.entries.map(\.entry.text),
      [
        "은행이체입금", "삼성전자 주식매수출금", "삼성전자 주식매수출금 수수료", "삼성전자 배당금입금", "삼성전자 배당금입금 세금",
      ])
    #expect(found.isComplete && found.invalidCount == 0)
  }

  @Test func `a total below headings in two lines is no second line of a movement`() {
    let found = read(
      """
      거래일,적요,거래금액,,잔액
      ,,출금,입금,
      2026-09-14,급여,0,1000,1000
      합계,,0,1000,
      """)
    expectEqual(found.amounts, [1_000])
  }

  @Test func `what a broker moves is neither spent nor received, or asked about`() async throws {
    let lines = [
      "입금,,10000000", "공모주청약,하이닉스,-5000000", "청약환불금,하이닉스,4900000", "원화→외화환전,USD,-1300000",
      "환전정산입금,USD,650000", "RP매수,,-100000", "RP매도,,100050", "펀드매입,미래펀드,-200000",
      "펀드환매,미래펀드,205000", "수익증권설정,미래펀드,-300000", "채권만기상환,국고채,1000000", "유상증자청약,카카오,-150000",
      "장내매수,화이자,-70000", "코스닥매도,에코프로,90000", "배당금입금,삼성전자,20000", "ETF분배금,KODEX,3000",
      "공모주배정,하이닉스,-100000", "대체출금,이바다,-50000", "주식매입,카카오,-40000", "주식매각,카카오,41000",
      "예탁금이용료,,70", "계좌관리수수료,,-500",
    ]
    var (text, balance) = ("키움증권 거래내역\n거래일자,거래구분,종목명,거래금액,예수금잔고\n", Int64(0))
    for (day, line) in lines.enumerated() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      balance += Int64(cells[2]) ?? 0
      text +=
        "2026.05.\(day + 1),\(cells[0]),\(cells[1]),\(cells[2].filter { $0 != "-" }),\(balance)\n"
    }
    let books = await HouseholdBooks()
    try await books.bring("키움증권.csv", text)
    for _ in 0..<2 { try await books.takeSure() }
    // What came in and what went out may be of the user's other accounts.
    try await expectEqual(books.sums(), [10_023_070, 50_500])
    let asked = try await books.ledger.proposals(nil).filter { !$0.isSure }
    expectEqual(asked.map(\.first.amount.amount).sorted(), [-50_000, 10_000_000])
  }

  @Test(arguments: ["세금합계", "제세금합계", "세금 계"])
  func `taxes that are summed up are of their own, beside a fee`(_ heading: String) {
    func read(_ lines: [String]) -> BankStatement {
      .read(tableCells(lines))
    }
    let found = read([
      "거래일|거래종류|종목명|수량|단가|거래금액|수수료|\(heading)|정산금액|예수금",
      "2026-09-02|계좌입금||0|0|500,000|0|0|500,000|500,000",
      "2026-09-03|장내매수|카카오|10|40,000|400,000|60|0|400,060|99,940",
      "2026-09-10|장내매도|카카오|10|45,000|450,000|60|810|449,130|549,070",
      "2026-09-28|배당금입금|KT|||8,000|0|1,230|6,770|555,840",
    ])
    expectEqual(found.amounts, [500_000, -400_000, -60, 450_000, -60, -810, 8_000, -1_230])
    #expect(found.isComplete)
    // Beside its parts a sum counts nothing.
    let parts = read([
      "거래일|적요|입금액|출금액|소득세|주민세|\(heading)|잔액", "2026-09-02|CU||1,000|0|0|0|100,000",
      "2026-09-03|이자|10,000||1,400|140|1,540|108,460",
    ])
    expectEqual(parts.amounts.reduce(0, +), 7_460)
    expectEqual(parts.amounts.count, 4)
  }

  @Test(
    arguments: ["분배금입금", "배당금", "배당금입금", "현금배당", "예탁금이용료"], ["16,236", "516,236"])
  func `what securities have earned with its tax is received, as the first line, too`(
    kind: String, balance: String
  ) {
    let rest = balance == "16,236" ? "316,236" : "816,236"
    for isAlone in [true, false] {
      let found = BankStatement.read(
        tableCells(
          [
            "거래일자|거래종류|종목명|수량|거래금액|수수료|세금|정산금액|예수금잔액",
            "2025-09-17|\(kind)|KODEX|1|19,191|0|2,955|16,236|\(balance)",
          ] + (isAlone ? [] : ["2025-09-28|이체입금|김민준||300,000|0|0|300,000|\(rest)"])))
      expectEqual(found.amounts, [19_191, -2_955] + (isAlone ? [] : [300_000]))
      #expect(found.isFirstReceived == nil && found.isComplete)
      expectEqual(found.opening, balance == "16,236" ? .zero : Won(500_000))
    }
  }

  @Test(arguments: [
    ("장내매수", "500,000", "500,500", [-500_000, -500]),
    ("장내매도", "500,000", "499,500", [500_000, -500]),
  ])
  func `what was traded first is as the balances after it say`(
    kind: String, amount: String, paid: String, amounts: [Int64]
  ) {
    let after = amounts[0] < 0 ? ["499,500", "799,500"] : ["1,499,500", "1,799,500"]
    let found = BankStatement.read(
      tableCells([
        "거래일자|거래종류|종목명|수량|거래금액|수수료|세금|정산금액|예수금잔액",
        "2025-09-16|이체입금|김민준||1,000,000|0|0|1,000,000|1,000,000",
        "2025-09-17|\(kind)|KODEX|1|\(amount)|500|0|\(paid)|\(after[0])",
        "2025-09-28|이체입금|김민준||300,000|0|0|300,000|\(after[1])",
      ]))
    expectEqual(found.amounts, [1_000_000] + amounts + [300_000])
  }

  @Test(arguments: ["장내매수", "배당재투자", "배당소득세"])
  func `what is called like dividends and goes out is not taken for what came in`(_ kind: String) {
    let found = BankStatement.read(
      tableCells([
        "거래일자|거래종류|종목명|수량|거래금액|수수료|세금|정산금액|예수금잔액",
        "2025-09-17|\(kind)|KODEX 고배당|1|19,191|0|0|19,191|516,236",
        "2025-09-28|이체출금|김민준||300,000|0|0|300,000|216,236",
      ]))
    expectEqual(found.amounts, [-19_191, -300_000])
    expectEqual(found.isFirstReceived, false)
  }

  @Test(arguments: [
    ("회비 분배", [-50_000, 100, -80_000], false), ("배당금지급", [50_000, 100, -80_000], true),
  ])
  func `what is called so in the file of another bank is asked`(
    text: String, amounts: [Int64], isReceived: Bool
  ) {
    let found = BankStatement.read(
      tableCells([
        "거래일|내용|금액|잔액", "2026-10-01|\(text)|50,000|950,000", "2026-10-02|이자|100|950,100",
        "2026-10-05|회식|80,000|870,100",
      ]))
    expectEqual(found.amounts, amounts)
    expectEqual(found.isFirstReceived, isReceived)
  }

  @Test func `balances say more of a tax than the column of what is left`() {
    let lines = [
      "2025-09-16|이체입금|김민준||1,000,000|0|0|1,000,000|1,000,000",
      "2025-09-17|배당금|KODEX|1|19,191|0|2,955|16,236|1,019,191",
      "2025-09-17|배당소득세|KODEX||2,955|0|0|2,955|1,016,236",
    ]
    for lines in [lines, lines.reversed()] {
      let found = BankStatement.read(
        tableCells(["거래일자|거래종류|종목명|수량|거래금액|수수료|세금|정산금액|예수금잔액"] + lines))
      expectEqual(found.amounts.sorted(), [-2_955, 19_191, 1_000_000])
      #expect(found.isComplete)
    }
  }

  @Test func `a balance above the first line says it, too`() {
    let found = BankStatement.read(
      tableCells([
        "거래일자|거래종류|종목명|수량|거래금액|수수료|세금|정산금액|예수금잔액",
        "2025-09-01|전기이월|||0|0|0|0|500,000",
        "2025-09-17|배당금|KODEX|1|19,191|0|2,955|16,236|519,191",
        "2025-09-17|배당소득세|KODEX||2,955|0|0|2,955|516,236",
      ]))
    expectEqual(found.amounts, [19_191, -2_955])
  }

  @Test func `of one day the first one is the last where the newest stands first`() {
    let lines = [
      "2025-09-17|이체입금|김민준||300,000|0|0|300,000|816,236",
      "2025-09-17|배당금|KODEX|1|19,191|0|2,955|16,236|516,236",
    ]
    for lines in [lines, lines.reversed()] {
      let found = BankStatement.read(
        tableCells(["거래일자|거래종류|종목명|수량|거래금액|수수료|세금|정산금액|예수금잔액"] + lines))
      expectEqual(found.amounts, [19_191, -2_955, 300_000])
      expectEqual(found.opening, Won(500_000))
      #expect(found.isComplete && found.isFirstReceived == nil)
    }
  }
}
