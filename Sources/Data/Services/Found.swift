public import Time

/// Something that was found, and where it comes from.
public struct Found<Value: Hashable & Sendable>: Hashable, Sendable {
  public enum Origin: Hashable, Sendable {
    case service
    /// What the service said at an earlier time.
    case cache
    /// Invented, for want of a key or a network.
    case samples
  }

  public let dated: Dated<Value>
  public let origin: Origin

  public init(_ dated: Dated<Value>, from origin: Origin) {
    self.dated = dated
    self.origin = origin
  }

  public var value: Value { dated.value }
}

/// Receives what was found: from the cache first, if it is there, then from the service.
public typealias ReceiveFound<Value: Hashable & Sendable> = @MainActor (Found<Value>) -> Void
