import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// What `y` copies.
@MainActor
struct CopyingTests {
  private final class Page: AnyView {
    let list = ListState()
    var texts: [String] = []
    var rows = ["one", "two"]

    override func textsToCopy(in environment: Environment) -> [String] { texts }

    override func body(in environment: Environment) -> any Widget {
      List("rows", list, count: rows.count) { [rows] in Label(rows[$0]) }
    }
  }

  private final class Outer: AnyView {
    private let inner: AnyView
    init(_ inner: AnyView) { self.inner = inner }
    override func textsToCopy(in environment: Environment) -> [String] { ["outer"] }
    override func body(in environment: Environment) -> any Widget { inner }
  }

  private let page = Page()

  private func press(_ keys: Key..., on root: AnyView? = nil) -> [String] {
    let window = Window(
      root: root ?? page, size: Size(columns: 40, rows: 5),
      environment: Environment(language: .english))
    var copied: [String] = []
    window.onCopy = { copied.append([$0, $1].compactMap(\.self).joined(separator: ", ")) }
    _ = window.frame()
    for key in keys { window.send(.key(key)) }
    return copied
  }

  @Test func `the selected row is copied in words`() {
    expectEqual(press(.character("y"), .down, .character("ㅛ")), ["one", "two"])
  }

  private final class Rows: AnyView {
    let state: any Responder
    let widget: any Widget

    init(_ state: any Responder, _ widget: any Widget) {
      (self.state, self.widget) = (state, widget)
    }

    override func body(in environment: Environment) -> any Widget { widget }
  }

  @Test func `a row is copied without its mark, and without a word twice`() {
    let state = ListState()
    let table = Table(
      "rows", state,
      columns: [.init("day", .fixed(6)), .init("kind", .fixed(6)), .init("", .fixed(1))],
      count: 1
    ) { _ in
      TableRow([.init("25 Nov"), .init("Top-up"), .init("+", spoken: "Top-up")], isMarked: true)
    }
    expectEqual(press(.character("y"), on: Rows(state, table)), ["25 Nov, Top-up"])
  }

  @Test func `the selected bars are copied in words`() {
    func chart(_ count: Int) -> Rows {
      let state = BarChartState()
      let series = (0..<count).map { _ in
        BarSeries("Food", bars: [.init(5, figure: "5")], total: "5")
      }
      return Rows(
        state,
        BarChart("spent", state, columns: [.init(["Jun"], figures: ["5"])], series: series) {
          Phrase("\($0)")
        })
    }
    expectEqual(press(.character("y"), on: chart(1)), ["Food: Jun 5, total 5"])
    expectEqual(press(.character("y"), on: chart(0)), [])
  }

  @Test func `what a view offers is copied one by one`() {
    page.texts = ["a", "b"]
    expectEqual(
      press(.character("y"), .character("y"), .character("y"), .down, .character("y")),
      ["a, b", "b, a", "a, b", "a, b"])
  }

  @Test func `a view around it offers where the inner one has nothing`() {
    expectEqual(press(.character("y"), on: Outer(page)), ["outer"])
    page.texts = ["inner"]
    expectEqual(press(.character("y"), on: Outer(page)), ["inner"])
  }

  @Test func `without anything to copy the key does nothing, and is not listed`() {
    page.rows = []
    expectEqual(press(.character("y")), [])
    let window = Window(
      root: page, size: Size(columns: 40, rows: 5), environment: Environment(language: .english))
    #expect(!window.takes(.character("y")))
  }

  @Test func `a hint stands only where a view offers and the terminal has a clipboard`() {
    let window = Window(
      root: page, size: Size(columns: 40, rows: 5), environment: Environment(language: .english))
    #expect(window.copyHint == nil)
    window.environment.canCopy = true
    #expect(window.copyHint == nil)
    page.texts = ["a"]
    #expect(window.takes(.character("y")))
    expectEqual(window.copyHint?.title.text(.english), "copy")
  }
}
