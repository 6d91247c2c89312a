import Expectations
import LedgerDomain
import Testing

@testable import StatementsDomain

/// Words and letters that say what became of a payment, and what a line is called.
struct StatementFlagTests {
  @Test(arguments: [
    "에러", "비정상", "무효", "기각", "반송", "시간초과", "Bounced", "Blocked", "Aborted", "Timeout",
  ])
  func `a word for what did not happen leaves its line out`(word: String) {
    let found = BankStatement.read(
      tableCells(["이용일|가맹점명|이용금액|상태", "2026-10-01|A|1000|정상", "2026-10-02|B|2000|\(word)"]))
    expectEqual(found.amounts, [-1_000])
  }

  @Test(arguments: ["철회", "취하", "회수", "Chargeback"])
  func `a word for what was taken back brings nothing`(word: String) {
    let found = BankStatement.read(
      tableCells(["이용일|가맹점명|이용금액|상태", "2026-10-01|A|1000|정상", "2026-10-02|B|2000|\(word)"]))
    expectEqual(found.amounts.reduce(0, +), -1_000)
  }

  @Test func `a line without a text is called by its kind`() {
    let found = BankStatement.read(
      tableCells([
        "거래일시|거래유형|가맹점명|거래금액|잔액", "2026-10-01 10:11:12|충전||50000|55000",
        "2026-10-02 10:11:12|결제|갈비|5000|50000",
      ]))
    expectEqual(found.entries.map(\.entry.text), ["충전", "갈비"])
    expectEqual(found.entries.first?.entry.bank?.kind, "충전")
  }

  @Test(arguments: [["승인여부", "Y", "N"], ["정상여부", "Y", "N"], ["Approved", "True", "False"]])
  func `a flag of what happened says what has not`(words: [String]) {
    let found = BankStatement.read(
      tableCells([
        "이용일|가맹점명|이용금액|\(words[0])", "2026-10-01|A|1000|\(words[1])",
        "2026-10-02|B|2000|\(words[2])",
      ]))
    expectEqual(found.amounts, [-1_000])
  }

  @Test(arguments: ["할부", "Y", "리볼빙"])
  func `a purchase over months is one without their number, too`(word: String) {
    let found = BankStatement.read(
      tableCells([
        "이용일|가맹점명|할부|이용금액|결제원금", "2026-10-01|A|일시불|1000|1000", "2026-10-02|B|\(word)|300000|100000",
      ]))
    expectEqual(found.amounts, [-1_000, -300_000])
  }
}
