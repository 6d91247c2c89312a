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
    /// Whether a side names what looks like another person.
    let isOfPerson: Bool
    var hasOthers = false

    var sides: Sides { Sides(first: out, second: back) }
  }

  /// Adds what is sure, and returns what else there may be.
  func findTransfers() -> [Transfer] {
    var groups: [Int64: (out: [Int], back: [Int])] = [:]
    for index in rows.indices where amounts[index] > 0 && mayMove(index) {
      groups[amounts[index], default: ([], [])].back.append(index)
    }
    for index in rows.indices where amounts[index] < 0 {
      guard let place = groups.index(forKey: -amounts[index]), mayMove(index) else { continue }
      groups.values[place].out.append(index)
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
    let traits = traits[index]
    guard
      amounts[index] < 0 || kinds[index] != .card || traits.contains(.isOfWallet)
        || filling(index) != nil || isMovedDebt(index),
      isFree(at: index), openLink(at: index).map({ $0.kind != .refund }) ?? true,
      !traits.contains(.hasOrder)
    else { return false }
    return !traits.contains(.isOfWallet) || traits.contains(.isTopUp)
  }

  private func candidates(_ out: [Int], _ back: [Int]) -> [Transfer] {
    let back = sortedByDay(back)
    return out.flatMap { index in
      near(index, in: back, within: Self.reach.most, limit: Self.limit.seen)
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
    // Where both sides name each other, one that is named by one side, or by none, is no candidate, unless it alone is
    // of one moment.
    let mutual = (counts(\.out) { $0.isMutual }, counts(\.back) { $0.isMutual })
    func isOfMoment(_ each: Transfer) -> Bool { areOneMoment(each.out, each.back) }
    func isClose(_ each: Transfer) -> Bool { each.isMutual && isOfMoment(each) }
    let close = (counts(\.out, isClose), counts(\.back, isClose))
    // Nor is what names another person beside what something says to be the user's.
    func isOwn(_ each: Transfer) -> Bool { each.isClear && !each.isWeak && !each.isOfPerson }
    let own = (counts(\.out, isOwn), counts(\.back, isOwn))
    func isMeant(_ each: Transfer) -> Bool {
      !each.isWeak
        && (each.isMutual || mutual.0[each.out] == nil && mutual.1[each.back] == nil
          || isOfMoment(each) && close.0[each.out] == nil && close.1[each.back] == nil)
        && (!each.isOfPerson || each.isClear
          || own.0[each.out] == nil && own.1[each.back] == nil)
    }
    // What time says to be of another one is no candidate, either.
    let meant = candidates.filter(isMeant)
    let pairs = nearest(among: meant.map(\.sides))
    let certain = meant.filter { $0.isClear && pairs.contains($0.sides) }
    let settled = Set(certain.flatMap { [$0.out, $0.back] })
    func isLeft(_ each: Transfer) -> Bool {
      isMeant(each) && !settled.contains(each.out) && !settled.contains(each.back)
    }
    let (outs, backs) = (counts(\.out, isLeft), counts(\.back, isLeft))
    let all = (out: counts(\.out) { _ in true }, back: counts(\.back) { _ in true })
    var left: [Transfer] = []
    for each in certain { add(proposal(of: each, isSure: true)) }
    for var each in candidates where !(each.isClear && pairs.contains(each.sides)) {
      if each.days <= Self.reach.sure || isFilledLate(each), isLeft(each), each.isClear,
        outs[each.out] == 1,
        backs[each.back] == 1
      {
        add(proposal(of: each, isSure: true))
      } else {
        each.hasOthers = all.out[each.out] ?? 0 > 1 || all.back[each.back] ?? 0 > 1
        left.append(each)
      }
    }
    return left
  }

  /// Whether a wallet was filled from a bank that names it, and booked it some days later.
  private func isFilledLate(_ each: Transfer) -> Bool {
    each.kind == .topUp && seconds[each.out] <= 0 && kinds[each.out] != .card
      && dates[each.back] <= dates[each.out]
      && [kindText(at: each.back), parties.folded(texts[each.back])]
        .contains(where: LinkWords.isWalletDeposit)
      && parties.names(parties.folded(texts[each.out]), owners[places[each.back]])
  }

  /// Adds what is doubtful of transfers whose entries have no sure link.
  func propose(_ transfers: [Transfer]) {
    var shown: [Int: Int] = [:]
    let nearest = transfers.sorted {
      ($0.isClear ? 0 : 1, $0.days, $0.out) < ($1.isClear ? 0 : 1, $1.days, $1.out)
    }
    for each in nearest {
      let (out, back) = (each.out, each.back)
      guard isFree(at: out), isFree(at: back) else { continue }
      if !each.isClear {
        guard mayBeAsked(each),
          shown[out, default: 0] < Self.limit.shown, shown[back, default: 0] < Self.limit.shown
        else { continue }
        shown[out, default: 0] += 1
        shown[back, default: 0] += 1
      }
      add(proposal(of: each, isSure: false))
    }
  }

  private func proposal(of each: Transfer, isSure: Bool) -> LinkProposal {
    let (out, back) = (rows[each.out], rows[each.back])
    let reasons = [.sameAmount, apart(out, back)] + each.evidence
    let open = [openLink(at: each.out), openLink(at: each.back)].compactMap(\.self)
    return LinkProposal(
      each.kind, first: out, second: back, replaced: open.first, isSure: isSure,
      reasons: reasons + (each.hasOthers ? [.severalCandidates] : [])
    ).ending(Array(open.dropFirst()))
  }

  // MARK: What is said of two entries

  /// Nil if the two entries cannot be one movement of money.
  func transfer(_ out: Int, _ back: Int) -> Transfer? {
    guard places[out] != places[back] else { return nil }
    let (from, to) = (rows[out], rows[back])
    let (source, target) = (owners[places[out]], owners[places[back]])
    let isTopUp = target.kind == .wallet && source.kind != .wallet
    guard !isRefused(isTopUp ? .topUp : .transfer, from.id, to.id),
      !isEarned(back) || isSent(out, as: back)
    else { return nil }
    let sides = (party(at: out), party(at: back))
    var reasons: [LinkReason] = []
    var isNumbered = false
    var named = 0
    for (party, account, other, own) in [
      (sides.0, target, sides.1, source), (sides.1, source, sides.0, target),
    ] {
      guard let isNumber = isNumber(party, account, from: own.account.id) else { return nil }
      isNumbered = isNumbered || isNumber
      // Who is on both sides is the user.
      let isNamed =
        isNumber || parties.names(party, only: account)
        || account.isOf(other.person, in: party.text)
      if isNamed || party.isHolder { named += 1 }
      if isNamed {
        reasons.append(.ownAccount(account.shown))
      } else if isOfOther(party, account),
        // A wallet may name itself where it pays out.
        !(own.kind == .wallet && parties.names(party.text, own))
      {
        return nil
      }
      if party.isHolder { reasons.append(.holder(party.isSaid ? "본인" : party.shown)) }
    }
    let isTold = isTold(sides.0, target)
    if isTold { reasons.append(.knownCounterpart(sides.0.shown)) }
    let isFilled = isTopUp && (isTold || fills(from, to, source, target))
    reasons += isTopUp ? saidOfTopUp(to, target, isFilled) : said(from, to, source, target)
    // A card's purchase is no transfer, unless it fills a wallet.
    let isOwed = isMovedDebt(out) && target.kind == .card
    if isOwed, isMovedDebt(back) || parties.names(parties.folded(from.said), target) {
      reasons.append(.bankSays(from.said))
    }
    if source.kind == .card, isTopUp ? reasons.isEmpty : !isCash(from) && !isOwed { return nil }
    let isBought = !isTopUp && kindWords(at: out).contains(.byAccountCard)
    let isStrange = parties.isStranger(sides.0) || parties.isStranger(sides.1)
    let isOfPerson = isOfOthers(sides, isNumbered: isNumbered)
    let isOther = isOfPerson || isReceived(back)
    let isElsewhere =
      !reasons.isEmpty && !isNumbered && named < 2
      && [.bank, .shared, .savings, .other].contains(source.kind)
      && (isElsewhere(out, from: back, target)
        || target.kind != .wallet && isFromElsewhere(back, to: out, source))
    let isOfOtherBank = isOfOtherBank(sides.0, target) || isOfOtherBank(sides.1, source)
    // The user's name with a note behind it, such as 홍길동월세, may be the sender's note on rent.
    let isMaybeHolder = [sides.0, sides.1].contains { $0.mayBeHolder && !$0.isHolder }
    let isUnlikely =
      isTooEarly(back, for: out)
      || (isOther || isElsewhere || isOfOtherBank || isMaybeHolder) && !areOneMoment(out, back)
      || named == 0 && isOfFriend(out, back)
    // A company that a bank names may run the wallet.
    let isOfStranger = isStrange && !isNumbered && (isOfPerson || !isFilled)
    var seen: Set<LinkReason> = []
    return Transfer(
      out: out, back: back, kind: isTopUp ? .topUp : .transfer,
      days: abs(days(from: out, to: back)), evidence: reasons.filter { seen.insert($0).inserted },
      isClear: isTopUp ? isFilled || isNumbered : !reasons.isEmpty,
      isWeak: isBought || isOfStranger || isUnlikely, isMutual: named == 2,
      isOfPerson: isOfPerson)
  }
}
