import RIBs

/// Work that runs to its end even if no caller waits for it, and whose result several callers can
/// await.
@MainActor final class SharedTask<Value: Sendable> {
  private var result: Result<Value, WalletError>?
  private let waiters = AsyncCondition()

  /// Starts `work`; `didEnd` runs after it, before any caller receives the result.
  init(
    _ work: @escaping @MainActor () async throws(WalletError) -> Value,
    didEnd: @escaping @MainActor () async -> Void
  ) {
    Task {
      let result: Result<Value, WalletError>
      do throws(WalletError) { result = .success(try await work()) } catch {
        result = .failure(error)
      }
      await didEnd()
      self.result = result
      waiters.resume()
    }
  }

  /// The result of the work; throws `.unknown` at once if the caller is cancelled.
  func value() async throws(WalletError) -> Value {
    guard let result = await end() else { throw .unknown }
    return try result.get()
  }

  /// The same; nil at once if the caller is cancelled.
  func end() async -> Result<Value, WalletError>? {
    await waiters.wait { result == nil }
    return result
  }
}
