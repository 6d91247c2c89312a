import Time
import WalletDomain

/// The payments of cards among the entries of accounts, each with the card that its text names.
struct CardBills {
  struct Bill {
    /// The position of its row.
    let index: Int
    /// The position of the card's own row of it, if there is one.
    var second: Int?
    /// The cards that it may be of.
    var cards: [LedgerAccount.ID]
    /// What the text calls the card.
    let issuer: String
    /// Whether it is uncertain that `second` pays it.
    var isVague = false
    /// Whether `second` has the amount of a payment that names the card, and says nothing of one itself.
    var isUnsaid = false
    /// Whether nothing but its amount says which card it is of, so that it is sure only if it comes to purchases exactly.
    var isByAmount = false
    /// Whether all of it came back, so that it has paid nothing.
    var isReturned = false
    /// Whether more than its amount says which card it is of.
    var isNamed: Bool { !cards.isEmpty }
  }

  /// In the order of time.
  var bills: [Bill] = []
  /// The cards that have entries.
  let cards: [LinkParties.Account]
  /// The positions of what was bought with each card, and what came back for it.
  var entries: [LedgerAccount.ID: [Int]] = [:]
  /// The positions of what has paid a card, by its own rows.
  var payments: [LedgerAccount.ID: [Int]] = [:]
  /// What has come back of payments.
  var returns: [Return] = []

  struct Return {
    /// The position of its row.
    let index: Int
    /// The number of the bill of which all came back, if there is one.
    var bill: Int?
    /// The cards that it may be from.
    var cards: [LedgerAccount.ID]
    let issuer: String
    /// Whether the bank says so, or the user, or the card owes as much.
    var isSaid: Bool
    /// The position of the card's own row of it, if there is one.
    var second: Int?
  }
}

extension LinkFinder {
  /// Without bills if no card has entries, unless payments of others came back.
  func cardBills() -> CardBills {
    let all = parties.all.filter { $0.kind == .card }
    let back = returnedPayments()
    guard !all.isEmpty || !back.isEmpty else { return CardBills(cards: []) }
    var byPlace: [[Int]] = Array(repeating: [], count: owners.count)
    for index in rows.indices where kinds[index] == .card { byPlace[places[index]].append(index) }
    var own: [LedgerAccount.ID: [Int]] = [:]
    for (owner, positions) in zip(owners, byPlace) where !positions.isEmpty {
      own[owner.account.id] = positions
    }
    var found = CardBills(cards: all.filter { own[$0.account.id] != nil })
    guard !found.cards.isEmpty || !back.isEmpty else { return found }
    let known = knownIssuers()
    let told = toldTexts()
    for index in rows.indices {
      let isBill = mayPayCard(index)
      let isTold =
        !isBill && amounts[index] < 0 && told.contains(texts[index]) && mayPayUnsaid(index)
      guard isBill || isTold, var bill = bill(index, found.cards, known), isBill || bill.isNamed
      else { continue }
      bill.isByAmount = isTold
      found.bills.append(bill)
    }
    found.bills.sort {
      (rows[$0.index].day, rows[$0.index].id) < (rows[$1.index].day, rows[$1.index].id)
    }
    findReturns(back, known, in: &found)
    for card in found.cards { sort(own[card.account.id] ?? [], of: card, into: &found) }
    findUnsaid(in: &found)
    findReturns(returnedUnsaid(in: found), known, isUnsaid: true, in: &found)
    findSeconds(in: &found)
    return found
  }

  /// The cards that links say texts to be of.
  private func knownIssuers() -> [String: LedgerAccount.ID] {
    var known: [String: Set<LedgerAccount.ID>] = [:]
    for link in links where link.kind == .cardBill {
      guard let first = row(link.first), first.amount < .zero,
        let second = link.second.flatMap({ row($0) })
      else {
        continue
      }
      let issuer = LinkWords.issuer(in: parties.folded(first.said))
      if LinkWords.isIssuer(issuer) { known[issuer, default: []].insert(second.account) }
    }
    return known.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  private func mayPayCard(_ index: Int) -> Bool {
    guard amounts[index] < 0, kinds[index] != .card, mayHaveBills(index),
      !isUsed(at: index), traits[index].isDisjoint(with: [.isOfWallet, .hasOrder])
    else { return false }
    return links(at: index) != nil || parties.mayBeBill(texts[index]) || namesBill(at: index)
  }

  /// What wallets say beside a purchase may be the card that has paid for it.
  private func mayHaveBills(_ index: Int) -> Bool {
    kinds[index] != .wallet
      || [kindText(at: index), parties.folded(texts[index])].contains(where: LinkWords.saysBill)
  }

  private func bill(
    _ index: Int, _ cards: [LinkParties.Account], _ known: [String: LedgerAccount.ID]
  ) -> CardBills.Bill? {
    let row = rows[index]
    guard linksByRow[row.id]?.allSatisfy({ $0.kind == .cardBill }) ?? true else { return nil }
    let kind = parties.kindText(row)
    guard !LinkWords.isByAccountCard(kind) else { return nil }
    let texts = names(of: row)
    if let link = linksByRow[row.id]?.first {
      guard let card = link.second.flatMap({ self.row($0) }) else { return nil }
      return CardBills.Bill(
        index: index, cards: [card.account], issuer: LinkWords.issuer(in: texts[0]))
    }
    let issuer = LinkWords.issuer(in: texts[0])
    let named = self.cards(named: texts, of: issuer, among: cards, known)
    let endings = party(at: index).endings
    let ended = cards.filter { endings.contains(where: $0.hasEnding) }.map(\.account.id)
    return CardBills.Bill(index: index, cards: ended.count == 1 ? ended : named, issuer: issuer)
  }

  /// Whether nothing but the bank's words beside a name speak of a card, and not of its bill, so that something was
  /// bought there by the account's own card.
  func isByOwnCard(_ index: Int) -> Bool {
    columns.kindTexts[index].map(parties.mayBeBill) ?? false && !namesBill(at: index)
      && !parties.mayBeBill(texts[index])
  }

  /// Tells a card's purchases from its payments, which go to their bills.
  private func sort(
    _ own: [Int], of card: LinkParties.Account, into found: inout CardBills
  ) {
    let id = card.account.id
    let told = toldPayments(of: id)
    var back: [Won: [Int]] = [:]
    var entries: [Int] = []
    for index in own {
      guard amounts[index] > 0 || links(at: index) != nil || !paidAtOnce.isEmpty else {
        entries.append(index)
        continue
      }
      let row = rows[index]
      let links = links(at: index) ?? []
      if links.contains(where: { [.transfer, .cardBill].contains($0.kind) && $0.second == row.id })
      {
        continue
      }
      if paidAtOnce.contains(row.id) { continue }
      if row.amount > .zero, links.allSatisfy({ $0.kind == .cardBill }), !isUsed(at: index),
        !links.isEmpty || !isBroughtBack(row)
      {
        back[row.amount, default: []].append(index)
      } else {
        entries.append(index)
      }
    }
    for number in found.bills.indices {
      let bill = rows[found.bills[number].index]
      guard linksByRow[bill.id] == nil, found.bills[number].second == nil,
        found.bills[number].cards.contains(id) || !found.bills[number].isNamed
      else { continue }
      let near = (back[-bill.amount] ?? []).filter { index in
        abs(days(bill, rows[index])) <= Self.reach.most
          && !isRefused(.cardBill, bill.id, rows[index].id)
          && (found.bills[number].isNamed || isPayment(rows[index], of: bill))
      }
      let nearest = near.min { one, other in
        let rank = [one, other].map { index in
          (isPayment(rows[index], of: bill) ? 0 : 1, abs(days(bill, rows[index])))
        }
        return rank[0] < rank[1]
      }
      guard let index = nearest else { continue }
      back[-bill.amount]?.removeAll { $0 == index }
      let isNamed =
        found.bills[number].isNamed && near.count == 1
        && abs(days(bill, rows[index])) <= Self.reach.sure
      (found.bills[number].second, found.bills[number].cards) = (index, [id])
      let isSaid = isPayment(rows[index], of: bill) || told.contains(numberless(index))
      found.bills[number].isVague = !isSaid && !isNamed
      found.bills[number].isUnsaid = !isSaid && isNamed
    }
    for index in back.values.joined() {
      let row = rows[index]
      if linksByRow[row.id] != nil || saysPaid(row) {
        found.payments[id, default: []].append(index)
      } else {
        entries.append(index)
      }
    }
    found.entries[id] = entries
  }

  private func isBroughtBack(_ row: LedgerRow) -> Bool {
    let text = parties.folded(row.said)
    return LinkWords.isRefund(text) || LinkWords.isDiscount(text)
  }

  /// Whether a row of a card says that it was paid when the bill was.
  private func isPayment(_ row: LedgerRow, of bill: LedgerRow) -> Bool {
    abs(days(bill, row)) <= Self.reach.sure && saysPaid(row)
  }

  /// Whether a card says of what comes in that it pays.
  func saysPaid(_ row: LedgerRow) -> Bool {
    LinkWords.isPayment(parties.folded(row.said)) || LinkWords.isPaymentKind(parties.kindText(row))
  }

  /// What a card calls payments that the user has linked with those of accounts, without numbers.
  private func toldPayments(of card: LedgerAccount.ID) -> Set<String> {
    Set(
      links.compactMap { link in
        guard link.kind == .cardBill, !link.isMade,
          let second = link.second.flatMap({ index(of: $0) }),
          rows[second].account == card
        else { return nil }
        return numberless(second)
      }
    ).subtracting([""])
  }
}
