import Headless
import Launch
import Log
import Phrases
import PlatformTesting
import TerminalUI
import Time

@testable import Launch

extension LaunchContext {
  /// An app without network on a folder of its own.
  static func offline(
    in folder: TemporaryFolder, clock: any WallClock = ManualClock(now: 1_000_000),
    appearance: Appearance = Appearance(
      language: .korean, theme: .night, depth: .trueColor, usesMouse: false),
    quit: @escaping @MainActor () -> Void = {}
  ) -> LaunchContext {
    LaunchContext(
      clock: clock, appearance: appearance, folders: Folders(folder: folder.path) { _ in nil },
      isOffline: true, log: .none, variable: { _ in nil }, quit: quit)
  }
}
