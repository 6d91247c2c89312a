import Editing
import RIBs
import SampleDomain
import TerminalUI

/// Takes what the user types about a sample, and stores it.
final class SampleFormInteractor: PresentableInteractor<SampleForm> {
  private weak let listener: (any SampleFormListener)?
  private let samples: SampleUseCases
  private let sample: Sample?
  private let before: Sample.Content

  /// `sample` is nil for a new one.
  init(
    _ sample: Sample?, _ samples: SampleUseCases, on presenter: any Presentable<SampleForm>,
    listener: any SampleFormListener
  ) {
    self.sample = sample
    self.samples = samples
    self.listener = listener
    before = presenter.model.content
    super.init(on: presenter)
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .title(let title): type { $0.title = title }
    case .text(let text): type { $0.text = text }
    case .save: save()
    case .leave: leave()
    case .stay: model.leaving.stay()
    case .discard: listener?.sampleFormDidClose()
    }
  }

  private func type(_ change: (inout Sample.Content) -> Void) {
    update { model in
      change(&model.content)
      model.leaving.stay()
      if model.notice != .saving { model.notice = nil }
    }
  }

  private func leave() {
    guard model.notice != .saving else { return }
    if model.leaving.takeEscape(hasUnsaved: hasUnsaved) { listener?.sampleFormDidClose() }
  }

  private func save() {
    guard model.notice != .saving, !model.leaving.isAsking else { return }
    guard model.content.isValid else {
      return update { model in
        model.isJudged = true
        model.focusOnTitle.ask(for: true)
      }
    }
    model.notice = .saving
    request("save sample") { [self] in
      do throws(SampleError) {
        if let sample {
          try await samples.edit(sample, model.content)
        } else {
          try await samples.add(model.content)
        }
        guard !Task.isCancelled else { return }
        if sample == nil { listener?.sampleFormDidAdd() } else { listener?.sampleFormDidClose() }
      } catch {
        guard !Task.isCancelled else { return }
        model.notice = .failed(error.phrase)
      }
    }
  }
}

extension SampleFormInteractor: Remembering {
  var hasUnsaved: Bool { model.content != before }

  var memory: Memory? {
    hasUnsaved ? ["title": model.content.title, "text": model.content.text] : nil
  }

  func recall(_ memory: Memory) {
    type { content in
      content.title = memory["title"] ?? content.title
      content.text = memory["text"] ?? content.text
    }
  }
}
