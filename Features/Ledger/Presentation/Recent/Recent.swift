public import Editing
public import LedgerDomain
import LedgerInterface
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// The newest entries of the ledger; a part of other screens, in which one can be chosen.
enum Recent: Riblet {
  struct Model: Equatable {
    /// Days of its year are shown without the year.
    var today: Day
    /// The newest first, as they were read.
    var rows = AsyncValue<[LedgerRow], LedgerError>.loading
    var list = Listing<LedgerRow>()
    var categories = LedgerCategories.builtIn
    var accounts = LedgerAccounts.builtIn
  }

  enum Action {
    case list(Listing<LedgerRow>.Event), choose(LedgerRow.ID)
  }
}

extension LedgerRow: ListRow {}

struct RecentBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build(listener: any RecentListener) -> any ViewableRouting {
    let view = RecentView(Recent.Model(today: Day(milliseconds: dependencies.clock.now)))
    let interactor = RecentInteractor(
      dependencies.ledger, clock: dependencies.clock, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
