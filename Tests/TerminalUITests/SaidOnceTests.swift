import Editing
import Expectations
import Headless
import Phrases
import Search
import Testing

@testable import TerminalUI

/// What the rows of a table share is said once: a day by the first of them, a unit by the title.
@MainActor
struct SaidOnceTests {
  private let state = ListState()
  private static let days = ["11.20", "11.20", "11.20", "11.19", "11.18", "11.18"]

  private func table(_ days: [String] = days, order: TableColumn.Order? = nil) -> Table {
    Table(
      "내역", state,
      columns: [
        TableColumn("날짜", .fixed(5)).saidOnce(), TableColumn("내용", .flexible(minimum: 4)),
        TableColumn("금액", .fixed(10), alignment: .trailing, order: order)
          .counted(in: Phrase(ko: "원", en: "won")),
      ], count: days.count
    ) { row in
      TableRow([.init(days[row]), .init("시장"), .init("-\(row)", spoken: "-\(row)원")])
    }
  }

  @Test func `the first row of a day says it, and the title says the unit`() {
    expectEqual(
      Drawing(of: table(), 30, 8).lines,
      [
        "  날짜   내용         금액(원)",
        "▏ 11.20  시장               -0",
        "         시장               -1",
        "         시장               -2",
        "  11.19  시장               -3",
        "  11.18  시장               -4",
        "         시장               -5",
      ])
  }

  @Test func `of a day that begins out of sight the first row in sight says it`() {
    state.select(4)
    expectEqual(
      Drawing(of: table(), 30, 4).lines.map { $0.prefix(8) },
      [
        "  날짜   내", "  11.20 ", "  11.19 ", "▏ 11.18 ",
      ])
  }

  @Test func `rows say their day as they come to the top of the table and leave it`() {
    let window = Window(Panel(table()), 30, 4)
    func days() -> [String] {
      window.frame().lines.dropFirst().map { "\($0.prefix(8).dropFirst(2))" }
    }
    expectEqual(days(), ["11.20 ", "      ", "      "])
    window.press(.end)
    expectEqual(days(), ["11.19 ", "11.18 ", "      "])
    window.press(.up, .up, .up)
    expectEqual(days(), ["11.20 ", "11.19 ", "11.18 "])
    window.press(.up)
    expectEqual(days(), ["11.20 ", "      ", "11.19 "])
    window.press(.home)
    expectEqual(days(), ["11.20 ", "      ", "      "])
  }

  @Test func `each row is made once while all are drawn`() {
    var made: [Int] = []
    let table = Table(
      "내역", state, columns: [TableColumn("날짜", .fixed(5)).saidOnce()], count: 5
    ) { row in
      made.append(row)
      return TableRow([.init("11.20")])
    }
    _ = Drawing(of: table, 20, 6)
    expectEqual(made, [0, 1, 2, 3, 4])
  }

  @Test func `a reader hears the day and the unit in each row`() {
    state.select(1)
    expectEqual(words(of: table()), ["표 내역, 2 / 6: 11.20, 시장, -1원"])
  }

  @Test func `in few columns the title stands alone, and in fewer the unit`() {
    func heading(_ columns: Int, _ order: TableColumn.Order? = nil, _ language: Language = .english)
      -> String
    {
      TableColumn("Amount", .fixed(columns), order: order).counted(in: Phrase(ko: "원", en: "won"))
        .heading(in: columns, Environment(language: language))
    }
    expectEqual(heading(12), "Amount (won)")
    expectEqual(heading(11), "Amount")
    expectEqual(heading(5), "won")
    expectEqual(heading(14, .descending), "Amount (won) ▼")
    expectEqual(heading(13, .descending), "Amount ▼")
    expectEqual(heading(7, .descending), "won ▼")
    expectEqual(heading(2), "Amount")
    // The ellipsis alone is no title.
    expectEqual(heading(1), "")
    expectEqual(heading(2, .descending), "▼")
  }

  @Test func `a title at the end of its column has the blanks of the one before it`() {
    func head(_ title: String, _ columns: Int) -> String? {
      let table = Table(
        "내역", state,
        columns: [
          TableColumn(title, .flexible(minimum: 4)),
          TableColumn("Amount", .fixed(8), alignment: .trailing).counted(in: Phrase("won")),
        ], count: 1
      ) { _ in TableRow([.init("Shop"), .init("-56,000")]) }
      return Drawing(of: table, columns, 4, language: .english).lines.first
    }
    expectEqual(head("Text", 24), "  Text      Amount (won)")
    expectEqual(head("Text", 20), "  Text  Amount (won)")
    expectEqual(head("Text", 19), "  Text       Amount")
    expectEqual(head("Description", 24), "  Description     Amount")
  }

  @Test func `a title above a list has the unit too`() {
    let title = ColumnTitle("Price", order: .ascending).counted(in: Phrase("won"))
    expectEqual(Drawing(of: title, 20, 1, language: .english).lines, ["Price (won) ▲"])
    expectEqual(
      title.size(in: Size(columns: 90, rows: 1), Environment(language: .english)).columns, 13)
  }

  private enum Order: String, SortColumn { case day, amount }

  private func column(
    sorts: Order?, showsOrder: Bool = true
  ) -> ListColumn<Int, Order> {
    ListColumn("날짜", .fixed(5), sorts: sorts, showsOrder: showsOrder) { row, _ in
      TableRow.Cell("\(row)")
    }
  }

  private func made(
    _ column: ListColumn<Int, Order>, sortedBy order: Order? = nil
  ) -> TableColumn {
    column.column(Sort(order, texts: .hangulFirst), in: Environment(language: .korean))
  }

  @Test func `a list says it once while its rows are in that order or in their own`() {
    let (once, each) = (column(sorts: .day).saidOnce(), column(sorts: .day))
    #expect(made(once).isSaidOnce && made(once, sortedBy: .day).isSaidOnce)
    #expect(!made(once, sortedBy: .amount).isSaidOnce)
    #expect(!made(each).isSaidOnce && !made(each, sortedBy: .day).isSaidOnce)
  }

  @Test func `a title keeps room for the sign of its order where it can have one`() {
    #expect(made(column(sorts: .day)).hasSign)
    #expect(!made(column(sorts: nil)).hasSign)
    #expect(!made(column(sorts: .day, showsOrder: false)).hasSign)
  }
}
