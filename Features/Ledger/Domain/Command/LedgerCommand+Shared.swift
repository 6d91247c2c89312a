import WalletDomain

/// Payments that are of several cards, and are split so that each has its own.
extension LedgerCommand {
  /// Splits such entries, and returns what is to link, and what was done.
  ///
  /// What is not as it was proposed stays as it is, and is left out.
  static func share<Tables: LedgerTables>(
    _ proposals: [LinkProposal], _ accounts: LedgerAccounts, in tables: inout Tables
  ) throws(Tables.Failure) -> ([LinkProposal], [LedgerChange]) {
    var left: [LinkProposal] = []
    var changes: [LedgerChange] = []
    for proposal in proposals {
      guard !proposal.besides.isEmpty else {
        left.append(proposal)
        continue
      }
      let rows = [proposal.first.id] + proposal.shares.compactMap(\.second?.id)
      let book = try LinkBook(rows, in: tables)
      let replaced = proposal.shares.compactMap(\.replaced)
      guard proposal.canShare(book, accounts), replaced.allSatisfy(book.holds),
        try !tables.isLinked(rows, without: replaced),
        try tables.parts(with: proposal.first).count == 1,
        case .success(let outcome) = try split(proposal.first, into: proposal.parts, in: &tables),
        let whole = try tables.rows([proposal.first.id]).first
      else { continue }
      changes += outcome.changes
      left += zip(try tables.parts(with: whole), proposal.shares).map { part, share in
        LinkProposal(
          .cardBill, first: part, second: share.second,
          made: share.second == nil ? share.account : nil, replaced: share.replaced,
          isSure: proposal.isSure, reasons: proposal.reasons)
      }
    }
    return (left, changes)
  }
}

extension LinkProposal {
  /// What each card has of it.
  fileprivate var shares: [Share] {
    (made ?? second?.account).map {
      [Share($0, amount, second: second, replaced: replaced)] + besides
    } ?? []
  }

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
