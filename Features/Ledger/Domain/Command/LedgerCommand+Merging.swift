import WalletDomain

extension LedgerCommand {
  /// Removes what stands twice, of which the others keep what files know it by; those that have changed or are linked
  /// since stay as they are.
  static func merge<Tables: LedgerTables>(
    _ proposals: [LinkProposal], in tables: inout Tables
  ) throws(Tables.Failure) -> (changes: [LedgerChange], count: Int) {
    var changes: [LedgerChange] = []
    var count = 0
    for proposal in proposals {
      guard let second = proposal.second else { continue }
      let ids = [proposal.first.id, second.id]
      let rows = Dictionary(try tables.rows(ids).map { ($0.id, $0) }) { $1 }
      guard let going = rows[ids[0]], let staying = rows[ids[1]],
        going.isLike(proposal.first), staying.isLike(second), !going.isLocked,
        try tables.links(of: ids).allSatisfy(\.isRefused)
      else { continue }
      let corrected = try tables.correct([staying.id]) { row in
        var facts = row.entry.facts
        facts.bank = row.entry.bank.known(also: going.entry.bank)
        return facts
      }
      if !corrected.isEmpty { changes.append(.corrected(corrected)) }
      if staying.marks != going.marks {
        let marked = [(row: staying, marks: going.marks)]
        try tables.mark(marked)
        changes += LedgerChange.marked(marked)
      }
      if case .success(let removed) = try remove([going.id], from: &tables) {
        changes += removed.changes
        count += 1
      }
    }
    return (changes, count)
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
