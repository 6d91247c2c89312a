import Headless
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

@testable import Launch

extension Program {
  /// The program with its commands, without a terminal.
  @MainActor func launch(_ size: Size, _ language: Language, in tree: Tree = Tree()) -> Headless {
    let app = Headless(
      buildRoot(), size: size, environment: Environment(language: language), tree: tree)
    app.window.commands = commands(for: app.root, clock: app.clock, in: tree.activity, on: nil) {
      [weak window = app.window] in window?.press($0) ?? false
    }
    return app
  }

  /// The same, once all is calm.
  @MainActor func launched(_ size: Size, _ language: Language) async -> Headless {
    let app = launch(size, language)
    await app.settle()
    return app
  }
}
