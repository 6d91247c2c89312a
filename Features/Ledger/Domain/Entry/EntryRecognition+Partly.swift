import Time
import WalletDomain

/// Lines that take back a part of a purchase of another file.
///
/// Such a line has the part without a sign, and the number of the purchase's approval: alone in its file it may as well be
/// a purchase of which an unknown part was taken back. Once both are known it is a refund, in whichever order they came.
extension EntryRecognition {
  /// Turns the parts round whose purchases are among the entries or among the rows.
  mutating func turnParts() {
    let unnumbered = unnumberedParts()
    guard !approved.isEmpty || !unnumbered.isEmpty else { return }
    func ofSame(_ entry: LedgerEntry) -> [Int] {
      guard let approval = entry.bank?.approval else {
        return unnumbered[LedgerEntry.normalised(entry.text)] ?? []
      }
      return (approved[approval] ?? []).filter { rows[$0].row.belongs(to: chosen) }
    }
    var turned: [Int] = []
    for position in entries.indices where entries[position].account == .chosen {
      let entry = entries[position].entry
      let own = PartOfApproval(EntryFingerprint(entry), entry.bank)
      for index in ofSame(entry) {
        let row = PartOfApproval(rows[index].fingerprint, rows[index].row.bank)
        if own.isPart(of: row) { turned.append(position) }
        // The file may have both, so that the part is a refund already.
        if row.isPart(of: own) || row.isPartly && row.isOpposite(of: own) { turnRow(index) }
      }
    }
    for position in Set(turned) {
      entries[position] = entries[position].returned
      fingerprints[position] = EntryFingerprint(entries[position].entry)
    }
  }

  /// The rows of approvals without numbers by their texts, as far as they or the entries have parts.
  private func unnumberedParts() -> [String: [Int]] {
    func isPart(_ bank: BankRecord?) -> Bool {
      bank?.kind == BankRecord.partly && bank?.approval == nil
    }
    let own = Set(
      zip(entries, fingerprints).filter { isPart($0.0.entry.bank) }.map(\.1.text))
    let all = rows.indices.filter { index in
      let row = rows[index].row
      return row.isStated && row.belongs(to: chosen) && row.bank?.isUnnumbered == true
        && (isPart(row.bank) || own.contains(rows[index].fingerprint.text))
    }
    return Dictionary(grouping: all) { rows[$0].fingerprint.text }
  }

  /// Takes a row for money that came back.
  private mutating func turnRow(_ index: Int) {
    guard turned.insert(index).inserted else { return }
    let print = rows[index].fingerprint
    rows[index].fingerprint = EntryFingerprint(
      day: print.day, amount: -print.amount, text: print.text)
  }

  /// What becomes of such rows.
  func turnedRows(besides others: Set<LedgerRow.ID>) -> [StatementNews.Settled] {
    turned.sorted().map { rows[$0] }.filter { !others.contains($0.row.id) }.map {
      StatementNews.Settled(id: $0.row.id, amount: $0.fingerprint.amount, bank: $0.row.bank)
    }
  }
}

/// A purchase with the number of its approval, or a part of one.
private struct PartOfApproval {
  let fingerprint: EntryFingerprint
  let bank: BankRecord?

  init(_ fingerprint: EntryFingerprint, _ bank: BankRecord?) {
    (self.fingerprint, self.bank) = (fingerprint, bank)
  }

  /// Whether its line says that it takes back a part, and has been read as what was spent.
  var isPartly: Bool { bank?.kind == BankRecord.partly && fingerprint.amount < .zero }

  /// Whether it takes back a part of an earlier and larger purchase.
  func isPart(of other: PartOfApproval) -> Bool {
    isPartly && !other.isPartly && other.fingerprint.amount < fingerprint.amount
      && other.isBefore(self)
      && other.fingerprint.day.distance(to: fingerprint.day) <= CancelledPurchase.reach
      && other.fingerprint.mayBeApproval(of: fingerprint)
  }

  func isOpposite(of other: PartOfApproval) -> Bool {
    other.fingerprint.amount == -fingerprint.amount && other.fingerprint.day == fingerprint.day
      && !BankRecord.areTwoMoments(bank?.second, other.bank?.second)
  }

  private func isBefore(_ other: PartOfApproval) -> Bool {
    guard fingerprint.day == other.fingerprint.day else {
      return fingerprint.day < other.fingerprint.day
    }
    return bank?.second.flatMap { second in other.bank?.second.map { second < $0 } } ?? false
  }
}

extension BankRecord {
  /// What the kind of a line is that takes back a part of a purchase, and says neither of which nor how much is left.
  public static let partly = "부분취소"
}

extension StatementEntry {
  /// The same as money that came back.
  fileprivate var returned: StatementEntry {
    var other = self
    other.entry = LedgerEntry(
      day: entry.day, amount: -entry.amount, text: entry.text, category: .income,
      note: entry.note, payee: entry.payee, bank: entry.bank)
    return other
  }
}
