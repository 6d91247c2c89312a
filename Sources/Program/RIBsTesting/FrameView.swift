public import Headless
public import Phrases
public import TerminalRIBs
public import TerminalUI

/// The frame of an app, for screen tests of one riblet.
public final class FrameView: AnyView {
  /// Where the riblet shows its screens, between the two rules.
  public let stage = StageView()
  private let name: String
  private let words: [Phrase]

  /// `name` and `status` are the left and the right of row 1.
  public init(_ name: String = "App", status: [String] = []) {
    self.name = name
    words = status.map { Phrase($0) }
  }

  public override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  public override func body(in environment: Environment) -> any Widget {
    Shell(name: name, status: words, stage: stage)
  }
}

extension Headless {
  /// The rows between the rules of the frame, without the blank rows at the end.
  ///
  /// The window must be high enough for the rules.
  public var content: ScreenLines { lines.dropFirst(3).dropLast(2).trimmed }
}

/// A screen that has a title and is empty.
public final class TitleView: AnyView {
  public override var title: Phrase { name }
  private let name: Phrase

  /// A screen with this title.
  public init(_ title: some Phrased) { name = title.phrase }
}
