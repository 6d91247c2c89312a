/// Shows the route that the user has written; once read it is not read again.
///
/// A Query.
public typealias ReadRoute = @MainActor () async throws(TransportError) -> Void

@MainActor
public func makeReadRoute(_ model: RouteModel) -> ReadRoute {
  { () throws(TransportError) in try await model.read() }
}
