/// The subscribers of one group, in the order of their subscription.
@MainActor final class Hub {
  let queue: UpdateQueue

  private var subscribers: ContiguousArray<AnySubscriber> = []
  private var slices: [ObjectIdentifier: AnySlice] = [:]
  private var ended = 0
  private var isDelivering = false

  init(queue: UpdateQueue) {
    self.queue = queue
  }

  var isObserved: Bool { subscribers.count > ended }

  func add(_ subscriber: AnySubscriber) {
    subscribers.append(subscriber)
    slices[ObjectIdentifier(subscriber.slice)] = subscriber.slice
  }

  /// A subscriber has ended; it is taken out when half of them have.
  func didEnd(_ subscriber: AnySubscriber) {
    ended += 1
    if !subscriber.slice.isObserved { slices[ObjectIdentifier(subscriber.slice)] = nil }
    if ended * 2 > subscribers.count { sweep() }
  }

  /// Delivers to those whose slice has changed in this round and who know it not yet.
  func deliver(in round: Int) {
    for slice in slices.values { slice.refresh(in: round) }
    isDelivering = true
    // Those who subscribe meanwhile come last, and know the round: they received its value at once.
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
