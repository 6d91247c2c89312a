public import Editing
public import Store

/// What the app knows of the samples.
public struct SampleState: Equatable {
  /// All samples, newest first.
  public var samples = Loadable<[Sample], SampleError>.loading
  /// Whether a change can be undone or redone.
  public var history = HistoryState()

  public init() {}
}
