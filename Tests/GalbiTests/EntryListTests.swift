import Expectations
import LedgerDomain
import Phrases
import TerminalUI
import Testing
import Time
import WalletDomain

@testable import Galbi

/// Entries as lines and as JSON.
struct EntryListTests {
  private func row(_ text: String, note: String = "", of amount: Int64 = -4_500) throws -> LedgerRow
  {
    let day = try #require(Day(year: 2026, month: 11, day: 20))
    let bank = BankRecord(second: 29_400, foreign: "USD 3.10")
    return LedgerRow(
      id: 7, origin: .imported,
      entry: LedgerEntry(
        day: day, amount: Won(amount), text: text, category: .food, note: note, bank: bank),
      status: EntryStatus(.cash))
  }

  @Test func `what data say is no command for a terminal`() throws {
    let line = EntryList(.text, .builtIn, .english).line(
      of: try row("a\u{1B}[2Jb\u{9B}c\u{202E}d", note: "e\u{7}\nf"))
    #expect(
      line.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
    #expect(!line.unicodeScalars.contains("\u{202E}"))
    #expect(line.hasPrefix("2026-11-20       -4,500  Food"))
  }

  @Test(arguments: [
    (3, 3, "Linked 3.", "확실한 3건을 연결했습니다."),
    (
      4, 3,
      "Linked 3. Decide the other one on the ledger’s screen, under P, or link it by its ids.",
      "확실한 3건을 연결했습니다. 나머지 1건은 가계부 화면에서 P를 눌러 확인하거나, galbi ledger links에 내역 번호를 붙여 연결해 주세요."
    ),
    (
      5, 3,
      "Linked 3. Decide the other 2 on the ledger’s screen, under P, or link them by their ids.",
      "확실한 3건을 연결했습니다. 나머지 2건은 가계부 화면에서 P를 눌러 확인하거나, galbi ledger links에 내역 번호를 붙여 연결해 주세요."
    ),
  ])
  func `only pairs that are left are said to be on the screen`(
    count: Int, sure: Int, english: String, korean: String
  ) {
    let words = LedgerCommandText.links(count, sure: sure, isDone: true)
    expectEqual(words.text(.english), english)
    expectEqual(words.text(.korean), korean)
  }

  @Test func `an entry has all fields of the documented shape, in its order`() throws {
    let link = EntryLink(.cardBill, first: 7, second: 9, amount: Won(4_000))
    var list = EntryList(.json, .builtIn, .korean)
    let text = list.text(
      of: [try row("커피 \"A\"\t")], [link], isFirst: true)
    expectEqual(
      text,
      #"{"version": 1, "entries": ["# + "\n"
        + #"{"id": "7", "day": "2026-11-20", "time": "08:10", "account": "현금", "amount": -4500, "#
        + #""kind": "spending", "payee": "커피 \"A\"\u0009", "text": "커피 \"A\"\u0009", "#
        + #""note": null, "category": "식비", "status": "open", "original": "USD 3.10", "#
        + #""links": [{"kind": "card_bill", "entry": "9", "amount": 4000}]}"#)
  }

  @Test func `a greater amount makes the column wider in all lines`() throws {
    let rows = [try row("a", of: -4_500), try row("b", of: 123_456_789_012)]
    var list = EntryList(.text, .builtIn, .english)
    list.fit(rows)
    expectEqual(
      rows.map { list.line(of: $0).prefix(32) },
      ["2026-11-20            -4,500  Fo", "2026-11-20  +123,456,789,012  Fo"])
  }

  @Test func `the columns of Hangul are as wide as those of Latin letters`() throws {
    let rows = [try row("가나다", of: -1), try row("abc", of: 12_345_678)]
    for language in Language.allCases {
      let lines = rows.map { EntryList(.text, .builtIn, language).line(of: $0) }
      let starts = zip(lines, rows).map { line, row in
        line.firstRange(of: row.text).map {
          TextWidth.columns(of: String(line[..<$0.lowerBound]))
        }
      }
      #expect(starts[0] != nil && starts[0] == starts[1])
    }
  }
}
