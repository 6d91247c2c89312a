public import Phrases

/// A change of stored data that can be taken back.
public protocol Reversible: Sendable {
  var reversed: Self { get }
}

/// A command that is known by its change: what was done first is redone, and its reverse undoes it.
@MainActor
public final class ChangeCommand<Change: Reversible, Failure: Error & Equatable>:
  UndoableCommand
{
  public private(set) var title: Phrase
  private let conflict: Failure
  private let apply: (Change) async throws(Failure) -> Void
  private let titled: ((Change) -> Phrase)?
  private let make: () async throws(Failure) -> Change?
  private var change: Change?

  /// A command whose change is known beforehand.
  ///
  /// - Parameters:
  ///   - title: What the command does.
  ///   - change: What performing it changes.
  ///   - conflict: Thrown by `apply` if the data have changed since; the command is then forgotten.
  ///   - apply: Makes the change, or its reverse.
  public init(
    _ title: Phrase, _ change: Change, conflict: Failure,
    apply: @escaping (Change) async throws(Failure) -> Void
  ) {
    self.title = title
    self.change = change
    self.conflict = conflict
    self.apply = apply
    titled = nil
    make = { nil }
  }

  /// A command whose change is known once it was performed, as that of something new.
  ///
  /// `make` performs it for the first time; then `titled` returns its title, where that depends on
  /// the change. The other parameters are those of the other initializer.
  public init(
    _ title: Phrase, titled: ((Change) -> Phrase)? = nil, conflict: Failure,
    apply: @escaping (Change) async throws(Failure) -> Void,
    make: @escaping () async throws(Failure) -> Change
  ) {
    self.title = title
    self.conflict = conflict
    self.apply = apply
    self.titled = titled
    self.make = make
  }

  public func perform() async throws(Failure) {
    if let change {
      try await apply(change)
    } else {
      change = try await make()
      if let change, let titled { title = titled(change) }
    }
  }

  public func undo() async throws(Failure) {
    if let change { try await apply(change.reversed) }
  }

  public func canBeRetried(after failure: Failure) -> Bool { failure != conflict }
}
