import TerminalUI

/// The last of a pile of screens, or in enough columns the last two; keys go to the last.
struct Screens: Widget {
  private let screens: [AnyView]
  private let wide: Int

  /// Two screens are shown from `wide` columns on.
  init(_ screens: [AnyView], wide: Int) {
    self.screens = screens
    self.wide = wide
  }

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    guard let last = screens.last else { return }
    guard screens.count > 1, canvas.size.columns >= wide else { return last.draw(on: canvas) }
    Split(Passive(screens[screens.count - 2]), last).draw(on: canvas)
  }

  func describe(to speech: Speech) { screens.last?.describe(to: speech) }
}

/// A view in sight that keys do not reach.
private struct Passive: Widget {
  private let view: AnyView

  init(_ view: AnyView) { self.view = view }

  func size(in offered: Size, _ environment: Environment) -> Size {
    view.size(in: offered, environment)
  }

  func draw(on canvas: Canvas) { view.draw(on: canvas.inactive(isFaint: false)) }

  func describe(to speech: Speech) { view.describe(to: speech) }
}
