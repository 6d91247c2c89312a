/// A device that shows frames.
@MainActor
public protocol Screen: AnyObject {
  /// The columns and rows that a frame may have now.
  var size: Size { get }

  /// Shows a frame; `caret` is the position of the terminal's cursor, nil to hide it at `focus`.
  func show(_ buffer: Buffer, caret: Point?, focus: Point?)
}
