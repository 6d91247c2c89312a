import WalletDomain

/// Cash that comes out of an account, or is paid into it.
extension LinkFinder {
  /// Whether cash came out of an account, or was paid into it.
  func isOfCash(_ row: LedgerRow, _ words: String) -> Bool {
    let kind = parties.kindText(row)
    let isByMachine =
      words.has("atm")
      && [row.entry.bank?.kind ?? "", row.said].contains(where: LinkWords.isMachine)
      && !LinkWords.isTransfer(kind) && !LinkWords.isByAccountCard(kind)
    return row.amount < .zero
      ? LinkWords.isWithdrawal(words) || isByMachine
      : LinkWords.isPaidIn(words) || isByMachine && words.has("입금")
  }

  /// Whether a bank says that cash left an account, or came into it.
  func namesCash(_ row: LedgerRow) -> Bool {
    [row.said, row.entry.bank?.kind ?? ""].contains {
      LinkWords.isCash(parties.folded($0)) || LinkWords.isMachine($0)
    }
  }
}
