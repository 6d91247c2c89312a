/// A value derived from the state, independent of its type.
@MainActor class AnySlice {
  /// The groups that the value depends on; never empty.
  final let hubs: [Hub]

  /// The slices that the value is derived from; empty for a field of the state.
  private let sources: [AnySlice]

  private var subscribers = 0
  private var dependents = 0
  private var refreshedRound = 0

  /// The round in which the value last changed.
  final private(set) var changedRound = 0

  init(hubs: [Hub], sources: [AnySlice]) {
    self.hubs = hubs
    self.sources = sources
  }

  final var queue: UpdateQueue { hubs[0].queue }

  final var isObserved: Bool { subscribers > 0 }

  /// Whether the stored value, if there is one, is current.
  final var isFresh: Bool { refreshedRound == queue.round }

  final func begin(_ subscriber: Subscriber) {
    subscribers += 1
    beginUse()
    for hub in hubs { hub.add(subscriber) }
  }

  final func end(_ subscriber: Subscriber) {
    subscribers -= 1
    for hub in hubs { hub.didEnd(subscriber) }
    endUse()
  }

  /// Reads the value, if one of its sources has changed in this round, and records whether it differs.
  final func refresh(in round: Int) {
    guard refreshedRound != round else { return }
    refreshedRound = round
    if !sources.isEmpty {
      var isAffected = false
      for source in sources {
        source.refresh(in: round)
        if source.changedRound == round { isAffected = true }
      }
      guard isAffected else { return }
    }
    if update() { changedRound = round }
  }

  /// Reads and stores the value; returns whether it differs from the stored one.
  func update() -> Bool { false }

  /// Releases the stored value; called when the slice is no longer used.
  func release() {}

  private func beginUse() {
    dependents += 1
    guard dependents == 1 else { return }
    for source in sources { source.beginUse() }
    refreshedRound = queue.round
    _ = update()
  }

  private func endUse() {
    dependents -= 1
    guard dependents == 0 else { return }
    release()
    for source in sources { source.endUse() }
  }
}
