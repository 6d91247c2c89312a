import WalletDomain

/// Recognises what says the same in both.
extension EntryRecognition {
  /// Matches what has the same facts in both.
  func matchExactly(_ matches: inout Matches) {
    if !owned.isEmpty {
      match(&matches) { entry, fingerprint in
        guard entry.account != .chosen else { return [] }
        // A row that was corrected is no more than another one that says the same.
        return (owned[fingerprint] ?? [])
          + (named[fingerprint] ?? []).filter { rows[$0].row.own == nil }
      }
    }
    if !approvals.isEmpty {
      match(&matches) { entry, fingerprint in
        approvals(of: entry).filter { rows[$0].fingerprint.amount == fingerprint.amount }
      }
      match(&matches) { entry, fingerprint in
        // Numbers are short: another amount is that of an approval that was pending, or is named alike.
        approvals(of: entry).filter { index in
          let (row, found) = rows[index]
          // Several parts of one purchase may be taken back.
          let isPart = [row.bank, entry.entry.bank].contains {
            $0?.kind == BankRecord.partly || $0?.isUndated == true
          }
          return row.bank?.isPending == true || !isPart && found.hasText(of: fingerprint)
            || found.day == fingerprint.day
        }
      }
    }
    match(&matches) { Moment($1, $0.entry.bank).flatMap { timed[$0] } ?? [] }
    match(&matches) { entry, fingerprint in
      (named[fingerprint] ?? []).filter { !contradicts(entry.entry.bank, rows[$0].row.bank) }
    }
    match(&matches) { entry, fingerprint in
      let bank = entry.entry.bank
      return (Step(fingerprint, bank).flatMap { balanced[$0] } ?? []).filter { index in
        // Messages have minutes, and files seconds.
        !contradicts(bank, rows[index].row.bank)
      }
    }
  }
}
