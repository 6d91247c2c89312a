extension Theme {
  /// A theme of the user's own: the colours of some roles, the others being those of the light or
  /// the dark theme, as the ground is.
  ///
  /// `colors` are those of roles by their names, and of `ground`.
  public init(name: String, colors: [String: Color]) {
    let ground = colors["ground"]
    let isLight = ground.map { Contrast.between($0.rgb, 0) > Contrast.between($0.rgb, 0xFFFFFF) }
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
