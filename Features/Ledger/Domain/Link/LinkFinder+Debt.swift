import Time
import WalletDomain

/// What is to be paid for the entries of cards, of which some are collected over months.
extension LinkFinder {
  func debt(of card: LedgerAccount.ID, in found: CardBills) -> CardDebt? {
    let cancelled = parties[card].account.cancelled ?? []
    let own = (found.entries[card] ?? []).map { rows[$0] }
    // What the card gave back of more than was owed.
    let back = found.returns.filter { $0.isSaid && $0.bill == nil && $0.cards == [card] }
      .map { rows[$0.index] }
      .map { CardDebt.Item(day: $0.day.rawValue, amount: -$0.amount) }
    guard
      own.contains(where: \.isCollected) || scene.earlier.contains(where: { $0.account == card })
    else {
      return CardDebt(
        own.map { CardDebt.Item(day: $0.day.rawValue, amount: $0.amount) } + back,
        from: own.map(\.day).min(), besides: cancelled)
    }
    let ends = cancellations(of: own)
    var gone = Set(ends.values.map(\.id))
    var replaced: [LedgerRow.ID: LedgerRow] = [:]
    for (id, end) in ends {
      guard let new = row(id), let old = converted(to: new, by: end, in: own) else { continue }
      replaced[old.id] = new
      gone.insert(id)
    }
    let since = scene.since?.rawValue ?? 0
    var items: [CardDebt.Item] = []
    for row in own + scene.earlier.filter({ $0.account == card }) where !gone.contains(row.id) {
      let instalment = (replaced[row.id] ?? row).entry.bank?.instalment
      let billed = row.billed(over: instalment).filter { $0.day >= since }
      guard let end = ends[row.id] else {
        items += billed
        continue
      }
      // What was billed comes back, and no more is.
      let before = billed.filter { $0.day <= end.day.rawValue }
      let sum = before.map(\.amount).reduce(.zero, +)
      items += before + [CardDebt.Item(day: end.day.rawValue, amount: -sum)]
    }
    return CardDebt(items + back, from: own.map(\.day).min(), besides: cancelled)
  }

  /// Purchases that a card takes back, and collects over months from then on.
  func findConversions() {
    let new = rows.indices.filter {
      kinds[$0] == .card && amounts[$0] < 0 && traits[$0].contains(.isCollected)
    }
    guard !new.isEmpty else { return }
    for index in rows.indices where kinds[index] == .card && amounts[index] > 0 {
      let end = rows[index]
      guard isUnlinked(at: index) else { continue }
      let found = new.map { rows[$0] }.filter {
        $0.account == end.account && isConverted(to: $0, by: end)
          && !isRefused(.refund, end.id, $0.id) && mayBeReturned($0)
      }
      guard found.count == 1, converted(to: found[0], by: end, in: rows) != nil else { continue }
      add(
        LinkProposal(
          .refund, first: end, second: found[0], isSure: true,
          reasons: [.converted, .samePayee, .sameAmount, apart(end, found[0])]))
    }
  }

  private func isConverted(to new: LedgerRow, by end: LedgerRow) -> Bool {
    new.amount == -end.amount && abs(days(new, end)) <= Self.conversionReach
      && parties.payee(new) == parties.payee(end)
  }

  /// The purchase that was taken back to collect it over months; nil without one, and where several are possible.
  private func converted(
    to new: LedgerRow, by end: LedgerRow, in rows: [LedgerRow]
  ) -> LedgerRow? {
    guard isConverted(to: new, by: end) else { return nil }
    let old = rows.filter { row in
      row.amount == new.amount && row.account == new.account && row.entry.bank?.instalment == nil
        && (0...Self.refundReach).contains(days(row, end))
        && parties.payee(row) == parties.payee(new)
    }
    return old.count == 1 ? old[0] : nil
  }

  /// How many days may be between what comes back and the purchase in its place.
  private static let conversionReach = 3

  /// What has come back of whole purchases over months, by the purchases.
  private func cancellations(of rows: [LedgerRow]) -> [LedgerRow.ID: LedgerRow] {
    let purchases = rows.filter { $0.amount < .zero && $0.entry.bank?.instalment != nil }
    guard !purchases.isEmpty else { return [:] }
    var ends: [LedgerRow.ID: LedgerRow] = [:]
    for row in rows where row.amount > .zero {
      let linked = linksByRow[row.id]?.first { $0.kind == .refund }
      let purchase = purchases.first { purchase in
        purchase.amount == -row.amount && purchase.day <= row.day && ends[purchase.id] == nil
          && (linked.map { $0.second == purchase.id }
            ?? (parties.payee(purchase) == parties.payee(row)))
      }
      if let purchase { ends[purchase.id] = row }
    }
    return ends
  }
}

extension LedgerRow {
  /// Whether a card collects it over months.
  fileprivate var isCollected: Bool { entry.bank?.instalment != nil }

  /// What bills have of it, if a card collects it so.
  func billed(over instalment: Instalment?) -> [CardDebt.Item] {
    guard amount < .zero, let instalment else {
      return [CardDebt.Item(day: day.rawValue, amount: amount)]
    }
    return instalment.parts(of: amount).enumerated().map { index, part in
      let months = day.year * 12 + day.month - 1 + index
      let month = months / 12 * 100 + months % 12 + 1
      return CardDebt.Item(day: month * 100 + day.day, amount: -part)
    }
  }
}
