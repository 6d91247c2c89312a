/// Who receives the changes of one slice.
@MainActor final class Subscriber<Value: Equatable>: AnySubscriber {
  private let source: Slice<Value>
  private var receive: (@MainActor (Value) -> Void)?

  init(slice: Slice<Value>, receive: @escaping @MainActor (Value) -> Void) {
    source = slice
    self.receive = receive
    super.init(slice: slice)
  }

  /// Subscribes, and hands over the present value.
  func begin() {
    source.begin(self)
    guard let queue = source.hubs.first?.queue else { return handOver() }
    queue.whileDelivering(handOver)
  }

  override func deliver(in round: Int) {
    guard let receive, let delivered = source.delivered else { return }
    knownRound = round
    receive(delivered.value)
  }

  private func handOver() { receive?(source.latest) }

  override func letGo() { receive = nil }
}
