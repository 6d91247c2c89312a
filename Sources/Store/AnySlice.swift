/// A value derived from the state, whatever its type.
@MainActor class AnySlice {
  /// The groups on which the value depends.
  final let hubs: [Hub]

  /// The delivery in which the value last changed.
  final var changedRound = 0

  final private(set) var subscriberCount = 0

  init(hubs: [Hub]) {
    self.hubs = hubs
  }

  final var isObserved: Bool { subscriberCount > 0 }

  final func begin(_ subscriber: AnySubscriber) {
    subscriberCount += 1
    if subscriberCount == 1 { didGainSubscribers() }
    for hub in hubs { hub.add(subscriber) }
  }

  final func end(_ subscriber: AnySubscriber) {
    subscriberCount -= 1
    if subscriberCount == 0 { didLoseSubscribers() }
    for hub in hubs { hub.didEnd(subscriber) }
  }

  func didGainSubscribers() {}
  func didLoseSubscribers() {}

  /// Reads the value and notes whether it has changed; only while it is observed.
  func refresh(in round: Int) {}
}
