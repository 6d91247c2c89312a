public import Store

/// What the app knows of the samples.
public struct SampleState: Equatable {
  /// All samples, newest first.
  public var samples = Loadable<[Sample], SampleError>.loading

  public init() {}
}
