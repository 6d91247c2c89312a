import WalletDomain

/// Money that came into the app's wallet by a card, for which the user chooses an account once.
extension LinkFinder {
  /// What is known of the cards, by their names.
  struct Sources {
    /// The accounts that the user has said, or that the other sides of earlier ones are in.
    fileprivate var accounts: [String: LedgerAccount.ID] = [:]
    /// The cards without an account in this ledger.
    fileprivate var unknown: Set<String> = []
    /// The newest top-up by each card, which is the one that is asked about.
    fileprivate var newest: [String: LedgerRow.ID] = [:]
  }

  func isTopUp(_ row: LedgerRow) -> Bool {
    row.origin == .wallet && row.category == .topUp && row.amount > .zero
  }

  func sources() -> Sources {
    var sources = Sources()
    for index in rows.indices where traits[index].contains(.isOfWallet) && isTopUp(rows[index]) {
      sources.newest[parties.folded(texts[index])] = rows[index].id
    }
    guard !sources.newest.isEmpty else { return sources }
    for link in scene.links where link.kind == .topUp {
      let rows = link.rows.compactMap(row)
      guard let card = rows.first(where: isTopUp) else { continue }
      let text = parties.folded(card.said)
      if link.isRefused {
        if link.second == nil { sources.unknown.insert(text) }
      } else if let other = rows.first(where: { $0.id != card.id }) {
        sources.accounts[text] = other.account
      }
    }
    return sources
  }

  func propose(topUp row: LedgerRow, _ sources: Sources, _ covered: Covered) {
    let text = parties.folded(row.said)
    let open = openLink(row)
    let isUnknown = sources.unknown.contains(text)
    let named = parties.all.filter {
      !isUnknown && $0.account.id != row.account && $0.kind != .wallet && parties.names(text, $0)
    }
    let said = sources.accounts[text].map { parties[$0] }
    let account = said ?? (named.count == 1 ? named[0] : nil)
    if let account, !covered.has(row.day, in: account.account.id) {
      add(
        LinkProposal(
          .topUp, first: row, second: nil, made: account.account.id, replaced: open,
          isSure: said != nil,
          reasons: [said == nil ? .ownAccount(account.shown) : .knownCounterpart(account.shown)]))
    } else if open == nil {
      // From before there were links; those that came later are known to be top-ups.
      add(
        LinkProposal(
          .topUp, first: row, second: nil, isSure: false,
          reasons: [account.map { .ownAccount($0.shown) } ?? .bankSays("충전")]))
    } else if account == nil, sources.newest[text] == row.id, !isUnknown,
      parties.all.contains(where: \.mayFillWallet)
    {
      add(
        LinkProposal(
          .topUp, first: row, second: nil, replaced: open, isSure: false,
          reasons: [.asked(.account)], asks: .account))
    }
  }
}

/// Money that came into a wallet or a prepaid card by its own file, or went back from there.
extension LinkFinder {
  /// Proposes them as sure before pairs are asked about, since such money is no income wherever it came from.
  ///
  /// Also looks at rows outside the days that are searched, which could otherwise be taken for payments of bills.
  /// Leaves out rows for which another account has a row of the same moment: these are asked about as pairs.
  func findFillings(besides transfers: [Transfer]) {
    let asked = ofOneMoment(transfers.filter { !namesShop($0.out) })
    for index in rows.indices where isUnlinked(at: index) && !asked.contains(index) {
      guard let kind = filling(index), !isRefused(kind, rows[index].id, nil) else { continue }
      let other = source(of: index)
      add(
        LinkProposal(
          kind, first: rows[index], second: nil, made: other?.account.id, isSure: true,
          reasons: [
            other.map { .ownAccount($0.shown) }
              ?? .bankSays(rows[index].entry.bank?.kind ?? rows[index].said)
          ]))
    }
  }

  /// Nil if money was neither moved into the wallet or card, nor back.
  ///
  /// A prepaid card is filled, too, and any account that says nothing else.
  func filling(_ index: Int) -> EntryLink.Kind? {
    guard traits[index].isDisjoint(with: [.isOfWallet, .hasOrder]),
      amounts[index] > 0 || kinds[index] == .wallet
    else { return nil }
    let (kind, text) = (kindText(at: index), parties.folded(texts[index]))
    // If an entry has no name, the import has taken its kind as its text.
    let isDeposit =
      kinds[index] == .wallet && amounts[index] > 0
      && LinkWords.isWalletDeposit(kind.isEmpty ? text : kind)
    guard isDeposit || LinkWords.isTopUp(kind) || LinkWords.isTopUp(text) else { return nil }
    let words = "\(kind) \(text)"
    guard !LinkWords.isDiscount(words) else { return nil }
    if kinds[index] != .wallet {
      let isSaid = LinkWords.isTopUp(kind) || LinkNames.person(in: rows[index].said).isEmpty
      return isSaid && !LinkWords.isReturned(words) ? .transfer : nil
    }
    // What is paid for filling something else was bought.
    if amounts[index] < 0 { return LinkWords.isReturned(words) ? .transfer : nil }
    return LinkWords.isReturned(words) ? nil : .topUp
  }

  /// Whether an entry names a shop or a person, and none of those that move money for wallets.
  private func namesShop(_ index: Int) -> Bool {
    guard kinds[index] != .card, !kindWords(at: index).contains(.byAccountCard) else { return true }
    return [party(at: index).person, LinkNames.person(in: rows[index].said)].contains { name in
      !name.isEmpty && !LinkNames.isGateway(name)
    }
  }

  /// The account that an entry names, unless that one's file has the day.
  private func source(of index: Int) -> LinkParties.Account? {
    let party = party(at: index)
    guard
      let account = parties.numbered(party, butNot: rows[index].account)
        ?? parties.named(party, butNot: rows[index].account),
      account.account.mayFillWallet, account.kind != .card,
      isNumber(party, account, from: rows[index].account) != nil,
      !covered.has(rows[index].day, in: account.account.id)
    else { return nil }
    return account
  }
}

extension LinkParties.Account {
  fileprivate var mayFillWallet: Bool { account.mayFillWallet }
}

extension LedgerAccount {
  /// Whether a card may take from it what it puts into the app's wallet.
  public var mayFillWallet: Bool { ![.cash, .wallet].contains(likelyKind) && id != .imports }
}
