public import Store

/// Everybody there is, sorted by id: stored or samples.
///
/// A Query.
public typealias ListPeople = @MainActor () async throws(PeopleError) -> [Person.Meta]

@MainActor
public func makeListPeople(
  db: any PersonDBWork, origin: Stored<PeopleState.Origin>
) -> ListPeople {
  { () throws(PeopleError) in
    switch origin.value {
    case .none: []
    case .samples: SamplePeople.all.map(\.meta)
    case .downloaded: try await db.allMetas()
    }
  }
}
