import WalletDomain

/// Purchases that stand in two files: in the bank's and in that of the card or the wallet.
extension LinkFinder {
  /// How many candidates of an entry are looked at.
  private static let most = 16

  private struct Pair {
    /// The one that is not counted.
    let first: Int
    /// The one with the merchant's name.
    let second: Int
    let evidence: [LinkReason]
    /// Whether both name one merchant, or are of one moment.
    let isClose: Bool
    /// Whether they name two merchants.
    let isWeak: Bool
  }

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
      for target in near(index, in: all, within: 1, limit: Self.most) where target != index {
        if let pair = pair(index, target) { pairs.append(pair) }
      }
    }
    settle(pairs)
  }

  private func maySame(_ index: Int) -> Bool {
    guard !isUsed(at: index), !traits[index].contains(.isOfWallet) else { return false }
    guard let links = links(at: index) else { return true }
    let id = rows[index].id
    return links.allSatisfy { $0.kind == .refund && $0.second == id }
  }

  private func settle(_ pairs: [Pair]) {
    func counts(_ key: (Pair) -> Int, _ isMeant: (Pair) -> Bool) -> [Int: Int] {
      pairs.reduce(into: [:]) { if isMeant($1) { $0[key($1), default: 0] += 1 } }
    }
    let all = (counts(\.first) { _ in true }, counts(\.second) { _ in true })
    let strong = (counts(\.first) { !$0.isWeak }, counts(\.second) { !$0.isWeak })
    let close = (counts(\.first) { $0.isClose }, counts(\.second) { $0.isClose })
    for pair in pairs.sorted(by: { ($0.isClose ? 0 : 1) < ($1.isClose ? 0 : 1) }) {
      let (first, second) = (rows[pair.first], rows[pair.second])
      let isOnly = strong.0[pair.first] == 1 && strong.1[pair.second] == 1
      let isClosest = pair.isClose && close.0[pair.first] == 1 && close.1[pair.second] == 1
      let isSure = !pair.isWeak && (isOnly || isClosest)
      guard !isUsed(at: pair.first), !isUsed(at: pair.second) else { continue }
      let hasOthers = all.0[pair.first] ?? 0 > 1 || all.1[pair.second] ?? 0 > 1
      if isSure, ![.card, .wallet].contains(parties.kind(first)) { paidAtOnce.insert(second.id) }
      add(
        LinkProposal(
          .same, first: first, second: second, isSure: isSure,
          reasons: [.sameAmount, apart(first, second)] + pair.evidence
            + (hasOthers && !isSure ? [.severalCandidates] : [])))
    }
  }

  /// Nil without a reason.
  private func pair(_ index: Int, _ target: Int) -> Pair? {
    guard places[index] != places[target] else { return nil }
    let (row, other) = (rows[index], rows[target])
    guard !isRefused(.same, row.id, other.id) else { return nil }
    let (source, account) = (owners[places[index]], owners[places[target]])
    let (text, shop) = (parties.folded(texts[index]), parties.folded(texts[target]))
    guard !LinkWords.isTopUp(text), !LinkWords.isTopUp(shop) else { return nil }
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
    let isByCard =
      source.kind != .card && source.kind != .wallet && account.kind == .card
      && (LinkWords.isByAccountCard(kinds.0) || LinkWords.isByAccountCard(text))
    if isByCard { evidence.append(.bankSays(row.entry.bank?.kind ?? row.said)) }
    guard !evidence.isEmpty else { return nil }
    let isApproved = evidence.contains(.sameApproval)
    let isOneShop = LinkWords.mayBeOneShop(parties.payee(row), parties.payee(other))
    if isOneShop { evidence.append(.samePayee) }
    let (own, others) = (source.institutions, account.institutions)
    let areApart =
      account.kind == .card && !own.isEmpty && !others.isEmpty && own.isDisjoint(with: others)
    // The card of an account is one of its bank, unless both name the shop.
    let isOneBank = LinkNames.shop(in: row.said).isEmpty && !own.isDisjoint(with: others)
    let isUnclear =
      isByCard && !isApproved && !isOneShop && !isOneBank || namesOther(kinds.1, source, account)
    return Pair(
      first: index, second: target, evidence: evidence,
      isClose: isOneShop || areOneMoment(row, other), isWeak: areApart || isUnclear)
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
    return !best.isEmpty && best.map(\.account.id) != [source.account.id]
  }

  private func areOneMoment(_ row: LedgerRow, _ other: LedgerRow) -> Bool {
    guard row.day == other.day, let one = row.entry.bank?.second, one > 0,
      let two = other.entry.bank?.second, two > 0
    else { return false }
    return abs(one - two) <= 60
  }
}
