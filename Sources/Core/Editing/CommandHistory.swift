public import Phrases
import RIBs

/// What a history has to undo and to redo.
public struct HistoryState: Hashable, Sendable {
  /// The number of the command that would be undone; nil without one.
  public let newest: Int64?
  /// Whether a command that was undone could be done again.
  public let canRedo: Bool

  /// Whether a command could be undone.
  public var canUndo: Bool { newest != nil }

  /// Of an empty history, unless something else is given.
  public init(newest: Int64? = nil, canRedo: Bool = false) {
    self.newest = newest
    self.canRedo = canRedo
  }
}

/// What the user does with a history.
public enum HistoryEvent: String, Sendable {
  /// Takes the newest command back.
  case undo
  /// Runs again what was taken back last.
  case redo
}

/// A linear undo history, which runs one command at a time.
///
/// A command runs to its end even if the task that requested it is cancelled.
@MainActor public final class CommandHistory<Failure: Error> {
  private let limit: Int
  /// The latest last.
  private var done: [Numbered] = [] { didSet { report() } }
  /// The next to redo last.
  private var undone: [Numbered] = [] { didSet { report() } }
  /// The number of the latest command; none is given twice.
  private var number: Int64 = 0
  private var reported = HistoryState()
  private let onChange: @MainActor (HistoryState) -> Void
  private let queue = SerialTaskQueue()

  /// Keeps at most `limit` commands to undo, and drops the oldest.
  ///
  /// `onChange` is called when another command is the next to undo, and when there is something to redo, or nothing
  /// more.
  public init(
    limit: Int = 100, onChange: @escaping @MainActor (HistoryState) -> Void = { _ in }
  ) {
    self.limit = limit
    self.onChange = onChange
  }

  /// Performs a command and, if it succeeds, records it and clears the commands to redo.
  public func perform(_ command: any UndoableCommand<Failure>) async throws(Failure) {
    try await queue.runToEnd { [self] () throws(Failure) in
      try await command.perform()
      number += 1
      remember(Numbered(number: number, command: command))
      undone = []
    }
  }

  /// Undoes the latest command and returns its title, or nil when there is nothing to undo.
  ///
  /// A command that fails is kept if it can be retried.
  public func undo() async throws(Failure) -> Phrase? {
    try await queue.runToEnd { [self] () throws(Failure) in
      guard let last = done.popLast() else { return nil }
      do throws(Failure) {
        try await last.command.undo()
      } catch {
        if last.command.canBeRetried(after: error) { done.append(last) }
        throw error
      }
      undone.append(last)
      return last.command.title
    }
  }

  /// Redoes the command undone last and returns its title, or nil when there is nothing to redo.
  ///
  /// A command that fails is kept if it can be retried.
  public func redo() async throws(Failure) -> Phrase? {
    try await queue.runToEnd { [self] () throws(Failure) in
      guard let next = undone.popLast() else { return nil }
      do throws(Failure) {
        try await next.command.perform()
      } catch {
        if next.command.canBeRetried(after: error) { undone.append(next) }
        throw error
      }
      remember(next)
      return next.command.title
    }
  }

  /// Forgets all commands, after what cannot be undone has changed the same data.
  public func forget() async {
    await queue.run { (self.done, self.undone) = ([], []) }
  }

  /// Waits until all previously requested work has ended.
  public func settled() async { await queue.run {} }

  private func report() {
    let state = HistoryState(newest: done.last?.number, canRedo: !undone.isEmpty)
    guard state != reported else { return }
    reported = state
    onChange(state)
  }

  private func remember(_ command: Numbered) {
    done.append(command)
    if done.count > limit { done.removeFirst() }
  }

  private struct Numbered {
    let number: Int64
    let command: any UndoableCommand<Failure>
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
