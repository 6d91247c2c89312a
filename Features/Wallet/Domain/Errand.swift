/// Work that goes on whoever waits for it, and for whose end several may wait.
@MainActor final class Errand<Value: Sendable> {
  private var result: Result<Value, WalletError>?
  private var waiters: [Int: CheckedContinuation<Result<Value, WalletError>, Never>] = [:]
  private var lastWaiter = 0

  init(_ work: @escaping @MainActor () async throws(WalletError) -> Value) {
    Task {
      let result = await Self.result(of: work)
      self.result = result
      for waiter in waiters.values { waiter.resume(returning: result) }
      waiters = [:]
    }
  }

  static func result(
    of work: () async throws(WalletError) -> Value
  ) async -> Result<Value, WalletError> {
    do throws(WalletError) {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }

  /// What the work comes to; throws `.unknown` at once for a task that is cancelled.
  func value() async throws(WalletError) -> Value {
    if let result { return try result.get() }
    lastWaiter += 1
    let number = lastWaiter
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation {
        (waiter: CheckedContinuation<Result<Value, WalletError>, Never>) in
        // Asked here again: on the way the work may have ended, or the caller was cancelled.
        if let result = self.result { return waiter.resume(returning: result) }
        if Task.isCancelled {
          return waiter.resume(returning: .failure(.unknown))
        }
        waiters[number] = waiter
      }
    } onCancel: {
      Task { @MainActor in
        waiters.removeValue(forKey: number)?.resume(returning: .failure(.unknown))
      }
    }
    return try result.get()
  }
}
