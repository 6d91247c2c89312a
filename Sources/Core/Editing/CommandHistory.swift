public import Phrases
import RIBs

/// Whether a history has something to undo and to redo.
public struct HistoryState: Hashable, Sendable {
  /// Whether a command could be undone, or one that was undone done again.
  public let canUndo, canRedo: Bool

  /// Of an empty history, unless something else is given.
  public init(canUndo: Bool = false, canRedo: Bool = false) {
    self.canUndo = canUndo
    self.canRedo = canRedo
  }
}

/// A linear undo history, which runs one command at a time.
///
/// A command runs to its end even if the task that requested it is cancelled.
@MainActor public final class CommandHistory<Failure: Error> {
  private let limit: Int
  /// The latest last.
  private var done: [any UndoableCommand<Failure>] = [] { didSet { report() } }
  /// The next to redo last.
  private var undone: [any UndoableCommand<Failure>] = [] { didSet { report() } }
  private var reported = HistoryState()
  private let onChange: @MainActor (HistoryState) -> Void
  private let turns = SerialTaskQueue()

  /// Keeps at most `limit` commands to undo, and drops the oldest.
  ///
  /// `onChange` is called when there is something to undo or to redo, and when there is nothing more.
  public init(
    limit: Int = 100, onChange: @escaping @MainActor (HistoryState) -> Void = { _ in }
  ) {
    self.limit = limit
    self.onChange = onChange
  }

  /// Performs a command and, if it succeeds, records it and clears the commands to redo.
  public func perform(_ command: any UndoableCommand<Failure>) async throws(Failure) {
    try await turns.runToEnd { [self] () throws(Failure) in
      try await command.perform()
      remember(command)
      undone = []
    }
  }

  /// Undoes the latest command and returns its title, or nil when there is nothing to undo.
  ///
  /// A command that fails is kept if it can be retried.
  public func undo() async throws(Failure) -> Phrase? {
    try await turns.runToEnd { [self] () throws(Failure) in
      guard let command = done.popLast() else { return nil }
      do throws(Failure) {
        try await command.undo()
      } catch {
        if command.canBeRetried(after: error) { done.append(command) }
        throw error
      }
      undone.append(command)
      return command.title
    }
  }

  /// Redoes the command undone last and returns its title, or nil when there is nothing to redo.
  ///
  /// A command that fails is kept if it can be retried.
  public func redo() async throws(Failure) -> Phrase? {
    try await turns.runToEnd { [self] () throws(Failure) in
      guard let command = undone.popLast() else { return nil }
      do throws(Failure) {
        try await command.perform()
      } catch {
        if command.canBeRetried(after: error) { undone.append(command) }
        throw error
      }
      remember(command)
      return command.title
    }
  }

  /// Waits until all previously requested work has ended.
  public func settled() async { await turns.run {} }

  private func report() {
    let state = HistoryState(canUndo: !done.isEmpty, canRedo: !undone.isEmpty)
    guard state != reported else { return }
    reported = state
    onChange(state)
  }

  private func remember(_ command: any UndoableCommand<Failure>) {
    done.append(command)
    if done.count > limit { done.removeFirst() }
  }
}

/// A change that the user can undo.
@MainActor public protocol UndoableCommand<Failure> {
  /// What making or reverting the change may throw.
  associatedtype Failure: Error

  /// The name of the change, such as “favourite”.
  var title: Phrase { get }

  /// Makes the change completely or not at all; called again to redo it.
  func perform() async throws(Failure)

  /// Reverts exactly what `perform` changed.
  func undo() async throws(Failure)

  /// Whether undoing or redoing may succeed later after this failure; true by default.
  func canBeRetried(after failure: Failure) -> Bool
}

extension UndoableCommand {
  public func canBeRetried(after failure: Failure) -> Bool { true }
}
