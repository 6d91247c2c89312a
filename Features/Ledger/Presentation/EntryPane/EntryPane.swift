import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

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
    var around = Around.reading
    /// The card's bill that the row pays, or that has it.
    var bill: CardBill?
    /// By which day what is still to pay of it is told.
    var today: Day?
  }

  /// What other entries say of the row.
  enum Around: Equatable {
    case reading
    case failed(LedgerError)
    /// What its account had after it, and what its payee's months come to, nil where too many entries would
    /// have to be read; and whether these are of income.
    case read(balance: Won?, months: [MonthSum]?, isIncome: Bool)
  }

  struct MonthSum: Equatable {
    let month: LedgerMonth
    let sum: Won
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
    if let row, let context = model.context, context.of == row.id {
      around = EntryPane.Around(context.answer, of: row, openingWith: model.accounts[row.account])
      bill = (try? context.answer.get())?.bill
    }
    today = model.today
  }
}

extension EntryPane.Around {
  fileprivate init(
    _ answer: Result<EntryContext, LedgerError>, of row: LedgerRow,
    openingWith account: LedgerAccount
  ) {
    switch answer {
    case .failure(let error): self = .failed(error)
    case .success(let context):
      self = .read(
        balance: context.sum.map { account.opening + $0 },
        months: context.ofMonths.map { sums in
          zip(EntryContext.months(of: row), sums).map { EntryPane.MonthSum(month: $0, sum: $1) }
        },
        isIncome: EntryContext.isIncome(row))
    }
  }
}

struct EntryPaneBuilder {
  /// `keys` are what can be done with the entry where the user is at it.
  @MainActor func build(
    _ model: Stored<EntryPane.Model>, keys: @escaping @MainActor () -> [KeyBinding]
  ) -> ViewableRouter<StoredInteractor<EntryPane>, EntryPaneView> {
    let view = EntryPaneView(model.value, keys: keys)
    return ViewableRouter(interactor: StoredInteractor(model, on: view), view: view)
  }
}
