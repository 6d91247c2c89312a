import WalletDomain

/// What came in and is no refund: from persons, and from shops for something else than a purchase there.
extension LinkFinder {
  /// Whether a person may be meant, who owes a part or pays money back, and no shop.
  func isOfPerson(_ row: LedgerRow, _ purchase: LedgerRow) -> Bool {
    let (account, text) = (parties.kind(row), parties.folded(row.said))
    let kinds = [parties.kindText(row), parties.kindText(purchase)]
    guard account != .card, !LinkWords.isRefund(text), !LinkWords.isRefund(kinds[0]) else {
      return false
    }
    // Names of shops look like those of persons.
    guard account == .wallet else { return mayBePaid(row, purchase, kinds) }
    return LinkWords.isReceived(text) || (kinds + [text]).contains(where: LinkWords.isTransfer)
      || LinkWords.isReceived(kinds[0]) || kinds[1].hasSuffix("출금")
  }

  /// Whether a shop may have paid for something else in an account: that the purchase was by the account's own card says
  /// nothing of what came in otherwise, unless all of it came back.
  func mayBePaid(_ row: LedgerRow, _ purchase: LedgerRow, _ kinds: [String]) -> Bool {
    guard kinds.contains(where: LinkWords.isByAccountCard) else { return true }
    guard !LinkWords.isByAccountCard(kinds[0]), !LinkWords.isReturned(kinds[0]) else {
      return false
    }
    return row.amount != -purchase.amount || LinkWords.isSold(parties.folded(row.entry.note))
  }

  /// Whether an entry cannot be a refund: the bank or the note calls it wages, or it comes from a wallet abroad in which
  /// the user keeps money.
  func isOfNoPurchase(at index: Int) -> Bool {
    guard kinds[index] != .card else { return false }
    let (kind, note) = (kindText(at: index), rows[index].entry.note)
    return LinkWords.isWage(kind) || !note.isEmpty && LinkWords.isWage(parties.folded(note))
      || !LinkWords.isByAccountCard(kind)
        && LinkWords.foreignWallet(in: parties.folded(texts[index])) != nil
  }
}
