import WalletDomain

/// What comes into a card's account, which is a payment, a refund or a discount, and never income.
extension LedgerAccount {
  /// What an entry of this account is by that alone; nil if nothing is known.
  func receipt(_ amount: Won, _ text: String) -> EntryLink.Kind? {
    guard likelyKind == .card, amount > .zero else { return nil }
    let text = LinkNames.folded(text)
    let isBack = LinkWords.isRefund(text) || LinkWords.isDiscount(text)
    return !isBack && LinkWords.isPayment(text) ? .cardBill : .refund
  }

  fileprivate func receipt(_ entry: EntryEdit) -> EntryLink.Kind? {
    receipt(entry.amount, entry.text)
  }
}

extension LedgerCommand {
  /// What entries are that become others: which go into a card's account, and which leave one.
  struct Receipts {
    /// The links without another entry that are not true of them any more.
    fileprivate(set) var going: [EntryLink] = []
    fileprivate var coming: [LedgerRow.ID: EntryLink.Kind] = [:]

    /// What these entries are as a command will have them; what the user has linked otherwise stays so.
    init<Tables: LedgerTables>(
      of rows: [LedgerRow], in tables: Tables, as after: (LedgerRow) -> EntryEdit
    ) throws(Tables.Failure) {
      let accounts = try tables.settings().accounts
      let turning = rows.compactMap { row -> Turn? in
        let (before, edit) = (EntryEdit(row), after(row))
        guard before.account != edit.account || before.amount != edit.amount else { return nil }
        return Turn(
          row: row, amount: edit.amount, before: accounts[before.account].receipt(before),
          after: accounts[edit.account].receipt(edit))
      }
      try self.init(turning, in: tables)
    }

    /// What the entries of an account are when it becomes a card's, or one that is none; nil if it stays what it is.
    init?<Tables: LedgerTables>(
      of id: LedgerAccount.ID, as account: LedgerAccount, in tables: Tables
    ) throws(Tables.Failure) {
      let old = try tables.settings().accounts[id]
      guard (old.likelyKind == .card) != (account.likelyKind == .card) else { return nil }
      let turning = try tables.rows(try tables.ids(inAccount: id)).map { row in
        let edit = EntryEdit(row)
        return Turn(
          row: row, amount: row.amount, before: old.receipt(edit), after: account.receipt(edit))
      }
      try self.init(turning, in: tables)
    }

    /// An entry that becomes another one.
    private struct Turn {
      let row: LedgerRow
      /// What it will have.
      let amount: Won
      /// What it is by its account alone, and what it will be.
      let before: EntryLink.Kind?
      let after: EntryLink.Kind?
    }

    private init<Tables: LedgerTables>(
      _ turns: [Turn], in tables: Tables
    ) throws(Tables.Failure) {
      let turning = turns.filter { $0.before != nil || $0.after != nil }
      guard !turning.isEmpty else { return }
      let links = Dictionary(
        grouping: try tables.links(of: turning.map(\.row.id)).filter { !$0.isRefused }
          .flatMap { link in link.rows.map { (row: $0, link: link) } }, by: \.row)
      for turn in turning {
        let (row, after) = (turn.row, turn.after)
        let own = links[row.id, default: []].map(\.link)
        if let link = own.first, own.count == 1, link.second == nil, link.kind == turn.before {
          guard after == nil || row.amount != turn.amount else { continue }
          going.append(link)
          coming[row.id] = after
        } else if own.isEmpty, turn.before == nil {
          coming[row.id] = after
        }
      }
    }

    /// Takes the links away that are not true any more.
    func leave<Tables: LedgerTables>(
      in tables: inout Tables
    ) throws(Tables.Failure) -> [LedgerChange] { try LedgerCommand.unlink(going, in: &tables) }

    /// Links what has come into a card's account, as if it had been typed there.
    func enter<Tables: LedgerTables>(
      in tables: inout Tables
    ) throws(Tables.Failure) -> [LedgerChange] {
      let rows = try tables.rows(coming.keys.sorted())
      guard !rows.isEmpty else { return [] }
      let links = rows.map { row in
        let kind = coming[row.id] ?? .refund
        return EntryLink(
          kind, first: row.id, second: nil, amount: row.amount.size,
          category: kind == .refund ? row.category : nil)
      }
      // What comes back is no income.
      let marked = zip(rows, links)
        .filter { $1.kind == .refund && $0.category == .income }
        .map { row, _ in (row: row, marks: row.marks.with(category: .other)) }
      var changes: [LedgerChange] = []
      if !marked.isEmpty {
        try tables.mark(marked)
        changes += LedgerChange.marked(marked)
      }
      return changes + [
        .linked(try tables.insert(links).map { LinkChange(before: nil, after: $0) })
      ]
    }
  }
}
