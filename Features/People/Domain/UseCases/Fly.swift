/// "WING" with wings; throws `.cannotFly` without.
///
/// A Query.
public typealias Fly = @MainActor (_ isWing: Bool) async throws(PeopleError) -> String

@MainActor
public func makeFly(_ db: any PersonDBWork) -> Fly {
  { isWing throws(PeopleError) in try await db.fly(isWing: isWing) }
}
