/// The requests that are being carried out, at most one for each key.
@MainActor final class InFlight<Request: Equatable & Sendable, Value: Sendable> {
  private var running: [MovementKey: (request: Request, task: SharedTask<Value>)] = [:]

  /// Carries out `request`, or waits for the same request if that is already running.
  ///
  /// The work continues if the caller is cancelled. `didEnd` runs when the request no longer counts
  /// as running, before any caller receives the result.
  ///
  /// - Throws: `.keyUsed` if a different request with the same key is running; what `work` throws.
  func value(
    of request: Request, key: MovementKey,
    _ work: @escaping @MainActor () async throws(WalletError) -> Value,
    didEnd: @escaping @MainActor () async -> Void
  ) async throws(WalletError) -> Value {
    if let (same, task) = running[key] {
      guard same == request else { throw .keyUsed }
      return try await task.value()
    }
    let task = SharedTask(work) { [weak self] in
      self?.running[key] = nil
      await didEnd()
    }
    running[key] = (request, task)
    return try await task.value()
  }

  /// The result of the request that is running with `key`; nil if there is none, or if the caller is cancelled.
  func end(of key: MovementKey) async -> Result<Value, WalletError>? {
    await running[key]?.task.end()
  }

  func isRunning(_ key: MovementKey) -> Bool { running[key] != nil }

  /// Returns when no request is running, or when the caller is cancelled.
  func settled() async {
    while !Task.isCancelled, let (_, task) = running.values.first { _ = try? await task.value() }
  }
}
