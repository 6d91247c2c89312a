/// Runs operations one after another, in the order of the calls.
///
/// An operation must not wait for another one of the same queue.
@MainActor public final class SerialTaskQueue {
  private var drawn = 0
  /// The numbers of the operations that run or wait, in order.
  private var queue: [Int] = []
  private let waiters = AsyncCondition()

  /// Starts with nothing under way, so that the first operation runs at once.
  public init() {}

  /// Runs `operation` in the caller's task, after the operations before it.
  ///
  /// It runs even if the caller is cancelled meanwhile: what was asked for is not lost.
  public func run<Value, Failure: Error>(
    _ operation: @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let number = draw()
    defer { leave(number) }
    // In a task of its own, which the cancellation of the caller does not reach.
    if queue.first != number { await Task { await turn(of: number) }.value }
    return try await operation()
  }

  /// Runs `operation` as `run` does, in a task of its own that is never cancelled.
  public func runToEnd<Value: Sendable, Failure: Error>(
    _ operation: @escaping @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let task = Task.immediate { () -> Result<Value, Failure> in
      do throws(Failure) {
        return .success(try await self.run(operation))
      } catch {
        return .failure(error)
      }
    }
    return try await task.value.get()
  }

  /// Runs `operation` as `run` does, unless the caller is cancelled before its turn.
  func runUnlessCancelled<Value>(
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    let number = draw()
    defer { leave(number) }
    await turn(of: number)
    try Task.checkCancellation()
    return try await operation()
  }

  private func draw() -> Int {
    drawn += 1
    queue.append(drawn)
    return drawn
  }

  private func turn(of number: Int) async { await waiters.wait { queue.first != number } }

  private func leave(_ number: Int) {
    queue.removeAll { $0 == number }
    waiters.resume()
  }
}
