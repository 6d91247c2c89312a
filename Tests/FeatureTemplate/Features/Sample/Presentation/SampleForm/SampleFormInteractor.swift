import RIBs
import SampleDomain
import TerminalRIBs

/// Takes what the user types about a sample, and stores it.
final class SampleFormInteractor: PresentableInteractor<SampleForm> {
  private(set) lazy var flow = FormFlow("save sample", of: self, \.form)
  private weak let listener: (any SampleFormListener)?
  private let samples: SampleUseCases

  init(
    _ samples: SampleUseCases, on presenter: any Presentable<SampleForm>,
    listener: any SampleFormListener
  ) {
    self.samples = samples
    self.listener = listener
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .type(let text, .title): flow.edit { $0.content.title = text }
    case .type(let text, .text): flow.edit { $0.content.text = text }
    case .form(let event):
      flow.receive(event) { [samples, sample = model.sample] input throws(SampleError) in
        guard let sample else { return try await samples.add(input.content) }
        try await samples.edit(sample, input.content)
      } then: { [listener, model] in
        listener?.sampleFormDidClose(hasAdded: model.sample == nil)
      } leave: {
        listener?.sampleFormDidClose(hasAdded: false)
      }
    }
  }
}
