public import LedgerDomain
public import Phrases
public import Storage
import Store
public import Time
import WalletDomain

/// A ledger in memory.
@MainActor open class InMemoryLedger {
  private let shared: Shared
  private let member: String?
  /// Whether links are still to be looked for among what an earlier version has left.
  public var hasLinkOffer = false

  /// How many commands each member can undo.
  private static let historyLimit = 100

  public init(_ rows: [LedgerRow] = []) {
    shared = Shared(rows)
    member = nil
  }

  /// The same ledger, as a member of it has it open; nil in another window of the only one.
  public init(sharing other: InMemoryLedger, as member: String?) {
    shared = other.shared
    self.member = member
  }

  private var tables: InMemoryTables { shared.tables }

  /// The member's own commands, oldest first.
  private var commands: [Command] { shared.commands.filter { $0.member == member } }

  /// The use cases of this ledger; `homeFolder` is what `~` stands for in a path.
  public func useCases(
    exports: any ExportRepository = InMemoryExports(), homeFolder: String? = nil,
    folders: any FolderRepository = NoFolders(),
    now: @escaping @MainActor () -> Int64 = { 0 }
  ) -> LedgerUseCases {
    let store = Store(LedgerState())
    let model = LedgerModel(db: self, writer: store.writer(\.self), now: now)
    return LedgerUseCases(
      model, state: store.stored(\.self), exports: exports, homeFolder: homeFolder,
      folders: folders)
  }

  open func summary(of query: LedgerQuery) async throws(LedgerError) -> LedgerSummary {
    try await monthTotals(of: query).summary
  }

  open func rows(
    of query: LedgerQuery, _ page: LedgerPage
  ) async throws(LedgerError) -> [LedgerRow] {
    let shown = tables.shown(query)
    let start =
      switch page.start {
      case .beginning: 0
      case .end: shown.count
      case .from(let key), .before(let key): shown.firstIndex { query.order.key(of: $0) == key }
      }
    guard let start else { return [] }
    let range =
      page.goesBack
      ? start - page.skip - page.limit..<start - page.skip
      : start + page.skip..<start + page.skip + page.limit
    return Array(shown[range.clamped(to: 0..<shown.count)])
  }

  public func position(
    of key: LedgerKey, in query: LedgerQuery
  ) async throws(LedgerError) -> Int {
    tables.shown(query).count { row in
      let other = query.order.key(of: row)
      return query.order.isAscending ? other < key : other > key
    }
  }

  open func find(_ query: LedgerQuery) async throws(LedgerError) -> LedgerFinding {
    LedgerFinding(
      ids: tables.shown(query).map(\.id), totals: try await monthTotals(of: query),
      parts: query.period?.monthAround == nil ? .none : try await parts(of: query))
  }

  open func rows(exactly text: String, limit: Int) async throws(LedgerError) -> [LedgerRow] {
    let amount = Won(text: text)?.amount.magnitude
    let rows = tables.shown(LedgerQuery()).filter {
      $0.isNamed(text) || $0.amount.amount.magnitude == amount
    }
    return Array(rows.prefix(limit))
  }

  public func rows(_ ids: [LedgerRow.ID]) async throws(LedgerError) -> [LedgerRow] {
    tables.rows(ids)
  }

  open func monthTotals(of query: LedgerQuery) async throws(LedgerError) -> MonthTotals {
    MonthTotals(
      sums(of: query, by: MonthTotals.Bar.init), pairs(of: query, by: MonthTotals.Bar.init))
  }

  open func parts(of query: LedgerQuery) async throws(LedgerError) -> LedgerParts {
    LedgerParts(
      sums(of: query, by: LedgerParts.Part.init), pairs(of: query, by: LedgerParts.Part.init))
  }

  private func sums<Part>(
    of query: LedgerQuery, by part: (LedgerRow) -> Part
  ) -> [Part: LedgerSummary] {
    tables.shown(query).reduce(into: [:]) { sums, row in
      sums[part(row), default: .nothing] += LedgerSummary(amount: row.amount, link: row.link)
    }
  }

  private func pairs<Part>(
    of query: LedgerQuery, by part: (LedgerRow) -> Part
  ) -> PairedSums<Part> {
    let rows = tables.shown(query).map { ($0.id, (part: part($0), leftOut: $0.amount.size)) }
    var pairs = PairedSums<Part>()
    pairs.add(tables.links.values, among: Dictionary(rows) { $1 })
    return pairs
  }

  public func news(
    of entries: [StatementEntry], into account: LedgerAccount.ID?
  ) async throws(LedgerError) -> StatementNews { tables.news(of: entries, into: account) }

  public func parts(with row: LedgerRow.ID) async throws(LedgerError) -> [LedgerRow] {
    guard let row = tables.rows[row] else { return [] }
    let whole = row.partOf ?? row.id
    let parts = tables.parts(of: [whole])
    return parts.isEmpty ? [] : tables.rows([whole]) + parts
  }

  public func context(of row: LedgerRow) async throws(LedgerError) -> EntryContext {
    tables.context(of: row)
  }

  public func balances(
    of accounts: [LedgerAccount.ID], around days: ClosedRange<Day>
  ) async throws(LedgerError) -> [LedgerAccount.ID: AccountBalances] {
    tables.balances(around: Dictionary(accounts.map { ($0, days) }) { one, _ in one })
  }

  public func links(of rows: [LedgerRow.ID]) async throws(LedgerError) -> [EntryLink] {
    tables.links(of: rows)
  }

  public func linkScene(
    in days: ClosedRange<Day>?
  ) async throws(LedgerError) -> LinkScene {
    tables.linkScene(in: days)
  }

  public func instalments(before day: Day) async throws(LedgerError) -> [LedgerRow] {
    tables.instalments(before: day)
  }

  public func offersLinks() async throws(LedgerError) -> Bool { hasLinkOffer }

  public func endLinkOffer() async throws(LedgerError) { hasLinkOffer = false }

  public func history() async throws(LedgerError) -> (newest: Int64?, canRedo: Bool) {
    (commands.last { !$0.isUndone }.map { Int64($0.id) }, commands.contains(where: \.isUndone))
  }

  public func settings() async throws(LedgerError) -> LedgerSettings { tables.settings() }

  public func imports() async throws(LedgerError) -> [LedgerImport] { tables.imports }

  public func matches(of rule: LedgerRule) async throws(LedgerError) -> RuleMatches {
    tables.matches(of: rule)
  }

  public func accountSums() async throws(LedgerError) -> [LedgerAccount.ID: AccountSums] {
    tables.accountSums()
  }

  public func reconciliations() async throws(LedgerError) -> [LedgerReconciliation] {
    tables.reconciliations.reversed()
  }

  open func reconcile(
    _ query: ReconcileQuery, at range: Range<Int>
  ) async throws(LedgerError) -> ReconcileWindow {
    tables.reconcile(query, at: range)
  }

  public func reconciledPosition(
    of id: LedgerRow.ID, in query: ReconcileQuery
  ) async throws(LedgerError) -> Int? {
    tables.reconcile(query, at: 0..<Int.max).rows.firstIndex { $0.id == id }
  }

  open func perform(
    _ command: LedgerCommand, at time: Int64, _ work: LongWork
  ) async throws(LedgerError) -> LedgerOutcome {
    var changed = tables
    let id = shared.lastCommand + 1
    changed.begin(id, of: member)
    var outcome = try command.perform(on: &changed, at: time).get()
    guard !outcome.changes.isEmpty else { return outcome }
    shared.tables = changed
    shared.lastCommand = id
    for undone in commands where undone.isUndone { forget(undone.id) }
    let title = command.title(of: outcome, changed.settings())
    shared.commands.append(
      Command(id: id, member: member, title: title, changes: outcome.changes))
    for old in commands.dropLast(Self.historyLimit) { forget(old.id) }
    outcome.command = Int64(id)
    return outcome
  }

  public func undo(_ work: LongWork) async throws(LedgerError) -> Phrase? {
    guard let last = commands.last(where: { !$0.isUndone }) else { return nil }
    return try replay(last, last.changes.reversed().map(\.reversed)) {
      $0.reversed().map(\.reversed)
    }
  }

  public func redo(_ work: LongWork) async throws(LedgerError) -> Phrase? {
    guard let next = commands.first(where: \.isUndone) else { return nil }
    return try replay(next, next.changes) { $0 }
  }

  private func replay(
    _ command: Command, _ changes: [LedgerChange], kept: ([LedgerChange]) -> [LedgerChange]
  ) throws(LedgerError) -> Phrase {
    var changed = tables
    changed.begin(command.id, of: member)
    let replay = LedgerReplay(changes, on: &changed)
    shared.tables = changed
    guard let title = replay.title(command.title),
      let index = shared.commands.firstIndex(where: { $0.id == command.id })
    else {
      forget(command.id)
      throw .undoOverChange
    }
    shared.commands[index].changes = kept(replay.made)
    shared.commands[index].isUndone.toggle()
    return title
  }

  private func forget(_ command: Int) {
    shared.tables.end(command)
    shared.commands.removeAll { $0.id == command }
  }
}

// Declared apart from the methods, which would otherwise lose the class's actor.
extension InMemoryLedger: LedgerRepository {}
