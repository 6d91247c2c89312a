public import Phrases
import RIBs
public import SampleDomain
public import TerminalRIBs

/// Builds the list of samples, which shows one of them in a form.
@MainActor public struct SampleListBuilder {
  static let segment: Segment = "sample"

  let samples: SampleUseCases
  private let notify: Notify

  public init(_ samples: SampleUseCases, notify: @escaping Notify) {
    self.samples = samples
    self.notify = notify
  }

  /// `stage` is where the form is shown.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = SampleListView(SampleList.Model())
    let interactor = SampleListInteractor(samples, notify: notify, on: view)
    return SampleListRouter(
      interactor: interactor, view: view, stage: stage, form: SampleFormBuilder(samples: samples))
  }
}
