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
      let own = Set(accounts).filter { known.contains($0) && known[$0].likelyKind == .card }
      cards = try Self.finders(of: own, known, in: tables)
        .map { ($0, $1.bills(of: $0)) }.sorted { $0.account.rawValue < $1.account.rawValue }
    }

    /// Makes spending again of what is not explained any more.
    func follow<Tables: LedgerTables>(
      in tables: inout Tables
    ) throws(Tables.Failure) -> [LedgerChange] {
      guard !cards.isEmpty else { return [] }
      let known = try tables.settings().accounts
      var gone: [EntryLink] = []
      var less: [LinkChange] = []
      let finders = try Self.finders(of: Set(cards.map(\.account)), known, in: tables)
      let all = try tables.links(cards.flatMap { $0.before.explained.keys }.sorted())
      let links = Dictionary(all.map { ($0.id, $0) }) { $1 }
      let locked = Set(try tables.made(for: all).filter(\.isLocked).map(\.id))
      for (id, before) in cards {
        let left = finders[id]?.bills(of: id, by: before.cycle)
        for (number, was) in before.explained.sorted(by: { $0.key < $1.key }) {
          guard let link = links[number] else { continue }
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

    /// What looks at the entries of each card and the bills that are linked with it, of those with any.
    private static func finders<Tables: LedgerTables>(
      of cards: Set<LedgerAccount.ID>, _ accounts: LedgerAccounts, in tables: Tables
    ) throws(Tables.Failure) -> [LedgerAccount.ID: LinkFinder] {
      guard !cards.isEmpty else { return [:] }
      let own = try tables.ids(inAccounts: Array(cards))
      let links = try tables.links(of: own.values.flatMap(\.self)).filter { !$0.isRefused }
      let owners = own.reduce(into: [LedgerRow.ID: LedgerAccount.ID]()) { owners, card in
        for id in card.value { owners[id] = card.key }
      }
      var billed: [LedgerAccount.ID: [EntryLink]] = [:]
      for link in links {
        for card in Set(link.rows.compactMap { owners[$0] }) {
          billed[card, default: []].append(link)
        }
      }
      billed = billed.filter { $0.value.contains { $0.kind == .cardBill } }
      let ids = billed.reduce(into: [LedgerAccount.ID: [LedgerRow.ID]]()) { ids, card in
        ids[card.key] = Set(own[card.key, default: []] + card.value.flatMap(\.rows)).sorted()
      }
      let rows = Dictionary(
        try tables.rows(Set(ids.values.flatMap(\.self)).sorted()).map { ($0.id, $0) }
      ) { $1 }
      return ids.reduce(into: [:]) { finders, card in
        let scene = LinkScene(
          rows: card.value.compactMap { rows[$0] }, links: billed[card.key, default: []])
        finders[card.key] = LinkFinder(scene, accounts)
      }
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
