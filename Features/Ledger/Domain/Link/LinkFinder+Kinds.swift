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
  }

  func propose(_ row: LedgerRow, _ meaning: Meaning, _ answers: Answers) {
    let known = answers.taken[meaning.key]
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

  /// Links a payment with the only entry of its other account that may be the part of it without interest; returns
  /// whether there is one.
  ///
  /// Where nothing names that account it is looked for in all that may be it.
  func proposePrincipal(_ row: LedgerRow, _ meaning: Meaning) -> Bool {
    guard meaning.mayHaveInterest, row.partOf == nil, !row.isLocked else { return false }
    let found = principals(of: row, in: meaning.account)
    guard found.count == 1 else { return false }
    let account = parties[found[0].account]
    let interest = row.amount.size - found[0].amount.size
    let isNamed = meaning.account != nil
    add(
      LinkProposal(
        .transfer, first: row, second: found[0], replaced: openLink(found[0]),
        isSure: isNamed || saysPrincipal(found[0], of: row) && isOnlyPayment(row, of: found[0]),
        reasons: [
          isNamed ? .ownAccount(account.shown) : .bankSays(found[0].said), apart(row, found[0]),
          .interest(interest),
        ], interest: interest))
    return true
  }

  /// What may be a payment without its interest in an account, or in any of the kind that it is of.
  private func principals(of row: LedgerRow, in account: LedgerAccount.ID?) -> [LedgerRow] {
    let kind: AccountKind = row.amount < .zero ? .loan : .savings
    let entries =
      account.map { saved[$0] ?? [] }
      ?? saved.filter { kinds[$0.value[0]] == kind && $0.key != row.account }.flatMap(\.value)
    return entries.map { rows[$0] }.filter { other in
      let text = parties.folded(other.said)
      // Savings bring less interest than was in them.
      return (other.amount < .zero) != (row.amount < .zero)
        && other.amount.size < row.amount.size
        && (row.amount < .zero || row.amount - other.amount.size < other.amount.size)
        && abs(days(row, other)) <= Self.reach.sure && isOpen(other)
        && !isRefused(.transfer, row.id, other.id)
        && (!LinkWords.isPrice(text) || row.amount > .zero && LinkWords.isEnd(text))
    }
  }

  /// Whether an entry has no link, or one to an account that is not kept here.
  private func isOpen(_ row: LedgerRow) -> Bool {
    index(of: row.id).map { isFree(at: $0) } ?? true
      && openLink(row).map { $0.kind == .transfer && $0.first == row.id } ?? true
  }

  /// Whether the other account says, too, that a loan is paid back, or that savings end.
  private func saysPrincipal(_ other: LedgerRow, of row: LedgerRow) -> Bool {
    let words = "\(parties.kindText(other)) \(parties.folded(other.said))"
    return row.amount < .zero ? LinkWords.isPaidBack(words) : LinkWords.isEnd(words)
  }

  /// Whether no other payment may have what the other account has.
  private func isOnlyPayment(_ row: LedgerRow, of principal: LedgerRow) -> Bool {
    guard let place = index(of: principal.id) else { return false }
    return !rows.indices.contains { position in
      guard abs(days(from: place, to: position)) <= Self.reach.sure, isUnlinked(at: position),
        rows[position].id != row.id
      else { return false }
      let other = rows[position]
      guard (other.amount < .zero) == (row.amount < .zero),
        other.amount.size > principal.amount.size, other.account != principal.account,
        let meaning = meaning(other), meaning.mayHaveInterest
      else { return false }
      return meaning.account == nil || meaning.account == principal.account
    }
  }

  /// Nil for an ordinary income or expense.
  func meaning(_ row: LedgerRow) -> Meaning? {
    guard row.origin != .wallet else { return nil }
    let words = "\(parties.kindText(row)) \(parties.folded(row.said))"
    let isOut = row.amount < .zero
    if isOfLoan(row, words) {
      return Meaning(key: "own \(isOut) \(row.account.rawValue)", account: nil, isClear: true)
    }
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
          mayHaveInterest: true)
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
        isClear: false)
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

  /// What comes into savings by the user's order; in an account that may be another one, only what says so.
  private func saving(_ row: LedgerRow, _ words: String) -> Meaning? {
    let isOfSavings = parties.kind(row) == .savings
    let isOrdered = LinkWords.isOrdered(parties.kindText(row))
    guard !LinkWords.isRefund(words),
      LinkWords.isSaving(words) || isOfSavings && LinkWords.isTransfer(parties.kindText(row))
    else { return nil }
    return Meaning(
      key: "saved \(row.account.rawValue)", account: nil,
      isClear: isOrdered || isOfSavings && LinkWords.isSaving(words))
  }

  /// The only account of some kinds that words name.
  private func only(_ kinds: [AccountKind], named words: String) -> LedgerAccount.ID? {
    let named = parties.all.filter { kinds.contains($0.kind) && parties.names(words, $0) }
    return named.count == 1 ? named[0].account.id : nil
  }
}
