public import Phrases

/// A change of stored data that can be taken back.
public protocol Reversible: Sendable {
  /// The change that takes this one back; reversed again it is this one.
  var reversed: Self { get }
}

/// A command that is known by its change: what was done first is redone, and its reverse undoes it.
@MainActor
public final class ChangeCommand<Change: Reversible, Failure: Error & Equatable>:
  UndoableCommand
{
  public private(set) var title: Phrase
  /// Nil until the command was performed.
  public private(set) var change: Change?
  private let titled: ((Change) -> Phrase)?
  private let conflict: Failure
  private let apply: (Change) async throws(Failure) -> Void
  private let make: () async throws(Failure) -> Change

  /// A command whose change is known once it was performed, as that of something new.
  ///
  /// - Parameters:
  ///   - title: What the command does.
  ///   - titled: Returns the title once the change is known, where it depends on the change.
  ///   - conflict: Thrown by `apply` if the data have changed since; the command is then forgotten.
  ///   - apply: Makes the change again, or its reverse.
  ///   - make: Makes the change for the first time.
  public init(
    _ title: Phrase, titled: ((Change) -> Phrase)? = nil, conflict: Failure,
    apply: @escaping (Change) async throws(Failure) -> Void,
    make: @escaping () async throws(Failure) -> Change
  ) {
    self.title = title
    self.titled = titled
    self.conflict = conflict
    self.apply = apply
    self.make = make
  }

  /// A command whose change is known beforehand.
  public convenience init(
    _ title: Phrase, _ change: Change, conflict: Failure,
    apply: @escaping (Change) async throws(Failure) -> Void
  ) {
    self.init(title, conflict: conflict, apply: apply) { () throws(Failure) in
      try await apply(change)
      return change
    }
  }

  public func perform() async throws(Failure) {
    if let change { return try await apply(change) }
    let made = try await make()
    change = made
    if let titled { title = titled(made) }
  }

  public func undo() async throws(Failure) {
    if let change { try await apply(change.reversed) }
  }

  public func canBeRetried(after failure: Failure) -> Bool { failure != conflict }
}
