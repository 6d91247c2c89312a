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
    // What savings call their end is none.
    let isEnd = kinds[out] == .savings && LinkWords.isEnd(words)
    if LinkWords.isPrice(words) && !isEnd || LinkWords.isEarned(text) { return true }
    if isOfCash(row, words) { return target.kind != .cash }
    if target.kind != .wallet, isOfWallet(text) || LinkNames.company(in: text) != nil {
      return true
    }
    if LinkWords.isRepayment(words) && !LinkWords.isOfOverdraft(words)
      || LinkWords.mayBeLoan(words, in: row.said)
    {
      return target.kind != .loan
    }
    return areMinutesApart(out, back) && !party.person.isEmpty && !LinkWords.isMoved(kind)
      && !LinkWords.isTransfer(text)
  }

  /// Whether what came in says where it came from, and not from the account from which the user has paid as much.
  func isFromElsewhere(_ back: Int, to out: Int, _ source: LinkParties.Account) -> Bool {
    let party = party(at: back)
    guard !party.isHolder, !parties.names(party.text, source) else { return false }
    let (row, text) = (rows[back], parties.folded(texts[back]))
    let words = "\(kindText(at: back)) \(text)"
    if LinkWords.isMaturity(words) || LinkWords.isInvestment(text) {
      return ![.savings, .investment].contains(source.kind)
    }
    if LinkWords.isPrice(words) { return true }
    if isOfCash(row, words) { return source.kind != .cash }
    return source.kind != .wallet && (isOfWallet(text) || LinkNames.company(in: text) != nil)
  }

  /// Whether an entry has the user's name beside the short one of another bank than that of an account, or a broker's;
  /// what moves money for others may be named beside that.
  func isOfOtherBank(_ party: LinkParties.Party, _ account: LinkParties.Account) -> Bool {
    guard party.isHolder else { return false }
    if party.text.has("증권"), account.kind != .investment, !parties.names(party.text, account) {
      return true
    }
    return !party.banks.subtracting(Self.movers).isEmpty && !account.institutions.isEmpty
      && account.institutions.isDisjoint(with: party.banks)
  }

  private static let movers = LinkNames.institutions(amongWordsOf: "카카오 토스 네이버 페이코")

  /// Whether both sides have the name of one person, who may be a friend that gives back what was lent, at another time,
  /// while no holder is known.
  func isOfFriend(_ out: Int, _ back: Int) -> Bool {
    let names = [party(at: out).person, party(at: back).person]
    guard !parties.knowsHolders, names[0] == names[1], LinkNames.isPerson(names[0]) else {
      return false
    }
    return areMinutesApart(out, back) || days(from: out, to: back) != 0 && !areOneMoment(out, back)
  }

  /// Whether both rows have times that are not of one moment, or of a transfer that took some minutes.
  func areMinutesApart(_ one: Int, _ other: Int) -> Bool {
    guard seconds[one] > 0, seconds[other] > 0 else { return false }
    return abs(days(from: one, to: other) * 86_400 + seconds[other] - seconds[one]) > 15 * 60
  }

  /// Whether a transfer of which nothing is certain may be asked about.
  ///
  /// What the user has said of an entry is asked again only if something is known; what its own file has said, as that a
  /// wallet was filled or a loan paid out, says nothing of the other side.
  func mayBeAsked(_ each: Transfer) -> Bool {
    mayHaveOther(each.out) && (mayHaveOther(each.back) || isFilled(each.back))
      && (kinds[each.out] != .card || !each.evidence.isEmpty)
  }

  private func mayHaveOther(_ index: Int) -> Bool {
    openLink(at: index) == nil || meaning(rows[index])?.isClear == true
  }

  /// The sides of transfers that are asked about and were in one moment, of which neither is sure to be alone.
  func ofOneMoment(_ transfers: [Transfer]) -> Set<Int> {
    transfers.reduce(into: []) { sides, each in
      guard isFree(at: each.out), isFree(at: each.back), areOneMoment(each.out, each.back),
        each.isClear || mayBeAsked(each)
      else { return }
      sides.formUnion([each.out, each.back])
    }
  }

  private func isFilled(_ index: Int) -> Bool {
    openLink(at: index) != nil && filling(index) != nil
  }
}
