import PeopleDomain
import RIBs

protocol EditorPresentable: LegacyPresentable {
  var listener: (any EditorPresentableListener)? { get set }
  func show(_ model: EditorViewModel)
  /// Brings the user to a field.
  func focus(on field: PersonField)
}

/// Takes what the user types about a person, and stores it unless somebody else was faster.
final class EditorInteractor: Interactor, EditorPresentableListener {
  private weak let listener: (any EditorListener)?
  private let presenter: any EditorPresentable
  private let dependency: any EditorDependency
  /// The person as the user has seen them last.
  private var seen: Person
  /// The person as somebody else has made them, while the user chooses.
  private var theirs: Person?
  private var model: EditorViewModel
  /// Whether the person has changed since what was recalled was typed: nothing is saved unasked.
  private var isOutdated = false
  /// Whether Esc has answered the question what to do with the changes, and nothing was done since:
  /// who goes on pressing it wants to leave.
  private var isLeaving = false

  init(
    person: Person, presenter: any EditorPresentable, dependency: any EditorDependency,
    listener: any EditorListener
  ) {
    seen = person
    model = EditorViewModel(draft: PersonDraft(person))
    self.presenter = presenter
    self.dependency = dependency
    self.listener = listener
    super.init()
    presenter.listener = self
  }

  /// Whether something was typed that is not stored.
  var hasUnsaved: Bool { model.draft != PersonDraft(seen) }

  /// The fields that were changed, as they were typed and as they were before.
  var memory: Memory {
    let before = PersonDraft(seen)
    var memory = Memory()
    for field in PersonField.allCases where model.draft[field] != before[field] {
      memory["\(field)"] = model.draft[field]
      memory[Self.nameBefore(field)] = before[field]
    }
    return memory
  }

  func recall(_ memory: Memory) {
    let now = PersonDraft(seen)
    show { model in
      for field in PersonField.allCases {
        guard let text = memory["\(field)"] else { continue }
        model.draft[field] = text
        if let before = memory[Self.nameBefore(field)], before != now[field] { isOutdated = true }
      }
    }
  }

  private static func nameBefore(_ field: PersonField) -> String { "\(field)-before" }

  func didType(_ text: String, in field: PersonField) {
    isLeaving = false
    show {
      $0.draft[field] = text
      if $0.notice != .saving { $0.notice = nil }
    }
  }

  func didPressSave() {
    guard model.page == .form, model.notice != .saving else { return }
    save()
  }

  func didPressEscape() {
    guard model.notice != .saving else { return }
    if model.page != .form {
      let hasAsked = model.page == .discard
      didChooseToGoOn()
      isLeaving = hasAsked
    } else if hasUnsaved, !isLeaving {
      show { $0.page = .discard }
    } else {
      listener?.editorDidClose()
    }
  }

  func didChooseToGoOn() {
    isLeaving = false
    theirs = nil
    show { $0.page = .form }
  }

  func didChooseToDiscard() { listener?.editorDidClose() }

  /// Over theirs: what the user left alone stays as they made it.
  func didChooseMine() {
    isOutdated = false
    if let theirs {
      seen = theirs
      model.draft = model.draft.moved(onto: theirs)
    }
    didChooseToGoOn()
    save()
  }

  func didChooseTheirs() { listener?.editorDidClose() }

  private func save() {
    isLeaving = false
    guard let wanted = model.draft.applied(to: seen) else {
      show { $0.notice = .faulty }
      if let field = PersonField.allCases.first(where: { model.draft.faults[$0] != nil }) {
        presenter.focus(on: field)
      }
      return
    }
    guard wanted != seen else { return listener?.editorDidClose() ?? () }
    guard !isOutdated else { return didFail(.changedElsewhere(seen)) }
    show { $0.notice = .saving }
    let saved = model.draft
    request("save person") { [self] in
      do throws(PeopleError) {
        try await dependency.editPerson(seen, wanted)
        guard !Task.isCancelled else { return }
        didSave(saved, as: wanted)
      } catch {
        guard !Task.isCancelled else { return }
        didFail(error)
      }
    }
  }

  /// What was typed meanwhile keeps the form open.
  private func didSave(_ saved: PersonDraft, as person: Person) {
    guard model.draft != saved else { return listener?.editorDidSave() ?? () }
    seen = person
    show { model in
      var draft = PersonDraft(person)
      for field in PersonField.allCases { draft[field] = model.draft[field] }
      model.draft = draft
      model.notice = nil
    }
  }

  private func didFail(_ error: PeopleError) {
    guard case .changedElsewhere(let theirs) = error else {
      return show { $0.notice = .failed(error) }
    }
    let differences = differences(to: theirs)
    guard !differences.isEmpty else { return listener?.editorDidClose() ?? () }
    self.theirs = theirs
    show {
      $0.notice = nil
      $0.page = .conflict(differences)
    }
  }

  private func differences(to theirs: Person) -> [EditorViewModel.Difference] {
    let draft = model.draft.moved(onto: theirs)
    let mine = draft.applied(to: theirs).map(PersonDraft.init) ?? draft
    let other = PersonDraft(theirs)
    return PersonField.allCases.filter { mine[$0] != other[$0] }.map {
      EditorViewModel.Difference(field: $0, mine: mine[$0], theirs: other[$0])
    }
  }

  private func show(_ change: (inout EditorViewModel) -> Void) {
    change(&model)
    presenter.show(model)
  }
}
