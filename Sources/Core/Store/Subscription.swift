/// Keeps an observation active until it is cancelled or deallocated.
@MainActor public final class Subscription {
  private let subscriber: Subscriber

  init(_ subscriber: Subscriber) {
    self.subscriber = subscriber
  }

  isolated deinit { subscriber.end() }

  /// Stops the observation at once, even during a delivery.
  public func cancel() { subscriber.end() }
}
