/// What the whole app knows about rides, as one group of its state.
public struct TransportState: Hashable, Sendable {
  public var route = Route()

  public init() {}
}
