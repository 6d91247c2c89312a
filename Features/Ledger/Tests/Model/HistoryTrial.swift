import LedgerFixtures
import Phrases
import Time
import WalletDomain

@testable import LedgerDomain

/// How many steps were done, told in part, or refused.
struct HistoryCounts {
  private var commands = 0
  private(set) var undone = 0
  /// What was undone or redone in part, and what not at all.
  private(set) var told = 0
  private(set) var refused = 0

  /// Links, refusals and their removals, with those that an import has found.
  private(set) var links = 0

  mutating func add(_ step: HistoryStep, _ outcome: HistoryModel.Outcome) {
    switch (step, outcome) {
    case (.link, .done), (.refuse, .done), (.unlink, .done): links += 1
    default: break
    }
    switch (step, outcome) {
    case (.undo, .done(let isTold)), (.redo, .done(let isTold)):
      undone += 1
      told += isTold ? 1 : 0
    case (.undo, .refused), (.redo, .refused): refused += 1
    case (_, .done): commands += 1
    default: break
    }
  }

  static func += (one: inout HistoryCounts, other: HistoryCounts) {
    one.commands += other.commands
    one.undone += other.undone
    one.told += other.told
    one.refused += other.refused
    one.links += other.links
  }
}

/// A random history, by the program and by the model.
@MainActor struct HistoryTrial {
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  let shared: SharedLedger
  private var model = HistoryModel()
  private var steps: [String] = []
  private(set) var settings = LedgerSettings.builtIn
  private(set) var rows: [LedgerRow] = []
  /// By numbers of the model.
  private(set) var imports: [Int: LedgerImport.ID] = [:]
  /// The model's numbers of entries, categories, accounts or rules, in the program's order.
  private(set) var before: [Int] = []
  private(set) var listed = HistoryModel().categories.map(\.number)
  private(set) var banks = HistoryModel().accounts.map(\.number)
  private(set) var ruled: [Int] = []
  private(set) var counts = HistoryCounts()

  init(_ shared: SharedLedger) { self.shared = shared }

  /// Runs up to 40 steps; throws a `Difference`.
  mutating func run(seed: UInt64) async throws {
    var random = RandomHistory(seed: seed)
    let count = 1 + random.number(below: 40)
    for _ in 0..<count {
      let member = random.number(below: shared.names.count)
      guard let step = random.step(model) else { continue }
      try await take(step, by: member)
      // Half of the imports are followed by what is found then.
      guard case .bring = step, random.number(below: 2) == 0 else { continue }
      let pairs = try await found()
      if !pairs.isEmpty { try await take(.link(pairs), by: member) }
    }
    try await compareSums()
    guard try await shared.isSound() else { throw difference("it is not sound") }
  }

  private mutating func take(_ step: HistoryStep, by member: Int) async throws {
    steps.append("\(shared.names[member]): \(step)")
    let expected = model.perform(step, by: shared.isOneUser ? 0 : member)
    let outcome = try await perform(step, by: member)
    counts.add(step, outcome)
    try expect(outcome, expected, "what came of it")
    try await compare()
  }

  private func difference(_ what: String) -> Difference {
    Difference(description: "\(what)\n" + steps.joined(separator: "\n"))
  }

  private func expect<Value: Equatable>(_ is: Value, _ shall: Value, _ what: String) throws {
    if `is` != shall { throw difference("\(what): \(`is`), not \(shall)") }
  }

  private func perform(_ step: HistoryStep, by member: Int) async throws -> HistoryModel.Outcome {
    let ledger = shared[member]
    do throws(LedgerError) {
      switch step {
      case .undo: return Self.outcome(try await ledger.undo())
      case .redo: return Self.outcome(try await ledger.redo())
      default: break
      }
      let outcome = try await ledger.perform(try command(step))
      return outcome.changes.isEmpty ? .nothing : .done(told: false)
    } catch {
      if case .storage = error { throw difference("\(error)") }
      return .refused
    }
  }

  private static func outcome(_ title: Phrase?) -> HistoryModel.Outcome {
    title.map { .done(told: $0.text(.english).contains("(left, as it has changed since: ")) }
      ?? .nothing
  }

  private mutating func compare() async throws {
    settings = try await shared[0].settings()
    rows = try await shared.rows().sorted { $0.id < $1.id }
    before = model.sorted.map(\.number)
    listed = model.categories.map(\.number)
    banks = model.accounts.map(\.number)
    ruled = model.rules.map(\.number)
    for (row, entry) in zip(rows, model.sorted) {
      if let number = entry.importNumber, let id = row.importID { imports[number] = id }
    }
    try expect(rows.map(shown), model.sorted.map { shown($0) }, "entries")
    let links = try await shared[0].links(of: rows.map(\.id))
    try expect(
      links.map(shown).sorted(), model.links.values.map { shown($0) }.sorted(), "links")
    try expect(shown(settings), shownSettings, "settings")
  }

  private func compareSums() async throws {
    var sums: [String: AccountSums.Sum] = [:]
    for (id, all) in try await shared[0].accountSums() {
      for state in EntryStatus.State.allCases where all[state].count > 0 {
        sums["\(id.rawValue) \(state)"] = all[state]
      }
    }
    var expected: [String: AccountSums.Sum] = [:]
    for entry in model.sorted {
      let state =
        entry.status.lock != nil ? "locked" : entry.status.isCleared ? "cleared" : "open"
      let place = "\(account(entry.status.account).rawValue) \(state)"
      let one = AccountSums.Sum(count: 1, amount: Won(entry.amount))
      expected[place] = (expected[place] ?? .init(count: 0, amount: .zero)) + one
    }
    try expect(sums, expected, "sums")
    let total = try await shared[0].summary(of: LedgerQuery())
    try expect(total.count, model.entries.count, "how many")
    let counted = model.sorted.map { model.sums(of: $0) }
    let shown = [total.spent, total.received, total.leftOut.out, total.leftOut.received]
    let wanted: [Int64] = [
      counted.map(\.spent).reduce(0, +), counted.map(\.received).reduce(0, +),
      counted.map(\.leftSpent).reduce(0, +), counted.map(\.leftReceived).reduce(0, +),
    ]
    try expect(shown.map(\.amount), wanted, "the total")
    let found = try await shared[0].find(LedgerQuery()).totals
    try expect(found, try await shared[0].monthTotals(of: LedgerQuery()), "the months")
    try expect(found.summary, total, "what is found")
  }

  private func name(_ category: UserCategory) -> String { category.name ?? category.id.rawValue }

  private func name(_ id: LedgerCategory) -> String {
    settings.categories.list.first { $0.id == id }.map(name) ?? "gone"
  }

  private func shown(_ row: LedgerRow) -> String {
    let account = settings.accounts.contains(row.account) ? settings.accounts[row.account] : nil
    return [
      "\(row.day.rawValue)", "\(row.amount.amount)", row.text, name(row.category), row.note,
      row.entry.payee ?? "",
      "\(row.partOf.map { id in rows.firstIndex { $0.id == id } ?? -1 } ?? -2)",
      row.entry.stated.map { "\($0.day.rawValue) \($0.amount.amount) \($0.text)" } ?? "",
      account.map { $0.name ?? $0.id.rawValue } ?? "gone", row.status.state.rawValue,
      "\(row.importID != nil)", row.member ?? "one",
      row.link.map { "\($0.kind.rawValue) \($0.leftOut.amount)" } ?? "no link",
    ].joined(separator: " ")
  }

  private func shown(_ entry: HistoryModel.Entry) -> String {
    let account = model.account(entry.status.account)
    let state =
      entry.status.lock != nil ? "locked" : entry.status.isCleared ? "cleared" : "open"
    return [
      "\(entry.day)", "\(entry.amount)", entry.text, name(entry.category), entry.note,
      entry.payee, "\(entry.whole.map { whole in before.firstIndex(of: whole) ?? -1 } ?? -2)",
      entry.stated.map { "\($0.day) \($0.amount) \($0.text)" } ?? "",
      account.map { $0.name ?? $0.builtIn ?? "" } ?? "gone", state, "\(entry.importNumber != nil)",
      shared.isOneUser ? "one" : shared.names[entry.member],
      model.mark(of: entry).map { "\($0.kind) \($0.leftOut)" } ?? "no link",
    ].joined(separator: " ")
  }

  private func shown(_ link: EntryLink) -> String {
    func place(_ id: LedgerRow.ID?) -> String {
      "\(id.flatMap { id in rows.firstIndex { $0.id == id } } ?? -1)"
    }
    return [
      link.kind.rawValue, place(link.first), place(link.second), "\(link.amount.amount)",
      "\(link.isMade) \(link.isRefused)",
      link.category.map { name(settings.categories.resolved($0)) } ?? "none",
    ].joined(separator: " ")
  }

  private func shown(_ link: HistoryModel.Link) -> String {
    func place(_ number: Int?) -> String { "\(before.firstIndex { $0 == number } ?? -1)" }
    return [
      link.kind, place(link.first), place(link.second), "\(link.amount)",
      "\(link.isMade) \(link.isRefused)",
      link.category.map { name(model.resolved($0)) } ?? "none",
    ].joined(separator: " ")
  }

  private func name(_ number: Int) -> String {
    model.category(number).map { $0.name ?? $0.builtIn ?? "" } ?? "gone"
  }

  private func shown(_ settings: LedgerSettings) -> [String] {
    let budgets = settings.budgets.steps.map { step in
      let title = step.subject.category.map { name($0) } ?? step.subject.rawValue
      return "\(title) \(step.month.rawValue) \(step.amount)"
    }
    let categories = settings.categories.list.map {
      "\(name($0)) \($0.tint) \($0.importID != nil)"
    }
    let merged = settings.categories.merged.map { "\(name($0.category)) > \(name($0.target))" }
    let rules = settings.rules.own.map { "\($0.payee) \(name($0.category)) \($0.isOn)" }
    let accounts = settings.accounts.list.map { "\($0.name ?? $0.id.rawValue) \($0.openingAmount)" }
    return categories + merged + budgets.sorted() + rules + accounts
  }

  private var shownSettings: [String] {
    model.categories.map { "\($0.name ?? $0.builtIn ?? "") \($0.tint) \($0.importNumber != nil)" }
      + model.merged.map {
        "\($0.category.name ?? $0.category.builtIn ?? "") > \(name($0.target))"
      }
      + model.budgets.map { "\(name($0.key.category)) \($0.key.month) \($0.value)" }.sorted()
      + model.rules.map { "\($0.payee) \(name($0.category)) \($0.isOn)" }
      + model.accounts.map { "\($0.name ?? $0.builtIn ?? "") \($0.opening)" }
  }
}
