extension AnyRouter {
  /// Opens a link or a place by `work`, after those that were opened here before.
  ///
  /// What a step of `work` opens in turn is a part of it, and waits for nothing.
  ///
  /// `work` is one turn of the main actor, except where it suspends. In a task with an executor
  /// preference each call of an async function, and each return from one, ends the turn (Swift 6.3):
  /// keys would be handled in between, and the rest would undo their effects.
  final func inTurn(
    _ work: @escaping @MainActor () async throws -> AnyRouter
  ) async throws -> AnyRouter {
    guard Opening.task == nil || Opening.task != Opening.currentTask else {
      return try await work()
    }
    let task = Task.immediate { [turns] in
      try await turns.runUnlessCancelled {
        try await Opening.$task.withValue(Opening.currentTask) { try await work() }
      }
    }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

private enum Opening {
  /// Identifies the task that opens a link or a place; tasks that are started in it inherit the value.
  @TaskLocal static var task: Int?

  static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
