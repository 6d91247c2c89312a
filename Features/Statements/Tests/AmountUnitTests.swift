import Expectations
import LedgerDomain
import Log
import PlatformTesting
import StatementsData
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Amounts in other units than a won.
struct AmountUnitTests {
  private func statement(_ lines: [String]) -> BankStatement {
    .read(tableCells(lines))
  }

  @Test(arguments: [
    "이용금액(USD)", "이용금액($)", "이용금액 (달러)", "USD 이용금액", "이용금액[usd]",
  ])
  func `amounts in another currency are none in won`(_ heading: String) {
    let found = statement([
      "이용일|가맹점명|\(heading)", "2026-11-02|AMAZON|12", "2026-11-03|STEAM|20",
    ])
    expectEqual(found.amounts, [])
    expectEqual(found.invalidLines.map(\.error), [.foreign("USD 12"), .foreign("USD 20")])
  }

  @Test func `beside amounts in won they are those of the foreign currency`() {
    for heads in ["이용금액(USD)|이용금액(KRW)", "이용금액(USD)|청구금액(원)", "이용금액($)|승인금액"] {
      let found = statement(["이용일|가맹점명|\(heads)", "2026-11-02|AMAZON|12.99|18,210"])
      expectEqual(found.amounts, [-18_210], "\(heads)")
      expectEqual(found.entries.map(\.entry.bank?.foreign), ["USD 12.99"], "\(heads)")
    }
  }

  @Test(arguments: [["통화", "USD"], ["통화코드: USD"], ["(단위: USD)"], ["거래통화", "미국달러"]])
  func `an account in another currency is refused`(_ line: [String]) async throws {
    let lines = [
      ["외화예금 거래내역"], line, ["거래일", "적요", "출금액", "입금액", "잔액"],
      ["2026-11-02", "송금", "12", "", "988"],
    ]
    let found = BankStatement.read(lines)
    #expect(found.entries.isEmpty && found.currency == "USD")
    let folder = TemporaryFolder()
    let text = lines.map { $0.joined(separator: ",") }.joined(separator: "\n")
    TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/a.csv")
    await #expect(throws: StatementError.otherCurrency("USD")) {
      try await FileStatements(log: .none).read(
        "\(folder.path)/a.csv", mapping: nil, .silent, within: 0...1_000)
    }
  }

  @Test func `an account in won says so, too`() {
    for line in [["통화", "KRW"], ["통화", "원화"], ["(단위: 원)"]] {
      let found = BankStatement.read([
        line, ["거래일", "적요", "출금액", "입금액"], ["2026-11-02", "책", "1,200", ""],
      ])
      expectEqual(found.amounts, [-1_200])
    }
  }

  @Test(arguments: ["<", "<!--", "(", "[a", ",", "(단위"])
  func `the unit of long lines is found in time that grows with them alone`(_ sign: String) {
    let long = String(repeating: sign, count: 100_000)
    expectEqual(statement([long, "거래일|적요|출금액|입금액", "2026-11-02|책|1,200|"]).amounts, [-1_200])
    expectEqual(
      statement(["거래일|적요|출금액|입금액", "2026-11-02|\(long)|1,200|", "2026-11-03|책|\(long).5|"]).amounts,
      [-1_200])
  }

  @Test func `amounts in thousands are multiplied`() {
    for (unit, amounts) in [
      ("천원", [-18_000, -24_500] as [Int64]), ("만원", [-180_000, -245_000]),
      ("백만원", [-18_000_000, -24_500_000]), ("원", [-18]),
    ] {
      let lines = ["2026-02-27|한강서점|18", "2026-02-28|남산식당|24.5"]
      expectEqual(statement(["이용일|가맹점명|이용금액(\(unit))"] + lines).amounts, amounts, "\(unit)")
    }
    let bank = ["2026-11-02|자동차|1,012|0|988.5", "2026-11-03|보험|20|0|968.5"]
    let head = "거래일|적요|출금액|입금액|잔액"
    for lines in [["(단위: 천원)", head], ["거래내역|단위|천원", head], [head, "(단위 : 천원)"]] {
      let found = statement(lines + bank)
      expectEqual(found.amounts, [-1_012_000, -20_000], "\(lines)")
      #expect(found.isComplete && found.opening == Won(2_000_500))
    }
    for title in ["이용내역 (단위: 천원)", "이용내역(1월)[금액단위:천원]", "Usage <units: thousands>"] {
      let found = statement([title, "거래일|적요|출금액|입금액", "2026-11-02|책|18|"])
      expectEqual(found.amounts, [-18_000], "\(title)")
    }
    // A column says it better, and a line far before the headings says it of something else.
    let own = statement(["(단위: 천원)", "거래일|적요|출금액(원)|입금액(원)", "2026-11-02|책|1,200|"])
    expectEqual(own.amounts, [-1_200])
    let far = statement(
      ["이용한도 (단위: 만원)", "500", "가", "나", "다", "거래일|적요|출금액|입금액", "2026-11-02|책|1,200|"])
    expectEqual(far.amounts, [-1_200])
  }
}
