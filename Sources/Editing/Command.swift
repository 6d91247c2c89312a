public import Phrases

/// A change of the user's that can be undone.
@MainActor public protocol Command<Failure> {
  associatedtype Failure: Error

  /// What it does, such as “favourite”.
  var title: Phrase { get }

  /// Makes the change, wholly or not at all; called again to redo it.
  func perform() async throws(Failure)

  /// Takes back exactly what `perform` has changed.
  func undo() async throws(Failure)

  /// Whether undoing or redoing it may work another time, after it failed so.
  func canBeTriedAgain(after failure: Failure) -> Bool
}

extension Command {
  public func canBeTriedAgain(after failure: Failure) -> Bool { true }
}
