import Expectations
import LedgerDomain
import LedgerFixtures
import LedgerRaft
import Phrases
import Testing
import Time
import WalletDomain

@testable import LedgerData

/// Journals for programs that keep books in text files.
struct JournalTests {
  private let rows = [
    LedgerRow(
      id: 1, origin: .hand, entry: entry(2026_11_20, -4_500, "(주)커피; \"A\" | \\", note: "둘\n이서")),
    LedgerRow(
      id: 2, origin: .imported, entry: entry(2026_11_21, -50_000, "적금"),
      status: EntryStatus(.cash, isCleared: true), link: LinkMark(.transfer, of: Won(-50_000))),
    LedgerRow(
      id: 3, origin: .hand, entry: entry(2026_11_21, -10_000, "카드"),
      link: LinkMark(.cardBill, part: Won(9_000), of: Won(-10_000))),
    LedgerRow(id: 4, origin: .hand, entry: entry(2026_11_22, 1_000, "a", .income)),
    LedgerRow(
      id: 5, origin: .hand, entry: entry(2026_11_22, 500, "b"),
      link: LinkMark(.refund, of: Won(500))),
  ]

  private func text(_ format: ExportFormat) -> [String] {
    var text = JournalText(format, .korean, .builtIn)
    for row in rows { text.append(ExportPage([row])) }
    text.end()
    let lines = String(decoding: text.take(), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.map(String.init)
  }

  @Test func `hledger reads transactions, and the balances at the end`() {
    let lines = text(.hledger)
    expectEqual(lines.prefix(2), ["decimal-mark .", "commodity 1000. KRW"])
    #expect(lines.contains("account Assets:현금") && lines.contains("account Expenses:식비"))
    let start = lines.firstIndex(of: "2026-11-20 ! (1) (주)커피； \"A\" ｜ \\ | 둘 이서") ?? 0
    expectEqual(
      lines[start...].dropFirst(),
      [
        "    Assets:현금  -4500 KRW", "    Expenses:식비  4500 KRW", "",
        "2026-11-21 * (2) 적금", "    Assets:현금  -50000 KRW", "    Equity:Transfers  50000 KRW",
        "",
        "2026-11-21 ! (3) 카드", "    Assets:현금  -10000 KRW", "    Equity:Transfers  9000 KRW",
        "    Expenses:식비  1000 KRW", "",
        "2026-11-22 ! (4) a", "    Assets:현금  1000 KRW", "    Income:수입  -1000 KRW", "",
        "2026-11-22 ! (5) b", "    Assets:현금  500 KRW", "    Expenses:식비  -500 KRW", "",
        "2026-11-22 * balances", "    Assets:현금  0 KRW = -63000 KRW", "",
      ])
  }

  @Test func `beancount reads the same, with names and balances`() {
    let lines = text(.beancount)
    #expect(lines.contains("2026-11-20 open Assets:X-현금 KRW"))
    #expect(lines.contains("2026-11-20 ! \"(주)커피; \\\"A\\\" | \\\\\" \"둘 이서\""))
    expectEqual(lines.suffix(2), ["2026-11-23 balance Assets:X-현금  -63000 KRW", ""])
  }

  @Test(arguments: [
    ("국민은행", "국민은행"), ("kb bank (2)", "Kb-bank-2"), ("a:b;c", "A-b-c"), ("👍", "X"),
    ("-- x", "X"), ("  ", "X"), ("카드|A", "카드-A"),
  ])
  func `a name has letters, digits and hyphens alone`(_ name: String, _ word: String) {
    expectEqual(JournalNames.component(name), word)
  }

  @Test func `an empty ledger is an empty journal`() {
    var text = JournalText(.hledger, .english, .builtIn)
    text.end()
    expectEqual(text.take(), [])
  }
}
