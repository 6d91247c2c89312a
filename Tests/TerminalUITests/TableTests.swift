import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct TableTests {
  private let state = ListState()
  private static let rows: [[String]] = [
    ["11.20", "교통", "슈퍼전기차 택시  우리집 → 회사", "카드로", "-18,000원"],
    ["11.20", "충전", "우리은행 0123", "", "+50,000원"],
    ["11.19", "식비", "시장", "장보기", "-32,400원"],
  ]

  private func table(
    count: Int = 3, marked: Set<Int> = [], missing: Set<Int> = [], footer: TableRow? = nil,
    onChoose: ((Int) -> Void)? = nil
  ) -> Table {
    Table(
      "내역", state,
      columns: [
        TableColumn("날짜", .fixed(7), order: .descending),
        TableColumn("분류", .fixed(4), rank: 1), TableColumn("내용", .flexible(minimum: 8)),
        TableColumn("메모", .flexible(minimum: 8), rank: 2),
        TableColumn("금액", .fixed(10), alignment: .trailing),
      ],
      count: count, footer: footer, onChooseColumn: onChoose
    ) { index in
      guard !missing.contains(index) else { return nil }
      let cells = Self.rows[index % Self.rows.count].map { TableRow.Cell($0) }
      return TableRow(cells, isMarked: marked.contains(index))
    }
  }

  @Test func `rows stand under the titles of their columns, figures at the right`() {
    state.select(1)
    let picture = Drawing(of: table(marked: [0, 1]), 70, 5, focus: state)
    expectEqual(
      picture.lines,
      [
        "  날짜 ▼   분류  내용                  메모                       금액",
        " ✓11.20    교통  슈퍼전기차 택시  우…  카드로                -18,000원",
        "▌✓11.20    충전  우리은행 0123                               +50,000원",
        "  11.19    식비  시장                  장보기                -32,400원",
      ])
    expectEqual(picture.styles[2], "sS" + String(repeating: "s", count: 68))
    expectEqual(picture.placed.count, 1)
  }

  @Test func `a footer stands in the columns of the table, below its rows or at the bottom`() {
    let footer = TableRow(["합계", "", "", "", "-400원"].map { TableRow.Cell($0) })
    expectEqual(
      Drawing(of: table(footer: footer), 50, 8).lines,
      [
        "  날짜 ▼   분류  내용        메모             금액",
        "▏ 11.20    교통  슈퍼전기…   카드로      -18,000원",
        "  11.20    충전  우리은행 0123           +50,000원",
        "  11.19    식비  시장        장보기      -32,400원",
        "──────────────────────────────────────────────────",
        "  합계                                      -400원",
      ])
    expectEqual(
      Drawing(of: table(count: 30, footer: footer), 30, 6).lines,
      [
        "  날짜 ▼   내용         금액",
        "▏ 11.20    슈퍼…   -18,000원 ┃",
        "  11.20    우리…   +50,000원",
        "  11.19    시장    -32,400원",
        "──────────────────────────────",
        "  합계                -400원",
      ])
    expectEqual(
      Drawing(of: table(count: 1, footer: footer), 30, 6).lines.map { $0.prefix(7) },
      [
        "  날짜 ▼ ",
        "▏ 11.20",
        "───────",
        "  합계   ",
      ])
    // In few rows the table has them all.
    expectEqual(
      Drawing(of: table(count: 30, footer: footer), 30, 5).lines.last?.hasPrefix("  11.20"), true)
    expectEqual(
      table(footer: footer).size(in: Size(columns: 9, rows: 99), Environment(language: .korean))
        .rows, 6)
  }

  @Test func `a bar is seen and not said`() {
    func text(_ percent: Int?, _ symbols: Symbols = .unicode) -> String {
      TableRow.Cell.bar(percent: percent, columns: 4, .plain, symbols).text.text(.korean)
    }
    expectEqual(
      [0, 50, 72, 100, 350, -5].map { text($0) }, ["   ╷", "▄▖ ╷", "▄▄ ╷", "▄▄▄╷", "▄▄▄╷", "   ╷"])
    expectEqual(text(nil), "")
    expectEqual(text(60, .ascii), "=/ |")
    func over(_ percent: Int) -> String {
      TableRow.Cell.bar(percent: percent, most: 200, columns: 9, .plain, .unicode).text
        .text(.korean)
    }
    expectEqual([100, 150, 300].map(over), ["▄▄▄▄╷    ", "▄▄▄▄╷▖▖  ", "▄▄▄▄╷▖▖▖▖"])
    let row = TableRow([.init("식비"), .bar(percent: 72, columns: 4, .plain, .unicode), .init("72%")])
    expectEqual(row.words([], .korean), "식비, 72%")
  }

  @Test func `a figure is said with its title where there are several`() {
    let columns = [
      TableColumn("분류", .fixed(8)), TableColumn("예산", .fixed(8), alignment: .trailing),
      TableColumn("지출", .fixed(8), alignment: .trailing),
    ]
    let row = TableRow([.init("식비"), .init("없음"), .init("9,000원")])
    expectEqual(row.words(columns, .korean), "식비, 예산 없음, 지출 9,000원")
    expectEqual(row.words([columns[0], columns[2]], .korean), "식비, 없음, 9,000원")
  }

  @Test func `where it is narrow the columns of the highest rank are left out`() {
    expectEqual(
      Drawing(of: table(), 40, 3).lines,
      [
        "  날짜 ▼   분류  내용             금액",
        "▏ 11.20    교통  슈퍼전기…   -18,000원 ┃",
        "  11.20    충전  우리은행…   +50,000원",
      ])
    expectEqual(
      Drawing(of: table(), 31, 3).lines,
      [
        "  날짜 ▼   내용          금액",
        "▏ 11.20    슈퍼…    -18,000원 ┃",
        "  11.20    우리…    +50,000원",
      ])
    expectEqual(
      Drawing(of: table(), 13, 3).lines,
      [
        "  날짜 ▼",
        "▏ 11.20     ┃",
        "  11.20",
      ])
    expectEqual(Drawing(of: table(), 1, 3).lines, ["", "▏"])
    expectEqual(Drawing(of: table(), 0, 3).lines, [])
  }

  @Test func `columns are left out before a text gets less than it wishes for`() {
    let table = Table(
      "내역", state,
      columns: [
        TableColumn("날짜", .fixed(5), rank: 1), TableColumn("분류", .fixed(4), rank: 2),
        TableColumn("내용", .flexible(minimum: 6, preferred: 20)),
        TableColumn("금액", .fixed(6), alignment: .trailing),
      ], count: 1
    ) { _ in TableRow(["11.20", "교통", "우리집에서 회사까지", "-18원"].map { .init($0) }) }
    func row(_ columns: Int) -> String? { Drawing(of: table, columns, 3).lines.last }
    expectEqual(row(43), "▏ 11.20  교통  우리집에서 회사까지    -18원")
    expectEqual(row(42), "▏ 11.20  우리집에서 회사까지         -18원")
    expectEqual(row(30), "▏ 11.20  우리집에서 …    -18원")
    expectEqual(row(23), "▏ 11.20  우리…    -18원")
    expectEqual(row(22), "▏ 우리집에서 …   -18원")
    // An amount is whole as long as there is room for it.
    expectEqual(row(12), "▏ …    -18원")
  }

  @Test func `texts get what they have use for, the first ones first, before others are shown`() {
    let table = Table(
      "내역", state,
      columns: [
        TableColumn("text", .flexible(minimum: 2, preferred: 4, maximum: 9)),
        TableColumn("note", .flexible(minimum: 2, preferred: 4, maximum: 6), rank: 3),
        TableColumn("from", .fixed(4), rank: 4),
        TableColumn("sum", .fixed(3), alignment: .trailing),
      ], count: 1
    ) { _ in TableRow(["a text of many", "a note", "hand", "-18"].map { .init($0) }) }
    func row(_ columns: Int) -> String? { Drawing(of: table, columns, 3).lines.last }
    expectEqual(row(34), "▏ a text of …  a note    hand  -18")
    expectEqual(row(30), "▏ a text o…  a note  hand  -18")
    expectEqual(row(29), "▏ a text of m…  a note    -18")
    expectEqual(row(22), "▏ a text o…  a n…  -18")
    expectEqual(row(17), "▏ a t…  a n…  -18")
    expectEqual(row(16), "▏ a text o…  -18")
  }

  @Test func `a title with the sign of its order has room before other cells get more`() {
    func head(_ order: TableColumn.Order?, in columns: Int) -> String? {
      var text = TableColumn(
        "Description", .flexible(minimum: 4, preferred: 5, maximum: 5), order: order)
      text.hasSign = true
      let table = Table(
        "", state,
        columns: [
          text, TableColumn("Note", .flexible(minimum: 4, preferred: 4, maximum: 40)),
          TableColumn("Wn", .fixed(2), alignment: .trailing),
        ], count: 1
      ) { _ in TableRow(["GS25", "note", "-1"].map { .init($0) }) }
      return Drawing(of: table, columns, 3).lines.first
    }
    // Whether it is sorted by it or not, no column moves.
    let blanks = String(repeating: " ", count: 17)
    expectEqual(head(nil, in: 40), "  Description    Note\(blanks)Wn")
    expectEqual(head(.descending, in: 40), "  Description ▼  Note\(blanks)Wn")
    expectEqual(head(.descending, in: 18), "  Desc…▼  Note  Wn")
  }

  @Test func `in two rows there are rows only`() {
    expectEqual(
      Drawing(of: table(), 31, 2).lines,
      [
        "▏ 11.20    슈퍼…    -18,000원 ┃",
        "  11.20    우리…    +50,000원",
      ])
    expectEqual(Drawing(of: table(), 31, 0).lines, [])
  }

  @Test func `in ASCII the order is an ASCII sign`() {
    let head = Drawing(of: table(), 40, 3, symbols: .ascii).lines[0]
    expectEqual(head, "  날짜 v   분류  내용             금액")
  }

  @Test func `the sign of the order is whole where the title is not`() {
    func head(_ columns: Int) -> String? {
      let column = TableColumn("고속도로", .fixed(columns), order: .ascending)
      let table = Table("", state, columns: [column], count: 0) { _ in nil }
      return Drawing(of: table, columns + 2, 3).lines.first
    }
    expectEqual(head(10), "  고속도로 ▲")
    expectEqual(head(9), "  고속도로▲")
    expectEqual(head(8), "  고속도…▲")
    expectEqual(head(1), "  ▲")
  }

  @Test func `a hidden column by which the rows are sorted is named beside the widest one`() {
    let table = Table(
      "", state,
      columns: [
        TableColumn("날짜", .fixed(7), rank: 1, order: .descending),
        TableColumn("내용", .flexible(minimum: 14)), TableColumn("금액", .fixed(6)),
      ], count: 1
    ) { _ in TableRow(["11.20", "시장", "-5원"].map { .init($0) }) }
    expectEqual(Drawing(of: table, 34, 3).lines.first, "  날짜 ▼   내용             금액")
    expectEqual(Drawing(of: table, 25, 3).lines.first, "  내용 · 날짜 ▼    금액")
    expectEqual(Drawing(of: table, 14, 3).lines.first, "  내용  금액")
  }

  @Test func `a row that is not loaded is an ellipsis, and only those in sight are asked for`() {
    var asked: [Int] = []
    let table = Table(
      "내역", state, columns: [TableColumn("수", .flexible(minimum: 1))], count: 1_000_000
    ) { index in
      asked.append(index)
      return index == 999_998 ? nil : TableRow([.init("\(index)")])
    }
    state.select(999_999)
    expectEqual(
      Drawing(of: table, 12, 4).lines,
      [
        "  수",
        "  999997",
        "  …",
        "▏ 999999   ┃",
      ])
    expectEqual(asked, [999_997, 999_998, 999_999])
  }

  @Test func `a long text takes the empty cells behind it before it is cut`() {
    let columns = [
      TableColumn("Day", .fixed(3)).saidOnce(), TableColumn("Dish", .fixed(12)),
      TableColumn("", .fixed(4)), TableColumn("Price", .fixed(9), alignment: .trailing),
    ]
    let rows = [
      ["Mon", "Sample pork cutlet", "", "9,500"], ["Mon", "Sample beef", "Best", "12,000"],
      ["Mon", "Sample beef soup with rice and more", "", "8,000"],
      ["Mon", "Sample pork cutlet", "Best", "7"], ["Monday", "Sample pork cutlet", "", ""],
      ["Monday", "Sample beef soup with rice and more", "", ""],
    ]
    let table = Table("", ListState(), columns: columns, count: rows.count) {
      TableRow(rows[$0].map { .init($0) })
    }
    expectEqual(
      Drawing(of: table, 38, 7).lines.dropFirst().map { String($0.dropFirst(2)) },
      [
        "Mon  Sample pork cutlet      9,500",
        "     Sample beef   Best     12,000",
        "     Sample beef soup …      8,000",
        "     Sample pork…  Best          7",
        "Mo…  Sample pork cutlet",
        "     Sample beef soup with rice a…",
      ])
  }

  @Test func `a fixed width that may grow does so where texts have all that they need`() {
    let columns = [
      TableColumn("A", .fixed(4, upTo: 9)),
      TableColumn("B", .flexible(minimum: 4, preferred: 6, maximum: 12)),
      TableColumn("C", .fixed(3)),
    ]
    func widths(_ room: Int) -> [Int] {
      TableLayout(columns, heads: [], in: room).spans.map(\.span.count)
    }
    expectEqual(widths(17), [4, 6, 3])
    expectEqual(widths(23), [4, 12, 3])
    expectEqual(widths(26), [7, 12, 3])
    expectEqual(widths(40), [9, 24, 3])
  }

  @Test func `a click on a title says which, and one on a row selects it`() {
    var chosen: [Int] = []
    let view = Panel(table(onChoose: { chosen.append($0) }))
    let window = Window(view, 40, 5)
    _ = window.frame()
    for (column, row) in [(3, 0), (0, 0), (36, 0), (20, 2)] {
      window.send(.mouse(Mouse(.click, at: Point(column: column, row: row))))
    }
    expectEqual(chosen, [0, 4])
    expectEqual(state.selection, 1)
  }

  @Test func `a table says what it is, where, and the row`() {
    state.select(2)
    expectEqual(words(of: table(count: 3)), ["표 내역, 3 / 3: 11.19, 식비, 시장, 장보기, -32,400원"])
    expectEqual(
      words(of: table(marked: [2]), focus: state, language: .english),
      [
        "> table 내역, 3 / 3: 11.19, 식비, 시장, 장보기, -32,400원, selected"
      ])
    expectEqual(words(of: table(missing: [2])), ["표 내역, 3 / 3: …"])
    expectEqual(words(of: table(count: 0)), ["표 내역: 비어 있음"])
  }

  @Test func `the visible rows are reported once a frame has shown them`() {
    var reports: [Range<Int>] = []
    let view = Panel(table(count: 100))
    let window = Window(view, 40, 5)
    state.onVisibleRowsChange = {
      reports.append($0)
      view.setNeedsDisplay()
    }
    _ = window.frame()
    expectEqual(reports, [0..<4])
    #expect(window.needsFrame)
    _ = window.frame()
    #expect(!window.needsFrame)
    window.press(.down, .pageDown)
    expectEqual(reports, [0..<4])
    _ = window.frame()
    window.press(.end)
    _ = window.frame()
    view.content = table(count: 0)
    _ = window.frame()
    expectEqual(reports, [0..<4, 2..<6, 96..<100, 0..<0])
  }
}
