/// The colours of all roles.
public struct Theme: Hashable, Sendable {
  /// A colour at each depth.
  public struct Color: Hashable, Sendable {
    /// `0xRRGGBB`.
    public let rgb: UInt32
    /// The index in the palette of 256 colours.
    public let indexed: UInt8
    /// The index in the palette of 16 colours; nil for the terminal's default colour.
    public let basic: UInt8?

    /// A colour, and those that stand for it in the smaller palettes.
    public init(_ rgb: UInt32, indexed: UInt8, basic: UInt8?) {
      self.rgb = rgb
      self.indexed = indexed
      self.basic = basic
    }
  }

  /// The name for `--theme`.
  public let name: String
  /// The background of SVG pictures; terminals keep their own.
  public let ground: Color

  private let colors: [Color]

  /// `color` is called once per role.
  public init(name: String, ground: Color, color: (Role) -> Color) {
    self.name = name
    self.ground = ground
    colors = Role.allCases.map(color)
  }

  /// The colour that stands for a role, of text or of a background.
  public subscript(role: Role) -> Color { colors[Int(role.rawValue)] }

  /// The colour of the text of a style.
  ///
  /// With 16 colours, of which few can be read on that of the selection, all text there is plain.
  public func foreground(of style: Style, _ depth: ColorDepth) -> Color {
    depth == .basic && style.background == .selection ? self[.text] : self[style.role]
  }
}
