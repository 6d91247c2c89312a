/// Where frames are shown: a terminal, or memory.
@MainActor
public protocol Screen: AnyObject {
  var size: Size { get }

  /// Shows a frame; `caret` is where the terminal's own cursor stands, nil to hide it.
  func show(_ buffer: Buffer, caret: Point?)
}
