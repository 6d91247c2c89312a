public import Editing
import RIBs
public import Store

/// Stores the samples of one profile.
public protocol SampleRepository: Sendable {
  /// All samples, newest first.
  func samples() async throws(SampleError) -> [Sample]

  /// Stores a sample under a new id, greater than all before.
  func add(_ content: Sample.Content) async throws(SampleError) -> SampleChange

  /// Makes a change wholly or not at all.
  ///
  /// - Throws: `SampleError.changedElsewhere` if `change.old` is not what is stored.
  func apply(_ change: SampleChange) async throws(SampleError)
}

/// What one sample contains before and after a change; nil where there is no such sample.
public struct SampleChange: Reversible, Hashable {
  public let id: Sample.ID
  public let old, new: Sample.Content?

  public init(of id: Sample.ID, from old: Sample.Content?, to new: Sample.Content?) {
    (self.id, self.old, self.new) = (id, old, new)
  }

  public var reversed: SampleChange { SampleChange(of: id, from: new, to: old) }
}

/// The samples of one session: what is stored, and what the state shows of it.
@MainActor public final class SampleModel {
  private let repository: any SampleRepository
  private let writer: Writer<SampleState>
  private let readings = SerialTaskQueue()

  public init(_ repository: any SampleRepository, writer: Writer<SampleState>) {
    (self.repository, self.writer) = (repository, writer)
  }

  /// Reads all samples into the state; changes nothing if the caller is cancelled meanwhile.
  func read() async {
    await readings.run { [repository, writer] in
      let samples: Result<[Sample], SampleError>
      do throws(SampleError) {
        samples = .success(try await repository.samples())
      } catch {
        samples = .failure(error)
      }
      if !Task.isCancelled { writer.update { $0.samples.receive(samples) } }
    }
  }

  func show(_ history: HistoryState) { writer.update { $0.history = history } }

  /// Stores a new sample, and shows it.
  func add(_ content: Sample.Content) async throws(SampleError) -> SampleChange {
    let change = try await repository.add(content)
    await read()
    return change
  }

  /// Makes a change, and shows it.
  func apply(_ change: SampleChange) async throws(SampleError) {
    try await repository.apply(change)
    await read()
  }
}
