public import Phrases
public import TerminalUI

/// The language, colours and mouse use of a program.
public struct Appearance: Hashable, Sendable {
  public var language: Language
  public var theme: Theme
  public var depth: ColorDepth
  public var usesMouse: Bool

  public init(language: Language, theme: Theme, depth: ColorDepth, usesMouse: Bool) {
    self.language = language
    self.theme = theme
    self.depth = depth
    self.usesMouse = usesMouse
  }
}

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
