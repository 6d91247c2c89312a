import WalletDomain

/// Recognises what two files have to say differently of one movement: what came back, what is in another currency, and
/// what is collected over months.
extension EntryRecognition {
  func matchOtherwise(_ matches: inout Matches) {
    if !returned.isEmpty {
      match(&matches) { entry, fingerprint in
        (returned[EntryPlace(fingerprint.day, fingerprint.amount)] ?? []).filter { index in
          let (row, found) = rows[index]
          return found.isCancellation(like: fingerprint)
            && !contradicts(entry.entry.bank, row.bank)
        }
      }
    }
    if !exchanged.isEmpty {
      match(&matches) { entry, fingerprint in
        let bank = entry.entry.bank
        let place = ForeignPlace(fingerprint.day, bank)
        return (place.flatMap { exchanged[$0] } ?? []).filter { index in
          let (row, found) = rows[index]
          let isOne =
            areOfTwoFiles(bank, row.bank) && found.mayBeApproval(of: fingerprint)
            || row.isTold(bank) && (found.amount < .zero) == (fingerprint.amount < .zero)
          return isOne && !contradicts(bank, row.bank)
        }
      }
    }
    if !dated.isEmpty {
      match(&matches) { entry, fingerprint in
        guard let instalment = entry.entry.bank?.instalment else { return [] }
        return (dated[fingerprint.day] ?? []).filter { index in
          let (row, found) = rows[index]
          let known = row.bank?.instalment
          return found.isAlike(fingerprint)
            && known.map { $0.months == instalment.months } ?? true
            && (instalment.isMade(fingerprint.amount) || known?.isMade(found.amount) ?? false)
            && Instalment.mayBeOne(fingerprint.amount, found.amount)
            && !contradicts(entry.entry.bank, row.bank)
        }
      }
    }
  }
}
