import LedgerDomain

/// The tables of a ledger in memory.
struct InMemoryTables: LedgerTables {
  var rows: [LedgerRow.ID: LedgerRow]
  /// Rows that commands keep since they have removed them.
  private var removed: [LedgerRow.ID: (row: LedgerRow, command: Int)] = [:]
  /// Who has made the commands that keep rows.
  private var members: [Int: String?] = [:]
  /// The command that changes the tables now, and whose it is.
  private var command = 0
  private var member: String?
  private var allImports: [LedgerImport] = []
  /// Into which account each import went.
  private(set) var importAccounts: [LedgerImport.ID: LedgerAccount.ID] = [:]
  var reconciliations: [LedgerReconciliation] = []
  private(set) var links: [EntryLink.ID: EntryLink] = [:]
  private var lastLink: EntryLink.ID = 0
  var kept = LedgerSettings.builtIn
  var lastReconciliation: LedgerReconciliation.ID = 0
  /// No id is given twice.
  private var lastID: LedgerRow.ID

  init(_ rows: [LedgerRow]) {
    self.rows = Dictionary(rows.map { ($0.id, $0) }) { $1 }
    lastID = rows.map(\.id).max() ?? 0
    if rows.contains(where: { $0.account == .imports }) { kept.accounts = .earlier }
  }

  /// Those that have rows, newest first.
  var imports: [LedgerImport] {
    allImports.reversed().compactMap { one in
      var one = one
      one.count = rows.values.count { $0.importID == one.id && $0.partOf == nil }
      return one.count > 0 ? one : nil
    }
  }

  func rows(_ ids: [LedgerRow.ID]) -> [LedgerRow] { ids.compactMap { rows[$0] } }

  func ids(in category: LedgerCategory) -> [LedgerRow.ID] {
    rows.values.filter { $0.category == category }.map(\.id).sorted()
  }

  func ids(ofImport id: LedgerImport.ID) -> [LedgerRow.ID] {
    rows.values.filter { $0.importID == id }.map(\.id).sorted()
  }

  func file(ofImport id: LedgerImport.ID) -> String? {
    allImports.first { $0.id == id }?.file
  }

  func allIDs() -> [LedgerRow.ID] { rows.keys.sorted() }

  func news(of entries: [StatementEntry], into account: LedgerAccount.ID?) -> StatementNews {
    var recognition = EntryRecognition(entries, into: account, in: settings().accounts)
    let days = recognition.days
    let made = Set(links.values.filter(\.isMade).compactMap(\.second))
    for id in rows.keys.sorted() {
      guard let row = rows[id], row.isLocked || !made.contains(id) else { continue }
      recognition.take(known(row), as: EntryFingerprint(row.entry))
      if days?.contains(row.day) == true { recognition.note(row.importID, on: row.day) }
    }
    var news = recognition.news()
    news.newestImport = allImports.map(\.id).max() ?? 0
    return news
  }

  func twins(of rows: [LedgerRow]) -> [LedgerRow.ID: Int] {
    var twins = EntryTwins(of: rows, importAccounts)
    for row in self.rows.values { twins.take(known(row), as: EntryFingerprint(row.entry)) }
    return twins.counts
  }

  private func known(_ row: LedgerRow) -> EntryRecognition.Row {
    EntryRecognition.Row(row, importedInto: row.importID.flatMap { importAccounts[$0] })
  }

  func settings() -> LedgerSettings { kept }

  func maySave() -> Bool { true }

  /// Nothing takes long in memory.
  func reach(_ done: Int, of total: Int) {}

  mutating func pass(_ count: Int) {}

  mutating func insert(_ new: [NewRow]) -> [LedgerRow.ID] {
    new.map { new in
      lastID += 1
      rows[lastID] = LedgerRow(
        id: lastID, origin: new.origin, entry: new.entry, importID: new.importID,
        status: EntryStatus(new.account), member: member, partOf: new.partOf)
      return lastID
    }
  }

  mutating func divide(_ parts: [NewPart]) {
    for (id, new) in parts {
      rows[id] = LedgerRow(
        id: id, origin: new.origin, entry: new.entry, importID: new.importID,
        status: EntryStatus(new.account), member: member, partOf: new.partOf)
    }
  }

  func parts(of rows: [LedgerRow.ID]) -> [LedgerRow] {
    let wholes = Set(rows)
    return self.rows.values.filter { $0.partOf.map(wholes.contains) ?? false }
      .sorted { $0.id < $1.id }
  }

  mutating func insertImport(
    file: String, time: Int64, total: Int, into account: LedgerAccount.ID
  ) -> LedgerImport.ID {
    let id = Int64(allImports.count + 1)
    importAccounts[id] = account
    allImports.append(
      LedgerImport(id: id, time: time, file: file, account: account, total: total, count: total))
    return id
  }

  mutating func mark(_ rows: [(row: LedgerRow, marks: LedgerMarks)]) {
    for (row, marks) in rows { self.rows[row.id]?.marks = marks }
  }

  mutating func correct(_ rows: [LedgerCorrection]) {
    for (row, facts) in rows {
      self.rows[row.id]?.correct(facts)
      for link in links(of: [row.id]) { mark(link) { link.mark(of: $0) } }
    }
  }

  mutating func remove(_ ids: IDRanges) {
    for id in ids.ids {
      guard var row = rows.removeValue(forKey: id) else { continue }
      row.link = nil
      removed[id] = (row, command)
    }
    for link in links(of: ids.ids) where link.isRefused {
      links[link.id] = nil
    }
  }

  mutating func bringBack(_ ids: IDRanges) {
    for row in kept(ids.ids) {
      rows[row.id] = row
      removed[row.id] = nil
    }
  }

  mutating func forget(_ ids: IDRanges) {
    for row in kept(ids.ids) { removed[row.id] = nil }
  }

  func kept(_ ids: [LedgerRow.ID]) -> [LedgerRow] {
    ids.compactMap { id in removed[id].flatMap { $0.command == command ? $0.row : nil } }
  }

  func used(_ categories: [LedgerCategory]) -> Set<LedgerCategory> {
    Set(
      categories.filter { category in
        rows.values.contains { $0.category == category } || othersKeep { $0.category == category }
      })
  }

  func othersKeep(in accounts: [LedgerAccount.ID]) -> Set<LedgerAccount.ID> {
    Set(accounts.filter { account in othersKeep { $0.account == account } })
  }

  private func othersKeep(_ isMeant: (LedgerRow) -> Bool) -> Bool {
    removed.values.contains { isMeant($0.row) && members[$0.command] != member }
  }

  /// Begins a command, or its undoing, of a member.
  mutating func begin(_ command: Int, of member: String?) {
    self.command = command
    self.member = member
    members[command] = member
  }

  /// Keeps nothing any more for a command that is forgotten.
  mutating func end(_ command: Int) {
    removed = removed.filter { $0.value.command != command }
    members[command] = nil
  }

  mutating func save(_ settings: LedgerSettings) { kept = settings }
}

/// Links.
extension InMemoryTables {
  func links(of rows: [LedgerRow.ID]) -> [EntryLink] {
    let rows = Set(rows)
    return links.values.filter { !rows.isDisjoint(with: $0.rows) }.sorted { $0.id < $1.id }
  }

  func links(_ ids: [EntryLink.ID]) -> [EntryLink] {
    ids.sorted().compactMap { links[$0] }
  }

  func madeLinks(in accounts: [LedgerAccount.ID]) -> [EntryLink] {
    links.values.filter { link in
      link.isMade
        && link.second.flatMap { rows[$0] }.map { accounts.contains($0.account) } == true
    }.sorted { $0.id < $1.id }
  }

  mutating func insert(_ links: [EntryLink]) -> [EntryLink] {
    links.map { link in
      lastLink += 1
      let link = link.with(id: lastLink)
      change([LinkChange(before: nil, after: link)])
      return link
    }
  }

  mutating func change(_ links: [LinkChange]) {
    for before in links.compactMap(\.before) {
      self.links[before.id] = nil
      mark(before) { _ in nil }
    }
    for after in links.compactMap(\.after) {
      self.links[after.id] = after
      mark(after) { after.mark(of: $0) }
    }
  }

  private mutating func mark(_ link: EntryLink, _ mark: (LedgerRow) -> LinkMark?) {
    for id in link.rows {
      guard let row = rows[id], link.mark(of: row) != nil else { continue }
      rows[id]?.link = mark(row)
    }
  }
}
