public import DetailInterface
public import PeopleDomain
public import Phrases
public import RIBs
public import Store
public import TerminalRIBs

public protocol DetailDependency: Dependency {
  var people: Stored<PeopleState> { get }
  var findPerson: FindPerson { get }
  var openPerson: OpenPerson { get }
  var editPerson: EditPerson { get }
  var toggleFavourite: ToggleFavourite { get }
  var toggleRegion: ToggleRegion { get }
  var undoPeople: UndoPeople { get }
  var redoPeople: RedoPeople { get }
  var walk: Walk { get }
  var fly: Fly { get }
  var notify: Notify { get }
}

public final class DetailBuilder: Builder<any DetailDependency>, DetailBuildable {
  public func build(
    person: String, on stage: any Stage, as visit: Visit
  ) -> any DetailRouting {
    let view = DetailView(DetailViewModel())
    let interactor = DetailInteractor(
      id: person, visit: visit, presenter: view, dependency: dependency)
    let editorBuilder = EditorBuilder(dependency: EditorComponent(dependency: dependency))
    return DetailRouter(
      interactor: interactor, view: view, stage: stage, editorBuilder: editorBuilder)
  }
}

/// Hands what the editor needs on to it.
private final class EditorComponent: Component<any DetailDependency>, EditorDependency {
  var editPerson: EditPerson { dependency.editPerson }
}
