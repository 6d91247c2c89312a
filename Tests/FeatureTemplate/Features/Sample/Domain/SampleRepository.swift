public import Editing

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
  public let old: Sample.Content?
  public let new: Sample.Content?

  public init(of id: Sample.ID, from old: Sample.Content?, to new: Sample.Content?) {
    self.id = id
    self.old = old
    self.new = new
  }

  public var reversed: SampleChange { SampleChange(of: id, from: new, to: old) }
}
