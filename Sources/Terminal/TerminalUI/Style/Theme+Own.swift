import Platform

extension Theme {
  /// A theme of the user's own: the colours of some roles, the others being those of the light or
  /// the dark theme, as the ground is.
  ///
  /// `colors` are those of roles by their names, and of `ground`.
  public init(name: String, colors: [String: Color]) {
    let ground = colors["ground"]
    let isLight = ground.map { Theme(name: name, ground: $0) { Theme.night[$0] }.isLight }
    let base = isLight == true ? Theme.day : .night
    self.init(name: name, ground: ground ?? base.ground) { colors["\($0)"] ?? base[$0] }
  }

  /// The roles of text that cannot be read well where they are drawn, with the least contrast: on the
  /// ground, on surfaces, and on the selection, where dim text is plain.
  public var weakRoles: [(role: Role, contrast: Double)] {
    [Role.text, .dim, .accent, .positive, .warning, .danger].compactMap { role in
      let grounds = [ground, self[.surface]] + (role == .dim ? [] : [self[.selection]])
      let contrast = grounds.map { Contrast.between(self[role].rgb, $0.rgb) }.min()
      return contrast.flatMap { $0 < Contrast.forText ? (role, $0) : nil }
    }
  }
}

extension Theme.Color {
  /// Reads `#rrggbb`, `#rgb`, or a number of the 256 colours; nil for other text.
  ///
  /// At the other depths it is the nearest colour.
  public init?(_ text: String) {
    if let index = UInt8(text) {
      let rgb = Palette256.color(at: index)
      self.init(rgb, indexed: index, basic: Palette256.nearestBasic(to: rgb))
      return
    }
    var digits = String(text.dropFirst())
    if digits.count == 3 { digits = String(digits.flatMap { [$0, $0] }) }
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let rgb = UInt32(digits, radix: 16)
    else { return nil }
    self.init(
      rgb, indexed: Palette256.nearest(to: rgb), basic: Palette256.nearestBasic(to: rgb))
  }
}

extension Role {
  /// By its name in the settings file, such as `accent`.
  public init?(name: String) {
    guard let role = Role.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = role
  }
}

/// The contrast of two colours as WCAG 2 defines it, from 1 to 21; text needs `forText`.
public enum Contrast {
  /// The least contrast that WCAG 2 asks of text at level AA.
  public static let forText = 4.5

  /// Of two colours `0xRRGGBB`.
  public static func between(_ first: UInt32, _ second: UInt32) -> Double {
    let (one, two) = (luminance(of: first), luminance(of: second))
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func luminance(of rgb: UInt32) -> Double {
    0.2126 * channel(rgb >> 16) + 0.7152 * channel(rgb >> 8) + 0.0722 * channel(rgb)
  }

  private static func channel(_ value: UInt32) -> Double {
    let share = Double(value & 0xFF) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
