import LedgerDomain
import Phrases

/// Which account a file means by what it says of itself, and what a new one is called.
extension ImportPreview {
  /// The account with the number that the file names, or else that is called like the bank or the file, or that was
  /// called so and has another name now, or a new one with that name.
  static func offered(
    _ name: String, _ file: String, _ statement: BankStatement, _ all: LedgerAccounts
  ) -> AccountChoice {
    // An export names the accounts itself.
    guard !statement.isExport else { return .existing(.cash) }
    if let numbered = all.own.first(where: { $0.hasNumber(statement.accountNumber) == true }) {
      return .existing(numbered.id)
    }
    guard
      let known = named(name, file, all)
        ?? titled(statement, all),
      known.hasNumber(statement.accountNumber) != false
    else { return .new(name) }
    return .existing(known.id)
  }

  /// The account that is called like the bank or the file, maybe with the title that earlier files had.
  private static func named(
    _ name: String, _ file: String, _ all: LedgerAccounts
  ) -> LedgerAccount? {
    let titled = all.own.filter { account in
      account.name.map { $0 != name && BankName.plain($0) == name } ?? false
    }
    if let same = titled.first(where: { $0.name.map(file.hasPrefix) == true }) { return same }
    return all.account(named: name).flatMap { all.own.contains($0) ? $0 : nil } ?? titled.first
      ?? all.own.first { $0.layouts?.contains(BankStatement.name(name)) == true }
  }

  /// The only account that had files with the same title.
  private static func titled(_ statement: BankStatement, _ all: LedgerAccounts) -> LedgerAccount? {
    let found = all.own.filter(statement.isTitledLike)
    return found.count == 1 ? found[0] : nil
  }

  /// The account that is called like the file, and has the number of another card.
  var otherCard: LedgerAccount.ID? {
    guard statement.accountKind == .card, case .new = account,
      let known = Self.named(Self.title(statement, file: file), file, settings.accounts),
      known.hasNumber(statement.accountNumber) == false
    else { return nil }
    return known.id
  }

  /// What the file calls its account: as its bank, or as itself, maybe with a word in part.
  static func title(_ statement: BankStatement, file: String) -> String {
    statement.bank.isEmpty ? BankName.of(file: file) : statement.bank
  }

  /// The same in whole words, of which other files may have the same ones.
  private static func shortTitle(_ statement: BankStatement, file: String) -> String {
    guard !statement.bank.isEmpty else { return BankName.ofAccount(BankName.whole(file: file)) }
    return BankName.ofAccount(
      statement.wholeBank.isEmpty ? statement.bank : statement.wholeBank)
  }

  /// What the file says of its account, with its own name where the account has less of it.
  var facts: AccountFacts {
    var facts = statement.facts
    let title = Self.title(statement, file: file)
    if !statement.isExport, title != Self.shortTitle(statement, file: file) {
      facts.layout.append(BankStatement.name(title))
    }
    return facts
  }

  /// What a new account is called; one of several of that name with the last digits of its number, or else
  /// with the next one.
  static func name(
    _ statement: BankStatement, file: String, _ all: LedgerAccounts
  ) -> String {
    let (title, short) = (title(statement, file: file), shortTitle(statement, file: file))
    let name = all.account(named: short) == nil ? short : title
    guard !name.isEmpty, all.account(named: name) != nil else { return name }
    let number = LedgerAccount.number(statement.accountNumber).map { [String($0.suffix(4))] } ?? []
    let names = (number + (2...LedgerAccounts.limit).map(String.init)).lazy.map { end in
      name.prefix(fitting: LedgerAccount.nameLimit - end.count - 1) + " \(end)"
    }
    return names.first { all.account(named: $0) == nil } ?? name
  }
}
