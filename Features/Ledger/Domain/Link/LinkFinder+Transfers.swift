import Time
import WalletDomain

/// Money that goes from one account of the user to another.
extension LinkFinder {
  /// How many days may be between the two sides, and between those of a sure transfer.
  static let reach = (most: 5, sure: 1)
  /// How many candidates of one entry are looked at, and shown of those of which nothing is said.
  private static let limit = (seen: 8, shown: 3)

  struct Transfer {
    let out: Int
    let back: Int
    let kind: EntryLink.Kind
    let days: Int
    /// Why both are one movement, but for the amount and the day.
    let evidence: [LinkReason]
    /// Whether the evidence leaves no question.
    let isClear: Bool
    /// Whether something says that they are not.
    let isWeak: Bool
    /// Whether each side names the account of the other one, or its holder.
    let isMutual: Bool
    var hasOthers = false
  }

  /// Adds what is sure, and returns what else there may be.
  func findTransfers() -> [Transfer] {
    var groups: [Int64: (out: [Int], back: [Int])] = [:]
    for index in rows.indices where rows[index].amount > .zero && mayMove(index) {
      groups[rows[index].amount.amount, default: ([], [])].back.append(index)
    }
    for index in rows.indices where rows[index].amount < .zero {
      let amount = -rows[index].amount.amount
      if groups[amount] != nil, mayMove(index) { groups[amount]?.out.append(index) }
    }
    var doubtful: [Transfer] = []
    for amount in groups.keys.sorted() {
      guard let group = groups[amount], !group.out.isEmpty else { continue }
      doubtful += settled(candidates(group.out, group.back))
    }
    return doubtful
  }

  /// Whether an entry can be a side of a transfer at all.
  private func mayMove(_ index: Int) -> Bool {
    let id = rows[index].id
    guard rows[index].order == nil, isFree(id), openLink(id).map({ $0.kind != .refund }) ?? true
    else { return false }
    if rows[index].origin == .wallet { return rows[index].category == .topUp }
    return rows[index].amount < .zero || kinds[index] != .card
  }

  private func candidates(_ out: [Int], _ back: [Int]) -> [Transfer] {
    let back = sortedByDay(back)
    return out.flatMap { index in
      near(rows[index], in: back, within: Self.reach.most, limit: Self.limit.seen)
        .compactMap { transfer(index, $0) }
    }
  }

  /// Adds the sure ones of candidates with one amount, and returns the others.
  private func settled(_ candidates: [Transfer]) -> [Transfer] {
    func counts(_ key: (Transfer) -> Int, _ isMeant: (Transfer) -> Bool) -> [Int: Int] {
      candidates.reduce(into: [:]) { counts, each in
        if isMeant(each) { counts[key(each), default: 0] += 1 }
      }
    }
    // Where both sides name each other, one that is named by one side, or by none, is no candidate.
    let mutual = (counts(\.out) { $0.isMutual }, counts(\.back) { $0.isMutual })
    func isMeant(_ each: Transfer) -> Bool {
      !each.isWeak
        && (each.isMutual || mutual.0[each.out] == nil && mutual.1[each.back] == nil)
    }
    let (outs, backs) = (counts(\.out, isMeant), counts(\.back, isMeant))
    let all = (out: counts(\.out) { _ in true }, back: counts(\.back) { _ in true })
    var left: [Transfer] = []
    for var each in candidates {
      if each.days <= Self.reach.sure, isMeant(each), each.isClear, outs[each.out] == 1,
        backs[each.back] == 1, !areBothOpen(each)
      {
        add(proposal(of: each, isSure: true))
      } else {
        each.hasOthers = all.out[each.out] ?? 0 > 1 || all.back[each.back] ?? 0 > 1
        left.append(each)
      }
    }
    return left
  }

  /// Two links cannot become one.
  private func areBothOpen(_ each: Transfer) -> Bool {
    openLink(rows[each.out]) != nil && openLink(rows[each.back]) != nil
  }

  /// Adds what is doubtful of transfers whose entries have no sure link.
  func propose(_ transfers: [Transfer]) {
    var shown: [Int: Int] = [:]
    let nearest = transfers.sorted {
      ($0.isClear ? 0 : 1, $0.days, $0.out) < ($1.isClear ? 0 : 1, $1.days, $1.out)
    }
    for each in nearest {
      let (out, back) = (rows[each.out], rows[each.back])
      guard isFree(out), isFree(back), !areBothOpen(each) else { continue }
      if !each.isClear {
        // What the user has said of an entry is asked again only if something is known.
        guard openLink(out) == nil, openLink(back) == nil,
          parties.kind(out) != .card || !each.evidence.isEmpty,
          shown[each.out, default: 0] < Self.limit.shown,
          shown[each.back, default: 0] < Self.limit.shown
        else { continue }
        shown[each.out, default: 0] += 1
        shown[each.back, default: 0] += 1
      }
      add(proposal(of: each, isSure: false))
    }
  }

  private func proposal(of each: Transfer, isSure: Bool) -> LinkProposal {
    let (out, back) = (rows[each.out], rows[each.back])
    let reasons = [.sameAmount, apart(out, back)] + each.evidence
    return LinkProposal(
      each.kind, first: out, second: back, replaced: openLink(out) ?? openLink(back),
      isSure: isSure, reasons: reasons + (each.hasOthers ? [.severalCandidates] : []))
  }

  // MARK: What is said of two entries

  /// Nil if they cannot be one movement.
  private func transfer(_ out: Int, _ back: Int) -> Transfer? {
    let (from, to) = (rows[out], rows[back])
    let (source, target) = (parties[from.account], parties[to.account])
    let isTopUp = target.kind == .wallet && source.kind != .wallet
    guard from.account != to.account, !isRefused(isTopUp ? .topUp : .transfer, from.id, to.id)
    else { return nil }
    let sides = (parties.party(from), parties.party(to))
    var reasons: [LinkReason] = []
    var isNumbered = false
    var named = 0
    for (party, account) in [(sides.0, target), (sides.1, source)] {
      guard let isNumber = isNumber(party, account) else { return nil }
      isNumbered = isNumbered || isNumber
      let isNamed = isNumber || parties.names(party, only: account)
      if isNamed || party.isHolder { named += 1 }
      if isNamed {
        reasons.append(.ownAccount(account.shown))
      } else if isOfOther(party, account) {
        return nil
      }
      if party.isHolder { reasons.append(.holder(party.isSaid ? "본인" : party.shown)) }
    }
    let isFilled = isTopUp && fills(from, to, source, target)
    reasons += isTopUp ? saidOfTopUp(to, target, isFilled) : said(from, to, source, target)
    // A card's purchase is no transfer, unless it fills a wallet.
    if source.kind == .card, isTopUp ? reasons.isEmpty : !isCash(from) { return nil }
    let isBought = !isTopUp && LinkWords.isByAccountCard(parties.kindText(from))
    let isStrange = parties.isStranger(sides.0) || parties.isStranger(sides.1)
    var seen: Set<LinkReason> = []
    return Transfer(
      out: out, back: back, kind: isTopUp ? .topUp : .transfer,
      days: abs(days(from, to)), evidence: reasons.filter { seen.insert($0).inserted },
      isClear: isTopUp ? isFilled || isNumbered : !reasons.isEmpty,
      isWeak: isBought || isStrange && !isNumbered, isMutual: named == 2)
  }

  /// Whether a card has lent money.
  private func isCash(_ row: LedgerRow) -> Bool {
    LinkWords.has(["현금서비스", "카드론", "단기카드대출", "cashadvance"], in: parties.folded(row.said))
  }

  /// Whether the number that an entry has is that of the account; nil if it is another one's.
  func isNumber(_ party: LinkParties.Party, _ account: LinkParties.Account) -> Bool? {
    guard let number = party.number.flatMap(LedgerAccount.number) else { return false }
    if account.account.hasNumber(number) == true { return true }
    let isOther = parties.all.contains {
      $0.account.id != account.account.id && $0.account.hasNumber(number) == true
    }
    let own = account.account.number ?? ""
    let areWhole = [own, number].allSatisfy { $0.count >= 10 && !$0.contains("*") }
    return isOther || areWhole || own.count == number.count ? nil : false
  }

  /// Whether an entry names another account, or another bank.
  private func isOfOther(_ party: LinkParties.Party, _ account: LinkParties.Account) -> Bool {
    if parties.names(party.text, account) { return false }
    if parties.all.contains(where: { $0.isNamed && party.text == $0.name }) { return true }
    guard !account.institutions.isEmpty, party.person.isEmpty || party.isHolder else {
      return false
    }
    let named = parties.institutions(in: party.text, of: account.kind)
    return !named.isEmpty && named.isDisjoint(with: account.institutions)
  }

  /// Whether entries say that the money went from this account into the wallet; that the wallet was filled
  /// does not say from where.
  private func fills(
    _ out: LedgerRow, _ back: LedgerRow, _ source: LinkParties.Account,
    _ target: LinkParties.Account
  ) -> Bool {
    let (text, kind) = (parties.folded(out.said), parties.kindText(out))
    if parties.names(text, target) { return true }
    let party = parties.party(out)
    // A shop, a person, or something else that was filled.
    let namesOther =
      !LinkNames.person(in: out.said).isEmpty && !party.isHolder || LinkWords.isFillable(text)
    let words = [text, kind]
    if !namesOther, words.contains(where: { LinkWords.isTopUp($0) || LinkWords.isTransfer($0) }) {
      return true
    }
    guard source.kind != .card, !LinkWords.isByAccountCard(kind) else { return false }
    return [parties.folded(back.said), parties.kindText(back)].contains {
      parties.names($0, source)
    }
  }

  private func saidOfTopUp(
    _ back: LedgerRow, _ target: LinkParties.Account, _ isFilled: Bool
  ) -> [LinkReason] {
    let (text, kind) = (parties.folded(back.said), parties.kindText(back))
    if LinkWords.isTopUp(kind) || LinkWords.isTopUp(text) || back.category == .topUp {
      return [.bankSays(back.entry.bank?.kind ?? "충전")]
    }
    return isFilled ? [.ownAccount(target.shown)] : []
  }

  /// What the banks say of the kind of two entries.
  private func said(
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
    if target.kind == .cash, LinkWords.isCash(texts.0) || LinkWords.isCash(kinds.0) {
      return [.bankSays(out.entry.bank?.kind ?? out.said)]
    }
    for (text, kind, account) in [(texts.0, kinds.0, target), (texts.1, kinds.1, source)]
    where account.kind == .savings && (LinkWords.isSaving(text) || LinkWords.isSaving(kind)) {
      return [.ownAccount(account.shown)]
    }
    guard !areTwoPeople(out, back), !LinkWords.isByAccountCard(kinds.0) else { return [] }
    for (row, kind) in [(out, kinds.0), (back, kinds.1)] where LinkWords.isTransfer(kind) {
      return [.bankSays(row.entry.bank?.kind ?? row.said)]
    }
    for (row, text) in [(out, texts.0), (back, texts.1)]
    where LinkWords.isTransfer(text) && LinkNames.person(in: row.said).isEmpty {
      return [.bankSays(row.said)]
    }
    return []
  }

  /// Whether two names beside the banks' words are two people's, as far as is known neither of them the user.
  private func areTwoPeople(_ out: LedgerRow, _ back: LedgerRow) -> Bool {
    let sides = [parties.party(out), parties.party(back)]
    guard sides.allSatisfy({ !$0.person.isEmpty && !$0.isHolder }) else { return false }
    let names = sides.map(\.person)
    return names[0] != names[1] && !LinkNames.areSame(names[0], names[1])
  }
}
