import TerminalUI

/// The sentence about the selected line below the lines, where it does not stand beside them.
struct ProfileNote: Widget {
  let text: any Widget

  func size(in offered: Size, _ environment: Environment) -> Size {
    guard offered.columns < ProfileAside.wide else { return .zero }
    return text.size(in: offered, environment)
  }

  func draw(on canvas: Canvas) {
    if canvas.size.columns < ProfileAside.wide { text.draw(on: canvas) }
  }

  func describe(to speech: Speech) { text.describe(to: speech) }
}
