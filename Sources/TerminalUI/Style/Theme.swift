/// The colours of all roles, one for each depth a terminal may have.
public struct Theme: Hashable, Sendable {
  /// One colour at each depth.
  public struct Color: Hashable, Sendable {
    /// `0xRRGGBB`.
    public let rgb: UInt32
    /// The index among 256 colours.
    public let indexed: UInt8
    /// The index among 16 colours, or nil for the terminal's own text or background colour.
    public let basic: UInt8?

    public init(_ rgb: UInt32, indexed: UInt8, basic: UInt8?) {
      self.rgb = rgb
      self.indexed = indexed
      self.basic = basic
    }
  }

  /// As `--theme` names it.
  public let name: String
  /// The ground of pictures (SVG); a terminal keeps its own.
  public let ground: Color

  private let colors: [Color]

  /// `color` is asked once for each role.
  public init(name: String, ground: Color, color: (Role) -> Color) {
    self.name = name
    self.ground = ground
    colors = Role.allCases.map(color)
  }

  public subscript(role: Role) -> Color { colors[Int(role.rawValue)] }
}
