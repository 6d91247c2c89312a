import Editing
import Phrases
import RIBs
import SampleDomain
import Store
import TerminalRIBs

protocol SampleListRouting: Routing {
  func attachForm(_ model: SampleForm.Model)
  func detachForm()
}

/// Follows the samples, and changes them as the user asks.
final class SampleListInteractor: PresentableInteractor<SampleList> {
  weak var router: (any SampleListRouting)?
  private let samples: SampleUseCases
  private let notify: Notify

  init(_ dependencies: SampleDependencies, on presenter: any Presentable<SampleList>) {
    (samples, notify) = (dependencies.samples, dependencies.notify)
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    follow(samples.state, at: \.state)
    request("read samples", samples.read)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .open: if let sample = model.list.selected { router?.attachForm(SampleForm.Model(sample)) }
    case .add: router?.attachForm(SampleForm.Model(nil))
    case .delete: delete()
    case .history(let event): request(event, notify: notify, undo: samples.undo, redo: samples.redo)
    case .retry: request("read samples", samples.read)
    }
  }

  /// The form that a segment names; nil if there is no such sample.
  func form(at segment: Segment) async -> SampleForm.Model? {
    if segment == SampleFormBuilder.newSegment { return SampleForm.Model(nil) }
    if samples.state.value.samples.value == nil { await samples.read() }
    return samples.state.value.samples.value?.first { Segment("\($0.id)") == segment }
      .map(SampleForm.Model.init)
  }

  private func delete() {
    guard let sample = model.list.selected else { return }
    request("delete sample", on: [sample.id], notify: notify) { [samples] () throws(SampleError) in
      try await samples.delete(sample)
      return SampleText.deleted
    }
  }
}

extension SampleListInteractor: SampleFormListener {
  func sampleFormDidClose(hasAdded: Bool) {
    router?.detachForm()
    if hasAdded { update { $0.list.selectFirst() } }
  }
}
