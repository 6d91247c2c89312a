public import Editing
public import Phrases

/// Undoes the last change of people and returns what it was; nil when there is none.
///
/// An Action.
public typealias UndoPeople = @MainActor () async throws(PeopleError) -> Phrase?

@MainActor
public func makeUndoPeople(_ history: CommandHistory<PeopleError>) -> UndoPeople {
  { () throws(PeopleError) in try await history.undo() }
}
