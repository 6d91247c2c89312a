import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import Time

/// The form in which an entry is written by hand.
enum EntryForm: Riblet {
  struct Input: FormInput {
    var draft: LedgerDraft

    var firstFault: LedgerField? {
      let errors = draft.errors
      return LedgerDraft.fields.first { errors[$0] != nil }
    }

    static var drafted: [(name: String, text: WritableKeyPath<Input, String>)] {
      LedgerDraft.fields.map { ($0.rawValue, \.draft[$0]) } + [
        ("account", \.account), ("received", \.received), ("category", \.category),
        ("chosen", \.chosen),
      ]
    }

    private var account: String {
      get { draft.account.rawValue }
      set { draft.account = LedgerAccount.ID(rawValue: newValue) }
    }

    private var received: String {
      get { draft.isReceived ? "yes" : "" }
      set { draft.isReceived = newValue == "yes" }
    }

    /// Whether the user has chosen the category, which is read before.
    private var chosen: String {
      get { draft.followsRules ? "" : "yes" }
      set { if newValue == "yes" { draft.choose(draft.category) } }
    }

    private var category: String {
      get { draft.category.rawValue }
      set { draft.category = LedgerCategory(rawValue: newValue) }
    }
  }

  struct Model: Equatable {
    var categories = LedgerCategories.builtIn
    /// Those that entries can be written into.
    var accounts: [LedgerAccount] = []
    var form: FormState<Input>

    init(_ draft: LedgerDraft) { form = FormState(Input(draft: draft)) }

    var draft: LedgerDraft { form.input.draft }

    func error(in field: LedgerField) -> LedgerValidationError? {
      form.showsErrors ? draft.errors[field] : nil
    }
  }

  enum Action {
    case type(String, in: LedgerField)
    case switchDirection
    case stepCategory(Int)
    case stepAccount(Int)
    case form(FormEvent)
  }
}

struct EntryFormBuilder {
  let ledger: LedgerUseCases
  let clock: any WallClock

  static let segment: Segment = "add"

  /// `account` is the one that the table shows alone; nil for all.
  @MainActor func build(
    _ account: LedgerAccount.ID?, listener: any LedgerSheetListener
  ) -> any ViewableRouting {
    let settings = ledger.state.value.settings
    var draft = LedgerDraft(day: Day(milliseconds: clock.now))
    if let account, account != .superPay { draft.account = account }
    var model = EntryForm.Model(draft)
    (model.categories, model.accounts) = (settings.categories, settings.accounts.own)
    let view = EntryFormView(model)
    let interactor = EntryFormInteractor(ledger, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, restorable: interactor.flow)
  }
}
