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
  /// The background of SVG pictures, and of the terminal if the theme `isPainted`.
  public private(set) var ground: Color
  /// Whether terminals are painted in `ground`, and do not keep their own background and text.
  public private(set) var isPainted = false

  private var colors: [Color]

  /// `color` is called once per role.
  public init(name: String, ground: Color, color: (Role) -> Color) {
    self.name = name
    self.ground = ground
    colors = Role.allCases.map(color)
  }

  /// The same theme, painted whatever the terminal's own background is; `plain` stays without colours.
  ///
  /// With 16 colours no role has the terminal's own colour then, which may be that of the ground.
  public var painted: Theme {
    guard self != .plain, !isPainted else { return self }
    var theme = self
    let basicGround = ground.basic ?? (isLight ? 15 : 0)
    theme.isPainted = true
    theme.ground = Color(ground.rgb, indexed: ground.indexed, basic: basicGround)
    for role in Role.allCases {
      let (color, isBehind) = (self[role], role == .selection || role == .surface)
      guard color.basic == nil || color.basic == basicGround && !isBehind else { continue }
      theme.colors[Int(role.rawValue)] = Color(
        color.rgb, indexed: color.indexed, basic: isBehind ? basicGround : theme.basicText)
    }
    theme.tellSelectionFromGround()
    return theme
  }

  /// Gives the selection another colour at each depth at which it has that of the ground.
  private mutating func tellSelectionFromGround() {
    let color = self[.selection]
    let (rgb, others): (UInt32, (indexed: [UInt8], basic: [UInt8])) =
      isLight
      ? (0xBCBCBC, (indexed: [250, 253], basic: [7, 15]))
      : (0x444444, (indexed: [238, 235], basic: [4, 0]))
    func distinct(_ index: UInt8, from ground: UInt8?, _ others: [UInt8]) -> UInt8 {
      index == ground ? others.first { $0 != ground } ?? index : index
    }
    let shade = rgb == ground.rgb ? rgb ^ 0x101010 : rgb
    colors[Int(Role.selection.rawValue)] = Color(
      color.rgb == ground.rgb ? shade : color.rgb,
      indexed: distinct(color.indexed, from: ground.indexed, others.indexed),
      basic: color.basic.map { distinct($0, from: ground.basic, others.basic) })
  }

  /// Whether dark text is read better on the ground than light text.
  public var isLight: Bool {
    Contrast.between(ground.rgb, 0) > Contrast.between(ground.rgb, 0xFFFFFF)
  }

  /// Black or white of the 16 colours, whichever is read on the ground.
  public var basicText: UInt8 { isLight ? 0 : 7 }

  /// Whether at a depth each tint, and dim text, has a colour of its own, so that data need no patterns.
  public func tellsTintsApart(_ depth: ColorDepth) -> Bool {
    let colors = (Role.tints + [.dim]).map { self[$0] }
    switch depth {
    case .none, .basic: return false
    case .indexed: return Set(colors.map(\.indexed)).count == colors.count
    case .trueColor: return Set(colors.map(\.rgb)).count == colors.count
    }
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
