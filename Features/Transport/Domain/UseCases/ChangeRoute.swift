/// Writes one of the places; empty for the preset one.
///
/// An Action. It is seen at once, and kept when this returns.
public typealias ChangeRoute = @MainActor (RouteEnd, String) async throws(TransportError) -> Void

@MainActor
public func makeChangeRoute(_ model: RouteModel) -> ChangeRoute {
  { end, text throws(TransportError) in try await model.change(end, to: text) }
}
