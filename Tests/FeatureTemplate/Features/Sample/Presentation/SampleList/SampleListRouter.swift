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

  /// Opens the sample of that id, or an empty form.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = slot.child, child.segment == segment { return child }
    let sample = await interactor.sample(segment.name)
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    if isActive, sample != nil || segment == SampleFormBuilder.newSegment {
      attachForm(of: sample)
    }
    return try await super.open(segment)
  }

  func attachForm(of sample: Sample?) {
    let form = SampleFormBuilder(dependencies: dependencies)
    slot.show(form.build(sample, listener: interactor), as: .sheet)
  }

  func detachForm() { slot.clear() }
}
