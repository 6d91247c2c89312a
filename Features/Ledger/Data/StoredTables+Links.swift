import LedgerDomain
import SQL

/// Links inside one transaction.
extension StoredTables {
  func links(of rows: [LedgerRow.ID]) throws(SQLError) -> [EntryLink] {
    try connection.links(of: rows)
  }

  func links(_ ids: [EntryLink.ID]) throws(SQLError) -> [EntryLink] { try connection.links(ids) }

  func madeLinks(in accounts: [LedgerAccount.ID]) throws(SQLError) -> [EntryLink] {
    try connection.madeLinks(in: accounts)
  }

  func insert(_ links: [EntryLink]) throws(SQLError) -> [EntryLink] {
    var added: [EntryLink] = []
    for part in links.batches() { added += try connection.insert(part) }
    return added
  }

  /// All that go before any that comes, since a row has one at most.
  func change(_ links: [LinkChange]) throws(SQLError) {
    let going = links.filter { $0.before != nil }.map { LinkChange(before: $0.before, after: nil) }
    let coming = links.filter { $0.after != nil }.map { LinkChange(before: nil, after: $0.after) }
    for part in going.batches() + coming.batches() { try connection.change(part) }
  }
}
