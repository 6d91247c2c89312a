import Time
import WalletDomain

/// What becomes of approvals that were cancelled, also of those that were left out of an account before.
extension EntryRecognition {
  /// Without what is left out of approvals and their cancellations that are both new.
  func withoutCancelled(_ new: [StatementEntry], isFirst: Bool) -> [StatementEntry] {
    let months = Dictionary(grouping: new.filter { $0.cancellation != nil }, by: \.cancellation)
      .filter { $0.value.count > 1 }
      .mapValues { Set($0.map { LedgerMonth(of: $0.entry.day) }) }
    guard !months.isEmpty else { return new }
    let isLeftOut = !isFirst && new.allSatisfy { months[$0.cancellation] != nil }
    return new.filter { entry in
      months[entry.cancellation].map { $0.count > 1 && !isLeftOut } ?? true
    }
  }

  /// Without what was left out before, and with the purchases that are cancelled in another month than they were made
  /// in, which count in theirs.
  ///
  /// `given` are those of which a bill has given back the amount, without the purchase.
  func judged(
    _ new: [StatementEntry]
  ) -> (new: [StatementEntry], restored: Int, given: [CancelledPurchase]) {
    guard !cancelled.isEmpty else { return (new, 0, []) }
    var (left, restored, given) = (cancelled, 0, [CancelledPurchase]())
    let judged = new.flatMap { stated -> [StatementEntry] in
      guard stated.cancellation == nil, stated.account == .chosen else { return [stated] }
      if let place = left.firstIndex(where: { $0.hasEnded(stated.entry) })
        ?? left.firstIndex(where: { mayHaveEnded($0, stated, among: new) })
      {
        let end = left.remove(at: place).cancellation
        let isGone =
          end.amount == -stated.entry.amount
          && LedgerMonth(of: end.day) == LedgerMonth(of: stated.entry.day)
        guard !isGone else { return [] }
        restored += 1
        return [stated, StatementEntry(end)]
      }
      guard let place = left.firstIndex(where: { $0.isOne(stated.entry) }) else {
        return [stated]
      }
      guard !isOfEarlier(stated, than: left[place]) else { return [stated] }
      let purchase = left.remove(at: place)
      if stated.entry.amount < .zero || purchase.isLeftOut(with: stated.entry.day) {
        if purchase.isBegun(by: stated.entry) { given.append(purchase.givenBack) }
        return []
      }
      guard !has(purchase) else { return [stated] }
      restored += 1
      return [StatementEntry(purchase.entry), stated]
    }
    return (judged, restored, given.filter { !cancelled.contains($0) })
  }

  /// Whether a line was the cancellation of this purchase, which has no number: a bill has given it back on the day of
  /// the line, or it is the only approval that may be it.
  private func mayHaveEnded(
    _ purchase: CancelledPurchase, _ stated: StatementEntry, among new: [StatementEntry]
  ) -> Bool {
    let bank = stated.entry.bank
    guard purchase.mayHaveEnded(EntryFingerprint(stated.entry), bank),
      purchase.isGivenBack == true || purchase.isUnnumbered && bank?.isUnnumbered == true,
      !new.contains(where: { purchase.isPurchase($0.entry) }),
      !rows.contains(where: { row, found in
        found.amount == -purchase.amount && found.day >= purchase.place.day
          && row.belongs(to: chosen) && found.isAlike(EntryFingerprint(purchase.entry))
      })
    else { return false }
    if purchase.isGivenBack == true { return true }
    let others = new.count {
      $0.cancellation == nil && purchase.mayHaveEnded(EntryFingerprint($0.entry), $0.entry.bank)
    }
    return others == 1
      && !rows.contains { row, found in
        row.belongs(to: chosen) && purchase.mayHaveEnded(found, row.bank)
      }
  }

  /// Takes lines without numbers that say no more than that they were cancelled for the cancellations of purchases of
  /// other files, as within one: where the ledger has only one that may be it, and nothing that came back for it.
  mutating func turnCancellations() {
    for (pair, purchase) in unclear.sorted(by: { $0.key < $1.key }) where purchase.isUnnumbered {
      let own = EntryFingerprint(purchase.entry)
      let found = rows.filter { row, found in
        row.isStated && row.belongs(to: chosen) && row.bank?.isUnnumbered == true
          && found.hasText(of: own) && purchase.mayHaveEnded(found, row.bank)
      }
      guard found.count == 1,
        !rows.contains(where: { row, back in
          back.amount == -own.amount && back.day >= found[0].fingerprint.day
            && row.belongs(to: chosen) && back.isAlike(own)
        }),
        let spent = entries.firstIndex(where: {
          $0.cancellation == pair && $0.entry.amount < .zero
        }),
        let back = entries.firstIndex(where: {
          $0.cancellation == pair && $0.entry.amount > .zero
        })
      else { continue }
      unclear[pair] = nil
      unmade.insert(spent)
      entries[back].cancellation = nil
      entries[back].entry.bank = entries[spent].entry.bank
    }
  }

  /// The purchases that were made for lines that say that they were cancelled, where the ledger has what came back on
  /// that day: the line is the cancellation of an earlier purchase.
  func made(_ known: [Int: Int]) -> Set<Int> {
    guard !unclear.isEmpty else { return [] }
    let ended = Set(
      known.compactMap { position, index -> Int? in
        guard entries[position].entry.amount > .zero, let pair = entries[position].cancellation,
          unclear[pair]?.place.day == rows[index].fingerprint.day,
          rows[index].row.bank?.isUndated != true
        else { return nil }
        return pair
      })
    return Set(
      entries.indices.filter { position in
        entries[position].entry.amount < .zero
          && entries[position].cancellation.map(ended.contains) == true
      })
  }

  /// Whether what a bill gives back is none of what was left out: the line of that was itself the cancellation of a
  /// purchase that the ledger has of an earlier day.
  private func isOfEarlier(_ stated: StatementEntry, than purchase: CancelledPurchase) -> Bool {
    guard purchase.end == nil, stated.entry.amount > .zero, stated.entry.day == purchase.place.day
    else { return false }
    let own = EntryFingerprint(stated.entry)
    return rows.contains { row, found in
      found.amount == purchase.amount && purchase.begins.contains(found.day)
        && row.belongs(to: chosen) && !contradicts(purchase.entry.bank, row.bank)
        && found.isAlike(own)
    }
  }

  /// Whether the ledger has a purchase after all.
  private func has(_ purchase: CancelledPurchase) -> Bool {
    let fingerprint = EntryFingerprint(purchase.entry)
    return rows.contains { row, found in
      found == fingerprint && row.belongs(to: chosen) && !contradicts(purchase.entry.bank, row.bank)
    }
  }

  /// The purchases of pairs of which the lines say no more than that they were cancelled, by what the pairs have in
  /// common.
  static func unclear(_ entries: [StatementEntry]) -> [Int: CancelledPurchase] {
    Dictionary(grouping: entries.filter { $0.cancellation != nil }) { $0.cancellation ?? 0 }
      .compactMapValues(CancelledPurchase.init).filter { $0.value.end == nil }
  }

  /// The cancelled purchases among the entries that are left out which the account does not remember yet.
  func leftOut(_ numbers: Set<Int>, of new: [StatementEntry]) -> [CancelledPurchase] {
    guard !numbers.isEmpty else { return [] }
    let pairs = Dictionary(
      grouping: new.filter { entry in
        entry.account == .chosen && entry.cancellation.map(numbers.contains) == true
      }
    ) { $0.cancellation ?? 0 }
    return pairs.sorted { $0.key < $1.key }.compactMap { CancelledPurchase($0.value) }
      .filter { !cancelled.contains($0) }
  }
}

extension CancelledPurchase {
  fileprivate func isOne(_ entry: LedgerEntry) -> Bool {
    isPurchase(entry) || isEnd(entry.day, entry.amount, entry.bank, entry.text)
  }
}
