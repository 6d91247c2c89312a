import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

/// What is waited for is shown and spoken only after 200 ms.
@MainActor
struct LoadingTextTests {
  private let view = Shelf()
  private let clock = ManualClock()

  private func window() -> Window {
    let window = Window(
      root: view, size: Size(columns: 12, rows: 1), environment: Environment(language: .english))
    window.schedule = { [clock] duration, action in
      Task.immediate { if (try? await clock.sleep(for: duration)) != nil { action() } }
    }
    return window
  }

  private func shown(_ window: Window) -> String {
    let line = window.frame().lines[0].trimmingSpaces
    expectEqual(window.speech(), (line.isEmpty ? [] : [line]))
    return line
  }

  @Test func `nothing is shown before, and the sentence from then on`() async {
    let window = window()
    view.text = "Loading."
    expectEqual(shown(window), "")
    await clock.advance(by: .milliseconds(199))
    expectEqual(shown(window), "")
    #expect(!window.needsFrame)
    await clock.advance(by: .milliseconds(1))
    #expect(window.needsFrame)
    expectEqual(shown(window), "Loading.")
  }

  @Test func `work that ends before is never shown, nor is it counted for the next`() async {
    let window = window()
    view.text = "Loading."
    expectEqual(shown(window), "")
    await clock.advance(by: .milliseconds(150))
    view.text = nil
    expectEqual(shown(window), "")
    view.text = "Loading."
    expectEqual(shown(window), "")
    await clock.advance(by: .milliseconds(150))
    expectEqual(shown(window), "")
    await clock.advance(by: .milliseconds(50))
    expectEqual(shown(window), "Loading.")
  }

  @Test func `another view that waits for the same begins from its own first frame`() async {
    let window = window()
    view.text = "Loading."
    _ = shown(window)
    await clock.advance(by: .milliseconds(200))
    expectEqual(shown(window), "Loading.")
    view.inner = Shelf("Loading.")
    expectEqual(window.frame().lines[0].trimmingSpaces, "")
    await clock.advance(by: .milliseconds(200))
    expectEqual(shown(window), "Loading.")
  }
}

extension LoadingTextTests {
  @Test func `a list whose rows are waited for does not say that it is empty`() {
    let list = List("People", ListState(), count: 0) { _ in Blank() }
    expectEqual(
      words(of: EmptyList(list, LoadingText("Loading.")), language: .english), ["list People"])
    expectEqual(
      words(of: EmptyList(list, Paragraph("Nobody.")), language: .english),
      ["Nobody.", "list People: empty"])
  }
}

/// Shows another view, or waits for what its text says.
private final class Shelf: AnyView {
  var text: String? { didSet { setNeedsDisplay() } }
  var inner: Shelf? { didSet { setNeedsDisplay() } }

  init(_ text: String? = nil) {
    self.text = text
    super.init()
  }

  override func body(in environment: Environment) -> any Widget {
    if let inner { return inner }
    return text.map { LoadingText($0) } ?? Blank()
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
