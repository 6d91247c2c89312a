/// Does `work` in one turn of the main actor, but for where it waits.
///
/// In a task that prefers an executor each call of an async function, and each return from one, ends
/// the turn (Swift 6.3): keys would be taken in between, and what they did be undone by the rest.
@MainActor
func undivided<Value: Sendable>(
  _ work: @escaping @MainActor () async throws -> Value
) async throws -> Value {
  let task = Task.immediate { try await work() }
  return try await withTaskCancellationHandler {
    try await task.value
  } onCancel: {
    task.cancel()
  }
}
