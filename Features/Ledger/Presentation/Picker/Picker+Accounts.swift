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
      commands: [Command(.addAccount, .manage(.account(.add)))], columns: 56,
      listing: .accounts,
      headings: [
        .init(Picker.Column.count.phrase, sorts: .count, rank: 2),
        .init(Picker.Column.amount.phrase, unit: Won.unit, sorts: .amount, rank: 0),
        .init(AccountText.kind, rank: 3, isOfFigures: false),
      ], managed: .accounts)
  }

  /// The accounts with their balances, and what differs from the balances that their banks have printed last.
  static func options(
    _ accounts: LedgerAccounts, _ sums: [LedgerAccount.ID: AccountSums],
    _ printed: [LedgerAccount.ID: PrintedBalance] = [:]
  ) -> [Picker.Option] {
    accounts.list.map { account in
      let reconcile = Command(.reconcile, .manage(.account(.reconcile(account.id))))
      let remove =
        account.isPermanent
        ? Command(.removeAccount, refused: LedgerError.accountStays.phrase)
        : Command(.removeAccount, .manage(.account(.askToRemove(account.id))))
      let sums = sums[account.id] ?? AccountSums()
      return Picker.Option(
        id: account.id.rawValue, name: account.phrase, details: details(of: account, sums),
        outcome: .manage(.account(.edit(account.id))), remark: printed[account.id]?.phrase,
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

  /// As `12`, `1,204,640`, `입출금`.
  private static func details(of account: LedgerAccount, _ sums: AccountSums) -> [Phrase] {
    let balance = account.opening + sums.total.amount
    return [
      Phrase(sums.total.count.grouped), Phrase(balance.amount.grouped), account.likelyKind.phrase,
    ]
  }

  /// Which account's rows are shown.
  static func account(_ accounts: LedgerAccounts, present: LedgerAccount.ID?) -> Self {
    filter(
      LedgerText.onlyAccount, all: AccountText.allAccounts, accounts.ids, id: \.rawValue,
      named: { accounts[$0].phrase }, present: present, outcome: Ledger.Outcome.showAccount)
  }

  /// Where the rows of an account go that is removed.
  static func remove(_ id: LedgerAccount.ID, _ accounts: LedgerAccounts, count: Int) -> Self {
    let others = accounts.own.filter { $0.id != id }
    return Self(
      title: AccountText.remove(accounts[id].phrase, count), action: LedgerText.moveHere,
      options: others.map {
        .init(
          id: $0.id.rawValue, name: $0.phrase,
          outcome: .manage(.account(.remove(id, movingTo: $0.id))))
      }, showsPresent: false, columns: 44, back: .manage(.account(.list(id))))
  }

  static var locks: Self {
    Self(
      title: AccountText.locks, action: LedgerText.showRows, showsPresent: false,
      empty: AccountText.noLocks, columns: 56,
      headings: [
        .init(LedgerField.day.phrase, rank: 1, isOfFigures: false),
        .init(Picker.Column.count.phrase, rank: 2),
        .init(Picker.Column.amount.phrase, unit: Won.unit, rank: 0),
      ], managed: .locks)
  }

  /// `reconciliations` are the newest first; of an account the last one is unlocked first.
  static func options(
    _ reconciliations: [LedgerReconciliation], _ accounts: LedgerAccounts
  ) -> [Picker.Option] {
    var seen: Set<LedgerAccount.ID> = []
    return reconciliations.map { each in
      let isLast = seen.insert(each.account).inserted
      let (name, day) = (accounts[each.account].phrase, DayShape.long.phrase(of: each.day))
      let unlock =
        isLast
        ? Command(.unlock, .manage(.lock(.unlock(each.account))))
        : Command(.unlock, refused: AccountText.lastFirst)
      return Picker.Option(
        id: "\(each.id)", name: name,
        details: [
          day, Phrase(each.count.grouped), Phrase(each.balance.amount.grouped),
        ],
        outcome: .manage(.lock(.show(each))), commands: [unlock], words: [day])
    }
  }
}
