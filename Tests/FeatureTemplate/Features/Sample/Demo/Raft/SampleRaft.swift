public import Launch
import SampleDomain
import SampleFixtures
import SamplePresentation
import Store

/// The samples alone, with two of them in memory.
public final class SampleRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Sample") { stage, notify in
      let store = Store(SampleState())
      let repository = InMemorySamples([
        Sample.Content(title: "Reading list", text: "Sense and Sensibility"),
        Sample.Content(title: "장보기", text: "우유, 달걀"),
      ])
      let samples = SampleUseCases(
        SampleModel(repository, writer: store.writer(\.self)), state: store.stored(\.self))
      return SampleListBuilder(samples: samples, notify: notify).build(on: stage)
    }
  }
}
