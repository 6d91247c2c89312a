import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs

/// Accounts, and what is reconciled and locked.
extension LedgerInteractor: ReconcileListener {
  private var settings: LedgerSettings { dependencies.ledger.state.value.settings }
  private var accounts: LedgerAccounts { settings.accounts }

  func filterByAccount() {
    router?.attach(
      .choice(.account(accounts, present: model.listing.query.account)))
  }

  /// Asks into which account the chosen rows go.
  func moveToAccount() {
    let listing = model.listing
    guard mayChange() else { return }
    guard listing.marks.areListed || listing.selected?.origin != .wallet else {
      return dependencies.notify(LedgerError.walletAccount.phrase)
    }
    let present = listing.isOfSelected ? listing.selected?.account : nil
    asked = listing.chosen
    router?.attach(.choice(.move(count: listing.chosen.count, accounts, present: present)))
  }

  func manage(_ change: Ledger.Management.Account) async {
    switch change {
    case .list(let id): show(.accounts, selecting: id?.rawValue)
    case .add: router?.attach(.accountForm(nil))
    case .edit(let id): router?.attach(.accountForm(accounts[id]))
    case .saved(let id, let kind):
      if accounts[id].likelyKind != kind {
        tellLinks(of: id, undoesOwn: dependencies.ledger.undoesOwn)
      }
      show(.accounts, selecting: id.rawValue)
    case .askToRemove(let id): await askToRemove(id)
    case .remove(let id, let target): await remove(id, movingTo: target)
    case .reconcile(let account):
      router?.attachReconcile(account ?? reconciledAccount, isChosen: account != nil)
    }
  }

  func manage(_ change: Ledger.Management.Lock) async {
    switch change {
    case .list(let id): show(.locks, selecting: id.map { "\($0)" })
    case .show(let each):
      router?.detachSheet()
      model.reconciled = each
      ask { $0 = LedgerQuery(order: $0.order, texts: $0.texts, reconciliation: each.id) }
    case .unlock(let account):
      await perform(.account(.unlock(account))) { AccountText.unlocked($0.count) }
    }
  }

  private func remove(_ id: LedgerAccount.ID, movingTo target: LedgerAccount.ID?) async {
    // The account that gets the entries gets the rules.
    let rules = target == nil ? settings.rules.own.count { $0.account == id } : 0
    await perform(.account(.remove(id, movingTo: target))) { _ in AccountText.removed(rules: rules)
    }
  }

  func reconcileDidClose(chosen account: LedgerAccount.ID?) {
    router?.detachReconcile()
    if let account { show(.accounts, selecting: account.rawValue) }
  }

  /// The account that is shown alone, or that of the selected row, or the first one.
  var reconciledAccount: LedgerAccount.ID {
    model.listing.query.account ?? model.listing.selected?.account ?? .superPay
  }

  /// An account without rows is removed at once.
  private func askToRemove(_ id: LedgerAccount.ID) async {
    await prepare { [self] () throws(LedgerError) in
      let sums = try await dependencies.ledger.accountSums()[id] ?? AccountSums()
      guard sums[.locked].count == 0 else { throw .locked(sums[.locked].count) }
      guard !Task.isCancelled else { return nil }
      guard sums.total.count > 0 else {
        await remove(id, movingTo: nil)
        return nil
      }
      router?.attach(.choice(.remove(id, accounts, count: sums.total.count)))
      return nil
    }
  }
}
