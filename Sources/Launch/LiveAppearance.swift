/// The current appearance of a run, which its program may change at any time.
@MainActor
final class LiveAppearance {
  private(set) var value: Appearance
  /// Called with the old and the new appearance.
  var onChange: ((Appearance, Appearance) -> Void)?

  init(_ value: Appearance) {
    self.value = value
  }

  func set(_ new: Appearance) {
    let old = value
    guard new != old else { return }
    value = new
    onChange?(old, new)
  }
}
