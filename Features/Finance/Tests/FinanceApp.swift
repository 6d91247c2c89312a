import RIBs
import RIBsTesting
import ResourceKit
import TerminalRIBs
import TerminalUI
import WalletDomain

@testable import FinancePresentation

/// The wallet's screen in the frame of an app: keys in, screens out.
@MainActor
final class FinanceApp {
  let dependencies: FinanceDependencies
  let headless: Headless
  let leaks = LeakCheck()
  let root: RootRouter

  /// The wallet is opened, unless `isOpen` is false.
  init(
    _ dependencies: FinanceDependencies = FinanceDependencies(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    isOpen: Bool = true
  ) async {
    self.dependencies = dependencies
    if isOpen { await dependencies.openWallet() }
    root = RootRouter(dependencies)
    headless = Headless(
      root, size: size, environment: Environment(language: language),
      tree: Tree(observers: [leaks]))
    await headless.settle()
  }

  func press(_ keys: String, secrets: String...) async throws {
    try await headless.press(keys, secrets: secrets.map(Fixed.secret))
  }

  /// What the tree is made of below the root, without the dashboards.
  var tree: String {
    root.children.flatMap(\.children).dropFirst(2).map(Self.text).joined(separator: " ")
  }

  private static func text(_ router: AnyRouter) -> String {
    let children = router.children.map(text).joined(separator: " ")
    return children.isEmpty ? router.name : "\(router.name)(\(children))"
  }

  var lines: [String] { headless.lines }

  var speech: [String] { headless.window.speech() }

  /// The content between the rules, without the blank rows at its end.
  var content: [String] {
    Array(lines.dropFirst(3).dropLast(2).reversed().drop { $0.isEmpty }.reversed())
  }

  /// What can be done now, in the last row.
  var hints: String? { lines.last }

  final class RootRouter: ViewableRouter<Interactor, FrameView> {
    private let dependencies: FinanceDependencies
    private lazy var finance = Slot(of: self, on: view.stage)

    init(_ dependencies: FinanceDependencies) {
      self.dependencies = dependencies
      super.init(interactor: Interactor(), view: FrameView())
    }

    override func didLoad() { reopen() }

    func reopen() {
      finance.show(
        FinanceHomeBuilder(dependency: dependencies).build(on: view.stage), as: .embed)
    }

    func close() { finance.clear() }
  }

  final class FrameView: AnyView {
    let stage = StageView()

    override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

    override func body(in environment: Environment) -> any Widget {
      Shell(name: "슈퍼페이", status: ["김하늘"], stage: stage)
    }
  }
}
