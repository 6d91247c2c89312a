/// Makes the changes of one store one after another, each after all have received the one before.
@MainActor final class UpdateQueue {
  /// The number of the present or last change.
  private(set) var round = 0

  private var waiting: [() -> Void] = []
  private var isBusy = false

  /// Does `work` now, or after what is being delivered.
  func run(_ work: @escaping () -> Void) {
    waiting.append(work)
    drain()
  }

  /// Delivers something: work that is asked for meanwhile comes after it.
  func whileDelivering(_ deliver: () -> Void) {
    guard !isBusy else { return deliver() }
    isBusy = true
    deliver()
    isBusy = false
    drain()
  }

  private func drain() {
    guard !isBusy, !waiting.isEmpty else { return }
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
