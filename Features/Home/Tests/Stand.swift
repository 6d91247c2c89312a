import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Time

@testable import HomePresentation

/// Home in a frame, with what it depends on.
@MainActor
struct Stand {
  let clock = ManualClock(now: 180_000)
  let dependencies: HomeDependencies
  let leaks = LeakCheck()

  init() {
    dependencies = HomeDependencies(clock: clock)
  }

  func launch(
    _ columns: Int = 40, _ rows: Int = 12, _ language: Language = .korean
  ) -> (app: Headless, root: FrameRouter) {
    let root = FrameRouter(FrameView("갈비", status: ["김하늘"])) { [dependencies] in
      HomeBuilder(dependency: dependencies).build(on: $0)
    }
    let app = Headless(
      root, size: Size(columns: columns, rows: rows),
      environment: Environment(language: language), clock: clock,
      tree: Tree(observers: [leaks]))
    return (app, root)
  }

  /// The rows of the content after the keys of a script, as far as they show something.
  func content(
    _ columns: Int = 40, _ rows: Int = 12, _ language: Language = .korean, keys: String = ""
  ) async throws -> ScreenLines {
    let (app, _) = launch(columns, rows, language)
    try await app.press(keys)
    defer { app.shutDown() }
    return app.content
  }
}
