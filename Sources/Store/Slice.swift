/// A value derived from the state, compared once for all who observe it.
@MainActor final class Slice<Value: Equatable>: AnySlice {
  private let read: () -> Value

  /// As it was read last; only while it is in use.
  ///
  /// An object, since an `Optional` of a generic value costs a look-up of its type each time.
  private(set) var delivered: Box<Value>?

  init(hubs: [Hub], sources: [AnySlice] = [], read: @escaping () -> Value) {
    self.read = read
    super.init(hubs: hubs, sources: sources)
  }

  /// The present value.
  var latest: Value {
    if isFresh, let delivered { return delivered.value }
    return read()
  }

  override func readAnew() -> Bool {
    let new = read()
    guard let delivered else {
      delivered = Box(new)
      return true
    }
    guard new != delivered.value else { return false }
    delivered.value = new
    return true
  }

  override func forget() { delivered = nil }
}
