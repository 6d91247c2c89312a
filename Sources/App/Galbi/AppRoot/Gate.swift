import RIBs

/// Lets tasks wait until it is open.
@MainActor
final class Gate {
  private enum State {
    case closed, open, abandoned
  }

  private var state = State.closed
  private let waiters = AsyncCondition()

  func open() { set(.open) }

  func close() { state = .closed }

  /// Ends the wait of all tasks with a `CancellationError`.
  func abandon() { set(.abandoned) }

  /// Returns when it is open.
  ///
  /// - Throws: `CancellationError` when it is abandoned, or the caller is cancelled.
  func pass() async throws(CancellationError) {
    await waiters.wait { state == .closed }
    guard state == .open, !Task.isCancelled else { throw CancellationError() }
  }

  private func set(_ state: State) {
    self.state = state
    waiters.resume()
  }
}
