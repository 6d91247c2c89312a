import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI

@testable import LedgerPresentation

/// The ledger over a first screen, in the frame of an app: keys in, screens out.
@MainActor
final class LedgerApp {
  let dependencies: LedgerDependencies
  let headless: Headless
  let leaks = LeakCheck()
  let root: FrameRouter

  init(
    _ dependencies: LedgerDependencies = LedgerDependencies(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    symbols: Symbols = .unicode
  ) {
    self.dependencies = dependencies
    root = FrameRouter(FrameView("갈비", status: ["김하늘"]), over: FirstView()) {
      [dependencies] in LedgerBuilder(dependency: dependencies).build(on: $0)
    }
    headless = Headless(
      root, size: size, environment: Environment(language: language, symbols: symbols),
      tree: Tree(observers: [leaks]))
  }

  func press(_ keys: String) async throws { try await headless.press(keys) }

  var lines: ScreenLines { headless.lines }

  var content: ScreenLines { headless.content }

  /// The name of the riblet over the ledger.
  var sheet: String? { root.child?.front?.name }

  /// Takes everything down, and returns what outlives it.
  func end() async -> [String] {
    root.close()
    await headless.settle()
    defer { headless.shutDown() }
    return leaks.leaks.map { "\($0)" }
  }

  /// The screen below.
  final class FirstView: AnyView {
    override func title(in environment: Environment) -> String { "슈퍼페이" }
  }
}
