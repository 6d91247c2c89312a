import WalletDomain

extension LedgerCommand {
  /// What the entries of cards explain of the bills that are linked, before a command takes some of them away and
  /// after it.
  struct Explained {
    private let cards: [(account: LedgerAccount.ID, before: Bills)]

    /// Of those of the accounts that are cards.
    init<Tables: LedgerTables>(
      of accounts: some Sequence<LedgerAccount.ID>, in tables: Tables
    ) throws(Tables.Failure) {
      let known = try tables.settings().accounts
      var cards: [(account: LedgerAccount.ID, before: Bills)] = []
      for id in Set(accounts).sorted(by: { $0.rawValue < $1.rawValue })
      where known.contains(id) && known[id].likelyKind == .card {
        guard let finder = try Self.finder(of: id, known, in: tables) else { continue }
        cards.append((id, finder.bills(of: id)))
      }
      self.cards = cards
    }

    /// Makes spending again of what is not explained any more.
    func follow<Tables: LedgerTables>(
      in tables: inout Tables
    ) throws(Tables.Failure) -> [LedgerChange] {
      guard !cards.isEmpty else { return [] }
      let known = try tables.settings().accounts
      var gone: [EntryLink] = []
      var less: [LinkChange] = []
      for (id, before) in cards {
        let left = try Self.finder(of: id, known, in: tables)?.bills(of: id, by: before.cycle)
        let links = try tables.links(before.explained.keys.sorted())
        let locked = Set(try tables.made(for: links).filter(\.isLocked).map(\.id))
        for link in links {
          guard let was = before.explained[link.id] else { continue }
          let now = left?.explained[link.id] ?? .zero
          guard now < was else { continue }
          let rest = link.amount - (was - now)
          if rest > .zero {
            less.append(LinkChange(before: link, after: link.with(amount: rest)))
          } else if link.isMade, link.second.map({ !locked.contains($0) }) ?? true {
            gone.append(link)
          } else if link.amount > Won(1) {
            // What its card has of it is no income.
            less.append(LinkChange(before: link, after: link.with(amount: Won(1))))
          }
        }
      }
      var changes = try unlink(gone, in: &tables)
      guard !less.isEmpty else { return changes }
      let corrected = try correctMade(of: less, in: &tables)
      if !corrected.isEmpty { changes.append(.corrected(corrected)) }
      try tables.change(less)
      return changes + [.linked(less)]
    }

    /// What looks at the entries of a card and the bills that are linked with it; nil if none is.
    private static func finder<Tables: LedgerTables>(
      of card: LedgerAccount.ID, _ accounts: LedgerAccounts, in tables: Tables
    ) throws(Tables.Failure) -> LinkFinder? {
      let own = try tables.ids(inAccount: card)
      let links = try tables.links(of: own).filter { !$0.isRefused }
      guard links.contains(where: { $0.kind == .cardBill }) else { return nil }
      let rows = try tables.rows(Set(own + links.flatMap(\.rows)).sorted())
      return LinkFinder(LinkScene(rows: rows, links: links), accounts)
    }
  }

  struct Bills {
    /// How much, by the numbers of the links.
    fileprivate var explained: [EntryLink.ID: Won] = [:]
    fileprivate var cycle: CardDebt.Cycle?
  }
}

extension LinkFinder {
  /// What the entries of a card explain of its bills that are linked, by the cycle if it is known.
  fileprivate func bills(
    of card: LedgerAccount.ID, by known: CardDebt.Cycle? = nil
  ) -> LedgerCommand.Bills {
    var bills = LedgerCommand.Bills(cycle: known)
    let found = cardBills()
    guard let debt = debt(of: card, in: found) else { return bills }
    let paid = payments(of: card, in: found).filter { !$0.isReturned }
    let payments = paid.map { payment(rows[$0.index]) }
    bills.cycle = known ?? debt.cycle(of: payments)?.cycle
    for (bill, explanation) in zip(paid, debt.explanations(of: payments, by: bills.cycle)) {
      guard let link = linksByRow[rows[bill.index].id]?.first, link.kind == .cardBill else {
        continue
      }
      bills.explained[link.id] = explanation.amount
    }
    return bills
  }
}
