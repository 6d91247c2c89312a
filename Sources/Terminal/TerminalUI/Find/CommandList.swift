import Search

/// All that the commands offer, in the order for what is typed.
struct CommandList {
  private let listed: [CommandEntry]
  /// The last answer of each source that is asked.
  private var answers: [Int: [CommandEntry]] = [:]
  /// What shows more of the sources that have found more.
  private var more: [Int: CommandEntry] = [:]
  /// The positions of the entries that were chosen last, by their ids.
  private let recency: [[String]: Int]

  /// What of the listed ones the last text finds, and how well: sources answer it one after another.
  private var lastRanked: (text: String, entries: [(FindQuery.Rank?, CommandEntry)]) = ("", [])

  /// `recents` are the ids of the entries that were chosen last, the latest first.
  init(_ listed: [CommandEntry], recents: [[String]]) {
    self.listed = listed
    recency = Dictionary(zip(recents, recents.indices)) { first, _ in first }
  }

  /// `more` shows more of the source, if there is more.
  mutating func take(_ answer: [CommandEntry], from source: Int, more: CommandEntry?) {
    answers[source] = answer
    self.more[source] = more
  }

  /// Drops the answers that a new text does not find.
  mutating func narrow(to text: String) {
    let query = FindQuery(text)
    more = [:]
    answers = answers.mapValues { $0.filter { $0.rank(by: query) != nil } }
    lastRanked = (text, ranked(by: query, text))
  }

  /// The places first while nothing is typed; else the best first, of equal ones those that were
  /// chosen last, and then in the order of their kinds.
  ///
  /// A source may have found a thing by other texts than its names: it comes last. What is only a guess is
  /// left out where anything else is found. `link` is what the text itself opens, unless another entry
  /// does that.
  func found(_ text: String, link: CommandEntry? = nil) -> [CommandEntry] {
    guard text.contains(where: { !$0.isWhitespace }) else {
      return sorted(listed.map { ($0.order == .place ? 0 : 1, $0) })
    }
    let query = FindQuery(text)
    let asked = answers.sorted { $0.key < $1.key }.flatMap(\.value)
      .map { ($0.rank(by: query), $0) }
    let all = ranked(by: query, text) + asked
    var named = all.compactMap { rank, entry in rank.map { ($0, entry) } }
    var others = all.filter { $0.0 == nil }.map(\.1)
    if let link, !all.contains(where: { $0.1.detail == text }) {
      if beginsAtPlace(text) {
        named.append((FindQuery.Rank.typed, link))
      } else {
        // A day or another text with a slash leads nowhere, so what was found comes first.
        others.append(link)
      }
    }
    if !others.isEmpty || named.contains(where: { !$0.0.isGuess }) {
      named.removeAll { $0.0.isGuess }
    }
    return withMore(sorted(named) + others)
  }

  /// Whether a link begins with what the link of a place begins with.
  private func beginsAtPlace(_ link: String) -> Bool {
    func head(_ link: String) -> Substring { link.prefix { $0 != "/" && $0 != "?" } }
    return listed.contains { $0.order == .place && head($0.detail) == head(link) }
  }

  private func ranked(
    by query: FindQuery, _ text: String
  ) -> [(FindQuery.Rank?, CommandEntry)] {
    if text == lastRanked.text { return lastRanked.entries }
    return listed.compactMap { entry in entry.rank(by: query).map { ($0, entry) } }
  }

  /// With what shows more of a source after the last entry of it.
  private func withMore(_ entries: [CommandEntry]) -> [CommandEntry] {
    var entries = entries
    for (source, entry) in more {
      guard let last = entries.lastIndex(where: { $0.order == .finding(source) }) else { continue }
      entries.insert(entry, at: last + 1)
    }
    return entries
  }

  private func sorted<Rank: Comparable>(_ ranked: [(Rank, CommandEntry)]) -> [CommandEntry] {
    let keyed = ranked.enumerated().map { index, pair in
      (key: (pair.0, recency[pair.1.id] ?? .max, pair.1.order, index), entry: pair.1)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.entry)
  }
}
