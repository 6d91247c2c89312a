import LedgerDomain
import Phrases
import Testing
import Time
import WalletDomain

/// What banks write, and what it means.
struct StatementTests {
  private func statement(
    _ lines: [[String]], mapping: ColumnMapping? = nil
  ) -> Statement {
    var reading = StatementReading(mapping: mapping)
    for (index, cells) in lines.enumerated() {
      reading.take(StatementLine(number: index + 1, cells: cells))
    }
    return reading.statement()
  }

  @Test func `amounts are read as banks write them`() {
    let amounts: KeyValuePairs<String, Int64> = [
      "1,234원": 1_234, "₩1,234": 1_234, "-1,234": -1_234, "△1,234": -1_234, "▲ 1,234": -1_234,
      "(1,234)": -1_234, "1,234-": -1_234, "+500": 500, "1234.00": 1_234, "１，２３４": 1_234,
      "-₩18,000": -18_000, "₩-18,000": -18_000, "KRW 1,000": 1_000, "1,000 KRW": 1_000, "0": 0,
      "'-5": -5, "1000000000000": 1_000_000_000_000,
    ]
    for (text, amount) in amounts {
      #expect(AmountText.read(text) == .amount(amount), "\(text)")
    }
    for text in ["", "  ", "-", " － "] { #expect(AmountText.read(text) == .none, "\(text)") }
    for text in [
      "1,23", "1,2345", ",123", "1.5", "1.", "1.000", "12a", "--1", "-(1)", "+-1", "-1-", "+", "원",
      "1 USD",
      "()",
    ] {
      #expect([.unreadable, .none].contains(AmountText.read(text)), "\(text)")
    }
    #expect(AmountText.read("1.5") == .unreadable)
    #expect(AmountText.read("1,23") == .unreadable)
    #expect(AmountText.read("-(1)") == .unreadable)
    #expect(AmountText.read("1000000000001") == .tooLarge)
    #expect(AmountText.read("99999999999999999999") == .tooLarge)
  }

  @Test func `days are read with the year first, whatever time follows`() {
    for text in [
      "2026-11-21", "2026.11.21", "2026.11.21.", "2026/11/21", "20261121", "2026. 11. 21",
      "2026-11-21 13:45:01", "2026-11-21T13:45", "2026.11.21(토)", "20261121134501",
      "2026년 11월 21일", " 2026-11-21", "2026/11/21 오후 2:13",
    ] {
      #expect(DayText.read(text)?.rawValue == 2026_11_21, "\(text)")
    }
    #expect(DayText.read("2026-1-2")?.rawValue == 2026_01_02)
    for text in [
      "21/11/2026", "26.11.21", "2026-02-29", "2026-13-01", "2026-11/21", "202611", "어제", "",
      "2026112", "2026-11-213", "2026-11-21x",
    ] {
      #expect(DayText.read(text) == nil, "\(text)")
    }
  }

  @Test func `headings are found behind what banks write before them`() {
    let found = statement([
      ["거래내역조회"], ["예금주", "김하늘"], [],
      ["거래일시", "적요", "출금액(원)", "입금액(원)", "잔액(원)", "메모"],
      ["2026.11.21 13:00", " 버스 \n 정류장", "1,500", "0", "98,500", ""],
      ["2026.11.22 09:00", "월급", "-", "3,000,000원", "3,098,500", "좋다"],
    ])
    #expect(
      found
        == Statement(
          columns: ["거래일시", "적요", "출금액(원)", "입금액(원)", "잔액(원)", "메모"],
          samples: [
            ["2026.11.21 13:00", " 버스 \n 정류장", "1,500", "0", "98,500", ""],
            ["2026.11.22 09:00", "월급", "-", "3,000,000원", "3,098,500", "좋다"],
          ],
          mapping: ColumnMapping(
            headingLine: 4, [.day: 0, .text: 1, .spent: 2, .received: 3, .note: 5]),
          entries: [
            entry(2026_11_21, -1_500, "버스 정류장", .other),
            entry(2026_11_22, 3_000_000, "월급", .income, note: "좋다"),
          ],
          faults: [], faultCount: 0))
  }

  @Test func `a card's statement has what was spent`() {
    let found = statement([
      ["이용일", "이용가맹점", "이용금액"], ["2026-11-21", "서점", "12,000"], ["2026-11-22", "서점", "-12,000"],
    ])
    #expect(found.entries.map(\.amount) == [Won(-12_000), Won(12_000)])
  }

  @Test func `lines that are no entries are told with their reasons`() {
    let found = statement([
      ["date", "description", "amount"], ["21/11/2026", "a", "1"], ["", "b", "1"],
      ["2026-11-21", "c", "1.5"], ["2026-11-21", "d", "-"], ["2026-11-21"], [" ", ""],
      ["2026-11-21", "e", "9999999999999"], ["2026-11-21", "f", "-7"],
    ])
    #expect(
      found.faults == [
        ImportFault(line: 2, reason: .badDay("21/11/2026")), ImportFault(line: 3, reason: .noDay),
        ImportFault(line: 4, reason: .badAmount("1.5")), ImportFault(line: 5, reason: .noAmount),
        ImportFault(line: 6, reason: .noAmount),
        ImportFault(line: 8, reason: .tooLarge("9999999999999")),
      ])
    #expect(found.faultCount == 6)
    #expect(found.entries == [entry(2026_11_21, -7, "f", .other)])
  }

  @Test func `both spent and received is a fault`() {
    let found = statement([["일자", "출금", "입금"], ["2026-11-21", "1", "2"]])
    #expect(
      found.faults.map(\.phrase) == [Phrase(ko: "쓴 금액과 받은 금액이 다 있음", en: "both spent and received")]
    )
  }

  @Test func `without headings the user says which column is what`() {
    let lines = [["2026-11-21", "책", "-9,000"], ["2026-11-22", "버스", "-1,500", "식비"]]
    let guessed = statement(lines)
    #expect(!guessed.mapping.isUsable)
    #expect(guessed.columns == ["1", "2", "3", "4"])
    #expect(guessed.samples == lines)
    #expect(guessed.entries == [])
    #expect(guessed.faultCount == 0)
    var mapping = guessed.mapping
    (mapping[.day], mapping[.text], mapping[.amount], mapping[.category]) = (0, 1, 2, 3)
    #expect(
      statement(lines, mapping: mapping).entries == [
        entry(2026_11_21, -9_000, "책", .other), entry(2026_11_22, -1_500, "버스", .food),
      ])
  }

  @Test func `another mapping keeps the headings`() {
    let lines = [["은행"], ["날짜", "내용", "금액", "비고"], ["2026-11-21", "책", "-9,000", "선물"]]
    var mapping = statement(lines).mapping
    #expect(mapping == ColumnMapping(headingLine: 2, [.day: 0, .text: 1, .amount: 2, .note: 3]))
    mapping[.text] = 3
    mapping[.note] = nil
    let again = statement(lines, mapping: mapping)
    #expect(again.columns == ["날짜", "내용", "금액", "비고"])
    #expect(again.entries == [entry(2026_11_21, -9_000, "선물", .other)])
  }

  @Test func `a long list of faults is cut, but counted`() {
    let lines = [["date", "amount"]] + Array(repeating: ["x", "1"], count: 1_500)
    let found = statement(lines)
    #expect(found.faults.count == 1_000)
    #expect(found.faultCount == 1_500)
  }

  @Test func `no text becomes a formula, and each comes back`() {
    #expect(HarmlessCell.cell(for: "=1+1") == "'=1+1")
    #expect(HarmlessCell.cell(for: "'@a") == "''@a")
    #expect(HarmlessCell.cell(for: "'t was") == "'t was")
    for text in ["=1", "+82", "-", "@a", "\ta", "\ra", "''=", "'a", "a=b", "", "'", "==="] {
      let cell = HarmlessCell.cell(for: text)
      #expect(!"=+-@\t\r".contains(cell.first ?? " "))
      #expect(HarmlessCell.text(of: cell) == text)
    }
  }

  @Test func `a text is on one line and not too long`() {
    #expect(EntryText.normalised("  a \n\t b\u{3000}c\u{0} d ") == "a b c d")
    #expect(EntryText.normalised("슈퍼  택시") == "슈퍼 택시")
    #expect(EntryText.normalised(String(repeating: "가", count: 300)).count == 200)
    #expect(EntryText.normalised("") == "")
    #expect(EntryText.normalised(" ") == "")
  }
}
