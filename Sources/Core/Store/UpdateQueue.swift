/// Runs the changes of one store in order, each after the delivery of the one before.
@MainActor final class UpdateQueue {
  /// The number of the current or last change.
  private(set) var round = 0

  private var waiting: [() -> Void] = []
  private var isBusy = false

  /// Runs `work` now, or after the current delivery.
  func run(_ work: @escaping () -> Void) {
    waiting.append(work)
    drain()
  }

  /// Runs `deliver`, and then the work queued during it.
  func whileDelivering(_ deliver: () -> Void) {
    guard !isBusy else { return deliver() }
    isBusy = true
    deliver()
    isBusy = false
    drain()
  }

  private func drain() {
    guard !isBusy else { return }
    isBusy = true
    var next = 0
    while next < waiting.count {
      round += 1
      waiting[next]()
      next += 1
    }
    waiting.removeAll(keepingCapacity: true)
    isBusy = false
  }
}
