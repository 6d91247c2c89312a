public import Launch
import Phrases
import RIBs
import SampleDomain
import SamplePresentation
import Store

/// The samples alone, on two of them in memory.
public final class SampleRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Sample") { stage, notify in
      SampleListBuilder(dependency: SampleRaftComponent(notify: notify)).build(on: stage)
    }
  }
}

private final class SampleRaftComponent: SampleDependency {
  let samples: SampleUseCases
  let notify: Notify

  init(notify: @escaping Notify) {
    self.notify = notify
    let store = Store(SampleState())
    let repository = InMemorySamples([
      Sample.Content(title: "Reading list", text: "Sense and Sensibility"),
      Sample.Content(title: "장보기", text: "우유, 달걀"),
    ])
    samples = SampleUseCases(
      SampleModel(repository, writer: store.writer(\.self)), state: store.stored(\.self))
  }
}
