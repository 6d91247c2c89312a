import Time
import WalletDomain

/// Payments of cards that no word calls so: by the card's own row of the same amount, or by what was bought.
extension LinkFinder {
  func findUnsaid(in found: inout CardBills) {
    let known = Set(found.bills.map(\.index))
    let paid = found.cards.flatMap { card in
      (found.payments[card.account.id] ?? []).map { (index: $0, card: card) }
    }
    let months = found.cards.map { ($0, monthlySums(of: $0, in: found)) }
    let wanted = Set(paid.map { amounts[$0.index] }).union(months.flatMap(\.1.keys))
    guard !wanted.isEmpty else { return }
    var open: [Int64: [Int]] = [:]
    for index in rows.indices
    where amounts[index] < 0 && wanted.contains(-amounts[index]) && !known.contains(index) {
      if mayPayUnsaid(index) { open[-amounts[index], default: []].append(index) }
    }
    guard !open.isEmpty else { return }
    // By their rows, since the bills get other places.
    let returned = found.returns.map { back in back.bill.map { found.bills[$0].index } }
    for (index, card) in paid { pay(index, of: card, by: &open, in: &found) }
    for (card, ends) in months { pay(ends, of: card, by: open, in: &found) }
    found.bills.sort {
      (rows[$0.index].day, rows[$0.index].id) < (rows[$1.index].day, rows[$1.index].id)
    }
    for (number, index) in returned.enumerated() {
      found.returns[number].bill = index.flatMap { index in
        found.bills.firstIndex { $0.index == index }
      }
    }
  }

  private func mayPayUnsaid(_ index: Int) -> Bool {
    guard ![.card, .wallet, .cash].contains(kinds[index]), isUnlinked(at: index),
      traits[index].isDisjoint(with: [.isOfWallet, .hasOrder]),
      !kindWords(at: index).contains(.byAccountCard), !parties.isOtherPerson(party(at: index))
    else { return false }
    return (names(of: rows[index]) + [kindText(at: index)]).allSatisfy { LinkWords.isNoOther($0) }
  }

  /// Pairs a card's row of a payment with what an account has of the same amount, and of a day at most before or after;
  /// what does not name the card is asked about.
  private func pay(
    _ index: Int, of card: LinkParties.Account, by open: inout [Int64: [Int]],
    in found: inout CardBills
  ) {
    let near = (open[amounts[index]] ?? []).filter {
      abs(days(from: $0, to: index)) <= Self.reach.sure
        && !isRefused(.cardBill, rows[$0].id, rows[index].id)
    }
    let named = near.filter { self.names($0, card) }
    let best = named.isEmpty ? near : named
    guard
      let bill = best.min(by: { abs(days(from: $0, to: index)) < abs(days(from: $1, to: index)) })
    else { return }
    open[amounts[index]]?.removeAll { $0 == bill }
    found.payments[card.account.id]?.removeAll { $0 == index }
    found.bills.append(
      CardBills.Bill(
        index: bill, second: index, cards: [card.account.id], issuer: card.issuer,
        isVague: named.count != 1))
  }

  /// Takes what comes to the purchases of a month exactly: where it names a card, or else as the only one for a card
  /// without bills, about which is asked.
  private func pay(
    _ ends: [Int64: [Day]], of card: LinkParties.Account, by open: [Int64: [Int]],
    in found: inout CardBills
  ) {
    let taken = Set(found.bills.map(\.index))
    let exact = open.flatMap { amount, positions in
      positions.filter { position in
        !taken.contains(position) && !isRefused(.cardBill, rows[position].id, nil)
          && ends[amount, default: []].contains {
            Self.paydays.contains($0.distance(to: rows[position].day))
          }
      }
    }
    let named = exact.filter { names($0, card) }
    let hasBills = found.bills.contains { $0.cards.contains(card.account.id) || !$0.isNamed }
    guard !named.isEmpty || exact.count == 1 && !hasBills else {
      return
    }
    for index in named.isEmpty ? exact : named {
      let isSaid = names(index, card) && saysPayment(index)
      found.bills.append(
        CardBills.Bill(
          index: index, cards: [card.account.id], issuer: card.issuer, isVague: !isSaid))
    }
  }

  private func names(_ index: Int, _ card: LinkParties.Account) -> Bool {
    names(of: rows[index]).contains { names($0, card) }
  }

  private func saysPayment(_ index: Int) -> Bool {
    (names(of: rows[index]) + [kindText(at: index)]).contains { LinkWords.saysPayment($0) }
  }

  /// How many days after its period a bill is paid.
  private static let paydays = 1...45

  /// What was bought with a card in each month that ends on any day, of several purchases; empty for a card that has
  /// rows of its payments.
  private func monthlySums(of card: LinkParties.Account, in found: CardBills) -> [Int64: [Day]] {
    let id = card.account.id
    let own = found.entries[id] ?? []
    guard found.payments[id]?.isEmpty ?? true,
      !found.bills.contains(where: { $0.second != nil && $0.cards == [id] }),
      let debt = debt(of: id, in: found), let first = own.map({ rows[$0].day }).min(),
      let last = own.map({ rows[$0].day }).max()
    else { return [:] }
    let alone = Set(own.map { -amounts[$0] })
    var sums: [Int64: [Day]] = [:]
    for distance in 0...(first.distance(to: last) + 31) {
      guard let end = first.advanced(by: distance) else { break }
      let cycle = CardDebt.Cycle(end: end.day, isLate: false)
      guard let begin = debt.end(before: end, by: cycle) else { continue }
      let sum = debt.owed(on: end) - debt.owed(on: begin)
      if sum > 0, !alone.contains(sum) { sums[sum, default: []].append(end) }
    }
    return sums
  }
}
