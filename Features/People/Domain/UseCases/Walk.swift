/// "LEG" with legs; throws `.cannotWalk` without.
///
/// A Query.
public typealias Walk = @MainActor (_ isLeg: Bool) async throws(PeopleError) -> String

@MainActor
public func makeWalk(_ web: any PersonWebWork) -> Walk {
  { isLeg throws(PeopleError) in try await web.walk(isLeg: isLeg) }
}
