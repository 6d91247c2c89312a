import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// The lists of accounts and of what is locked.
extension Picker.Model {
  private typealias Command = Picker.Command

  static var accounts: Self {
    Self(
      title: AccountText.accounts, action: ScreenCommand.editAccount.title,
      actionName: ScreenCommand.editAccount.name, showsPresent: false,
      commands: [Command(.addAccount, .manage(.addAccount))], columns: 56,
      listing: .accounts, managed: .accounts)
  }

  /// The accounts with their balances.
  static func options(
    _ accounts: LedgerAccounts, _ sums: [LedgerAccount.ID: AccountSums]
  ) -> [Picker.Option] {
    accounts.list.map { account in
      let reconcile = Command(.reconcile, .manage(.reconcile(account.id)))
      let remove =
        account.isPermanent
        ? Command(.removeAccount, refused: LedgerError.accountStays.phrase)
        : Command(.removeAccount, .manage(.askToRemoveAccount(account.id)))
      let sums = sums[account.id] ?? AccountSums()
      let details = details(of: account, sums)
      return Picker.Option(
        id: account.id.rawValue, name: account.phrase, details: details,
        shortDetails: [details[1]], outcome: .manage(.editAccount(account.id)),
        commands: [reconcile, remove], values: values(of: account, sums),
        words: [account.likelyKind.phrase])
    }
  }

  private static func values(
    of account: LedgerAccount, _ sums: AccountSums
  ) -> [Picker.Column: Picker.Value] {
    [
      .name: .text(account.phrase), .count: .number(Int64(sums.total.count)),
      .amount: .number((account.opening + sums.total.amount).amount),
    ]
  }

  /// As `12건`, `1,204,640원`, `입출금`.
  private static func details(of account: LedgerAccount, _ sums: AccountSums) -> [Phrase] {
    let balance = account.opening + sums.total.amount
    return [
      LedgerText.entries(sums.total.count), balance.phrase, account.likelyKind.phrase,
    ]
  }

  /// Which account's rows are shown.
  static func account(_ accounts: LedgerAccounts, present: LedgerAccount.ID?) -> Self {
    filter(
      LedgerText.onlyAccount, all: AccountText.allAccounts, accounts.ids, id: \.rawValue,
      named: { accounts[$0].phrase }, present: present, outcome: Ledger.Outcome.showAccount)
  }

  /// Where so many rows go; `present` is their account, nil if they may have several.
  static func move(
    count: Int, _ accounts: LedgerAccounts, present: LedgerAccount.ID?
  ) -> Self {
    Self(
      title: AccountText.move(count), action: LedgerText.moveHere,
      options: accounts.own.map {
        .init(id: $0.id.rawValue, name: $0.phrase, outcome: .move(to: $0.id))
      }, present: present?.rawValue, columns: 36)
  }

  /// As what so many marked rows are linked.
  static func link(_ count: Int, _ ways: [[LinkProposal]]) -> Self {
    Self(
      title: LinksText.chosen(count), action: LinksText.take,
      options: ways.enumerated().map { place, way in
        .init(id: "\(place)", name: LinksText.way(way), outcome: .link(way))
      }, showsPresent: false, columns: 44, isQuestion: true)
  }

  /// From which account a card fills the wallet.
  static func source(of topUp: LinkProposal, _ accounts: LedgerAccounts) -> Self {
    Self(
      title: LinksText.source(of: topUp.first), action: LinksText.take,
      options: accounts.list.filter(\.mayFillWallet).map {
        .init(id: $0.id.rawValue, name: $0.phrase, outcome: .move(to: $0.id))
      }, showsPresent: false, columns: 36)
  }

  /// Which card a payment is of.
  static func card(of bill: LinkProposal, _ accounts: LedgerAccounts) -> Self {
    Self(
      title: LinksText.card(of: bill.first), action: LinksText.take,
      options: bill.choices.map {
        .init(
          id: $0.account.rawValue, name: accounts[$0.account].phrase,
          outcome: .move(to: $0.account))
      }, showsPresent: false, columns: 36, isQuestion: true)
  }

  /// Where the rows of an account go that is removed.
  static func remove(_ id: LedgerAccount.ID, _ accounts: LedgerAccounts, count: Int) -> Self {
    let others = accounts.own.filter { $0.id != id }
    return Self(
      title: AccountText.remove(accounts[id].phrase, count), action: LedgerText.moveHere,
      options: others.map {
        .init(
          id: $0.id.rawValue, name: $0.phrase,
          outcome: .manage(.removeAccount(id, movingTo: $0.id)))
      }, showsPresent: false, columns: 44, back: .manage(.accounts(id)))
  }

  static var locks: Self {
    Self(
      title: AccountText.locks, action: LedgerText.showRows, showsPresent: false,
      empty: AccountText.noLocks, columns: 56, managed: .locks)
  }

  /// `reconciliations` are the newest first; of an account the last one is unlocked first.
  static func options(
    _ reconciliations: [LedgerReconciliation], _ accounts: LedgerAccounts
  ) -> [Picker.Option] {
    var seen: Set<LedgerAccount.ID> = []
    return reconciliations.map { each in
      let isLast = seen.insert(each.account).inserted
      let name = accounts[each.account].phrase
      let unlock =
        isLast
        ? Command(.unlock, .manage(.unlock(each.account)))
        : Command(.unlock, refused: AccountText.lastFirst)
      return Picker.Option(
        id: "\(each.id)", name: [name, DayShape.long.phrase(of: each.day)].joined(separator: "  "),
        details: [
          LedgerText.entries(each.count),
          each.balance.phrase,
        ],
        outcome: .manage(.showLock(each)), commands: [unlock])
    }
  }
}
