import Headless
import Phrases

@testable import TerminalUI

/// What happened, in order.
@MainActor
final class Journal {
  var lines: [String] = []

  /// A binding that writes down `name` and the key.
  func binding(_ name: String, _ key: Key) -> KeyBinding {
    KeyBinding(key, title: "\(name) \(key.name(.ascii))") {
      self.lines.append("\(name) \(key.name(.ascii))")
    }
  }
}

/// A view that is told what it shows and what its keys do.
final class Panel: AnyView {
  var keys: [KeyBinding]
  var content: any Widget {
    didSet { setNeedsDisplay() }
  }

  init(keys: [KeyBinding] = [], _ content: any Widget = Blank()) {
    self.keys = keys
    self.content = content
  }

  override func bindings(in environment: Environment) -> [KeyBinding] { keys }

  override func body(in environment: Environment) -> any Widget { content }
}

/// Something that can have the focus, and shows by a star that it has.
final class Knob: Responder {
  let name: String
  private let keys: [KeyBinding]

  init(_ name: String, keys: [KeyBinding] = []) {
    self.name = name
    self.keys = keys
  }

  func bindings(in environment: Environment) -> [KeyBinding] { keys }
}

/// The widget of a knob.
struct Dial: Widget {
  let knob: Knob

  init(_ knob: Knob) { self.knob = knob }

  func size(in offered: Size, _ environment: Environment) -> Size { Size(columns: 8, rows: 1) }

  func draw(on canvas: Canvas) { canvas.write(knob.name + (canvas.place(knob) ? "*" : "")) }

  func describe(to speech: Speech) { speech.say(knob.name, isFocused: speech.hasFocus(knob)) }
}

/// Key hints in the last row, something else above.
struct Framed: Widget {
  let content: any Widget

  init(_ content: any Widget) { self.content = content }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let (columns, last) = (canvas.size.columns, canvas.size.rows - 1)
    content.draw(on: canvas.region(Rect(column: 0, row: 0, columns: columns, rows: last)))
    canvas.region(Rect(column: 0, row: last, columns: columns, rows: 1)).placeKeyHints()
  }

  func describe(to speech: Speech) { content.describe(to: speech) }
}

extension Window {
  convenience init(_ root: AnyView, _ columns: Int = 20, _ rows: Int = 5) {
    self.init(
      root: root, size: Size(columns: columns, rows: rows),
      environment: Environment(language: .korean))
  }

  func press(_ keys: Key...) {
    for key in keys { send(.key(key)) }
  }

  /// The rows of the frame down to the last one that shows something.
  var lines: ScreenLines { ScreenLines(frame().lines).trimmed }
}
