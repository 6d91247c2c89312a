import WalletDomain

/// What a statement says of rows that the ledger has.
extension EntryRecognition {
  /// What becomes of the row of an entry.
  func settled(_ position: Int, _ index: Int, _ matches: Matches) -> StatementNews.Settled? {
    let isJoined = matches.joined.contains(position)
    if let dated = dated(position, index, isJoined: isJoined) { return dated }
    if matches.whole.contains(position) { return whole(position, index) }
    let isUnclear = entries[position].cancellation.flatMap { unclear[$0] } != nil
    // What a cancellation has is no other amount of its purchase.
    guard !isJoined, !isUnclear, !isOlder(position, index) else { return nil }
    return Self.settled(entries[position], rows[index].row, rows[index].fingerprint)
  }

  /// Whether the import of a row goes further than the entries, so that its amount is the newer one.
  private func isOlder(_ position: Int, _ index: Int) -> Bool {
    let (entry, row) = (entries[position], rows[index].row)
    guard !entry.isBilled, row.bank?.isPending != true, row.bank?.isApproved == true,
      let last = row.importID.flatMap({ periods[$0] })?.upperBound
    else { return false }
    return entry.entry.isApproved && entries.allSatisfy { $0.entry.day < last }
  }

  /// What becomes of a row that is an entry with another amount, or that was pending.
  static func settled(
    _ entry: StatementEntry, _ row: Row, _ fingerprint: EntryFingerprint
  ) -> StatementNews.Settled? {
    let stated = entry.entry.bank
    guard stated?.isPending == nil else { return nil }
    if stated?.instalment != nil { return collected(entry, row, fingerprint.amount) }
    let isOther = fingerprint.amount != entry.entry.amount
    guard let old = row.bank,
      old.isPending != nil && (stated != nil || entry.isBilled)
        || isOther && entry.maySettle(old, as: stated)
    else { return nil }
    var bank = stated ?? old
    bank.isPending = nil
    // A bill has no time, by which its amount stays.
    if stated == nil, isOther { bank.second = nil }
    bank.approval = bank.approval ?? old.approval
    return StatementNews.Settled(
      id: row.id, amount: entry.entry.amount, bank: bank.isEmpty ? nil : bank)
  }

  /// What a bill says of a purchase over months that no earlier one has said.
  private static func collected(
    _ stated: StatementEntry, _ row: Row, _ amount: Won
  ) -> StatementNews.Settled? {
    let entry = stated.entry
    guard let collected = entry.bank?.instalment else { return nil }
    let known = row.bank?.instalment
    let isFinal = row.bank?.isPending != nil
    // What was made of parts is no amount that a bill has said.
    let mayChange =
      stated.isBilled || collected.principal != nil
      || known.map { $0.isMade(amount) } ?? false
    let whole =
      isFinal
      ? entry.amount : mayChange ? collected.whole(entry.amount, known, amount) : amount
    guard isFinal || whole != amount || collected.isLater(than: known) else { return nil }
    var bank = row.bank ?? BankRecord(instalment: collected)
    if isFinal { bank = entry.bank }
    bank?.instalment = collected.isLater(than: known) ? collected : known
    return bank.map { StatementNews.Settled(id: row.id, amount: whole, bank: $0) }
  }
}

extension StatementEntry {
  /// Whether its amount takes the place of another one that was not pending: a bill's always does.
  fileprivate func maySettle(_ known: BankRecord, as bank: BankRecord?) -> Bool {
    // Bills have no times, and what they have said stays; of other files the last one knows best. What has neither
    // time nor number is a bill's where this one has a number.
    isBilled
      || (known.second != nil || bank?.second == nil)
        && (known.approval != nil || known.second != nil || bank?.approval == nil)
  }
}
