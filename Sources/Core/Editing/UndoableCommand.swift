public import Phrases

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
