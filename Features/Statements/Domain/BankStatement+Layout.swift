import LedgerDomain

/// How a file is laid out, by which files that name no bank are told apart: many are called alike, as 이용내역.csv and
/// transactions.csv; and what its title calls its account, by which that is known when it has another name.
extension BankStatement {
  /// Its headings as one text, the names of its cards, and its title; empty without headings, and for Galbi's own
  /// exports.
  var layout: [String] {
    guard !isExport, columns.contains(where: { $0.contains(where: \.isLetter) }) else { return [] }
    // A month may be one of the headings.
    let headings = columns.map { ColumnMapping.plain($0).filter { !$0.isNumber } }
      .joined(separator: ",")
    return [String(headings.prefix(Self.longest))] + cardNames.sorted().map { Self.card + $0 }
      + (bank.isEmpty ? [] : [Self.title + formerBank.prefix(Self.longest)])
  }

  /// Whether a file of an account had the same title.
  func isTitledLike(_ account: LedgerAccount) -> Bool {
    !bank.isEmpty
      && account.layouts?.contains(Self.title + formerBank.prefix(Self.longest)) == true
  }

  /// What its title calls its bank, with its holder, as an account keeps it.
  var formerBank: String { titled.former.isEmpty ? bank : titled.former }

  /// Who the holder of its account is by its title; empty if that does not say it.
  var titledHolder: String { bank == formerBank ? "" : BankName.holder(in: formerBank) }

  /// Whether an account is known to be of a person: by a label in its files, or by their titles.
  static func isHeld(_ account: LedgerAccount, by person: String) -> Bool {
    let titles = (account.layouts ?? []).filter { $0.hasPrefix(title) }.map {
      BankName.holder(in: String($0.dropFirst(title.count)))
    }
    return (titles + [account.holder ?? ""]).contains { LinkNames.areSame($0, person) }
  }

  /// What an account keeps of a file of this name, as far as it is known, where it is called by a part of that.
  static func name(_ title: String) -> String { "name \(title)" }

  /// What an account keeps of the name of a file without a title, whatever the account is called.
  static func named(_ title: String) -> String { "file \(title.prefix(longest))" }

  /// Takes what a file says of whose it is.
  mutating func takeNames(of preamble: StatementPreamble) {
    (bank, titled) = (preamble.bank, preamble.found)
    (accountNumber, holder) = (preamble.number, preamble.holder)
  }

  private static let longest = 300
  private static let card = "card "
  private static let title = "title "
  /// How many names of cards are kept of a file.
  private static let mostCards = 6

  /// Notes what a card is called; digits of its number are none of its name.
  mutating func note(cardName cell: String) {
    let name = StatementWords.plain(cell).filter { !$0.isNumber && $0 != "*" }
    guard name.contains(where: \.isLetter), cardNames.count < Self.mostCards else { return }
    cardNames.insert(String(name.prefix(40)))
  }

  /// Whether the files of an account had other headings, or only other cards.
  func isLaidOutOtherwise(than account: LedgerAccount) -> Bool {
    isLaidOutOtherwise(than: account.layouts ?? [])
  }

  /// The same of files that were laid out in these ways.
  func isLaidOutOtherwise(than layouts: [String]) -> Bool {
    let known = layouts.filter {
      !$0.hasPrefix(Self.name("")) && !$0.hasPrefix(Self.named("")) && !LedgerAccount.isSign($0)
    }
    guard !known.isEmpty, let headings = layout.first else { return false }
    guard known.contains(headings) else { return true }
    let own = layout.filter { $0.hasPrefix(Self.card) }
    let others = known.filter { $0.hasPrefix(Self.card) }
    return !own.isEmpty && !others.isEmpty && Set(own).isDisjoint(with: others)
  }
}
