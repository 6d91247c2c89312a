/// Receives the changes of one slice.
@MainActor final class Subscriber {
  let slice: AnySlice

  /// The round of the value received last.
  private(set) var knownRound: Int

  /// Passes the current value of the slice on; nil once the observation has ended.
  private var receive: (() -> Void)?

  init(_ slice: AnySlice, receive: @escaping () -> Void) {
    self.slice = slice
    self.receive = receive
    knownRound = slice.queue.round
  }

  var isEnded: Bool { receive == nil }

  /// Subscribes, and delivers the current value.
  func begin() {
    slice.begin(self)
    slice.queue.whileDelivering { receive?() }
  }

  func deliver(in round: Int) {
    guard let receive else { return }
    knownRound = round
    receive()
  }

  func end() {
    guard !isEnded else { return }
    receive = nil
    slice.end(self)
  }
}
