import Editing
public import Phrases
public import Store

/// What can be done with samples, as functions; a test can replace any of them.
///
/// A change completes even if its caller is cancelled; changes run one after another.
@MainActor public struct SampleUseCases {
  public let state: Stored<SampleState>

  /// Reads all samples; the outcome is in the state.
  public var read: @MainActor () async -> Void

  /// Adds a sample, which becomes the first one.
  public var add: @MainActor (Sample.Content) async throws(SampleError) -> Void

  /// Replaces what a sample contains.
  ///
  /// Throws `SampleError.changedElsewhere` if it is no longer stored as it was read.
  public var edit: @MainActor (Sample, Sample.Content) async throws(SampleError) -> Void

  /// Deletes a sample; throws as `edit` does.
  public var delete: @MainActor (Sample) async throws(SampleError) -> Void

  /// Take back the last change and repeat it; each returns what there is to say of it.
  public var undo, redo: @MainActor () async throws(SampleError) -> Phrase?

  /// Returns when the last change is stored.
  public let settled: @MainActor () async -> Void

  public init(_ model: SampleModel, state: Stored<SampleState>) {
    let history = CommandHistory<SampleError>(onChange: model.show)
    func change(
      _ sample: Sample, to content: Sample.Content?, _ title: Phrase
    ) async throws(SampleError) {
      let change = SampleChange(of: sample.id, from: sample.content, to: content)
      try await history.perform(
        ChangeCommand(title, change, conflict: .changedElsewhere, apply: model.apply))
    }
    self.state = state
    read = model.read
    add = { content throws(SampleError) in
      let title = Phrase(ko: "새 메모", en: "new sample")
      let command = ChangeCommand(title, conflict: .changedElsewhere, apply: model.apply) {
        () throws(SampleError) in try await model.add(content)
      }
      try await history.perform(command)
    }
    edit = { sample, content throws(SampleError) in
      try await change(sample, to: content, Phrase(ko: "메모 편집", en: "edit sample"))
    }
    delete = { sample throws(SampleError) in
      try await change(sample, to: nil, Phrase(ko: "메모 삭제", en: "delete sample"))
    }
    undo = history.undoWithNotice
    redo = history.redoWithNotice
    settled = history.settled
  }
}
