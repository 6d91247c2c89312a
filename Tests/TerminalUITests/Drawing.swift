import Headless
import Phrases

@testable import TerminalUI

/// A widget drawn without a window.
@MainActor
struct Drawing {
  let buffer: Buffer
  let caret: Point?
  let placed: [any Responder]

  init(
    of widget: any Widget, _ columns: Int = 80, _ rows: Int = 24, focus: (any Responder)? = nil,
    language: Language = .korean, symbols: Symbols = .unicode, hasColors: Bool = true
  ) {
    var environment = Environment(language: language, symbols: symbols)
    environment.hasColors = hasColors
    buffer = Buffer(size: Size(columns: columns, rows: rows))
    let pass = RenderPass(
      buffer: buffer, environment: environment, focus: focus, revision: Revision())
    let view = AnyView()
    pass.enter(view, isActive: true)
    widget.draw(on: Canvas(pass: pass))
    caret = pass.caret
    placed = pass.placements.map(\.responder)
  }

  /// The rows down to the last one that shows something.
  var lines: ScreenLines { ScreenLines(buffer.lines).trimmed }

  var styles: ScreenLines { ScreenLines(buffer.styleLines).trimmed }
}

/// What a widget says of itself.
@MainActor
func words(
  of widget: any Widget, focus: (any Responder)? = nil, language: Language = .korean
) -> [String] {
  let speech = Speech(environment: Environment(language: language), focus: focus)
  widget.describe(to: speech)
  return speech.lines
}

/// Does what a key does for a responder; false if it does nothing.
@MainActor
@discardableResult
func press(
  _ key: Key, _ responder: any Responder, language: Language = .korean
) -> Bool {
  let bindings = responder.bindings(in: Environment(language: language))
  guard let binding = bindings.first(where: { $0.keys.contains(key) }) else { return false }
  binding.action()
  return true
}
