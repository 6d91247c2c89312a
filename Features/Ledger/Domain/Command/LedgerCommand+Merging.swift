import WalletDomain

extension LedgerCommand {
  /// Removes what stands twice, of which the others keep what files know it by; those that have changed or are linked
  /// since stay as they are.
  static func merge<Tables: LedgerTables>(
    _ proposals: [LinkProposal], in tables: inout Tables
  ) throws(Tables.Failure) -> (changes: [LedgerChange], count: Int) {
    var changes: [LedgerChange] = []
    var count = 0
    let pairs = proposals.compactMap { proposal in proposal.second.map { (proposal.first, $0) } }
    for round in pairs.rounds(by: { [$0.0.id, $0.1.id] }) {
      let ids = round.flatMap { [$0.0.id, $0.1.id] }.sorted()
      let rows = Dictionary(try tables.rows(ids).map { ($0.id, $0) }) { $1 }
      let linked = try tables.linked(ids)
      let lockedParts = Set(
        try tables.parts(of: round.map(\.0.id)).filter(\.isLocked).compactMap(\.partOf))
      let merged = round.compactMap { first, second -> Merged? in
        guard let going = rows[first.id], let staying = rows[second.id], going.isLike(first),
          staying.isLike(second), !going.isLocked, !lockedParts.contains(going.id),
          going.origin != .wallet,
          linked.isDisjoint(with: [going.id, staying.id])
        else { return nil }
        return Merged(going: going, staying: staying)
      }
      guard !merged.isEmpty else { continue }
      let banks = Dictionary(merged.map { ($0.staying.id, $0.going.entry.bank) }) { $1 }
      let corrected = try tables.correct(banks.keys) { row in
        var facts = row.entry.facts
        facts.bank = row.entry.bank.known(also: banks[row.id] ?? nil)
        return facts
      }
      if !corrected.isEmpty { changes.append(.corrected(corrected)) }
      let marked = merged.filter { $0.staying.marks != $0.going.marks }
        .map { (row: $0.staying, marks: $0.going.marks) }.sorted { $0.row.id < $1.row.id }
      if !marked.isEmpty {
        try tables.mark(marked)
        changes += LedgerChange.marked(marked)
      }
      // If one of them cannot go, the others do.
      let going = merged.map(\.going.id)
      let all = try remove(going, from: &tables)
      if case .success(let removed) = all {
        changes += removed.changes
        count += going.count
        continue
      }
      for id in going {
        guard case .success(let removed) = try remove([id], from: &tables) else { continue }
        changes += removed.changes
        count += 1
      }
    }
    return (changes, count)
  }

  private struct Merged {
    let going: LedgerRow
    let staying: LedgerRow
  }
}

extension LinkProposal {
  /// Whether both are entries of one account, of which one is left.
  var isOfOneAccount: Bool { kind == .same && second?.account == first.account }
}

extension LedgerRow {
  fileprivate func isLike(_ other: LedgerRow) -> Bool {
    (amount, day, account) == (other.amount, other.day, other.account)
  }
}

extension BankRecord? {
  /// With the number by which a card's approvals know it, or their time where they have none.
  fileprivate func known(also other: BankRecord?) -> BankRecord? {
    let approval = self?.approval ?? other?.approval
    let second = self?.second ?? (approval == nil ? other?.second : nil)
    guard var bank = self else { return BankRecord(second: second, approval: approval) }
    (bank.approval, bank.second) = (approval, second)
    return bank
  }
}
