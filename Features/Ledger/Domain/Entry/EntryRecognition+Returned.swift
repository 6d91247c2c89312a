import Time
import WalletDomain

/// Recognises what came back on another day than a file says, or by parts.
extension EntryRecognition {
  /// The purchase, or the part of one, that an entry gives back which was made of its line, on a day that it does not
  /// say.
  func undated(_ stated: StatementEntry) -> CancelledPurchase? {
    CancelledPurchase(givenBackBy: stated.entry) ?? stated.cancellation.flatMap { unclear[$0] }
  }

  /// Matches what was made of a line with what another file gives back later, in both directions.
  func matchUndated(_ matches: inout Matches) {
    guard !ends.isEmpty else { return }
    match(&matches) { entry, fingerprint in
      guard fingerprint.amount > .zero, let purchase = undated(entry) else { return [] }
      return found(fingerprint) { row, found in
        row.bank?.isUndated != true && purchase.isEnd(found, row.bank)
      }
    }
    match(&matches) { entry, fingerprint in
      let bank = entry.entry.bank
      guard fingerprint.amount > .zero, entry.exported == nil, undated(entry) == nil,
        bank?.balance == nil
      else { return [] }
      return found(fingerprint) { row, found in
        let made = LedgerEntry(
          day: found.day, amount: found.amount, text: found.text, category: .income, note: "",
          bank: row.bank)
        return CancelledPurchase(givenBackBy: made)?.isEnd(fingerprint, bank) == true
      }
    }
  }

  private func found(
    _ fingerprint: EntryFingerprint, where isOne: (Row, EntryFingerprint) -> Bool
  ) -> [Int] {
    (ends[fingerprint.amount] ?? []).filter { index in
      rows[index].row.isStated && isOne(rows[index].row, rows[index].fingerprint)
    }
  }

  /// The row that was made of a line, on the day that another file says; nil for other rows.
  func dated(_ position: Int, _ index: Int, isJoined: Bool) -> StatementNews.Settled? {
    let (row, print) = rows[index]
    let entry = entries[position].entry
    guard let bank = row.bank, bank.isUndated, print.amount > .zero, entry.amount > .zero,
      entries[position].exported == nil, undated(entries[position]) == nil
    else { return nil }
    var other = entry.bank ?? BankRecord(approval: bank.approval)
    if other?.approval == nil { other?.approval = bank.approval }
    return StatementNews.Settled(
      id: row.id, amount: isJoined ? print.amount : entry.amount, bank: other, day: entry.day)
  }

  // MARK: Purchases over months

  /// Matches what a bill gives back of a purchase over months, of which it had no more than parts, with what an approval
  /// gives back as a whole.
  func matchCollected(_ matches: inout Matches) {
    let open = rows.indices.filter {
      !matches.used.contains($0) && isOfFile($0) && rows[$0].fingerprint.amount > .zero
    }
    guard !open.isEmpty else { return }
    let purchases = collected()
    guard !purchases.isEmpty else { return }
    for position in entries.indices where matches.known[position] == nil {
      let (stated, own) = (entries[position], fingerprints[position])
      guard own.amount > .zero, stated.exported == nil, stated.account == .chosen,
        stated.entry.bank?.balance == nil
      else { continue }
      let isApproved = stated.entry.isApproved
      let index = open.first { index in
        let (row, found) = rows[index]
        let (whole, part) = isApproved ? (own, found) : (found, own)
        let isOpen = (isApproved ? stated.entry.bank : row.bank)?.isUndated == true
        let days = whole.day.distance(to: part.day)
        return !matches.used.contains(index) && areOfTwoFiles(stated.entry.bank, row.bank)
          && (isOpen ? 0...CancelledPurchase.reach : -Self.reach...Self.reach).contains(days)
          && own.isAlike(found)
          && purchases.contains { $0.mayGiveBack(part.amount, of: whole) }
      }
      guard let index else { continue }
      matches.add(position, index)
      if isApproved { matches.whole.insert(position) } else { matches.joined.insert(position) }
    }
  }

  /// The row of a part that an approval has given back as a whole.
  func whole(_ position: Int, _ index: Int) -> StatementNews.Settled {
    let entry = entries[position].entry
    let bank =
      entry.bank?.isUndated == true ? BankRecord(approval: entry.bank?.approval) : entry.bank
    return StatementNews.Settled(id: rows[index].row.id, amount: entry.amount, bank: bank)
  }

  /// What a bill seems to have taken off a refund, where that is of a purchase over months: it gives back the parts that
  /// it had.
  func uncollected() -> Set<Int> {
    let discounts = entries.indices.filter { position in
      fingerprints[position].amount < .zero && entries[position].exported == nil
        && entries[position].entry.bank == nil
        && fingerprints[position].text.hasSuffix(Self.discount)
    }
    guard !discounts.isEmpty else { return [] }
    let purchases = collected()
    return Set(
      discounts.filter { position in
        let discount = fingerprints[position]
        let shop = discount.text.dropLast(Self.discount.count)
        return fingerprints.contains { back in
          back.amount > -discount.amount && back.day == discount.day && back.text == shop
            && purchases.contains { $0.isWhole(of: back) }
        }
      })
  }

  /// How the text of what was taken off a line ends.
  private static let discount = " 할인"

  private func collected() -> [Collected] {
    rows.filter { $0.row.belongs(to: chosen) }.compactMap { Collected($0.fingerprint, $0.row.bank) }
      + zip(fingerprints, entries).compactMap { Collected($0, $1.entry.bank) }
  }
}

/// A purchase over months.
private struct Collected {
  let fingerprint: EntryFingerprint
  let months: Int

  init?(_ fingerprint: EntryFingerprint, _ bank: BankRecord?) {
    guard fingerprint.amount < .zero, let months = bank?.instalment?.months else { return nil }
    (self.fingerprint, self.months) = (fingerprint, months)
  }

  /// Whether all of it came back.
  func isWhole(of back: EntryFingerprint) -> Bool {
    fingerprint.amount == -back.amount && fingerprint.day <= back.day && fingerprint.isAlike(back)
  }

  /// Whether an amount is that of some of its parts, which are rounded to hundreds.
  func mayGiveBack(_ part: Won, of whole: EntryFingerprint) -> Bool {
    guard isWhole(of: whole), part < whole.amount else { return false }
    let (all, months) = (whole.amount.amount, Int64(months))
    return (1..<months).contains { abs(part.amount * months - all * $0) <= months * 100 }
  }
}
