import Expectations
import Headless
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

@testable import RIBsTesting

@MainActor
struct FrameRouterTests {
  private enum Word: Riblet {
    typealias Model = String
  }

  private final class WordView: View<Word> {
    override var title: Phrase { Phrase(model) }

    /// One key twice, where the word is `twice`.
    override func bindings(in environment: Environment) -> [KeyBinding] {
      ["one", model == "twice" ? "two" : ""].filter { !$0.isEmpty }.map { title in
        KeyBinding(.character("a"), title: title) {}
      }
    }

    override func body(in environment: Environment) -> any Widget {
      Rows(.fixed(1, Label("")), .fixed(1, Label(model)))
    }
  }

  private final class WordRouter: ViewableRouter<Interactor, WordView> {
    init(_ word: String) { super.init(interactor: Interactor(), view: WordView(word)) }
  }

  private let leaks = LeakCheck()

  private func app(_ frame: FrameRouter) -> Headless {
    Headless(
      frame, size: Size(columns: 20, rows: 10), environment: Environment(language: .english),
      tree: Tree(observers: [leaks]))
  }

  @Test func `a riblet stands alone in the frame, or over another screen`() async throws {
    let alone = app(FrameRouter(FrameView("Words", status: ["x"])) { _ in WordRouter("word") })
    expectEqual(alone.lines[0], " Words            x")
    expectEqual(alone.content, ["", " word"])
    let over = app(FrameRouter(over: WordView("first")) { _ in WordRouter("word") })
    expectEqual(over.lines[1], " first › word")
    try await over.press("Esc")
    expectEqual(over.content, ["", " first"])
    alone.shutDown()
    over.shutDown()
  }

  @Test func `what is taken off is gone, unless somebody keeps it`() {
    var kept: [AnyRouter] = []
    let frame = FrameRouter { _ in
      let router = WordRouter("word")
      kept.append(router)
      return router
    }
    let app = app(frame)
    frame.close()
    expectEqual(app.content, [])
    expectEqual(leaks.leaks, ["WordRouter", "Interactor", "WordView"])
    kept = []
    expectEqual(leaks.leaks, [])
    frame.show()
    expectEqual(app.content, ["", " word"])
    #expect(frame.child === kept.last)
    app.shutDown()
  }

  @Test func `at the end of a harness what leaks is named, and the keys that are bound twice`()
    async
  {
    var kept: [AnyRouter] = []
    let app = AppHarness(
      (), Size(columns: 20, rows: 10), .english,
      in: FrameRouter { _ in
        let router = WordRouter("twice")
        kept.append(router)
        return router
      })
    expectEqual(app.tree, "Word")
    await expectEqual(app.end(), ["WordRouter", "Interactor", "WordView", "a: one, two"])
    expectEqual(app.content, [])
    withExtendedLifetime(kept) {}
  }

  @Test func `a key that is bound twice is named on any screen that keys have come to`()
    async throws
  {
    let app = app(FrameRouter(over: WordView("first")) { _ in WordRouter("twice") })
    expectEqual(app.doubleBindings.map(\.description), ["a: one, two"])
    try await app.press("Esc")
    expectEqual(app.window.doubleBindings, [])
    expectEqual(app.doubleBindings.map(\.description), ["a: one, two"])
    app.shutDown()
  }

  @Test func `a screen is asked for its head, its footer and its rows`() async throws {
    let app = AppHarness(
      (), Size(columns: 30, rows: 9), .english,
      in: FrameRouter(FrameView("Words", status: ["x"])) { _ in WordRouter("word") })
    await app.settle()
    expectEqual(app.head, " Words                      x")
    #expect(app.footer.contains("? help"))
    expectEqual(app.row("word"), ScreenLines([" word"]).row("word"))
    expectEqual(app.row("help"), nil)
    app.shutDown()
  }

  @Test(arguments: [
    ("▌ Seoul", true), ("▏ Seoul", true), ("  Seoul", false), ("> Seoul", true),
    ("▌ Busan │ Seoul", false), ("  Busan │ ▌ Seoul", true), ("Seoul ▌", false),
  ])
  func `a row is selected where a mark stands before its text`(line: String, isSelected: Bool) {
    let row = ScreenLines(["first", line]).row("Seoul")
    expectEqual(row?.text, line)
    expectEqual(row?.isSelected, isSelected)
  }
}
