import Time
import WalletDomain

/// Payments of an issuer that pay several of its cards at once.
extension LinkFinder {
  /// What each of the cards explains of a payment.
  private typealias Shares = [LinkProposal.Share]

  /// Takes the payments out that may be of several cards, whose bills come to them together, and asks about each as one.
  func proposeShared(in found: inout CardBills, _ debts: [LedgerAccount.ID: CardDebt]) {
    let open = found.bills.indices.filter { number in
      let bill = found.bills[number]
      return bill.cards.count > 1 && !bill.isReturned && bill.second == nil
        && isUnlinked(at: bill.index) && !isRefused(.cardBill, ids[bill.index], nil)
    }
    for (cards, numbers) in Dictionary(grouping: open, by: { found.bills[$0].cards }) {
      let bills = numbers.map { found.bills[$0].index }
      let shares = shares(of: bills, debts.filter { cards.contains($0.key) })
      for (number, index) in zip(numbers, bills) {
        guard let parts = paid(index, cards, found) ?? shares[index] else { continue }
        found.bills[number].cards = []
        propose(index, parts)
      }
    }
  }

  /// By what the cards' own entries say that they have got on the day.
  private func paid(_ index: Int, _ cards: [LedgerAccount.ID], _ found: CardBills) -> Shares? {
    let parts = cards.compactMap { card in
      (found.payments[card] ?? []).first { abs(days(from: index, to: $0)) <= Self.reach.sure }
        .map {
          LinkProposal.Share(
            card, Won(amounts[$0]), second: rows[$0], replaced: openLink(at: $0))
        }
    }
    let sum = parts.reduce(Won.zero) { $0 + $1.amount }
    return parts.count > 1 && sum == -rows[index].amount ? parts : nil
  }

  /// What cards explain of payments by the days on which most of their bills end together, by the payments.
  private func shares(
    of bills: [Int], _ debts: [LedgerAccount.ID: CardDebt]
  ) -> [Int: Shares] {
    let cards = debts.keys.sorted { $0.rawValue < $1.rawValue }
    var best: (shares: [Int: Shares], oddity: Int) = ([:], .max)
    for isLate in [false, true] {
      for end in 1...31 {
        let cycle = CardDebt.Cycle(end: end, isLate: isLate)
        var (found, oddity) = ([Int: Shares](), 0)
        for index in bills {
          let day = rows[index].day
          let parts = cards.compactMap { card in
            debts[card]?.due(by: cycle, on: day).map { LinkProposal.Share(card, $0) }
          }
          guard parts.count > 1, parts.reduce(.zero, { $0 + $1.amount }) == -rows[index].amount
          else { continue }
          found[index] = parts
          oddity +=
            debts[cards[0]]?.end(of: cycle, before: day).map { abs($0.distance(to: day) - 14) }
            ?? 0
        }
        if (-found.count, oddity) < (-best.shares.count, best.oddity) { best = (found, oddity) }
      }
    }
    return best.shares
  }

  private func propose(_ index: Int, _ shares: Shares) {
    let (row, first) = (rows[index], shares[0])
    let names = shares.map { LinkReason.share(parties[$0.account].shown, $0.amount) }
    add(
      LinkProposal(
        .cardBill, first: row, second: first.second,
        made: first.second == nil ? first.account : nil,
        replaced: first.replaced, amount: first.amount, isSure: false, reasons: names
      ).with(besides: Array(shares.dropFirst())))
  }
}

extension CardDebt {
  /// What the bill of a period has that is paid on a day; nil for nothing.
  fileprivate func due(by cycle: Cycle, on day: Day) -> Won? {
    guard let last = end(of: cycle, before: day), let begins = end(before: last, by: cycle) else {
      return nil
    }
    let due = owed(on: last, as: cycle) - owed(on: begins, as: cycle)
    return due > 0 ? Won(due) : nil
  }
}
