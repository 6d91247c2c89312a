import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import WalletDomain

@testable import FinancePresentation

/// The wallet's screen in the frame of an app, without a terminal.
@MainActor
final class FinanceApp {
  let fixture: FinanceFixture
  let headless: Headless
  let leaks = LeakCheck()
  let root: FrameRouter

  /// The wallet is opened, unless `isOpen` is false.
  init(
    _ fixture: FinanceFixture = FinanceFixture(),
    _ size: Size = Size(columns: 80, rows: 24), _ language: Language = .korean,
    isOpen: Bool = true
  ) async {
    self.fixture = fixture
    if isOpen { await fixture.wallet.open() }
    root = FrameRouter(FrameView("슈퍼페이", status: ["김하늘"])) { [fixture] in
      fixture.builder.build(on: $0)
    }
    headless = Headless(
      root, size: size, environment: Environment(language: language),
      tree: Tree(observers: [leaks]))
    await headless.settle()
  }

  func press(_ keys: String, secrets: String...) async throws {
    try await headless.press(keys, secrets: secrets.map(Fixed.secret))
  }

  /// The riblets below the wallet's screen, without the dashboards.
  var tree: String {
    root.children.flatMap(\.children).dropFirst(2).map(Self.text).joined(separator: " ")
  }

  private static func text(_ router: AnyRouter) -> String {
    let children = router.children.map(text).joined(separator: " ")
    return children.isEmpty ? router.name : "\(router.name)(\(children))"
  }

  var lines: ScreenLines { headless.lines }

  var content: ScreenLines { headless.content }

  var speech: [String] { headless.window.speech() }

  /// The key hints in the last row.
  var hints: String? { lines.last }
}
