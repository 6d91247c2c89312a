/// A value derived from the state, compared once for all who observe it.
@MainActor final class Slice<Value: Equatable>: AnySlice {
  let read: () -> Value

  /// As it was delivered last; only while it is observed.
  private(set) var delivered: Value?

  init(hubs: [Hub], read: @escaping () -> Value) {
    self.read = read
    super.init(hubs: hubs)
  }

  override func didGainSubscribers() { delivered = read() }

  override func didLoseSubscribers() { delivered = nil }

  override func refresh(in round: Int) {
    let new = read()
    guard new != delivered else { return }
    delivered = new
    changedRound = round
  }
}
