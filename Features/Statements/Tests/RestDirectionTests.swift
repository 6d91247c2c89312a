import Expectations
import LedgerDomain
import Testing
import WalletDomain

@testable import StatementsDomain

/// A column that says of some lines which way the money went, and of others what it was for.
struct RestDirectionTests {
  private func read(
    _ words: [String], _ head: String = "거래일시|적요|금액|구분",
    _ change: (inout ColumnMapping) -> Void = { _ in }
  ) -> BankStatement {
    .read(
      tableCells(
        [head]
          + words.enumerated().map { "2026-10-0\($0 + 1) 10:00|A\($0)|\(1_000 * ($0 + 1))|\($1)" }),
      change)
  }

  @Test(arguments: ["이체", "대체", "자동이체", "수수료", "급여", "카드승인", "FEE", ""])
  func `a line that does not say it is asked about`(word: String) {
    let found = read(["입금", "출금", word])
    #expect(found.isKindUnclear && found.invalidCount == 0)
    expectEqual(found.undirected, [4])
    expectEqual(read(["입금", "출금", word]) { $0.kind = .account }.amounts, [1_000, -2_000, 3_000])
    expectEqual(read(["입금", "출금", word]) { $0.kind = .card }.amounts, [1_000, -2_000, -3_000])
  }

  @Test(arguments: [
    ["입금", "출금", "이자입금"], ["이자지급", "출금", "급여입금"], ["보험금지급", "보험료출금", "입금"],
    ["1:입금", "2:출금", "1:입금"], ["수입", "지출", "이체수입"], ["Income", "Exp.", "Transfer-In"],
    ["이체수입", "이체지출", "수입"], ["매도", "매수", "매도"], ["주식판매", "주식구매", "배당금입금"], ["Sell", "Buy", "Sell"],
  ])
  func `a word says it by its end`(words: [String]) {
    for head in ["거래일시|적요|금액|구분", "거래일시|적요|금액|수입/지출"] {
      let found = read(words, head)
      expectEqual(found.amounts, [1_000, -2_000, 3_000])
      #expect(!found.isKindUnclear && found.invalidCount == 0)
    }
  }

  @Test func `the first line says it itself where balances say it of the others`() {
    let found = BankStatement.read(
      tableCells([
        "거래일시|적요|금액|구분|잔액", "2026-10-01|A|1000|입금|11000", "2026-10-02|B|2000|출금|9000",
        "2026-10-03|C|500|이체|8500",
      ]))
    expectEqual(found.amounts, [1_000, -2_000, -500])
    #expect(found.isFirstReceived == nil && !found.isKindUnclear && found.isComplete)
  }

  @Test(arguments: [["Y", "N"], ["00", "E1"], ["0000", "E1"], ["S", "F"], ["○", "×"]])
  func `a code of lines whose balances have not changed is that of failures`(codes: [String]) {
    let (good, bad) = (codes[0], codes[1])
    let head = "거래일시|적요|출금액|입금액|잔액|정상여부"
    let one = BankStatement.read(
      tableCells([
        head, "2026-10-01 10:00|A|1000||9000|\(good)", "2026-10-02 10:00|B|2000||9000|\(bad)",
        "2026-10-03 10:00|C|500||8500|\(good)", "2026-10-04 10:00|D|700||7800|\(good)",
      ]))
    expectEqual(one.amounts, [-1_000, -500, -700])
    #expect(one.isComplete)
    let two = BankStatement.read(
      tableCells([
        head, "2026-10-01 10:00|A|1000||9000|\(good)", "2026-10-02 10:00|B|2000||9000|\(bad)",
        "2026-10-03 10:00|C|500||8500|\(good)", "2026-10-04 10:00|D|700||8500|\(bad)",
      ]))
    expectEqual(two.amounts, [-1_000, -500])
    expectEqual(two.chain.closing, Won(8_500))
    let first = BankStatement.read(
      tableCells([
        head, "2026-10-01 10:00|A|1000||9000|\(bad)", "2026-10-02 10:00|B|2000||9000|\(bad)",
        "2026-10-03 10:00|C|500||8500|\(good)",
      ]))
    expectEqual(first.amounts, [-500])
  }
}
