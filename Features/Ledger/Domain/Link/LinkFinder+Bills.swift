import Time
import WalletDomain

/// Payments of cards, as far as the cards' entries explain them.
extension LinkFinder {
  func findBills() {
    var bills = cardBills()
    var debts = debts(in: bills)
    let doubts = assign(&bills, debts)
    if findCredits(in: &bills) { debts = self.debts(in: bills) }
    for card in bills.cards { propose(bills, card, debts, doubts.rows) }
    propose(doubts, of: bills)
    propose(returnsOf: bills)
  }

  private func debts(in found: CardBills) -> [LedgerAccount.ID: CardDebt] {
    Dictionary(
      uniqueKeysWithValues: found.cards.compactMap { card in
        debt(of: card.account.id, in: found).map { (card.account.id, $0) }
      })
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
    let explanations = debt.explanations(of: payments, by: known?.cycle)
    let returned = all.filter(\.isReturned).map { bill in
      (bill, CardDebt.Explanation(amount: rows[bill.index].amount.size))
    }
    let explained = zip(paid, withReturns(explanations, of: payments, id, in: found))
    for (bill, explained) in explained + returned
    where bill.isNamed {
      let row = rows[bill.index]
      guard explained.amount > .zero else { continue }
      let second = bill.second.map { rows[$0] }
      // What names the card and is of one amount with its row is of that card if it comes to a month exactly.
      let isVague = bill.isVague || bill.isUnsaid && explained.period == nil
      let isSure =
        !doubtful.contains(row.id) && !isVague && explained.isClear
        && (!bill.isByAmount || explained.period != nil)
      let rest = row.amount.size - explained.amount
      var reasons: [LinkReason] = [.issuer(card.shown)]
      if let second { reasons += [.sameAmount, apart(row, second)] }
      if let period = explained.period {
        reasons.append(.cardPeriod(period.lowerBound, period.upperBound))
      }
      if rest > .zero { reasons.append(.unexplained(rest)) }
      if explained.carried > .zero {
        let carried = explained.carried
        reasons.append(explained.isCancelled ? .cancelled(carried) : .carried(carried))
      }
      if explained.isAgain, bill.second == nil {
        reasons.append(.paidAgain)
      } else if !isSure {
        reasons.append(
          isVague && !bill.isVague ? .bankSays(second?.said ?? "") : .severalCandidates)
      }
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

  func isRefused(_ bill: CardBills.Bill) -> Bool {
    let id = rows[bill.index].id
    return isRefused(.cardBill, id, nil)
      || bill.second.map { isRefused(.cardBill, id, rows[$0].id) } ?? false
  }
  /// Asks about payments of which it is uncertain whether they are of a card, or of which.
  private func propose(_ doubts: BillDoubts, of found: CardBills) {
    for (number, choices) in doubts.choices.sorted(by: { $0.key < $1.key }) {
      let row = rows[found.bills[number].index]
      let most = choices.map(\.share.amount).max() ?? .zero
      guard let first = choices.first, most > .zero else { continue }
      guard choices.count == 1 else {
        let names = choices.map {
          LinkReason.share(parties[$0.share.account].shown, $0.share.amount)
        }
        add(
          LinkProposal(
            .cardBill, first: row, second: nil, amount: most, isSure: false,
            reasons: names + [.asked(.card)], asks: .card
          ).choosing(choices.map(\.share)))
        continue
      }
      let rest = row.amount.size - most
      var reasons: [LinkReason] = [.issuer(parties[first.share.account].shown)]
      if let period = first.period {
        reasons.append(.cardPeriod(period.lowerBound, period.upperBound))
      }
      if rest > .zero { reasons.append(.unexplained(rest)) }
      add(
        LinkProposal(
          .cardBill, first: row, second: nil, made: first.share.account, amount: most,
          isSure: false, reasons: reasons + [.severalCandidates]))
    }
  }
}
