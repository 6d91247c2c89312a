import WalletDomain

/// Payments that are of several cards, and are split so that each has its own.
extension LedgerCommand {
  /// Splits such entries, and returns what is to link, and what was done.
  ///
  /// What is not as it was proposed stays as it is, and is left out.
  static func share<Tables: LedgerTables>(
    _ proposals: [LinkProposal], _ accounts: LedgerAccounts, in tables: inout Tables
  ) throws(Tables.Failure) -> ([LinkProposal], [LedgerChange]) {
    // By the places of the proposals.
    var left = proposals.map { $0.besides.isEmpty ? [$0] : [] }
    var changes: [LedgerChange] = []
    let shared = proposals.enumerated().filter { !$0.element.besides.isEmpty }
    for round in shared.rounds(by: { $0.element.sharedRows }) {
      let book = try LinkBook(round.flatMap(\.element.sharedRows), in: tables)
      let wholes = try tables.parts(with: round.map(\.element.first))
      let free = round.filter { _, proposal in
        let replaced = proposal.shares.compactMap(\.replaced)
        return proposal.canShare(book, accounts) && replaced.allSatisfy(book.holds)
          && !book.isLinked(proposal.sharedRows, without: replaced)
          && !book.isLinked([proposal.first.id])
          && wholes[proposal.first.id]?.count == 1
      }
      changes += try split(
        free.compactMap { _, proposal in
          book.rows[proposal.first.id].map { ($0, proposal.parts) }
        }, in: &tables)
      let parts = try tables.parts(with: free.map(\.element.first))
      for (place, proposal) in free {
        let own = parts[proposal.first.id, default: []]
        guard own.count == proposal.shares.count else { continue }
        left[place] = zip(own, proposal.shares).map { part, share in
          LinkProposal(
            .cardBill, first: part, second: share.second,
            made: share.second == nil ? share.account : nil, replaced: share.replaced,
            isSure: proposal.isSure, reasons: proposal.reasons)
        }
      }
    }
    return (left.flatMap(\.self), changes)
  }
}

extension LinkProposal {
  /// What each card has of it.
  fileprivate var shares: [Share] {
    (made ?? second?.account).map {
      [Share($0, amount, second: second, replaced: replaced)] + besides
    } ?? []
  }

  /// The payment, and the cards' own entries of it.
  fileprivate var sharedRows: [LedgerRow.ID] { [first.id] + shares.compactMap(\.second?.id) }

  fileprivate var parts: [EntryPart] {
    shares.map { EntryPart(amount: -$0.amount, category: first.category, note: first.note) }
  }

  fileprivate func canShare(_ book: LinkBook, _ accounts: LedgerAccounts) -> Bool {
    let sum = shares.reduce(Won.zero) { $0 + $1.amount }
    return kind == .cardBill && first.amount < .zero && !first.isLocked && book.holds(first)
      && sum == -first.amount
      && shares.allSatisfy { share in
        share.amount > .zero && share.account != first.account && accounts.contains(share.account)
          && share.second.map { book.holds($0) && $0.amount == share.amount } ?? true
      }
  }
}
