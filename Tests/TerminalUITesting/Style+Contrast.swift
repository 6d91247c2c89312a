@testable public import TerminalUI

extension Style {
  /// The contrast of text and ground, with the colours that xterm has where no one has chosen others.
  ///
  /// A terminal's own palette decides on the first 16 colours, and its own background on the ground of
  /// text without one: of both, only the defaults can be tested. With eight colours bright ones are the
  /// dark ones in bold, which xterm shows bright.
  public func contrast(_ theme: Theme, _ depth: ColorDepth) -> Double {
    let codes = sgr(theme, depth)
    let ground: UInt32 =
      switch depth {
      case .none, .basic: theme.isLight ? 0xFFFFFF : 0
      case .indexed: Palette256.color(at: theme.ground.indexed)
      case .trueColor: theme.ground.rgb
      }
    // The text of a terminal on white is black, and that on black a light grey.
    let text: UInt32 = ground > 0x808080 ? 0 : Palette256.basic[7]
    return Contrast.between(Self.color(in: codes, 30) ?? text, Self.color(in: codes, 40) ?? ground)
  }

  /// The colour that the parameters of an SGR sequence set; `base` is 30 or 40.
  private static func color(in codes: [Int], _ base: Int) -> UInt32? {
    for (place, code) in codes.enumerated() {
      if (base..<base + 8).contains(code) { return Palette256.basic[code - base] }
      if (base + 60..<base + 68).contains(code) { return Palette256.basic[code - base - 52] }
      guard code == base + 8 else {
        if code == 38 {
          return color(in: Array(codes[(place + (codes[place + 1] == 5 ? 3 : 5))...]), base)
        }
        continue
      }
      if codes[place + 1] == 5 { return Palette256.color(at: UInt8(codes[place + 2])) }
      return codes[(place + 2)...(place + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
    return nil
  }
}
