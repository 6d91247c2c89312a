/// Runs `work` in one turn of the main actor, except where it suspends.
///
/// In a task with an executor preference each call of an async function, and each return from one, ends
/// the turn (Swift 6.3): keys would be handled in between, and the rest would undo their effects.
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
