import Phrases

/// The names of conditions, in English and Korean.
enum QueryKey: CaseIterable {
  case category, account, amount, date, payee, note, state
  /// What follows `not:` without a name of its own.
  case text

  var names: [String] {
    switch self {
    case .category: ["cat", "category", "분류"]
    case .account: ["acct", "account", "계좌"]
    case .amount: ["amt", "amount", "금액"]
    case .date: ["date", "날짜"]
    case .payee: ["payee", "거래처"]
    case .note: ["note", "메모"]
    case .state: ["is", "상태"]
    case .text: []
    }
  }

  static let excluding = ["not", "제외"]

  init?(name: some StringProtocol) {
    let name = name.lowercased()
    guard let key = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = key
  }

  /// All of them in a language, each by its first name.
  static func listed(_ language: Language) -> String {
    let names = allCases.compactMap { language == .korean ? $0.names.last : $0.names.first }
    return (names + [excluding[language == .korean ? 1 : 0]]).map { "\($0):" }
      .joined(separator: ", ")
  }

  /// The name that a word is likely to mean: one letter of it is another one, is missing, or too many, or two are
  /// swapped.
  static func likely(for word: String) -> String? {
    let word = Array(word.lowercased())
    return (allCases.flatMap(\.names) + excluding).first { name in
      let name = Array(name)
      let start = zip(word, name).prefix { $0 == $1 }.count
      let (rest, others) = (word.dropFirst(start), name.dropFirst(start))
      let swapped = ArraySlice(Array(rest.prefix(2).reversed()) + rest.dropFirst(2))
      return name.count > 1
        && (Array(rest.dropFirst()) == Array(others.dropFirst())
          || Array(rest.dropFirst()) == Array(others) || Array(rest) == Array(others.dropFirst())
          || swapped == others)
    }
  }
}

/// One word of a query: a condition, or a word that is searched for.
struct QueryPart {
  /// The whole of it, as it was typed.
  let word: String
  /// Its first character, counted from 1.
  let place: Int
  /// Nil for a word that is searched for.
  private(set) var key: QueryKey?
  private(set) var isExcluded = false
  /// Without quotes.
  private(set) var value: Substring
  /// Whether the word has quotes.
  let isQuoted: Bool
  /// What stands between the commas of the value that are not in quotes.
  let names: [String]
  /// What stands where the name of a condition does, and is none; nil for another word.
  private(set) var unknownName: String?
  /// The word as it is meant where a sign stands in place of the colon behind the name of a condition, as `amt>1000`.
  private(set) var withColon: String?
  /// Whether a quote begins the word or its value, and has no end.
  private(set) var isOpen = false

  /// Whether a colon stands where the name of a condition should.
  var beginsWithColon: Bool { !isQuoted && [":", "："].contains(word.first) }
  /// Whether it is the name of a condition without what is asked of it.
  var isNameAlone: Bool { !isQuoted && QueryKey(name: word) != nil }

  /// Blanks within quotes belong to a word.
  static func parts(of typed: String) -> [QueryPart] {
    var parts: [QueryPart] = []
    var word = ""
    var (start, isQuoted) = (1, false)
    let hasQuotes = Self.hasQuotes(typed)
    func end(at place: Int) {
      if !word.isEmpty { parts.append(QueryPart(word, at: start, hasQuotes: hasQuotes)) }
      word = ""
      start = place + 1
    }
    for (index, character) in typed.enumerated() {
      if character == "\"", hasQuotes { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted { end(at: index + 1) } else { word.append(character) }
    }
    end(at: typed.count)
    return parts
  }

  /// Whether quotes stand around words; one that has no end is a character as others.
  static func hasQuotes(_ typed: String) -> Bool {
    let count = typed.count { $0 == "\"" }
    return count > 0 && count.isMultiple(of: 2)
  }

  private init(_ word: String, at place: Int, hasQuotes: Bool) {
    (self.word, self.place) = (word, place)
    var rest = word[...]
    while let (name, value) = Self.split(rest) {
      if QueryKey.excluding.contains(name.lowercased()) {
        isExcluded.toggle()
      } else if let known = QueryKey(name: name) {
        key = known
        rest = value
        break
      } else {
        break
      }
      rest = value
    }
    if isExcluded, key == nil { key = .text }
    value = hasQuotes ? Substring(rest.filter { $0 != "\"" }) : rest
    isQuoted = hasQuotes && word.contains("\"")
    names = Self.names(in: rest, hasQuotes: hasQuotes)
    isOpen = !hasQuotes && rest.first == "\"" && rest.count > 1
    if key == nil || key == .text, let (name, value) = Self.split(rest) {
      // Addresses and times have colons, too.
      let isName = !name.isEmpty && name.allSatisfy(\.isLetter)
      if isName, let first = value.first, !"/:".contains(first) { unknownName = String(name) }
    }
    if key == nil || key == .text, !isQuoted, unknownName == nil { readSign(rest) }
  }

  /// Looks for a sign such as `>` behind the name of a condition, or before a number behind a word that is
  /// likely to mean the amount; other texts have signs, too.
  private mutating func readSign(_ text: Substring) {
    guard let place = text.firstIndex(where: { "<>=≥≤".contains($0) }), place > text.startIndex,
      text[..<place].allSatisfy(\.isLetter)
    else { return }
    let (name, end) = (text[..<place], text[place...])
    let value = end.drop { "<>=≥≤".contains($0) }
    if QueryKey(name: name) != nil || QueryKey.excluding.contains(name.lowercased()), !value.isEmpty
    {
      withColon = "\(name):\(end.first == "=" ? end.dropFirst() : end)"
    } else if name.count > 3, value.first?.isNumber == true,
      let likely = QueryKey.likely(for: String(name)), QueryKey(name: likely) == .amount
    {
      unknownName = String(name)
    }
  }

  private static func names(in list: Substring, hasQuotes: Bool) -> [String] {
    var isQuoted = false
    var names = [""]
    for character in list {
      switch character {
      case "\"" where hasQuotes: isQuoted.toggle()
      case "," where !isQuoted: names.append("")
      default: names[names.count - 1].append(character)
      }
    }
    return names.filter { !$0.isEmpty }
  }

  /// The name before the first colon, and what follows; nil where a quote comes first.
  private static func split(_ text: Substring) -> (name: Substring, value: Substring)? {
    guard let colon = text.firstIndex(where: { $0 == ":" || $0 == "：" || $0 == "\"" }),
      text[colon] != "\""
    else { return nil }
    return (text[..<colon], text[text.index(after: colon)...])
  }
}
