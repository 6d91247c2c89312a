import Editing
import Phrases
import RIBs
import SampleDomain
import Store
import TerminalRIBs

protocol SampleListRouting: Routing {
  /// Shows a sample in the form; nil for a new one.
  func attachForm(of sample: Sample?)
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
    case .open: if let sample = model.list.selected { router?.attachForm(of: sample) }
    case .add: router?.attachForm(of: nil)
    case .delete: delete()
    case .history(let event): request(event, notify: notify, undo: samples.undo, redo: samples.redo)
    case .retry: request("read samples", samples.read)
    }
  }

  /// Reads the samples if that was not done yet, and returns the one with an id.
  func sample(_ id: String) async -> Sample? {
    if samples.state.value.samples.value == nil { await samples.read() }
    return samples.state.value.samples.value?.first { "\($0.id)" == id }
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
