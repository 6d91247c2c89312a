import Expectations
import LedgerDomain
import Phrases
import Storage
import Testing
import Time
import WalletDomain

@testable import StatementsDomain

/// Files of several sheets, and headings of two lines.
struct StatementSheetTests {
  private func sheet(_ name: String, _ rows: [[String]]) -> FileTable {
    FileTable(
      name: name, rows: rows.enumerated().map { FileRow(number: $0 + 1, cells: $1) })
  }

  private static let headings = ["날짜", "내용", "금액"]
  private static let note = [["이 파일은"], ["견본입니다"], ["셋째 줄"], ["넷째 줄"]]

  @Test func `the sheet that has headings is read`() {
    let found = BankStatement.read(
      [sheet("안내", Self.note), sheet("내역", [Self.headings, ["2026-11-01", "책", "-1"]])],
      mapping: nil)
    expectEqual(found.entries.map(\.entry.text), ["책"])
    expectEqual(found.sheetNames, [])
    expectEqual(StatementChoice.sheet.isOpen(in: found), false)
    expectEqual(found.mapping.headingLine, 1)
  }

  @Test func `sheets with the same headings are one statement, unless the user says otherwise`() {
    let sheets = [
      sheet("10월", [Self.headings, ["2026-10-01", "책", "-1"]]), sheet("안내", Self.note),
      sheet("11월", [Self.headings, ["2026-11-01", "빵", "-2"]]),
    ]
    let all = BankStatement.read(sheets, mapping: nil)
    expectEqual(all.entries.map(\.entry.text), ["책", "빵"])
    expectEqual(all.sheetNames, ["10월", "11월"])
    #expect(!all.isSheetUnclear)
    expectEqual(StatementChoice.sheet.answer(in: all)?.text(.english), "All")
    var mapping = all.mapping
    mapping.step(.sheet, by: -1, in: all)
    let last = BankStatement.read(sheets, mapping: mapping)
    expectEqual(last.entries.map(\.entry.text), ["빵"])
    expectEqual(StatementChoice.sheet.answer(in: last)?.text(.english), "11월")
    // Other columns are of the same sheet.
    mapping = last.mapping
    mapping[.note] = 1
    expectEqual(BankStatement.read(sheets, mapping: mapping).entries.map(\.entry.note), ["빵"])
  }

  @Test func `sheets of two accounts are a question`() {
    let sheets = ["111-11-111111", "222-22-222222"].map { number in
      sheet(number, [["계좌번호", number], Self.headings, ["2026-10-01", "책", "-1"]])
    }
    let found = BankStatement.read(sheets, mapping: nil)
    #expect(found.isSheetUnclear)
    expectEqual(found.accountNumber, "111-11-111111")
    expectEqual(found.entries.count, 1)
    let other = ["지출", "날짜", "내용"]
    let mixed = BankStatement.read(
      [sheets[0], sheet("다른", [other, ["5", "2026-10-02", "빵"]])], mapping: nil)
    #expect(mixed.isSheetUnclear && mixed.entries.count == 1)
  }

  private static let bank = ["거래일시", "적요", "출금액", "입금액", "잔액"]
  private static let november = [
    ["2026-11-02 09:10", "한강서점", "5000", "0", "95000"],
    ["2026-11-03 09:10", "이바다", "0", "20000", "115000"],
  ]
  private static let december = ["2026-12-05 09:10", "남산식당", "7000", "0", "108000"]

  @Test func `a copy of a sheet is not read`() {
    for names in [["원본", "복사본"], ["", ""]] {
      let found = BankStatement.read(
        names.map { sheet($0, [Self.bank] + Self.november) }, mapping: nil)
      expectEqual(found.amounts, [-5_000, 20_000])
      #expect(!found.isSheetUnclear && found.sheetNames.isEmpty)
    }
    // Without times and balances both may be payments of their own.
    let cards = ["본인", "가족"].map { sheet($0, [Self.headings, ["2026-11-02", "빵", "-2"]]) }
    let found = BankStatement.read(cards, mapping: nil)
    #expect(found.isSheetUnclear && found.entries.count == 1)
  }

  @Test func `a sheet that repeats rows of another is a question, with the longer one proposed`() {
    let all = Self.november + [Self.december]
    for names in [["11월", "전체"], ["", ""]] {
      let sheets = [
        sheet(names[0], [Self.bank] + Self.november), sheet(names[1], [Self.bank] + all),
      ]
      let found = BankStatement.read(sheets, mapping: nil)
      #expect(found.isSheetUnclear)
      expectEqual(found.sheet, .only(1))
      expectEqual(found.amounts, [-5_000, 20_000, -7_000])
      expectEqual(found.sheetNames, names == ["", ""] ? ["1", "2"] : names)
    }
    let parts = [
      sheet("11월", [Self.bank] + Self.november), sheet("12월", [Self.bank, Self.december]),
    ]
    let months = BankStatement.read(parts, mapping: nil)
    #expect(!months.isSheetUnclear && months.entries.count == 3)
  }

  @Test
  func `thousands of tables are read together, and those that share a payment are a question`() {
    // More pairs than are compared.
    let days = (0..<2_000).map { index in
      "\(2010 + index / 336)-\(101 + index / 28 % 12)-\(101 + index % 28) 09:10"
        .replacing("-1", with: "-")
    }
    let tables = days.enumerated().map { index, day in
      sheet("", [Self.bank, [day, "\(index)", "1000", "0", "\(9_000_000 - 1_000 * index)"]])
    }
    let found = BankStatement.read(tables, mapping: nil)
    #expect(!found.isSheetUnclear && found.entries.count == 2_000)
    let other = [Self.bank, [days[7], "7", "1000", "0", "8993000"], Self.november[0]]
    #expect(BankStatement.read(tables + [sheet("", other)], mapping: nil).isSheetUnclear)
  }

  @Test func `thousands of bills are read as one`() {
    let card = ["이용일", "가맹점명", "이용금액", "할부개월"]
    let bills = (0..<2_000).map { index in
      sheet("", [["삼성카드 \(index)"], card, ["2026-10-0\(1 + index % 9)", "\(index)", "1,000", ""]])
    }
    let found = BankStatement.read(bills, mapping: nil)
    #expect(found.entries.count == 2_000 && !found.isSheetUnclear)
    expectEqual(found.entries.map(\.entry.day), found.entries.map(\.entry.day).sorted())
  }

  @Test func `sheets of the same days whose balances do not go on from each other are a question`()
  {
    let other = [
      ["2026-11-02 10:00", "적금", "0", "300000", "900000"],
      ["2026-11-03 10:00", "적금", "0", "300000", "1200000"],
    ]
    let found = BankStatement.read(
      [sheet("생활비", [Self.bank] + Self.november), sheet("적금", [Self.bank] + other)], mapping: nil)
    #expect(found.isSheetUnclear && found.entries.count == 2)
  }

  @Test func `without headings the longest sheet is read, with the columns that the user says`() {
    let sheets = [
      sheet("a", [["b"]]), sheet("c", [["2026-11-01", "책", "-1"], ["2026-11-02", "빵", "-2"]]),
    ]
    let found = BankStatement.read(sheets, mapping: nil)
    #expect(found.entries.isEmpty && found.columns.count == 3)
    let mapping = ColumnMapping([.day: 0, .text: 1, .amount: 2])
    expectEqual(BankStatement.read(sheets, mapping: mapping).entries.count, 2)
    #expect(BankStatement.read([], mapping: nil).entries.isEmpty)
  }

  @Test func `headings may come long after what else a page has`() {
    let menu = (1...200).map { ["메뉴 \($0)"] }
    let found = BankStatement.read(
      [sheet("", menu + [["계좌번호", "000-12-345678"], Self.headings, ["2026-11-01", "책", "-1"]])],
      mapping: nil)
    expectEqual(found.entries.map(\.entry.text), ["책"])
    expectEqual(found.accountNumber, "000-12-345678")
    expectEqual(found.mapping.headingLine, 202)
  }

  @Test func `headings of two lines are read together`() {
    let first = ["거래일", "적요", "거래금액", "", "잔액"]
    for second in [["", "", "출금", "입금", ""], ["거래일", "적요", "출금", "입금", "잔액"]] {
      let sheets = [
        sheet(
          "",
          [first, second, ["2026-11-01", "책", "1", "", "9"], ["2026-11-02", "이자", "", "2", "11"]])
      ]
      let found = BankStatement.read(sheets, mapping: nil)
      expectEqual(found.columns, ["거래일", "적요", "출금", "입금", "잔액"])
      expectEqual(found.entries.map(\.entry.amount.amount), [-1, 2])
      #expect(found.invalidLines.isEmpty)
      // The user's columns are below the same headings.
      let again = BankStatement.read(sheets, mapping: found.mapping)
      expectEqual(again.entries, found.entries)
    }
    // A remark below headings is none.
    let remark = BankStatement.read(
      [sheet("", [Self.headings, ["(단위: 원)"], ["2026-11-01", "책", "-1"]])], mapping: nil)
    #expect(remark.columns == Self.headings && remark.entries.count == 1)
  }

  @Test(arguments: [
    ["이용금액,할부,,결제금액,,결제후잔액", ",기간,회차,원금,수수료,"], ["이용금액,할부,,청구금액,,결제후잔액", ",개월,회차,원금,수수료(이자),"],
    ["이용금액,할부기간,할부회차,이번달 내실 금액,,결제 후 잔액", ",,,원금,수수료(이자),"],
    ["이용금액,할부정보,,이번달 청구금액,이번달 청구금액,", ",할부개월,청구회차,원금,이자,결제후잔액"],
  ])
  func `headings below others that span columns need no merged cells`(_ headings: [String]) {
    let rows = ["9800,,,9800,0,0", "300000,3,2,100000,1200,100000"].map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let lines = headings.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    for repeated in [["", ""], ["이용일자", "가맹점명"]] {
      let table = [
        ["이용일자", "가맹점명"] + lines[0], repeated + lines[1], ["2026.10.02", "맥도날드"] + rows[0],
        ["2026.09.20", "전자랜드"] + rows[1],
      ]
      for pages in [table, table + table.dropLast() + [["2026.10.03", "CU"] + rows[0]]] {
        let found = BankStatement.read([sheet("", pages)], mapping: nil)
        let amounts = found.entries.map(\.entry.amount.amount).filter { $0 != -9_800 }
        expectEqual(amounts, [-300_000, -1_200], "\(headings)")
        let collected = found.entries.first { $0.entry.amount == Won(-300_000) }
        expectEqual(collected?.entry.bank?.instalment?.number, 2)
        #expect(found.invalidLines.isEmpty && found.leftOut.isEmpty)
      }
    }
  }

  @Test func `a locked file is read again without its password`() {
    let sheets = [sheet("", [Self.headings, ["2026-11-01", "책", "-1"]])]
    #expect(BankStatement.read(sheets, mapping: nil).unlocked.isEmpty)
    expectEqual(BankStatement.read(sheets, mapping: nil, isLocked: true).unlocked, sheets)
  }

  /// A bill of a card with its payday, which says the year of its days.
  private func bill(_ month: Int, _ rows: [[String]]) -> FileTable {
    sheet(
      "\(month)월",
      [
        ["신한카드 이용대금명세서"], ["결제일", "2026년 \(month)월 14일"],
        ["이용일자", "가맹점명", "이용금액", "할부개월", "회차", "이번달결제금액"],
      ] + rows)
  }

  @Test func `two months of a card are both read, each with what stands before its headings`() {
    let sheets = [
      bill(
        11,
        [
          ["08/05", "가전", "600000", "6", "2", "100000"], ["10/07", "서점", "18000", "", "", "18000"],
        ]),
      bill(
        10,
        [
          ["08/05", "가전", "600000", "6", "1", "100000"], ["09/07", "서점", "18000", "", "", "18000"],
        ]),
    ]
    let found = BankStatement.read(sheets, mapping: nil)
    #expect(!found.isSheetUnclear)
    expectEqual(found.invalidLines, [])
    expectEqual(found.amounts, [-600_000, -18_000, -18_000])
    expectEqual(found.entries.map(\.entry.day.month), [8, 9, 10])
    // As they are billed each part is one of its own month.
    var mapping = found.mapping
    mapping.isAsBilled = true
    let billed = BankStatement.read(sheets, mapping: mapping)
    expectEqual(billed.entries.map(\.entry.day.month), [10, 10, 11, 11])
    expectEqual(billed.entries.reduce(Won.zero) { $0 + $1.entry.amount }, Won(-236_000))
  }

  @Test func `lines of both bills are counted on, and what cannot be read is told of both`() {
    let found = BankStatement.read(
      [
        bill(10, [["09/07", "서점", "x", "", "", "x"]]),
        bill(11, [["10/07", "서점", "x", "", "", "x"]]),
      ],
      mapping: nil)
    expectEqual(found.invalidLines.map(\.number), [4, 8])
    expectEqual(found.invalidCount, 2)
  }

  @Test func `a sheet that goes on without headings is a question`() {
    let first = sheet("1", [Self.headings, ["2026-10-01", "책", "-1"]])
    let second = sheet("2", [["2026-10-02", "빵", "-2"], ["2026-10-03", "차", "-3"]])
    let found = BankStatement.read([first, sheet("안내", Self.note), second], mapping: nil)
    #expect(found.isSheetUnclear)
    expectEqual(found.sheetNames, ["1", "2"])
    var mapping = found.mapping
    mapping.sheet = .all
    expectEqual(BankStatement.read([first, second], mapping: mapping).entries.count, 3)
  }

  @Test func `of sheets whose headings are unknown none is read silently`() {
    let sheets = ["10월", "11월"].map { name in
      sheet(
        name, [["언제", "어디", "얼마"], ["2026-10-01", "책 \(name)", "1"], ["2026-10-02", "빵", "2"]])
    }
    let found = BankStatement.read(sheets, mapping: nil)
    #expect(found.isSheetUnclear && found.entries.isEmpty)
    expectEqual(found.sheetNames, ["10월", "11월"])
    var mapping = ColumnMapping(headingLine: 1, [.day: 0, .text: 1, .amount: 2])
    mapping.sheet = .all
    let all = BankStatement.read(sheets, mapping: mapping)
    expectEqual(all.entries.count, 4)
  }
}
