import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import WalletDomain

@testable import FinancePresentation

/// The wallet's screen.
typealias FinanceApp = AppHarness<FinanceFixture>

extension FinanceApp {
  /// The wallet is opened, unless `isOpen` is false.
  convenience init(
    _ fixture: FinanceFixture = FinanceFixture(),
    _ size: Size = .normal, _ language: Language = .korean,
    isOpen: Bool = true
  ) async {
    if isOpen { await fixture.wallet.open() }
    self.init(
      fixture, size, language,
      in: FrameRouter(FrameView("슈퍼페이", status: ["김하늘"])) {
        fixture.builder.build(on: $0)
      })
    await settle()
  }

  /// The riblets below the wallet's screen, without the dashboards.
  var steps: String {
    let parts = ["SuperPayDashboard", "CardOnFileDashboard", "ThisMonth", "Recent", "Riblet"]
    return Self.text(root.children.flatMap(\.children).filter { !parts.contains($0.name) })
  }

  /// The rows in the sheet.
  var sheet: [String] {
    lines.sheet.dropFirst(2).dropLast(2).map { row in
      var row = row.dropFirst(2).dropLast()
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  /// The key hints in the last row.
  var hints: String? { lines.last }
}
