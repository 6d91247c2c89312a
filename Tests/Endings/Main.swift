import NcursesScreen
import Platform
import TerminalUI

/// A full-screen program whose keys end it in every way that a program can end.
///
/// Its arguments are a depth of colours, and `patient`, with which unfinished input waits for its rest; or
/// `led`, with which it is the child of what was started.
@main
enum Main {
  @MainActor
  static func main() {
    if CommandLine.arguments.contains("led") {
      becomeGuarded(
        RunningProcess.program, [], variables: ["TERM=xterm-256color", "LC_ALL=C.UTF-8"])
      exit(1)
    }
    let depths: [String: ColorDepth] = [
      "none": .none, "basic": .basic, "indexed": .indexed, "true": .trueColor,
    ]
    let depth = CommandLine.arguments.dropFirst().first.flatMap { depths[$0] } ?? .indexed
    show(depth)
    MainLoop.run()
  }

  @MainActor
  private static func show(_ depth: ColorDepth) {
    let screen = NcursesScreen(theme: .few, depth: depth)
    screen.usesMouse = true
    do throws(TerminalError) {
      try screen.start()
    } catch {
      print(error)
      exit(2)
    }
    if CommandLine.arguments.contains("patient") { screen.awaitRest() }
    let list = ListProgram(screen: screen)
    screen.onInput = { list.take($0) }
    screen.onStall = { list.noteStall() }
    screen.onInterrupt = {
      screen.stop()
      exit(130)
    }
    screen.onTermination = { print("Ended by signal \($0).") }
    list.draw()
  }
}

extension Theme {
  /// Enough colours to see whether colours work.
  fileprivate static let few = Theme(name: "few", ground: Color(0x101010, indexed: 233, basic: 0)) {
    switch $0 {
    case .text: Color(0xE4E4E4, indexed: 254, basic: nil)
    case .selection: Color(0x005F87, indexed: 24, basic: 4)
    case .danger: Color(0xFF5F5F, indexed: 203, basic: 9)
    default: Color(0x87AFD7, indexed: 110, basic: 6)
    }
  }
}
