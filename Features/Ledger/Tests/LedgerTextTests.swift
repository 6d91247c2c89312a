import Expectations
import LedgerDomain
import Testing
import Time

/// Texts as users and banks write them.
struct LedgerTextTests {
  @Test func `amounts are read as banks write them`() {
    let amounts: KeyValuePairs<String, Int64> = [
      "1,234원": 1_234, "₩1,234": 1_234, "-1,234": -1_234, "△1,234": -1_234, "▲ 1,234": -1_234,
      "[-] 1,234": -1_234, "[+]1,234원": 1_234, "［－］ １，２３４": -1_234,
      "(1,234)": -1_234, "(1,234)원": -1_234, "(1,234원)": -1_234, "(₩1,234)KRW": -1_234,
      "1,234-": -1_234, "+500": 500, "1234.00": 1_234, "１，２３４": 1_234,
      "-₩18,000": -18_000, "₩-18,000": -18_000, "KRW 1,000": 1_000, "1,000 KRW": 1_000, "0": 0,
      "'-5": -5, "1000000000000": 1_000_000_000_000,
    ]
    for (text, amount) in amounts {
      expectEqual(AmountText.read(text), .amount(amount), "\(text)")
    }
    for text in ["", "  ", "-", " － "] { expectEqual(AmountText.read(text), .none, "\(text)") }
    for text in [
      "1,23", "1,2345", ",123", "1.5", "1.", "1.000", "12a", "--1", "-(1)", "+-1", "-1-", "+", "원",
      "1 USD",
      "()",
    ] {
      #expect([.unreadable, .none].contains(AmountText.read(text)), "\(text)")
    }
    for text in [
      "KXX5", "K5", "！5", "5～", "1.5", "1234,567", "1234,5678", "12,34,567", "1,234,56", ",",
      "1,,234",
    ] {
      expectEqual(AmountText.read(text), .unreadable, "\(text)")
    }
    expectEqual(AmountText.read("123,456"), .amount(123_456))
    expectEqual(AmountText.read("1,23"), .unreadable)
    expectEqual(AmountText.read("-(1)"), .unreadable)
    expectEqual(AmountText.read("1000000000001"), .tooLarge)
    expectEqual(AmountText.read("99999999999999999999"), .tooLarge)
    expectEqual(AmountText.read(String(repeating: "9", count: 300)), .tooLarge)
    expectEqual(AmountText.read(String(repeating: "1,", count: 300)), .unreadable)
    expectEqual(AmountText.read(String(repeating: " ", count: 300) + "5원"), .amount(5))
  }

  @Test func `days are read with the year first, whatever time follows`() {
    for text in [
      "2026-11-21", "2026.11.21", "2026.11.21.", "2026/11/21", "20261121", "2026. 11. 21",
      "2026-11-21 13:45:01", "2026-11-21T13:45", "2026.11.21(토)", "20261121134501", "202611211345",
      "2026년 11월 21일", " 2026-11-21", "2026/11/21 오후 2:13",
      "２０２６．１１．２１", "２０２６－１１－２１　１３：４５", "21 Nov 2026", "21-Nov-2026", "21-NOV-26", "21/Nov/2026",
      "Nov 21, 2026", "November 21, 2026", "21 November 2026", "2026 Nov 21", "2026-Nov-21",
      "21NOV2026",
      "21 Nov 2026 13:45", "21-Nov-2026T13:45", "Nov 21, 2026, 1:45 pm", "２１ Ｎｏｖ ２０２６",
    ] {
      expectEqual(DayText.read(text)?.rawValue, 2026_11_21, "\(text)")
    }
    expectEqual(DayText.read("2026-1-2")?.rawValue, 2026_01_02)
    expectEqual(DayText.read("05 Oct 2026")?.rawValue, 2026_10_05)
    expectEqual(DayText.read("Sept 5 2026")?.rawValue, 2026_09_05)
    #expect(DayText.isWritten("31 Nov 2026") && DayText.read("31 Nov 2026") == nil)
    for text in [
      "21/11/2026", "26.11.21", "2026-02-29", "2026-13-01", "2026-11/21", "202611", "어제", "",
      "2026112", "2026-11-213", "2026-11-21x", "2026년 11월 21", "2026년 11월 21x", "2026년 11월 일",
      "2026112113450", "202611211", "2026112113450112", "2026-1",
      "21 Nov", "Nov 2026", "21 Novo 2026", "21 Nov 202", "21 Nov 6", "21 Nov 2026x", "May",
      "mart 5 2026",
    ] {
      expectEqual(DayText.read(text), nil, "\(text)")
    }
  }

  @Test func `no text becomes a formula, and each comes back`() {
    expectEqual(HarmlessCell.cell(for: "=1+1"), "'=1+1")
    expectEqual(HarmlessCell.cell(for: "'@a"), "''@a")
    expectEqual(HarmlessCell.cell(for: "'t was"), "'t was")
    for text in ["=1", "+82", "-", "@a", "\ta", "\ra", "''=", "'a", "a=b", "", "'", "==="] {
      let cell = HarmlessCell.cell(for: text)
      #expect(!"=+-@\t\r".contains(cell.first ?? " "))
      expectEqual(HarmlessCell.text(of: cell), text)
    }
  }

  @Test(arguments: [
    "", " ", "\u{7F}", "\u{1}", "\u{1F}", "\u{200B}", "\u{FEFF}", "\u{202E}", "\u{A0}", "\u{3164}",
    "\u{FE0F}", "\n",
    "'\u{200D}",
  ])
  func `no sign of any width begins a cell, whatever invisible is before it`(start: String) {
    for sign in ["=", "+", "-", "@", "＝", "＋", "－", "＠"] {
      let text = "\(start)\(sign)1+1"
      let cell = HarmlessCell.cell(for: text)
      #expect(cell.utf8.elementsEqual("'\(text)".utf8))
      #expect(HarmlessCell.text(of: cell).utf8.elementsEqual(text.utf8))
    }
    expectEqual(HarmlessCell.cell(for: "\(start)a=b"), "\(start)a=b")
  }

  @Test func `a text is on one line and not too long`() {
    expectEqual(LedgerEntry.normalised("  a \n\t b\u{3000}c\u{0} d "), "a b c d")
    expectEqual(LedgerEntry.normalised("슈퍼  택시"), "슈퍼 택시")
    expectEqual(LedgerEntry.normalised(String(repeating: "가", count: 300)).count, 200)
    expectEqual(LedgerEntry.normalised(""), "")
    let accents = "a" + String(repeating: "\u{301}", count: 1_000_000)
    expectEqual(LedgerEntry.normalised(accents).unicodeScalars.count, 800)
    #expect(LedgerEntry.normalised(accents + " " + accents).utf8.count < 3_200)
    // 200 syllables in their parts, as some systems write them.
    let parts = String(repeating: "\u{1100}\u{1161}\u{11A8}", count: 200)
    expectEqual(LedgerEntry.normalised(parts), parts)
    expectEqual(LedgerEntry.normalised(" "), "")
  }

  @Test func `a note keeps its lines, and loses blank ones around them`() {
    func note(_ text: String) -> String { LedgerEntry.normalisedNote(text) }
    expectEqual(note(" a  b \r\n\tc\u{0}d\n\n e\r\n\n "), "a b\n c d\n\n e")
    expectEqual(note("\n \n"), "")
    expectEqual(note("가\u{2028}나\u{85}다"), "가\n나\n다")
    let long = note(String(repeating: "가나다\n", count: 1_000_000))
    expectEqual(long.utf8.count, 3_999)
    #expect(long.hasSuffix("\n가나다"))
    expectEqual(note(long), long)
    expectEqual(note(String(repeating: "가", count: 1_333) + " 나").utf8.count, 3_999)
  }
}
