/// Lets those through who wait, as soon as it is open.
@MainActor
final class Gate {
  private(set) var isOpen = false
  private var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
  private var count = 0

  func open() {
    isOpen = true
    sendOn()
  }

  func close() { isOpen = false }

  /// Those who wait get a `CancellationError`.
  func giveUp() {
    isOpen = false
    sendOn()
  }

  /// Returns when it is open.
  func pass() async throws(CancellationError) {
    guard !isOpen else { return }
    let number = count
    count += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        // Asked here again: on the way it may have opened, or the caller was cancelled.
        if isOpen || Task.isCancelled { waiter.resume() } else { waiters[number] = waiter }
      }
    } onCancel: {
      Task { @MainActor in waiters.removeValue(forKey: number)?.resume() }
    }
    guard isOpen, !Task.isCancelled else { throw CancellationError() }
  }

  private func sendOn() {
    let all = waiters.sorted { $0.key < $1.key }
    waiters = [:]
    for waiter in all { waiter.value.resume() }
  }
}
