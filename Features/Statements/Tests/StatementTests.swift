import Expectations
import LedgerDomain
import Phrases
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// What banks write, and how it is read.
struct StatementTests {
  private func statement(
    _ lines: [[String]], mapping: ColumnMapping? = nil
  ) -> BankStatement {
    var reading = StatementReading(mapping: mapping)
    for (index, cells) in lines.enumerated() {
      reading.receive(FileRow(number: index + 1, cells: cells))
    }
    return reading.ended()
  }

  @Test func `headings are found behind what banks write before them`() {
    let found = statement([
      ["거래내역조회"], ["예금주", "김하늘"], [],
      ["거래일시", "적요", "출금액(원)", "입금액(원)", "잔액(원)", "메모"],
      ["2026.11.21 13:00", " 버스 \n 정류장", "1,500", "0", "98,500", ""],
      ["2026.11.22 09:00", "월급", "-", "3,000,000원", "3,098,500", "좋다"],
    ])
    expectEqual(found.columns, ["거래일시", "적요", "출금액(원)", "입금액(원)", "잔액(원)", "메모"])
    expectEqual(
      found.mapping,
      ColumnMapping(headingLine: 4, [.day: 0, .text: 1, .spent: 2, .received: 3, .note: 5]))
    expectEqual(
      found.read(by: .builtIn),
      [
        entry(2026_11_21, -1_500, "버스 정류장"),
        entry(2026_11_22, 3_000_000, "월급", .income, note: "좋다"),
      ])
    expectEqual(found.opening, Won(100_000))
    #expect(found.isComplete)
    expectEqual(found.holder, "김하늘")
    expectEqual(found.invalidCount, 0)
  }

  @Test func `the balances of a statement say what was there before`() {
    func opening(_ lines: [[String]]) -> Won? {
      statement([["거래일", "적요", "출금액", "입금액", "거래후잔액"]] + lines).opening
    }
    let first = ["2026-11-20", "서점", "21,000", "", "79,000원"]
    let second = ["2026-11-21", "월급", "", "1,000", "80,000"]
    expectEqual(opening([first, second]), Won(100_000))
    expectEqual(opening([second, first]), Won(100_000))
    expectEqual(opening([["2026-11-20", "카드 대금", "5", "", "-15"]]), Won(-10))
    // Which line of the first day is the first is not known.
    expectEqual(opening([["2026-11-21", "시장", "9", "", "71,000"], second]), nil)
    // A line is missing later, or a balance.
    expectEqual(opening([first, ["2026-11-22", "시장", "1,000", "", "77,000"]]), Won(100_000))
    expectEqual(opening([first, ["2026-11-22", "시장", "1,000", "", ""]]), Won(100_000))
    expectEqual(statement([["거래일", "적요", "출금액"], ["2026-11-20", "서점", "21,000"]]).opening, nil)
  }

  @Test func `the other party is the text, or else what the bank calls the entry`() {
    let found = statement([
      ["거래일시", "적요", "보낸분/받는분", "송금메모", "출금액", "입금액", "잔액"],
      ["2026.11.21 13:00", "체크카드", "서점", "", "12,000", "0", "1"],
      ["2026.11.22 09:00", "이자", "", "", "0", "15", "16"],
    ])
    expectEqual(
      found.read(by: .builtIn),
      [
        entry(2026_11_21, -12_000, "서점"), entry(2026_11_22, 15, "이자", .income),
      ])
    // It is the note where users write none.
    let without = statement([
      ["거래일시", "적요", "보낸분/받는분", "출금액", "입금액"],
      ["2026.11.21 13:00", "체크카드", "서점", "12,000", "0"],
    ])
    expectEqual(without.read(by: .builtIn), [entry(2026_11_21, -12_000, "서점", note: "체크카드")])
  }

  @Test func `the statement's category comes before the rules, and the user's before the built-in`()
    throws
  {
    let found = statement([
      ["날짜", "내용", "금액", "분류"],
      ["2026-11-21", "스타벅스", "-1", "생활"], ["2026-11-21", "스타벅스", "-2", ""],
      ["2026-11-21", "스타벅스", "-3", "모르는 분류"], ["2026-11-21", "CU역삼", "-4", ""],
      ["2026-11-21", "스타벅스", "5", ""], ["2026-11-21", "누군가", "-6", ""],
    ])
    var settings = LedgerSettings.builtIn
    func categories() -> [LedgerCategory] { found.read(by: settings).map(\.category) }
    expectEqual(categories(), [.living, .food, .added(1), .food, .income, .other])
    try settings.rules.save(
      LedgerRule(id: settings.rules.newID, payee: "스타벅스", most: 2, category: .health))
    expectEqual(categories(), [.living, .health, .added(1), .food, .income, .other])
    let snacks = try settings.categories.add("간식", tint: 1)
    let builtIn = try #require(settings.rules.list.first { $0.words == "CU" })
    var changed = builtIn
    changed.category = snacks
    try settings.rules.save(changed)
    expectEqual(categories(), [.living, .health, .added(2), snacks, .income, .other])
    changed.isOn = false
    try settings.rules.save(changed)
    expectEqual(categories(), [.living, .health, .added(2), .other, .income, .other])
  }

  @Test func `a rule names the payee of an entry, also where the statement names its category`()
    throws
  {
    let found = statement([
      ["날짜", "내용", "금액", "분류"], ["2026-11-21", "GS25 역삼", "-1", "생활"],
      ["2026-11-21", "GS25 강남", "-2", ""], ["2026-11-21", "누군가", "-3", ""],
    ])
    var settings = LedgerSettings.builtIn
    _ = try settings.rules.add(
      LedgerRule(id: settings.rules.newID, words: "gs25", category: .health, name: "지에스"))
    let entries = found.read(by: settings)
    expectEqual(entries.map(\.payee), ["지에스", "지에스", nil])
    expectEqual(entries.map(\.category), [.living, .health, .other])
  }

  @Test func `a category that the ledger lacks is added, as many as there may be`() {
    let lines = (1...70).map { ["2026-11-21", "스타벅스", "-1", "분류 \($0)"] }
    let found = statement([["날짜", "내용", "금액", "분류"]] + lines)
    let categories = found.categories(by: .builtIn)
    expectEqual(categories.list.count, LedgerCategories.limit)
    let entries = found.entries(by: .builtIn, categories)
    let added = LedgerCategories.limit - LedgerCategories.builtIn.list.count
    expectEqual(entries.map(\.newCategory), (1...70).map { $0 <= added ? "분류 \($0)" : "" })
    // Rules decide for the others.
    expectEqual(entries.last?.entry.category, .food)
    let preview = ImportPreview(
      found, file: "a.csv", entries: entries, settings: .builtIn, categories: categories)
    #expect(preview.hasTooManyCategories)
    // One is named in several ways, and another app says that there is none.
    let few = statement([
      ["날짜", "내용", "금액", "분류"], ["2026-11-21", "a", "-1", "Travel  plans"],
      ["2026-11-21", "a", "-1", "travel plans"], ["2026-11-21", "a", "-1", "미분류"],
      ["2026-11-21", "a", "-1", "집과 정원 > 가구와 인테리어와 조명 > 침실"],
      ["2026-11-21", "a", "-1", "집과 정원 > 가구와 인테리어와 조명 > 거실"],
      ["2026-11-21", "a", "-1", String(repeating: "긴 이름 ", count: 90)],
    ])
    expectEqual(
      few.categories(by: .builtIn).list.compactMap(\.name),
      [
        "Travel plans", "집과 정원 > 가구와 인테리어와 조명 > 침실", "집과 정원 > 가구와 인테리어와 조명 > 거실",
        String(repeating: "긴 이름 ", count: 20).dropLast() + "",
      ])
  }

  @Test func `what is quoted of a cell is short`() {
    let long = "x" + String(repeating: "\u{301}", count: 2_000)
    let found = statement([
      ["날짜", "금액", "내용", long], [long, "1", "a"], ["2026-11-21", long, "a"],
      ["2026-11-21", String(repeating: "9", count: 2_000), "a"],
    ])
    let texts = found.columns + found.invalidLines.map { $0.error.phrase.text(.english) }
    expectEqual(texts.count, 7)
    #expect(texts.allSatisfy { $0.unicodeScalars.count < 200 })
  }

  @Test func `a card's statement has what was spent`() {
    let found = statement([
      ["이용일", "이용가맹점", "이용금액"], ["2026-11-21", "서점", "12,000"], ["2026-11-22", "서점", "-12,000"],
    ])
    expectEqual(found.entries.map(\.entry.amount), [Won(-12_000), Won(12_000)])
  }

  @Test func `lines that are not entries are listed with their errors`() {
    let found = statement([
      ["date", "description", "amount"], ["21.13.2026", "a", "1"], ["", "b", "1"],
      ["2026-11-21", "c", "1.5"], ["2026-11-21", "d", "-"], ["2026-11-21"], [" ", ""],
      ["2026-11-21", "e", "9999999999999"], ["2026-11-21", "f", "-7"],
    ])
    expectEqual(
      found.invalidLines,
      [
        .init(number: 2, error: .badDay("21.13.2026")), .init(number: 3, error: .noDay),
        .init(number: 4, error: .badAmount("1.5")), .init(number: 5, error: .noAmount),
        .init(number: 6, error: .noAmount), .init(number: 8, error: .tooLarge("9999999999999")),
      ])
    expectEqual(found.invalidCount, 6)
    expectEqual(found.read(by: .builtIn), [entry(2026_11_21, -7, "f", .other)])
  }

  @Test func `both spent and received is an error`() {
    let found = statement([["일자", "출금", "입금", "내용"], ["2026-11-21", "1", "2", "책"]])
    expectEqual(
      found.invalidLines.map(\.error.phrase),
      [
        Phrase(ko: "지출과 수입이 모두 있음", en: "both expense and income")
      ])
  }

  @Test func `an amount of 0 is one, in one column or in two`() {
    let found = statement([
      ["일자", "출금", "입금", "내용"], ["2026-11-21", "0", "0", "a"], ["2026-11-21", "0", "", "b"],
      ["2026-11-21", "", "0원", "c"], ["2026-11-21", "", "-", "d"],
    ])
    expectEqual(found.invalidLines.map(\.error), [.zero, .zero, .zero, .noAmount])
    let single = statement([
      ["일자", "금액", "내용"], ["2026-11-21", "0", "a"], ["2026-11-21", "", "b"],
    ])
    expectEqual(single.invalidLines.map(\.error), [.zero, .noAmount])
  }

  @Test func `an export of Galbi names the accounts of its entries`() {
    let headings = ExportColumn.allCases.map { $0.phrase.text(.english) }
    func line(_ account: String) -> [String] {
      ["2026-11-21", "책", "-1", "Food", "", "Manual", account, "Open"]
    }
    let found = statement([headings, line("현금"), line("사라진 은행"), line("")])
    #expect(found.isExport)
    expectEqual(
      found.entries(by: .builtIn, .builtIn).map(\.account), [.named(.cash), .unknown, .unknown])
    let earlier = statement([Array(headings.prefix(6)), line("").dropLast(2)])
    expectEqual(earlier.entries(by: .builtIn, .builtIn).map(\.account), [.unknown])
    // What a bank calls an account is another one's.
    let bank = statement([["날짜", "내용", "금액", "계좌"], ["2026-11-21", "책", "-1", "현금"]])
    #expect(!bank.isExport)
    expectEqual(bank.entries(by: .builtIn, .builtIn).map(\.account), [.chosen])
  }

  @Test(arguments: ["거래일", "date"])
  func `an order is taken only if the years of no other are plausible`(_ heading: String) throws {
    let today = try #require(Day(rawValue: 2026_12_20))
    func read(_ texts: [String], _ preamble: [[String]] = []) -> BankStatement {
      var reading = StatementReading(today: today)
      let lines = preamble + [[heading, "text", "amount"]] + texts.map { [$0, "a", "-1"] }
      for (index, cells) in lines.enumerated() {
        reading.receive(FileRow(number: index + 1, cells: cells))
      }
      return reading.ended()
    }
    for texts in [["03/04/26", "03/05/26"], ["11/12/26"], ["11.12.26"], ["04-03-26"]] {
      let found = read(texts)
      #expect(found.entries.isEmpty && found.dayOrder == nil)
      expectEqual(found.dayOrders, [.monthFirst, .dayFirst], "\(texts)")
    }
    func days(_ texts: [String], _ preamble: [[String]] = []) -> [Int] {
      read(texts, preamble).entries.map(\.entry.day.rawValue)
    }
    expectEqual(days(["03/04/26"], [["조회기간", "2026.03.01 ~ 2026.03.31"]]), [2026_03_04])
    expectEqual(days(["26.05.09"]), [2026_05_09])
    expectEqual(days(["26.11.19", "26.11.20"]), [2026_11_19, 2026_11_20])
    expectEqual(days(["19.11.26", "19.11.27"]), [2019_11_26, 2019_11_27])
    expectEqual(days(["20/11/26", "21/11/26"]), [2026_11_20, 2026_11_21])
    // Days of Korea begin with the year, which is this one.
    expectEqual(days(["26.11.20"]), heading == "date" ? [] : [2026_11_20])
    expectEqual(days(["20.11.19"]), [])
  }

  @Test func `all days of a column decide in which order they are written`() {
    func days(_ texts: [String], _ order: DayOrder? = nil) -> BankStatement {
      var mapping = ColumnMapping(headingLine: 1, [.day: 0, .text: 1, .amount: 2])
      mapping.dayOrder = order
      return statement(
        [["date", "text", "amount"]] + texts.map { [$0, "a", "-1"] }, mapping: mapping)
    }
    func read(_ texts: [String], _ order: DayOrder? = nil) -> [Int] {
      days(texts, order).entries.map(\.entry.day.rawValue)
    }
    expectEqual(read(["11/20/2026", "03/04/2026 12:30"]), [2026_03_04, 2026_11_20])
    expectEqual(read(["20/11/2026", "03/04/2026"]), [2026_04_03, 2026_11_20])
    expectEqual(read(["20.11.2026.", "3.4.2026"]), [2026_04_03, 2026_11_20])
    expectEqual(read(["26-11-19", "26-11-20", "26-10-01"]), [2026_11_19, 2026_11_20, 2026_10_01])
    expectEqual(read(["26/11/31", "26/11/30"]), [2026_11_30])
    expectEqual(read(["11/20/26"]), [2026_11_20])
    // Which number is the month cannot be known: nothing is read until the user has said it.
    // A point before the year stands where days come first.
    expectEqual(read(["03.04.2026", "05.06.2026 10:00"]), [2026_04_03, 2026_06_05])
    let unclear = days(["03/04/2026", "05/06/2026"])
    expectEqual(unclear.entries, [])
    expectEqual(unclear.dayOrder, nil)
    expectEqual(unclear.dayOrders, [.monthFirst, .dayFirst])
    expectEqual(
      unclear.invalidLines.map(\.error),
      [
        .ambiguousDay("03/04/2026"), .ambiguousDay("05/06/2026"),
      ])
    expectEqual(read(["03/04/2026", "05/06/2026"], .monthFirst), [2026_03_04, 2026_05_06])
    expectEqual(read(["03/04/2026", "05/06/2026"], .dayFirst), [2026_04_03, 2026_06_05])
    // Of a day of this form that there is not, the line is told.
    let wrong = days(["11/20/2026", "11/31/2026", "2026-11-21"])
    expectEqual(wrong.entries.map(\.entry.day.rawValue).sorted(), [2026_11_20, 2026_11_21])
    expectEqual(wrong.invalidLines.map(\.error), [.badDay("11/31/2026")])
  }

  @Test func `without headings the user says which column is what`() {
    let lines = [["2026-11-21", "책", "-9,000"], ["2026-11-22", "버스", "-1,500", "식비"]]
    let guessed = statement(lines)
    #expect(!guessed.mapping.isUsable)
    expectEqual(guessed.columns, ["1: 2026-11-21", "2: 책", "3: -9,000", "4"])
    expectEqual(guessed.entries, [])
    expectEqual(guessed.invalidCount, 0)
    var mapping = guessed.mapping
    (mapping[.day], mapping[.text], mapping[.amount], mapping[.category]) = (0, 1, 2, 3)
    expectEqual(
      statement(lines, mapping: mapping).read(by: .builtIn),
      [
        entry(2026_11_21, -9_000, "책", .other), entry(2026_11_22, -1_500, "버스", .food),
      ])
  }

  @Test func `headings without one for the text leave it to the user to choose`() {
    let lines = [["date", "amount", "shop"], ["2026-11-21", "-9,000", "책"]]
    let found = statement(lines)
    #expect(!found.mapping.isUsable)
    expectEqual(found.columns, ["date", "amount", "shop"])
    expectEqual(found.read(by: .builtIn), [])
    var mapping = found.mapping
    mapping[.text] = 2
    expectEqual(
      statement(lines, mapping: mapping).read(by: .builtIn),
      [
        entry(2026_11_21, -9_000, "책", .other)
      ])
  }

  @Test(arguments: [1, 49, 50, 51])
  func `lines without headings are kept, however few or many`(count: Int) {
    let found = statement(Array(repeating: ["a", "b", "c"], count: count))
    expectEqual(found.columns, ["1: a", "2: b", "3: c"])
    #expect(!found.mapping.hasHeadings)
  }

  @Test func `headings are looked for in the first 50 lines that are not blank`() {
    let headings = ["date", "amount", "text"]
    for (before, columns) in [(49, headings), (50, ["1: bank", "2", "3"])] {
      let preamble = Array(repeating: ["bank"], count: before) + [[" "], []]
      let found = statement(preamble + [headings, ["2026-11-21", "-7", "a"]])
      expectEqual(found.columns, columns)
      expectEqual(found.read(by: .builtIn), (before == 49 ? [entry(2026_11_21, -7, "a")] : []))
    }
  }

  @Test func `another mapping keeps the headings`() {
    let lines = [["은행"], ["날짜", "내용", "금액", "비고"], ["2026-11-21", "책", "-9,000", "선물"]]
    var mapping = statement(lines).mapping
    expectEqual(mapping, ColumnMapping(headingLine: 2, [.day: 0, .text: 1, .amount: 2, .note: 3]))
    mapping[.text] = 3
    mapping[.note] = nil
    let again = statement(lines, mapping: mapping)
    expectEqual(again.columns, ["날짜", "내용", "금액", "비고"])
    expectEqual(again.read(by: .builtIn), [entry(2026_11_21, -9_000, "선물", .other)])
  }

  @Test func `a long list of invalid lines is cut, but counted`() {
    let lines = [["date", "amount", "text"]] + Array(repeating: ["x", "1"], count: 1_500)
    let found = statement(lines)
    expectEqual(found.invalidLines.count, 1_000)
    expectEqual(found.invalidCount, 1_500)
  }
}

extension BankStatement {
  /// The entries in their categories, without what else the bank says.
  fileprivate func read(by settings: LedgerSettings) -> [LedgerEntry] {
    entries(by: settings, categories(by: settings)).map(\.entry).map { entry in
      LedgerEntry(
        day: entry.day, amount: entry.amount, text: entry.text, category: entry.category,
        note: entry.note, payee: entry.payee)
    }
  }
}

extension LedgerCategory {
  fileprivate static func added(_ number: Int) -> LedgerCategory {
    LedgerCategory(rawValue: "user-\(number)")
  }
}

/// An entry in few words.
func entry(
  _ day: Int, _ amount: Int64, _ text: String, _ category: LedgerCategory = .other,
  note: String = ""
) -> LedgerEntry {
  // All days of the tests exist.
  let day = Day(rawValue: day) ?? Day(milliseconds: 0)
  return LedgerEntry(
    day: day, amount: Won(amount), text: text, category: category, note: note)
}
