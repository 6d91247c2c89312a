/// One group of fields of the state.
@MainActor final class Group<State> {
  /// The offset of the group in the state, in bytes, which gives the order of declaration.
  let position: Int

  let hub: Hub

  let hasChanged: (_ old: State, _ new: State) -> Bool

  private var slices: [AnyKeyPath: AnySlice] = [:]

  init<Fields: Equatable>(_ path: KeyPath<State, Fields>, position: Int, queue: UpdateQueue) {
    self.position = position
    hub = Hub(queue: queue)
    hasChanged = { $0[keyPath: path] != $1[keyPath: path] }
  }

  /// The slice of a field, shared so that the field is compared once for all its subscribers.
  func slice<Value>(at field: AnyKeyPath, make: () -> Slice<Value>) -> Slice<Value> {
    if let slice = slices[field] as? Slice<Value> { return slice }
    let slice = make()
    slices[field] = slice
    return slice
  }
}
