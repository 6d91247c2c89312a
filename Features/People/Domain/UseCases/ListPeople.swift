/// Everybody there is: stored or samples.
///
/// A Query.
public typealias ListPeople = @MainActor () async throws(PeopleError) -> People

@MainActor
public func makeListPeople(_ model: PeopleModel) -> ListPeople {
  { () throws(PeopleError) in try await model.people() }
}
