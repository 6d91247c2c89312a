import Expectations
import Headless
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import Testing

/// A tree that is unsound is found to be so.
@MainActor
struct SoundnessTests {
  private final class PageView: AnyView {
    var text = ""
    var style = Style(.text)

    override func bindings(in environment: Environment) -> [KeyBinding] {
      text.map { KeyBinding(.character($0), title: text) {} }
    }

    var rows: ListState?

    override func body(in environment: Environment) -> any Widget {
      guard let rows else { return Label(text, style) }
      return List("", rows, count: 3) { [text, style] _ in Label(text, style) }
    }
  }

  private final class PageInteractor: Interactor {}

  private typealias PageRouter = ViewableRouter<PageInteractor, PageView>

  private let stage = StageView()
  private let app: Headless
  private let page = PageRouter(interactor: PageInteractor(), view: PageView())
  private let other = PageRouter(interactor: PageInteractor(), view: PageView())

  init() {
    app = Headless(
      ViewableRouter(interactor: Interactor(), view: stage), size: Size(columns: 9, rows: 3),
      environment: Environment(language: .english))
    app.root.attach(page)
    stage.present(page.view, as: .embed)
  }

  private var fault: String? {
    do throws(Fault) {
      let soundness = Soundness(root: app.root, stages: [stage], window: app.window)
      try soundness.check()
      try soundness.checkWords()
      return nil
    } catch {
      return error.sentence
    }
  }

  @Test func `screens over one another, each below the last, are sound`() {
    page.attach(other)
    stage.present(other.view, as: .push)
    expectEqual(fault, nil)
  }

  @Test func `a mark without a letter at the beginning of a style is no control`() {
    page.view.style = Style(.dim)
    page.view.text = "\u{E33}"
    #expect(app.window.frame().ansi(theme: .night, depth: .trueColor).contains("m\u{E33}"))
    expectEqual(fault, nil)
  }

  @Test func `a tree that was shut down is not active`() {
    app.shutDown()
    expectEqual(fault, "Page is in the tree and not active.")
  }

  @Test func `a view that stays on the stage without its riblet is found`() {
    app.root.detach(page)
    expectEqual(fault, "The stage shows a PageView that nobody attached has.")
  }

  @Test func `a riblet that is not shown is found`() {
    page.attach(other)
    expectEqual(fault, "Page is attached, and its view is not on the stage.")
  }

  @Test func `siblings over one another are two paths`() {
    app.root.attach(other)
    stage.present(other.view, as: .push)
    expectEqual(fault, "Page lies over Page and is not below it in the tree.")
  }

  @Test func `a line of a list that is older than its view is found`() {
    page.view.rows = ListState()
    page.view.setNeedsDisplay()
    expectEqual(fault, nil)
    page.view.text = "new"
    app.window.send(.key(.down))
    expectEqual(fault, "Column 2 of row 2 is not as drawn from nothing.")
  }

  @Test func `a key that is bound twice is found`() {
    page.view.text = "xx"
    page.view.setNeedsDisplay()
    expectEqual(fault, "A key is bound twice: x: xx, xx.")
  }
}
