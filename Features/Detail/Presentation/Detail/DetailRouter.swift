import DetailInterface
import PeopleDomain
import RIBs
import TerminalRIBs

/// Names its person in links, and shows the editor over them.
final class DetailRouter: ViewableRouter<DetailInteractor, DetailView>, DetailRouting,
  DetailNavigating
{
  private let editorBuilder: any EditorBuildable
  private let stage: any Stage
  private lazy var editor = Slot(of: self, on: stage)

  init(
    interactor: DetailInteractor, view: DetailView, stage: any Stage,
    editorBuilder: any EditorBuildable
  ) {
    self.stage = stage
    self.editorBuilder = editorBuilder
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  override var segment: Segment? { Segment(interactor.id) }

  func visit() { interactor.visit() }

  func attachEditor(of person: Person) {
    editor.show(editorBuilder.build(person: person, listener: interactor), as: .sheet)
  }

  func detachEditor() { editor.clear() }
}
