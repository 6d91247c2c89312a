import Time
import WalletDomain

/// Recognises what two files of one account spell otherwise.
///
/// Each file has all that there was on its days, so that what is left in both is likely one. A row is one entry at most,
/// and entries of one file are never one.
extension EntryRecognition {
  /// Matches what has one day and amount, and names one payee.
  func matchAlike(_ matches: inout Matches) {
    let places = openPlaces(matches)
    guard !places.isEmpty, matches.known.count < entries.count else { return }
    let overlapping = Set(matches.used.compactMap { rows[$0].row.importID })
    let ranks: [(PayeeKey, PayeeKey, Row, BankRecord?) -> Bool] = [
      { key, other, _, _ in key == other },
      { key, other, row, bank in
        // Names of which one begins the other may be those of two shops, unless the files have the same purchases.
        areOfTwoFiles(bank, row.bank)
          ? key.isPart(of: other)
          : row.importID.map(overlapping.contains) == true && key.begins(other)
      },
      { _, _, row, bank in
        BankRecord.areOneMoment(row.bank?.second, bank?.second)
          && (row.bank?.balance == nil || bank?.balance == nil)
      },
    ]
    for areAlike in ranks {
      match(&matches) { entry, fingerprint in
        let bank = entry.entry.bank
        let found = (places[EntryPlace(fingerprint.day, fingerprint.amount)] ?? [])
          .filter { entry.exported == nil && !contradicts(bank, rows[$0].row.bank) }
        guard !found.isEmpty else { return [] }
        let key = PayeeKey(fingerprint.text)
        return found.filter { index in
          areAlike(key, PayeeKey(rows[index].fingerprint.text), rows[index].row, bank)
        }
      }
    }
    matchOtherColumns(&matches, places)
  }

  /// Matches rows with the text of a column that is read as the note of an entry now, or as what its bank calls it:
  /// earlier versions have taken that for the text.
  private func matchOtherColumns(_ matches: inout Matches, _ places: [EntryPlace: [Int]]) {
    match(&matches) { entry, fingerprint in
      let bank = entry.entry.bank
      let others = [LedgerEntry.normalised(entry.entry.note), bank?.kind ?? ""].filter {
        !$0.isEmpty
      }
      guard entry.exported == nil, !others.isEmpty else { return [] }
      return (places[EntryPlace(fingerprint.day, fingerprint.amount)] ?? []).filter { index in
        others.contains(rows[index].fingerprint.text) && !contradicts(bank, rows[index].row.bank)
      }
    }
  }

  func openPlaces(_ matches: Matches) -> [EntryPlace: [Int]] {
    Dictionary(
      grouping: rows.indices.filter { !matches.used.contains($0) && rows[$0].row.isStated }
    ) { EntryPlace(rows[$0].fingerprint.day, rows[$0].fingerprint.amount) }
  }
}

extension EntryFingerprint {
  /// Whether two files may spell one payee so.
  func isAlike(_ other: EntryFingerprint) -> Bool {
    hasText(of: other) || PayeeKey(text).isPart(of: PayeeKey(other.text))
  }

  /// The same of one shop, whatever numbers and places stand behind its name.
  func mayBeShop(of other: EntryFingerprint) -> Bool {
    isAlike(other) || PayeeKey(shop: text).isPart(of: PayeeKey(shop: other.text))
  }
}

extension EntryRecognition.Row {
  /// Whether a file has said it as a whole, or a message of a bank.
  var isStated: Bool { !isPart && origin == .imported || isOfMessage }

  /// Whether a text message has said it, which cuts names and has minutes only.
  var isOfMessage: Bool { !isPart && origin == .hand && bank != nil }

  /// Whether its message tells of the moment of an entry.
  func isTold(_ bank: BankRecord?) -> Bool {
    isOfMessage && BankRecord.areOneMoment(self.bank?.second, bank?.second)
  }
}
