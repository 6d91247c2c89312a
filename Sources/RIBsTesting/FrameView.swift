public import Headless
public import TerminalRIBs
public import TerminalUI

/// The frame of an app, for the tests of a riblet that stands in one.
public final class FrameView: AnyView {
  public let stage = StageView()
  private let name: String
  private let status: [String]

  /// `name` and `status` are what row 1 says at its left and at its right.
  public init(_ name: String = "App", status: [String] = []) {
    self.name = name
    self.status = status
  }

  public override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  public override func body(in environment: Environment) -> any Widget {
    Shell(name: name, status: status, stage: stage)
  }
}

extension Headless {
  /// What stands in the frame, between its rules, without the blank rows at the end.
  ///
  /// The window has rows enough for the rules.
  public var content: ScreenLines { lines.dropFirst(3).dropLast(2).trimmed }
}
