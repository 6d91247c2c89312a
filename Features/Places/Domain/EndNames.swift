/// Two texts that may name the ends of a way.
struct EndNames: Hashable {
  let start: String
  let destination: String

  /// With more words a text is none: each way to part it is looked for.
  private static let wordLimit = 6
  /// What stands alone between both ends.
  private static let separators: Set<String> = ["→", "to", "에서"]
  private static let (fromParticle, toParticle) = ("에서", "까지")

  /// Both, one after the other.
  var text: String { "\(start) \(destination)" }

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
