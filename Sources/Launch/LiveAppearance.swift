/// The appearance of a run, which its program may change at any time.
@MainActor
final class Look {
  private(set) var appearance: Appearance
  /// Called with the former and the present appearance.
  var onChange: ((Appearance, Appearance) -> Void)?

  init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  func take(_ appearance: Appearance) {
    let former = self.appearance
    guard appearance != former else { return }
    self.appearance = appearance
    onChange?(former, appearance)
  }
}
