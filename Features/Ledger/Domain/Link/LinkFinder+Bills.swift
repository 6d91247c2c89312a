import Time
import WalletDomain

/// Payments of cards, as far as the cards' entries explain them.
extension LinkFinder {
  func findBills() {
    var bills = cardBills()
    var debts = debts(in: bills)
    let doubtful = assign(&bills, debts)
    if findCredits(in: &bills) { debts = self.debts(in: bills) }
    for card in bills.cards { propose(bills, card, debts, doubtful) }
    propose(returnsOf: bills)
  }

  private func debts(in found: CardBills) -> [LedgerAccount.ID: CardDebt] {
    Dictionary(
      uniqueKeysWithValues: found.cards.compactMap { card in
        debt(of: card.account.id, in: found).map { (card.account.id, $0) }
      })
  }

  /// Gives bills that name no card, or several, to the one whose purchases come to the amount exactly, and
  /// returns the rows for which that is not certain.
  private func assign(
    _ found: inout CardBills, _ debts: [LedgerAccount.ID: CardDebt]
  ) -> Set<LedgerRow.ID> {
    var doubtful: Set<LedgerRow.ID> = []
    func isNameless(_ group: String) -> Bool {
      group.hasPrefix("?") && !LinkWords.isIssuer(String(group.dropFirst()))
    }
    let unnamed = found.cards.filter { card in
      !found.bills.contains { $0.cards == [card.account.id] }
    }
    let unknown = unnamed.filter(\.institutions.isEmpty).map(\.account.id)
    let paid = found.bills.indices.filter { !found.bills[$0].isReturned }
    let groups = Dictionary(grouping: paid) { number in
      // Bills of several cards are looked at one by one.
      let bill = found.bills[number]
      return bill.cards.count > 1 ? "\(number)" : bill.isNamed ? "" : "?\(bill.issuer)"
    }
    var fits: [(group: String, card: LedgerAccount.ID, exact: [Int])] = []
    for (group, numbers) in groups where !group.isEmpty {
      // What names no issuer may be of any card.
      let others = isNameless(group) ? unnamed.map(\.account.id) : unknown
      let cards = group.hasPrefix("?") ? others : found.bills[numbers[0]].cards
      for card in cards {
        guard let debt = debts[card] else { continue }
        let payments = numbers.map { payment(rows[found.bills[$0].index]) }
        guard let cycle = debt.cycle(of: payments)?.cycle else { continue }
        let exact = zip(numbers, debt.explanations(of: payments, by: cycle))
          .filter { $0.1.period != nil }.map(\.0)
        if !exact.isEmpty { fits.append((group, card, exact)) }
      }
    }
    for fit in fits {
      let isOnly = fits.count { $0.group == fit.group || $0.card == fit.card } == 1
      // Bills that name no card may be of several.
      let numbers = isNameless(fit.group) ? fit.exact : groups[fit.group] ?? []
      if isOnly {
        for number in numbers { found.bills[number].cards = [fit.card] }
        if fit.exact.count < 2 {
          for number in numbers where !fit.exact.contains(number) {
            doubtful.insert(rows[found.bills[number].index].id)
          }
        }
      } else {
        for number in fit.exact where found.bills[number].cards.count != 1 {
          found.bills[number].cards = [fit.card]
          doubtful.insert(rows[found.bills[number].index].id)
        }
      }
    }
    // What came back is of the card that was paid later.
    for number in found.bills.indices
    where found.bills[number].isReturned && !found.bills[number].isNamed {
      let issuer = found.bills[number].issuer
      guard LinkWords.isIssuer(issuer) else { continue }
      found.bills[number].cards =
        found.bills.first { $0.isNamed && $0.issuer == issuer }?.cards ?? []
    }
    proposeShared(in: &found, debts)
    for number in found.bills.indices where found.bills[number].cards.count > 1 {
      found.bills[number].cards = [found.bills[number].cards[0]]
      doubtful.insert(rows[found.bills[number].index].id)
    }
    return doubtful
  }

  /// What was paid for a card in the order of time, also from an account that is not kept here.
  func payments(of card: LedgerAccount.ID, in found: CardBills) -> [CardBills.Bill] {
    let bills = found.bills.filter { $0.cards == [card] && !isRefused($0) }
    let others = (found.payments[card] ?? []).map {
      CardBills.Bill(index: $0, cards: [], issuer: "")
    }
    return (bills + others).sorted {
      (rows[$0.index].day, rows[$0.index].id) < (rows[$1.index].day, rows[$1.index].id)
    }
  }

  func payment(_ row: LedgerRow) -> CardDebt.Payment {
    let isEarly =
      LinkWords.isEarly(parties.folded(row.said)) || LinkWords.isEarly(parties.kindText(row))
    return CardDebt.Payment(day: row.day, amount: row.amount.size, isEarly: isEarly)
  }

  private func propose(
    _ found: CardBills, _ card: LinkParties.Account, _ debts: [LedgerAccount.ID: CardDebt],
    _ doubtful: Set<LedgerRow.ID>
  ) {
    let id = card.account.id
    guard let debt = debts[id] else { return }
    let all = payments(of: id, in: found)
    let paid = all.filter { !$0.isReturned }
    let payments = paid.map { payment(rows[$0.index]) }
    let known = debt.cycle(of: payments)
    let cycle = known?.cycle
    let returned = all.filter(\.isReturned).map { bill in
      (bill, CardDebt.Explanation(amount: rows[bill.index].amount.size))
    }
    for (bill, explained) in zip(paid, debt.explanations(of: payments, by: cycle)) + returned
    where bill.isNamed {
      let row = rows[bill.index]
      guard explained.amount > .zero else { continue }
      let second = bill.second.map { rows[$0] }
      let isSure = !doubtful.contains(row.id) && !bill.isVague && explained.isClear
      let rest = row.amount.size - explained.amount
      var reasons: [LinkReason] = [.issuer(card.shown)]
      if let second { reasons += [.sameAmount, apart(row, second)] }
      if let period = explained.period {
        reasons.append(.cardPeriod(period.lowerBound, period.upperBound))
      }
      if rest > .zero { reasons.append(.unexplained(rest)) }
      if !isSure { reasons.append(.severalCandidates) }
      if let link = linksByRow[row.id]?.first {
        // Less only where it is known better which purchases a bill has.
        guard
          explained.amount > link.amount || explained.amount < link.amount && known?.count ?? 0 > 1
        else { continue }
        add(
          LinkProposal(
            .cardBill, first: row, second: link.second.flatMap { self.row($0) }, replaced: link,
            amount: explained.amount, isSure: explained.isClear, reasons: reasons))
      } else {
        add(
          LinkProposal(
            .cardBill, first: row, second: second, made: second == nil ? id : nil,
            replaced: bill.second.flatMap { openLink(at: $0) }, amount: explained.amount,
            isSure: isSure,
            reasons: reasons))
      }
    }
  }

  private func isRefused(_ bill: CardBills.Bill) -> Bool {
    let id = rows[bill.index].id
    return isRefused(.cardBill, id, nil)
      || bill.second.map { isRefused(.cardBill, id, rows[$0].id) } ?? false
  }
}
