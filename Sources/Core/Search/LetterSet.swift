/// Which letters a text has, so that most texts that a search cannot find need no closer look.
///
/// The letters of Hangul are the keys that type it. Only these, Latin letters and digits count: what has no
/// others may still be found by them.
public struct LetterSet: Hashable, Sendable {
  private var latin: UInt64 = 0
  private var jamo: UInt64 = 0

  /// The letters of folded units.
  init(_ units: [UInt16]) {
    for unit in units {
      switch unit {
      case 0x30...0x39: latin |= 1 << UInt64(unit - 0x30)
      case 0x61...0x7A: latin |= 1 << UInt64(unit - 0x61 + 10)
      case 0x3131...0x318E, 0xAC00...0xD7A3:
        for stroke in Jamo.strokes(of: unit) where 0x3131...0x3163 ~= stroke {
          jamo |= 1 << UInt64(stroke - 0x3131)
        }
      default: break
      }
    }
  }

  /// Those of a name that was prepared for searching.
  public init(_ key: WordKey) { self.init(key.units) }

  /// How many of its letters another text does not have.
  func missing(in other: LetterSet) -> Int {
    (latin & ~other.latin).nonzeroBitCount + (jamo & ~other.jamo).nonzeroBitCount
  }

  /// Whether another text has all of its letters, as each text has in which it is found.
  public func isContained(in other: LetterSet) -> Bool { missing(in: other) == 0 }

  /// Adds the letters of another text.
  public mutating func formUnion(_ other: LetterSet) {
    latin |= other.latin
    jamo |= other.jamo
  }
}
