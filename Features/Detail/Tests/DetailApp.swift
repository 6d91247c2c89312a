import DetailInterface
import Headless
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI

@testable import DetailPresentation

/// The detail over a first screen, in the frame of an app: keys in, screens out.
@MainActor
final class DetailApp {
  /// What is to be seen in a language and a size.
  typealias Screen = (language: Language, size: Size, lines: ScreenLines)

  let dependencies: DetailDependencies
  let headless: Headless
  let leaks = LeakCheck()
  let root: RootRouter

  init(
    _ dependencies: DetailDependencies = DetailDependencies(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    isReady: Bool = true
  ) {
    self.dependencies = dependencies
    if isReady { dependencies.becomeReady() }
    root = RootRouter(dependencies)
    headless = Headless(
      root, size: size, environment: Environment(language: language),
      tree: Tree(observers: [leaks]))
  }

  /// The form over a favourite, after MOVE.
  static func editing(_ screen: Screen) async throws -> DetailApp {
    let app = DetailApp(DetailDependencies(), screen.size, screen.language)
    try await app.press("f Enter e")
    return app
  }

  func press(_ keys: String) async throws { try await headless.press(keys) }

  var lines: ScreenLines { headless.lines }

  /// The screen without its rules and without the blank rows at the end of the content.
  var shown: ScreenLines {
    ScreenLines([lines.prefix(2), headless.content, lines.suffix(1)].joined())
  }

  func columns(of line: String) -> Int { headless.window.environment.columns(of: line) }

  final class RootRouter: ViewableRouter<Interactor, FrameView> {
    private let dependencies: DetailDependencies
    private let list = ListView()
    private lazy var detail = Slot(of: self, on: view.stage)

    init(_ dependencies: DetailDependencies) {
      self.dependencies = dependencies
      super.init(interactor: Interactor(), view: FrameView("갈비", status: ["김하늘"]))
    }

    override func didLoad() {
      view.stage.present(list, as: .embed)
      show(as: .push, .visit)
    }

    /// Shows the detail again.
    func reopen() { show(as: .push, .visit) }

    /// Shows the detail beside the list.
    func glance() { show(as: .beside(list), .glance) }

    /// Makes the detail that stands beside the list a screen.
    func visit() { detail.present(as: .push) }

    private func show(as presentation: Presentation, _ visit: Visit) {
      detail.show(
        DetailBuilder(dependency: dependencies).build(person: "7", on: view.stage, as: visit),
        as: presentation)
    }

    func close() { detail.clear() }
  }

  /// The screen below.
  final class ListView: AnyView {
    private let list = ListState()

    override func title(in environment: Environment) -> String { "홈" }

    override func body(in environment: Environment) -> any Widget {
      List("사람", list, count: 2) { Label(["박지훈", "Sanne Bakker"][$0]) }
    }
  }
}
