import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import Time

/// Reads the sums of all months after each change of the ledger.
final class ThisMonthInteractor: PresentableInteractor<ThisMonth> {
  private let ledger: LedgerUseCases
  private let clock: any WallClock
  private lazy var totals = LatestRequest("sum months", of: self)

  init(
    _ ledger: LedgerUseCases, clock: any WallClock, on presenter: any Presentable<ThisMonth>
  ) {
    self.ledger = ledger
    self.clock = clock
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(ledger.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  private func read() {
    let month = LedgerMonth(of: Day(milliseconds: clock.now))
    totals.ask { [ledger] () throws(LedgerError) in
      try await ledger.sumMonths(LedgerQuery())
    } then: { [self] (result: Result<MonthTotals, LedgerError>) in
      update {
        if case .success = result { $0.month = month }
        $0.totals.receive(result)
      }
    }
  }
}
