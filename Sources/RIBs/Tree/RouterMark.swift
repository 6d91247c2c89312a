/// Held by a router in an observed tree, to report when the router is freed.
@MainActor final class RouterMark {
  let observers: Observers

  /// The observers know that the router is attached.
  var isAttached = false

  /// The router went to another tree, whose observers it concerns from then on.
  var isReplaced = false

  private let name: String

  init(name: String, observers: Observers) {
    self.name = name
    self.observers = observers
  }

  isolated deinit {
    if !isReplaced { observers.report(.freed, of: name, below: nil) }
  }
}
