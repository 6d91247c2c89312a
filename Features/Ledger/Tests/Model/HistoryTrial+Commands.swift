import Time
import WalletDomain

@testable import LedgerDomain

/// The commands of the program for the steps of the model.
extension HistoryTrial {
  private func id(_ number: Int) -> LedgerRow.ID {
    let known = positions[number].map { rows[$0].id }
    return known ?? -1
  }

  /// Rows ascend as the entries of the model do.
  private var positions: [Int: Int] {
    Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, $0) })
  }

  private func category(_ number: Int) -> LedgerCategory {
    let index = listed.firstIndex(of: number)
    return index.map { settings.categories.list[$0].id } ?? LedgerCategory(rawValue: "none")
  }

  func account(_ number: Int) -> LedgerAccount.ID {
    if number == HistoryModel.imports { return .imports }
    let index = banks.firstIndex(of: number)
    return index.map { settings.accounts.list[$0].id } ?? LedgerAccount.ID(rawValue: "none")
  }

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

  func command(_ step: HistoryStep) throws(LedgerError) -> LedgerCommand {
    switch step {
    case .add(let line, let account): return .add(try entry(line), to: self.account(account))
    case .bring(let lines, let place, let opening):
      var entries: [StatementEntry] = []
      for line in lines {
        entries.append(StatementEntry(try entry(line), newCategory: line.newCategory))
      }
      let choice: AccountChoice =
        switch place {
        case .existing(let number): .existing(account(number))
        case .new(let name): .new(name)
        }
      return .addUnknown(entries, file: "a.csv", to: choice, opening: opening.map { Won($0) })
    case .edit(let step):
      let row = try row(step.number)
      var edit = EntryEdit(row)
      if let day = step.day { edit.day = try self.day(day) }
      if let amount = step.amount { edit.amount = Won(amount) }
      if let text = step.text { edit.text = text }
      if let payee = step.payee { edit.marks.payee = payee.isEmpty ? nil : payee }
      if let account = step.account { edit.account = self.account(account) }
      return .edit(row, to: edit)
    case .split(let number, let parts):
      return .split(
        try row(number),
        into: parts.map { EntryPart(amount: Won($0.amount), category: category($0.category)) })
    case .delete(let numbers): return .delete(numbers.map(id))
    case .takeBack(let number): return .takeBack(imports[number] ?? 0)
    case .categorise(let numbers, let category):
      return .categorise(numbers.map(id), self.category(category))
    case .note(let numbers, let note): return .note(numbers.map(id), note)
    case .link(let pairs): return .link(try pairs.map(proposal))
    case .refuse(let pairs): return .refuse(try pairs.map(proposal))
    case .unlink(let numbers): return .unlink(numbers.map(id))
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

  private func row(_ number: Int) throws(LedgerError) -> LedgerRow {
    guard let position = positions[number] else { throw .missing }
    return rows[position]
  }

  private func proposal(_ pair: HistoryStep.Pair) throws(LedgerError) -> LinkProposal {
    guard let kind = EntryLink.Kind(rawValue: pair.kind) else { throw .unknown }
    var second: LedgerRow?
    if let number = pair.second { second = try row(number) }
    return LinkProposal(
      kind, first: try row(pair.first), second: second, made: pair.account.map(account),
      amount: Won(pair.amount), isSure: true, reasons: [])
  }

  /// The first pairs that are found among all entries, as the links that they become; two entries of one account become
  /// one, and no link.
  func found() async throws -> [HistoryStep.Pair] {
    let scene = try await shared[0].linkScene(in: nil)
    let numbers = Dictionary(zip(rows.map(\.id), before)) { $1 }
    let proposals = LinkFinder(scene, settings.accounts).proposals()
    return proposals.filter { $0.replaced == nil && !$0.isOfOneAccount }.prefix(4).compactMap {
      proposal in
      guard let first = numbers[proposal.first.id] else { return nil }
      let made = settings.accounts.list.firstIndex { $0.id == proposal.made }
      return HistoryStep.Pair(
        kind: proposal.kind.rawValue, first: first,
        second: proposal.second.flatMap { numbers[$0.id] }, amount: proposal.amount.amount,
        account: made.map { banks[$0] })
    }
  }

  private func balance(_ account: LedgerAccount.ID, _ day: Int) -> Won {
    rows.filter { $0.account == account && $0.day.rawValue <= day && $0.status.state != .open }
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
      return try saving { $0.budgets.end(BudgetSubject(category(number)), from: month) }
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
}
