/// Read and write access to one group of a store, and no other.
@MainActor public struct Writer<Fields> {
  let read: () -> Fields
  let change: (@escaping (inout Fields) -> Void) -> Void

  /// The group as it is now, without changes that are queued.
  public var value: Fields { read() }

  /// Changes the group like `Store.update`.
  public func update(_ change: @escaping (inout Fields) -> Void) { self.change(change) }
}
