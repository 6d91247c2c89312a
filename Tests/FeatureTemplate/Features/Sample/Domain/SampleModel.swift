import Editing
public import Store

/// The samples of one session: what is stored, and what the state shows of it.
@MainActor public final class SampleModel {
  private let repository: any SampleRepository
  private let writer: Writer<SampleState>
  /// How many readings were begun, and the number of the last one that is shown.
  private var readings = (begun: 0, shown: 0)

  public init(_ repository: any SampleRepository, writer: Writer<SampleState>) {
    self.repository = repository
    self.writer = writer
  }

  /// Reads all samples into the state; changes nothing if the caller is cancelled meanwhile.
  func read() async {
    readings.begun += 1
    let number = readings.begun
    let samples: Loadable<[Sample], SampleError>
    do throws(SampleError) {
      samples = .loaded(try await repository.samples())
    } catch {
      samples = .failed(error)
    }
    // A later reading may have ended before.
    guard !Task.isCancelled, number > readings.shown else { return }
    readings.shown = number
    writer.update { $0.samples = samples }
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
