import Editing
import RIBs
import SampleDomain
import TerminalRIBs

/// Shows the form over the list.
final class SampleListRouter: ViewableRouter<SampleListInteractor, SampleListView>,
  SampleListRouting
{
  private let dependencies: SampleDependencies
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: SampleListInteractor, view: SampleListView, stage: any Stage,
    dependencies: SampleDependencies
  ) {
    (self.stage, self.dependencies) = (stage, dependencies)
    super.init(
      interactor: interactor, view: view, segment: SampleListBuilder.segment,
      restorable: RestorableList(of: interactor, \.list))
    interactor.router = self
  }

  /// Opens the form of the sample with that id, or of a new one.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await slot.open(segment, finding: interactor.form(at:), show: attachForm)
    return if let child { child } else { try await super.open(segment) }
  }

  func attachForm(_ model: SampleForm.Model) {
    let form = SampleFormBuilder(dependencies: dependencies)
    slot.show(form.build(model, listener: interactor), as: .sheet)
  }

  func detachForm() { slot.clear() }
}
