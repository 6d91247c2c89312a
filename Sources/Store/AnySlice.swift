/// A value derived from the state, whatever its type.
@MainActor class AnySlice {
  /// The groups on which the value depends; none for a constant.
  final let hubs: [Hub]

  /// What the value is derived from; none for a field of the state and for a constant.
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

  final var round: Int { hubs.first?.queue.round ?? 0 }

  final var isObserved: Bool { subscribers > 0 }

  /// True when `refresh` has nothing to find.
  final var isFresh: Bool { isInUse && refreshedRound == round }

  final func begin(_ subscriber: AnySubscriber) {
    subscribers += 1
    beginUse()
    for hub in hubs { hub.add(subscriber) }
  }

  final func end(_ subscriber: AnySubscriber) {
    subscribers -= 1
    for hub in hubs { hub.didEnd(subscriber) }
    endUse()
  }

  /// Reads the value, where what it is derived from has changed, and notes whether it differs.
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
    if readAnew() { changedRound = round }
  }

  /// Reads the value and says whether it differs from the one before.
  func readAnew() -> Bool { false }

  /// Keeps no value while nobody uses it.
  func forget() {}

  private var isInUse: Bool { dependents > 0 }

  private func beginUse() {
    dependents += 1
    guard dependents == 1 else { return }
    for source in sources { source.beginUse() }
    refreshedRound = round
    _ = readAnew()
  }

  private func endUse() {
    dependents -= 1
    guard dependents == 0 else { return }
    forget()
    for source in sources { source.endUse() }
  }
}
