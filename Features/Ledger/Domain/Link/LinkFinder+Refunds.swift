import Time
import WalletDomain

/// Money that comes back for a purchase.
extension LinkFinder {
  /// How many days may be between a purchase and its refund.
  static let refundReach = 120
  /// How many candidates are shown of a refund.
  private static let shown = 3

  /// Refunds of the shop are known by its orders.
  func findOrders() {
    var purchases: [Int64: [Int]] = [:]
    for index in rows.indices where amounts[index] < 0 && traits[index].contains(.hasOrder) {
      if let order = rows[index].order { purchases[order, default: []].append(index) }
    }
    guard !purchases.isEmpty else { return }
    for index in rows.indices
    where amounts[index] > 0 && traits[index].contains(.hasOrder) && isUnlinked(at: index) {
      guard let order = rows[index].order,
        let purchase = purchases[order]?.first(where: { mayReturn(index, $0) })
      else { continue }
      add(
        LinkProposal(
          .refund, first: rows[index], second: rows[purchase], isSure: true,
          reasons: [.sameOrder]))
    }
  }

  private struct Shop: Hashable {
    let account: Int
    let payee: Int
  }

  func findRefunds() {
    let back = rows.indices.filter { index in
      amounts[index] > 0 && traits[index].isDisjoint(with: [.hasOrder, .isTopUp])
        && mayComeBack(at: index) && openLink(at: index).map { $0.kind == .refund } ?? true
        && !isLeftOfMovement(at: index) && !isOfSecurities(index) && !isOfCash(at: index)
    }
    guard !back.isEmpty else { return }
    let (asked, equal) = (askedShops(), askedEquals(back))
    let wanted = back.filter {
      (asked?.contains(named($0)) ?? true || equal.contains($0)) && !isOfNoPurchase(at: $0)
    }
    var shops: [Shop: [Int]] = [:]
    for index in wanted where isShop(index) { shops[named(index)] = [] }
    for index in rows.indices where amounts[index] < 0 {
      guard let place = shops.index(forKey: named(index)), isShop(index), mayBeReturned(at: index)
      else { continue }
      shops.values[place].append(index)
    }
    func purchases(_ index: Int) -> [Int] { isShop(index) ? shops[named(index)] ?? [] : [] }
    // What is certain leaves less for the others.
    let unclear = sortedByDay(wanted).filter { !refund($0, purchases($0), isLast: false) }
    for index in unclear { _ = refund(index, purchases(index), isLast: true) }
  }

  /// The shops with an entry near what is asked for, which those of others do not concern; nil for all.
  private func askedShops() -> Set<Shop>? {
    guard let asked else { return nil }
    let (days, billed) = (numbers(of: oneSidedDays()), numbers(of: asked.widened(to: asked.billed)))
    return Set(
      rows.indices.lazy.filter { index in
        // What comes into a card may pay a later bill.
        self.isIn(days, index)
          || self.kinds[index] == .card && self.amounts[index] > 0 && self.isIn(billed, index)
      }.map(named))
  }

  /// What an entry would be of, if it names a shop.
  private func named(_ index: Int) -> Shop {
    Shop(account: places[index], payee: parties.payeeNumber(of: texts[index]))
  }

  /// A purchase may be one of two files' too.
  func mayBeReturned(_ row: LedgerRow) -> Bool {
    linksByRow[row.id]?.allSatisfy {
      $0.kind == .same || $0.kind == .refund && $0.second == row.id
    } ?? true
  }

  func mayBeReturned(at index: Int) -> Bool {
    links(at: index) == nil || mayBeReturned(rows[index])
  }

  /// Whether the second of two entries, by their positions, may be the purchase that the first gives back.
  func mayReturn(_ position: Int, _ index: Int) -> Bool {
    guard (0...Self.refundReach).contains(days(from: index, to: position)),
      !arePartsOfOne(position, index)
    else { return false }
    // Not by the rows themselves, which lie all over the memory.
    let purchase = counted(for: index)
    let back = Won(amounts[position]) + (returned[ids[purchase]] ?? .zero)
    return back <= Won(amounts[purchase]).size
      && !isRefused(.refund, ids[position], ids[purchase])
  }

  /// Whether two entries are parts of one that the user has split, of which none gives another back.
  private func arePartsOfOne(_ one: Int, _ other: Int) -> Bool {
    guard traits[one].contains(.isPart) || traits[other].contains(.isPart) else { return false }
    return rows[one].partOf ?? ids[one] == rows[other].partOf ?? ids[other]
  }

  /// The position of a purchase, or of the one that is counted in its place.
  func counted(for index: Int) -> Int {
    guard same.contains(ids[index]) else { return index }
    return self.index(of: same.counted(for: ids[index])) ?? index
  }

  /// Returns false if several purchases of a card are possible, which is looked at last.
  private func refund(_ position: Int, _ purchases: [Int], isLast: Bool) -> Bool {
    let (row, open) = (rows[position], openLink(at: position))
    let found = purchases.filter { index in
      amounts[position] <= -amounts[index] && mayReturn(position, index)
        && !isUsedByTransfer(index)
    }
    guard !found.isEmpty else {
      if open == nil {
        let isGivenBack = isGivenBack(before: position, purchases)
        refundAlone(position, isOfShop: !purchases.isEmpty, isGivenBack: isGivenBack)
      }
      return true
    }
    func isSameApproval(_ index: Int) -> Bool {
      row.entry.bank?.approval.map { rows[index].entry.bank?.approval == $0 } ?? false
    }
    let nearest: [Int] = sortedByDay(found).reversed()
    let approved = nearest.filter(isSameApproval)
    let equal = nearest.filter { rows[$0].amount == -row.amount }
    var best = approved.isEmpty ? equal.isEmpty ? nearest : equal : approved
    let isOnly = best.count == 1
    let isOfCard = isOfCard(position)
    guard isOnly || isLast || !isOfCard else { return false }
    let isAnyRight = isOfCard && areAlike(best)
    if isAnyRight { best = [best[0]] }
    // That it is no income is sure, whichever it is.
    if !isOnly, !isAnyRight, isOfCard, open == nil,
      !isRefused(.refund, row.id, nil)
    {
      add(
        LinkProposal(
          .refund, first: row, second: nil, isSure: true, reasons: [.samePayee],
          category: category(ofAll: best)))
      return true
    }
    let isSure = (isOnly || isAnyRight) && (!isOfPerson(row, rows[best[0]]) || !approved.isEmpty)
    for index in best.prefix(Self.shown) {
      let purchase = rows[index]
      var reasons: [LinkReason] = [.samePayee]
      if isSameApproval(index) { reasons.append(.sameApproval) }
      if purchase.amount == -row.amount { reasons.append(.sameAmount) }
      reasons.append(apart(purchase, row))
      if !isOnly, !isSure { reasons.append(.severalCandidates) }
      add(
        LinkProposal(
          .refund, first: row, second: rows[counted(for: index)], replaced: open, isSure: isSure,
          reasons: reasons))
    }
    return true
  }

  /// Whether a card takes a purchase back, or a bank says that the account's own card does.
  private func isOfCard(_ position: Int) -> Bool {
    kinds[position] == .card
      || kindWords(at: position).contains(.byAccountCard)
        && LinkWords.isReturned(kindText(at: position))
  }

  /// Whether sums, and what is still to be billed, do not depend on which of a shop's purchases is given back.
  private func areAlike(_ purchases: [Int]) -> Bool {
    category(ofAll: purchases) != nil
      && !purchases.contains { traits[$0].contains(.isCollected) }
  }

  /// The only category of purchases.
  private func category(ofAll purchases: [Int]) -> LedgerCategory? {
    let categories = Set(purchases.map { rows[counted(for: $0)].category })
    return categories.count == 1 ? categories.first : nil
  }

  /// Whether all that was bought of a shop within reach of a refund has come back already.
  private func isGivenBack(before position: Int, _ purchases: [Int]) -> Bool {
    let near = purchases.filter {
      (0...Self.refundReach).contains(days(from: $0, to: position))
    }
    return !near.isEmpty
      && near.allSatisfy { rows[$0].amount.size <= returned[ids[counted(for: $0)]] ?? .zero }
  }

  /// Whether a row is gone from the account without being a purchase.
  func isUsedByTransfer(_ index: Int) -> Bool {
    isUsed(at: index) && !same.contains(rows[index].id)
  }

  /// A bank that calls an entry a refund need not have the purchase, which may be older or paid by cash; nor one that
  /// says that the account's own card brought it.
  private func askWhetherRefund(_ position: Int) {
    let row = rows[position]
    let texts = [row.said, row.entry.bank?.kind].compactMap(\.self).map { parties.number(of: $0) }
    let isNoted = LinkWords.saysPaidBack(inNote: parties.folded(row.entry.note))
    let isSaid =
      isBackByCard(position) || isNoted || texts.contains { parties.kinds($0).contains(.refund) }
    guard [.bank, .wallet, .other].contains(kinds[position]),
      !texts.contains(where: { LinkWords.isTopUp(parties.folded($0)) }),
      meaning(row) == nil, !parties.party(row).isHolder, !isRefused(.refund, row.id, nil),
      !texts.contains(where: { parties.kinds($0).contains(.earned) })
    else { return }
    let isMoved = texts.contains { parties.kinds($0).contains(.transfer) }
    let purchases = isMoved ? [] : alike(position)
    guard purchases.isEmpty else { return ask(position, whetherBackOf: purchases) }
    // Companies pay back by transfers.
    let equal = equalPurchases(position)
    if !equal.isEmpty { ask(position, whetherBackOf: equal, isByName: false) }
    // What names another shop may give back what is not here.
    guard isSaid, isNoted || !isMoved, equal.isEmpty || !isNoted && isShop(position) else { return }
    add(
      LinkProposal(
        .refund, first: row, second: nil, isSure: false,
        reasons: [.bankSays(row.entry.bank?.kind ?? row.said)]))
  }

  /// What comes into a card's account is a payment, a refund or a discount, and never income.
  private func refundAlone(_ position: Int, isOfShop: Bool, isGivenBack: Bool) {
    guard kinds[position] == .card else {
      askWhetherRefund(position)
      return
    }
    let row = rows[position]
    guard !awaited.contains(row.id), !isOfMovedDebt(position) else { return }
    let text = parties.folded(row.said)
    let isDiscount =
      [text, parties.kindText(row)].contains { LinkWords.isDiscount($0) || LinkWords.isRefund($0) }
    let isPayment = !isDiscount && saysPaid(row)
    let kind: EntryLink.Kind = isPayment ? .cardBill : .refund
    guard !isRefused(kind, row.id, nil) else { return }
    let isSure = isPayment || !isGivenBack && (isDiscount || isOfShop)
    let purchases = isSure || isGivenBack ? [] : alike(position)
    guard purchases.isEmpty else { return ask(position, whetherBackOf: purchases) }
    add(
      LinkProposal(
        kind, first: row, second: nil, isSure: isSure,
        reasons: [isOfShop && !isDiscount && !isPayment ? .samePayee : .bankSays(row.said)]))
  }
}
