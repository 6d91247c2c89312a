/// A read-only value of a store, or a value derived from others.
@MainActor public struct Stored<Value: Equatable> {
  let slice: Slice<Value>

  /// The stores that the slice reads from, which it does not retain.
  let owners: [AnyObject]

  /// The current value.
  public var value: Value { slice.latest }

  /// Calls `receive` at once with the current value, and then with each value that differs from the
  /// last.
  ///
  /// An update that changes several sources of a derived value delivers it once.
  ///
  /// - Returns: The subscription, which ends the observation when it is deallocated.
  public func observe(_ receive: @escaping @MainActor (Value) -> Void) -> Subscription {
    let subscriber = Subscriber(slice) { [slice] in receive(slice.latest) }
    subscriber.begin()
    return Subscription(subscriber)
  }

  /// A value derived from this one.
  public func map<Derived: Equatable>(
    _ transform: @escaping (Value) -> Derived
  ) -> Stored<Derived> {
    let source = slice
    return Stored<Derived>(
      slice: Slice(hubs: source.hubs, sources: [source]) { transform(source.latest) },
      owners: owners)
  }

  /// A value that never changes, for demos.
  public static func constant(_ value: Value) -> Stored {
    Stored(slice: Slice(hubs: [Hub(queue: UpdateQueue())]) { value }, owners: [])
  }

  /// A value derived from two others of the same store.
  public static func combine<First, Second>(
    _ first: Stored<First>, _ second: Stored<Second>,
    _ transform: @escaping (First, Second) -> Value
  ) -> Stored {
    let (one, two) = (first.slice, second.slice)
    return Stored(
      slice: Slice(hubs: union(one.hubs, two.hubs), sources: [one, two]) {
        transform(one.latest, two.latest)
      },
      owners: first.owners + second.owners)
  }

  private static func union(_ first: [Hub], _ second: [Hub]) -> [Hub] {
    precondition(first[0].queue === second[0].queue, "values of two stores cannot be combined")
    return first + second.filter { hub in !first.contains { $0 === hub } }
  }
}

/// Keeps an observation active until it is cancelled or deallocated.
@MainActor public final class Subscription {
  private let subscriber: Subscriber

  init(_ subscriber: Subscriber) {
    self.subscriber = subscriber
  }

  isolated deinit { subscriber.end() }

  /// Stops the observation at once, even during a delivery.
  public func cancel() { subscriber.end() }
}

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
