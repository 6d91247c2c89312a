import Time
import WalletDomain

/// Payments of cards that came back to the account, as where a bill was not taken and is tried again, or where a card
/// has had too much.
extension LinkFinder {
  /// How many days later all of a payment comes back.
  private static let returnReach = 7
  /// How many days after the end of a bill a card pays out what it owes.
  private static let creditReach = 45

  /// The positions of what may have come back.
  func returnedPayments() -> [Int] {
    rows.indices.filter { index in
      mayComeBack(index) && (parties.mayBeReturnedBill(texts[index]) || namesBill(at: index))
    }
  }

  private func mayComeBack(_ index: Int) -> Bool {
    guard amounts[index] > 0, kinds[index] != .card, kinds[index] != .wallet,
      !isUsed(at: index), traits[index].isDisjoint(with: [.isOfWallet, .hasOrder])
    else { return false }
    return links(at: index)?.allSatisfy { link in
      link.first == rows[index].id && (link.kind == .cardBill || link.kind == .refund)
    } ?? true
  }

  /// The positions of what says that it came back where no word speaks of a card, of the payments that are known to be
  /// bills all the same.
  func returnedUnsaid(in found: CardBills) -> [Int] {
    guard !found.bills.isEmpty else { return [] }
    let known = Set(found.returns.map(\.index))
    let paid = Set(found.bills.map { -amounts[$0.index] })
    return rows.indices.filter { index in
      amounts[index] > 0 && paid.contains(amounts[index]) && !known.contains(index)
        && mayComeBack(index)
        && ([kindText(at: index)] + names(of: rows[index])).contains(where: LinkWords.isReturned)
    }
  }

  /// Marks the bills of which all came back.
  ///
  /// What no word calls a bill's is so only if one of its amount was paid before.
  func findReturns(
    _ back: [Int], _ known: [String: LedgerAccount.ID], isUnsaid: Bool = false,
    in found: inout CardBills
  ) {
    for index in sortedByDay(back) {
      let row = rows[index]
      let words = [parties.kindText(row)] + names(of: row)
      guard !LinkWords.isByAccountCard(words[0]), !words.contains(where: LinkWords.isDiscount)
      else { continue }
      let texts = names(of: row).map(LinkWords.withoutReturn)
      let issuer = LinkWords.issuer(in: texts[0])
      let paid = texts[0].filter { !$0.isNumber }
      let link = links(at: index)?.first
      let linked = link.flatMap { $0.kind == .cardBill ? $0.second : nil }.flatMap { self.row($0) }
      let cards =
        linked.map { [$0.account] }
        ?? self.cards(named: texts, of: issuer, among: found.cards, known)
      let near = found.bills.indices.filter { number in
        let bill = found.bills[number]
        return !bill.isReturned && rows[bill.index].account == row.account
          && amounts[bill.index] == -amounts[index]
          && abs(days(from: bill.index, to: index)) <= Self.returnReach
          && (isOfOne(bill, cards, issuer) && !(isUnsaid && Institutions.common.contains(paid))
            || !paid.isEmpty && numberless(bill.index) == paid)
      }
      let bills = near.filter { days(from: found.bills[$0].index, to: index) >= 0 }
      // What was paid again had come back.
      let isSaid =
        link != nil || words.contains(where: LinkWords.isReturned)
        || near.count > 1 && !bills.isEmpty
      let bill = bills.max { rows[found.bills[$0].index].day < rows[found.bills[$1].index].day }
      let isOfNone = bill == nil && (isUnsaid || !isSaid)
      guard !isOfNone || !isUnsaid && isPaidOut(index, words, cards, issuer, found) else {
        continue
      }
      if let bill, isSaid { found.bills[bill].isReturned = true }
      found.returns.append(
        CardBills.Return(index: index, bill: bill, cards: cards, issuer: issuer, isSaid: isSaid))
    }
  }

  /// Whether what came in names a card, so that it may be what that has had too much, and nothing that was earned.
  private func isPaidOut(
    _ index: Int, _ words: [String], _ cards: [LedgerAccount.ID], _ issuer: String,
    _ found: CardBills
  ) -> Bool {
    guard !words.contains(where: LinkWords.isEarned) else { return false }
    guard cards.isEmpty else { return cards.count == 1 }
    return LinkWords.isIssuer(issuer)
      && found.bills.contains { bill in
        rows[bill.index].account == rows[index].account && isOfOne(bill, [], issuer)
          && mayReturn(index, bill.index)
      }
  }

  /// Takes what cards have paid out for said where they owed exactly as much, perhaps at the end of a bill some weeks
  /// before; returns whether there are any.
  func findCredits(in found: inout CardBills) -> Bool {
    var areAny = false
    for number in found.returns.indices {
      let back = found.returns[number]
      guard !back.isSaid, back.bill == nil, back.cards.count == 1,
        let debt = debt(of: back.cards[0], in: found)
      else { continue }
      let (row, day) = (rows[back.index], rows[back.index].day)
      let payments = self.payments(of: back.cards[0], in: found).filter { !$0.isReturned }
        .map { payment(rows[$0.index]) }
      let explained = debt.explanations(of: payments, by: debt.cycle(of: payments)?.cycle)
      let paid = zip(payments, explained).filter { $0.0.day <= day }.map(\.1.amount)
        .reduce(.zero, +)
      let isRest = rest(of: payments, explained, paidBackBy: row) != nil
      let isOwed =
        isRest
        || (0...Self.creditReach).contains { days in
          day.advanced(by: -days).map {
            debt.owed(on: $0) - paid.amount == -amounts[back.index]
          } ?? false
        }
      guard isOwed else { continue }
      (found.returns[number].isSaid, areAny) = (true, true)
    }
    return areAny
  }

  private func isOfOne(
    _ bill: CardBills.Bill, _ cards: [LedgerAccount.ID], _ issuer: String
  ) -> Bool {
    bill.isNamed && bill.cards == cards || !issuer.isEmpty && bill.issuer == issuer
  }

  /// Gives what came back to the card's own rows that say so, which are nothing that was bought.
  func findSeconds(in found: inout CardBills) {
    for number in found.returns.indices {
      let back = found.returns[number]
      guard back.cards.count == 1, links(at: back.index)?.first?.kind != .cardBill else { continue }
      let own = (found.entries[back.cards[0]] ?? []).first { index in
        let text = parties.folded(texts[index])
        return amounts[index] == -amounts[back.index]
          && (isUnlinked(at: index) || openLink(at: index)?.kind == .cardBill)
          && abs(days(from: back.index, to: index)) <= Self.reach.most
          && (LinkWords.isReturned(text) || LinkWords.isPayment(text))
      }
      guard let own else { continue }
      found.returns[number].second = own
      if back.bill == nil { found.returns[number].isSaid = true }
      found.entries[back.cards[0]]?.removeAll { $0 == own }
    }
  }

  /// Proposes what came back as money of the card, or of a card that is not kept here as less spent on its bill.
  func propose(returnsOf found: CardBills) {
    let others = sidesOfNoReturn()
    for back in found.returns {
      let row = rows[back.index]
      // What an issuer pays to a shop of the user's comes again and again.
      guard back.isSaid || back.bill != nil || !others.contains(side(of: back.index)) else {
        continue
      }
      let ofBill = back.bill.flatMap {
        found.bills[$0].cards.count == 1 ? found.bills[$0].cards : nil
      }
      let ofIssuer = found.bills.first { $0.cards.count == 1 && isOfOne($0, [], back.issuer) }?
        .cards
      let cards = back.cards.count == 1 ? back.cards : ofBill ?? ofIssuer ?? []
      let link = links(at: back.index)?.first
      guard let card = cards.first else {
        let mayBeKept =
          !back.cards.isEmpty || !found.cards.isEmpty && !LinkWords.isIssuer(back.issuer)
        if link == nil, !mayBeKept { refund(back, in: found) }
        continue
      }
      let second = back.second.map { rows[$0] }
      guard link?.kind != .cardBill, !isRefused(.cardBill, row.id, second?.id) else { continue }
      add(
        LinkProposal(
          .cardBill, first: row, second: second, made: second == nil ? card : nil, replaced: link,
          isSure: back.isSaid && back.cards.count < 2,
          reasons: [
            .issuer(parties[card].shown), .bankSays(row.entry.bank?.kind ?? row.said),
          ]
        ).ending([back.second.flatMap { openLink(at: $0) }].compactMap(\.self)))
    }
  }

  /// Proposes what a card's own file says to have come back of a payment, which is nothing that was bought.
  func findTakenBack() {
    let days = numbers(of: asked.map { $0.widened(to: $0.billed) })
    func words(_ index: Int) -> [String] { [kindText(at: index), parties.folded(texts[index])] }
    let taken = rows.indices.filter { index in
      kinds[index] == .card && amounts[index] < 0 && isIn(days, index) && isUnlinked(at: index)
        && words(index).contains(where: LinkWords.isReturned)
        && !isRefused(.cardBill, ids[index], nil)
    }
    let wanted = Set(taken.map { -amounts[$0] })
    let paid = Dictionary(
      grouping: rows.indices.filter {
        kinds[$0] == .card && wanted.contains(amounts[$0])
          && LinkWords.isPayment(parties.folded(texts[$0]))
      }
    ) { amounts[$0] }
    for index in taken {
      guard isPaid(before: index, paid[-amounts[index], default: []]) else { continue }
      let words = words(index)
      let isPayment = words.map(LinkWords.withoutReturn).contains(where: LinkWords.isPayment)
      add(
        LinkProposal(
          .cardBill, first: rows[index], second: nil, isSure: isPayment,
          reasons: [.bankSays(rows[index].said)]))
    }
  }

  /// Whether a card has had one of these payments in the week before an entry that takes it back.
  private func isPaid(before index: Int, _ payments: [Int]) -> Bool {
    payments.contains { other in
      places[other] == places[index]
        && (0...Self.returnReach).contains(days(from: other, to: index))
    }
  }

  private func refund(_ back: CardBills.Return, in found: CardBills) {
    let row = rows[back.index]
    let bill =
      back.bill.map { found.bills[$0] }
      ?? found.bills.last { bill in
        rows[bill.index].account == row.account && isOfOne(bill, [], back.issuer)
          && mayReturn(back.index, bill.index) && mayBeReturned(rows[bill.index])
      }
    let purchase = bill.map { rows[$0.index] }
    guard !isRefused(.refund, row.id, purchase?.id) else { return }
    var reasons: [LinkReason] = [.bankSays(row.entry.bank?.kind ?? row.said)]
    if let purchase {
      if purchase.amount == -row.amount { reasons.append(.sameAmount) }
      reasons.append(apart(purchase, row))
    }
    add(
      LinkProposal(
        .refund, first: row, second: purchase, isSure: back.isSaid && purchase != nil,
        reasons: reasons))
  }
}
