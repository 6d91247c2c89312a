import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// What was spent and received this month, and what was spent in the months before; a part of other
/// screens.
enum ThisMonth: Riblet {
  struct Model: Equatable {
    var month: LedgerMonth
    var totals = Loadable<MonthTotals, LedgerError>.loading

    /// How many months have bars.
    static let monthCount = 6

    /// In the order of time, this month last.
    var months: [LedgerMonth] { month.last(Self.monthCount) }
  }

  typealias Action = Never
}

struct ThisMonthBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  @MainActor func build() -> any ViewableRouting {
    let month = LedgerMonth(of: Day(milliseconds: clock.now))
    let view = ThisMonthView(ThisMonth.Model(month: month))
    return ViewableRouter(
      interactor: ThisMonthInteractor(ledger, clock: clock, on: view), view: view)
  }
}
