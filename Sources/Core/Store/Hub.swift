/// The subscribers of one group, in order of subscription.
@MainActor final class Hub {
  let queue: UpdateQueue

  private var subscribers: ContiguousArray<Subscriber> = []
  private var slices: [ObjectIdentifier: AnySlice] = [:]
  private var ended = 0
  private var isDelivering = false

  init(queue: UpdateQueue) {
    self.queue = queue
  }

  var isObserved: Bool { subscribers.count > ended }

  func add(_ subscriber: Subscriber) {
    subscribers.append(subscriber)
    slices[ObjectIdentifier(subscriber.slice)] = subscriber.slice
  }

  /// Counts a subscriber that has ended; they are removed once they are more than half of all.
  func didEnd(_ subscriber: Subscriber) {
    ended += 1
    if !subscriber.slice.isObserved { slices[ObjectIdentifier(subscriber.slice)] = nil }
    if ended * 2 > subscribers.count { sweep() }
  }

  /// Delivers to the subscribers whose slice changed in this round, unless they have received it.
  func deliver(in round: Int) {
    for slice in slices.values { slice.refresh(in: round) }
    isDelivering = true
    // Subscribers added meanwhile come last and are skipped: they have received this round's value.
    var index = 0
    while index < subscribers.count {
      let subscriber = subscribers[index]
      if subscriber.slice.changedRound == round, subscriber.knownRound < round {
        subscriber.deliver(in: round)
      }
      index += 1
    }
    isDelivering = false
    if ended * 2 > subscribers.count { sweep() }
  }

  private func sweep() {
    guard !isDelivering else { return }
    subscribers.removeAll { $0.isEnded }
    ended = 0
  }
}
