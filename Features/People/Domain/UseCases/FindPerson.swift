/// The person with an id; throws `.missing` if there is none.
///
/// A Query.
public typealias FindPerson = @MainActor (_ id: Person.ID) async throws(PeopleError) -> Person.Card

@MainActor
public func makeFindPerson(_ model: PeopleModel) -> FindPerson {
  { id throws(PeopleError) in try await model.card(of: id) }
}
