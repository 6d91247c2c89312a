/// Read and write access to one group of a store, and no other.
@MainActor public struct Writer<Fields> {
  private let read: () -> Fields
  private let change: (@escaping (inout Fields) -> Void) -> Void

  init(
    read: @escaping () -> Fields, change: @escaping (@escaping (inout Fields) -> Void) -> Void
  ) {
    self.read = read
    self.change = change
  }

  public var value: Fields { read() }

  /// Changes the group like `Store.update`.
  public func update(_ change: @escaping (inout Fields) -> Void) { self.change(change) }
}
