import NcursesScreen
import Phrases
import Platform
import TerminalUI

/// A full-screen program whose keys show pictures, and move, cover and scroll what they are in.
///
/// Its argument is a `PictureMode`; without one the terminal is asked. With `patient`, unfinished input
/// waits for its rest.
@main
enum Main {
  @MainActor
  static func main() {
    let mode = CommandLine.arguments.dropFirst().first.flatMap(PictureMode.init)
    let screen = NcursesScreen(theme: .night, depth: .indexed, pictures: mode)
    do throws(TerminalError) {
      try screen.start()
    } catch {
      print(error)
      exit(2)
    }
    if CommandLine.arguments.contains("patient") { screen.awaitRest() }
    let gallery = Gallery()
    let window = Window(
      root: gallery, size: screen.size,
      environment: Environment(language: .english, pictures: screen.pictures))
    screen.onInput = { inputs in
      for input in inputs {
        if input == .key(.character("q")) {
          screen.stop()
          exit(0)
        }
        if case .resize = input { window.send(input) }
        if case .key(let key) = input { gallery.take(key) }
      }
      screen.show(window.frame(), caret: nil, focus: nil)
    }
    screen.show(window.frame(), caret: nil, focus: nil)
    MainLoop.run()
  }
}
