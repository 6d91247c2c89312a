import Editing
import PeopleDomain
import RIBs
import TerminalUI

/// Takes what the user types about a person, and stores it unless another Galbi was faster.
final class EditorInteractor: PresentableInteractor<Editor> {
  private weak let listener: (any EditorListener)?
  private let people: PeopleUseCases
  /// The person as another Galbi has changed them, while the user chooses.
  private var theirs: Person?
  /// Whether the person has changed since the recalled text was typed: saving asks first.
  private var isOutdated = false

  init(
    _ people: PeopleUseCases, on presenter: any Presentable<Editor>, listener: any EditorListener
  ) {
    self.people = people
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, let field): type(text, in: field)
    case .save:
      if model.page == .form, model.notice != .saving { save() }
    case .escape: escape()
    case .goOn: goOn()
    case .discard, .keepTheirs: listener?.editorDidClose()
    case .keepMine: keepMine()
    }
  }

  private func type(_ text: String, in field: PersonField) {
    update { model in
      model.leaving.stay()
      model.draft[field] = text
      if model.notice != .saving { model.notice = nil }
    }
  }

  private func escape() {
    guard model.notice != .saving else { return }
    guard model.differences.isEmpty else { return goOn() }
    if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { listener?.editorDidClose() }
  }

  private func goOn() {
    theirs = nil
    update { model in
      model.leaving.stay()
      model.differences = []
    }
  }

  /// Saves over the other Galbi's changes, but keeps those of fields that the user has not changed.
  private func keepMine() {
    isOutdated = false
    if let theirs { model.draft = model.draft.moved(onto: theirs) }
    goOn()
    save()
  }

  private func save() {
    model.leaving.stay()
    let draft = model.draft
    guard let wanted = draft.edited else {
      return update { model in
        model.notice = .failed(EditorText.invalid.phrase)
        if let field = PersonField.allCases.first(where: draft.errors.keys.contains) {
          model.focus.ask(for: field)
        }
      }
    }
    guard wanted != draft.person else { return listener?.editorDidClose() ?? () }
    guard !isOutdated else { return didFail(.changedElsewhere(draft.person)) }
    model.notice = .saving
    request("save person") { [self] in
      do throws(PeopleError) {
        try await people.edit(draft.person, wanted)
        guard !Task.isCancelled else { return }
        didSave(draft, as: wanted)
      } catch {
        guard !Task.isCancelled else { return }
        didFail(error)
      }
    }
  }

  /// Keeps the form open if more was typed while it was saving.
  private func didSave(_ saved: PersonDraft, as person: Person) {
    guard model.draft != saved else { return listener?.editorDidSave() ?? () }
    update { model in
      var draft = PersonDraft(person)
      for field in PersonField.allCases { draft[field] = model.draft[field] }
      model.draft = draft
      model.notice = nil
    }
  }

  private func didFail(_ error: PeopleError) {
    guard case .changedElsewhere(let theirs) = error else {
      return model.notice = .failed(error.phrase)
    }
    let differences = differences(to: theirs)
    guard !differences.isEmpty else { return listener?.editorDidClose() ?? () }
    self.theirs = theirs
    update { model in
      model.notice = nil
      model.differences = differences
    }
  }

  private func differences(to theirs: Person) -> [Model.Difference] {
    let draft = model.draft.moved(onto: theirs)
    let mine = draft.edited.map(PersonDraft.init) ?? draft
    let other = PersonDraft(theirs)
    return PersonField.allCases.filter { mine[$0] != other[$0] }.map {
      Model.Difference(field: $0, mine: mine[$0], theirs: other[$0])
    }
  }
}

extension EditorInteractor: Remembering {
  /// Whether the draft has changes that are not stored.
  var hasUnsaved: Bool { model.draft.hasChanges() }

  /// The fields that were changed, with their text and the text before.
  var memory: Memory? {
    let before = PersonDraft(model.draft.person)
    var memory = Memory()
    for field in PersonField.allCases where model.draft.hasChanges(in: field) {
      memory["\(field)"] = model.draft[field]
      memory["\(field)-before"] = before[field]
    }
    return memory
  }

  func recall(_ memory: Memory) {
    let now = PersonDraft(model.draft.person)
    update { model in
      for field in PersonField.allCases {
        guard let text = memory["\(field)"] else { continue }
        model.draft[field] = text
        if let before = memory["\(field)-before"], before != now[field] { isOutdated = true }
      }
    }
  }
}
