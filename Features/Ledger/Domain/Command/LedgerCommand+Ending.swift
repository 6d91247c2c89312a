import WalletDomain

/// Links that end so that their entries can have others.
extension LedgerCommand {
  /// Ends such links, joins what was split off, and returns what is left to link, and what was done.
  ///
  /// What is not as it was proposed stays as it is, and is left out.
  static func end<Tables: LedgerTables>(
    _ proposals: [LinkProposal], _ accounts: LedgerAccounts, in tables: inout Tables
  ) throws(Tables.Failure) -> ([LinkProposal], [LedgerChange]) {
    guard proposals.contains(where: { !$0.ended.isEmpty }) else { return (proposals, []) }
    var left: [LinkProposal] = []
    var changes: [LedgerChange] = []
    var seen: Set<LedgerRow.ID> = []
    for proposal in proposals {
      guard !proposal.ended.isEmpty else {
        left.append(proposal)
        continue
      }
      let ids = proposal.link.rows
      let book = try LinkBook(ids, in: tables)
      guard seen.isDisjoint(with: ids), book.holds(proposal.first),
        proposal.second.map({ book.holds($0) }) ?? true, proposal.ended.allSatisfy(book.holds),
        try !tables.isLinked(ids, without: proposal.ended + [proposal.replaced].compactMap(\.self)),
        try lockedMade(proposal.ended, in: tables) == nil
      else { continue }
      var division: Division?
      if proposal.joined > .zero {
        guard let whole = try whole(of: proposal, in: tables) else { continue }
        division = whole
      } else if proposal.interest > .zero {
        guard proposal.canDivide(book, accounts), !proposal.first.isLocked,
          try tables.parts(with: proposal.first).count == 1
        else { continue }
      } else {
        var free = book
        for link in proposal.ended { free.remove(link) }
        guard free.takes(proposal.link) else { continue }
      }
      seen.formUnion(ids)
      changes += try unlink(proposal.ended, in: &tables)
      if let division { changes.append(.joined(try tables.join(division))) }
      let rows = Dictionary(try tables.rows(ids).map { ($0.id, $0) }) { $1 }
      left.append(proposal.with(rows))
    }
    return (left, changes)
  }

  /// What joins the one part that was split off; nil if there is another one, or it is linked or locked.
  private static func whole<Tables: LedgerTables>(
    of proposal: LinkProposal, in tables: Tables
  ) throws(Tables.Failure) -> Division? {
    guard let id = proposal.ended.first?.first, let row = try tables.rows([id]).first else {
      return nil
    }
    let parts = try tables.parts(with: row)
    guard parts.count == 2, parts[0].id == id, parts[1].amount.size == proposal.joined,
      LedgerError.ofLocked(parts) == nil,
      try !tables.isLinked(parts.map(\.id), without: proposal.ended),
      proposal.amount == (parts[0].amount + parts[1].amount).size
    else { return nil }
    return Division(row, joining: [parts[1]])
  }
}
