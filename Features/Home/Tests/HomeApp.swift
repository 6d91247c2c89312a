import Headless
import Phrases
import RIBsTesting
import TerminalUI

@testable import HomePresentation

/// Home.
typealias HomeApp = AppHarness<HomeFixture>

extension HomeFixture {
  func launch(_ columns: Int = 40, _ rows: Int = 12, _ language: Language = .korean) -> HomeApp {
    HomeApp(
      self, Size(columns: columns, rows: rows), language, clock: clock,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"])) { [self] in
        HomeBuilder(dependency: self).build(on: $0)
      })
  }

  /// The rows of the content after the keys of a script, as far as they show something.
  func content(
    _ columns: Int = 40, _ rows: Int = 12, _ language: Language = .korean, keys: String = ""
  ) async throws -> ScreenLines {
    let app = launch(columns, rows, language)
    try await app.press(keys)
    defer { app.shutDown() }
    return app.content
  }
}
