import Expectations
import Headless
import Testing

@testable import TerminalUI

/// Responders that Tab reaches in another order than that in which they stand.
@MainActor
struct FocusOrderTests {
  private let knobs = ["a", "b", "c", "d"].map { Knob($0) }

  private func column(_ knobs: [Knob]) -> any Widget { Rows(knobs.map { .fixed(1, Dial($0)) }) }

  @Test func `those named first have the focus first, and the others follow as they stand`() {
    let window = Window(Panel(FocusOrder(column(knobs), first: [knobs[2], knobs[1]])))
    expectEqual(window.lines, ["a", "b", "c*", "d"])
    window.press(.tab)
    expectEqual(window.lines, ["a", "b*", "c", "d"])
    window.press(.tab)
    expectEqual(window.lines, ["a*", "b", "c", "d"])
    window.press(.tab)
    expectEqual(window.lines, ["a", "b", "c", "d*"])
    window.press(.tab)
    expectEqual(window.lines, ["a", "b", "c*", "d"])
    // Arrows go by where they stand.
    window.press(.up)
    expectEqual(window.lines, ["a", "b*", "c", "d"])
  }

  @Test func `what is not drawn, and what stands before it, is left as it is`() {
    let inner = FocusOrder(column([knobs[1], knobs[2]]), first: [knobs[3], knobs[2]])
    let drawing = Drawing(of: Rows(.fixed(1, Dial(knobs[0])), .flexible(inner)))
    expectEqual(drawing.placed.compactMap { ($0 as? Knob)?.name }, ["a", "c", "b"])
  }
}
