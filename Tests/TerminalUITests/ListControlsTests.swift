import Editing
import Expectations
import Headless
import Phrases
import Search
import Testing

@testable import TerminalUI

/// The search above a list, how its rows are sorted, and which of them is selected.
@MainActor
struct ListControlsTests {
  private struct Row: ListRow {
    enum Column: String, SortColumn { case name, rank }

    let id: String
    var rank = 0

    var searchedText: String { id }

    func sortKey(_ column: Column, _ sort: Sort<Column>) -> SortKey? {
      column == .name ? sort.key(id) : SortKey(rank)
    }
  }

  /// A view with rows in a list, or in a table with two columns.
  private final class Panel: AnyView {
    var rows = Listing([Row(id: "b", rank: 1), Row(id: "a", rank: 2), Row(id: "ㄱ", rank: 0)])
    private(set) var opened: [String] = []
    private let isTable: Bool
    private(set) lazy var list = ListControls<Listing<Row>>(
      Phrase(ko: "줄", en: "rows"), opens: Phrase(ko: "보기", en: "see"), isSearched: true,
      columns: [
        ListColumn(
          Phrase(ko: "이름", en: "Name"), .flexible(minimum: 4), sorts: .name
        ) { row, _ in
          TableRow.Cell(row.id)
        },
        ListColumn(Phrase(ko: "순위", en: "Rank"), alignment: .trailing, sorts: .rank) { _ in
          .fixed(6)
        } cell: { row, _ in
          TableRow.Cell("\(row.rank)")
        },
      ], { [weak self] in self?.take($0) }, { [weak self] in self?.opened.append($0) })

    init(isTable: Bool) { self.isTable = isTable }

    private func take(_ event: Listing<Row>.Event) {
      rows.apply(event)
      setNeedsDisplay()
    }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      let mark = KeyBinding(.character(" "), title: "mark") { [weak self] in
        guard let self, let row = rows.selected else { return }
        take(.mark(row.id))
      }
      return list.bindings(of: rows, [mark], in: environment)
    }

    override func body(in environment: Environment) -> any Widget {
      isTable
        ? list.table(rows, in: environment)
        : list.list(rows) { Label($0.id) }
    }
  }

  private func window(_ panel: Panel) -> Window {
    Window(
      root: panel, size: Size(columns: 24, rows: 6), environment: Environment(language: .english))
  }

  private func send(_ keys: Key..., to window: Window) -> [String] {
    for key in keys {
      _ = window.frame()
      window.send(.key(key))
    }
    return window.frame().lines.filter { !$0.isEmpty }
  }

  @Test func `a search is typed, left and cleared`() {
    let panel = Panel(isTable: false)
    let window = window(panel)
    expectEqual(send(.character("x"), to: window), ["▌ b", "  a", "  ㄱ"])
    let typed = send(.character("/"), .character("ㄱ"), to: window)
    expectEqual(typed, ["Search ▌ㄱ", "▏ ㄱ"])
    #expect(panel.rows.search.isTyping && panel.rows.search.text == "ㄱ")
    // The list has the keys again.
    expectEqual(send(.enter, .character("j"), to: window), ["Search  ㄱ", "▌ ㄱ"])
    expectEqual(send(.escape, to: window), ["  b", "  a", "▌ ㄱ"])
    expectEqual(panel.rows.search, SearchInput())
    _ = send(.character("/"), .character("b"), .down, to: window)
    #expect(!panel.rows.search.isTyping)
    expectEqual(send(.escape, to: window).count, 3)
  }

  @Test func `keys move the selection of the model, and Enter opens the row`() {
    let panel = Panel(isTable: false)
    let window = window(panel)
    expectEqual(send(.down, .down, to: window), ["  b", "  a", "▌ ㄱ"])
    expectEqual(panel.rows.selectedID, "ㄱ")
    _ = send(.home, .enter, to: window)
    #expect(panel.opened == ["b"] && panel.rows.selectedID == "b")
    #expect(
      panel.list.state.bindings(in: window.environment).contains {
        $0.title == Phrase(ko: "보기", en: "see")
      })
  }

  @Test func `a model that changes shows its selection in the next frame`() {
    let panel = Panel(isTable: false)
    let window = window(panel)
    _ = send(.down, to: window)
    panel.rows.select("ㄱ")
    panel.setNeedsDisplay()
    expectEqual(send(to: window), ["  b", "  a", "▌ ㄱ"])
    panel.rows.show([Row(id: "z"), Row(id: "ㄱ")])
    panel.setNeedsDisplay()
    expectEqual(send(to: window), ["  z", "▌ ㄱ"])
  }

  @Test func `Enter on a row that the list has selected by itself selects it`() {
    let panel = Panel(isTable: false)
    let window = window(panel)
    _ = send(.enter, to: window)
    #expect(panel.opened == ["b"] && panel.rows.selectedID == "b")
  }

  @Test func `without rows there is nothing to sort, and no key that would`() {
    let panel = Panel(isTable: true)
    let window = window(panel)
    func titles() -> [String] {
      panel.bindings(in: window.environment).map { $0.title.text(.english) }
    }
    #expect(titles().contains("sort"))
    panel.rows.show([])
    #expect(!titles().contains { $0.contains("sort") }, "\(titles())")
    expectEqual(ScreenCommand.sort.obstacle?.text(.english), "There is nothing to sort.")
  }

  @Test func `keys before the next frame count from each other`() {
    let panel = Panel(isTable: false)
    let window = window(panel)
    _ = window.frame()
    for key in [Key.down, .down, .up, .enter] { window.send(.key(key)) }
    expectEqual(panel.opened, ["a"])
  }

  @Test func `a table sorts by keys and clicks, marks rows and shows the order`() {
    let panel = Panel(isTable: true)
    let window = window(panel)
    expectEqual(
      send(to: window),
      [
        "  Name              Rank", "▌ b                    1", "  a                    2",
        "  ㄱ                   0",
      ])
    _ = send(.character("s"), .character("s"), .character("S"), to: window)
    #expect(panel.rows.sort.column == .rank && panel.rows.sort.isDescending)
    expectEqual(
      send(.character(" "), to: window),
      [
        "  Name            Rank ▼", "  a                    2", "▌✓b                    1",
        "  ㄱ                   0",
      ])
    _ = window.frame()
    window.send(.mouse(Mouse(.click, at: Point(column: 3, row: 0))))
    expectEqual(panel.rows.sort.column, .name)
  }

  /// The first two of four rows.
  private struct Read: RowWindow {
    static let empty = Read()

    let rows = ["a", "b"].map { ListControlsTests.Row(id: $0) }
    let count = 4
    let start = 0
    let revision = 0
  }

  private struct Query: RowQuery {
    var sort = Sort<Row.Column>()
    var search = ""
  }

  private final class WindowedPanel: AnyView {
    var rows = WindowedRows<Query, Read>(Query())
    private lazy var list = ListControls<WindowedRows<Query, Read>>(
      "rows",
      columns: [
        ListColumn("Name", .flexible(minimum: 4), sorts: .name) { row, _ in TableRow.Cell(row.id) },
        ListColumn("", .fixed(2), sorts: .name, showsOrder: false) { _, _ in TableRow.Cell("") },
      ]
    ) { [weak self] event in
      self?.rows.apply(event)
      self?.setNeedsDisplay()
    }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      list.bindings(of: rows, in: environment)
    }

    override func body(in environment: Environment) -> any Widget {
      list.table(rows, in: environment)
    }
  }

  @Test func `keys go to rows that are not read yet, and back to others`() {
    let panel = WindowedPanel()
    panel.rows.receive(Read(), for: Query())
    let window = Window(
      root: panel, size: Size(columns: 24, rows: 6), environment: Environment(language: .english))
    expectEqual(send(.down, .down, to: window), ["  Name", "  a", "  b", "▌ …", "  …"])
    #expect(panel.rows.selection == 2 && panel.rows.selectedID == nil)
    let lines = send(.up, .character("s"), to: window)
    #expect(panel.rows.selectedID == "b" && panel.rows.query.sort.column == .name)
    expectEqual(lines.first, "  Name ▲")
  }

  @Test func `a table may have columns of its own, and a footer in them`() {
    let panel = Panel(isTable: true)
    let table = panel.list.table(
      panel.rows,
      columns: [ListColumn("Letter", .fixed(8)) { row, _ in TableRow.Cell("<\(row.id)>") }],
      footer: Row(id: "all"), in: Environment(language: .english))
    let lines = Drawing(of: table, 12, 8).lines
    #expect(lines[0].hasSuffix("Letter"))
    expectEqual(lines[1...3].map { $0.suffix(3) }, ["<b>", "<a>", "<ㄱ>"])
    #expect(lines[4].allSatisfy { $0 == "─" })
    #expect(lines[5].hasSuffix("<all>"))
  }

  @Test func `what is searched is marked in the columns, but for those that say otherwise`() {
    let panel = Panel(isTable: true)
    panel.rows = Listing(["b", "bc"].map { Row(id: $0) })
    panel.rows.apply(.search(.type("b")))
    let cell = { @MainActor (row: Row, _: Environment) in TableRow.Cell("a\(row.id)") }
    let table = panel.list.table(
      panel.rows,
      columns: [
        ListColumn("1", .fixed(3), cell: cell),
        ListColumn("2", width: { _ in .fixed(3) }, cell: cell),
        ListColumn("3", .fixed(3), isSearched: false, cell: cell),
      ], in: Environment(language: .english))
    let drawing = Drawing(of: table, 20, 4, language: .english)
    expectEqual(drawing.lines.suffix(1), ["  abc  abc  abc"])
    expectEqual(drawing.styles.suffix(1), ["..._...._"])
  }

  @Test func `where a table is narrow columns without a rank stay`() {
    let panel = Panel(isTable: true)
    let cell = { @MainActor (row: Row, _: Environment) in TableRow.Cell(row.id) }
    let table = panel.list.table(
      panel.rows,
      columns: [
        ListColumn("one", .fixed(6), cell: cell), ListColumn("low", .fixed(6), rank: 1, cell: cell),
        ListColumn("two", width: { _ in .fixed(6) }, cell: cell),
      ], in: Environment(language: .english))
    expectEqual(Drawing(of: table, 12, 5, language: .english).lines.first, "  one     t…")
  }

  @Test func `while the search is typed its keys are the only ones`() {
    let panel = Panel(isTable: false)
    let window = window(panel)
    func keys() -> [[Key]] { panel.bindings(in: window.environment).map(\.keys) }
    #expect(keys().contains([" "]) && keys().contains(["s"]) && keys().contains(["/"]))
    _ = send(.character("/"), to: window)
    expectEqual(keys(), [[.escape], [.down, .tab]])
  }

  @Test func `a list is not searched unless it is said`() {
    let panel = WindowedPanel()
    let keys = panel.bindings(in: Environment(language: .english)).flatMap(\.keys)
    #expect(keys.contains("s") && !keys.contains("/"))
  }

  @Test func `rows that all fit use the columns of the scroll bar, unless they keep those`() {
    let panel = Panel(isTable: false)
    func lines(_ keepsBarColumns: Bool?) -> [String] {
      let row = { (row: Row) -> any Widget in
        Columns(.flexible(Label(row.id)), .fixed(1, Label("|")))
      }
      let list =
        keepsBarColumns.map { panel.list.list(panel.rows, keepsBarColumns: $0, row: row) }
        ?? panel.list.list(panel.rows, row: row)
      return Array(Drawing(of: list, 10, 3).lines)
    }
    expectEqual(lines(nil), ["▏ b      |", "  a      |", "  ㄱ     |"])
    expectEqual(lines(true), ["▏ b     |", "  a     |", "  ㄱ    |"])
  }

  @Test func `nothing is selected or opened in an empty list`() {
    let panel = Panel(isTable: false)
    panel.rows = Listing()
    let window = window(panel)
    _ = send(.down, .enter, to: window)
    #expect(panel.opened == [] && panel.rows.selected == nil)
  }
}
