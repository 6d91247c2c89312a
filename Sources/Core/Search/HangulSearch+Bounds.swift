/// Where the texts that a search matches at their start stand in a sorted list.
extension HangulSearch {
  /// An order of texts by their UTF-16 units.
  public enum Order: Int, CaseIterable, Sendable {
    /// By the units themselves.
    case text
    /// By the units after `Hangul.initial`, and then by the units themselves.
    case initials
  }

  /// The order in which fewer other texts stand among the matches.
  public var order: Order {
    pieces.contains { if case .initial = $0 { true } else { false } } ? .initials : .text
  }

  /// The matches are not below `lower`, and below `upper`, in `order`; both are empty for an empty
  /// search.
  public var bounds: (lower: [UInt16], upper: [UInt16]) {
    let isByInitials = order == .initials
    let units = pieces.map { isByInitials ? $0.initial : $0.least }
    guard let last = pieces.last else { return ([], []) }
    return (units, units.dropLast() + [(isByInitials ? last.initial : last.greatest) + 1])
  }
}

extension HangulSearch.Piece {
  /// The unit, or the initial of the syllable.
  var initial: UInt16 {
    switch self {
    case .unit(let unit), .growing(let unit): Hangul.initial(of: unit)
    case .initial(_, let consonant): consonant
    }
  }

  fileprivate var least: UInt16 {
    guard case .growing(let unit) = self, let syllable = HangulSyllable(unit) else { return unit }
    return HangulSyllable(initial: syllable.initial, medial: syllable.medial).unit
  }

  fileprivate var greatest: UInt16 {
    guard case .growing(let unit) = self, let syllable = HangulSyllable(unit) else { return unit }
    return syllable.greatest
  }

  var unit: UInt16 {
    switch self {
    case .unit(let unit), .growing(let unit), .initial(_, let unit): unit
    }
  }
}
