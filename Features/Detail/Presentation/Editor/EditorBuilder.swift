import PeopleDomain
import RIBs
import TerminalRIBs

/// Builds the form that changes one person.
protocol EditorBuildable: Buildable {
  /// `person` is as the user sees them.
  func build(person: Person, listener: any EditorListener) -> any ViewableRouting
}

protocol EditorDependency: Dependency {
  var editPerson: EditPerson { get }
}

protocol EditorListener: Listener {
  /// The changes are stored.
  func editorDidSave()
  /// The user has left without changes, or given them up.
  func editorDidClose()
}

final class EditorBuilder: Builder<any EditorDependency>, EditorBuildable {
  func build(person: Person, listener: any EditorListener) -> any ViewableRouting {
    let view = EditorView(EditorViewModel(draft: PersonDraft(person)))
    let interactor = EditorInteractor(
      person: person, presenter: view, dependency: dependency, listener: listener)
    return EditorRouter(interactor: interactor, view: view)
  }
}
