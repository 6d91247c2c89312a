import NcursesScreen
import TerminalUI

/// Shows the window as cells, with ncurses.
@MainActor
final class CellConsole: Console {
  private let screen: NcursesScreen
  private let mouse: MouseSwitch
  private var appearance: Appearance

  /// Without `pictures` the terminal is asked how it draws them.
  init(_ appearance: Appearance, pictures: PictureMode?) {
    self.appearance = appearance
    let screen = NcursesScreen(theme: appearance.theme, depth: appearance.depth, pictures: pictures)
    self.screen = screen
    mouse = MouseSwitch(isOn: appearance.usesMouse) { [weak screen] in screen?.usesMouse = $0 }
    screen.usesMouse = mouse.isOn
  }

  func start() throws(UsageError) {
    do throws(TerminalError) {
      try screen.start()
    } catch {
      throw UsageError(error)
    }
  }

  var device: any TerminalDevice { screen }

  var size: Size { screen.size }

  var pictures: Environment.Pictures { screen.pictures }

  func willTake(_ inputs: [Input]) {}

  func show(_ window: Window, hasOnlyLongWork: Bool) {
    screen.show(window.frame(), caret: window.caret)
    screen.setTitle(window.title)
  }

  func didSettle() {}

  func adapt(to appearance: Appearance) {
    let old = self.appearance
    self.appearance = appearance
    if appearance.theme != old.theme || appearance.depth != old.depth {
      screen.use(theme: appearance.theme, depth: appearance.depth)
    }
    mouse.follow(from: old, to: appearance)
  }

  func bindings(in environment: Environment, of program: any Program) -> [KeyBinding] {
    mouse.bindings(in: environment, of: program)
  }
}
