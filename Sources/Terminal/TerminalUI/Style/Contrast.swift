import Platform

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
