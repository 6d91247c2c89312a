/// Owned by a router in an observed tree; its deinitializer reports that the router was freed.
@MainActor final class RouterMark {
  let observers: Observers

  /// Whether the attachment was reported or recorded.
  var isAttached = false

  /// Whether the router has moved to another tree, whose observers are told from then on.
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
