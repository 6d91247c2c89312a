public import Store

/// The person with an id; throws `.missing` if there is none.
///
/// A Query.
public typealias FindPerson = @MainActor (_ id: Person.ID) async throws(PeopleError) -> Person

@MainActor
public func makeFindPerson(
  db: any PersonDBWork, origin: Stored<PeopleState.Origin>
) -> FindPerson {
  { id throws(PeopleError) in
    switch origin.value {
    case .none: throw .missing
    case .samples:
      guard let person = SamplePeople.all.first(where: { $0.id == id }) else { throw .missing }
      return person
    case .downloaded: return try await db.person(id)
    }
  }
}
