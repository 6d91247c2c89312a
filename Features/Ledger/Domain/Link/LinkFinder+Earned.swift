import WalletDomain

/// What came in from a shop for something else than a purchase there.
extension LinkFinder {
  /// Whether a shop may have paid for something else in an account: that the purchase was by the account's own card says
  /// nothing of what came in otherwise, unless all of it came back.
  func mayBePaid(_ row: LedgerRow, _ purchase: LedgerRow, _ kinds: [String]) -> Bool {
    guard kinds.contains(where: LinkWords.isByAccountCard) else { return true }
    guard !LinkWords.isByAccountCard(kinds[0]), !LinkWords.isReturned(kinds[0]) else {
      return false
    }
    return row.amount != -purchase.amount || LinkWords.isSold(parties.folded(row.entry.note))
  }

  /// Whether a bank or the note calls an entry wages, which are no refund, whoever pays them; or it comes from where the
  /// user keeps other money.
  func isOfNoPurchase(at index: Int) -> Bool {
    guard kinds[index] != .card else { return false }
    let (kind, note) = (kindText(at: index), rows[index].entry.note)
    return LinkWords.isWage(kind) || !note.isEmpty && LinkWords.isWage(parties.folded(note))
      || !LinkWords.isByAccountCard(kind)
        && LinkWords.foreignWallet(in: parties.folded(texts[index])) != nil
  }
}
