import WalletDomain

/// What entries are by the words of their bank and the kinds of accounts, where nothing names another account.
extension LinkFinder {
  /// What is asked once for all entries like one.
  struct Meaning {
    let key: String
    /// Where the other side belongs, if that is kept here.
    let account: LedgerAccount.ID?
    /// Whether no other reading is possible.
    let isClear: Bool
  }

  /// The keys of what the user has taken for transfers, and of what he has not.
  func answers() -> (taken: Set<String>, declined: Set<String>) {
    let taken = links.filter { $0.kind == .transfer }.compactMap { link -> String? in
      guard let meaning = row(link.first).flatMap(meaning) else { return nil }
      let other = link.second.flatMap { row($0)?.account }
      return other == nil || link.isMade || other == meaning.account ? meaning.key : nil
    }
    let declined = declined.compactMap { row($0).flatMap(meaning)?.key }
    return (Set(taken), Set(declined).subtracting(taken))
  }

  func propose(_ row: LedgerRow, _ meaning: Meaning, isKnown: Bool) {
    let account = meaning.account.map { parties[$0].shown }
    let said = row.entry.bank?.kind.map { "\($0) \(row.said)" } ?? row.said
    add(
      LinkProposal(
        .transfer, first: row, second: nil, made: meaning.account,
        isSure: meaning.isClear || isKnown,
        reasons: [isKnown ? .knownCounterpart(account ?? said) : .bankSays(said)]))
  }

  /// Nil where an entry means what it does on any account.
  func meaning(_ row: LedgerRow) -> Meaning? {
    guard row.origin != .wallet else { return nil }
    let words = "\(parties.kindText(row)) \(parties.folded(row.said))"
    let isOut = row.amount < .zero
    switch parties.kind(row) {
    case .card, .wallet, .cash: return nil
    case .investment:
      return LinkWords.isTrade(words) ? Meaning(key: "trade", account: nil, isClear: true) : nil
    case .shared where !isOut:
      guard !LinkWords.isNobody(words), !parties.party(row).isHolder else { return nil }
      return Meaning(key: "shared \(row.account.rawValue)", account: nil, isClear: false)
    case .bank, .savings, .loan, .shared, .other:
      guard !LinkWords.isPrice(words) else { return nil }
      if isOut, LinkWords.isWithdrawal(words) {
        return Meaning(key: "cash", account: .cash, isClear: false)
      }
      if isOut ? LinkWords.isRepayment(words) : LinkWords.isLoan(words) {
        return Meaning(
          key: isOut ? "repayment" : "loan", account: only([.loan, .card], named: words),
          isClear: !isOut)
      }
      guard isOut, LinkWords.isSaving(words) else { return nil }
      let letters = words.filter { !$0.isNumber }
      return Meaning(
        key: "saving \(letters)", account: only([.savings], named: words), isClear: false)
    }
  }

  /// The only account of some kinds that words name.
  private func only(_ kinds: [AccountKind], named words: String) -> LedgerAccount.ID? {
    let named = parties.all.filter { kinds.contains($0.kind) && parties.names(words, $0) }
    return named.count == 1 ? named[0].account.id : nil
  }
}
