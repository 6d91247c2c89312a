import Time
import WalletDomain

/// Payments whose texts name the issuers of cards, but none of the cards alone.
extension LinkFinder {
  /// Gives payments of an issuer that no card's name says to the one card whose purchases come to them exactly.
  func assignIssuers(
    _ found: inout CardBills, _ debts: [LedgerAccount.ID: CardDebt], _ exact: inout ExactBills,
    _ doubts: inout BillDoubts
  ) {
    let unpaid = found.cards.filter { card in
      !LinkWords.isByAccountCard(card.name)
        && !found.bills.contains { $0.cards == [card.account.id] }
    }
    let groups = Dictionary(
      grouping: found.bills.indices.filter { number in
        let bill = found.bills[number]
        return !bill.isReturned && !bill.isNamed && LinkWords.isIssuer(bill.issuer)
          && !isRefused(bill)
      }
    ) { found.bills[$0].issuer }
    var fits: [(group: String, card: LedgerAccount.ID, bills: [Int: ClosedRange<Day>])] = []
    for (group, numbers) in groups {
      for card in unpaid.map(\.account.id) {
        guard let debt = debts[card] else { continue }
        let payments = numbers.map { payment(rows[found.bills[$0].index]) }
        guard let cycle = debt.cycle(of: payments)?.cycle else { continue }
        let periods = zip(numbers, debt.explanations(of: payments, by: cycle)).compactMap {
          number, explained in explained.isExact ? explained.period.map { (number, $0) } : nil
        }
        // Of many payments some come to a sum by accident.
        let isMost =
          periods.count * 2 >= numbers.count || isKnown(group) && !parties[card].isOfIssuer
        guard !periods.isEmpty, isMost else { continue }
        // Another company may issue the cards of one that has given them its name, as 하나카드 those of 토스.
        let isOfOther = !parties[card].institutions.isEmpty
        guard !isOfOther || periods.count > 1 && periods.count == numbers.count else { continue }
        fits.append((group, card, Dictionary(periods) { one, _ in one }))
      }
    }
    for fit in fits.sorted(by: { $0.card.rawValue < $1.card.rawValue }) {
      let isOnly = fits.count { $0.group == fit.group || $0.card == fit.card } == 1
      // What names no issuer may pay the same bills.
      let contested = fit.bills.values.map { ExactBills.Bill(card: fit.card, end: $0.upperBound) }
        .filter { exact.payments[$0] != nil }
      exact.vague.formUnion(contested)
      // One sum of several says nothing, nor does one alone of the card of another issuer.
      let isProven =
        fit.bills.count > 1
        || isKnown(fit.group) && groups[fit.group]?.count == 1 && !parties[fit.card].isOfIssuer
      if isOnly, contested.isEmpty, isProven, parties[fit.card].institutions.isEmpty {
        for number in groups[fit.group] ?? [] {
          found.bills[number].cards = [fit.card]
          guard fit.bills.count < 2, fit.bills[number] == nil else { continue }
          doubts.rows.insert(rows[found.bills[number].index].id)
        }
      } else {
        for (number, period) in fit.bills where found.bills[number].cards.isEmpty {
          let amount = Won(-amounts[found.bills[number].index])
          doubts.choices[number, default: []].append(
            BillChoice(share: LinkProposal.Share(fit.card, amount), period: period))
        }
      }
    }
  }

  /// Whether an issuer is an institution that is known, as 씨티은행.
  private func isKnown(_ issuer: String) -> Bool {
    LinkWords.namesIssuer(issuer) || LinkWords.isIssuerAlone(issuer)
  }

  /// Asks which of the cards that a payment may be of it pays, if several explain some of it.
  func choose(
    _ number: Int, in found: inout CardBills, _ debts: [LedgerAccount.ID: CardDebt],
    _ doubts: inout BillDoubts
  ) {
    let bill = found.bills[number]
    let choices = bill.cards.compactMap { card -> BillChoice? in
      guard let debt = debts[card], bill.second == nil, !bill.isReturned, !isRefused(bill) else {
        return nil
      }
      let all = (payments(of: card, in: found).filter { !$0.isReturned } + [bill]).sorted {
        (rows[$0.index].day, rows[$0.index].id) < (rows[$1.index].day, rows[$1.index].id)
      }
      let paid = all.map { payment(rows[$0.index]) }
      let explained = zip(all, debt.explanations(of: paid, by: debt.cycle(of: paid)?.cycle))
        .first { $0.0.index == bill.index }?.1
      guard let explained, explained.amount > .zero else { return nil }
      return BillChoice(
        share: LinkProposal.Share(card, explained.amount), period: explained.period)
    }
    if choices.count > 1 {
      found.bills[number].cards = []
      doubts.choices[number] = choices
    } else {
      found.bills[number].cards = [choices.first?.share.account ?? bill.cards[0]]
      doubts.rows.insert(rows[bill.index].id)
    }
  }
}
