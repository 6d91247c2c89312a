import Time
import WalletDomain

/// Purchases of one card that may stand twice in its account: once from its approvals, and once from a bill that spells
/// them otherwise, or has them a day later. What is sure of them is known when they are imported.
///
/// A text message of a card is an approval, too.
extension LinkFinder {
  private struct Twice {
    let approved: Int
    let billed: Int
    let isAlike: Bool
    /// Whether the bill has another amount, as of what was settled in another currency.
    let isSettled: Bool
  }

  /// How many candidates of an entry are looked at.
  private static let most = 16

  func findTwice() {
    var billed: [Int64: [Int]] = [:]
    for index in rows.indices where mayBeTwice(index) && !rows[index].entry.isApproved {
      billed[amounts[index], default: []].append(index)
    }
    guard !billed.isEmpty else { return }
    billed = billed.mapValues(sortedByDay)
    let approved = rows.indices.filter { mayBeTwice($0) && rows[$0].entry.isApproved }
    var pairs: [Twice] = []
    for index in approved {
      for other in near(index, in: billed[amounts[index]] ?? [], within: 1, limit: Self.most) {
        if let pair = twice(index, other) { pairs.append(pair) }
      }
    }
    propose(pairs)
    proposeExchanged(approved, billed.values.joined().sorted())
    let known = Set(pairs.flatMap { [$0.approved, $0.billed] })
    findSettled(
      approved.filter { !known.contains($0) },
      billed.values.joined().filter { !known.contains($0) }.sorted(), besides: pairs)
  }

  private func propose(_ pairs: [Twice]) {
    guard !pairs.isEmpty else { return }
    let (fitting, judged) = fitting(pairs)
    let isAlone = only(pairs)
    for pair in pairs {
      let isOnly = isAlone(pair)
      let (first, second) = (rows[pair.approved], rows[pair.billed])
      // What no payment can judge is asked about where nothing else of the day may be it.
      let isOpen = isOnly && first.day == second.day && !judged.contains(pair.billed)
      guard pair.isAlike || fitting.contains(pair.billed) || isOpen else { continue }
      let fits = fitting.contains(pair.billed)
      add(
        LinkProposal(
          .same, first: first, second: second, isSure: isOnly && pair.isAlike && fits,
          reasons: [.sameAmount, apart(first, second)] + (pair.isAlike ? [.samePayee] : [])
            + (fits ? [.fitsBill] : []) + (isOnly ? [] : [.severalCandidates])))
    }
  }

  /// Asks about a message and a bill's line of one amount in another currency, whatever they are called and come to.
  private func proposeExchanged(_ approved: [Int], _ billed: [Int]) {
    let told = approved.filter { rows[$0].isOfMessage && rows[$0].entry.bank?.foreign != nil }
    guard !told.isEmpty else { return }
    let places = Dictionary(grouping: billed.filter { rows[$0].entry.bank?.foreign != nil }) {
      ForeignPlace(rows[$0].day, rows[$0].entry.bank)
    }
    let pairs = told.flatMap { index in
      [0, -1, 1].compactMap { rows[index].day.advanced(by: $0) }
        .flatMap { places[ForeignPlace($0, rows[index].entry.bank)] ?? [] }
        .filter { amounts[$0] != amounts[index] }.compactMap { twice(index, $0) }
    }
    let isAlone = only(pairs)
    for pair in pairs {
      let (first, second) = (rows[pair.approved], rows[pair.billed])
      add(
        LinkProposal(
          .same, first: first, second: second, isSure: false,
          reasons: [.bankSays(first.entry.bank?.foreign ?? ""), apart(first, second)]
            + (isAlone(pair) ? [] : [.severalCandidates])))
    }
  }

  /// Tells the pairs of which neither entry is in another one.
  private func only(_ pairs: [Twice]) -> (Twice) -> Bool {
    let approved = pairs.reduce(into: [Int: Int]()) { $0[$1.approved, default: 0] += 1 }
    let billed = pairs.reduce(into: [Int: Int]()) { $0[$1.billed, default: 0] += 1 }
    return { approved[$0.approved] == 1 && billed[$0.billed] == 1 }
  }

  /// Asks about what a bill has with another name and about the amount, where it fits without what was approved alone.
  private func findSettled(_ approved: [Int], _ billed: [Int], besides known: [Twice]) {
    guard !approved.isEmpty, !billed.isEmpty else { return }
    let days = Dictionary(grouping: billed) { dates[$0] }
    let pairs = approved.flatMap { index in
      (days[dates[index]] ?? []).filter {
        EntryRecognition.mayBeSettled(rows[index].amount, rows[$0].amount)
      }.compactMap { twice(index, $0) }
    }
    guard !pairs.isEmpty else { return }
    let gone = Set(known.filter { isUsed(at: $0.approved) }.map(\.approved))
    let fitting = fitting(pairs, without: gone).fitting
    let isAlone = only(pairs)
    for pair in pairs where fitting.contains(pair.approved) {
      let isOnly = isAlone(pair)
      let (first, second) = (rows[pair.approved], rows[pair.billed])
      add(
        LinkProposal(
          .same, first: first, second: second, isSure: false,
          reasons: [apart(first, second), .fitsBill] + (isOnly ? [] : [.severalCandidates])))
    }
  }

  private func mayBeTwice(_ index: Int) -> Bool {
    kinds[index] == .card && amounts[index] < 0
      && (rows[index].importID != nil || rows[index].isOfMessage)
      && isUnlinked(at: index) && !rows[index].isLocked && rows[index].partOf == nil
      && rows[index].entry.bank?.balance == nil && rows[index].entry.bank?.instalment == nil
  }

  /// Nil if the merged approval could not be recognised in a later file, or if both are of one import.
  private func twice(_ approved: Int, _ billed: Int) -> Twice? {
    let (row, other) = (rows[approved], rows[billed])
    let isSettled = row.amount != other.amount
    guard places[approved] == places[billed], row.importID != other.importID,
      row.isOfMessage || row.entry.bank?.approval != nil || row.day == other.day && !isSettled,
      !isRefused(.same, row.id, other.id)
    else { return nil }
    return Twice(
      approved: approved, billed: billed,
      isAlike: EntryFingerprint(row.entry).isAlike(EntryFingerprint(other.entry)),
      isSettled: isSettled)
  }

  /// Those of bills without which more of what was paid for the card is exactly what was bought, or those approved for
  /// which bills have another amount; and those after which something was paid.
  private func fitting(
    _ pairs: [Twice], without gone: Set<Int> = []
  ) -> (fitting: Set<Int>, judged: Set<Int>) {
    let found = cardBills()
    var fitting: Set<Int> = []
    var judged: Set<Int> = []
    for card in found.cards {
      let id = card.account.id
      let payments = payments(of: id, in: found).filter { !$0.isReturned }
        .map { payment(rows[$0.index]) }
      let own = Set(
        pairs.map { $0.isSettled ? $0.approved : $0.billed }.filter { rows[$0].account == id })
      guard !payments.isEmpty, !own.isEmpty else { continue }
      judged.formUnion(own.filter { index in payments.contains { $0.day > rows[index].day } })
      func exact(without left: Set<Int>) -> Int {
        var found = found
        found.entries[id]?.removeAll { left.contains($0) || gone.contains($0) }
        guard let debt = debt(of: id, in: found), let cycle = debt.cycle(of: payments)?.cycle else {
          return 0
        }
        return debt.explanations(of: payments, by: cycle).count(where: \.isExact)
      }
      let all = exact(without: [])
      if exact(without: own) > all {
        fitting.formUnion(own)
      } else if own.count > 1, own.count <= Self.most {
        fitting.formUnion(own.filter { exact(without: [$0]) > all })
      }
    }
    return (fitting, judged)
  }
}

extension LedgerRow {
  /// Whether a text message of a bank has said it.
  fileprivate var isOfMessage: Bool { origin == .hand && entry.bank != nil && partOf == nil }
}
