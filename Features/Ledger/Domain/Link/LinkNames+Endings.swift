import Phrases
import WalletDomain

/// The last digits by which texts name accounts.
extension LinkNames {
  /// How many of them banks write at least.
  private static let fewest = 4
  /// What hides the digits before them.
  private static let masks: Set<Character> = [".", "…", "*", "x", "X", "×", "•", "●"]
  /// What stands before them otherwise.
  private static let before: Set = [
    "chk", "chkg", "checking", "sav", "savings", "saver", "acct", "account", "ending",
  ]

  /// The digits of accounts in a text, as 1234 of `SAV ...1234`, `XXXX1234`, `*1234` and `account ending in 1234`.
  static func endings(in text: String) -> [String] {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    let signs = Array(text)
    var found: [String] = []
    var start = 0
    while start < signs.count {
      guard signs[start].isASCII, signs[start].isNumber else {
        start += 1
        continue
      }
      let end = signs[start...].firstIndex { !$0.isASCII || !$0.isNumber } ?? signs.count
      if end - start >= fewest, namesAccount(signs[..<start]) {
        found.append(String(signs[start..<end]))
      }
      start = end
    }
    return found
  }

  /// The number of a British account in a text: a sort code of six digits and eight behind it, as in 40-45-12 12345678.
  static func sortedNumber(_ text: String) -> String? {
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let words = text.split { $0 == " " || $0 == "/" }.map { word in
      word.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-") } ? word.filter(\.isNumber) : ""
    }
    return zip(words, words.dropFirst()).first { $0.count == 6 && $1.count == 8 }.map { $0 + $1 }
  }

  /// Whether what stands before digits says that they are those of an account.
  private static func namesAccount(_ text: ArraySlice<Character>) -> Bool {
    var rest = text
    while rest.last == " " || rest.last == "-" { rest.removeLast() }
    var masked = 0
    while let last = rest.last, masks.contains(last) {
      rest.removeLast()
      masked += last == "…" ? 2 : 1
    }
    if masked > 0 {
      // A letter before it makes a word of an x, and a code of the star behind a shop.
      let isFree = rest.last.map { !$0.isLetter && !$0.isNumber } ?? true
      return isFree && (masked > 1 || text.last == "*")
    }
    var words = rest.split { !$0.isLetter }.suffix(2).map { $0.map { $0.lowercased() }.joined() }
    guard rest.last?.isLetter == true, let last = words.popLast() else { return false }
    return before.contains(last) || last == "in" && words.last == "ending"
  }
}

extension LedgerAccount {
  /// The last digits by which texts may name it: those of its number, or of what it is called.
  var endings: [String] {
    let known = number.flatMap { $0 == Self.severalCards ? nil : $0.split(separator: "*").last }
    let named = phrase.text(.korean).split { !$0.isASCII || !$0.isNumber }
    return ((known.map { [$0] } ?? []) + named).filter { $0.count >= 4 }.map(String.init)
  }
}

extension LinkParties.Account {
  /// Whether these may be its last digits.
  func hasEnding(_ digits: String) -> Bool {
    // A year in its name, or four digits of another number's end, are not they.
    endings.contains { $0.hasSuffix(digits) || $0.count > 4 && digits.hasSuffix($0) }
  }
}

extension LinkParties {
  /// The only account but this that a text names by its last digits.
  func ending(_ party: Party, butNot own: LedgerAccount.ID) -> Account? {
    guard !party.endings.isEmpty else { return nil }
    let found = all.filter { account in
      account.account.id != own && party.endings.contains(where: account.hasEnding)
    }
    return found.count == 1 ? found[0] : nil
  }
}
