import WalletDomain

/// Purchases that stand in two files: in the bank's and in that of the card or the wallet.
extension LinkFinder {
  /// How many candidates of an entry are looked at.
  private static let most = 16

  func findSame() {
    var targets: [Int64: [Int]] = [:]
    for index in rows.indices where kinds[index] == .card || kinds[index] == .wallet {
      if maySame(index) { targets[amounts[index], default: []].append(index) }
    }
    guard !targets.isEmpty else { return }
    targets = targets.mapValues(sortedByDay)
    var pairs: [Pair] = []
    for index in rows.indices {
      guard let all = targets[amounts[index]], maySame(index) else { continue }
      // Many equal purchases of one day cannot be told apart.
      let near = near(index, in: all, within: reach(of: index), limit: Self.most)
      for target in near + undated(before: index, in: all, besides: near) where target != index {
        guard let pair = pair(index, target), let counted = withRefund(pair) else { continue }
        pairs.append(counted)
      }
    }
    settle(pairs)
    findPartlyPaid()
  }

  /// How many days what a wallet has paid with may be apart: where a bank has no times it books it some days later.
  private func reach(of index: Int) -> Int {
    amounts[index] < 0 && seconds[index] <= 0 && ![.wallet, .cash].contains(kinds[index])
      ? Self.reach.most : 1
  }

  func maySame(_ index: Int) -> Bool {
    guard !isUsed(at: index), !traits[index].contains(.isOfWallet) else { return false }
    return links(at: index)?.allSatisfy { $0.kind == .refund || $0.kind == .same } ?? true
  }

  private func settle(_ pairs: [Pair]) {
    let known = Set(pairs.filter { !isLate($0.first, $0.second) }.map(\.rows))
    let possible = pairs.filter { canJoin($0.first, $0.second) }
    let certain = nearest(among: possible.filter { !$0.isWeak })
    // What is another one's in the same two accounts is no candidate.
    func taken(by pair: Pair) -> [Taken] {
      [
        Taken(row: pair.first, account: places[pair.second]),
        Taken(row: pair.second, account: places[pair.first]),
      ]
    }
    func open(of pairs: [Pair], besides chosen: Set<Sides>) -> [Pair] {
      let used = Set(pairs.filter { chosen.contains($0.sides) }.flatMap(taken))
      return pairs.filter { chosen.contains($0.sides) || used.isDisjoint(with: taken(by: $0)) }
    }
    let left = open(of: possible, besides: certain)
    // Nor are all of as many equal ones, of which it makes no difference which is which.
    let likely = nearest(among: left.filter(\.isWeak))
    let open = open(of: left, besides: likely.union(certain))
    let byFirst = Dictionary(grouping: open, by: \.first)
    let bySecond = Dictionary(grouping: open, by: \.second)
    // A third file may have the same purchase.
    func areOne(_ one: Int, _ other: Int) -> Bool {
      places[one] != places[other]
        && (known.contains([one, other]) || same.all(with: rows[one].id).contains(rows[other].id))
    }
    func isAlone(_ pair: Pair, among isMeant: (Pair) -> Bool) -> Bool {
      !(byFirst[pair.first] ?? []).contains {
        isMeant($0) && $0.second != pair.second && !areOne($0.second, pair.second)
      }
        && !(bySecond[pair.second] ?? []).contains {
          isMeant($0) && $0.first != pair.first && !areOne($0.first, pair.first)
        }
    }
    let judged = open.map { pair in
      let isOnly = isAlone(pair) { !$0.isWeak }
      let isClosest = pair.isClose && isAlone(pair) { $0.isClose }
      return (pair: pair, isSure: !pair.isWeak && (isOnly || isClosest))
    }
    func rank(_ each: (pair: Pair, isSure: Bool)) -> Int {
      (each.isSure ? 0 : 2) + (each.pair.isClose ? 0 : 1)
    }
    for (pair, isSure) in judged.sorted(by: { rank($0) < rank($1) }) {
      guard canJoin(pair.first, pair.second) else { continue }
      let (first, second) = (rows[pair.first], rows[pair.second])
      let hasOthers = max(byFirst[pair.first]?.count ?? 0, bySecond[pair.second]?.count ?? 0) > 1
      add(
        LinkProposal(
          .same, first: first, second: second, isSure: isSure,
          reasons: [.sameAmount, apart(first, second)] + pair.evidence
            + (hasOthers && !isSure ? [.severalCandidates] : [])
        ).ending(pair.ended))
    }
  }

  /// The pairs of which time leaves no question, of each two accounts first those that name one merchant.
  private func nearest(among pairs: [Pair]) -> Set<Sides> {
    let byAccounts = Dictionary(grouping: pairs) { pair in
      [places[pair.first], places[pair.second]]
    }
    return byAccounts.values.reduce(into: []) { found, pairs in
      let close = pairs.filter(\.isClose)
      let used = Set(close.flatMap(\.rows))
      found.formUnion(nearest(among: close.map(\.sides)))
      let others = pairs.filter { used.isDisjoint(with: $0.rows) }
      found.formUnion(nearest(among: others.map(\.sides)))
    }
  }

  /// A row that has its pair in an account.
  private struct Taken: Hashable {
    let row: Int
    let account: Int
  }

  private func canJoin(_ first: Int, _ second: Int) -> Bool {
    same.canJoin(rows[first].id, rows[second].id) { row($0)?.account }
  }

  /// Nil if nothing suggests that the two are one purchase.
  private func pair(_ index: Int, _ target: Int) -> Pair? {
    guard places[index] != places[target] else { return nil }
    let (row, other) = (rows[index], rows[target])
    guard !isRefused(.same, row.id, other.id) else { return nil }
    let (source, account) = (owners[places[index]], owners[places[target]])
    let (text, shop) = (parties.folded(texts[index]), parties.folded(texts[target]))
    guard !LinkWords.isTopUp(text), !LinkWords.isTopUp(shop),
      !isPaidOut(index, by: target, within: Self.reach.most) || isOneShop(index, target)
        || [text, kindText(at: index)].contains(where: LinkWords.isReturned)
    else { return nil }
    let isLate = isLate(index, target)
    let isUndated = isLate && isUndated(target, before: index)
    guard !isLate || isUndated || isBookedLate(index, target, text) else { return nil }
    let kinds = (kindText(at: index), kindText(at: target))
    var evidence: [LinkReason] = []
    if let approval = row.entry.bank?.approval, approval == other.entry.bank?.approval {
      // Of two cards' files the one with the higher id came later.
      guard source.kind != .card || account.kind != .card || index < target else { return nil }
      evidence.append(.sameApproval)
    }
    if account.kind == .wallet, source.kind != .wallet, parties.names(text, account) {
      evidence.append(.ownAccount(account.shown))
    }
    if parties.names(kinds.1, source),
      source.kind != account.kind || !parties.names(kinds.0, account)
    {
      evidence.append(.ownAccount(source.shown))
    }
    let payment = payment(index, byCard: target, isKnown: !evidence.isEmpty)
    if let said = payment?.said { evidence.append(said) }
    let isByCard = payment?.said != nil
    guard payment != nil || !evidence.isEmpty else { return nil }
    let isApproved = evidence.contains(.sameApproval)
    let isOneShop = isOneShop(index, target)
    if isOneShop { evidence.append(.samePayee) }
    if !isOneShop, evidence == [.ownAccount(account.shown)], hasFilled(index, target) { return nil }
    let (own, others) = (source.institutions, account.institutions)
    // That a bank’s payment was by its card says nothing of another card, nor of what was bought hours later.
    let isOfThis =
      !isByCard || isApproved || areOneMoment(index, target)
      || LinkWords.isByAccountCard(account.name) || LinkWords.isByAccountCard(kinds.1)
    let areApart =
      account.kind == .card && own.isDisjoint(with: others)
      && (own.isEmpty ? !isOfThis : !others.isEmpty)
      || isByCard && !isApproved && areHoursApart(index, target)
      || isByCard && !isApproved && areMinutesApart(index, target)
        && ![account.name, kinds.1].contains(where: LinkWords.isByAccountCard)
    // Two times and two houses are two purchases, in one shop by what neither calls a card of an account.
    if isByCard, !isApproved, !own.isEmpty, !others.isEmpty, own.isDisjoint(with: others),
      isOneShop
        ? areHoursApart(index, target, atLeast: 2)
          && ![account.name, kinds.1].contains(where: LinkWords.isByAccountCard)
        : areHoursApart(index, target)
    {
      return nil
    }
    // The card of an account is one of its bank, unless both name the shop.
    let isOneBank = LinkNames.shop(in: row.said).isEmpty && !own.isDisjoint(with: others)
    let isUnclear =
      isByCard && !isApproved && !isOneShop && !isOneBank || payment != nil && !isByCard
      || namesOther(kinds.1, source, account)
    return Pair(
      first: index, second: target, evidence: evidence,
      isClose: (!isLate || isUndated) && (isOneShop || areOneMoment(index, target)),
      isWeak: areApart || isUnclear || isLate && !isUndated)
  }

  /// Whether what a wallet has paid by is another account, or may be.
  private func namesOther(
    _ means: String, _ source: LinkParties.Account, _ wallet: LinkParties.Account
  ) -> Bool {
    guard wallet.kind == .wallet, !means.isEmpty else { return false }
    let named = parties.all.filter {
      $0.account.id != wallet.account.id && $0.kind != .wallet && parties.names(means, $0)
    }
    let whole = named.filter { $0.name == means }
    let best = whole.isEmpty ? named : whole
    if !best.isEmpty { return best.map(\.account.id) != [source.account.id] }
    // What it names is not kept here.
    let (cards, banks) = (
      parties.institutions(in: means, of: .card), parties.institutions(in: means, of: .bank)
    )
    let known = cards.union(banks).subtracting(Self.networks)
    if source.kind == .card, cards.isEmpty, !banks.isEmpty, !LinkWords.isByAccountCard(means) {
      return true
    }
    return !known.isEmpty && !source.institutions.isEmpty
      && known.isDisjoint(with: source.institutions)
  }

  /// Card networks, whose cards are issued by other institutions.
  private static let networks = LinkNames.institutions(amongWordsOf: "비씨 bc 비자 마스터")
}
