import Time
import WalletDomain

/// Payments of which a part was split off before the other account's file came, which has them as a whole, and those
/// of which a part is to be split off.
extension LinkFinder {
  /// An entry of which one part was split off, and the link of the rest.
  private struct Divided {
    let whole: Int
    let part: Int
    let link: EntryLink
    /// The account of what was made for the link.
    let account: LedgerAccount.ID?
  }

  /// Finds what savings and loans have in place of what is linked of such entries: as if it had been there from the
  /// beginning, the whole is linked.
  func findDivided() {
    guard !saved.isEmpty else { return }
    let divided = dividedEntries()
    guard !divided.isEmpty else { return }
    let pairs = divided.flatMap { each in others(of: each).map { (each, $0) } }
    for (each, other) in pairs {
      let isOnly = pairs.count { $0.0.whole == each.whole || $0.1 == other } == 1
      let (whole, row) = (rows[each.whole], rows[other])
      let isOut = amounts[each.whole] < 0
      add(
        LinkProposal(
          .transfer, first: isOut ? whole : row, second: isOut ? row : whole,
          amount: row.amount.size, isSure: isOnly,
          reasons: [
            .sameAmount, apart(whole, row), .ownAccount(owners[places[other]].shown),
            .whole(rows[each.part].amount.size),
          ] + (isOnly ? [] : [.severalCandidates])
        ).ending(
          [each.link] + [openLink(at: other)].compactMap(\.self),
          joining: rows[each.part].amount.size))
    }
  }

  private func dividedEntries() -> [Divided] {
    var parts: [LedgerRow.ID: [Int]] = [:]
    for index in rows.indices where traits[index].contains(.isPart) {
      if let whole = rows[index].partOf { parts[whole, default: []].append(index) }
    }
    return parts.compactMap { id, parts in
      guard parts.count == 1, isUnlinked(at: parts[0]), let whole = index(of: id),
        !isUsed(at: whole), !rows[whole].isLocked, !rows[parts[0]].isLocked,
        ![.savings, .loan].contains(kinds[whole]), let links = links(at: whole), links.count == 1,
        let link = links.first, link.kind == .transfer, link.first == id,
        meaning(rows[whole])?.mayHaveInterest == true
      else { return nil }
      guard let second = link.second else {
        return Divided(whole: whole, part: parts[0], link: link, account: nil)
      }
      // What an account has said itself stays.
      guard link.isMade, let made = row(second), made.origin == .hand, !made.isLocked else {
        return nil
      }
      return Divided(whole: whole, part: parts[0], link: link, account: made.account)
    }.sorted { $0.whole < $1.whole }
  }

  /// The positions of what savings or loans have of the whole.
  private func others(of divided: Divided) -> [Int] {
    let sum = amounts[divided.whole] + amounts[divided.part]
    let kind: AccountKind = sum < 0 ? .loan : .savings
    let accounts = divided.account.map { [saved[$0] ?? []] } ?? saved.values.map(\.self)
    return accounts.joined().filter { index in
      amounts[index] == -sum && kinds[index] == kind && isFree(at: index)
        && rows[index].origin == .imported && !rows[index].isLocked
        && abs(days(from: divided.whole, to: index)) <= Self.reach.sure
        && !isRefused(.transfer, rows[divided.whole].id, rows[index].id)
        && !LinkWords.isInterest("\(kindText(at: index)) \(parties.folded(texts[index]))")
    }.sorted()
  }

  // MARK: Fees

  /// What a bank may take for a transfer, in won.
  static let fees: ClosedRange<Int64> = 1...5_000
  /// How many candidates are looked at.
  private static let most = 16

  /// Whether both sides of a transfer of one day name the same person, who is the user then.
  private func nameOne(_ out: Int, _ back: Int) -> Bool {
    let names = [out, back].map { LinkNames.withoutBank(party(at: $0).person) }
    return dates[out] == dates[back] && !names[0].isEmpty && names[0] == names[1]
  }

  /// Proposes transfers whose fee is in the amount of what went out; returns their sides.
  func findFees(besides doubtful: [Transfer]) -> [Transfer] {
    var paired: Set<Int> = []
    for each in doubtful where !each.isWeak && isFree(at: each.out) && isFree(at: each.back) {
      paired.formUnion([each.out, each.back])
    }
    let window = numbers(of: asked?.near)
    func mayMove(_ index: Int) -> Bool {
      isIn(window, index) && ![.card, .cash, .loan].contains(kinds[index])
        && (kinds[index] != .wallet || withdrawal(from: rows[index]) != nil)
        && traits[index].isDisjoint(with: [.isOfWallet, .hasOrder, .isPart])
        && !paired.contains(index) && (isFree(at: index) || madeLink(of: index) != nil)
        && !rows[index].isLocked
        && links(at: index)?.allSatisfy { $0.kind == .transfer } ?? true
    }
    func isOwn(_ index: Int) -> Bool {
      let party = party(at: index)
      return party.isHolder || parties.numbered(party, butNot: rows[index].account) != nil
        || parties.named(party, butNot: rows[index].account) != nil || isFromWallet(party)
    }
    // Where a wallet pays out it says no more than what it is called itself.
    func isPaidOut(_ index: Int) -> Bool { kinds[index] == .wallet && amounts[index] < 0 }
    func isMoved(_ index: Int) -> Bool {
      isOwn(index) || kinds[index] == .wallet || kindWords(at: index).contains(.transfer)
    }
    let out = rows.indices.filter { amounts[$0] < 0 && mayMove($0) && isMoved($0) }
    guard !out.isEmpty else { return [] }
    let back = sortedByDay(rows.indices.filter { amounts[$0] > 0 && mayMove($0) && isMoved($0) })
    let found = out.flatMap { index in
      near(index, in: back, within: Self.reach.sure, limit: Self.most)
        .filter {
          Self.fees.contains(-amounts[index] - amounts[$0])
            && ((isOwn(index) || isPaidOut(index)) && isOwn($0) || areOneMoment(index, $0)
              || nameOne(index, $0))
        }
        .compactMap { mayReplaceMade(index, $0) ? transfer(index, $0) : nil }
    }.filter { $0.isClear && !$0.isWeak && $0.kind == .transfer }
    for each in found {
      let (first, second) = (rows[each.out], rows[each.back])
      let fee = Won(-amounts[each.out] - amounts[each.back])
      let isOnly = found.count { $0.out == each.out || $0.back == each.back } == 1
      add(
        LinkProposal(
          .transfer, first: first, second: second, replaced: openLink(second), isSure: false,
          reasons: [.fee(fee), apart(first, second)] + each.evidence
            + (isOnly ? [] : [.severalCandidates]),
          interest: fee
        ).ending(
          [openLink(first), madeLink(of: each.out), madeLink(of: each.back)].compactMap(\.self)))
    }
    return found
  }

  /// Whether a bank says that a wallet which is kept here has paid something back, as 티머니환불.
  private func isFromWallet(_ party: LinkParties.Party) -> Bool {
    guard LinkWords.isReturned(party.text) else { return false }
    let name = LinkWords.withoutReturn(party.text)
    return parties.all.contains { $0.kind == .wallet && $0.isNamed && $0.name == name }
  }

  /// The link for which the other side of an entry was made before its file came, without the fee; nil for none.
  func madeLink(of index: Int) -> EntryLink? {
    guard !isUsed(at: index), let links = links(at: index), links.count == 1,
      let link = links.first, link.isMade, link.kind == .transfer, link.first == ids[index],
      let made = link.second.flatMap({ row($0) }), made.origin == .hand, !made.isLocked
    else { return nil }
    return link
  }

  /// Whether what was made for one of two entries, if anything was, is in the other one's account.
  private func mayReplaceMade(_ out: Int, _ back: Int) -> Bool {
    let made = [(madeLink(of: out), back), (madeLink(of: back), out)].filter { $0.0 != nil }
    return made.count < 2
      && made.allSatisfy { link, other in
        link?.second.flatMap { row($0)?.account } == rows[other].account
      }
  }
}
