import WalletDomain

/// What went out for something else than another account of the user, though as much came in there from him.
extension LinkFinder {
  /// Whether what went out says where it went, and not to the account into which the user has paid as much; what a bank
  /// calls no more than a transfer may be a note of his.
  func isElsewhere(_ out: Int, from back: Int, _ target: LinkParties.Account) -> Bool {
    let party = party(at: out)
    guard !party.isHolder, !parties.names(party.text, target) else { return false }
    let (row, kind, text) = (rows[out], kindText(at: out), parties.folded(texts[out]))
    let words = "\(kind) \(text)"
    if LinkWords.isSaving(text) || LinkWords.isInvestment(text) {
      return ![.savings, .investment].contains(target.kind)
    }
    if LinkWords.isPrice(words) || LinkWords.isEarned(text) { return true }
    if isOfCash(row, words) { return target.kind != .cash }
    if target.kind != .wallet, isOfWallet(text) || LinkNames.company(in: text) != nil {
      return true
    }
    if LinkWords.isRepayment(words) || LinkWords.mayBeLoan(words) { return target.kind != .loan }
    return areMinutesApart(out, back) && !party.person.isEmpty && !LinkWords.isMoved(kind)
      && !LinkWords.isTransfer(text)
  }

  /// Whether both rows have times that are not of one moment, or of a transfer that took some minutes.
  private func areMinutesApart(_ one: Int, _ other: Int) -> Bool {
    guard seconds[one] > 0, seconds[other] > 0 else { return false }
    return abs(days(from: one, to: other) * 86_400 + seconds[other] - seconds[one]) > 15 * 60
  }
}
