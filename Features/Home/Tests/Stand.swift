import RIBs
import RIBsTesting
import ResourceKit
import TerminalRIBs
import TerminalUI

@testable import HomePresentation

/// Home in a frame, and what became of it.
@MainActor
struct Stand {
  final class RootRouter: ViewableRouter<Interactor, FrameView> {
    private let dependencies: HomeDependencies
    private lazy var home = Slot(of: self, on: view.stage)

    init(_ dependencies: HomeDependencies) {
      self.dependencies = dependencies
      super.init(interactor: Interactor(), view: FrameView())
    }

    override func didLoad() {
      home.show(HomeBuilder(dependency: dependencies).build(on: view.stage), as: .embed)
    }

    func close() { home.clear() }
  }

  let clock = ManualClock(now: 180_000)
  let dependencies: HomeDependencies
  let leaks = LeakCheck()

  init() {
    dependencies = HomeDependencies(clock: clock)
  }

  func launch(
    _ columns: Int = 40, _ rows: Int = 12, _ language: Language = .korean
  ) -> (app: Headless, root: RootRouter) {
    let root = RootRouter(dependencies)
    let app = Headless(
      root, size: Size(columns: columns, rows: rows),
      environment: Environment(language: language), clock: clock,
      tree: Tree(observers: [leaks]))
    return (app, root)
  }

  /// The rows of the content after the keys of a script, as far as they show something.
  func content(
    _ columns: Int = 40, _ rows: Int = 12, _ language: Language = .korean, keys: String = ""
  ) async throws -> [String] {
    let (app, _) = launch(columns, rows, language)
    try await app.press(keys)
    defer { app.shutDown() }
    let lines = app.lines[3..<(rows - 2)]
    return lines.lastIndex { !$0.isEmpty }.map { Array(lines[...$0]) } ?? []
  }
}
