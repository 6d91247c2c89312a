/// Drops what was downloaded, but nothing of the user's; the next download brings the same people.
///
/// An Action.
public typealias ClearPeople = @MainActor () async throws(PeopleError) -> Void

@MainActor
public func makeClearPeople(_ model: PeopleModel) -> ClearPeople {
  { () throws(PeopleError) in try await model.clear() }
}
