/// Work on requests that goes on whoever waits for it, each request's once at a time.
@MainActor final class Errands<Request: Equatable & Sendable, Value: Sendable> {
  private var running: [MovementKey: (request: Request, errand: Errand<Value>)] = [:]

  /// Joins the work on the same request, or starts it; throws `.keyUsed` for another with its key.
  ///
  /// `didEnd` runs when the work does not count as running any more, before anybody is told.
  func value(
    of request: Request, key: MovementKey,
    _ work: @escaping @MainActor () async throws(WalletError) -> Value,
    didEnd: @escaping @MainActor () async -> Void
  ) async throws(WalletError) -> Value {
    if let (same, errand) = running[key] {
      guard same == request else { throw .keyUsed }
      return try await errand.value()
    }
    let errand = Errand { [weak self] () throws(WalletError) in
      let result = await Errand.result(of: work)
      self?.running[key] = nil
      await didEnd()
      return try result.get()
    }
    running[key] = (request, errand)
    return try await errand.value()
  }

  func isRunning(_ key: MovementKey) -> Bool { running[key] != nil }

  /// Waits until nothing runs.
  func settled() async {
    while let errand = running.values.first?.errand { _ = try? await errand.value() }
  }
}
