/// One cell of the screen, in eight bytes without padding, so that rows compare as memory.
public struct Cell: Hashable, Sendable {
  /// A glyph, or what `isPicture` says.
  private var first: UInt32
  private var second: UInt16
  /// 1 or 2; 0 for the right half of the wide cell before it.
  public var columns: UInt8
  /// Whether the cell is a piece of a picture: `first` is the upper colour and eight bits of the
  /// lower one, `second` the rest of that.
  private var isPicture = false

  /// A piece of text; `columns` is 2 for a wide glyph, and 0 for the cell at its right.
  public init(glyph: UInt32, style: Style, columns: UInt8) {
    first = glyph
    second = style.rawValue
    self.columns = columns
  }

  /// A piece of a picture: two colours, `0xRRGGBB`, one above the other.
  public init(upper: UInt32, lower: UInt32) {
    first = upper << 8 | lower >> 16 & 0xFF
    second = UInt16(truncatingIfNeeded: lower)
    columns = 1
    isPicture = true
  }

  /// A blank of one column in a style, such as the surface of a sheet.
  public static func blank(_ style: Style) -> Cell { Cell(glyph: 0x20, style: style, columns: 1) }

  /// A Unicode scalar, or an index into `Clusters` with the highest bit set; the upper half block for
  /// a piece of a picture.
  public var glyph: UInt32 { isPicture ? Self.halfBlock : first }

  /// Plain for a piece of a picture, which keeps its colours, but gets darker when it is made faint.
  public var style: Style {
    get { isPicture ? .plain : Style(rawValue: second) }
    set {
      if !isPicture {
        second = newValue.rawValue
      } else if newValue.isFaint, let halves {
        self = halves.darker.cell
      }
    }
  }

  /// Gives text without a background that of a surface; a piece of a picture keeps its colours.
  mutating func putOnSurface() {
    if !isPicture { second = Style(rawValue: second).onSurface.rawValue }
  }

  /// The colours of a piece of a picture; nil for text.
  public var halves: Halves? {
    guard isPicture else { return nil }
    return Halves(upper: first >> 8, lower: (first & 0xFF) << 16 | UInt32(second))
  }

  private static let halfBlock: UInt32 = 0x2580
}

/// The upper and the lower colour of a piece of a picture, as `0xRRGGBB`.
public struct Halves: Hashable, Sendable {
  /// The colour of the upper half of the cell.
  public let upper: UInt32
  /// The colour of the lower half of the cell.
  public let lower: UInt32

  /// Two colours, as `0xRRGGBB`.
  public init(upper: UInt32, lower: UInt32) {
    self.upper = upper
    self.lower = lower
  }

  var cell: Cell { Cell(upper: upper, lower: lower) }

  /// Half as bright, as under a sheet.
  var darker: Halves { Halves(upper: upper >> 1 & 0x7F7F7F, lower: lower >> 1 & 0x7F7F7F) }
}
