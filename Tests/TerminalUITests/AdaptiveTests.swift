import Expectations
import Headless
import Phrases
import Testing

@testable import TerminalUI

@MainActor
struct AdaptiveTests {
  private let widget = Adaptive { size, _ in
    guard size.columns < 7 else { return Label("one two") }
    return Rows(.fixed(1, Label("one")), .fixed(1, Label("two")))
  }

  @Test func `the content depends on the available space`() {
    expectEqual(Drawing(of: widget, 7, 3).lines, ["one two"])
    expectEqual(Drawing(of: widget, 6, 3).lines, ["one", "two"])
  }

  @Test func `the size is that of the content for the offered size`() {
    let environment = Environment(language: .english)
    let sizes = [20, 7, 6].map { widget.size(in: Size(columns: $0, rows: 3), environment) }
    expectEqual(
      sizes,
      [
        Size(columns: 7, rows: 1), Size(columns: 7, rows: 1), Size(columns: 3, rows: 2),
      ])
  }

  @Test func `the content for ample space is spoken`() {
    expectEqual(words(of: widget), ["one two"])
  }
}
