import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// Something taller than its place, with the keys of the view around it.
@MainActor
struct ScrollTests {
  /// A view that shows what it scrolls, and has its keys.
  private final class Page: AnyView {
    let scroll: ScrollState
    let knobs = ["가", "나", "다", "라", "마"].map { Knob($0) }
    /// Rows above the others.
    var lead = 0 { didSet { setNeedsDisplay() } }

    init(followsFocus: Bool) { scroll = ScrollState(followsFocus: followsFocus) }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      scroll.bindings(in: environment)
    }

    override func body(in environment: Environment) -> any Widget {
      Scroll(
        scroll, Rows(.space(lead), .intrinsic(Rows(spacing: 1, knobs.map { .fixed(1, Dial($0)) }))))
    }
  }

  private let page = Page(followsFocus: true)

  @Test func `what fits is drawn as it is, and takes no keys`() {
    let window = Window(page, 10, 9)
    expectEqual(window.lines, ["가*", "", "나", "", "다", "", "라", "", "마"])
    #expect(page.scroll.bindings(in: window.environment).isEmpty)
  }

  @Test func `arrows at the edge say where there is more`() {
    let page = Page(followsFocus: false)
    let window = Window(page, 10, 5)
    expectEqual(
      window.lines,
      [
        "가*      ┃",
        "         ┃",
        "나",
        "",
        "다",
      ])
    window.press(.down)
    expectEqual(
      window.lines,
      [
        "         ▌",
        "나       ┃",
        "         ┃",
        "다",
      ])
    window.press(.pageDown)
    expectEqual(
      window.lines,
      [
        "다       ▌",
        "",
        "라",
        "         ┃",
        "마       ┃",
      ])
    window.press(.down, .end)
    expectEqual(page.scroll.offset, 4)
    window.press(.up)
    expectEqual(page.scroll.offset, 3)
    window.press(.pageUp)
    expectEqual(
      window.lines,
      [
        "가*      ┃",
        "         ┃",
        "나",
        "",
        "다",
      ])
    page.scroll.scrollToEnd()
    page.setNeedsDisplay()
    expectEqual(
      window.lines,
      [
        "다       ▌",
        "",
        "라",
        "         ┃",
        "마       ┃",
      ])
    window.press(.home)
    expectEqual(page.scroll.offset, 0)
  }

  @Test func `the focus stays in sight with the row below it`() {
    let window = Window(page, 10, 5)
    window.press(.tab, .tab)
    expectEqual(
      window.lines,
      [
        "",
        "나       ┃",
        "         ┃",
        "다*",
      ])
    window.press(.tab)
    expectEqual(
      window.lines,
      [
        "",
        "다",
        "         ┃",
        "라*      ┃",
      ])
    window.press(.tab)
    expectEqual(
      window.lines,
      [
        "다",
        "",
        "라",
        "         ┃",
        "마*      ┃",
      ])
    window.press(.tab)
    expectEqual(
      window.lines,
      [
        "가*      ┃",
        "         ┃",
        "나",
        "",
        "다",
      ])
  }

  /// A choice below text.
  private final class Choice: AnyView {
    private let scroll = ScrollState(followsFocus: true)
    private let option = OptionState()

    override func body(in environment: Environment) -> any Widget {
      Scroll(
        scroll,
        Rows(
          .fixed(6, Label("글")), .fixed(1, OptionField("종류", "지출", option, labelColumns: 6))))
    }
  }

  @Test func `a choice that has the first focus is in sight, since arrows change it`() {
    let window = Window(Choice(), 30, 4)
    #expect(window.lines.contains { $0.contains("종류") && $0.contains("지출") })
  }

  /// A knob above an area.
  private final class Below: AnyView {
    private let above = Knob("위")
    private let page: Page

    init(_ page: Page) {
      self.page = page
      super.init()
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(.fixed(1, Dial(above)), .flexible(page))
    }
  }

  @Test func `the first focus in an area that the wheel has scrolled is in sight`() {
    let window = Window(Below(page), 10, 4)
    expectEqual(window.lines, ["위*", "가       ┃", "", "나"])
    window.send(.mouse(Mouse(.wheel(1), at: Point(column: 0, row: 2))))
    expectEqual(page.scroll.offset, 3)
    window.press(.tab)
    expectEqual(window.lines, ["위", "가*      ┃", "", "나"])
  }

  @Test func `a field that has the focus first is in sight, so that what is typed is seen`() {
    let field = FieldState()
    let lines = (0..<6).map { LayoutItem.fixed(1, Label("\($0)")) }
    let view = Panel(Scroll(ScrollState(), Rows(lines + [.fixed(1, TextField("", field))])))
    let window = Window(view, 10, 4)
    window.press(.character("x"))
    expectEqual(window.lines.last, "▌x       ┃")
  }

  /// A field below others, above a sentence of some rows.
  private final class Form: AnyView {
    let fields = (0..<4).map { _ in FieldState() }
    private let scroll = ScrollState()
    var sentenceRows = 0 { didSet { setNeedsDisplay() } }

    override func body(in environment: Environment) -> any Widget {
      let lines = fields.enumerated().map { LayoutItem.fixed(1, TextField("\($0)", $1)) }
      return Rows(.flexible(Scroll(scroll, Rows(lines))), .fixed(sentenceRows, Label("!")))
    }
  }

  @Test func `a focus from which a sentence takes its row stays in sight`() {
    let form = Form()
    let window = Window(form, 20, 5)
    window.press(.backTab)
    expectEqual(window.lines[3].prefix(3), "3 ▌")
    form.sentenceRows = 3
    #expect(window.lines[1].hasPrefix("3 ▌"), "\(window.lines)")
    form.sentenceRows = 0
    #expect(window.lines[3].hasPrefix("3 ▌"), "\(window.lines)")
  }

  @Test func `the focus stays in sight when what did fit grows`() {
    let window = Window(page, 10, 9)
    window.press(.backTab)
    expectEqual(window.lines.last, "마*")
    page.lead = 2
    expectEqual(window.lines.last, "마*      ┃")
  }

  @Test func `who cannot be seen is placed once, and keys scroll away from the focus`() {
    let window = Window(page, 10, 3)
    window.press(.tab, .tab)
    expectEqual(
      window.lines,
      [
        "",
        "다*      ┃",
      ])
    expectEqual(window.placements.count, 5)
    window.press(.end)
    expectEqual(
      window.lines,
      [
        "라       ▌",
        "",
        "마       ┃",
      ])
  }

  @Test func `a larger place shows more again`() {
    let window = Window(page, 10, 3)
    window.press(.backTab)
    expectEqual(
      window.lines,
      [
        "라",
        "",
        "마*      ┃",
      ])
    window.send(.resize(Size(columns: 10, rows: 6)))
    expectEqual(
      window.lines,
      [
        "",
        "다",
        "         ┃",
        "라       ┃",
        "         ┃",
        "마*      ┃",
      ])
    window.send(.resize(Size(columns: 10, rows: 9)))
    expectEqual(window.lines.first, "가")
  }

  @Test func `it takes the rows that it is offered, at any size, and says all of it`() {
    let widget = Scroll(page.scroll, Rows(page.knobs.map { .fixed(1, Dial($0)) }))
    let environment = Environment(language: .korean)
    expectEqual(widget.size(in: Size(columns: 20, rows: 3), environment), Size(columns: 8, rows: 3))
    expectEqual(
      widget.size(in: Size(columns: 20, rows: 30), environment), Size(columns: 8, rows: 5))
    for columns in 0...4 {
      for rows in 0...6 { #expect(Drawing(of: widget, columns, rows).buffer.isSound) }
    }
    expectEqual(words(of: widget), ["가", "나", "다", "라", "마"])
    expectEqual(
      Drawing(of: widget, 6, 2, symbols: .ascii).lines,
      [
        "가   #",
        "나",
      ])
  }
}
