import WalletDomain

/// What is known of entries by the links of others like them.
extension LinkFinder {
  /// What the user has said of entries of one meaning.
  struct Answers {
    /// The keys of what are transfers, with the newest of each.
    fileprivate(set) var taken: [String: LedgerRow] = [:]
    fileprivate(set) var declined: Set<String> = []
    /// What was split off from entries.
    fileprivate(set) var parts: [LedgerRow.ID: Won] = [:]
    /// What has ended of savings, by what they are called.
    fileprivate var ended: [String: LedgerRow] = [:]
    /// Where the other sides are of meanings that name no account.
    fileprivate var accounts: [String: Set<LedgerAccount.ID>] = [:]

    /// The newest entry of which the user has said what this one means: of savings also that they came back, which says
    /// whose they are.
    func known(_ meaning: Meaning) -> LedgerRow? {
      taken[meaning.key] ?? meaning.savings.flatMap { ended[$0] }
    }

    /// The meaning with the account of all links of entries like it; unchanged if they have several accounts.
    func told(_ meaning: Meaning) -> Meaning {
      guard meaning.account == nil, let all = accounts[meaning.key], all.count == 1 else {
        return meaning
      }
      var meaning = meaning
      (meaning.account, meaning.isLearned) = (all.first, true)
      return meaning
    }
  }

  func answers() -> Answers {
    var answers = Answers()
    for link in links where link.kind == .transfer {
      guard let row = row(link.first), let meaning = meaning(row) else { continue }
      let other = link.second.flatMap { self.row($0)?.account }
      if let other, meaning.account == nil, [.savings, .loan].contains(parties.kind(of: other)) {
        answers.accounts[meaning.key, default: []].insert(other)
      } else {
        guard other == nil || link.isMade || other == meaning.account else { continue }
      }
      if meaning.mayHaveInterest, let savings = meaning.savings { answers.ended[savings] = row }
      if let known = answers.taken[meaning.key], known.day > row.day { continue }
      answers.taken[meaning.key] = row
    }
    answers.declined = Set(declined.compactMap { row($0).flatMap(meaning)?.key })
      .subtracting(answers.taken.keys)
    // Where no cash is kept, none goes back.
    if answers.declined.contains("cash") { answers.declined.insert("cash in") }
    for index in rows.indices where traits[index].contains(.isPart) {
      if let whole = rows[index].partOf {
        answers.parts[whole] = (answers.parts[whole] ?? .zero) + rows[index].amount.size
      }
    }
    return answers
  }

  /// Who has paid what is no payment of a card that came back, as the user has said once for each of them.
  func sidesOfNoReturn() -> Set<String> {
    let kinds: Set<EntryLink.Kind> = [.cardBill, .refund]
    let all = refused.filter { kinds.contains($0.kind) }.flatMap(\.rows).compactMap(index(of:))
    return Set(
      all.filter { amounts[$0] > 0 && ![.card, .wallet].contains(self.kinds[$0]) }.map(side))
  }

  /// Whom an entry names as the other side, in the words of its bank.
  func side(of index: Int) -> String {
    "\(places[index]) \(kindText(at: index)) \(numberless(index))"
  }
}
