import Editing
import LedgerDomain
import RIBs
import Store
import TerminalUI

/// Takes what the user types, and adds it to the ledger; asks before it discards a draft.
final class EntryFormInteractor: PresentableInteractor<EntryForm>, Remembering {
  private weak let listener: (any LedgerSheetListener)?
  private let ledger: LedgerUseCases
  private lazy var saving = LatestRequest("add entry", of: self)

  init(
    _ ledger: LedgerUseCases, on presenter: any Presentable<EntryForm>,
    listener: any LedgerSheetListener
  ) {
    self.ledger = ledger
    self.listener = listener
    super.init(on: presenter)
  }

  var hasUnsaved: Bool { model.hasUnsaved }

  /// What differs from an empty draft.
  var memory: Memory? {
    var memory = Memory()
    let (draft, before) = (model.draft, model.before)
    for field in LedgerDraft.fields where draft[field] != before[field] {
      memory[field.rawValue] = draft[field]
    }
    memory["account"] = draft.account == before.account ? nil : draft.account.rawValue
    memory["received"] = draft.isReceived ? "yes" : nil
    memory["category"] = draft.category == before.category ? nil : draft.category.rawValue
    return memory
  }

  func recall(_ memory: Memory) {
    update { model in
      for field in LedgerDraft.fields {
        if let text = memory[field.rawValue] { model.draft[field] = text }
      }
      model.draft.isReceived = memory["received"] == "yes"
      let account = memory["account"].map(LedgerAccount.ID.init(rawValue:))
      model.draft.account = account ?? model.before.account
      let category = memory["category"].flatMap(LedgerCategory.init(rawValue:))
      model.draft.category = category ?? model.before.category
    }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field):
      edit {
        $0.draft[field] = text
        if $0.notice != .saving { $0.notice = nil }
      }
    case .switchDirection: edit { $0.draft.isReceived.toggle() }
    case .stepCategory(let step):
      let categories = ledger.state.value.settings.categories.ids
      edit { $0.draft.category = categories.element(step, after: $0.draft.category) ?? .other }
    case .stepAccount(let step):
      let accounts = ledger.state.value.settings.accounts.own.map(\.id)
      edit { $0.draft.account = accounts.element(step, after: $0.draft.account) ?? .cash }
    case .save: save()
    case .leave:
      guard model.notice != .saving else { return }
      if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { listener?.sheetDidClose() }
    case .stay: model.leaving.stay()
    case .discard: listener?.sheetDidClose()
    }
  }

  private func edit(_ change: (inout Model) -> Void) {
    update {
      change(&$0)
      $0.leaving.stay()
    }
  }

  private func save() {
    guard !model.leaving.isAsking, model.notice != .saving else { return }
    guard let entry = model.draft.entry else {
      return edit { model in
        model.isJudged = true
        model.notice = .failed(LedgerText.faulty.phrase)
        let errors = model.draft.errors
        if let field = LedgerDraft.fields.first(where: { errors[$0] != nil }) {
          model.focus.ask(for: field)
        }
      }
    }
    edit { $0.notice = .saving }
    let account = model.draft.account
    saving.ask { [ledger] () throws(LedgerError) in
      try await ledger.perform(.add(entry, to: account)).row
    } then: { [self] result in
      switch result {
      case .success(let row): if let row { listener?.sheetDidEnd(.added(row)) }
      case .failure(let error): model.notice = .failed(error.phrase)
      }
    }
  }
}
