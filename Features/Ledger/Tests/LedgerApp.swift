import Phrases
import RIBs
import RIBsTesting
import TerminalUI

@testable import LedgerPresentation

/// The ledger over a first screen.
typealias LedgerApp = AppHarness<LedgerFixture>

extension LedgerApp {
  convenience init(
    _ dependencies: LedgerFixture = LedgerFixture(),
    _ size: Size = .normal, _ language: Language = .korean,
    symbols: Symbols = .unicode
  ) {
    self.init(
      dependencies, size, language, symbols: symbols,
      in: FrameRouter(FrameView("갈비", status: ["김하늘"]), over: TitleView("슈퍼페이")) {
        dependencies.builder.build(on: $0)
      })
  }

  /// The name of the riblet over the ledger.
  var sheet: String? { root.child?.front?.name }
}
