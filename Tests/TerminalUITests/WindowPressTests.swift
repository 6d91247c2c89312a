import Expectations
import Headless
import Phrases
import TerminalUITesting
import Testing

@testable import TerminalUI

/// What is pressed with the mouse is done on release, and not where the pointer has been dragged.
@MainActor
struct WindowPressTests {
  private let button = ButtonState()
  private let journal = Journal()

  private func window(_ body: any Widget) -> Window {
    var environment = Environment(language: .english)
    environment.canCopy = true
    button.onPress = { [journal] in journal.lines.append("pressed") }
    let window = Window(
      root: Panel(body), size: Size(columns: 24, rows: 4), environment: environment)
    window.onCopy = { [journal] text, _ in journal.lines.append("copied \(text)") }
    return window
  }

  private var rows: Rows {
    Rows(
      .fixed(1, Columns(.fixed(8, Button("call", button)), .flexible(Label(" beside")))),
      .fixed(1, Label("a second row")),
      .fixed(1, Label("a third row")))
  }

  private func send(_ window: Window, _ action: Mouse.Action, _ column: Int, _ row: Int) {
    window.send(.mouse(Mouse(action, at: Point(column: column, row: row))))
  }

  @Test func `a button acts on its release and not on the press`() {
    let window = window(rows)
    send(window, .press, 3, 0)
    expectEqual(journal.lines, [])
    send(window, .release, 3, 0)
    expectEqual(journal.lines, ["pressed"])
    send(window, .release, 3, 0)
    expectEqual(journal.lines, ["pressed"])
  }

  @Test func `a pointer that moves by one cell within the button is a click and copies nothing`() {
    let window = window(rows)
    send(window, .press, 3, 0)
    send(window, .drag, 4, 0)
    send(window, .release, 4, 0)
    expectEqual(journal.lines, ["pressed"])
    expectEqual(window.selected, nil)
  }

  @Test func `one cell beside a text copies nothing, and one beside the button presses nothing`() {
    let window = window(rows)
    send(window, .press, 3, 1)
    send(window, .drag, 4, 1)
    send(window, .release, 4, 1)
    // The button has the columns 0 to 7.
    send(window, .press, 7, 0)
    send(window, .drag, 8, 0)
    send(window, .release, 8, 0)
    expectEqual(journal.lines, [])
    expectEqual(window.selected, nil)
  }

  @Test func `a drag that begins on a button selects its text, also where it comes back`() {
    let window = window(rows)
    send(window, .press, 2, 0)
    send(window, .drag, 5, 0)
    expectEqual(window.selected?.end, Point(column: 5, row: 0))
    send(window, .release, 5, 0)
    expectEqual(journal.lines, ["copied Call"])
    send(window, .press, 2, 0)
    send(window, .drag, 9, 2)
    send(window, .drag, 2, 0)
    send(window, .release, 2, 0)
    expectEqual(journal.lines, ["copied Call", "copied C"])
  }

  @Test func `a key or a notch of the wheel before the release ends the click`() {
    let window = window(rows)
    for input in [Input.key(.function(9)), .mouse(Mouse(.wheel(1), at: .zero))] {
      send(window, .press, 3, 0)
      window.send(input)
      send(window, .release, 3, 0)
    }
    expectEqual(journal.lines, [])
  }

  @Test func `what has changed under the pointer before the release is not pressed`() {
    let panel = ChangingPanel()
    panel.onChoose = { [journal] in journal.lines.append($0) }
    let window = Window(
      root: panel, size: Size(columns: 24, rows: 4), environment: Environment(language: .english))
    send(window, .press, 1, 0)
    panel.word = "delete"
    send(window, .release, 1, 0)
    expectEqual(journal.lines, [])
    send(window, .press, 1, 0)
    send(window, .release, 1, 0)
    expectEqual(journal.lines, ["delete"])
  }

  @Test func `a row of a list is selected on release, and a drag over rows selects text alone`() {
    let list = ListState()
    list.onActivate = { [journal] in journal.lines.append("opened \($0)") }
    let window = window(List("", list, count: 3) { Label("row number \($0)") })
    send(window, .press, 4, 2)
    expectEqual(list.selection, 0)
    send(window, .drag, 4, 1)
    send(window, .release, 4, 1)
    expectEqual(list.selection, 0)
    #expect(journal.lines.count == 1 && journal.lines[0].hasPrefix("copied "))
    send(window, .press, 4, 2)
    send(window, .release, 5, 2)
    expectEqual(list.selection, 2)
    send(window, .press, 4, 2)
    send(window, .release, 4, 2)
    expectEqual(journal.lines.last, "opened 2")
  }

  @Test func `a drag from a hint of the footer does nothing`() {
    let knob = Knob("knob", keys: [journal.binding("called", .enter)])
    let window = Window(
      root: Panel(Rows(.fixed(1, Dial(knob)), .fixed(1, HintedRow()))),
      size: Size(columns: 24, rows: 2), environment: Environment(language: .english))
    send(window, .press, 0, 1)
    send(window, .drag, 12, 1)
    send(window, .release, 12, 1)
    expectEqual(journal.lines, [])
    send(window, .press, 0, 1)
    send(window, .release, 0, 1)
    expectEqual(journal.lines, ["called Enter"])
  }

  private struct HintedRow: Widget {
    func size(in offered: Size, _ environment: Environment) -> Size { offered }
    func draw(on canvas: Canvas) { canvas.placeKeyHints() }
    func describe(to speech: Speech) {}
  }
}

/// A word to click on, which may be replaced.
private final class ChangingPanel: AnyView {
  var word = "undo"
  var onChoose: ((String) -> Void)?

  override func body(in environment: Environment) -> any Widget {
    Rows(
      .fixed(
        1,
        WordRow([
          WordRow.Word(Phrase(word)) { [weak self, word] in self?.onChoose?(word) }
        ])))
  }
}
