import LedgerDomain
import Phrases

/// What a journal calls accounts and categories: letters, digits and hyphens, as both programs take them.
struct JournalNames {
  private var accounts: [LedgerAccount.ID: String] = [:]
  private var categories: [LedgerCategory: String] = [:]
  /// Each name once, in the order of the ledger.
  private(set) var all: [String] = []

  /// `begin` stands before a letter that has no case, where a program takes none as the first one.
  init(_ settings: LedgerSettings, _ language: Language, begin: String) {
    var used: Set<String> = []
    for account in settings.accounts.list {
      let group = [.card, .loan].contains(account.likelyKind) ? "Liabilities" : "Assets"
      let name = Self.free(account.phrase.text(language), in: group, begin, &used)
      accounts[account.id] = name
      all.append(name)
    }
    for category in settings.categories.list {
      let name = Self.free(category.phrase.text(language), in: "Expenses", begin, &used)
      let word = String(name.drop { $0 != ":" }.dropFirst())
      categories[category.id] = word
      all += [name, "Income:\(word)"]
    }
    resolved = settings.categories
  }

  private let resolved: LedgerCategories

  subscript(account: LedgerAccount.ID) -> String { accounts[account] ?? "Assets:Unknown" }

  func spending(_ category: LedgerCategory) -> String { "Expenses:\(word(category))" }

  func income(_ category: LedgerCategory) -> String { "Income:\(word(category))" }

  private func word(_ category: LedgerCategory) -> String {
    categories[resolved.resolved(category)] ?? "Unknown"
  }

  /// A name that no other one has.
  private static func free(
    _ name: String, in group: String, _ begin: String, _ used: inout Set<String>
  ) -> String {
    let plain = component(name)
    let hasCase = plain.unicodeScalars.first?.properties.generalCategory != .otherLetter
    let word = hasCase ? plain : begin + plain
    let all = ["\(group):\(word)"] + (2...1_000).map { "\(group):\(word)-\($0)" }
    let free = all.first { !used.contains($0) } ?? all[0]
    used.insert(free)
    return free
  }

  /// One part of a name, which begins with a capital letter, a digit or a letter without case.
  static func component(_ name: String) -> String {
    var word = ""
    for character in name {
      let isTaken = character.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber: true
        default: false
        }
      }
      if isTaken { word.append(character) } else if !word.isEmpty, word.last != "-" { word += "-" }
    }
    while word.last == "-" { word.removeLast() }
    guard let first = word.first else { return "X" }
    return first.uppercased() + word.dropFirst()
  }
}
