import Expectations
import LedgerDomain
import Storage
import Testing
import WalletDomain

@testable import StatementsDomain

/// Which way the money went by headings, or by what kind of account it is.
struct SignHeadingTests {
  private func read(_ text: String) -> BankStatement {
    .read(tableCells(text))
  }

  @Test(arguments: ["우리은행 적금 거래내역|거래일|적요", "거래내역|거래일|회차"])
  func `what is paid into savings again and again was received from the first entry on`(
    _ words: String
  ) {
    let names = words.split(separator: "|").map(String.init)
    let kind = names[2] == "회차" ? ["5", "6", "7"] : ["", "", ""]
    for end in ["", "\n2026.07.01|만기해지|\(kind[0])|2,100,000|0"] {
      let found = read(
        """
        \(names[0])
        거래일|적요|회차|거래금액|잔액
        2026.03.21|자동이체|\(kind[0])|300,000|1,500,000
        2026.04.21|자동이체|\(kind[1])|300,000|1,800,000
        2026.05.21|자동이체|\(kind[2])|300,000|2,100,000
        """ + end)
      expectEqual(
        found.amounts, [300_000, 300_000, 300_000] + (end.isEmpty ? [] : [-2_100_000]))
      expectEqual(found.isFirstReceived, nil)
      expectEqual(found.opening, Won(1_200_000))
    }
  }

  @Test func `the first entry of another account is asked about`() {
    let found = read(
      """
      거래일|적요|거래금액|잔액
      2026.03.21|자동이체|300,000|1,500,000
      2026.04.21|자동이체|300,000|1,800,000
      """)
    expectEqual(found.isFirstReceived, true)
  }

  @Test(arguments: [
    "(+)|(-)", "금액(+)|금액(-)", "(+)입금|(-)출금", "+|-", "＋|−", "[+]|[-]", "증가|감소", "금액+|금액-",
    "(+) 금액|(-) 금액", "충전|사용", "입금(+)|출금(-)", "거래금액(+)|거래금액(−)",
  ])
  func `headings that are signs, or mean something beside each other, say it`(_ words: String) {
    for (title, balances) in [("|잔액", ["|150,000", "|147,000"]), ("", ["", ""])] {
      let found = read(
        """
        거래일|적요|\(words)\(title)
        2026-10-02|용돈|50,000|\(balances[0])
        2026-10-03|문구||3,000\(balances[1])
        """)
      expectEqual(found.amounts, [50_000, -3_000], "\(words)")
      #expect(found.invalidCount == 0 && !found.isKindUnclear)
      expectEqual(found.opening, title.isEmpty ? nil : Won(100_000))
    }
  }

  @Test func `a sign alone, or beside other amounts, says nothing`() {
    let found = read("거래일|적요|금액|-|잔액\n2026-10-02|용돈|50,000||150,000\n2026-10-03|문구|-3,000||147,000")
    expectEqual(found.amounts, [50_000, -3_000])
    let used = read("거래일|적요|금액|사용|충전\n2026-10-02|용돈|50,000|Y|N\n2026-10-03|문구|-3,000|N|Y")
    expectEqual(used.amounts, [50_000, -3_000])
  }

  @Test(arguments: [("차변", "대변"), ("차", "대"), ("Debit", "Credit")])
  func `what is debited went out`(_ out: String, _ received: String) {
    let found = read(
      """
      일자|차변/대변|금액|내용
      2026-10-02|\(out)|5,000|커피
      2026-10-13|\(received)|20,000|환급
      """)
    expectEqual(found.amounts, [-5_000, 20_000])
    #expect(!found.isKindUnclear)
  }

  @Test func `a sign may stand behind its amount`() {
    let found = read("거래일|내용|금액\n2026-10-02|커피|5,000-\n2026-10-13|환급|20,000+\n2026-10-14|책|1,000 -")
    expectEqual(found.amounts, [-5_000, 20_000, -1_000])
  }
}
