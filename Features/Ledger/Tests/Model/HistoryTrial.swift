import LedgerFixtures
import Phrases
import Time
import WalletDomain

@testable import LedgerDomain

/// A random history, by the program and by the model.
@MainActor struct HistoryTrial {
  struct Difference: Error, CustomStringConvertible {
    let description: String
  }

  let shared: SharedLedger
  private var model = HistoryModel()
  private var steps: [String] = []
  private var settings = LedgerSettings.builtIn
  private var rows: [LedgerRow] = []
  /// By numbers of the model.
  private var imports: [Int: LedgerImport.ID] = [:]
  private(set) var counts = (done: 0, told: 0, refused: 0)

  init(_ shared: SharedLedger) { self.shared = shared }

  /// Runs up to 40 steps; throws a `Difference`.
  mutating func run(seed: UInt64) async throws {
    var random = RandomHistory(seed: seed)
    let count = 1 + random.number(below: 40)
    for _ in 0..<count {
      let member = random.number(below: shared.names.count)
      guard let step = random.step(model) else { continue }
      steps.append("\(shared.names[member]): \(step)")
      let expected = model.perform(step, by: shared.isOneUser ? 0 : member)
      let outcome = try await perform(step, by: member)
      if case .done(let told) = outcome {
        counts.done += 1
        counts.told += told ? 1 : 0
      } else if outcome == .refused {
        counts.refused += 1
      }
      try expect(outcome, expected, "what came of it")
      try await compare()
    }
    try await compareSums()
    guard try await shared.isSound() else { throw difference("it is not sound") }
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

  // MARK: Commands

  private func id(_ number: Int) -> LedgerRow.ID {
    let known = positions[number].map { rows[$0].id }
    return known ?? -1
  }

  /// Rows ascend as the entries of the model do.
  private var positions: [Int: Int] {
    Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
  }
  private var before: [Int] = []

  private func category(_ number: Int) -> LedgerCategory {
    let index = listed.firstIndex(of: number)
    return index.map { settings.categories.list[$0].id } ?? LedgerCategory(rawValue: "none")
  }
  private var listed = HistoryModel().categories.map(\.number)

  private func account(_ number: Int) -> LedgerAccount.ID {
    if number == HistoryModel.imports { return .imports }
    let index = banks.firstIndex(of: number)
    return index.map { settings.accounts.list[$0].id } ?? LedgerAccount.ID(rawValue: "none")
  }
  private var banks = HistoryModel().accounts.map(\.number)
  private var ruled: [Int] = []

  private func entry(_ line: HistoryStep.Line) throws(LedgerError) -> LedgerEntry {
    LedgerEntry(
      day: try day(line.day), amount: Won(line.amount), text: line.text,
      category: category(line.category))
  }

  private func day(_ number: Int) throws(LedgerError) -> Day {
    guard let day = Day(rawValue: number) else { throw .unknown }
    return day
  }

  private func month(_ number: Int) throws(LedgerError) -> LedgerMonth {
    guard let month = LedgerMonth(rawValue: number) else { throw .unknown }
    return month
  }

  private func saving(
    applying rule: LedgerRule? = nil, _ change: (inout LedgerSettings) throws(LedgerError) -> Void
  ) throws(LedgerError) -> LedgerCommand {
    var after = settings
    try change(&after)
    return .save(after, over: settings, applying: rule)
  }

  private func rule(_ number: Int) throws(LedgerError) -> LedgerRule {
    guard let index = ruled.firstIndex(of: number) else { throw .missing }
    return settings.rules.own[index]
  }

  private func command(_ step: HistoryStep) throws(LedgerError) -> LedgerCommand {
    switch step {
    case .add(let line, let account): return .add(try entry(line), to: self.account(account))
    case .bring(let lines, let place, let opening):
      var entries: [StatedEntry] = []
      for line in lines {
        entries.append(StatedEntry(try entry(line), newCategory: line.newCategory))
      }
      let choice: AccountChoice =
        switch place {
        case .existing(let number): .existing(account(number))
        case .new(let name): .new(name)
        }
      return .addUnknown(entries, file: "a.csv", to: choice, opening: opening.map { Won($0) })
    case .delete(let numbers): return .delete(numbers.map(id))
    case .takeBack(let number): return .takeBack(imports[number] ?? 0)
    case .categorise(let numbers, let category):
      return .categorise(numbers.map(id), self.category(category))
    case .note(let numbers, let note): return .note(numbers.map(id), note)
    case .merge(let number, let target): return .merge(category(number), into: category(target))
    case .applyRules: return .applyRules
    case .move(let numbers, let target):
      return .account(.move(numbers.map(id), to: account(target)))
    case .mark(let numbers, let isCleared):
      return .account(.mark(numbers.map(id), isCleared: isCleared))
    case .clear(let number, let last): return .account(.clear(account(number), upTo: try day(last)))
    case .lock(let number, let last):
      let statement = AccountStatement(day: try day(last), balance: balance(account(number), last))
      return .account(.lock(account(number), statement))
    case .unlock(let number): return .account(.unlock(account(number)))
    case .addAccount(let name, let opening):
      return .account(.set(nil, name: name, opening: Won(opening)))
    case .changeAccount(let number, let name, let opening):
      return .account(.set(account(number), name: name, opening: Won(opening)))
    case .removeAccount(let number, let target):
      return .account(.remove(account(number), movingTo: target.map(account)))
    default: return try saving(step)
    }
  }

  private func balance(_ account: LedgerAccount.ID, _ day: Int) -> Won {
    rows.filter { $0.account == account && $0.day.rawValue <= day && $0.standing.state != .open }
      .map(\.amount).reduce(settings.accounts[account].opening, +)
  }

  private func saving(_ step: HistoryStep) throws(LedgerError) -> LedgerCommand {
    switch step {
    case .addCategory(let name, let tint):
      return try saving { settings throws(LedgerError) in
        _ = try settings.categories.add(name, tint: tint)
      }
    case .changeCategory(let number, let name, let tint):
      return try saving { settings throws(LedgerError) in
        try settings.categories.change(category(number), name: name, tint: tint)
      }
    case .moveCategory(let number, let count):
      return try saving { $0.categories.move(category(number), by: count) }
    case .setBudget(let number, let first, let amount):
      return try saving { settings throws(LedgerError) in
        try settings.budgets.set(Won(amount), of: category(number), from: try month(first))
      }
    case .endBudget(let number, let first):
      let month = try month(first)
      return try saving { $0.budgets.end(category(number), from: month) }
    case .addRule(let payee, let number, let isApplied):
      let rule = LedgerRule(id: settings.rules.newID, payee: payee, category: category(number))
      return try saving(applying: isApplied ? rule : nil) { settings throws(LedgerError) in
        try settings.rules.save(rule)
      }
    case .changeRule(let number, let target):
      var rule = try rule(number)
      rule.category = category(target)
      return try saving { [rule] settings throws(LedgerError) in try settings.rules.save(rule) }
    case .turnRule(let number):
      var rule = try rule(number)
      rule.isOn.toggle()
      return try saving { [rule] settings throws(LedgerError) in try settings.rules.save(rule) }
    case .removeRule(let number):
      let id = try rule(number).id
      return try saving { $0.rules.remove(id) }
    case .moveRule(let number, let count):
      let id = try rule(number).id
      return try saving { $0.rules.move(id, by: count) }
    default: throw .unknown
    }
  }

  // MARK: Comparing

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
        entry.standing.lock != nil ? "locked" : entry.standing.isCleared ? "cleared" : "open"
      let place = "\(account(entry.standing.account).rawValue) \(state)"
      let one = AccountSums.Sum(count: 1, amount: Won(entry.amount))
      expected[place] = (expected[place] ?? .init(count: 0, amount: .zero)) + one
    }
    try expect(sums, expected, "sums")
    let total = try await shared[0].summary(of: LedgerQuery())
    try expect(total.count, model.entries.count, "how many")
    try expect(
      (total.received - total.spent).amount, model.sorted.reduce(0) { $0 + $1.amount }, "the total")
  }

  private func name(_ category: UserCategory) -> String { category.name ?? category.id.rawValue }

  private func name(_ id: LedgerCategory) -> String {
    settings.categories.list.first { $0.id == id }.map(name) ?? "gone"
  }

  private func shown(_ row: LedgerRow) -> String {
    let account = settings.accounts.contains(row.account) ? settings.accounts[row.account] : nil
    return [
      "\(row.day.rawValue)", "\(row.amount.amount)", row.text, name(row.category), row.note,
      account.map { $0.name ?? $0.id.rawValue } ?? "gone", row.standing.state.rawValue,
      "\(row.importID != nil)", row.member ?? "one",
    ].joined(separator: " ")
  }

  private func shown(_ entry: HistoryModel.Entry) -> String {
    let account = model.account(entry.standing.account)
    let state =
      entry.standing.lock != nil ? "locked" : entry.standing.isCleared ? "cleared" : "open"
    return [
      "\(entry.day)", "\(entry.amount)", entry.text, name(entry.category), entry.note,
      account.map { $0.name ?? $0.builtIn ?? "" } ?? "gone", state, "\(entry.importNumber != nil)",
      shared.isOneUser ? "one" : shared.names[entry.member],
    ].joined(separator: " ")
  }

  private func name(_ number: Int) -> String {
    model.category(number).map { $0.name ?? $0.builtIn ?? "" } ?? "gone"
  }

  private func shown(_ settings: LedgerSettings) -> [String] {
    settings.categories.list.map { "\(name($0)) \($0.tint) \($0.importID != nil)" }
      + settings.categories.merged.map { "\(name($0.category)) > \(name($0.target))" }
      + settings.budgets.steps.map { "\(name($0.category)) \($0.month.rawValue) \($0.amount)" }
      .sorted()
      + settings.rules.own.map { "\($0.payee) \(name($0.category)) \($0.isOn)" }
      + settings.accounts.list.map { "\($0.name ?? $0.id.rawValue) \($0.openingAmount)" }
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
