/// A state in two levels, groups of fields, and the delivery of what changes in it.
///
/// Each changed value is delivered to those who observe it: groups in the order of their
/// declaration, inside a group in the order of subscription. Groups whose value stays cost their
/// subscribers nothing.
@MainActor public final class Store<State> {
  public private(set) var state: State

  private var groups: [Group<State>] = []
  private var groupsByPath: [PartialKeyPath<State>: Group<State>] = [:]
  private let queue = UpdateQueue()

  public init(_ state: State) {
    self.state = state
  }

  /// Changes the state and delivers what has changed before it returns.
  ///
  /// Called during a delivery, or by `change` itself, it only queues: the change is made when all
  /// have received the present state.
  public func update(_ change: @escaping (inout State) -> Void) {
    queue.run { self.apply(change) }
  }

  /// One field of one group, to read and to observe.
  public func stored<Fields: Equatable, Value: Equatable>(
    _ group: KeyPath<State, Fields>, _ field: KeyPath<Fields, Value>
  ) -> Stored<Value> {
    let (group, path) = (self.group(at: group), group)
    let slice = group.slice(at: field) {
      Slice<Value>(hubs: [group.hub]) { [unowned self] in state[keyPath: path][keyPath: field] }
    }
    return Stored(slice: slice, owners: [self])
  }

  /// One whole group, to read and to observe.
  public func stored<Fields: Equatable>(_ group: KeyPath<State, Fields>) -> Stored<Fields> {
    stored(group, \.self)
  }

  /// What a use case holds to change one group and no other.
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
