import RIBs
import SampleDomain
import TerminalRIBs

protocol SampleFormListener: Listener {
  /// A new sample is stored.
  func sampleFormDidAdd()
  /// The form was left, or an edit is stored.
  func sampleFormDidClose()
}

/// Builds the form for a sample.
struct SampleFormBuilder {
  static let newSegment: Segment = "new"

  let samples: SampleUseCases

  /// `sample` is nil for a new one.
  @MainActor func build(
    _ sample: Sample?, listener: any SampleFormListener
  ) -> any ViewableRouting {
    let view = SampleFormView(SampleForm.Model(sample))
    let interactor = SampleFormInteractor(sample, samples, on: view, listener: listener)
    return ViewableRouter(
      interactor: interactor, view: view,
      segment: sample.map { Segment("\($0.id)") } ?? Self.newSegment, remembering: interactor)
  }
}
