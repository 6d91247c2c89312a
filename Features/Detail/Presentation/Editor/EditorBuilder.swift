import PeopleDomain
import RIBs
import TerminalRIBs

protocol EditorListener: Listener {
  /// The changes are stored.
  func editorDidSave()
  /// The user has left without changes, or has discarded them.
  func editorDidClose()
}

/// Builds the form that changes one person.
struct EditorBuilder {
  static let segment: Segment = "edit"

  let people: PeopleUseCases

  /// `person` is as the user has seen them.
  @MainActor func build(person: Person, listener: any EditorListener) -> any ViewableRouting {
    let view = EditorView(Editor.Model(person))
    let interactor = EditorInteractor(people, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Self.segment, restorable: interactor)
  }
}
