import LedgerDomain
import RIBs

protocol EntryFormPresentable: LegacyPresentable {
  var listener: (any EntryFormPresentableListener)? { get set }
  func show(_ model: EntryFormViewModel)
  /// Brings the user to a field.
  func focus(on field: LedgerField)
}

/// Takes what the user types about an entry, and stores it.
final class EntryFormInteractor: Interactor, EntryFormPresentableListener {
  private weak let listener: (any EntryFormListener)?
  private let presenter: any EntryFormPresentable
  private let dependency: any EntryFormDependency
  private let before: LedgerDraft
  private var model: EntryFormViewModel
  /// Whether Esc has answered the question what to do with what was written, and nothing was done
  /// since: who goes on pressing it wants to leave.
  private var isLeaving = false

  init(
    _ draft: LedgerDraft, presenter: any EntryFormPresentable,
    dependency: any EntryFormDependency, listener: any EntryFormListener
  ) {
    before = draft
    model = EntryFormViewModel(draft: draft)
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  /// Whether something was written that is not stored.
  var hasUnsaved: Bool { model.draft != before }

  /// What was written, as it was typed.
  var memory: Memory {
    var memory = Memory()
    let draft = model.draft
    for field in LedgerField.allCases where draft[field] != before[field] {
      memory["\(field)"] = draft[field]
    }
    memory["received"] = draft.isReceived ? "yes" : nil
    memory["category"] = draft.category == before.category ? nil : draft.category.rawValue
    return memory
  }

  func recall(_ memory: Memory) {
    show { model in
      for field in LedgerField.allCases {
        if let text = memory["\(field)"] { model.draft[field] = text }
      }
      model.draft.isReceived = memory["received"] == "yes"
      let category = memory["category"].flatMap(LedgerCategory.init(rawValue:))
      model.draft.category = category ?? before.category
    }
  }

  func didType(_ text: String, in field: LedgerField) {
    show {
      $0.draft[field] = text
      if $0.notice != .saving { $0.notice = nil }
    }
  }

  func didPressDirection() { show { $0.draft.isReceived.toggle() } }

  func didStepCategory(by step: Int) {
    let all = LedgerCategory.allCases
    let index = all.firstIndex(of: model.draft.category) ?? 0
    show { $0.draft.category = all[(index + step + all.count) % all.count] }
  }

  func didPressSave() {
    guard !model.isAsking, model.notice != .saving else { return }
    guard let entry = model.draft.entry else {
      show {
        $0.isJudged = true
        $0.notice = .faulty
      }
      let faults = model.draft.faults
      if let field = LedgerField.allCases.first(where: { faults[$0] != nil }) {
        presenter.focus(on: field)
      }
      return
    }
    show { $0.notice = .saving }
    request("add entry") { [self] in
      do throws(LedgerError) {
        let row = try await dependency.addEntry(entry)
        guard !Task.isCancelled else { return }
        listener?.entryFormDidSave(row)
      } catch {
        guard !Task.isCancelled else { return }
        show { $0.notice = .failed(error) }
      }
    }
  }

  func didPressEscape() {
    guard model.notice != .saving else { return }
    if model.isAsking {
      didChooseToGoOn()
      isLeaving = true
    } else if hasUnsaved, !isLeaving {
      show { $0.isAsking = true }
    } else {
      listener?.entryFormDidClose()
    }
  }

  func didChooseToGoOn() { show { $0.isAsking = false } }

  func didChooseToDiscard() { listener?.entryFormDidClose() }

  private func show(_ change: (inout EntryFormViewModel) -> Void) {
    isLeaving = false
    change(&model)
    presenter.show(model)
  }
}
