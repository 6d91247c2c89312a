import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import WalletDomain

/// The form in which a rule is written.
enum RuleForm: Riblet {
  /// What is typed.
  enum Field: CaseIterable {
    case payee, words, least, most
  }

  struct Model: Equatable {
    /// The rule as it was; its id is new for a new one.
    let before: LedgerRule
    let isNew: Bool
    let categories: LedgerCategories
    var texts: [Field: String]
    var kind: LedgerRule.Kind
    var category: LedgerCategory
    var isOn: Bool
    /// Whether it is applied to existing rows too, and to how many that would be.
    var isApplied = false
    var matchCount = 0
    /// Whether invalid fields say so; they do from the first attempt to save on.
    var isJudged = false
    var notice: FormNotice?
    var leaving = LeavingForm()
    /// The field that gets the focus.
    var focus = ViewRequest<Field>()

    /// A new rule if nil.
    init(_ rule: LedgerRule?, _ settings: LedgerSettings) {
      isNew = rule == nil
      let rule = rule ?? LedgerRule(id: settings.rules.newID, category: .other)
      before = rule
      categories = settings.categories
      func text(_ amount: Int64?) -> String { amount?.grouped ?? "" }
      texts = [
        .payee: rule.payee, .words: rule.words, .least: text(rule.least), .most: text(rule.most),
      ]
      (kind, category, isOn) = (rule.kind, rule.category, rule.isOn)
    }

    /// A new rule as it is offered.
    init(_ offer: Ledger.Offer, _ settings: LedgerSettings) {
      self.init(nil, settings)
      texts[.payee] = offer.text
      kind = offer.isIncome ? .income : .expense
      category = offer.category
    }

    var isBuiltIn: Bool { before.isBuiltIn }

    /// Nil while an amount is not one.
    var rule: LedgerRule? {
      guard let least = Bound(texts[.least]), let most = Bound(texts[.most]) else { return nil }
      return LedgerRule(
        id: before.id, payee: LedgerEntry.normalised(texts[.payee] ?? ""),
        words: LedgerEntry.normalised(texts[.words] ?? ""), kind: kind, least: least.amount,
        most: most.amount, category: category, isOn: isOn)
    }

    /// What is wrong with the fields.
    var errors: [Field: LedgerValidationError] {
      var errors: [Field: LedgerValidationError] = [:]
      for field in [Field.least, .most] where Bound(texts[field]) == nil {
        errors[field] = .noAmount
      }
      guard errors.isEmpty, let rule, !rule.isUsable else { return errors }
      let isBelow = (rule.least ?? 0) > (rule.most ?? .max)
      return isBelow ? [.most: .belowLeast] : [.payee: .noCondition]
    }

    func error(in field: Field) -> LedgerValidationError? { isJudged ? errors[field] : nil }

    var hasUnsaved: Bool { rule != before || isApplied }
  }

  /// The least or the most that a rule's entries may move.
  private struct Bound {
    /// Nil for any.
    let amount: Int64?

    /// Nil for a text that is not an amount.
    init?(_ text: String?) {
      switch AmountText.read(text ?? "") {
      case .none: amount = nil
      case .amount(let read) where read >= 0: amount = read
      default: return nil
      }
    }
  }

  enum Action {
    case type(String, in: Field)
    case stepKind(Int)
    case stepCategory(Int)
    case turn
    case switchApplied
    case save
    case leave
    case stay
    case discard
  }
}

struct RuleFormBuilder {
  let ledger: LedgerUseCases

  @MainActor func build(
    _ model: RuleForm.Model, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = RuleFormView(model)
    let interactor = RuleFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(interactor: interactor, view: view, remembering: interactor)
  }
}
