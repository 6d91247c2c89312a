public import Phrases

extension Won {
  /// Three figures or so with a unit, as 285만 or 13.7만, in English 2.9M or 137K; whole below the
  /// first unit.
  public var short: Phrase { Phrase(ko: shortText(.korean, 100), en: shortText(.english, 100)) }

  /// As exact as the largest one beside it, such as 88만 beside 285만.
  public func short(beside largest: Won) -> Phrase {
    Phrase(
      ko: shortText(.korean, 100, largest.amount.magnitude),
      en: shortText(.english, 100, largest.amount.magnitude))
  }

  /// Two figures or so with a unit, as 285만 or 14만, in English 2.9M or 137K.
  public var brief: Phrase { Phrase(ko: shortText(.korean, 10), en: shortText(.english, 10)) }

  /// With tenths of a unit below so many of them, unless the largest amount of this unit has none.
  private func shortText(_ language: Language, _ most: UInt64, _ largest: UInt64 = 0) -> String {
    let units = Self.units(language)
    let size = amount.magnitude
    guard let first = units.firstIndex(where: { $0.size <= size }) else { return amount.grouped }
    // To tenths, or to whole units where these have enough figures.
    let isBeside = units.firstIndex { $0.size <= largest } == first
    let judged = isBeside ? max(size, largest) : size
    let step = judged / units[first].size >= most ? units[first].size : units[first].size / 10
    let rounded = (size + step / 2) / step * step
    // What is rounded up may have the next unit.
    let unit = first > 0 && units[first - 1].size <= rounded ? units[first - 1] : units[first]
    let (whole, rest) = (rounded / unit.size, rounded % unit.size * 10 / unit.size)
    let figure = rest == 0 ? Int64(whole).grouped : "\(whole).\(rest)"
    return (amount < 0 ? "-" : "") + figure + unit.name
  }

  /// The greatest first.
  private static func units(_ language: Language) -> [(size: UInt64, name: String)] {
    switch language {
    case .korean: [(1_000_000_000_000, "조"), (100_000_000, "억"), (10_000, "만")]
    case .english:
      [(1_000_000_000_000, "T"), (1_000_000_000, "B"), (1_000_000, "M"), (1_000, "K")]
    }
  }
}
