import WalletDomain

/// Payments to loans, and what comes back of savings, of which the other account's own file has the part without
/// interest.
extension LinkFinder {
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
    return row.amount < .zero
      ? LinkWords.isPaidBack(words) : LinkWords.isEnd(words) || isEndOfSavings(other, words)
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

  /// The same where no word of the bank says what the payment is, but only who is at the other side: the loan or the
  /// savings, the bank that has them, or the user.
  ///
  /// It is asked about before the whole is taken for a transfer, also where it was taken for one.
  func proposeUnsaidPrincipal(
    _ row: LedgerRow, _ party: LinkParties.Party, _ numbered: LinkParties.Account?
  ) -> Bool {
    guard !saved.isEmpty, [.bank, .shared, .other].contains(parties.kind(row)),
      row.partOf == nil, !row.isLocked, !divided.contains(row.id)
    else { return false }
    let kind: AccountKind = row.amount < .zero ? .loan : .savings
    let accounts = parties.all.filter { account in
      account.kind == kind && account.account.id != row.account
        && (numbered.map { $0.account.id == account.account.id }
          ?? (party.isHolder || parties.names(party, only: account)))
    }
    let found = accounts.flatMap { account in
      principals(of: row, in: account.account.id).filter { saysPrincipal($0, of: row) }
        .map { (account: account, row: $0) }
    }
    let link = openLink(row)
    guard found.count == 1, let only = found.first,
      link.map({ $0.kind == .transfer && $0.first == row.id }) ?? true,
      !LinkWords.isByAccountCard(parties.kindText(row)), meaning(row)?.mayHaveInterest != true
    else { return false }
    let interest = row.amount.size - only.row.amount.size
    let isNamed = numbered != nil || party.text == only.account.name
    add(
      LinkProposal(
        .transfer, first: row, second: only.row, replaced: openLink(only.row),
        isSure: isNamed && link == nil && isOnlyPayment(row, of: only.row),
        reasons: [
          .ownAccount(only.account.shown), apart(row, only.row), .interest(interest),
        ], interest: interest
      ).ending([link].compactMap(\.self)))
    return true
  }
}
