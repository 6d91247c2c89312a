/// A read-only value of a store, or one derived from such values.
@MainActor public struct Stored<Value: Equatable> {
  let slice: Slice<Value>

  /// What the slice reads from, kept alive.
  let owners: [AnyObject]

  /// The present value.
  public var value: Value { slice.read() }

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
    let read = slice.read
    return Stored<Derived>(
      slice: Slice(hubs: slice.hubs) { transform(read()) }, owners: owners)
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
    let (readFirst, readSecond) = (first.slice.read, second.slice.read)
    return Stored(
      slice: Slice(hubs: union(first.slice.hubs, second.slice.hubs)) {
        transform(readFirst(), readSecond())
      },
      owners: first.owners + second.owners)
  }

  /// A value that is derived from three others.
  public static func combine<First, Second, Third>(
    _ first: Stored<First>, _ second: Stored<Second>, _ third: Stored<Third>,
    _ transform: @escaping (First, Second, Third) -> Value
  ) -> Stored {
    let (readFirst, readSecond, readThird) = (first.slice.read, second.slice.read, third.slice.read)
    return Stored(
      slice: Slice(hubs: union(first.slice.hubs, second.slice.hubs + third.slice.hubs)) {
        transform(readFirst(), readSecond(), readThird())
      },
      owners: first.owners + second.owners + third.owners)
  }

  private static func union(_ some: [Hub], _ others: [Hub]) -> [Hub] {
    others.reduce(into: some) { hubs, hub in
      if !hubs.contains(where: { $0 === hub }) { hubs.append(hub) }
    }
  }
}
