extension Style {
  /// The parameters of the SGR sequence (ECMA-48, 8.3.117) that sets this style after a reset.
  ///
  /// Without colours the selection is shown in reverse video.
  func sgr(_ theme: Theme, _ depth: ColorDepth) -> [Int] {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isFaint { codes.append(2) }
    if isUnderlined { codes.append(4) }
    let hasColor = depth != .none && theme != .plain
    guard hasColor else { return background == .selection ? codes + [7] : codes }
    if role != .text || background != nil || theme.isPainted {
      codes += Self.codes(of: theme.foreground(of: self, depth), depth, isBackground: false)
    }
    if let ground = background.map({ theme[$0] }) ?? (theme.isPainted ? theme.ground : nil) {
      codes += Self.codes(of: ground, depth, isBackground: true)
    }
    return codes
  }

  private static func codes(
    of color: Theme.Color, _ depth: ColorDepth, isBackground: Bool
  ) -> [Int] {
    let base = isBackground ? 40 : 30
    switch depth {
    case .none: return []
    case .basic:
      return color.basic.map { [$0 < 8 ? base + Int($0) : base + 52 + Int($0)] } ?? []
    case .indexed: return [base + 8, 5, Int(color.indexed)]
    case .trueColor: return Self.codes(of: color.rgb, base)
    }
  }

  /// `base` is 30 for the foreground and 40 for the background.
  fileprivate static func codes(of rgb: UInt32, _ base: Int) -> [Int] {
    [base + 8, 2, Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF)]
  }
}

extension Halves {
  /// The parameters for an upper half block.
  func sgr(_ depth: ColorDepth) -> [Int] {
    switch depth {
    case .none, .basic: []
    case .indexed:
      [38, 5, Int(Palette256.nearest(to: upper)), 48, 5, Int(Palette256.nearest(to: lower))]
    case .trueColor: Style.codes(of: upper, 30) + Style.codes(of: lower, 40)
    }
  }
}
