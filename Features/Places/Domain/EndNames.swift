import Search

/// Two texts that may name the ends of a way.
struct EndNames: Hashable {
  let start: String
  let destination: String

  /// With more words a text is none: each way to part it is looked for.
  private static let wordLimit = 6
  /// What stands alone between both ends.
  private static let separators: Set<String> = ["→", "to", "에서"]
  private static let (fromParticle, toParticle) = ("에서", "까지")

  private init(_ start: some Sequence<String>, _ destination: some Sequence<String>) {
    self.start = start.joined(separator: " ")
    self.destination = destination.joined(separator: " ")
  }

  /// The ways to part a text in two: only one where it says itself where the second end begins.
  static func all(in text: String) -> [EndNames] {
    guard text.utf8.count <= PlaceQuery.lengthLimit * 4 else { return [] }
    var words = text.replacing("->", with: "→").replacing("→", with: " → ")
      .split(whereSeparator: \.isWhitespace).map(String.init)
    if words.first?.lowercased() == "from" { words.removeFirst() }
    guard words.count > 1, words.count <= wordLimit + 1 else { return [] }
    let last = words.count - 1
    if let end = words[last].without(toParticle) { words[last] = end }
    let inner = 1..<last
    if let place = inner.first(where: { separators.contains(words[$0].lowercased()) }) {
      return [EndNames(words[..<place], words[(place + 1)...])]
    }
    for place in 0..<last {
      guard let start = words[place].without(fromParticle) else { continue }
      return [EndNames(words[..<place] + [start], words[(place + 1)...])]
    }
    return words.count > wordLimit
      ? [] : (1...last).map { EndNames(words[..<$0], words[$0...]) }
  }
}

extension String {
  /// The text before its ending; nil if it ends in another way, or has nothing else.
  fileprivate func without(_ ending: String) -> String? {
    hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
  }
}

extension WordKey {
  /// The fewest syllables, or other letters, of a name that is not whole.
  private static let (fewestSyllables, fewestLetters) = (2, 4)

  /// Whether it is long enough to be the beginning of a name that is meant.
  fileprivate var isTelling: Bool {
    units.count >= (units.allSatisfy { $0 < 0x80 } ? Self.fewestLetters : Self.fewestSyllables)
  }
}

extension PlaceQuery {
  var isTelling: Bool { exactName.isTelling }
}

extension [IndexedPlace] {
  /// What a name may leave out of the name of a place: what kind of place it is.
  private static let kinds: Set<[UInt16]> = Set(
    ["역", "IC", "JC", "TG", "톨게이트", "휴게소", "시", "군", "구", "station"].map { WordKey($0).units })
  /// The place that a name says: the one that is called so, else one of which it leaves out only the kind,
  /// else the only one whose name begins so, if that is whole words or the longer part of it.
  func meant(by name: WordKey) -> Place? {
    let units = name.units
    if let exact = first(where: { $0.name.units == units }) { return exact.place }
    guard name.isTelling else { return nil }
    let begun = filter { $0.name.units.starts(with: units) }
    if let place = begun.first(where: {
      Self.kinds.contains([UInt16]($0.name.units[units.count...]))
    }) {
      return place.place
    }
    guard let only = begun.first, begun.allSatisfy({ $0.name.units == only.name.units }) else {
      return nil
    }
    let isClear =
      only.name.starts.contains(units.count) || units.count * 2 > only.name.units.count
    return isClear ? only.place : nil
  }
}
