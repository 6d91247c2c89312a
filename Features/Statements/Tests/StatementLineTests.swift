import Expectations
import LedgerDomain
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// Which lines of a statement are entries, and on which days.
struct StatementLineTests {
  private func statement(_ lines: [[String]]) -> BankStatement { .read(lines) }

  @Test(arguments: ["상태", "결과", "비고", "이것저것", "Status"])
  func `payments that did not happen are left out by the words of any column`(_ heading: String) {
    let found = statement([
      ["승인일", "가맹점명", "승인금액", heading], ["2026-11-01", "a", "1,000", "정상"],
      ["2026-11-02", "b", "2,000", "승인거절"], ["2026-11-03", "c", "3,000", "한도초과"],
      ["2026-11-04", "d", "4,000", "실패"], ["2026-11-05", "e", "5,000", "DECLINED"],
      ["2026-11-06", "f", "6,000", "승인"], ["2026-11-07", "g", "7,000", "Reverted"],
    ])
    expectEqual(found.amounts, [-1_000, -6_000])
    expectEqual(found.leftOut.map(\.number), [3, 4, 5, 6, 8])
    #expect(found.leftOut.allSatisfy { $0.reason == .failed })
    expectEqual(found.invalidCount, 0)
    // No note, and no day is missing where nothing happened.
    #expect(found.entries.allSatisfy { $0.entry.note.isEmpty })
    let dayless = statement([
      ["Completed Date", "Description", "Amount", "State"], ["", "a", "-1", "REVERTED"],
      ["2026-11-02", "b", "-2", "COMPLETED"],
    ])
    expectEqual(dayless.amounts, [-2])
    expectEqual(dayless.invalidCount, 0)
  }

  @Test(arguments: ["환불완료", "반품완료", "Refunded", "취소완료"])
  func `a payment that was given back in full is none`(_ word: String) {
    let found = statement([
      ["결제일시", "사용처", "결제금액", "상태"], ["2026.11.02 10:00", "한강서점", "18,000", "결제완료"],
      ["2026.11.05 10:00", "노란가게", "3,000", word],
    ])
    let news = EntryRecognition(found.entries(by: .builtIn, .builtIn), into: .cash).news().new
    expectEqual(news.map(\.entry.text), ["한강서점"])
    expectEqual(found.invalidCount, 0)
  }

  @Test func `what is pending has the day on which it began, also when it is settled`() {
    let headings = [
      "Started Date", "Completed Date", "Description", "Amount", "State", "Balance",
    ]
    let first = statement([
      headings, ["2026-11-02 10:00:00", "2026-11-04 10:00:00", "a", "-5000", "COMPLETED", "95000"],
      ["2026-11-03 10:00:00", "", "b", "-7000", "PENDING", ""],
    ])
    expectEqual(first.amounts, [-5_000, -7_000])
    expectEqual(first.entries.map { $0.entry.bank?.isPending }, [nil, true])
    let then = statement([
      headings, ["2026-11-02 10:00:00", "2026-11-04 10:00:00", "a", "-5000", "COMPLETED", "95000"],
      ["2026-11-03 10:00:00", "2026-11-05 10:00:00", "b", "-7000", "COMPLETED", "88000"],
    ])
    expectEqual(then.entries.map(\.entry.day), first.entries.map(\.entry.day))
    let news = [first, then].map { statement in
      statement.entries.map { StatementEntry($0.entry, .chosen) }
    }
    var recognition = EntryRecognition(news[1], into: .cash)
    for (index, stated) in news[0].enumerated() {
      let row = LedgerRow(
        id: Int64(index + 1), origin: .imported, entry: stated.entry, status: EntryStatus(.cash))
      recognition.take(
        EntryRecognition.Row(row, importedInto: .cash), as: EntryFingerprint(row.entry))
    }
    expectEqual(recognition.news().new, [])
    expectEqual(recognition.news().settled.map(\.id), [2])
  }

  @Test func `a note or a name that sounds like a state is none`() {
    let found = statement([
      ["날짜", "내용", "금액", "메모"], ["2026-11-01", "실패", "-1", "취소"],
      ["2026-11-02", "b", "-2", "점심값"],
    ])
    expectEqual(found.amounts, [-1, -2])
  }

  @Test(arguments: [
    "합계", "소 계", "총 합계", "11월 합계", "합계(2건)", "일계", "총 3건", "TOTAL", "Sub-total", "계",
  ])
  func `a sum of lines is left out if it is one`(_ word: String) {
    for place in [0, 1] {
      var total = ["", "", "3,000", "20,000", ""]
      total[place] = word
      let found = statement([
        ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-11-01", "a", "1,000", "", "1"],
        ["2026-11-01", "b", "2,000", "", "1"], ["2026-11-01", "c", "", "20,000", "1"], total,
      ])
      expectEqual(found.amounts, [-1_000, -2_000, 20_000])
      expectEqual(found.leftOut.map(\.reason), [.total])
      expectEqual(found.invalidCount, 0)
      total[2] = "3,001"
      let wrong = statement([
        ["거래일", "적요", "출금액", "입금액", "잔액"], ["2026-11-01", "a", "1,000", "", "1"],
        ["2026-11-01", "b", "2,000", "", "1"], ["2026-11-01", "c", "", "20,000", "1"], total,
      ])
      expectEqual(wrong.leftOut, [])
      expectEqual(wrong.invalidLines.map(\.error), [.wrongTotal])
    }
  }

  @Test func `sums of days, months and parts are left out, and an entry of such a name is not`() {
    let found = statement([
      ["거래일", "적요", "출금액"], ["2026-10-30", "a", "1,000"], ["2026-10-31", "b", "2,000"],
      ["2026-10-31", "일계", "2,000"], ["", "10월 합계", "3,000"], ["2026-11-01", "합계분식", "500"],
      ["2026-11-02", "총합계", "9"], ["2026-11-02", "", "509"], ["", "소계", "509"],
      ["", "", "3,509"],
    ])
    expectEqual(found.amounts, [-1_000, -2_000, -500, -9, -509])
    expectEqual(found.leftOut.map(\.number), [4, 5])
    // Nor one at a shop that is called so.
    let shop = statement([
      ["date", "description", "amount"], ["2026-11-01", "a", "-50"],
      ["2026-11-02", "TotalEnergies", "-50"],
    ])
    expectEqual(shop.amounts, [-50, -50])
  }

  @Test func `headings in two rows of a page are one line`() {
    let found = statement([
      ["이용일자", "이용가맹점", "이용금액", "", "승인번호"], ["이용일자", "이용가맹점", "국내(원)", "해외($)", "승인번호"],
      ["2026.10.02", "한강분식", "12,000", "", "1"], ["2026.10.03", "남산식당", "7,000", "", "2"],
    ])
    expectEqual(found.amounts, [-12_000, -7_000])
    expectEqual(found.invalidCount, 0)
  }

  @Test func `a sum of several tables is one`() {
    let found = statement([
      ["이용일", "가맹점명", "이용금액"], ["2026-11-02", "a", "18,000"], ["소계", "", "18,000"],
      ["이용일", "가맹점명", "현지금액", "통화", "원화금액"], ["2026-11-04", "b", "13", "USD", "18,210"],
      ["소계", "", "", "", "18,210"], ["총합계", "", "", "", "36,210"],
    ])
    expectEqual(found.amounts, [-18_000, -18_210])
    expectEqual(found.leftOut.map(\.reason), [.total, .total, .total])
    expectEqual(found.invalidCount, 0)
  }

  @Test(arguments: ["전월이월", "이월", "기초잔액", "[이월잔액]", "Opening balance", "차기이월", "기말 잔액"])
  func `what an account had is no movement`(_ word: String) {
    let head = ["거래일시", "적요", "출금액", "입금액", "잔액"]
    let entry = ["2026-11-02 09:10", "한강서점", "5000", "", "95000"]
    for carried in [
      ["2026-11-01 00:00", word, "", "100000", "100000"],
      ["2026-11-01 00:00", word, "", "", "100000"],
    ] {
      let found = statement([head, carried, entry])
      expectEqual(found.amounts, [-5_000])
      expectEqual(found.leftOut.map(\.reason), [.carried])
      #expect(found.opening == Won(100_000) && found.invalidCount == 0 && found.isComplete)
    }
    // One that has moved money by the balance is one.
    let moved = ["2026-11-03 09:10", word, "", "20000", "115000"]
    expectEqual(statement([head, entry, moved]).amounts, [-5_000, 20_000])
  }

  @Test func `a line that says it is a sum, and is not, is no entry`() {
    for word in ["소계", "합계", "[일계]", "Total"] {
      let found = statement([
        ["이용일", "가맹점명", "이용금액"], ["2026-11-02", "a", "18,000"], ["2026-11-02", word, "19,000"],
        ["2026-11-03", "합계약국", "2,000"],
      ])
      expectEqual(found.amounts, [-18_000, -2_000])
      expectEqual(found.invalidLines.map(\.error), [.wrongTotal])
    }
  }

  @Test func `words around the entries are no unreadable lines`() {
    let found = statement([
      ["국민은행"], ["거래일", "적요", "출금액"], ["2026-11-01", "a", "1,000"],
      ["※ 이 내역은 증빙으로 쓸 수 없습니다."], ["고객센터", "1588-0000"],
    ])
    expectEqual(found.amounts, [-1_000])
    expectEqual(found.leftOut.map(\.reason), [.remark, .remark])
    expectEqual(found.invalidCount, 0)
  }

  @Test func `days are read in the forms of banks`() {
    func days(_ texts: [String], _ preamble: [[String]] = [], _ heading: String = "거래일") -> [Int] {
      statement(preamble + [[heading, "text", "amount"]] + texts.map { [$0, "a", "-1"] })
        .entries.map(\.entry.day.rawValue)
    }
    expectEqual(days(["26.05.09", "26.05.10 12:30"]), [2026_05_09, 2026_05_10])
    expectEqual(days(["251228", "251229"]), [2025_12_28, 2025_12_29])
    expectEqual(days(["25년 12월 28일", "25년12월29일"]), [2025_12_28, 2025_12_29])
    expectEqual(days(["2025년 12월 28일"]), [2025_12_28])
    // Serial numbers of spreadsheets.
    expectEqual(days(["46022", "46023.5"], [], "date"), [2025_12_31, 2026_01_01])
    let period = [["조회기간", "2025.12.01 ~ 2026.01.31"]]
    expectEqual(days(["12/30", "01/02"], period), [2025_12_30, 2026_01_02])
    expectEqual(days(["12월 30일", "1월2일"], period), [2025_12_30, 2026_01_02])
    expectEqual(days(["12/30"], [["조회기간 : 2025년 12월 1일 ~ 2026년 1월 31일"]]), [2025_12_30])
    expectEqual(days(["10/30", "11/25"], [["결제일", "2026년 11월 25일"]]), [2026_10_30, 2026_11_25])
    for title in [
      "삼성카드 2026년 1월 이용대금명세서", "26년 1월분 청구서", "이용내역 2026.01", "2026-01 이용내역", "조회일 2026.01.31",
    ] {
      expectEqual(
        days(["12/30", "12/02", "01/05"], [[title]]), [2025_12_30, 2025_12_02, 2026_01_05])
    }
    expectEqual(days(["12/30", "03/05"], [["2026년 이용내역"]]), [2026_03_05, 2026_12_30])
    expectEqual(days(["12/30"], [["가입일 2020.01.31", "110-2020-012345"]]), [])
    // Without a period the year is not known.
    expectEqual(days(["12/30"]), [])
    // Where days come first elsewhere, the user is asked.
    expectEqual(days(["26.05.19"], [], "date"), [])
  }

  @Test func `a time is read where one is`() {
    func second(_ day: String, _ time: String? = nil) -> Int? {
      let heading = ["날짜", "내용", "금액"] + (time == nil ? [] : ["시간"])
      let line = [day, "a", "-1"] + (time.map { [$0] } ?? [])
      return statement([heading, line]).entries.first?.entry.bank?.second
    }
    expectEqual(second("2026-11-02 13:05:09"), 47_109)
    expectEqual(second("20261102130509"), 47_109)
    expectEqual(second("2026-11-02", "130509"), 47_109)
    expectEqual(second("2026-11-02", "오전 12:05"), 300)
    expectEqual(second("2026-11-02", "09시05분"), 32_700)
    expectEqual(second("2026-11-02", "오후 1시 5분 9초"), 47_109)
    expectEqual(second("2026년 11월 2일 13시05분"), 47_100)
    expectEqual(second("2026-11-02", "12:05 PM"), 43_500)
    // Numbers of a spreadsheet.
    expectEqual(second("46328.5"), 43_200)
    expectEqual(second("46328.545243"), 47_109)
    expectEqual(second("2026-11-02", "0.545243"), 47_109)
    for heading in ["Transaction Time", "Trans. Time", "거래시간"] {
      let found = statement([
        ["Date", "Description", "Amount", heading], ["2026-11-02", "a", "-1", "09:10:11"],
      ])
      expectEqual(found.entries.first?.entry.bank?.second, 33_011, "\(heading)")
    }
    for day in ["2026-11-02", "20261102", "261102", "46022"] { expectEqual(second(day), nil) }
  }

  @Test func `a bill is offered only with its day, and has only what it bills`() {
    let lines = [
      ["이용일", "가맹점명", "이용금액", "할부개월", "결제원금"],
      ["2026-10-05", "a", "600,000", "6", "100,000"], ["2026-11-03", "b", "18,000", "", "0"],
    ]
    #expect(!statement(lines).hasInstalments)
    let found = BankStatement.read([["결제일", "2026-11-25"]] + lines) { $0.isAsBilled = true }
    expectEqual(found.amounts, [-100_000])
    expectEqual(found.leftOut.map(\.reason), [.notBilled])
  }

  @Test func `two columns in another currency are not won`() {
    let found = statement([
      ["거래일", "적요", "통화", "출금액", "입금액"], ["2026-11-01", "a", "USD", "", "1,200.00"],
      ["2026-11-02", "b", "KRW", "5,000", ""],
    ])
    expectEqual(found.amounts, [-5_000])
    expectEqual(found.invalidLines.map(\.error), [.foreign("USD 1,200.00")])
  }

  @Test func `a local amount in won is not spent where another column has what was received`() {
    let bank = statement([
      ["거래일자", "적요", "출금액", "입금액", "통화", "외화금액", "잔액"],
      ["2026-10-01", "급여", "", "3,000,000", "KRW", "3,000,000", "3,000,000"],
      ["2026-10-02", "커피", "4,500", "", "KRW", "4,500", "2,995,500"],
    ])
    expectEqual(bank.amounts, [3_000_000, -4_500])
    let monzo = statement([
      [
        "Date", "Type", "Name", "Amount", "Currency", "Local amount", "Local currency",
        "Description", "Money Out", "Money In",
      ],
      ["2026-10-15", "Card", "Tesco", "-1250", "KRW", "-1250", "KRW", "TESCO", "-1250", ""],
      ["2026-10-16", "Payment", "Jane", "50000", "KRW", "50000", "KRW", "Jane", "", "50000"],
      ["2026-10-17", "Card", "Cafe", "0", "KRW", "-300", "KRW", "CAFE", "", ""],
    ])
    expectEqual(monzo.amounts, [-1_250, 50_000])
    expectEqual(monzo.invalidLines.map(\.number), [4])
  }

  @Test(arguments: [
    ["05 Oct 2026", "06 Oct 2026"], ["05-Oct-2026", "6-OCT-26"],
    ["Oct 5, 2026", "October 6, 2026"],
    ["5 October 2026", "6 October 2026 13:05"], ["２０２６．１０．０５", "２０２６／１０／０６"],
    ["２６．１０．０５", "２６．１０．０６"], ["２０２６１００５", "２０２６１００６"], ["１０／０５／２０２６", "１０／２６／２０２６"],
  ])
  func `days are read with the name of their month, and in full-width digits`(_ days: [String]) {
    let found = statement([
      ["Date", "Details", "Amount", "Balance"], [days[0], "COFFEE", "-4,500", "95,500"],
      [days[1], "SALARY", "10,000", "105,500"],
    ])
    let second = days[1].hasPrefix("１０") ? 2026_10_26 : 2026_10_06
    expectEqual(found.entries.map(\.entry.day.rawValue), [2026_10_05, second])
    expectEqual(found.invalidCount, 0)
    #expect(!found.isUnreadable)
  }

  @Test func `a file of which no line can be read says so`() {
    let heading = ["Date", "Details", "Amount"]
    #expect(statement([heading, ["soon", "COFFEE", "-4,500"]]).isUnreadable)
    #expect(!statement([heading]).isUnreadable)
    #expect(!statement([heading, ["soon", "a", "-1"], ["5 Oct 2026", "b", "-2"]]).isUnreadable)
  }

  @Test func `English labels before the headings are found`() {
    let found = statement([
      ["Account Number", "110-222-333444"], ["Account holder: Kim"],
      ["date", "description", "amount"], ["2026-11-01", "a", "-1"],
    ])
    expectEqual(found.accountNumber, "110-222-333444")
  }

  @Test func `an amount in another currency alone is not won`() {
    let found = statement([
      ["이용일", "가맹점명", "이용금액", "통화"], ["2026-11-01", "a", "13", "USD"],
      ["2026-11-02", "b", "18,000", "KRW"], ["2026-11-03", "c", "12.99", "EUR"],
    ])
    expectEqual(found.amounts, [-18_000])
    expectEqual(found.invalidLines.map(\.error), [.foreign("USD 13"), .foreign("EUR 12.99")])
    let beside = statement([
      ["이용일", "가맹점명", "현지금액", "통화", "원화금액"], ["2026-11-01", "a", "13", "USD", ""],
      ["2026-11-02", "b", "18,000", "KRW", ""], ["2026-11-03", "c", "12.99", "EUR", "20,000"],
    ])
    expectEqual(beside.amounts, [-18_000, -20_000])
    expectEqual(beside.invalidLines.map(\.error), [.foreign("USD 13")])
  }

  @Test(arguments: [
    "이용처", "사용처", "이용하신 가맹점", "이용하신\n가맹점명", "상대예금주명", "가맹점명(상호)", "상 호",
  ])
  func `the text is in a column of many names`(_ heading: String) {
    let found = statement([
      ["결제일시", heading, "거래금액"], ["2026-11-01", "한강서점", "-1,000"],
    ])
    expectEqual(found.entries.map(\.entry.text), ["한강서점"])
  }
}
