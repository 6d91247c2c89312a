/// Holds a state made of groups of fields, and delivers its changes.
///
/// Changed values are delivered to their subscribers: groups in order of declaration, within a
/// group in order of subscription. A group that does not change costs its subscribers nothing.
///
/// Each group of fields has one writer, and what is shown observes values:
///
/// ```swift
/// struct ShopState {
///   struct Basket: Equatable {
///     var items: [String] = []
///   }
///
///   var basket = Basket()
/// }
///
/// @MainActor final class Shop {
///   let itemCount: Stored<Int>
///   private let basket: Writer<ShopState.Basket>
///
///   init() {
///     let store = Store(ShopState())
///     itemCount = store.stored(\.basket, \.items).map(\.count)
///     basket = store.writer(\.basket)
///   }
///
///   func add(_ item: String) { basket.update { $0.items.append(item) } }
/// }
/// ```
@MainActor public final class Store<State> {
  /// The current state, with all changes but those that are queued.
  public private(set) var state: State

  private var groups: [Group<State>] = []
  private var groupsByPath: [PartialKeyPath<State>: Group<State>] = [:]
  private let queue = UpdateQueue()

  /// Starts with `state`; a later value is delivered only where it differs from the one before.
  public init(_ state: State) {
    self.state = state
  }

  /// Changes the state, and delivers the changes before it returns.
  ///
  /// During a delivery or inside another `change` it is queued, and made after all subscribers have
  /// received the current state.
  public func update(_ change: @escaping (inout State) -> Void) {
    queue.run { self.apply(change) }
  }

  /// A field of a group.
  public func stored<Fields: Equatable, Value: Equatable>(
    _ group: KeyPath<State, Fields>, _ field: KeyPath<Fields, Value>
  ) -> Stored<Value> {
    let (group, path) = (self.group(at: group), group)
    let slice = group.slice(at: field) {
      Slice<Value>(hubs: [group.hub]) { [unowned self] in state[keyPath: path][keyPath: field] }
    }
    return Stored(slice: slice, owners: [self])
  }

  /// A whole group.
  public func stored<Fields: Equatable>(_ group: KeyPath<State, Fields>) -> Stored<Fields> {
    stored(group, \.self)
  }

  /// Read and write access to one group.
  ///
  /// It changes nothing in a state of which `isCurrent` is false.
  public func writer<Fields>(
    _ group: WritableKeyPath<State, Fields>,
    while isCurrent: @escaping (State) -> Bool = { _ in true }
  ) -> Writer<Fields> {
    Writer(
      read: { self.state[keyPath: group] },
      change: { change in
        self.update { state in
          if isCurrent(state) { change(&state[keyPath: group]) }
        }
      })
  }

  private func apply(_ change: (inout State) -> Void) {
    let old = state
    var new = old
    change(&new)
    state = new
    for group in groups where group.hub.isObserved && group.hasChanged(old, new) {
      group.hub.deliver(in: queue.round)
    }
  }

  private func group<Fields: Equatable>(at path: KeyPath<State, Fields>) -> Group<State> {
    if let group = groupsByPath[path] { return group }
    let group = Group(path, position: MemoryLayout<State>.offset(of: path) ?? .max, queue: queue)
    groupsByPath[path] = group
    let index = groups.firstIndex { $0.position > group.position } ?? groups.endIndex
    groups.insert(group, at: index)
    return group
  }
}

/// Read and write access to one group of a store, and no other.
@MainActor public struct Writer<Fields> {
  let read: () -> Fields
  let change: (@escaping (inout Fields) -> Void) -> Void

  /// The group as it is now, without changes that are queued.
  public var value: Fields { read() }

  /// Changes the group like `Store.update`.
  public func update(_ change: @escaping (inout Fields) -> Void) { self.change(change) }
}
