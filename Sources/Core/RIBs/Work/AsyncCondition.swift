/// Tasks on the main actor that wait until a condition no longer holds.
@MainActor public final class AsyncCondition {
  private var continuations: [Int: CheckedContinuation<Void, Never>] = [:]
  private var count = 0

  /// Starts without a task that waits.
  public init() {}

  /// Returns as soon as `condition` does not hold after a `resume`, or when the caller is cancelled.
  public func wait(while condition: @MainActor () -> Bool) async {
    while condition(), !Task.isCancelled {
      count += 1
      let number = count
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          // Checked again: the condition or the caller's task may have ended before this ran.
          if condition(), !Task.isCancelled {
            continuations[number] = continuation
          } else {
            continuation.resume()
          }
        }
      } onCancel: {
        Task { @MainActor in continuations.removeValue(forKey: number)?.resume() }
      }
    }
  }

  /// Makes all waiting tasks check their condition, in any order.
  ///
  /// A task that is resumed goes through the threads of the language's pool before it is back on the
  /// main actor. `SerialTaskQueue` keep an order.
  public func resume() {
    let waiting = continuations
    continuations = [:]
    for continuation in waiting.values { continuation.resume() }
  }
}
