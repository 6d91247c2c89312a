import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What was spent and what was received, by directions, balances and kinds of statements.
struct StatementSignTests {
  private func statement(
    _ lines: [[String]], _ change: (inout ColumnMapping) -> Void = { _ in }
  ) -> BankStatement { .read(lines, change) }

  private func amounts(_ lines: [[String]]) -> [Int64] { statement(lines).amounts }

  @Test(arguments: [
    ["출금", "입금"], ["지급", "입금"], ["지출", "수입"], ["debit", "Credit"], ["DR", "CR"], ["D", "C"],
    ["[-]", "[+]"], ["S", "H"], ["결제", "충전"], ["체크카드출금", "타행입금"], ["출금", "입금 "],
  ])
  func `a column of directions gives amounts their signs`(_ words: [String]) {
    for heading in ["구분", "Type", "아무개", "입출금"] {
      let lines = [
        ["날짜", "내용", "거래금액", heading], ["2026-11-02", "a", "5,000", words[0]],
        ["2026-11-03", "b", "20,000", words[1]], ["2026-11-04", "c", "7,000", words[0]],
      ]
      expectEqual(amounts(lines), [-5_000, 20_000, -7_000])
      // What has a minus already keeps it.
      let minus = lines.map { [$0[0], $0[1], $0[3] == words[0] ? "-\($0[2])" : $0[2], $0[3]] }
      expectEqual(amounts(minus), [-5_000, 20_000, -7_000])
    }
  }

  @Test(
    arguments: [
      // What a card has spent, all that was drawn of an account, and an account's first entry.
      (["이용일자", "가맹점명", "이용금액", "잔액"], ["18,000", "18,000"], [-18_000, -18_000]),
      (["거래일시", "적요", "출금액", "잔액"], ["18,000", "18,000"], [-18_000, -18_000]),
      (["거래일시", "적요", "출금액", "잔액"], ["18,000", "52,000"], [-18_000, 52_000]),
      (["거래일시", "적요", "입금액", "잔액"], ["18,000", "18,000"], [18_000, 18_000]),
      (["거래일시", "적요", "거래금액", "잔액"], ["18,000", "18,000"], [18_000, 18_000]),
    ] as [([String], [String], [Int64])])
  func `the balance of a single line`(headings: [String], cells: [String], found: [Int64]) {
    let read = statement([headings, ["2026-11-02", "가"] + cells])
    expectEqual(read.amounts + read.entries.compactMap { $0.entry.bank?.balance }, found)
    #expect(!read.isKindUnclear)
  }

  @Test func `a column with other words than directions is none`() {
    let found = statement([
      ["날짜", "내용", "거래금액", "구분"], ["2026-11-02", "a", "-5,000", "출금"],
      ["2026-11-03", "b", "20,000", "체크카드"], ["2026-11-04", "c", "-5", "입금"],
    ])
    expectEqual(found.amounts, [-5_000, 20_000, -5])
  }

  @Test func `a sign or a letter is a direction only beside the opposite one`() {
    for filler in ["-", "d", "+", "s"] {
      let found = statement([
        ["날짜", "내용", "금액", "비고"], ["2026-11-02", "a", "-4,500", filler],
        ["2026-11-03", "급여", "3,000,000", filler], ["2026-11-04", "c", "-7,000", ""],
      ])
      expectEqual(found.amounts, [-4_500, 3_000_000, -7_000])
    }
  }

  @Test func `a blank among directions leaves a plus open`() {
    let found = statement([
      ["날짜", "내용", "거래금액", "구분"], ["2026-11-02", "a", "5,000", "출금"],
      ["2026-11-03", "b", "20,000", ""], ["2026-11-04", "c", "7,000", "입금"],
    ])
    expectEqual(found.amounts, [-5_000, -20_000, 7_000])
    #expect(found.isKindUnclear)
    expectEqual(found.undirected, [3])
  }

  @Test func `pages with the same headings are one table`() {
    let heading = ["거래일", "적요", "거래금액", "잔액"]
    let found = statement([
      heading, ["2026-11-02", "a", "5,000", "95,000"], ["2026-11-03", "b", "20,000", "115,000"],
      heading, ["2026-11-04", "c", "7,000", "108,000"], ["2026-11-05", "d", "8,000", "100,000"],
      heading, ["2026-11-06", "e", "1,000", "101,000"],
    ])
    expectEqual(found.amounts, [-5_000, 20_000, -7_000, -8_000, 1_000])
    expectEqual(found.opening, Won(100_000))
    #expect(found.isComplete)
    expectEqual(found.invalidCount, 0)
  }

  @Test func `a card's only line is spending, whatever its balance says`() {
    let found = statement([
      ["이용일", "가맹점명", "금액", "잔액"], ["2026-11-02", "a", "10,000", "-10,000"],
    ])
    expectEqual(found.amounts, [-10_000])
  }

  @Test func `any column can be chosen, also one without a heading`() {
    let lines = [
      ["날짜", "내용", "금액", "통화"], ["2026-11-02", "a", "-5,000", "KRW", "-7,000"],
      ["2026-11-03", "b", "-5,000", "KRW", "-8,000"],
    ]
    expectEqual(statement(lines) { $0[.amount] = 4 }.columns.count, 5)
    expectEqual(statement(lines) { $0[.spent] = 4 }.columns.count, 5)
  }

  @Test func `balances give amounts their signs`() {
    let lines = [
      ["2026-11-02", "a", "5,000", "95,000"], ["2026-11-03", "급여", "20,000", "115,000"],
      ["2026-11-04", "c", "7,000", "108,000"],
    ]
    let heading = [["거래일", "적요", "거래금액", "잔액"]]
    let found = statement(heading + lines)
    expectEqual(found.amounts, [-5_000, 20_000, -7_000])
    expectEqual(found.opening, Won(100_000))
    #expect(found.isComplete)
    // Of the first one only the user can say it.
    expectEqual(found.isFirstReceived, false)
    let received = statement(heading + lines) { $0.isFirstReceived = true }
    expectEqual(received.amounts, [5_000, 20_000, -7_000])
    expectEqual(received.opening, Won(90_000))
    expectEqual(statement(heading + lines.reversed()).amounts, [-5_000, 20_000, -7_000])
    // An account that begins with it needs no question.
    let opened = statement(
      heading + [["2026-11-02", "a", "5,000", "5,000"], ["2026-11-03", "b", "1,000", "4,000"]])
    expectEqual(opened.amounts, [5_000, -1_000])
    expectEqual(opened.isFirstReceived, nil)
    // If it had been received, the account would have had less than nothing before.
    let spent = statement(
      heading + [["2026-11-02", "a", "5,000", "500"], ["2026-11-03", "b", "200", "700"]])
    expectEqual(spent.amounts, [-5_000, 200])
    expectEqual(spent.isFirstReceived, nil)
  }

  @Test func `the first of amounts without signs is asked about where all others were received`() {
    func read(_ text: String, _ change: (inout ColumnMapping) -> Void = { _ in }) -> BankStatement {
      statement(
        [
          ["거래일", "내용", "금액", "잔액"], ["2026-10-01", text, "5,000", "95,000"],
          ["2026-10-02", "급여", "20,000", "115,000"], ["2026-10-03", "이자", "100", "115,100"],
        ], change)
    }
    for text in ["한강서점", "대출이자"] {
      expectEqual(read(text).amounts, [5_000, 20_000, 100])
      expectEqual(read(text).isFirstReceived, true)
      expectEqual(read(text) { $0.isFirstReceived = false }.amounts, [-5_000, 20_000, 100])
    }
    // Its words say the same as the others.
    expectEqual(read("이자").amounts, [5_000, 20_000, 100])
    expectEqual(read("이자").isFirstReceived, nil)
    // An overdraft may go on in both ways.
    let drawn = statement([
      ["거래일", "내용", "금액", "잔액"], ["2026-10-01", "한강서점", "5,000", "-95,000"],
      ["2026-10-02", "이체", "20,000", "-75,000"],
    ])
    expectEqual(drawn.isFirstReceived, true)
    // A column for what was received needs no question.
    let received = statement([
      ["거래일", "내용", "입금액", "잔액"], ["2026-10-01", "한강서점", "5,000", "95,000"],
      ["2026-10-02", "급여", "20,000", "115,000"],
    ])
    expectEqual(received.amounts, [5_000, 20_000])
    expectEqual(received.isFirstReceived, nil)
  }

  @Test func `a line whose balance does not follow is asked about`() {
    let found = statement([
      ["거래일", "적요", "거래금액", "잔액"], ["2026-11-02", "a", "5,000", "95,000"],
      ["2026-11-03", "b", "20,000", "115,000"], ["2026-11-04", "c", "7,000", "50,000"],
      ["2026-11-05", "d", "10,000", "60,000"], ["2026-11-06", "e", "1,000", "59,000"],
    ])
    expectEqual(found.amounts, [-5_000, 20_000, 10_000, -1_000])
    expectEqual(found.invalidLines.map(\.number), [4])
    expectEqual(found.invalidLines.map(\.error), [.unclearSign])
  }

  @Test func `signed amounts with balances are as they say, whatever else the headings say`() {
    let found = statement([
      ["거래일", "가맹점명", "금액", "잔액", "승인번호"], ["2026-11-02", "급여", "3,000,000", "3,000,000", ""],
      ["2026-11-03", "이자", "1,000", "3,001,000", ""], ["2026-11-04", "a", "-5", "3,000,995", "1"],
    ])
    // Purchases of a card would make a debt in the same way.
    #expect(found.isKindUnclear)
    let account = statement([
      ["거래일", "적요", "금액", "잔액", "승인번호"], ["2026-11-02", "급여", "3,000,000", "3,000,000", ""],
      ["2026-11-03", "이자", "1,000", "3,001,000", ""],
    ])
    expectEqual(account.amounts, [3_000_000, 1_000])
    #expect(!account.isKindUnclear)
  }

  @Test func `a balance of what was drawn goes the other way`() {
    let found = statement([
      ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-11-02", "a", "5,000", "", "105,000"],
      ["2026-11-03", "b", "", "20,000", "85,000"], ["2026-11-04", "c", "7,000", "", "92,000"],
    ])
    expectEqual(found.amounts, [-5_000, 20_000, -7_000])
    expectEqual(found.opening, Won(-100_000))
    #expect(found.isComplete)
  }

  @Test func `a minus in one of two columns only says again which one it is`() {
    expectEqual(
      amounts([
        ["거래일", "적요", "출금액", "입금액"], ["2026-11-02", "a", "-5,000", ""],
        ["2026-11-03", "b", "", "20,000"], ["2026-11-04", "c", "-7,000", "0"],
      ]), [-5_000, 20_000, -7_000])
    // Beside others without one it is money that came back.
    expectEqual(
      amounts([
        ["거래일", "적요", "출금액", "입금액"], ["2026-11-02", "a", "5,000", ""],
        ["2026-11-04", "a", "-5,000", ""],
      ]), [-5_000, 5_000])
  }

  @Test func `a card's file is spending unless the user says otherwise`() {
    let lines = [
      ["이용일", "이용가맹점", "이용금액"], ["2026-11-02", "a", "5,000"], ["2026-11-03", "b", "-1,000"],
    ]
    expectEqual(statement(lines).amounts, [-5_000, 1_000])
    expectEqual(statement(lines).kind, .card)
    expectEqual(statement(lines) { $0.kind = .account }.amounts, [5_000, -1_000])
    // Nothing but money that came back is unlikely.
    let negative = [
      ["이용일", "이용가맹점", "이용금액"], ["2026-11-02", "a", "-5,000"], ["2026-11-03", "b", "-1,000"],
    ]
    expectEqual(statement(negative).amounts, [-5_000, -1_000])
    #expect(statement(negative).isKindUnclear)
    expectEqual(statement(negative) { $0.kind = .card }.amounts, [5_000, 1_000])
  }

  @Test func `a file that says nothing is asked about if most has a plus`() {
    let plus = [
      ["date", "text", "amount"], ["2026-11-02", "a", "5,000"], ["2026-11-03", "b", "1"],
    ]
    expectEqual(statement(plus).amounts, [-5_000, -1])
    #expect(statement(plus).isKindUnclear)
    let answered = statement(plus) { $0.kind = .account }
    expectEqual(answered.amounts, [5_000, 1])
    #expect(!answered.isKindUnclear)
    let minus = [
      ["date", "text", "amount"], ["2026-11-02", "a", "-5,000"], ["2026-11-03", "b", "1"],
    ]
    expectEqual(statement(minus).amounts, [-5_000, 1])
    #expect(!statement(minus).isKindUnclear)
  }

  @Test func `lines of one day are in the order in which their balances follow`() {
    let lines = [
      ["2026-11-02", "a", "5,000", "", "95,000"], ["2026-11-02", "b", "", "20,000", "115,000"],
      ["2026-11-02", "c", "7,000", "", "108,000"],
    ]
    let heading = [["거래일", "적요", "출금액", "입금액", "잔액"]]
    for lines in [lines, lines.reversed()] {
      let found = statement(heading + lines)
      expectEqual(found.amounts, [-5_000, 20_000, -7_000])
      expectEqual(found.opening, Won(100_000))
      #expect(found.isComplete)
    }
  }

  @Test func `when something was used makes no card of an account`() {
    for day in ["이용일시", "사용일시"] {
      let found = statement([
        [day, "이용내용", "금액", "잔액"], ["2026-10-01 09:00", "급여", "3000000", "3000000"],
        ["2026-10-02 09:00", "이자", "1000", "3001000"],
        ["2026-10-04 09:00", "한강분식", "-4500", "2996500"],
      ])
      expectEqual(found.amounts, [3_000_000, 1_000, -4_500])
      #expect(!found.isKindUnclear && found.accountKind == nil)
    }
  }

  @Test func `securities say what was traded`() {
    let found = statement([
      ["거래일자", "거래종류", "종목명", "거래금액", "정산금액", "예수금", "수수료", "세금"],
      ["2026/10/02", "이체입금", "", "1,000,000", "1,000,000", "1,000,000", "0", "0"],
      ["2026/10/05", "장내매수", "삼성전자", "700,000", "700,100", "299,900", "100", "0"],
      ["2026/10/20", "장내매도", "삼성전자", "800,000", "798,300", "1,098,200", "100", "1,600"],
      ["2026/10/25", "배당금입금", "삼성전자", "10,000", "8,460", "1,106,660", "0", "1,540"],
    ])
    expectEqual(
      found.entries.map { "\($0.entry.amount.amount) \($0.entry.text)" },
      [
        "1000000 이체입금", "-700000 삼성전자 장내매수", "-100 삼성전자 장내매수 수수료", "800000 삼성전자 장내매도",
        "-100 삼성전자 장내매도 수수료", "-1600 삼성전자 장내매도 세금", "10000 삼성전자 배당금입금", "-1540 삼성전자 배당금입금 세금",
      ])
    #expect(found.isComplete)
  }

  @Test func `what is missing between two balances is named`() {
    let found = statement([
      ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-05-01", "a", "5,000", "", "95,000"],
      ["2026-05-02", "b", "", "20,000", "115,000"], ["2026-05-03", "c", "7,000", "", "108,000"],
      ["2026-05-09", "d", "1,000", "", "65,800"], ["2026-05-10", "e", "800", "", "65,000"],
    ])
    expectEqual(found.gaps.map(\.amount), [Won(-41_200)])
    expectEqual(found.gaps.map(\.after.rawValue), [2026_05_03])
    expectEqual(found.gaps.map(\.before.rawValue), [2026_05_09])
    #expect(!found.isComplete)
    // What is missing later is named, and is no reason to begin with nothing.
    expectEqual(found.opening, Won(100_000))
  }

  @Test func `the column that the balances follow has the amounts`() {
    let head = ["거래일시", "거래구분", "적요", "거래금액", "수수료", "세금", "정산금액", "잔액"]
    let lines = [
      ["2026-10-02 09:00:00", "입금", "국민은행 입금", "1000000", "0", "0", "1000000", "1000000"],
      ["2026-10-05 09:00:00", "매수", "삼성전자 매수", "700000", "105", "0", "700105", "299895"],
      ["2026-10-20 09:00:00", "배당", "삼성전자 배당", "14000", "0", "2156", "11844", "311739"],
      ["2026-10-25 09:00:00", "매도", "삼성전자 매도", "750000", "112", "1350", "748538", "1060277"],
    ]
    let amounts: [Int64] = [1_000_000, -700_000, -105, 14_000, -2_156, 750_000, -112, -1_350]
    for lines in [lines, lines.reversed()] {
      let found = BankStatement.read([head] + lines)
      expectEqual(found.amounts, amounts)
      #expect(found.isComplete && found.opening == .zero && !found.isKindUnclear)
    }
    // Securities call what is left so.
    let left = BankStatement.read([head.dropLast() + ["예수금"]] + lines)
    expectEqual(left.amounts, amounts)
    // The user says it otherwise, and the fees are on top.
    let said = BankStatement.read([head] + lines) { $0[.amount] = 3 }
    #expect(said.amounts == amounts && said.isComplete)
  }
}

extension BankStatement {
  var amounts: [Int64] { entries.map(\.entry.amount.amount) }
}
