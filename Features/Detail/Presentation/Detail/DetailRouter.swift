import DetailInterface
import PeopleDomain
import RIBs
import TerminalRIBs

/// Names the person in links, and shows the editor over them.
final class DetailRouter: ViewableRouter<DetailInteractor, DetailView>, DetailRouting,
  DetailEditorRouting
{
  private let dependencies: DetailDependencies
  private let stage: any Stage
  private lazy var editor = Slot(of: self, on: stage)

  init(
    interactor: DetailInteractor, view: DetailView, stage: any Stage,
    dependencies: DetailDependencies
  ) {
    self.stage = stage
    self.dependencies = dependencies
    super.init(interactor: interactor, view: view, segment: Segment(interactor.id))
    interactor.router = self
  }

  /// Opens the editor as soon as the person was read.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    guard segment == EditorBuilder.segment else { return try await super.open(segment) }
    try await interactor.read()
    guard let person = interactor.editable else {
      throw LinkError.unknown(segment, reached: self)
    }
    return editor.child ?? showEditor(of: person)
  }

  func visit() { interactor.visit() }

  func leave() { interactor.leave() }

  func attachEditor(of person: Person) { _ = showEditor(of: person) }

  func detachEditor() { editor.clear() }

  private func showEditor(of person: Person) -> AnyRouter {
    let child = EditorBuilder(dependencies: dependencies)
      .build(person: person, listener: interactor)
    editor.show(child, as: .sheet)
    return child
  }
}
