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
    let child = try await editor.open(
      segment, finding: interactor.editable(at:), show: attachEditor)
    return if let child { child } else { try await super.open(segment) }
  }

  func visit() { interactor.visit() }

  func leave() { interactor.leave() }

  func attachEditor(of person: Person) {
    let builder = EditorBuilder(dependencies: dependencies)
    editor.show(builder.build(person: person, listener: interactor), as: .sheet)
  }

  func detachEditor() { editor.clear() }
}
