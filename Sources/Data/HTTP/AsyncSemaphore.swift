/// Lets at most so many requests run at once; the others wait, in the order in which they came.
public actor AsyncSemaphore {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  public init(_ count: Int) { free = count }

  /// Runs `operation` in a slot.
  ///
  /// One that is cancelled while it waits still gets its turn, and should then end at once.
  public nonisolated func run<Value, Failure: Error>(
    _ operation: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await take()
    do throws(Failure) {
      let value = try await operation()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func take() async {
    guard free == 0 else { return free -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Leaves the slot to the first one that waits.
  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
