public import Editing
public import Phrases

/// Makes the change again that was undone last and returns what it was; nil when there is none.
///
/// An Action.
public typealias RedoPeople = @MainActor () async throws(PeopleError) -> Phrase?

@MainActor
public func makeRedoPeople(_ history: CommandHistory<PeopleError>) -> RedoPeople {
  { () throws(PeopleError) in try await history.redo() }
}
