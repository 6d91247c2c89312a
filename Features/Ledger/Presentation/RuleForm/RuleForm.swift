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
    case payee, words, least, most, note, name
  }

  struct Input: FormInput {
    /// The rule as it was.
    private let rule: LedgerRule
    var texts: [Field: String]
    var kind: LedgerRule.Kind
    var account: LedgerAccount.ID?
    var category: LedgerCategory
    var isOn: Bool
    /// Whether the rule is applied to existing rows too.
    var isApplied = false

    init(_ rule: LedgerRule) {
      self.rule = rule
      func text(_ amount: Int64?) -> String { amount?.grouped ?? "" }
      texts = [
        .payee: rule.payee, .words: rule.words, .note: rule.note, .least: text(rule.least),
        .most: text(rule.most), .name: rule.name,
      ]
      (kind, account, category, isOn) = (rule.kind, rule.account, rule.category, rule.isOn)
    }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      Field.allCases.map { ("\($0)", \.[$0]) } + [
        ("kind", \.kindName), ("account", \.accountName), ("category", \.categoryName),
        ("off", \.turnedOff), ("applied", \.applied),
      ]
    }

    private subscript(field: Field) -> String {
      get { texts[field] ?? "" }
      set { texts[field] = newValue }
    }

    private var kindName: String {
      get { kind.rawValue }
      set { kind = LedgerRule.Kind(rawValue: newValue) ?? kind }
    }

    private var accountName: String {
      get { account?.rawValue ?? "" }
      set { account = newValue.isEmpty ? nil : LedgerAccount.ID(rawValue: newValue) }
    }

    private var categoryName: String {
      get { category.rawValue }
      set { category = LedgerCategory(rawValue: newValue) }
    }

    private var turnedOff: String {
      get { isOn ? "" : "yes" }
      set { isOn = newValue != "yes" }
    }

    private var applied: String {
      get { isApplied ? "yes" : "" }
      set { isApplied = newValue == "yes" }
    }

    /// Nil while an amount is not one.
    var edited: LedgerRule? {
      guard let least = Bound(texts[.least]), let most = Bound(texts[.most]) else { return nil }
      return LedgerRule(
        id: rule.id, payee: LedgerEntry.normalised(texts[.payee] ?? ""),
        words: LedgerEntry.normalised(texts[.words] ?? ""),
        note: LedgerEntry.normalised(texts[.note] ?? ""), kind: kind, account: account,
        least: least.amount, most: most.amount, category: category,
        name: LedgerEntry.normalised(texts[.name] ?? ""), isOn: isOn)
    }

    /// What is wrong with the fields.
    var errors: [Field: LedgerValidationError] {
      var errors: [Field: LedgerValidationError] = [:]
      for field in [Field.least, .most] where Bound(texts[field]) == nil {
        errors[field] = .noAmount
      }
      for field in [Field.payee, .words, .note, .name] {
        errors[field] = LedgerValidationError(texts[field] ?? "", upTo: LedgerEntry.textLimit)
      }
      guard errors.isEmpty, let edited, !edited.isUsable else { return errors }
      let isBelow = (edited.least ?? 0) > (edited.most ?? .max)
      return isBelow ? [.most: .belowLeast] : [.payee: .noCondition]
    }

    var firstFault: Field? {
      let errors = errors
      return Field.allCases.first { errors[$0] != nil }
    }

    /// What is typed may make the rule that it was.
    func differs(from before: Input) -> Bool { isApplied || edited != before.edited }
  }

  struct Model: Equatable {
    /// The rule as it was; its id is new for a new one.
    let before: LedgerRule
    let isNew: Bool
    let categories: LedgerCategories
    let accounts: LedgerAccounts
    var form: FormState<Input>
    /// How many existing rows the rule matches, and would change.
    var matches = RuleMatches.none

    /// A new rule if nil.
    init(_ rule: LedgerRule?, _ settings: LedgerSettings) {
      isNew = rule == nil
      before = rule ?? LedgerRule(id: settings.rules.newID, category: .other)
      categories = settings.categories
      accounts = settings.accounts
      form = FormState(Input(before))
    }

    /// A new rule as it is offered.
    init(_ offer: Ledger.Offer, _ settings: LedgerSettings) {
      self.init(nil, settings)
      var input = form.input
      input.texts[.payee] = offer.text
      input.kind = offer.isIncome ? .income : .expense
      input.category = offer.category
      form = FormState(input, before: form.before)
    }

    var isBuiltIn: Bool { before.isBuiltIn }

    /// What the rule does, in one sentence; nil while it says nothing, or something wrong.
    var sentence: Phrase? {
      guard let rule = form.input.edited, rule.isUsable else { return nil }
      return rule.sentence(categories, accounts)
    }

    func error(in field: Field) -> Phrase? {
      let error = form.input.errors[field]
      let isShown = form.showsErrors || error?.isSaidAtOnce == true
      return (isShown ? error?.phrase : nil) ?? form.refusal(of: field)
    }
  }

  /// The least or the most that a rule's entries may move.
  private struct Bound {
    /// Nil for any.
    let amount: Int64?

    /// Nil for a text that is not an amount.
    init?(_ text: String?) {
      switch AmountText.typed(text ?? "") {
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
    /// All accounts stand before the first.
    case stepAccount(Int)
    case turn
    case switchApplied
    case form(FormEvent)
  }
}

struct RuleFormBuilder {
  let dependencies: LedgerDependencies

  @MainActor func build(
    _ model: RuleForm.Model, at segment: Segment?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let view = RuleFormView(model)
    let interactor = RuleFormInteractor(dependencies.ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: segment, restorable: interactor)
  }
}
