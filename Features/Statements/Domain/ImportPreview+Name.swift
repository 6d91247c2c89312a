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
      let known = named(statement, file, all) ?? titled(statement, all)
        ?? renamed(statement, file, all),
      known.hasNumber(statement.accountNumber) != false,
      isHeld(known, like: statement, all)
    else { return .new(name) }
    return .existing(known.id)
  }

  /// The account that is called like the bank or the file: first with all that its title says, as the holder.
  private static func named(
    _ statement: BankStatement, _ file: String, _ all: LedgerAccounts
  ) -> LedgerAccount? {
    let (name, former) = (title(statement, file: file), formerTitle(statement, file: file))
    return named(former, file, all)
      ?? (former == name
        ? nil : titled(statement, all) ?? called(name, all) ?? partly(name, all))
  }

  /// The account that is called so, maybe with the title that earlier files had.
  private static func named(
    _ name: String, _ file: String, _ all: LedgerAccounts
  ) -> LedgerAccount? {
    let titled = all.own.filter { account in
      account.name.map { $0 != name && BankName.former($0) == name } ?? false
    }
    if let same = titled.first(where: { $0.name.map(file.hasPrefix) == true }) { return same }
    return called(name, all) ?? titled.first ?? partly(name, all)
  }

  /// The account that is called by a part of a name, and had files of it.
  private static func partly(_ name: String, _ all: LedgerAccounts) -> LedgerAccount? {
    all.own.first { $0.layouts?.contains(BankStatement.name(name)) == true }
  }

  /// The account that has a name, unless that is the beginning of what its files are called, and not of this one.
  private static func called(_ name: String, _ all: LedgerAccounts) -> LedgerAccount? {
    all.account(named: name).flatMap { account in
      let isOther =
        account.isCalledInPart && account.layouts?.contains(BankStatement.name(name)) == false
      return all.own.contains(account) && !isOther ? account : nil
    }
  }

  /// The only account of another name that had files of this one with the same headings.
  private static func renamed(
    _ statement: BankStatement, _ file: String, _ all: LedgerAccounts
  ) -> LedgerAccount? {
    let found = named(before: statement, file, all)
    return found.count == 1 ? found[0] : nil
  }

  private static func named(
    before statement: BankStatement, _ file: String, _ all: LedgerAccounts
  ) -> [LedgerAccount] {
    let title = title(statement, file: file)
    guard statement.bank.isEmpty, !title.isEmpty, let headings = statement.layout.first else {
      return []
    }
    return all.own.filter { account in
      account.layouts?.contains(BankStatement.named(title)) == true
        && account.layouts?.contains(headings) == true
    }
  }

  /// Whether several accounts of other names had files of this one with the same headings.
  var areNamedBefore: Bool {
    guard case .new = account, !statement.isExport else { return false }
    return Self.named(before: statement, file, settings.accounts).count > 1
  }

  /// Whether a file whose title names its holder may be of an account that is called like its bank alone.
  private static func isHeld(
    _ account: LedgerAccount, like statement: BankStatement, _ all: LedgerAccounts
  ) -> Bool {
    let holder = statement.titledHolder
    return holder.isEmpty || statement.isTitledLike(account)
      || all.account(named: statement.bank)?.id != account.id
      || BankStatement.isHeld(account, by: holder)
  }

  /// The account that is called like the bank of the file, and is not known to be of the holder whom its title names.
  var otherHolder: LedgerAccount.ID? {
    guard case .new = account, !statement.isExport,
      let known = Self.named(statement, file, settings.accounts),
      !Self.isHeld(known, like: statement, settings.accounts)
    else { return nil }
    return known.id
  }

  /// The only account that had files with the same title.
  private static func titled(_ statement: BankStatement, _ all: LedgerAccounts) -> LedgerAccount? {
    let found = all.own.filter(statement.isTitledLike)
    return found.count == 1 ? found[0] : nil
  }

  /// The account that is called like the file, and has the number of another card.
  var otherCard: LedgerAccount.ID? {
    guard statement.accountKind == .card, case .new = account,
      let known = Self.named(statement, file, settings.accounts),
      known.hasNumber(statement.accountNumber) == false
    else { return nil }
    return known.id
  }

  /// What the file calls its account: as its bank, or as itself, maybe with a word in part.
  static func title(_ statement: BankStatement, file: String) -> String {
    statement.bank.isEmpty ? BankName.of(file: file) : statement.bank
  }

  /// The same with its holder, its app and the like.
  private static func formerTitle(_ statement: BankStatement, file: String) -> String {
    statement.bank.isEmpty ? BankName.former(file: file) : statement.formerBank
  }

  /// The same in whole words, of which other files may have the same ones.
  private static func shortTitle(_ statement: BankStatement, file: String) -> String {
    guard !statement.bank.isEmpty else { return BankName.ofAccount(BankName.whole(file: file)) }
    return BankName.ofAccount(
      statement.titled.whole.isEmpty ? statement.bank : statement.titled.whole)
  }

  /// What the file says of its account, with its own name where the account was called otherwise for it.
  var facts: AccountFacts {
    var facts = statement.facts
    let title = Self.title(statement, file: file)
    let isPart =
      switch account {
      case .new(let name):
        name == newName
          && (name != title && title.hasPrefix(name)
            || settings.accounts.account(named: title)?.isCalledInPart == true)
      case .existing(let id): settings.accounts[id].isCalledInPart
      }
    if !statement.isExport, isPart { facts.layout.append(BankStatement.name(title)) }
    if !statement.isExport, statement.bank.isEmpty, !title.isEmpty, !statement.layout.isEmpty {
      facts.layout.append(BankStatement.named(title))
    }
    if let sign { facts.layout.append(sign) }
    return facts
  }

  /// What a new account is called; one of several of that name with its holder, with the last digits of its number, or
  /// else with the next one.
  ///
  /// `taken` are names of accounts that other files add before it.
  static func name(
    _ statement: BankStatement, file: String, _ all: LedgerAccounts, besides taken: [String] = []
  ) -> String {
    func isFree(_ name: String) -> Bool {
      all.account(named: name) == nil && !taken.contains(name)
    }
    let (title, short) = (title(statement, file: file), shortTitle(statement, file: file))
    let name = isFree(short) ? short : title
    guard !name.isEmpty, !isFree(name) else { return name }
    let holder = "\(name) \(statement.titledHolder)"
    if !statement.titledHolder.isEmpty, holder.fits(LedgerAccount.nameLimit), isFree(holder) {
      return holder
    }
    let number = LedgerAccount.number(statement.accountNumber).map { [String($0.suffix(4))] } ?? []
    let names = (number + (2...LedgerAccounts.limit).map(String.init)).lazy.map { end in
      name.prefix(fitting: LedgerAccount.nameLimit - end.count - 1) + " \(end)"
    }
    return names.first(where: isFree) ?? name
  }
}

extension LedgerAccount {
  /// Whether it is called by a part of what its files are called.
  fileprivate var isCalledInPart: Bool {
    guard let name, let layouts else { return false }
    let start = BankStatement.name(name)
    return layouts.contains { $0.hasPrefix(start) && $0 != start }
  }
}
