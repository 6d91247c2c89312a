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
      func receipt(_ edit: EntryEdit) -> EntryLink.Kind? {
        accounts[edit.account].receipt(edit.amount, edit.text)
      }
      let turning = rows.compactMap { row -> (row: LedgerRow, edit: EntryEdit)? in
        let (before, edit) = (EntryEdit(row), after(row))
        let isSame = before.account == edit.account && before.amount == edit.amount
        return isSame || (receipt(before), receipt(edit)) == (nil, nil) ? nil : (row, edit)
      }
      guard !turning.isEmpty else { return }
      let links = Dictionary(
        grouping: try tables.links(of: turning.map(\.row.id)).filter { !$0.isRefused }
          .flatMap { link in link.rows.map { (row: $0, link: link) } }, by: \.row)
      for (row, edit) in turning {
        let (before, after) = (receipt(EntryEdit(row)), receipt(edit))
        let own = links[row.id, default: []].map(\.link)
        if let link = own.first, own.count == 1, link.second == nil, link.kind == before {
          guard after == nil || row.amount != edit.amount else { continue }
          going.append(link)
          coming[row.id] = after
        } else if own.isEmpty, before == nil {
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
