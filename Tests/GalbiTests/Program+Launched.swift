import Headless
import Phrases
import TerminalRIBs
import TerminalUI

@testable import Launch

extension Program {
  /// The program with its commands, without a terminal, once all is calm.
  @MainActor func launched(_ size: Size, _ language: Language) async -> Headless {
    let app = Headless(
      buildRoot(), size: size, environment: Environment(language: language))
    app.window.commands = commands(for: app.root, clock: app.clock, on: nil) { _ in false }
    await app.settle()
    return app
  }
}
