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
    var totals = AsyncValue<MonthTotals, LedgerError>.loading

    /// How many months have bars.
    static let monthCount = 6

    /// In the order of time, this month last.
    var months: [LedgerMonth] { month.last(Self.monthCount) }
  }

  typealias Action = Never
}

struct ThisMonthBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build() -> any ViewableRouting {
    let month = LedgerMonth(of: Day(milliseconds: dependencies.clock.now))
    let view = ThisMonthView(ThisMonth.Model(month: month))
    let interactor = ThisMonthInteractor(
      dependencies.ledger, clock: dependencies.clock, on: view)
    return ViewableRouter(interactor: interactor, view: view)
  }
}

/// The texts of the parts that the ledger has on other screens.
enum SummaryText {
  static let thisMonth = Phrase(ko: "이번 달", en: "This month")
  static let recent = Phrase(ko: "최근 내역", en: "Recent entries")
  static let seeAll = Phrase(ko: "가계부", en: "Ledger")
  static let loading = Phrase(ko: "내역을 불러오는 중입니다.", en: "Loading entries…")
  static let noRecents = Phrase(
    ko: "아직 내역이 없습니다. l을 누르면 추가하거나 가져올 수 있습니다.",
    en: "No entries yet. Press l to add or import some.")
}
