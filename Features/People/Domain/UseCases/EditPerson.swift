public import Editing

/// Makes `wanted` of the person whom the user saw as `seen`.
///
/// Throws `.changedElsewhere` with the person as stored, when that is not what was seen any more:
/// whoever wants to save over it calls again, having seen that. An Action that can be undone;
/// samples are refused.
public typealias EditPerson =
  @MainActor (_ seen: Person, _ wanted: Person) async throws(PeopleError) -> Void

@MainActor
public func makeEditPerson(
  _ model: PeopleModel, history: CommandHistory<PeopleError>
) -> EditPerson {
  { seen, wanted throws(PeopleError) in
    try await history.perform(EditCommand(seen, to: wanted, in: model))
  }
}
