/// A value derived from the state, compared once per change for all its subscribers.
@MainActor final class Slice<Value: Equatable>: AnySlice {
  /// An object, since an `Optional` of a generic value looks up its type metadata at each access.
  private final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let read: () -> Value

  /// The value read last; nil while the slice is not used.
  private var stored: Box?

  init(hubs: [Hub], sources: [AnySlice] = [], read: @escaping () -> Value) {
    self.read = read
    super.init(hubs: hubs, sources: sources)
  }

  /// The current value.
  var latest: Value {
    if isFresh, let stored { return stored.value }
    return read()
  }

  override func update() -> Bool {
    let new = read()
    guard let stored else {
      stored = Box(new)
      return true
    }
    guard new != stored.value else { return false }
    stored.value = new
    return true
  }

  override func release() { stored = nil }
}
