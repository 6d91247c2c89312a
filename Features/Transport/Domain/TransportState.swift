/// The taxi in the state of the app.
public struct TransportState: Hashable, Sendable {
  public var route = Route()

  public init() {}
}
