import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import WalletDomain

@testable import FinancePresentation

/// The wallet's screen.
typealias FinanceApp = AppHarness<FinanceDependencies>

extension FinanceApp {
  /// The wallet is opened, unless `isOpen` is false.
  convenience init(
    _ dependencies: FinanceDependencies = FinanceDependencies(),
    _ size: Size = .normal, _ language: Language = .korean,
    isOpen: Bool = true
  ) async {
    if isOpen { await dependencies.wallet.open() }
    self.init(
      dependencies, size, language,
      in: FrameRouter(FrameView("슈퍼페이", status: ["김하늘"])) {
        FinanceHomeBuilder(dependency: dependencies).build(on: $0)
      })
    await settle()
  }

  /// The riblets below the wallet's screen, without the dashboards.
  var steps: String { Self.text(Array(root.children.flatMap(\.children).dropFirst(2))) }

  /// The key hints in the last row.
  var hints: String? { lines.last }
}
