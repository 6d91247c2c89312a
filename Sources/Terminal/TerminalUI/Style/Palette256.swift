/// The palette of 256 colours: 16 of the terminal's own, a cube of 6 × 6 × 6, and 24 greys.
public enum Palette256 {
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  /// The colour of the cube or the greys that is nearest to `0xRRGGBB`.
  public static func nearest(to rgb: UInt32) -> UInt8 {
    let (red, green, blue) = (Int(rgb >> 16 & 0xFF), Int(rgb >> 8 & 0xFF), Int(rgb & 0xFF))
    let (r, g, b) = (step(red), step(green), step(blue))
    let grey = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
    func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
      (red - r) * (red - r) + (green - g) * (green - g) + (blue - b) * (blue - b)
    }
    let level = 8 + 10 * grey
    return distance(steps[r], steps[g], steps[b]) <= distance(level, level, level)
      ? UInt8(16 + 36 * r + 6 * g + b) : UInt8(232 + grey)
  }

  /// A colour as xterm has it, as `0xRRGGBB`.
  static func color(at index: UInt8) -> UInt32 {
    if index < 16 { return basic[Int(index)] }
    if index >= 232 { return UInt32(8 + 10 * (Int(index) - 232)) * 0x010101 }
    let cube = Int(index) - 16
    return UInt32(steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6])
  }

  /// The first 16 colours, as xterm has them.
  static let basic: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The one of the first 16 that is nearest to `0xRRGGBB`.
  static func nearestBasic(to rgb: UInt32) -> UInt8 {
    func distance(_ other: UInt32) -> Int {
      [16, 8, 0].reduce(0) { sum, shift in
        let difference = Int(rgb >> shift & 0xFF) - Int(other >> shift & 0xFF)
        return sum + difference * difference
      }
    }
    let index = basic.indices.min { distance(basic[$0]) < distance(basic[$1]) }
    return UInt8(index ?? 0)
  }

  /// The index of the nearest step of the cube.
  private static func step(_ value: Int) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
  }
}
