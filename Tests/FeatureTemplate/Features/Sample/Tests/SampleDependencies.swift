import Phrases
import SampleDomain
import SamplePresentation
import Store

@testable import SampleRaft

/// What the samples' riblets depend on, in memory; a test can replace each use case.
final class SampleDependencies: SampleDependency {
  let store = Store(SampleState())
  var samples: SampleUseCases
  private(set) var notices: [Phrase] = []

  static let examples = ["셋째", "Second", "첫째"].map {
    Sample.Content(title: $0, text: "\($0)의 내용")
  }

  /// `contents` are the newest first.
  init(_ contents: [Sample.Content] = examples) {
    let repository = InMemorySamples(contents.reversed())
    samples = SampleUseCases(
      SampleModel(repository, writer: store.writer(\.self)), state: store.stored(\.self))
  }

  lazy var notify: Notify = { [weak self] in self?.notices.append($0) }
}
