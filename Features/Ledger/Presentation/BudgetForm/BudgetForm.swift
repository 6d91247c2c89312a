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
  func budgetFormDidSave(_ subject: BudgetSubject)
  func budgetFormDidClose()
}

/// The form in which a budget is given an amount from a month on.
enum BudgetForm: Riblet {
  enum Field: Hashable, Sendable { case query, amount }

  static let segmentName = "budget"

  struct Input: FormInput {
    var subject: BudgetSubject
    /// The query as it is typed, also where it is too long.
    var query: String
    var entry: AmountEntry
    /// Whether the user has changed something.
    var isChanged = false

    /// Fills in what the subject has.
    init(_ subject: BudgetSubject, _ budget: Won?) {
      self.subject = subject
      query = subject.query ?? ""
      entry = AmountEntry(budget ?? .zero, isPrefilled: budget != nil)
    }

    var isTooLong: Bool { !query.fits(BudgetSubject.queryLimit) }

    /// What is wrong with a part; an amount that is none is one of nothing.
    func error(in field: Field) -> Phrase? {
      switch field {
      case .query:
        LedgerValidationError(query, upTo: BudgetSubject.queryLimit)?.phrase
          ?? (subject.query?.isEmpty == true ? BudgetText.noQuery : nil)
      case .amount where entry.isRefused: FormText.digitsOnly
      case .amount:
        LedgerEntry.amounts.contains(entry.amount.amount)
          ? nil : LedgerValidationError.noAmount.phrase
      }
    }

    var firstFault: Field? { [Field.query, .amount].first { error(in: $0) != nil } }

    func differs(from before: Input) -> Bool { isChanged }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      [("subject", \.subjectName), ("query", \.typedQuery), ("amount", \.amount)]
    }

    private var subjectName: String {
      get { subject.rawValue }
      set {
        subject = BudgetSubject(rawValue: newValue)
        isChanged = true
      }
    }

    var typedQuery: String {
      get { query }
      set {
        query = newValue
        subject = BudgetSubject(query: newValue)
        isChanged = true
      }
    }

    /// Stands behind an amount that is not what was meant.
    private static let refusal = "?"

    private var amount: String {
      get { "\(entry.amount.amount)\(entry.isRefused ? Self.refusal : "")" }
      set {
        let isRefused = newValue.hasSuffix(Self.refusal)
        let digits = isRefused ? newValue.dropLast(Self.refusal.count) : newValue[...]
        entry = AmountEntry(Won(Int64(digits) ?? 0), isRefused: isRefused)
        isChanged = true
      }
    }
  }

  struct Model: Equatable {
    let month: LedgerMonth
    /// As they were when the form was opened; a change is made to those that are there then.
    let settings: LedgerSettings
    /// Whether the subject can be changed.
    let isNew: Bool
    var form: FormState<Input>

    init(
      _ subject: BudgetSubject, _ month: LedgerMonth, _ settings: LedgerSettings,
      isNew: Bool = false
    ) {
      (self.month, self.settings, self.isNew) = (month, settings, isNew)
      form = FormState(Input(subject, settings.budgets.amount(of: subject, in: month)))
    }

    var subject: BudgetSubject { form.input.subject }

    /// What the form began with.
    var segment: Segment {
      let parameters: [Segment.Parameter] = [
        .init("of", form.before.subject.rawValue), .init("month", "\(month.rawValue)"),
      ]
      return Segment(BudgetForm.segmentName, parameters + (isNew ? [.init("new", "")] : []))
    }

    /// Whether the form is of a query that is typed.
    var isTyped: Bool { isNew && subject.query != nil }

    func error(in field: Field) -> Phrase? {
      let isTyped = field == .query ? form.input.isTooLong : form.input.entry.isRefused
      let isShown = form.showsErrors || isTyped
      return (isShown ? form.input.error(in: field) : nil) ?? form.refusal(of: field)
    }

    /// The last month in which the amount will hold; nil if it is not followed by another one.
    var last: LedgerMonth? {
      settings.budgets.nextChange(of: subject, after: month)?.advanced(by: -1)
    }
  }

  enum Action {
    case type(String)
    /// A sign is typed that would make another amount of the digits.
    case refuse
    /// A minus, which no budget has.
    case typeSign
    case erase
    case clear
    /// Takes the last change of the amount back.
    case undo
    case paste(String)
    case stepCategory(Int)
    case typeQuery(String)
    case form(FormEvent)
  }
}

/// What keys do besides the digits.
extension BudgetForm {
  static let commands: [KeyCommand<BudgetForm>] = [
    KeyCommand("-", title: LedgerField.amount.phrase, sends: .typeSign).unhinted,
    // A query that is typed has these keys in its field.
    KeyCommand(.backspace, title: BudgetText.erase, sends: .erase).unhinted.when { !$0.isTyped },
    KeyCommand(
      .control("u"), .control("w"), .altBackspace, .alt("d"), .altDelete, title: BudgetText.clear,
      sends: .clear
    ).unhinted.when { !$0.isTyped },
    KeyCommand(.control("_"), title: BudgetText.undo, sends: .undo).unhinted.when { !$0.isTyped },
  ]
}

struct BudgetFormBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build(
    _ model: BudgetForm.Model, listener: any BudgetFormListener
  ) -> any ViewableRouting {
    let view = BudgetFormView(model)
    let interactor = BudgetFormInteractor(dependencies.ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: model.segment, restorable: interactor.flow)
  }
}
