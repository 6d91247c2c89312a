import Phrases
import Search
import WalletDomain

/// The accounts of a ledger in the order in which they were added.
public struct LedgerAccounts: Codable, Hashable, Sendable {
  /// Never without SuperPay and cash.
  public internal(set) var list: [LedgerAccount]
  /// The number in the id of the account that was added last; no id is given twice, also where adding was
  /// undone.
  var lastNumber = 0

  /// How many accounts there may be.
  public static let limit = 50
  /// What an account may have before its first entry, in won.
  public static let openings = -LedgerEntry.amounts.upperBound...LedgerEntry.amounts.upperBound

  public static let builtIn = LedgerAccounts([.superPay, .cash])
  /// Those of a ledger whose settings were stored before there were accounts.
  public static let earlier = LedgerAccounts([.superPay, .cash, .imports])

  private init(_ ids: [LedgerAccount.ID]) {
    list = ids.map { LedgerAccount(id: $0) }
  }

  public var ids: [LedgerAccount.ID] { list.map(\.id) }

  /// Those that may have other entries than the wallet's movements.
  public var own: [LedgerAccount] { list.filter { $0.id != .superPay } }

  /// What an account is called; one that is gone by its id.
  public subscript(id: LedgerAccount.ID) -> LedgerAccount {
    list.first { $0.id == id } ?? LedgerAccount(id: id)
  }

  public func contains(_ id: LedgerAccount.ID) -> Bool { list.contains { $0.id == id } }

  /// What that of earlier imports was called in earlier versions, and in files that these have exported.
  private static let formerImports = [NameKey("가져온 내역"), NameKey("Imports")]

  /// The account with this name in any language, whatever its case and blanks.
  public func account(named name: String) -> LedgerAccount? {
    list.first { $0.isCalled(name) }
      ?? list.first { $0.id == .imports && Self.formerImports.contains(NameKey(name)) }
  }

  /// Why entries cannot go into an account; nil if they can.
  public func refusal(of choice: AccountChoice) -> LedgerError? {
    var accounts = self
    do throws(LedgerError) {
      _ = try accounts.account(for: choice)
      return nil
    } catch {
      return error
    }
  }

  /// The account of which a name is that but for its signs.
  public func account(like name: String) -> LedgerAccount? {
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
    let words = WordKey(name).units
    return own.first { account in
      Language.allCases.contains { WordKey(account.phrase.text($0)).units == words }
    }
  }

  /// The ordinary account into which the wallet's entries of another ledger go, or what it is to be called.
  public var walletStandIn: (name: String, id: LedgerAccount.ID?) {
    let own = self[.superPay].phrase.text(.korean)
    let name = own.prefix(fitting: LedgerAccount.nameLimit - 2) + " 2"
    return (name, account(named: name)?.id)
  }

  // MARK: Changes

  /// Throws `.accountName` if the name is empty or too long, `.accountTaken` and `.tooMany`.
  mutating func add(_ name: String) throws(LedgerError) -> LedgerAccount.ID {
    guard list.count < Self.limit else { throw .tooMany(Self.limit) }
    let name = try checked(name, for: nil)
    lastNumber = lastNumber.adding(1)
    let id = LedgerAccount.ID(rawValue: "user-\(lastNumber)")
    list.append(LedgerAccount(id: id, name: name))
    return id
  }

  /// The account that is chosen, which is added if it is new.
  ///
  /// Throws `.walletAccount` for SuperPay, and `.missing` for an account that is gone.
  mutating func account(for choice: AccountChoice) throws(LedgerError) -> LedgerAccount.ID {
    switch choice {
    case .new(let name): return try add(name)
    case .existing(.superPay): throw .walletAccount
    case .existing(let id):
      if id == .imports { addImports() }
      guard contains(id) else { throw .missing }
      return id
    }
  }

  /// Adds the account of earlier imports unless it is there.
  private mutating func addImports() {
    if !contains(.imports) { list.append(LedgerAccount(id: .imports)) }
  }

  /// An empty name gives a built-in account its own again.
  mutating func rename(_ id: LedgerAccount.ID, _ name: String) throws(LedgerError) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { throw .missing }
    let isReset = id.builtInName != nil && LedgerEntry.normalised(name).isEmpty
    list[index].name = isReset ? nil : try checked(name, for: id)
  }

  /// Throws `.superPayOpening` for SuperPay, and `.openingAmount`.
  mutating func open(_ id: LedgerAccount.ID, with opening: Won) throws(LedgerError) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { throw .missing }
    guard id != .superPay || opening == .zero else { throw .superPayOpening }
    guard Self.openings.contains(opening.amount) else { throw .openingAmount }
    list[index].openingAmount = opening.amount
  }

  /// Notes what a bank's file says of the account, unless it is known; not of those into which entries of any
  /// account may go.
  mutating func note(_ facts: AccountFacts, of id: LedgerAccount.ID) {
    guard let index = list.firstIndex(where: { $0.id == id }), !list[index].isPermanent,
      id != .imports
    else { return }
    if list[index].hasNumber(facts.number) == false, list[index].number?.count == 4,
      LedgerAccount.number(facts.number)?.count == 4
    {
      // The user has said that both are of this account.
      list[index].number = LedgerAccount.severalCards
    }
    list[index].number = list[index].number ?? LedgerAccount.number(facts.number)
    let holder = LedgerEntry.normalised(facts.holder)
    if list[index].holder == nil, !holder.isEmpty {
      list[index].holder = holder.prefix(fitting: LedgerAccount.nameLimit)
    }
    list[index].kind = list[index].kind ?? facts.kind
    if let isAsBilled = facts.isAsBilled { list[index].isAsBilled = isAsBilled ? true : nil }
    let layouts = (list[index].layouts ?? []).filter {
      !LedgerAccount.isOtherSign($0, facts.layout)
    }
    let new = facts.layout.filter { !layouts.contains($0) }
    if !new.isEmpty { list[index].layouts = (layouts + new).suffix(LedgerAccount.mostLayouts) }
  }

  /// Throws `.missing` if the account is gone.
  mutating func set(_ kind: AccountKind, of id: LedgerAccount.ID) throws(LedgerError) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { throw .missing }
    list[index].kind = kind
  }

  mutating func remove(_ id: LedgerAccount.ID) throws(LedgerError) {
    guard let index = list.firstIndex(where: { $0.id == id }) else { throw .missing }
    guard !list[index].isPermanent else { throw .accountStays }
    list.remove(at: index)
  }

  /// Makes a change of one account that is undone or redone.
  mutating func apply(
    _ change: ThingChange<LedgerAccount>, mayGo: Bool
  ) -> (made: ThingChange<LedgerAccount>?, isWhole: Bool) {
    change.apply(to: &list, mayGo: mayGo) { account, current, others in
      if let current, current.name == account.name { return true }
      return others.count < Self.limit && !others.contains { $0.sharesName(with: account) }
    }
  }

  /// Takes over the number that was given last, so that none is given twice.
  mutating func count(on other: LedgerAccounts) { lastNumber = max(lastNumber, other.lastNumber) }

  /// The name as it is kept.
  private func checked(
    _ name: String, for id: LedgerAccount.ID?
  ) throws(LedgerError) -> String {
    let name = LedgerEntry.normalised(name)
    let others = list.filter { $0.id != id }
    guard !name.isEmpty, name.fits(LedgerAccount.nameLimit) else { throw .accountName }
    guard !others.contains(where: { $0.isCalled(name) }) else { throw .accountTaken(name) }
    return name
  }
}

extension LedgerAccounts {
  /// Which numbers were given is not what the accounts are.
  public static func == (one: LedgerAccounts, other: LedgerAccounts) -> Bool {
    one.list == other.list
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(list) }
}

extension LedgerAccount {
  /// Whether an account has a name of another one, in any language.
  func sharesName(with other: LedgerAccount) -> Bool {
    Language.allCases.contains { isCalled(other.phrase.text($0)) }
  }

  /// Whether this is its name in any language, whatever its case and blanks.
  fileprivate func isCalled(_ name: String) -> Bool {
    Language.allCases.contains { NameKey(phrase.text($0)) == NameKey(name) }
  }
}

/// The account into which entries go.
public enum AccountChoice: Hashable, Sendable {
  case existing(LedgerAccount.ID)
  /// One with this name, which is added with the entries.
  case new(String)

  /// Nil for a new one.
  public var existing: LedgerAccount.ID? {
    if case .existing(let id) = self { id } else { nil }
  }
}
