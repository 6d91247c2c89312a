/// What one stored thing contains before and after a change; nil where there is no such thing.
public struct ContentChange<ID: Hashable & Sendable, Content: Hashable & Sendable>: Reversible,
  Hashable
{
  /// The thing that changes.
  public let id: ID
  /// What it contains before, and after.
  public let old, new: Content?

  /// Of the thing that has this id.
  public init(of id: ID, from old: Content?, to new: Content?) {
    (self.id, self.old, self.new) = (id, old, new)
  }

  public var reversed: ContentChange { ContentChange(of: id, from: new, to: old) }
}
