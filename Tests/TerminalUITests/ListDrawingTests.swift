import Expectations
import Phrases
import Testing

@testable import TerminalUI

/// Which rows a list draws anew, and that nobody sees it.
@MainActor
struct ListDrawingTests {
  /// A list whose rows are written down when they are asked for.
  private final class Rows: AnyView {
    let list = ListState()
    var texts = (0..<100).map { "행 \($0) 👩‍👩‍👧 " }
    var holdsButton = false
    var asked: [Int] = []
    private let button = ButtonState {}

    override func bindings(in environment: Environment) -> [KeyBinding] {
      [KeyBinding(.character("x"), title: "change") { [self] in texts[1] = "changed by a key" }]
    }

    override func body(in environment: Environment) -> any Widget {
      List("행", list, count: texts.count) { [self] index in
        asked.append(index)
        return holdsButton && index == 2 ? Button("누름", button) : Label(texts[index])
      }
    }

    func takeAsked() -> [Int] {
      defer { asked = [] }
      return asked
    }
  }

  /// A view with another inside it.
  private final class Frame: AnyView {
    let rows = Rows()
    var head = "first"
    var isCovered = false

    override func body(in environment: Environment) -> any Widget {
      let rows = TerminalUI.Rows(.fixed(1, Label(head)), .flexible(self.rows))
      return isCovered ? Sheet(title: "창", content: Label("over"), over: rows) : rows
    }
  }

  private let frame = Frame()
  private let window: Window
  private var rows: Rows { frame.rows }

  init() {
    window = Window(
      root: frame, size: Size(columns: 40, rows: 6), environment: Environment(language: .korean))
    _ = window.frame()
    _ = frame.rows.takeAsked()
  }

  private func asked(after change: () -> Void) -> [Int] {
    change()
    _ = window.frame()
    return rows.takeAsked()
  }

  /// The frame of a window that has never drawn anything else.
  private var fresh: Window {
    let other = Frame()
    other.head = frame.head
    other.isCovered = frame.isCovered
    other.rows.texts = rows.texts
    other.rows.holdsButton = rows.holdsButton
    // The last row in sight, which scrolls as far as the other list has.
    other.rows.list.select(rows.list.offset + window.size.rows - 2)
    let window = Window(root: other, size: self.window.size, environment: self.window.environment)
    _ = window.frame()
    other.rows.list.select(rows.list.selection)
    other.setNeedsDisplay()
    return window
  }

  private func expectFreshFrame(_ comment: Comment) {
    let (shown, expected) = (window.frame(), fresh.frame())
    expectEqual(shown.lines, expected.lines, comment)
    expectEqual(shown.styleLines, expected.styleLines, comment)
  }

  @Test func `a moved selection asks for the two rows it concerns`() {
    expectEqual(asked { window.send(.key(.down)) }, [0, 1])
    expectEqual(asked { window.send(.key(.down)) }, [1, 2])
  }

  @Test func `a scrolled list asks for the row that comes into sight`() {
    expectEqual(asked { window.send(.key(.pageDown)) }, [5])
    expectEqual(asked { window.send(.key(.down)) }, [5, 6])
  }

  @Test func `a change around the list asks for no row but the selected one`() {
    expectEqual(
      asked {
        frame.head = "second"
        frame.setNeedsDisplay()
      }, [0])
    expectEqual(window.frame().lines[0], "second")
  }

  @Test func `a view that needs display asks for all rows`() {
    expectEqual(asked { rows.setNeedsDisplay(.content) }, [0, 1, 2, 3, 4])
  }

  @Test func `a key of the view may change any row`() {
    expectEqual(asked { window.send(.key(.character("x"))) }, [0, 1, 2, 3, 4])
    expectEqual(window.frame().lines[2], "  changed by a key")
  }

  @Test func `a selection that somebody listens to may change any row`() {
    rows.list.onSelect = { [rows] in rows.texts[0] = "left for \($0)" }
    expectEqual(asked { window.send(.key(.down)) }, [0, 1, 2, 3, 4])
    #expect(window.frame().lines[1].hasPrefix("  left for 1"))
  }

  @Test func `rows that hold more than cells are always drawn`() {
    rows.holdsButton = true
    expectEqual(asked { rows.setNeedsDisplay() }, [0, 1, 2, 3, 4])
    expectEqual(asked { frame.setNeedsDisplay() }, [0, 1, 2, 3, 4])
  }

  @Test func `under a sheet the rows become faint, and come back`() {
    frame.isCovered = true
    frame.setNeedsDisplay()
    expectFreshFrame("covered")
    frame.isCovered = false
    frame.setNeedsDisplay()
    expectFreshFrame("uncovered")
  }

  @Test func `a walk shows what a new window would`() {
    let keys: [Key] = [
      .down, .down, .pageDown, .up, .end, .pageUp, .up, .pageDown, .home, .control("d"), .down,
    ]
    for (index, key) in (keys + keys.reversed()).enumerated() {
      window.send(.key(key))
      if index % 5 == 4 { window.send(.resize(Size(columns: 20 + index, rows: 5 + index % 4))) }
      expectFreshFrame("after \(index)")
    }
  }
}
