import WalletDomain

/// Entries and their links, against which others are held before they come.
struct LinkBook {
  let rows: [LedgerRow.ID: LedgerRow]
  private var byID: [EntryLink.ID: EntryLink] = [:]
  private var byRow: [LedgerRow.ID: [EntryLink]] = [:]

  init<Tables: LedgerTables>(_ ids: [LedgerRow.ID], in tables: Tables) throws(Tables.Failure) {
    var ids = Set(ids)
    var links = try tables.links(of: ids.sorted())
    // Also all that is one purchase with these.
    while true {
      let others = Set(links.filter { $0.kind == .same && !$0.isRefused }.flatMap(\.rows))
      guard !others.isSubset(of: ids) else { break }
      ids.formUnion(others)
      links = try tables.links(of: ids.sorted())
    }
    self.init(try tables.rows(ids.sorted()), links)
  }

  init(_ rows: [LedgerRow], _ links: [EntryLink]) {
    self.rows = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    for link in links { add(link) }
  }

  mutating func add(_ link: EntryLink) {
    remove(link)
    if link.id != 0 { byID[link.id] = link }
    for id in link.rows { byRow[id, default: []].append(link) }
  }

  mutating func remove(_ link: EntryLink) {
    guard let known = byID.removeValue(forKey: link.id) else { return }
    for id in known.rows { byRow[id]?.removeAll { $0.id == link.id } }
  }

  /// Whether a link still is what it was.
  func holds(_ link: EntryLink) -> Bool { byID[link.id] == link }

  /// Whether an entry still says what it said.
  func holds(_ row: LedgerRow) -> Bool {
    guard let current = rows[row.id] else { return false }
    return (current.amount, current.day, current.account) == (row.amount, row.day, row.account)
  }

  /// Whether entries are linked, besides by links that go.
  func isLinked(_ ids: [LedgerRow.ID], without going: [EntryLink] = []) -> Bool {
    ids.contains { id in
      byRow[id, default: []].contains { !$0.isRefused && !going.contains($0) }
    }
  }

  /// Whether the entries of a link can have it beside their others; a link with its number goes for it.
  func takes(_ link: EntryLink) -> Bool {
    func others(_ id: LedgerRow.ID) -> [EntryLink] {
      byRow[id, default: []].filter { $0.id == 0 || $0.id != link.id }
    }
    guard let first = rows[link.first], link.first != link.second, link.amount > .zero,
      link.amount <= first.amount.size
    else { return false }
    let second = link.second.flatMap { rows[$0] }
    guard (second == nil) == (link.second == nil) else { return false }
    if link.isRefused {
      return !others(link.first).contains {
        $0.isRefused && $0.kind == link.kind && $0.rows == link.rows
      }
    }
    // A purchase that stands twice may come back, and so may its refund stand twice; one that came back may
    // stand in another file, too, as may one that stands twice.
    let compatible: Set<EntryLink.Kind> =
      link.kind == .same ? [.refund, .same] : link.kind == .refund ? [.same] : []
    func linked(_ id: LedgerRow.ID) -> [EntryLink] {
      others(id).filter { !$0.isRefused && !(compatible.contains($0.kind) && $0.second == id) }
    }
    guard linked(link.first).isEmpty else { return false }
    let beside = second.map { linked($0.id) } ?? []
    switch link.kind {
    case .transfer, .cardBill, .topUp:
      guard let second else { return true }
      return link.kind.joins(first.amount, second.amount, isMade: link.isMade)
        && second.account != first.account && beside.isEmpty
    case .refund:
      guard first.amount > .zero, link.amount == first.amount else { return false }
      // The purchase may be older than what is kept here.
      guard let second else { return true }
      guard link.kind.joins(first.amount, second.amount, isMade: false),
        beside.allSatisfy({ $0.isRefund(of: second) || $0.kind == .same })
      else { return false }
      let earlier = beside.filter { $0.isRefund(of: second) }
      return earlier.map(\.amount).reduce(link.amount, +) <= -second.amount
    case .same:
      guard let second, link.amount == first.amount.size else { return false }
      return link.kind.joins(first.amount, second.amount, isMade: false)
        && second.account != first.account && beside.allSatisfy { compatible.contains($0.kind) }
        && areApart(link)
    }
  }

  /// Whether what is one purchase by a link, and by others, is in one account each.
  private func areApart(_ link: EntryLink) -> Bool {
    var groups = SameGroups()
    var seen: Set<LedgerRow.ID> = []
    var next = link.rows
    while let id = next.popLast() {
      guard seen.insert(id).inserted else { continue }
      for other in byRow[id, default: []]
      where other.kind == .same && !other.isRefused && (other.id == 0 || other.id != link.id) {
        if let second = other.second { groups.join(other.first, second) }
        next += other.rows
      }
    }
    return link.second.map { second in
      groups.canJoin(link.first, second) { rows[$0]?.account }
    } ?? false
  }
}

extension EntryLink {
  fileprivate func isRefund(of row: LedgerRow) -> Bool { kind == .refund && second == row.id }

  /// The same link, marked as refused.
  var refused: EntryLink {
    EntryLink(kind, first: first, second: second, amount: amount, isRefused: true)
  }
}

extension LedgerChange {
  /// Makes changes of links that are as these expect them, and whose entries can have them.
  static func link<Tables: LedgerTables>(
    _ changes: [LinkChange], in tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let ids = Set(changes.compactMap { ($0.before ?? $0.after)?.id }).sorted()
    let known = Dictionary(try tables.links(ids).map { ($0.id, $0) }) { $1 }
    var book = try LinkBook(changes.flatMap(\.rows), in: tables)
    var made: [LinkChange] = []
    for change in changes {
      guard let link = change.after ?? change.before, known[link.id] == change.before,
        change.after.map(book.takes) ?? true
      else {
        replay.left.rows += 1
        continue
      }
      book.remove(link)
      if let after = change.after { book.add(after) }
      made.append(change)
    }
    guard !made.isEmpty else { return }
    try tables.change(made)
    replay.made.append(.linked(made))
    // A refund or its purchase may have got another category since.
    let purchases = Dictionary(
      made.compactMap(\.after).filter { $0.kind == .refund && !$0.isRefused }
        .compactMap { link in link.second.map { (link.first, $0) } }
    ) { $1 }
    let marked = purchases.compactMap { id, other -> (row: LedgerRow, marks: LedgerMarks)? in
      guard let refund = book.rows[id], let purchase = book.rows[other],
        refund.category != purchase.category
      else { return nil }
      return (refund, refund.marks.with(category: purchase.category))
    }
    guard !marked.isEmpty else { return }
    try tables.mark(marked.sorted { $0.row.id < $1.row.id })
    replay.made += LedgerChange.marked(marked)
  }
}
