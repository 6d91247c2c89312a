import Editing
import Expectations
import RIBs
import Search
import Testing

/// Of a thousand rows, which are their own positions, those around the visible ones are read.
struct WindowedRowsTests {
  private struct Row: Identifiable {
    let id: Int
  }

  private enum Failure: Error { case busy }

  private struct Window: RowWindow {
    typealias Failure = WindowedRowsTests.Failure

    static let empty = Window(ids: 0..<0, count: 0, start: 0, revision: 0)

    let ids: Range<Int>
    let count: Int
    let start: Int
    let revision: Int

    var rows: [Row] { ids.map(Row.init) }
  }

  private func window(
    _ ids: Range<Int>, from start: Int? = nil, of count: Int = 1_000, revision: Int = 1
  ) -> Window {
    Window(ids: ids, count: count, start: start ?? ids.lowerBound, revision: revision)
  }

  @Test func `rows around the visible ones and the selected one are read`() {
    var list = WindowedRows<String, Window>("")
    expectEqual(list.selection, 0)
    expectEqual(list.range(around: 0..<20), 0..<120)
    #expect(!list.covers(0..<20))
    list.receive(window(0..<120), for: "")
    #expect(list.covers(0..<20))
    #expect(!list.covers(110..<130))
    expectEqual(list.range(around: 300..<320), 0..<420)
    list.select(at: 310)
    expectEqual(list.range(around: 300..<320), 200..<420)
    expectEqual(list.range(around: 0..<20), 0..<411, "the selected row is below the visible ones")
    list.receive(window(950..<1_000), for: "")
    #expect(list.covers(990..<1_020))
  }

  @Test func `another query is not covered, and begins at its first row`() {
    var list = WindowedRows<String, Window>("")
    list.receive(window(0..<120), for: "")
    list.select(at: 7)
    list.query = "rice"
    #expect(!list.covers(0..<20))
    expectEqual(list.range(around: 300..<320), 0..<200)
    list.receive(window(500..<510, from: 0), for: "rice")
    expectEqual(list.selection, 0)
    expectEqual(list.selected?.id, 500)
  }

  @Test func `the selected row is sought for another query, and after coming back`() {
    var list = WindowedRows<String, Window>("")
    expectEqual(list.sought, nil)
    list.receive(window(0..<120), for: "")
    list.select(at: 7)
    expectEqual(list.sought, nil)
    list.query = "rice"
    expectEqual(list.sought, 7)
    #expect(WindowedRows<String, Window>.range(around: 40) == 0..<140)
    #expect(WindowedRows<String, Window>.range(around: 640) == 540..<740)
    list.receive(window(0..<200, from: 540), for: "rice")
    expectEqual(list.selection, 547)
    expectEqual(list.sought, nil)
    list.restore("rice", selection: 1, selectedID: 9)
    expectEqual(list.sought, 9)
  }

  @Test func `the selected row is followed where it moves`() {
    var list = WindowedRows<String, Window>("")
    list.receive(window(0..<120), for: "")
    list.select(at: 7)
    list.receive(window(0..<120, from: 3, revision: 2), for: "")
    expectEqual(list.selection, 10)
    list.select(9)
    expectEqual(list.selection, 12)
    list.receive(window(0..<120, from: 4, revision: 3), for: "")
    expectEqual(list.selection, 13)
    list.restore("", selection: 40, selectedID: 2)
    list.receive(window(0..<120, revision: 2), for: "")
    expectEqual(list.selection, 2)
  }

  @Test func `a row that is selected before it is read stays selected when it is`() {
    var list = WindowedRows<String, Window>("")
    list.receive(window(0..<120), for: "")
    list.select(at: 300)
    #expect(list.selected == nil && list.selectedID == nil)
    list.receive(window(200..<420), for: "")
    #expect(list.selection == 300 && list.selectedID == 300)
    list.receive(window(200..<420, from: 205, revision: 2), for: "")
    expectEqual(list.selection, 305, "it is followed from then on")
  }

  @Test func `the selected row stays so while others are read, and is followed when it is back`() {
    var list = WindowedRows<String, Window>("")
    list.receive(window(0..<120), for: "")
    list.select(at: 7)
    list.receive(window(500..<700), for: "")
    #expect(list.selection == 7 && list.selectedID == 7)
    list.restore("rice", selection: 0, selectedID: list.selectedID)
    list.receive(window(0..<120, from: 3), for: "rice")
    expectEqual(list.selection, 10)
  }

  @Test func `in place of a selected row that is gone the one at its position is selected`() {
    var list = WindowedRows<String, Window>("")
    list.receive(window(0..<120), for: "")
    list.select(at: 7)
    list.receive(window(500..<520, from: 0, revision: 2), for: "")
    #expect(list.selection == 7 && list.selected?.id == 507 && list.selectedID == 7)
    list.receive(window(500..<520, from: 2, revision: 3), for: "")
    #expect(list.selection == 9 && list.selected?.id == 507, "it stays selected where it moves")
    list.receive(window(500..<505, from: 0, of: 5, revision: 4), for: "")
    #expect(list.selection == 4 && list.selected?.id == 504)
    list.receive(window(0..<0, of: 0, revision: 5), for: "")
    #expect(list.selection == 0 && list.selected == nil)
    list.receive(window(0..<120, revision: 6), for: "")
    #expect(list.selection == 7 && list.selectedID == 7, "it is selected again when it comes back")
  }

  /// Reads around the rows 0 to 19 of `listed`, and returns what was read: positions that were asked for, and rows.
  private func read(
    _ list: inout WindowedRows<String, Window>, of listed: [Int], revision: Int
  ) async -> [String] {
    var reads: [String] = []
    let window = await list.read(around: 0..<20) { id in
      reads.append("position of \(id)")
      return listed.firstIndex(of: id)
    } rows: { range in
      reads.append("\(range)")
      let range = range.clamped(to: 0..<listed.count)
      let (first, last) = (listed[range].first ?? 0, listed[range].last ?? -1)
      return self.window(
        first..<last + 1, from: range.lowerBound, of: listed.count, revision: revision)
    }
    list.receive(window, for: "")
    return reads
  }

  @Test func `the selected row is found again where many came above it`() async {
    var list = WindowedRows<String, Window>("")
    await expectEqual(read(&list, of: Array(300..<600), revision: 1), ["0..<120"])
    list.select(307)
    await expectEqual(
      read(&list, of: Array(0..<600), revision: 2), ["0..<120", "position of 307", "207..<407"])
    #expect(list.selection == 307 && list.selected?.id == 307)
    await expectEqual(
      read(&list, of: Array(0..<600), revision: 2).count, 1, "scrolling asks nothing")
    list.select(at: 0)
    await expectEqual(read(&list, of: Array(0..<600), revision: 3), ["0..<120"])
    // One that is gone leaves the selection to the row at its position.
    list.select(5)
    await expectEqual(
      read(&list, of: Array(6..<600), revision: 4), ["0..<120", "position of 5"])
    #expect(list.selection == 5 && list.selected?.id == 11)
  }

  @Test
  func `the first row is selected, whichever it is, until the user selects, sorts or searches`() {
    var list = WindowedRows<Query, Window>(Query())
    list.receive(window(500..<700, from: 0), for: Query())
    list.receive(window(300..<500, from: 0, revision: 2), for: Query())
    #expect(list.selected?.id == 300 && list.selectedID == nil && list.sought == nil)
    list.apply(.search(.type("rice")))
    #expect(list.sought == 300 && list.selectedID == nil)
    list.receive(window(200..<400, from: 0, revision: 2), for: list.query)
    #expect(list.selection == 100 && list.selected?.id == 300)
    list = WindowedRows<Query, Window>(Query())
    list.receive(window(500..<700, from: 0), for: Query())
    list.query.search = "rice"
    expectEqual(list.sought, nil)
    list.receive(window(400..<600, from: 0), for: list.query)
    expectEqual(list.selected?.id, 400)
  }

  @Test func `of an earlier run the first row is no selected one, and any other position is`() {
    var list = WindowedRows<String, Window>("")
    list.restore("", selection: 0, selectedID: nil)
    list.receive(window(0..<120), for: "")
    list.receive(window(0..<120, from: 3, revision: 2), for: "")
    expectEqual(list.selection, 0)
    list = WindowedRows("")
    list.restore("", selection: 5, selectedID: nil)
    list.receive(window(0..<120), for: "")
    #expect(list.selection == 5 && list.selectedID == 5)
  }

  @Test func `nothing is read before the first answer, also of an earlier run`() {
    var list = WindowedRows<String, Window>("")
    #expect(!list.isRead)
    list.restore("", selection: 0, selectedID: nil)
    #expect(!list.isRead && list.selection == 0)
    list.receive(.empty, for: "")
    #expect(list.isRead)
  }

  private struct Query: RowQuery {
    enum Column: String, SortColumn { case name }

    var sort = Column.initial
    var search = ""
  }

  private func list() -> WindowedRows<Query, Window> {
    var list = WindowedRows<Query, Window>(Query())
    list.receive(window(500..<700), for: Query())
    return list
  }

  @Test func `the user selects rows that are read by their identity, and others by position`() {
    var list = list()
    list.apply(.select(510))
    #expect(list.selection == 510 && list.selectedID == 510)
    list.apply(.select(3))
    expectEqual(list.selection, 510)
    list.apply(.selectUnread(at: 3))
    #expect(list.selection == 3 && list.selected == nil && list.selectedID == nil)
    list.apply(.select(699))
    expectEqual(list.selected?.id, 699)
    list.apply(.mark(699))
    #expect(!list.isMarked(699) && list.row(at: 500)?.id == 500)
  }

  @Test func `a failure leaves the rows, until they are read again`() {
    var list = WindowedRows<Query, Window>(Query())
    #expect(list.isWanting && list.failure == nil)
    list.receive(.failure(.busy), for: Query())
    #expect(list.failure == .busy && !list.isRead)
    list.receive(.success(window(0..<20)), for: Query())
    #expect(list.failure == nil && !list.isWanting)
    list.receive(.failure(.busy), for: Query())
    #expect(list.isWanting && list.isRead && list.row(at: 3)?.id == 3)
  }

  @Test func `a place remembers the search, the order and the selected row`() {
    var list = list()
    expectEqual(list.restorationState, [:])
    list.apply(.search(.type("rice")))
    list.apply(.sort(.by(.name, .hangulFirst)))
    list.receive(window(500..<700), for: list.query)
    list.apply(.select(510))
    let restoration = list.restorationState
    expectEqual(restoration.description, "search=rice&sort=name&row=510&id=510")
    var other = WindowedRows<Query, Window>(Query())
    other.restore(restoration)
    expectEqual(other.query, list.query)
    expectEqual(other.restorationState, restoration)
    other.receive(window(500..<700), for: other.query)
    expectEqual(other.selected?.id, 510)
    other.restore(["row": "x", "id": "y", "sort": "z"])
    #expect(other.query == Query() && other.selection == 0 && other.selectedID == nil)
  }

  @Test func `another order and another search are asked for`() {
    var list = list()
    list.receive(window(0..<120), for: Query())
    list.apply(.sort(.by(.name, .latinFirst)))
    expectEqual(list.sought, 0, "the selected row is found in the other order")
    #expect(list.sort == Sort(.name, texts: .latinFirst) && list.query.sort == list.sort)
    list.apply(.search(.start))
    #expect(list.search.isTyping && !list.isSearched)
    list.apply(.search(.type("rice")))
    #expect(list.query.search == "rice" && list.search.isTyping && list.isSearched)
    list.apply(.search(.end))
    #expect(list.search == SearchInput("rice") && !list.covers(500..<510))
    list.apply(.search(.clear))
    #expect(list.query.search.isEmpty && !list.search.isTyping)
  }

  @Test func `the first row is selected in another order, and what was read stays until then`() {
    var list = list()
    #expect(list.isRead)
    list.apply(.select(510))
    list.apply(.sort(.by(.name, .latinFirst)))
    list.selectFirst()
    #expect(list.selected?.id == 510 && list.sought == nil)
    list.receive(window(0..<120), for: list.query)
    #expect(list.selected?.id == 0 && list.selectedID == nil)
    list.restore(Query(search: "rice"), selection: 7, selectedID: 9)
    #expect(list.isRead && list.answered == nil && list.sought == 9)
  }

  @Test func `a row is told by its position`() {
    expectEqual(window(5..<9).row(at: 6)?.id, 6)
    #expect(window(5..<9).row(at: 4) == nil)
    #expect(window(5..<9).row(at: 9) == nil)
  }
}
