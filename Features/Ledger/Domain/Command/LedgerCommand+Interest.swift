import WalletDomain

/// Payments of which a part is interest, and the rest is linked.
extension LedgerCommand {
  /// Splits the interest off from entries, and returns what is left to link, and what was done.
  ///
  /// What is not as it was proposed stays as it is, and is left out.
  static func divide<Tables: LedgerTables>(
    _ proposals: [LinkProposal], _ accounts: LedgerAccounts, in tables: inout Tables
  ) throws(Tables.Failure) -> ([LinkProposal], [LedgerChange]) {
    let due = proposals.filter { $0.interest > .zero }
    guard !due.isEmpty else { return (proposals, []) }
    let book = try LinkBook(due.flatMap(\.link.rows), in: tables)
    let wholes = try tables.parts(with: due.map(\.first))
    var left: [LinkProposal] = []
    var splits: [(whole: LedgerRow, parts: [EntryPart])] = []
    var seen: Set<LedgerRow.ID> = []
    for proposal in proposals {
      guard proposal.interest > .zero else {
        left.append(proposal)
        continue
      }
      let rows = proposal.link.rows
      guard seen.isDisjoint(with: rows), proposal.canDivide(book, accounts),
        !book.isLinked(proposal.replaced == nil ? rows : [proposal.first.id]),
        wholes[proposal.first.id]?.count == 1, let whole = book.rows[proposal.first.id]
      else { continue }
      seen.formUnion(rows)
      splits.append((whole, proposal.parts))
      left.append(proposal)
    }
    let changes = try split(splits, in: &tables)
    let divided = Set(changes.compactMap(\.division?.id))
    let rests = Dictionary(try tables.rows(divided.sorted()).map { ($0.id, $0) }) { $1 }
    return (
      left.compactMap { proposal in
        proposal.interest > .zero
          ? rests[proposal.first.id].map { proposal.with(first: $0) } : proposal
      }, changes
    )
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
