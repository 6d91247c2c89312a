import Phrases
import SampleDomain
import SampleFixtures
import SamplePresentation
import Store

/// Samples in memory, and what was said of them; a test can replace each use case.
@MainActor final class SampleFixture {
  let store = Store(SampleState())
  var samples: SampleUseCases
  private(set) var notices: [Phrase] = []

  static let examples = ["셋째", "Second", "첫째"].map {
    Sample.Content(title: $0, text: "\($0)의 내용")
  }

  /// `contents` are the newest first.
  init(_ contents: [Sample.Content] = examples) {
    let model = SampleModel(
      InMemorySamples(contents.reversed()), writer: store.writer(\.self))
    samples = SampleUseCases(model, state: store.stored(\.self))
  }

  func notify(_ phrase: Phrase) { notices.append(phrase) }

  var builder: SampleListBuilder { SampleListBuilder(samples: samples, notify: notify) }
}
