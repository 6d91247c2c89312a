import Expectations
import Phrases
import Testing

@testable import TerminalRIBs
@testable import TerminalUI

/// What stands beside a screen, and who is told that there is room for it.
@MainActor
struct WideStageTests {
  private let stage = StageView()
  private let window: Window

  init() {
    window = Window(
      root: stage, size: Size(columns: 100, rows: 1), environment: Environment(language: .korean))
  }

  private var line: String { window.frame().lines[0] }

  private var path: [String] { stage.breadcrumb.path.map { $0.text(.korean) } }

  private func resize(_ columns: Int) {
    window.send(.resize(Size(columns: columns, rows: 1)))
  }

  /// A view with a head, and with a key.
  private final class Headed: AnyView {
    var wanted: ClosedRange<Int>? = 0...0

    override var title: Phrase { Phrase("headed") }

    override func columnsBesideOther(in environment: Environment) -> ClosedRange<Int>? {
      wanted
    }

    override func head(in environment: Environment) -> (any Widget)? { Label("top") }

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding(.character("h"), title: "headed!") {}]
    }

    override func body(in environment: Environment) -> any Widget {
      let label = Label("headed")
      return hasHeadApart ? label : Rows(.fixed(1, Label("top")), .fixed(1, label))
    }
  }

  private func sideBySide(_ left: String, _ right: String) -> String {
    left + String(repeating: " ", count: 52 - left.count) + right
  }

  @Test func `a stage knows whether it is wide before the first frame`() {
    #expect(stage.isWide)
    resize(99)
    #expect(!stage.isWide)
    #expect(!StageView().isWide)
  }

  @Test func `a screen that uses the whole stage has nothing beside it`() {
    let (one, two) = (Page("one"), Page("two"))
    stage.present(one, as: .push)
    stage.present(two, as: .push)
    expectEqual(line, sideBySide("one", "two*"))
    two.isAlone = true
    two.setNeedsDisplay()
    expectEqual(line, "two*")
  }

  @Test func `a screen that covers the one below has only its own detail beside it`() {
    let (one, two, three) = (Page("one"), Page("two"), Page("three"))
    stage.present(one, as: .embed)
    stage.present(two, as: .cover)
    expectEqual(line, "two*")
    expectEqual(path, ["one", "two"])
    stage.present(three, as: .beside(two))
    expectEqual(line, sideBySide("two*", "three"))
    stage.present(three, as: .push)
    expectEqual(line, sideBySide("two", "three*"))
    stage.present(two, as: .push)
    stage.dismiss(three)
    expectEqual(line, sideBySide("one", "two*"))
  }

  @Test func `a head is above both sides, and belongs to the view that has it`() {
    window.send(.resize(Size(columns: 100, rows: 3)))
    let (list, detail) = (Headed(), Page("detail"))
    stage.present(list, as: .embed)
    expectEqual(window.frame().lines, ["top", "headed", ""])
    stage.present(detail, as: .beside(list))
    expectEqual(window.frame().lines, ["top", sideBySide("headed", "detail"), ""])
    #expect(window.bindings.contains { $0.title == Phrase("headed!") })
    stage.present(detail, as: .push)
    expectEqual(window.frame().lines, ["top", sideBySide("headed", "detail*"), ""])
    #expect(!window.bindings.contains { $0.title == Phrase("headed!") })
    detail.back = { [stage] in stage.dismiss(detail) }
    window.send(.mouse(Mouse(.click, at: Point(column: 0, row: 0))))
    expectEqual(path, ["headed"])
  }

  @Test func `a head is spoken with the view that has it, and stands in its body beside a list`() {
    window.send(.resize(Size(columns: 100, rows: 3)))
    let (list, headed) = (Page("list"), Headed())
    stage.present(list, as: .embed)
    stage.present(headed, as: .push)
    expectEqual(
      window.frame().lines,
      [
        sideBySide("list", "top"), indent(52) + "headed", "",
      ])
    expectEqual(window.speech(), ["top", "headed"])
    resize(99)
    expectEqual(window.speech(), ["top", "headed"])
    window.send(.resize(Size(columns: 100, rows: 3)))
    stage.present(Page("detail"), as: .beside(headed))
    expectEqual(window.frame().lines.first, "top")
    expectEqual(window.speech(), ["top", "headed"])
  }

  @Test func `a view gets the columns that it wants beside another, which has enough left`() {
    window.send(.resize(Size(columns: 100, rows: 3)))
    let (list, detail) = (Headed(), Page("detail"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .beside(list))
    for (wanted, end) in [(0, 58), (52, 63), (99, 72)] {
      list.wanted = 0...wanted
      list.setNeedsDisplay()
      expectEqual(window.frame().lines[1].count, end)
    }
  }

  @Test func `what stands beside a screen leaves it what it has in 80 columns, or is not shown`() {
    let (list, detail) = (Headed(), Page("detail"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .beside(list))
    func isShown(in columns: Int, _ wanted: ClosedRange<Int>?) -> Bool {
      list.wanted = wanted
      list.setNeedsDisplay()
      window.send(.resize(Size(columns: columns, rows: 3)))
      return window.frame().lines[1].contains("detail")
    }
    for wanted in [nil, 76...200, 90...90] {
      #expect(!isShown(in: 114, wanted) && isShown(in: 115, wanted))
    }
    #expect(isShown(in: 100, 50...200) && isShown(in: 100, 61...61) && !isShown(in: 100, 62...62))
    list.wanted = nil
    window.send(.resize(Size(columns: 100, rows: 3)))
    expectEqual(window.frame().lines, ["top", "headed", ""])
  }

  @Test func `a screen over another one has the least that it needs`() {
    let (list, detail) = (Page("list"), Page("detail"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .push)
    for (columns, text) in [(61...61, "list"), (62...62, ""), (0...0, "list")] {
      detail.columns = columns
      detail.setNeedsDisplay()
      #expect(line.hasPrefix(text) && line.hasSuffix("detail*"))
      #expect(!text.isEmpty || line == "detail*")
    }
  }

  @Test func `whoever observes the width is told when 100 columns are crossed, before the frame`() {
    var told: [String] = []
    let observation = stage.observeWidth { told.append("\($0), \(self.window.needsFrame)") }
    for columns in [200, 99, 40, 100] {
      _ = window.frame()
      resize(columns)
    }
    expectEqual(told, ["false, true", "true, true"])
    withExtendedLifetime(observation) {}
  }

  @Test func `what needs more or less than two screens is told of its own number of columns`() {
    var told: [String] = []
    let observations = [80, 120].map { columns in
      stage.observeWidth(from: columns) { told.append("\(columns) \($0)") }
    }
    #expect(stage.isWide(from: 80) && !stage.isWide(from: 120))
    for columns in [119, 120, 79, 130] { resize(columns) }
    expectEqual(told, ["120 true", "80 false", "120 false", "80 true", "120 true"])
    withExtendedLifetime(observations) {}
  }

  @Test func `a screen that uses the whole stage has only what is presented beside it`() {
    let (below, whole, detail) = (Page("below"), Page("whole"), Page("detail"))
    whole.isAlone = true
    stage.present(below, as: .embed)
    stage.present(whole, as: .push)
    expectEqual(line, "whole*")
    stage.present(detail, as: .beside(whole))
    expectEqual(line, sideBySide("whole*", "detail"))
  }

  @Test func `all who observe are told, and those that are gone are not`() {
    var told: [String] = []
    let first = stage.observeWidth { told.append("first \($0)") }
    var second: AnyObject? = stage.observeWidth { told.append("second \($0)") }
    resize(80)
    #expect(second != nil)
    second = nil
    resize(120)
    expectEqual(told, ["first false", "second false", "first true"])
    withExtendedLifetime(first) {}
  }

  @Test func `observers that are gone are forgotten`() throws {
    for _ in 0..<100 { _ = stage.observeWidth { _ in } }
    let observers = try #require(Mirror(reflecting: stage).descendant("widthObservers"))
    expectEqual(Mirror(reflecting: observers).children.count, 1)
  }

  @Test func `a view beside a screen is in sight on a wide stage only, and keys do not reach it`() {
    let (list, detail) = (Page("list"), Page("detail"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .beside(list))
    expectEqual(line, sideBySide("list*", "detail"))
    window.send(.key(.tab))
    expectEqual(line, sideBySide("list*", "detail"))
    expectEqual(path, ["list"])
    expectEqual(window.speech(), ["> list"])
    resize(99)
    expectEqual(line, "list*")
    resize(100)
    expectEqual(line, sideBySide("list*", "detail"))
  }

  @Test func `a click on the screen below goes back to it, one beside the list does nothing`() {
    let (list, detail) = (Page("list"), Page("detail"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .push)
    detail.back = { [stage] in stage.dismiss(detail) }
    _ = line
    window.send(.mouse(Mouse(.click, at: Point(column: 60, row: 0))))
    expectEqual(path, ["list", "detail"])
    window.send(.mouse(Mouse(.click, at: Point(column: 3, row: 0))))
    expectEqual(path, ["list"])
  }

  @Test func `what stood beside a screen becomes a screen with the keys, and goes back`() {
    let (list, detail) = (Page("list"), Page("detail"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .beside(list))
    stage.present(detail, as: .push)
    expectEqual(line, sideBySide("list", "detail*"))
    expectEqual(path, ["list", "detail"])
    stage.present(detail, as: .beside(list))
    expectEqual(line, sideBySide("list*", "detail"))
    stage.dismiss(detail)
    expectEqual(line, "list*")
  }

  @Test func `a screen over the one that has something beside it hides that until it goes`() {
    let (list, detail, pay) = (Page("list"), Page("detail"), Page("pay"))
    stage.present(list, as: .embed)
    stage.present(detail, as: .beside(list))
    stage.present(pay, as: .push)
    expectEqual(line, sideBySide("list", "pay*"))
    stage.dismiss(pay)
    expectEqual(line, sideBySide("list*", "detail"))
  }

  @Test func `what comes beside a screen that lies under another waits for it`() {
    let (list, detail, pay) = (Page("list"), Page("detail"), Page("pay"))
    stage.present(list, as: .embed)
    stage.present(pay, as: .push)
    stage.present(detail, as: .beside(list))
    expectEqual(line, sideBySide("list", "pay*"))
    stage.dismiss(pay)
    expectEqual(line, sideBySide("list*", "detail"))
  }

  @Test func `a sheet lies over both sides`() {
    window.send(.resize(Size(columns: 100, rows: 16)))
    stage.present(Page("list"), as: .embed)
    stage.present(Page("detail"), as: .push)
    stage.present(Page("sheet"), as: .sheet)
    let lines = window.frame().lines
    expectEqual(lines[1], sideBySide("", "detail"))
    expectEqual(
      lines[11...],
      [
        "                                                                                      ╭─ Sheet ────╮",
        "                                                                                      │            │",
        "                                                                                      │   sheet*   │",
        "                                                                                      │            │",
        "                                                                                      ╰────────────╯",
      ])
  }

  private func indent(_ columns: Int) -> String { String(repeating: " ", count: columns) }

  @Test func `a stage on a stage is told the size too, also when it comes later`() {
    let (inner, later) = (StageView(), StageView())
    stage.present(inner, as: .embed)
    stage.present(later, as: .beside(inner))
    #expect(inner.isWide && later.isWide)
    resize(99)
    #expect(!inner.isWide && !later.isWide)
  }
}
