import Editing
import Expectations
import Phrases
import SampleDomain
import SampleFixtures
import Storage
import Store
import Testing

/// What becomes of the state when samples are changed.
@MainActor
struct SampleUseCasesTests {
  private let store = Store(SampleState())
  private let first = Sample.Content(title: "First")
  private let other = Sample.Content(title: "Other", text: "text")

  private func useCases(_ repository: any SampleRepository) -> SampleUseCases {
    SampleUseCases(
      SampleModel(repository, writer: store.writer(\.self)), state: store.stored(\.self))
  }

  private var titles: [String]? { store.state.samples.value?.map(\.content.title) }

  @Test func `each change is shown, undone and redone`() async throws {
    let samples = useCases(InMemorySamples([first]))
    expectEqual(store.state.samples, .loading)
    await samples.read()
    expectEqual(store.state.samples, .loaded([Sample(id: 1, first)]))
    try await samples.add(Sample.Content(title: "New"))
    try await samples.edit(Sample(id: 1, first), other)
    expectEqual(titles, ["New", "Other"])
    try await samples.delete(Sample(id: 1, other))
    expectEqual(titles, ["New"])
    var undone: [String?] = []
    for _ in 0..<3 { undone.append(try await samples.undo()?.text(.english)) }
    expectEqual(
      undone,
      [
        Optional("Undone: delete sample"), Optional("Undone: edit sample"),
        Optional("Undone: new sample"),
      ])
    try await expectEqual(samples.undo(), EditingText.nothingToUndo)
    expectEqual(titles, ["First"])
    for _ in 0..<3 { _ = try await samples.redo() }
    expectEqual(titles, ["New"])
    try await expectEqual(samples.redo(), EditingText.nothingToRedo)
  }

  @Test func `what was changed elsewhere stays, and its command is forgotten`() async throws {
    let repository = InMemorySamples([first])
    let samples = useCases(repository)
    try await samples.edit(Sample(id: 1, first), other)
    try await repository.apply(SampleChange(of: 1, from: other, to: nil))
    await #expect(throws: SampleError.changedElsewhere) { try await samples.undo() }
    try await expectEqual(samples.undo(), EditingText.nothingToUndo)
    await #expect(throws: SampleError.changedElsewhere) {
      try await samples.delete(Sample(id: 1, other))
    }
  }

  @Test func `what cannot be read is a failure in the state`() async throws {
    let samples = useCases(FailingSamples())
    await samples.read()
    expectEqual(store.state.samples, .failed(.storage(.busy)))
    await #expect(throws: SampleError.storage(.busy)) { try await samples.add(first) }
    try await expectEqual(samples.undo(), EditingText.nothingToUndo)
  }
}

/// Fails at everything.
private struct FailingSamples: SampleRepository {
  func samples() async throws(SampleError) -> [Sample] { throw .storage(.busy) }

  func add(_ content: Sample.Content) async throws(SampleError) -> SampleChange {
    throw .storage(.busy)
  }

  func apply(_ change: SampleChange) async throws(SampleError) { throw .storage(.busy) }
}
