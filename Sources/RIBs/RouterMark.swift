/// Held by a router in an observed tree, to report when the router is freed.
@MainActor final class RouterMark {
  let observers: Observers
  var isAttached = true
  private let name: String

  init(name: String, observers: Observers) {
    self.name = name
    self.observers = observers
  }

  isolated deinit { observers.report(.freed, of: name, below: nil) }
}
