public import Phrases
public import TerminalUI

/// The language, colours, mouse, bell and keys of a program.
public struct Appearance: Hashable, Sendable {
  /// The language of the screen and of messages.
  public var language: Language
  /// The colours, unless `followsGround` chooses others.
  public var theme: Theme
  /// How many colours are used; `none` leaves attributes and symbols.
  public var depth: ColorDepth
  /// Whether the terminal reports the mouse; without it, the terminal selects text by itself.
  public var usesMouse: Bool
  /// Whether the terminal's background chooses between the light and the dark theme; `theme` is in
  /// use while it is unknown.
  public var followsGround: Bool
  /// Whether the bell rings when a long task ends unseen.
  public var ringsBell: Bool
  /// The keys that the user has rebound.
  public var keys: KeyMap
  /// How long a lone Esc waits for the rest of a key; nil for what suits the terminal's line.
  public var escapeDelay: Duration?

  /// By default the theme stays whatever the background is, the bell rings, and no key is rebound.
  public init(
    language: Language, theme: Theme, depth: ColorDepth, usesMouse: Bool,
    followsGround: Bool = false, ringsBell: Bool = true, keys: KeyMap = KeyMap(),
    escapeDelay: Duration? = nil
  ) {
    self.language = language
    self.theme = theme
    self.depth = depth
    self.usesMouse = usesMouse
    self.followsGround = followsGround
    self.ringsBell = ringsBell
    self.keys = keys
    self.escapeDelay = escapeDelay
  }

  /// Has widgets know what the colours tell apart, where those of `drawn` are in use, which may be fewer.
  func adapt(_ environment: inout Environment, at drawn: ColorDepth? = nil) {
    let depth = drawn ?? depth
    environment.hasColors = theme.tellsTintsApart(depth)
    environment.hasSurfaces = depth != .none && depth != .basic && theme != .plain
  }

  /// The theme on a light or dark background, or on one that is not known.
  func theme(onLight isLight: Bool?) -> Theme {
    guard followsGround, let isLight else { return theme }
    return isLight ? .day : .night
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
