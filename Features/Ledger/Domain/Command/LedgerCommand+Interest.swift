import WalletDomain

/// Payments of which a part is interest, and the rest is linked.
extension LedgerCommand {
  /// Splits the interest off from entries, and returns what is left to link, and what was done.
  ///
  /// What is not as it was proposed stays as it is, and is left out.
  static func divide<Tables: LedgerTables>(
    _ proposals: [LinkProposal], _ accounts: LedgerAccounts, in tables: inout Tables
  ) throws(Tables.Failure) -> ([LinkProposal], [LedgerChange]) {
    var left: [LinkProposal] = []
    var changes: [LedgerChange] = []
    var seen: Set<LedgerRow.ID> = []
    for proposal in proposals {
      guard proposal.interest > .zero else {
        left.append(proposal)
        continue
      }
      let rows = proposal.link.rows
      let book = try LinkBook(rows, in: tables)
      guard seen.isDisjoint(with: rows), proposal.canDivide(book, accounts),
        try !tables.isLinked(proposal.replaced == nil ? rows : [proposal.first.id]),
        try tables.parts(with: proposal.first).count == 1,
        case .success(let outcome) = try split(
          proposal.first, into: proposal.parts, in: &tables),
        let rest = try tables.rows([proposal.first.id]).first
      else { continue }
      seen.formUnion(rows)
      changes += outcome.changes
      left.append(proposal.with(first: rest))
    }
    return (left, changes)
  }
}

extension LinkProposal {
  /// What moves, and the interest.
  fileprivate var parts: [EntryPart] {
    let isOut = first.amount < .zero
    return [(amount, first.note), (interest, "")].map { amount, note in
      EntryPart(amount: isOut ? -amount : amount, category: first.category, note: note)
    }
  }

  /// Whether entries are as they were proposed, and may be linked once the interest is split off.
  func canDivide(_ book: LinkBook, _ accounts: LedgerAccounts) -> Bool {
    // The other entry may have a link to an account that was not kept here.
    let isFree = replaced.map { book.holds($0) && $0.rows == second.map { [$0.id] } } ?? true
    guard kind == .transfer, isFree, amount > .zero, book.holds(first),
      amount + interest == first.amount.size
    else { return false }
    if let made { return made != .superPay && made != first.account && accounts.contains(made) }
    guard let second else { return true }
    return book.holds(second) && second.account != first.account
      && second.amount == -parts[0].amount
  }
}
