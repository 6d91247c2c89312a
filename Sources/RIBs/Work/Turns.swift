/// Has operations run one after another, in the order of the calls.
@MainActor public final class Turns {
  private var drawn = 0
  private var ended = 0
  private let waiters = Waiters()

  public init() {}

  /// Runs `operation` in the caller's task, after the operations before it.
  ///
  /// It runs even if the caller is cancelled meanwhile: what was asked for is not lost.
  public func run<Value, Failure: Error>(
    _ operation: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let before = drawn
    drawn += 1
    // In a task of its own, which the cancellation of the caller does not reach.
    if ended < before { await Task { await waiters.wait { ended < before } }.value }
    defer {
      ended += 1
      waiters.resume()
    }
    return try await operation()
  }
}
