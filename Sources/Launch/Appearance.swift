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
