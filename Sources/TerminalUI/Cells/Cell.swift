/// One cell of the screen, in eight bytes without padding, so that rows compare as memory.
public struct Cell: Hashable, Sendable {
  /// A Unicode scalar, or an index into `Clusters` with the highest bit set.
  public var glyph: UInt32
  public var style: Style
  /// 1 or 2; 0 for the right half of the wide cell before it.
  public var columns: UInt8
  /// Makes the size eight bytes.
  private var unused: UInt8 = 0

  public init(glyph: UInt32, style: Style, columns: UInt8) {
    self.glyph = glyph
    self.style = style
    self.columns = columns
  }

  public static func blank(_ style: Style) -> Cell { Cell(glyph: 0x20, style: style, columns: 1) }
}
