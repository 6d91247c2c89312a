import RIBs
import RIBsTesting
import ResourceKit
import TerminalRIBs
import TerminalUI

@testable import LedgerPresentation

/// The ledger over a first screen, in the frame of an app: keys in, screens out.
@MainActor
final class LedgerApp {
  let dependencies: LedgerDependencies
  let headless: Headless
  let leaks = LeakCheck()
  let root: RootRouter

  init(
    _ dependencies: LedgerDependencies = LedgerDependencies(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    symbols: Symbols = .unicode
  ) {
    self.dependencies = dependencies
    root = RootRouter(dependencies)
    headless = Headless(
      root, size: size, environment: Environment(language: language, symbols: symbols),
      tree: Tree(observers: [leaks]))
  }

  func press(_ keys: String) async throws { try await headless.press(keys) }

  var lines: [String] { headless.lines }

  /// The content without the rules, and without the blank rows at its end.
  var content: [String] {
    let rows = lines.dropFirst(3).dropLast(2)
    return Array(rows.reversed().drop { $0.isEmpty }.reversed())
  }

  /// What lies over the ledger, by the name of its riblet.
  var sheet: String? { root.ledger?.front?.name }

  /// Takes everything down; returns what is left then.
  func end() async -> [String] {
    root.close()
    await headless.settle()
    defer { headless.shutDown() }
    return leaks.leaks.map { "\($0)" }
  }

  final class RootRouter: ViewableRouter<Interactor, FrameView> {
    private let dependencies: LedgerDependencies
    private lazy var slot = Slot(of: self, on: view.stage)

    init(_ dependencies: LedgerDependencies) {
      self.dependencies = dependencies
      super.init(interactor: Interactor(), view: FrameView())
    }

    var ledger: AnyRouter? { slot.child }

    override var front: AnyRouter? { slot.child }

    override func didLoad() {
      view.stage.present(view.first, as: .embed)
      slot.show(LedgerBuilder(dependency: dependencies).build(on: view.stage), as: .push)
    }

    func close() { slot.clear() }
  }

  final class FrameView: AnyView {
    let stage = StageView()
    let first = FirstView()

    override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

    override func body(in environment: Environment) -> any Widget {
      Shell(name: "갈비", status: ["김하늘"], stage: stage)
    }
  }

  /// The screen below.
  final class FirstView: AnyView {
    override func title(in environment: Environment) -> String { "슈퍼페이" }
  }
}
