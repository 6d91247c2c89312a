import Editing
import LedgerDomain
import LedgerInterface
import Phrases
import RIBs
import TerminalRIBs
import Time

/// The newest entries of the ledger; a part of other screens, in which one can be chosen.
enum Recent: Riblet {
  enum Content: Equatable {
    case loading
    /// Nothing could be read yet.
    case failed(LedgerError)
    /// The newest first.
    case rows([LedgerRow])
  }

  struct Model: Equatable {
    /// Days of its year are shown without the year.
    var today: Day
    var content = Content.loading
    var categories = LedgerCategories.builtIn

    var rows: [LedgerRow] {
      if case .rows(let rows) = content { rows } else { [] }
    }
  }

  enum Action {
    case choose(row: Int)
  }
}

struct RecentBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  @MainActor func build(listener: any RecentListener) -> any ViewableRouting {
    let view = RecentView(Recent.Model(today: Day(milliseconds: clock.now)))
    return ViewableRouter(
      interactor: RecentInteractor(ledger, clock: clock, on: view, listener: listener), view: view)
  }
}
