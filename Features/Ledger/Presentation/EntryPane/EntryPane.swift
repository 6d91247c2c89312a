import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import Time

/// The selected entry, beside the table or over it.
enum EntryPane: Riblet {
  struct Model: Equatable {
    /// Nil if no row is selected.
    var row: LedgerRow?
    /// What the row's category is called.
    var category: Phrase?
    /// What the row's account is called.
    var account: Phrase?
    /// How much of the category's budget is used in the month of the row; nil if it has none.
    var budget: BudgetLine?
    /// With what the row is linked.
    var pairs: [Pair] = []
    /// All parts of the row's entry, the first one first; empty if it is not split.
    var parts: [LedgerRow] = []
    /// How many rows are marked.
    var markCount = 0
    /// The sums of all rows of the table.
    var summary = LedgerSummary.nothing
    /// By which day what is still to pay of it is told.
    var today: Day?
  }

  /// Another entry, and what its account is called.
  struct Pair: Equatable {
    let pair: Ledger.Pair
    let account: Phrase?
  }
}

extension EntryPane.Model {
  init(_ model: Ledger.Model) {
    row = model.listing.selected
    category = row.map { model.categories[$0.category].phrase }
    account = row.map { model.accounts[$0.account].phrase }
    budget = row.flatMap { model.budget(of: $0) }
    let pairs = model.pairs.filter { $0.of == row?.id }
    self.pairs = pairs.map { pair in
      EntryPane.Pair(pair: pair, account: pair.other.map { model.accounts[$0.account].phrase })
    }
    let isSplit = row.map { row in model.parts.contains { $0.id == row.id } } ?? false
    parts = isSplit ? model.parts : []
    markCount = model.listing.marks.count
    summary = model.listing.window.summary
    today = model.today
  }
}

struct EntryPaneBuilder {
  @MainActor func build(
    _ model: Stored<EntryPane.Model>
  ) -> ViewableRouter<StoredInteractor<EntryPane>, EntryPaneView> {
    let view = EntryPaneView(model.value)
    return ViewableRouter(interactor: StoredInteractor(model, on: view), view: view)
  }
}
