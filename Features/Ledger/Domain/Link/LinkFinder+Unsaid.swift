import Time
import WalletDomain

/// Payments of cards that no word calls so: by the card's own row of the same amount, or by what was bought.
extension LinkFinder {
  func findUnsaid(in found: inout CardBills) {
    let known = Set(found.bills.map(\.index))
    let paid = found.cards.flatMap { card in
      (found.payments[card.account.id] ?? []).map { (index: $0, card: card) }
    }
    let silent = found.cards.flatMap { card in
      silentPayments(found.entries[card.account.id] ?? []).map { (index: $0, card: card) }
    }
    let months = found.cards.map { ($0, monthlySums(of: $0, in: found)) }
    let wanted = Set((paid + silent).map { amounts[$0.index] }).union(months.flatMap(\.1.keys))
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
    for (index, card) in silent { pay(silently: index, of: card, by: &open, in: &found) }
    for (card, ends) in months
    where !found.bills.contains(where: { $0.second != nil && $0.cards == [card.account.id] }) {
      pay(ends, of: card, by: open, in: &found)
    }
    found.bills.sort {
      (rows[$0.index].day, rows[$0.index].id) < (rows[$1.index].day, rows[$1.index].id)
    }
    for (number, index) in returned.enumerated() {
      found.returns[number].bill = index.flatMap { index in
        found.bills.firstIndex { $0.index == index }
      }
    }
  }

  func mayPayUnsaid(_ index: Int) -> Bool {
    guard ![.card, .wallet, .cash].contains(kinds[index]), isUnlinked(at: index),
      traits[index].isDisjoint(with: [.isOfWallet, .hasOrder]),
      !kindWords(at: index).contains(.byAccountCard), !isByOwnCard(index),
      !parties.isOtherPerson(party(at: index))
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

  /// What came into a card and is called neither a payment nor what comes back of a shop.
  private func silentPayments(_ entries: [Int]) -> [Int] {
    guard entries.contains(where: { amounts[$0] > 0 }) else { return [] }
    let shops = Set(
      entries.filter { amounts[$0] < 0 }.map { parties.payeeNumber(of: texts[$0]) })
    return entries.filter { index in
      amounts[index] > 0 && isUnlinked(at: index)
        && !shops.contains(parties.payeeNumber(of: texts[index]))
        && ![kindText(at: index), parties.folded(texts[index])].contains {
          LinkWords.isReturned($0) || LinkWords.isDiscount($0)
        }
    }
  }

  /// Pairs what came into a card with what an account has of the same amount that names the card, of which the
  /// purchases of a month say whether it is a payment.
  private func pay(
    silently index: Int, of card: LinkParties.Account, by open: inout [Int64: [Int]],
    in found: inout CardBills
  ) {
    let near = (open[amounts[index]] ?? []).filter {
      abs(days(from: $0, to: index)) <= Self.reach.sure && names($0, card)
        && !isRefused(.cardBill, rows[$0].id, rows[index].id)
    }
    guard near.count == 1 else { return }
    open[amounts[index]]?.removeAll { $0 == near[0] }
    found.entries[card.account.id]?.removeAll { $0 == index }
    found.bills.append(
      CardBills.Bill(
        index: near[0], second: index, cards: [card.account.id], issuer: card.issuer,
        isUnsaid: true))
  }

  /// Takes what comes to the purchases of a month exactly: where it names a card, or else as the only one for a card
  /// without bills, or month after month with one text, about which is asked.
  private func pay(
    _ ends: [Int64: [MonthEnd]], of card: LinkParties.Account, by open: [Int64: [Int]],
    in found: inout CardBills
  ) {
    let taken = Set(found.bills.map(\.index))
    var exact: [Int: [MonthEnd]] = [:]
    for (amount, positions) in open {
      for position in positions
      where !taken.contains(position) && !isRefused(.cardBill, rows[position].id, nil) {
        let near = ends[amount, default: []].filter {
          Self.paydays.contains($0.day.distance(to: rows[position].day))
        }
        if !near.isEmpty { exact[position] = near }
      }
    }
    guard !exact.isEmpty else { return }
    let told = toldTexts(of: card.account.id)
    let named = exact.keys.filter { names($0, card) || told.contains(numberless($0)) }
    let hasBills = found.bills.contains { $0.cards.contains(card.account.id) || !$0.isNamed }
    let unnamed = exact.count == 1 && !hasBills ? Array(exact.keys) : regular(exact, card, found)
    // One sum may fit what was bought in a shop that is called like the card, and several of one text do not.
    let texts = Dictionary(grouping: named, by: numberless).filter { _, group in
      Set(group.compactMap { exact[$0]?.first?.day }).count > 1
    }
    for index in (named.isEmpty ? unnamed : named).sorted() {
      let isSaid =
        told.contains(numberless(index))
        || names(index, card) && (saysPayment(index, of: card) || texts[numberless(index)] != nil)
      found.bills.append(
        CardBills.Bill(
          index: index, cards: [card.account.id], issuer: card.issuer, isVague: !isSaid))
    }
  }

  /// Of payments with one text those that come to the purchases of several months which end on one day of each, if
  /// the card has no other payment around them.
  private func regular(
    _ exact: [Int: [MonthEnd]], _ card: LinkParties.Account, _ found: CardBills
  ) -> [Int] {
    let free = exact.filter { index, _ in
      !found.bills.contains { bill in
        abs(days(from: bill.index, to: index)) <= Self.halfMonth
          && (bill.cards.contains(card.account.id)
            || !bill.isNamed && amounts[bill.index] == amounts[index])
      }
    }
    var best: [Int] = []
    for (_, group) in Dictionary(
      grouping: free.keys.filter { !numberless($0).isEmpty }.sorted(), by: numberless
    )
    .sorted(by: { $0.key < $1.key }) {
      var months: [Int: [Day: Int]] = [:]
      for index in group {
        for end in free[index] ?? [] { months[end.number, default: [:]][end.day] = index }
      }
      for (_, paid) in months.sorted(by: { $0.key < $1.key }) {
        let paid = Set(paid.values).sorted()
        if paid.count > max(best.count, 1) { best = paid }
      }
    }
    return best
  }

  /// The texts of entries that are linked as payments of cards, and that lack the word for one.
  func toldTexts() -> Set<Int> {
    Set(
      links.compactMap { link in
        guard link.kind == .cardBill, let first = index(of: link.first), amounts[first] < 0,
          !parties.mayBeBill(texts[first]), !namesBill(at: first)
        else { return nil }
        return texts[first]
      })
  }

  /// What entries are called that the user has linked as payments of a card, without their numbers.
  private func toldTexts(of card: LedgerAccount.ID) -> Set<String> {
    Set(
      links.compactMap { link in
        guard link.kind == .cardBill, let second = link.second.flatMap({ row($0) }),
          second.account == card, let first = index(of: link.first)
        else { return nil }
        let text = numberless(first)
        return text.isEmpty ? nil : text
      })
  }

  func numberless(_ index: Int) -> String {
    parties.folded(rows[index].said).filter { !$0.isNumber }
  }

  private func names(_ index: Int, _ card: LinkParties.Account) -> Bool {
    names(of: rows[index]).contains { names($0, card) }
  }

  /// Whether a text says that it pays, or names the card's bank; of the bank's words beside it only those of bills do,
  /// as purchases are payments, too.
  private func saysPayment(_ index: Int, of card: LinkParties.Account) -> Bool {
    LinkWords.saysBill(kindText(at: index))
      || names(of: rows[index]).contains { text in
        LinkWords.saysPayment(text)
          || text.hasSuffix("bank") && LinkWords.bareIssuer(in: text) == card.issuer
      }
  }

  /// How many days after its period a bill is paid.
  private static let paydays = 1...45
  /// How many days payments of one card are apart at least that pay different months.
  private static let halfMonth = 15

  /// The last day of a month of purchases, and its number, which is that of a later day where a month is shorter.
  private struct MonthEnd {
    let day: Day
    let number: Int
  }

  /// What was bought with a card in each month that ends on any day, of several purchases; empty for a card that has
  /// rows of its payments.
  private func monthlySums(
    of card: LinkParties.Account, in found: CardBills
  ) -> [Int64: [MonthEnd]] {
    let id = card.account.id
    let own = found.entries[id] ?? []
    guard found.payments[id]?.isEmpty ?? true,
      !found.bills.contains(where: { $0.second != nil && $0.cards == [id] }),
      let debt = debt(of: id, in: found), let first = own.map({ rows[$0].day }).min(),
      let last = own.map({ rows[$0].day }).max()
    else { return [:] }
    let alone = Set(own.map { -amounts[$0] })
    var sums: [Int64: [MonthEnd]] = [:]
    for distance in 0...(first.distance(to: last) + 31) {
      guard let end = first.advanced(by: distance) else { break }
      let isLast = end.advanced(by: 1)?.day == 1
      for number in end.day...(isLast ? 31 : end.day) {
        guard let begin = debt.end(before: end, by: CardDebt.Cycle(end: number, isLate: false))
        else { continue }
        let sum = debt.owed(on: end) - debt.owed(on: begin)
        guard sum > 0, !alone.contains(sum) else { continue }
        sums[sum, default: []].append(MonthEnd(day: end, number: number))
      }
    }
    return sums
  }
}
