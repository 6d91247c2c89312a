import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The parent of the form, which detaches it at either.
protocol BudgetFormListener: Listener {
  func budgetFormDidSave(_ category: LedgerCategory)
  func budgetFormDidClose()
}

/// The form in which a budget is given an amount from a month on.
enum BudgetForm: Riblet {
  struct Model: Equatable {
    let month: LedgerMonth
    /// As they were when the form was opened; a change is made to those that are there then.
    let settings: LedgerSettings
    /// Whether the category can be changed.
    let choosesCategory: Bool
    private(set) var category: LedgerCategory
    var entry: AmountEntry
    /// Whether the user has changed something.
    var hasUnsaved = false
    var notice: FormNotice?
    var leaving = LeavingForm()

    init(
      _ category: LedgerCategory, _ month: LedgerMonth, _ settings: LedgerSettings,
      choosesCategory: Bool = false
    ) {
      (self.category, self.month, self.settings) = (category, month, settings)
      self.choosesCategory = choosesCategory
      entry = AmountEntry()
      choose(category)
    }

    /// Fills in what the category has.
    mutating func choose(_ category: LedgerCategory) {
      self.category = category
      entry = AmountEntry(present ?? .zero, isPrefilled: present != nil)
    }

    private var present: Won? { settings.budgets.amount(of: category, in: month) }

    /// The last month in which the amount will hold; nil if it is not followed by another one.
    var last: LedgerMonth? {
      settings.budgets.nextChange(of: category, after: month)?.advanced(by: -1)
    }
  }

  enum Action {
    case type(String)
    /// A minus, which no budget has.
    case typeSign
    case erase
    case clear
    case paste(String)
    case stepCategory(Int)
    case save
    case leave
    case stay
    case discard
  }
}

struct BudgetFormBuilder {
  let ledger: LedgerUseCases

  @MainActor func build(
    _ model: BudgetForm.Model, listener: any BudgetFormListener
  ) -> any ViewableRouting {
    let view = BudgetFormView(model)
    let interactor = BudgetFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, remembering: interactor)
  }
}
