import WalletDomain

/// What is said of the two sides of a transfer.
extension LinkFinder {
  /// Whether a card has lent money.
  func isCash(_ row: LedgerRow) -> Bool {
    [parties.folded(row.said), parties.kindText(row)].contains {
      LinkWords.isCashAdvance($0) && !LinkWords.isPrice($0)
    }
  }

  /// Whether money that came in is said to be interest, and is what the user sent there in the same moment.
  func isSent(_ out: Int, as back: Int) -> Bool {
    guard kinds[back] != .loan, areOneMoment(out, back),
      kindWords(at: back).isDisjoint(with: [.earned, .interest])
    else { return false }
    let party = party(at: out)
    return party.isHolder || parties.names(party, only: owners[places[back]])
      || texts[out] == texts[back]
  }

  /// Whether a bank says that what came in was earned, or is interest, which no account of the user has paid.
  func isEarned(_ index: Int) -> Bool {
    !kindWords(at: index).isDisjoint(with: [.earned, .interest])
      || parties.kinds(texts[index]).contains(.interest)
        && !LinkNames.isPerson(parties.folded(texts[index]))
  }

  /// Whether the entry's text says that the money was earned, or its wallet that another person has sent it.
  func isReceived(_ index: Int) -> Bool {
    parties.kinds(texts[index]).contains(.earned)
      || kinds[index] == .wallet && kindWords(at: index).contains(.received)
  }

  /// Whether one of two sides names what looks like another person, and no account of the user.
  func isOfOthers(
    _ sides: (LinkParties.Party, LinkParties.Party), isNumbered: Bool
  ) -> Bool {
    !isNumbered && (parties.isOtherPerson(sides.0) || parties.isOtherPerson(sides.1))
  }

  /// Whether money came in before it went out, by more than clocks differ.
  func isTooEarly(_ back: Int, for out: Int) -> Bool {
    guard !areOneMoment(out, back) else { return false }
    let days = days(from: out, to: back)
    guard days == 0 else { return days < 0 && kinds[out] != .card && kinds[back] != .wallet }
    return seconds[out] > 0 && seconds[back] > 0 && seconds[back] < seconds[out]
  }

  /// Whether the number that an entry has is that of the account; nil if it is another one's.
  func isNumber(
    _ party: LinkParties.Party, _ account: LinkParties.Account, from own: LedgerAccount.ID
  ) -> Bool? {
    guard let number = party.number.flatMap(LedgerAccount.number) else {
      // Last digits in a text are no others' where the account has them.
      return parties.ending(party, butNot: own).map {
        $0.account.id == account.account.id ? true : nil
      }
        ?? false
    }
    if account.account.hasNumber(number) == true { return true }
    let isOther = parties.all.contains {
      $0.account.id != account.account.id && $0.account.hasNumber(number) == true
    }
    let own = account.account.number ?? ""
    let areWhole = [own, number].allSatisfy { $0.count >= 10 && !$0.contains("*") }
    return isOther || areWhole || own.count == number.count ? nil : false
  }

  /// Whether an entry names another account, or another bank.
  func isOfOther(_ party: LinkParties.Party, _ account: LinkParties.Account) -> Bool {
    if parties.names(party.text, account) { return false }
    if parties.all.contains(where: { $0.isNamed && party.text == $0.name }) { return true }
    if account.kind != .card, isOfCard(party) { return true }
    guard !account.institutions.isEmpty else { return false }
    let named = parties.institutions(in: party.text, of: account.kind)
    return !named.isEmpty && named.isDisjoint(with: account.institutions)
      && (party.person.isEmpty || party.isHolder)
  }

  /// Whether an entry is the bill of a card by what it names, kept here or not.
  private func isOfCard(_ party: LinkParties.Party) -> Bool {
    LinkWords.mayBeBill(party.text)
      && (parties.all.contains { $0.kind == .card && parties.names(party.text, $0) }
        || !parties.institutions(in: party.text, of: .card).isEmpty)
  }

  /// Whether the user has linked an entry with this other side with one of the account, into which money went.
  func isTold(_ party: LinkParties.Party, _ account: LinkParties.Account) -> Bool {
    guard !filled.isEmpty, !party.person.isEmpty, !LinkWords.isNobody(party.person) else {
      return false
    }
    return filled.contains(Filled(key: party.key, account: account.account.id, isOut: true))
  }

  /// Whether entries say that the money went from this account into the wallet; that the wallet was filled
  /// does not say from where.
  func fills(
    _ out: LedgerRow, _ back: LedgerRow, _ source: LinkParties.Account,
    _ target: LinkParties.Account
  ) -> Bool {
    let (text, kind) = (parties.folded(out.said), parties.kindText(out))
    if parties.names(text, target) { return true }
    let party = parties.party(out)
    let words = [text, kind]
    // Not a shop, a person, or something else that was filled.
    if words.contains(where: { LinkWords.isTopUp($0) || LinkWords.isTransfer($0) }),
      party.isHolder || LinkNames.person(in: out.said).isEmpty, !LinkWords.isFillable(text)
    {
      return true
    }
    guard source.kind != .card, !LinkWords.isByAccountCard(kind) else { return false }
    return [parties.folded(back.said), parties.kindText(back)].contains {
      parties.names($0, source)
    }
  }

  func saidOfTopUp(
    _ back: LedgerRow, _ target: LinkParties.Account, _ isFilled: Bool
  ) -> [LinkReason] {
    let (text, kind) = (parties.folded(back.said), parties.kindText(back))
    if LinkWords.isTopUp(kind) || LinkWords.isTopUp(text) || back.category == .topUp {
      return [.bankSays(back.entry.bank?.kind ?? "충전")]
    }
    return isFilled ? [.ownAccount(target.shown)] : []
  }

  /// What the banks say of the kind of two entries.
  func said(
    _ out: LedgerRow, _ back: LedgerRow, _ source: LinkParties.Account,
    _ target: LinkParties.Account
  ) -> [LinkReason] {
    let texts = (parties.folded(out.said), parties.folded(back.said))
    let kinds = (parties.kindText(out), parties.kindText(back))
    if source.kind == .card, isCash(out),
      parties.names(texts.1, source) || LinkWords.isLoan(texts.1) || LinkWords.isLoan(kinds.1)
    {
      return [.bankSays(out.said)]
    }
    for (row, account) in [(out, target), (back, source)]
    where account.kind == .cash && namesCash(row) {
      return [.bankSays(row.entry.bank?.kind ?? row.said)]
    }
    for (text, kind, account) in [(texts.0, kinds.0, target), (texts.1, kinds.1, source)]
    where account.kind == .savings && (LinkWords.isSaving(text) || LinkWords.isSaving(kind)) {
      return [.ownAccount(account.shown)]
    }
    // What was filled by mistake goes back.
    if source.kind == .wallet, target.kind != .wallet,
      [texts.0, texts.1, kinds.0, kinds.1].contains(where: {
        LinkWords.isTopUp($0) && LinkWords.isRefund($0)
      })
    {
      return [.bankSays(out.said)]
    }
    if source.kind == .loan, LinkWords.isPaidOut("\(kinds.0) \(texts.0)") {
      let words = "\(kinds.1) \(texts.1)"
      if LinkWords.isPaidOut(words) || LinkWords.mayBeLoan(words, in: back.said) {
        return [.bankSays(out.said)]
      }
    }
    if target.kind == .loan, areRepayments([texts, kinds]) { return [.bankSays(back.said)] }
    guard !areTwoPeople(out, back), !LinkWords.isByAccountCard(kinds.0),
      !LinkNames.isGateway(texts.0), !LinkNames.isGateway(texts.1)
    else { return [] }
    for (row, kind) in [(out, kinds.0), (back, kinds.1)] where LinkWords.isTransfer(kind) {
      return [.bankSays(row.entry.bank?.kind ?? row.said)]
    }
    for (row, text) in [(out, texts.0), (back, texts.1)]
    where LinkWords.isTransfer(text) && LinkNames.person(in: row.said).isEmpty {
      return [.bankSays(row.said)]
    }
    return []
  }

  /// Whether both sides say that a loan is paid back.
  private func areRepayments(_ words: [(out: String, back: String)]) -> Bool {
    words.contains { LinkWords.isRepayment($0.out) }
      && words.contains { LinkWords.isPaidBack($0.back) }
  }

  /// Whether two names beside the banks' words are two people's, as far as is known neither of them the user.
  func areTwoPeople(_ out: LedgerRow, _ back: LedgerRow) -> Bool {
    let sides = [parties.party(out), parties.party(back)]
    guard sides.allSatisfy({ !$0.person.isEmpty && !$0.isHolder }) else { return false }
    let names = sides.map { LinkNames.withoutBank($0.person) }
    return names[0] != names[1] && !LinkNames.areSame(names[0], names[1])
  }
}

/// Cash that comes out of an account, or is paid into it.
extension LinkFinder {
  /// Whether cash came out of an account, or was paid into it.
  func isOfCash(_ row: LedgerRow, _ words: String) -> Bool {
    let kind = parties.kindText(row)
    let isByMachine =
      LinkWords.mayBeMachine(words)
      && [row.entry.bank?.kind ?? "", row.said].contains(where: LinkWords.isMachine)
      && !LinkWords.isTransfer(kind) && !LinkWords.isByAccountCard(kind)
    return row.amount < .zero
      ? LinkWords.isWithdrawal(words) || isByMachine
      : LinkWords.isPaidIn(words) || isByMachine && words.has("입금")
  }

  /// The same of an entry of an account at a position.
  func isOfCash(at index: Int) -> Bool {
    [.bank, .other].contains(kinds[index])
      && isOfCash(rows[index], "\(kindText(at: index)) \(parties.folded(texts[index]))")
  }

  /// Whether a bank says that cash left an account, or came into it.
  func namesCash(_ row: LedgerRow) -> Bool {
    [row.said, row.entry.bank?.kind ?? ""].contains {
      LinkWords.isCash(parties.folded($0)) || LinkWords.isMachine($0)
    }
  }
}
