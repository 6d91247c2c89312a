import Editing
import LedgerDomain
import Phrases
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
  struct Input: FormInput {
    let category: LedgerCategory
    var entry: AmountEntry
    /// Whether the user has changed something.
    var isChanged = false

    /// Fills in what the category has.
    init(_ category: LedgerCategory, _ budget: Won?) {
      self.category = category
      entry = AmountEntry(budget ?? .zero, isPrefilled: budget != nil)
    }

    /// What is wrong with an amount is said when it is saved.
    var firstFault: Never? { nil }

    func differs(from before: Input) -> Bool { isChanged }
  }

  struct Model: Equatable {
    let month: LedgerMonth
    /// As they were when the form was opened; a change is made to those that are there then.
    let settings: LedgerSettings
    /// Whether the category can be changed.
    let choosesCategory: Bool
    var form: FormState<Input>

    init(
      _ category: LedgerCategory, _ month: LedgerMonth, _ settings: LedgerSettings,
      choosesCategory: Bool = false
    ) {
      (self.month, self.settings) = (month, settings)
      self.choosesCategory = choosesCategory
      form = FormState(Input(category, settings.budgets.amount(of: category, in: month)))
    }

    var category: LedgerCategory { form.input.category }

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
    case form(FormEvent)
  }
}

/// What keys do besides the digits.
extension BudgetForm {
  static let commands: [KeyCommand<BudgetForm>] = [
    KeyCommand("-", title: LedgerField.amount.phrase, sends: .typeSign).unhinted,
    KeyCommand(.backspace, title: BudgetText.erase, sends: .erase).unhinted,
    KeyCommand(.control("u"), title: BudgetText.clear, sends: .clear).unhinted,
  ]
}

struct BudgetFormBuilder {
  let ledger: LedgerUseCases

  @MainActor func build(
    _ model: BudgetForm.Model, listener: any BudgetFormListener
  ) -> any ViewableRouting {
    let view = BudgetFormView(model)
    let interactor = BudgetFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, restorable: interactor.flow)
  }
}
