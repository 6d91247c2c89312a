import RIBs
import SampleDomain
import TerminalRIBs

/// Shows the form over the list.
final class SampleListRouter: ViewableRouter<SampleListInteractor, SampleListView>,
  SampleListRouting
{
  private let form: SampleFormBuilder
  private lazy var slot = Slot(of: self, on: stage)
  private let stage: any Stage

  init(
    interactor: SampleListInteractor, view: SampleListView, stage: any Stage,
    form: SampleFormBuilder
  ) {
    self.stage = stage
    self.form = form
    super.init(
      interactor: interactor, view: view, segment: SampleListBuilder.segment,
      remembering: interactor)
    interactor.router = self
  }

  /// Opens the sample of that id, or an empty form.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = slot.child, child.segment == segment { return child }
    guard !hasUnsavedBelow else { throw LinkError.unsaved(segment, reached: self) }
    if segment == SampleFormBuilder.newSegment {
      attachForm(of: nil)
    } else if let sample = await interactor.sample(segment.name), isActive {
      attachForm(of: sample)
    }
    return try await super.open(segment)
  }

  /// What was typed in the form is not thrown away for a link.
  override func arrive() {
    if !hasUnsavedBelow { slot.clear() }
  }

  func attachForm(of sample: Sample?) {
    slot.show(form.build(sample, listener: interactor), as: .sheet)
  }

  func detachForm() { slot.clear() }
}
