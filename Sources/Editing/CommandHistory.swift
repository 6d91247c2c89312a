public import Phrases

/// The commands that were performed, to be undone and redone; never two of them run at once.
///
/// Whoever asks for a command may leave, or be cancelled: the command goes on to its end.
@MainActor public final class CommandHistory<Failure: Error> {
  private let limit: Int
  /// The latest at the end.
  private var done: [any Command<Failure>] = []
  /// The next to be redone at the end.
  private var undone: [any Command<Failure>] = []
  private var isBusy = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// `limit` is how many commands can be undone; the oldest are forgotten.
  public init(limit: Int = 100) {
    self.limit = limit
  }

  /// Performs a command and remembers it, unless it fails; what was undone cannot be redone then.
  public func perform(_ command: any Command<Failure>) async throws(Failure) {
    try await inTurn { [self] () throws(Failure) in
      try await command.perform()
      remember(command)
      undone = []
    }
  }

  /// Takes back the latest command and returns its title; nil when there is nothing to undo.
  ///
  /// One that fails stays, if it can be tried again.
  public func undo() async throws(Failure) -> Phrase? {
    try await inTurn { [self] () throws(Failure) in
      guard let command = done.popLast() else { return nil }
      do throws(Failure) {
        try await command.undo()
      } catch {
        if command.canBeTriedAgain(after: error) { done.append(command) }
        throw error
      }
      undone.append(command)
      return command.title
    }
  }

  /// Performs again what was undone last and returns its title; nil when there is nothing to redo.
  ///
  /// One that fails stays, if it can be tried again.
  public func redo() async throws(Failure) -> Phrase? {
    try await inTurn { [self] () throws(Failure) in
      guard let command = undone.popLast() else { return nil }
      do throws(Failure) {
        try await command.perform()
      } catch {
        if command.canBeTriedAgain(after: error) { undone.append(command) }
        throw error
      }
      remember(command)
      return command.title
    }
  }

  /// Returns when all that was asked for before has ended.
  public func settled() async {
    await begin()
    end()
  }

  private func remember(_ command: any Command<Failure>) {
    done.append(command)
    if done.count > limit { done.removeFirst(done.count - limit) }
  }

  /// Does `work` after what was asked for before, in a task that nobody cancels.
  private func inTurn<Value: Sendable>(
    _ work: @escaping @MainActor () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let task = Task.immediate { () -> Result<Value, Failure> in
      await begin()
      defer { end() }
      do throws(Failure) {
        return .success(try await work())
      } catch {
        return .failure(error)
      }
    }
    return try await task.value.get()
  }

  private func begin() async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiter in
      // Asked again: on the way here the turn may have ended.
      guard !isBusy else { return waiting.append(waiter) }
      isBusy = true
      waiter.resume()
    }
  }

  /// Gives the turn to whoever has waited longest.
  private func end() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    isBusy = false
  }
}
