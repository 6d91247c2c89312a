import LedgerDomain
import Storage
import WalletDomain

/// The account of a file by the entries that it has already, since a file may be renamed.
extension ImportPreview {
  /// How many entries at least say that an account has a file's of which it has no more than half.
  private static let fewest = 3

  /// In place of a new account with the name of the file, the one that has most of the entries already, and whether
  /// these say it clearly; nil for none.
  ///
  /// Where the file itself names a bank, it is only asked whether another account of that bank is meant, since titles
  /// have words that no list knows. A wallet and its bank have the same purchases, of which the bank says what it has
  /// after each.
  @MainActor func knownAccount(
    in ledger: LedgerUseCases
  ) async -> (choice: AccountChoice?, isClear: Bool) {
    guard case .new = account, !entries.isEmpty else { return (nil, true) }
    let house = statement.bank.isEmpty ? nil : BankName.house(in: statement.bank)
    guard statement.bank.isEmpty || house != nil else { return (nil, true) }
    let sample = Array(entries.prefix(Self.sample))
    func known(_ id: LedgerAccount.ID?) async -> Int {
      let news = try? await ledger.news(sample, id)
      return sample.count - (news?.new ?? sample).count
    }
    // What every account would know, such as entries that were written by hand.
    let everywhere = await known(nil)
    var most = everywhere
    var likely: LedgerAccount?
    for each in accounts where mayBeOf(each) && !isOfOtherHouse(each) {
      guard house == nil || each.hasNumber(statement.accountNumber) != false else { continue }
      let known = await known(each.id)
      if known > most, known * 2 >= sample.count { (most, likely) = (known, each) }
    }
    guard let likely else { return (nil, true) }
    let choice = AccountChoice.existing(likely.id)
    guard house == nil else {
      // What has all of it and is called like no bank has been renamed.
      let isRenamed = BankName.house(in: name(of: likely.id)) == nil
      return (choice, isRenamed && most == sample.count)
    }
    guard most < sample.count else { return (choice, true) }
    if await differsInBalances(likely, in: ledger) {
      return isWalletAlone(beside: likely) ? (nil, true) : (choice, false)
    }
    return (
      choice, most > 1 && most * 2 > sample.count || most - everywhere >= Self.fewest
    )
  }

  /// Whether one of the file and an account says what there was after each entry, and the other one does not.
  @MainActor private func differsInBalances(
    _ account: LedgerAccount, in ledger: LedgerUseCases
  ) async -> Bool {
    let days = entries.map(\.entry.day)
    guard let first = days.min(), let last = days.max(),
      let balances = try? await ledger.balances([account.id], first...last)
    else { return false }
    let hasBalances = balances[account.id].map { BalanceChain($0.steps).count > 0 } ?? false
    return hasBalances != (statement.chain.count > 0)
  }

  /// Whether a file without balances is called as a wallet, and the account is none.
  private func isWalletAlone(beside account: LedgerAccount) -> Bool {
    statement.chain.count == 0 && account.likelyKind != .wallet
      && BankName.namesWallet(statement.bank.isEmpty ? file : statement.bank)
  }

  /// Whether the file and an account are called like two banks, or like a wallet and something else.
  ///
  /// One bank has several names, and an account the one that its user gave it, such as Marcus: where no list of Korean
  /// banks has them, only a wallet is told from a bank, since these have the same purchases.
  func isOfOtherHouse(_ account: LedgerAccount) -> Bool {
    let own = statement.bank.isEmpty ? file : statement.bank
    guard let house = BankName.brand(in: own),
      let other = BankName.brand(in: name(of: account.id))
    else { return false }
    guard house != other else { return false }
    let areHouses = [own, name(of: account.id)].allSatisfy { BankName.house(in: $0) != nil }
    return areHouses
      || BankName.namesWallet(own) != BankName.namesWallet(name(of: account.id))
  }
}
