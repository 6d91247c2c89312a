import Time
import WalletDomain

/// Linking entries, and taking links apart.
extension LedgerCommand {
  static func link<Tables: LedgerTables>(
    _ proposals: [LinkProposal], in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    let settings = try tables.settings()
    lazy var rules = RuleMatcher(settings.rules.list)
    let (free, ended) = try end(proposals, settings.accounts, in: &tables)
    let (whole, shared) = try share(free, settings.accounts, in: &tables)
    let (proposals, divided) = try divide(whole, settings.accounts, in: &tables)
    var book = try LinkBook(proposals.flatMap { $0.link.rows }, in: tables)
    let replaced = proposals.filter { $0.replaced?.second != $0.second?.id }.compactMap(\.replaced)
    if let failure = LedgerError.ofLocked(try tables.made(for: replaced)) {
      return .failure(failure)
    }
    let openings = try Openings(
      of: proposals.compactMap(\.made) + (try tables.made(for: replaced)).map(\.account), in: tables
    )
    var new: [EntryLink] = []
    var changed: [LinkChange] = []
    var made: [(proposal: LinkProposal, entry: LedgerEntry, account: LedgerAccount.ID)] = []
    var marked: [(row: LedgerRow, marks: LedgerMarks)] = []
    for proposal in proposals where !proposal.isOfOneAccount {
      let link = proposal.link
      guard book.holds(proposal.first), proposal.second.map({ book.holds($0) }) ?? true,
        proposal.replaced.map({ book.holds($0) }) ?? true, book.takes(link)
      else { continue }
      if let replaced = proposal.replaced, proposal.made == nil {
        changed.append(LinkChange(before: replaced, after: link))
      } else if let account = proposal.made {
        guard account != .superPay, settings.accounts.contains(account),
          [.transfer, .cardBill, .topUp].contains(link.kind)
        else { continue }
        // A card has as much of a bill as its entries explain.
        let won = link.kind == .cardBill ? link.amount : proposal.first.amount.size
        made.append((proposal, proposal.first.entry.otherSide(of: won), account))
      } else {
        new.append(link)
      }
      book.add(link)
      if link.kind == .refund, let refund = book.rows[link.first] {
        // Where the purchase is not known, what comes back is no income all the same.
        let category =
          proposal.second.flatMap { book.rows[$0.id]?.category } ?? proposal.category
          ?? refund.categoryOfRefund(by: rules)
        guard refund.category != category else { continue }
        marked.append((refund, refund.marks.with(category: category)))
      }
    }
    let merged = try merge(proposals.filter(\.isOfOneAccount), in: &tables)
    let count = new.count + changed.count + made.count + merged.count
    guard count > 0 else { return .failure(.missing) }
    var changes = ended + shared + divided + merged.changes
    if !made.isEmpty {
      let ids = try tables.insert(made.map { ($0.entry, $0.account) }, .hand, importID: nil)
      changes.append(.added(EnteredRows(try tables.rows(ids))))
      for (each, id) in zip(made, ids) {
        let link = each.proposal.link.with(second: id, isMade: true)
        if let replaced = each.proposal.replaced {
          changed.append(LinkChange(before: replaced, after: link))
        } else {
          new.append(link)
        }
      }
    }
    if !marked.isEmpty {
      try tables.mark(marked.sorted { $0.row.id < $1.row.id })
      changes += LedgerChange.marked(marked)
    }
    let corrected = try correctMade(of: changed, in: &tables)
    if !corrected.isEmpty { changes.append(.corrected(corrected)) }
    if !changed.isEmpty { try tables.change(changed) }
    let links = new.isEmpty ? [] : try tables.insert(new)
    let linked = changed + links.map { LinkChange(before: nil, after: $0) }
    if !linked.isEmpty { changes.append(.linked(linked)) }
    let others = changed.filter { $0.before?.second != $0.after?.second }.compactMap(\.before)
    let unneeded = try tables.made(for: others)
    if !unneeded.isEmpty { changes.append(.removed(try tables.takeAway(unneeded))) }
    changes += try openings.follow(in: &tables)
    return .success(LedgerOutcome(changes, count: count))
  }

  /// Gives what was made for the bills of cards as much as the cards' entries explain of them now.
  static func correctMade<Tables: LedgerTables>(
    of changes: [LinkChange], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerCorrection] {
    let explained = Dictionary(
      changes.compactMap { change -> (LedgerRow.ID, Won)? in
        guard let link = change.after, link.kind == .cardBill, link.isMade,
          change.before?.second == link.second
        else { return nil }
        return link.second.map { ($0, link.amount) }
      }
    ) { $1 }
    guard !explained.isEmpty else { return [] }
    return try tables.correct(explained.keys) { row in
      guard row.origin == .hand, !row.isLocked, let amount = explained[row.id] else { return nil }
      return row.facts(amount: row.amount < .zero ? -amount : amount)
    }
  }

  static func refuse<Tables: LedgerTables>(
    _ proposals: [LinkProposal], in tables: inout Tables
  ) throws(Tables.Failure) -> Result<LedgerOutcome, LedgerError> {
    var book = try LinkBook(proposals.flatMap { $0.link.rows }, in: tables)
    var refused: [EntryLink] = []
    for proposal in proposals
    where proposal.isOfAccount
      || proposal.replaced.map({ $0.second != proposal.second?.id }) ?? true
    {
      let link = proposal.link.with(amount: min(proposal.amount, proposal.first.amount.size))
        .refused
      guard book.takes(link) else { continue }
      book.add(link)
      refused.append(link)
    }
    guard !refused.isEmpty else { return .failure(.missing) }
    let links = try tables.insert(refused)
    let changes = links.map { LinkChange(before: nil, after: $0) }
    return .success(LedgerOutcome([.linked(changes)], count: links.count))
  }

  /// Why links cannot be taken apart; nil if they can: what was made for one and is locked would be income.
  static func lockedMade<Tables: LedgerTables>(
    _ links: [EntryLink], without going: Set<LedgerRow.ID> = [], in tables: Tables
  ) throws(Tables.Failure) -> LedgerError? {
    LedgerError.ofLocked(try tables.made(for: links).filter { !going.contains($0.id) })
  }

  /// Removes links, gives refunds their own categories again, and removes what was made for links, but for
  /// rows that go anyway.
  static func unlink<Tables: LedgerTables>(
    _ links: [EntryLink], without going: Set<LedgerRow.ID> = [], in tables: inout Tables
  ) throws(Tables.Failure) -> [LedgerChange] {
    guard !links.isEmpty else { return [] }
    let changes = links.map { LinkChange(before: $0, after: nil) }
    try tables.change(changes)
    var made: [LedgerChange] = [.linked(changes)]
    let categories = try tables.settings().categories
    let own = Dictionary(
      links.filter { !$0.isRefused && $0.kind == .refund && !going.contains($0.first) }
        .map { ($0.first, $0.category) }
    ) { $1 }
    let marked = try tables.rows(own.keys.sorted()).compactMap {
      row -> (row: LedgerRow, marks: LedgerMarks)? in
      guard let category = own[row.id]?.map(categories.resolved), category != row.category else {
        return nil
      }
      return (row, row.marks.with(category: category))
    }
    if !marked.isEmpty {
      try tables.mark(marked)
      made += LedgerChange.marked(marked)
    }
    let unneeded = try tables.made(for: links).filter { !$0.isLocked && !going.contains($0.id) }
    guard !unneeded.isEmpty else { return made }
    let openings = try Openings(of: unneeded.map(\.account), in: tables)
    made.append(.removed(try tables.takeAway(unneeded)))
    return made + (try openings.follow(in: &tables))
  }
}

extension LedgerRow {
  /// What it counts as where its purchase is not known: what rules say of what is spent there.
  fileprivate func categoryOfRefund(by rules: @autoclosure () -> RuleMatcher) -> LedgerCategory {
    guard category == .income else { return category }
    let spent = RuleSubject(
      text: text, note: note, isReceived: false, amount: amount.amount.magnitude, account: account)
    let category = rules().rule(for: spent)?.category ?? .other
    return [.income, .topUp].contains(category) ? .other : category
  }
}

extension LedgerEntry {
  /// So much of the same movement as its other account has it.
  fileprivate func otherSide(of won: Won) -> LedgerEntry {
    LedgerEntry(day: day, amount: amount < .zero ? won : -won, text: text, category: category)
  }
}

extension LedgerTables {
  /// The entries that were made for links.
  func made(for links: [EntryLink]) throws(Failure) -> [LedgerRow] {
    let ids = Set(links.filter(\.isMade).compactMap(\.second)).sorted()
    return try rows(ids).filter { $0.origin == .hand }
  }

  /// The same changes with those of the refunds of entries that get other categories.
  func withRefunds(
    _ marked: [(row: LedgerRow, marks: LedgerMarks)]
  ) throws(Failure) -> [(row: LedgerRow, marks: LedgerMarks)] {
    let moved = marked.filter { $0.row.category != $0.marks.category }
    guard !moved.isEmpty else { return marked }
    let categories = Dictionary(moved.map { ($0.row.id, $0.marks.category) }) { $1 }
    var wanted: [LedgerRow.ID: LedgerCategory] = [:]
    for link in try links(of: moved.map(\.row.id)) where link.kind == .refund && !link.isRefused {
      if let category = link.second.flatMap({ categories[$0] }) { wanted[link.first] = category }
    }
    guard !wanted.isEmpty else { return marked }
    var all = Dictionary(marked.map { ($0.row.id, $0) }) { $1 }
    for row in try rows(wanted.keys.sorted()) {
      var marks = all[row.id]?.marks ?? row.marks
      guard let category = wanted[row.id], marks.category != category else { continue }
      marks.category = category
      all[row.id] = (row, marks)
    }
    return all.values.sorted { $0.row.id < $1.row.id }
  }
}
