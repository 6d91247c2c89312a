import WalletDomain

/// What entries are by the words of their bank and the kinds of accounts, where nothing names another account.
extension LinkFinder {
  /// What is asked once for all entries like one.
  struct Meaning {
    let key: String
    /// Where the other side belongs, if that is kept here.
    var account: LedgerAccount.ID?
    /// Whether only links of others like it say so.
    var isLearned = false
    /// Whether no other reading is possible.
    let isClear: Bool
    /// Whether a part of it may be interest.
    var mayHaveInterest = false
    /// What the savings are called that it is of; nil for none.
    var savings: String?
  }

  func propose(_ row: LedgerRow, _ meaning: Meaning, _ answers: Answers) {
    let known = answers.known(meaning)
    let account = meaning.account.map { parties[$0].shown }
    let said = row.entry.bank?.kind.map { "\($0) \(row.said)" } ?? row.said
    let isDivisible = meaning.mayHaveInterest && row.partOf == nil && answers.parts[row.id] == nil
    let interest: Won? =
      isDivisible
      ? known.flatMap { self.interest(of: row, like: $0, answers.parts[$0.id] ?? .zero) } : .zero
    let asks = interest == nil && !row.isLocked
    let split = row.isLocked ? .zero : interest ?? balanceRest(of: row, meaning)
    var reasons: [LinkReason] = [
      known == nil ? .bankSays(said) : .knownCounterpart(account ?? said)
    ]
    if split > .zero { reasons.append(.interest(split)) }
    if asks { reasons.append(.asked(.interest)) }
    add(
      LinkProposal(
        .transfer, first: row, second: nil, made: isBefore(row, meaning) ? nil : meaning.account,
        isSure: (meaning.isClear || known != nil) && interest == split, reasons: reasons,
        interest: split, asks: asks ? .interest : nil))
  }

  /// Whether the account that links have told begins only later, with what is of earlier days in its opening balance.
  private func isBefore(_ row: LedgerRow, _ meaning: Meaning) -> Bool {
    guard meaning.isLearned, let account = meaning.account else { return false }
    return saved[account, default: []].allSatisfy { row.day < rows[$0].day }
  }

  /// The interest in a payment, by what the user has said of another one.
  ///
  /// An equal payment has as much. Another one pays as much of the loan back, if the interest that is left is about
  /// what it was, as in months that follow one another; else it may be more than a month's payment. Nil where only
  /// the user knows it, as of what comes in.
  private func interest(of row: LedgerRow, like known: LedgerRow, _ said: Won) -> Won? {
    guard row.amount < .zero else { return nil }
    let (paid, principal) = (row.amount.size, known.amount.size)
    if said == .zero || paid == principal + said { return said }
    let rest = (paid - principal).amount
    return (said.amount / 2...said.amount * 2).contains(rest) ? Won(rest) : nil
  }

  /// What savings that are kept here bring beyond what was in them.
  private func balanceRest(of row: LedgerRow, _ meaning: Meaning) -> Won {
    guard asked == nil, row.amount > .zero, let account = meaning.account else { return .zero }
    let balance = saved[account, default: []].filter { rows[$0].day <= row.day }
      .reduce(parties[account].account.opening) { $0 + rows[$1].amount }
    return balance > .zero && balance < row.amount ? row.amount - balance : .zero
  }

  /// Nil for an ordinary income or expense.
  func meaning(_ row: LedgerRow) -> Meaning? {
    guard row.origin != .wallet else { return nil }
    let words = "\(parties.kindText(row)) \(parties.folded(row.said))"
    let isOut = row.amount < .zero
    if isOfLoan(row, words) {
      return Meaning(key: "own \(isOut) \(row.account.rawValue)", account: nil, isClear: true)
    }
    if isOut, let paidOut = paidOut(ofSavings: row, words) { return paidOut }
    if isOut, parties.kind(row) == .card, isCash(row) {
      return Meaning(key: "lent \(row.account.rawValue)", account: nil, isClear: true)
    }
    if LinkWords.isHold(words) { return Meaning(key: "hold", account: nil, isClear: true) }
    switch parties.kind(row) {
    case .card where isOut && !LinkWords.isPrice(words) && LinkWords.isMovedDebt(words):
      return Meaning(key: "owed \(row.account.rawValue)", account: nil, isClear: false)
    case .card, .cash: return nil
    case .wallet: return withdrawal(from: row)
    case .investment:
      return meaning(ofSecurities: row, isOut)
    case .shared where !isOut:
      // Banks call any deposit 입금.
      let kind = parties.kindText(row)
      guard !LinkWords.isNobody(parties.folded(row.said)), !LinkWords.isPrice(kind),
        !LinkWords.isRefund(kind), !LinkWords.isByAccountCard(kind), !parties.party(row).isHolder
      else { return nil }
      return Meaning(key: "shared \(row.account.rawValue)", account: nil, isClear: false)
    case .bank, .savings, .loan, .shared, .other:
      var letters: String { words.filter { !$0.isNumber } }
      if !isOut, LinkWords.isMaturity(words) {
        return Meaning(
          key: "maturity \(letters)", account: only([.savings], named: words), isClear: false,
          mayHaveInterest: true, savings: LinkWords.savings(endedIn: parties.folded(row.said)))
      }
      if let kept = keptByOthers(row, words) { return kept }
      guard !LinkWords.isPrice(words) else { return nil }
      if isOfCash(row, words) {
        return Meaning(key: isOut ? "cash" : "cash in", account: .cash, isClear: false)
      }
      if isOut ? LinkWords.isRepayment(words) : LinkWords.isLoan(words) {
        return Meaning(
          key: isOut ? "repayment \(letters)" : "loan",
          account: only([.loan], named: words), isClear: !isOut,
          mayHaveInterest: isOut && !LinkWords.isPrincipal(words))
      }
      if LinkWords.mayBeLoan(words, in: row.said) {
        return Meaning(
          key: "\(isOut ? "repayment" : "loan") \(letters)", account: only([.loan], named: words),
          isClear: false, mayHaveInterest: isOut)
      }
      let kind = parties.kindText(row)
      let isInvested =
        (LinkWords.isInvestment(parties.folded(row.said), in: row.said)
          || LinkWords.isExchange(kind)
          || LinkWords.isBoughtOfBank(parties.folded(row.said))
          || LinkWords.isConversion(parties.folded(row.said)))
        && !LinkWords.isByAccountCard(kind)
      guard isOut else {
        return saving(row, words)
          ?? (isInvested && !LinkWords.isYield(words)
            ? Meaning(
              key: "invested \(letters)", account: only([.savings, .investment], named: words),
              isClear: false) : own(row, words))
      }
      guard LinkWords.isSaving(words) || isInvested else { return own(row, words) }
      return Meaning(
        key: "saving \(letters)", account: only([.savings, .investment], named: words),
        isClear: false, savings: parties.folded(row.said).filter { !$0.isNumber })
    }
  }

  /// Whether a loan's own account says that it was paid back, which is no income, or paid out, which is no spending.
  private func isOfLoan(_ row: LedgerRow, _ words: String) -> Bool {
    guard parties.kind(row) == .loan, !LinkWords.isPrice(words) else { return false }
    return row.amount < .zero
      ? LinkWords.isPaidOut(words) && !LinkWords.isPaidBack(words)
      : LinkWords.isPaidBack(words) && !LinkWords.isRefund(words)
  }

  /// The same of an entry at a position.
  func isOfLoan(at index: Int) -> Bool {
    kinds[index] == .loan
      && isOfLoan(rows[index], "\(kindText(at: index)) \(parties.folded(rows[index].said))")
  }

  /// The only account of some kinds that words name.
  private func only(_ kinds: [AccountKind], named words: String) -> LedgerAccount.ID? {
    let named = parties.all.filter { kinds.contains($0.kind) && parties.names(words, $0) }
    return named.count == 1 ? named[0].account.id : nil
  }
}
