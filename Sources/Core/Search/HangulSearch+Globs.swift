/// The search as patterns of SQLite's GLOB.
extension HangulSearch {
  /// A `SearchKey.text` matches the search if it matches any of these patterns: one, or two where the last
  /// consonant of a syllable that is still being typed may begin the next.
  public var globs: [String] {
    var pattern = Array("*".utf16)
    var endings: [[UInt16]] = [[]]
    for piece in pieces {
      switch piece {
      case .unit(let unit): pattern += Self.literal(unit)
      case .initial(let initial, let consonant):
        pattern += Self.anyOf([consonant] + HangulSyllable.units(with: initial))
      // Only the last piece is growing.
      case .growing(let unit): endings = HangulSyllable(unit).map(Self.endings) ?? []
      }
    }
    return endings.map { String(decoding: pattern + $0 + "*".utf16, as: UTF16.self) }
  }

  /// A substring of the `SearchKey.initials` of every match, for a fast first filter.
  public var initials: String {
    String(decoding: pieces.map(\.initial), as: UTF16.self)
  }

  /// Patterns for what a syllable that is still being typed may become.
  private static func endings(of typed: HangulSyllable) -> [[UInt16]] {
    let units = HangulSyllable.units(with: typed.initial)
    var endings = [anyOf(units.filter { HangulSyllable($0).map(typed.canBecome) == true })]
    for unit in units {
      guard let other = HangulSyllable(unit) else { continue }
      for initial in HangulSyllable.allInitials
      where typed.canBecome(other, before: HangulSyllable(initial: initial, medial: 0)) {
        endings.append([unit] + anyOf(HangulSyllable.units(with: initial)))
      }
    }
    return endings
  }

  private static func literal(_ unit: UInt16) -> [UInt16] {
    "*?[".utf16.contains(unit) ? anyOf([unit]) : [unit]
  }

  /// `units` are in ascending order.
  private static func anyOf(_ units: [UInt16]) -> [UInt16] {
    var ranges: [ClosedRange<UInt16>] = []
    for unit in units {
      if let last = ranges.last, unit == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...unit
      } else {
        ranges.append(unit...unit)
      }
    }
    let parts = ranges.flatMap { range -> [UInt16] in
      range.count == 1 ? [range.lowerBound] : [range.lowerBound, 0x2D, range.upperBound]
    }
    return "[".utf16 + parts + "]".utf16
  }
}

extension HangulSyllable {
  /// The indices of all initials.
  static let allInitials: Range<UInt16> = 0..<19

  /// All syllables with this initial, in ascending order.
  static func units(with initial: UInt16) -> [UInt16] {
    let first = HangulSyllable(initial: initial, medial: 0).unit
    return Array(first..<first + 21 * 28)
  }
}
