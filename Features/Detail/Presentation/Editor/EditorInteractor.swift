import PeopleDomain
import RIBs
import TerminalRIBs
import TerminalUI

/// Takes what the user types about a person, and stores it unless another Galbi was faster.
final class EditorInteractor: PresentableInteractor<Editor> {
  /// How saving has ended.
  private enum Outcome {
    case unchanged
    case saved
    case changedElsewhere(Person)
  }

  private lazy var flow = FormFlow(
    "save person", of: self, \.form, faultNotice: FormText.faulty)
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
    case .type(let text, let field): flow.edit { $0.draft[field] = text }
    case .form(.leave) where !model.differences.isEmpty, .form(.stay): goOn()
    case .form(.save) where !model.differences.isEmpty: break
    case .form(let event): receive(event)
    case .keepTheirs: listener?.editorDidClose()
    case .keepMine: keepMine()
    }
  }

  private func receive(_ event: FormEvent) {
    flow.receive(event) { [people, isOutdated] input throws(PeopleError) -> Outcome in
      let draft = input.draft
      guard let person = draft.edited, person != draft.person else { return .unchanged }
      guard !isOutdated else { return .changedElsewhere(draft.person) }
      do throws(PeopleError) {
        try await people.edit(draft.person, person)
      } catch {
        guard case .changedElsewhere(let theirs) = error else { throw error }
        return .changedElsewhere(theirs)
      }
      return .saved
    } then: { [self] outcome in
      switch outcome {
      case .unchanged: listener?.editorDidClose()
      case .saved: listener?.editorDidSave()
      case .changedElsewhere(let theirs): askWhichToKeep(theirs)
      }
    } leave: {
      listener?.editorDidClose()
    }
  }

  private func goOn() {
    theirs = nil
    model.differences = []
    receive(.stay)
  }

  /// Saves over the other Galbi's changes, but keeps those of fields that the user has not changed.
  private func keepMine() {
    isOutdated = false
    if let theirs { flow.edit { $0.draft = $0.draft.moved(onto: theirs) } }
    goOn()
    receive(.save)
  }

  private func askWhichToKeep(_ theirs: Person) {
    let differences = differences(to: theirs)
    guard !differences.isEmpty else { return listener?.editorDidClose() ?? () }
    self.theirs = theirs
    model.differences = differences
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

extension EditorInteractor: Restorable {
  /// Whether the draft has changes that are not stored.
  var hasUnsaved: Bool { model.draft.hasChanges() }

  /// The fields that were changed, with their text and the text before.
  var restorationState: RestorationState? {
    let before = PersonDraft(model.draft.person)
    var restoration = RestorationState()
    for field in PersonField.allCases where model.draft.hasChanges(in: field) {
      restoration["\(field)"] = model.draft[field]
      restoration["\(field)-before"] = before[field]
    }
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    let now = PersonDraft(model.draft.person)
    flow.edit { input in
      for field in PersonField.allCases {
        guard let text = restoration["\(field)"] else { continue }
        input.draft[field] = text
        if let before = restoration["\(field)-before"], before != now[field] { isOutdated = true }
      }
    }
  }
}
