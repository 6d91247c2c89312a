/// Keeps an observation going, until it is cancelled or freed.
@MainActor public final class Subscription {
  private let subscriber: AnySubscriber

  init(_ subscriber: AnySubscriber) {
    self.subscriber = subscriber
  }

  isolated deinit { subscriber.end() }

  /// Nothing is delivered any more, not even what is being delivered now.
  public func cancel() { subscriber.end() }
}
