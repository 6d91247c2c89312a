import TerminalUI

/// The sentence about the selected line below the lines, where it does not stand in the line.
struct ProfileNote: Widget {
  let line: ProfileLine
  let layout: (Int, Environment) -> ProfileLayout
  let text: any Widget

  func size(in offered: Size, _ environment: Environment) -> Size {
    guard !layout(offered.columns, environment).showsNote(of: line) else { return .zero }
    return text.size(in: offered, environment)
  }

  func draw(on canvas: Canvas) {
    if canvas.size.rows > 0 { text.draw(on: canvas) }
  }

  func describe(to speech: Speech) { text.describe(to: speech) }
}
