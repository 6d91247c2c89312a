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
    /// Where the other sides are of meanings that name no account.
    fileprivate var accounts: [String: Set<LedgerAccount.ID>] = [:]

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
}
