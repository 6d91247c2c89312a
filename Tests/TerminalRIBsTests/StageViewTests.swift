import Expectations
import Phrases
import Testing

@testable import TerminalRIBs
@testable import TerminalUI

@MainActor
struct StageViewTests {
  private let stage = StageView()
  private let window: Window

  init() {
    window = Window(
      root: stage, size: Size(columns: 24, rows: 6), environment: Environment(language: .korean))
  }

  private var lines: [String] { window.frame().lines.filter { !$0.isEmpty } }

  private var path: [String] { stage.breadcrumb.path.map { $0.text(.korean) } }

  @Test func `the last screen is in sight, and a first screen goes below the others`() {
    let (one, two, first) = (Page("one"), Page("two"), Page("first"))
    expectEqual(lines, [])
    stage.present(one, as: .push)
    stage.present(two, as: .push)
    stage.present(first, as: .embed)
    expectEqual(lines, ["two*"])
    expectEqual(path, ["first", "one", "two"])
    stage.dismiss(one)
    expectEqual(path, ["first", "two"])
    stage.dismiss(two)
    expectEqual(lines, ["first*"])
    stage.dismiss(first)
    expectEqual(lines, [])
  }

  @Test func `a view that is shown again is there once`() {
    window.send(.resize(Size(columns: 80, rows: 24)))
    let (one, two) = (Page("one"), Page("two"))
    stage.present(one, as: .push)
    stage.present(two, as: .push)
    stage.present(one, as: .push)
    expectEqual(path, ["two", "one"])
    stage.present(two, as: .sheet)
    expectEqual(path, ["one"])
  }

  @Test func `a sheet lies over the screen until it is taken off, also over later screens`() {
    let (one, two, sheet) = (Page("one"), Page("two"), Page("sheet"))
    window.send(.resize(Size(columns: 60, rows: 16)))
    stage.present(one, as: .push)
    stage.present(sheet, as: .sheet)
    stage.present(two, as: .push)
    expectEqual(
      lines,
      [
        "two",
        "                       ╭─ Sheet ────╮",
        "                       │            │",
        "                       │   sheet*   │",
        "                       │            │",
        "                       ╰────────────╯",
      ])
    expectEqual(path, ["one", "two"])
    stage.dismiss(sheet)
    expectEqual(lines, ["two*"])
  }

  private func indent(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  @Test(arguments: [(59, 16), (60, 15)])
  func `in a small window a sheet is a screen, and the path names it`(columns: Int, rows: Int) {
    window.send(.resize(Size(columns: columns, rows: rows)))
    stage.present(Page("one"), as: .push)
    stage.present(Page("sheet"), as: .sheet)
    expectEqual(lines, ["sheet*"])
    expectEqual(path, ["one", "Sheet"])
    expectEqual(window.speech(), ["> sheet"])
    window.send(.resize(Size(columns: 60, rows: 16)))
    expectEqual(lines.first, "one")
    expectEqual(path, ["one"])
  }

  @Test func `escape leaves sheets first, then screens`() {
    let views = ["first", "one", "two", "sheet"].map(Page.init)
    for (view, presentation) in zip(views, [Presentation.embed, .push, .push, .sheet]) {
      stage.present(view, as: presentation)
    }
    for view in views.dropFirst() { view.back = { [stage] in stage.dismiss(view) } }
    var seen: [String] = []
    for _ in 0..<4 {
      window.send(.key(.escape))
      seen.append(lines.joined())
    }
    expectEqual(seen, ["two*", "one*", "first*", "first*"])
  }

  @Test func `taking off what is not shown asks for no frame`() {
    let one = Page("one")
    stage.present(one, as: .push)
    stage.present(Page("aside"), as: .beside(one))
    stage.present(Page("sheet"), as: .sheet)
    _ = window.frame()
    stage.dismiss(Page("stranger"))
    #expect(!window.needsFrame)
    stage.present(Page("two"), as: .push)
    #expect(window.needsFrame)
  }

  @Test func `a step of the path leaves the screens over it, or asks where input would be lost`() {
    let (one, two) = (Page("one"), Page("two"))
    var escapes = 0
    stage.present(one, as: .embed)
    stage.present(two, as: .push)
    two.back = { [stage] in stage.dismiss(two) }
    two.holdsUnsaved = { true }
    two.keys = [KeyBinding(.escape, title: "leave") { escapes += 1 }]
    _ = lines
    stage.breadcrumb.goBack?(0)
    #expect(escapes == 1 && lines == ["two*"])
    two.holdsUnsaved = { false }
    stage.breadcrumb.goBack?(0)
    #expect(escapes == 1 && lines == ["one*"])
  }

  @Test func `the keys of the view around a stage are those of everywhere`() {
    let one = Page("one")
    one.keys = [KeyBinding("v", title: "visit") {}]
    stage.present(one, as: .embed)
    let around = Around(stage)
    let window = Window(
      root: around, size: Size(columns: 60, rows: 16), environment: Environment(language: .english))
    _ = window.frame()
    window.send(.key("?"))
    expectEqual(
      window.frame().lines.filter { !$0.isEmpty },
      [
        "one",
        "                   ╭─ Help ────────────╮",
        "                   │                   │",
        "                   │   This screen     │",
        "                   │ ▌ v     Visit     │",
        "                   │   All screens     │",
        "                   │   q     Quit      │",
        "                   │   ? F1  Help      │",
        "                   │                   │",
        "                   ╰───────────────────╯",
      ])
  }

  /// A view with a key around a stage.
  private final class Around: AnyView {
    private let stage: StageView

    init(_ stage: StageView) { self.stage = stage }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding("q", title: "quit") {}]
    }

    override func body(in environment: Environment) -> any Widget { stage }
  }

  @Test func `from 100 columns on two screens stand side by side, and keys go to the last`() {
    for name in ["one", "two", "three"] { stage.present(Page(name), as: .push) }
    window.send(.resize(Size(columns: 99, rows: 1)))
    expectEqual(window.frame().lines, ["three*"])
    window.send(.resize(Size(columns: 100, rows: 1)))
    expectEqual(
      window.frame().lines, ["two                                                 three*"])
    window.send(.key(.tab))
    expectEqual(
      window.frame().lines, ["two                                                 three*"])
    window.send(.resize(Size(columns: 200, rows: 1)))
    expectEqual(
      window.frame().lines,
      [
        "two                                                                                                   three*"
      ])
    expectEqual(window.speech(), ["> three"])
  }

  @Test func `one screen has a wide stage for itself`() {
    stage.present(Page("one"), as: .embed)
    window.send(.resize(Size(columns: 120, rows: 1)))
    expectEqual(window.frame().lines, ["one*"])
  }

  @Test func `only the sheet speaks`() {
    window.send(.resize(Size(columns: 80, rows: 24)))
    stage.present(Page("one"), as: .push)
    stage.present(Page("sheet"), as: .sheet)
    expectEqual(window.speech(), ["창 Sheet", "> sheet"])
  }
}
