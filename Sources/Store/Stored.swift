/// A read-only value of a store, or one derived from such values.
@MainActor public struct Stored<Value: Equatable> {
  let slice: Slice<Value>

  /// What the slice reads from, kept alive.
  let owners: [AnyObject]

  /// The present value.
  public var value: Value { slice.latest }

  /// Hands over the present value at once, and then each that differs from the one before.
  ///
  /// An update that changes several values delivers a value derived from them once.
  ///
  /// - Returns: What ends the observation when it is freed.
  public func observe(_ receive: @escaping @MainActor (Value) -> Void) -> Subscription {
    let subscriber = Subscriber(slice: slice, receive: receive)
    subscriber.begin()
    return Subscription(subscriber)
  }

  /// A value that is derived from this one.
  public func map<Derived: Equatable>(
    _ transform: @escaping (Value) -> Derived
  ) -> Stored<Derived> {
    let source = slice
    return Stored<Derived>(
      slice: Slice(hubs: source.hubs, sources: [source]) { transform(source.latest) },
      owners: owners)
  }

  /// A value that never changes, for tests and demos.
  public static func constant(_ value: Value) -> Stored {
    Stored(slice: Slice(hubs: []) { value }, owners: [])
  }

  /// A value that is derived from two others.
  public static func combine<First, Second>(
    _ first: Stored<First>, _ second: Stored<Second>,
    _ transform: @escaping (First, Second) -> Value
  ) -> Stored {
    let (one, two) = (first.slice, second.slice)
    return Stored(
      slice: Slice(hubs: union([one, two]), sources: [one, two]) {
        transform(one.latest, two.latest)
      },
      owners: first.owners + second.owners)
  }

  /// A value that is derived from three others.
  public static func combine<First, Second, Third>(
    _ first: Stored<First>, _ second: Stored<Second>, _ third: Stored<Third>,
    _ transform: @escaping (First, Second, Third) -> Value
  ) -> Stored {
    let (one, two, three) = (first.slice, second.slice, third.slice)
    return Stored(
      slice: Slice(hubs: union([one, two, three]), sources: [one, two, three]) {
        transform(one.latest, two.latest, three.latest)
      },
      owners: first.owners + second.owners + third.owners)
  }

  private static func union(_ slices: [AnySlice]) -> [Hub] {
    slices.flatMap(\.hubs).reduce(into: []) { hubs, hub in
      precondition(
        hubs.allSatisfy { $0.queue === hub.queue }, "values of two stores cannot be combined")
      if !hubs.contains(where: { $0 === hub }) { hubs.append(hub) }
    }
  }
}
