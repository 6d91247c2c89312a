/// Composes decomposed Hangul, and decomposes it into typed jamo.
public enum Hangul {
  /// The initial consonant of a syllable; any other UTF-16 unit as it is.
  public static func initial(of unit: UInt16) -> UInt16 { HangulSyllable(unit)?.consonant ?? unit }

  /// The syllable for conjoining jamo; nil without one.
  public static func syllable(of scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard (2...3).contains(scalars.count) else { return nil }
    var units: [UInt16] = []
    for scalar in scalars {
      switch scalar.value {
      case 0x1100...0x11FF: Jamo.join(UInt16(scalar.value), to: &units)
      case 0xAC00...0xD7A3: units.append(UInt16(scalar.value))
      default: return nil
      }
    }
    return units.count == 1 ? Unicode.Scalar(units[0]) : nil
  }

  /// The jamo keys of the 2-set keyboard for a syllable or a compound jamo; nil otherwise.
  public static func strokes(of character: Character) -> [Character]? {
    let units = Array(character.utf16)
    guard units.count == 1 else { return nil }
    let keys = Jamo.strokes(of: units[0])
    return keys == units ? nil : keys.compactMap { Unicode.Scalar($0).map { Character($0) } }
  }
}
