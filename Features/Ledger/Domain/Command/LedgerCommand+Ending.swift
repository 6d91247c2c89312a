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
    let ending = proposals.filter { !$0.ended.isEmpty }
    var book = try LinkBook(ending.flatMap(\.link.rows), in: tables)
    let wholes = try Wholes(of: ending, in: tables)
    var left: [LinkProposal] = []
    var ended: [EntryLink] = []
    var divisions: [Division] = []
    var seen: Set<LedgerRow.ID> = []
    for proposal in proposals {
      guard !proposal.ended.isEmpty else {
        left.append(proposal)
        continue
      }
      let ids = proposal.link.rows
      guard seen.isDisjoint(with: ids), book.holds(proposal.first),
        proposal.second.map({ book.holds($0) }) ?? true, proposal.ended.allSatisfy(book.holds),
        !book.isLinked(ids, without: proposal.ended + [proposal.replaced].compactMap(\.self)),
        !wholes.areLocked(proposal.ended)
      else { continue }
      if proposal.joined > .zero {
        guard let whole = wholes.joining(proposal, without: ended) else { continue }
        divisions.append(whole)
        seen.formUnion([whole.id] + whole.parts.ids)
      } else if proposal.interest > .zero {
        guard proposal.canDivide(book, accounts), !proposal.first.isLocked,
          wholes.parts(with: proposal.first).count == 1
        else { continue }
      } else {
        var free = book
        for link in proposal.ended { free.remove(link) }
        guard free.takes(proposal.link) else { continue }
      }
      // What ends takes what was made for it away.
      seen.formUnion(ids + proposal.ended.filter(\.isMade).compactMap(\.second))
      for link in proposal.ended { book.remove(link) }
      ended += proposal.ended
      left.append(proposal)
    }
    var changes = try unlink(ended, in: &tables)
    changes += try tables.join(divisions).map(LedgerChange.joined)
    let rows = Dictionary(
      try tables.rows(left.filter { !$0.ended.isEmpty }.flatMap(\.link.rows).sorted())
        .map { ($0.id, $0) }
    ) { $1 }
    return (left.map { $0.ended.isEmpty ? $0 : $0.with(rows) }, changes)
  }
}

/// The entries of links that may end, with what was split off from them, read before any of them ends.
private struct Wholes {
  private let parts: [LedgerRow.ID: [LedgerRow]]
  private let wholes: [LedgerRow.ID: LedgerRow.ID]
  private let links: [LedgerRow.ID: [EntryLink]]
  private let lockedMade: Set<LedgerRow.ID>

  init<Tables: LedgerTables>(
    of proposals: [LinkProposal], in tables: Tables
  ) throws(Tables.Failure) {
    let ended = proposals.flatMap(\.ended)
    lockedMade = Set(try tables.made(for: ended).filter(\.isLocked).map(\.id))
    let ids = Set(ended.map(\.first)).union(proposals.map(\.first.id)).sorted()
    let rows = try tables.rows(ids)
    wholes = Dictionary(rows.map { ($0.id, $0.partOf ?? $0.id) }) { $1 }
    parts = try tables.parts(with: rows)
    links = Dictionary(
      grouping: try tables.links(of: parts.values.flatMap { $0.map(\.id) }.sorted())
        .filter { !$0.isRefused }
        .flatMap { link in link.rows.map { (row: $0, link: link) } }, by: \.row
    ).mapValues { $0.map(\.link) }
  }

  /// Whether what was made for links is locked.
  func areLocked(_ links: [EntryLink]) -> Bool {
    links.contains { $0.isMade && $0.second.map(lockedMade.contains) ?? false }
  }

  func parts(with row: LedgerRow) -> [LedgerRow] {
    wholes[row.id].map { parts[$0, default: []] } ?? []
  }

  /// What joins the one part that was split off; nil if there is another one, or it is linked or locked.
  func joining(_ proposal: LinkProposal, without ended: [EntryLink]) -> Division? {
    guard let id = proposal.ended.first?.first, let whole = wholes[id] else { return nil }
    let parts = parts[whole, default: []]
    let going = proposal.ended + ended
    guard parts.count == 2, parts[0].id == id, parts[1].amount.size == proposal.joined,
      LedgerError.ofLocked(parts) == nil,
      !parts.contains(where: { part in
        links[part.id, default: []].contains { !going.contains($0) }
      }),
      proposal.amount == (parts[0].amount + parts[1].amount).size
    else { return nil }
    return Division(parts[0], joining: [parts[1]])
  }
}
