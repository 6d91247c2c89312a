/// Follows what another Galbi has changed, on every screen.
///
/// An Action: it changes where the people come from.
public typealias SyncPeople = @MainActor () async throws(PeopleError) -> Void

@MainActor
public func makeSyncPeople(_ model: PeopleModel) -> SyncPeople {
  { () throws(PeopleError) in try await model.sync() }
}
