import Expectations

/// Steps of members, drawn from few texts, amounts and names, so that they meet.
struct RandomHistory {
  private var random: SplitMix
  private static let texts = ["가나", "다라", "마바"]
  private static let names = ["여행", "간식", "선물", "식비", "영화"]
  private static let accountNames = ["은행", "카드", "현금"]
  private static let months = [202_610, 202_611, 202_612]

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(max(limit, 1))) }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  private mutating func happens(_ percent: Int) -> Bool { number(below: 100) < percent }

  private mutating func line(_ model: HistoryModel) -> HistoryStep.Line {
    HistoryStep.Line(
      day: 20_261_101 + number(below: 3), amount: pick([-1_000, -2_000, 3_000, 1_000]),
      text: pick(Self.texts), category: category(model).number)
  }

  /// Of few entries, so that members meet.
  private mutating func entries(_ model: HistoryModel) -> [Int] {
    let all = model.sorted.prefix(8).map(\.number)
    guard !all.isEmpty else { return [] }
    return Array(Set((0...number(below: 3)).map { _ in pick(all) })).sorted()
  }

  /// One of few categories.
  private mutating func category(_ model: HistoryModel) -> HistoryModel.Category {
    let few = model.categories.filter {
      [2, 4, HistoryModel.other].contains($0.number) || $0.number > 100
    }
    return pick(few.isEmpty ? model.categories : few)
  }

  private mutating func account(_ model: HistoryModel) -> Int {
    pick(model.accounts.filter { $0.number != 0 }).number
  }

  /// Nil where there is nothing to do it with.
  mutating func step(_ model: HistoryModel) -> HistoryStep? {
    let kind = number(below: 100)
    switch kind {
    case ..<22: return .undo
    case ..<32: return .redo
    case ..<36: return .add(line(model), to: account(model))
    case ..<44: return statement(model)
    case ..<50: return ofLinks(model)
    case ..<54: return happens(60) ? edit(model) : split(model)
    case ..<72: return ofEntries(model, kind)
    case ..<84: return ofCategories(model, kind)
    case ..<89: return ofRules(model, kind)
    default: return ofAccounts(model, kind)
    }
  }

  private mutating func edit(_ model: HistoryModel) -> HistoryStep? {
    guard let number = entries(model).first else { return nil }
    var edit = HistoryStep.Edit(number: number)
    if happens(30) { edit.day = 20_261_101 + self.number(below: 3) }
    if happens(40) { edit.amount = pick([-1_000, -2_000, 3_000, 1_000]) }
    if happens(30) { edit.text = pick(Self.texts) }
    if happens(20) { edit.payee = pick(["", "집", "일"]) }
    if happens(20) { edit.account = account(model) }
    return .edit(edit)
  }

  /// Mostly into what comes to its amount.
  private mutating func split(_ model: HistoryModel) -> HistoryStep? {
    guard let number = entries(model).first else { return nil }
    let sum = model.group(of: number).reduce(0) { $0 + $1.amount }
    var parts: [(amount: Int64, category: Int)] = []
    for _ in 0..<self.number(below: 3) {
      parts.append((pick([-500, 500, -1_000, sum / 4]), category(model).number))
    }
    let rest = parts.reduce(happens(10) ? sum + 1 : sum) { $0 - $1.amount }
    parts.insert((rest, category(model).number), at: 0)
    return .split(number, parts)
  }

  private mutating func ofLinks(_ model: HistoryModel) -> HistoryStep? {
    switch number(below: 10) {
    case ..<7:
      let pairs = (0...number(below: 2)).compactMap { _ in pair(model) }
      return pairs.isEmpty ? nil : .link(pairs)
    case 7: return pair(model).map { .refuse([$0]) }
    default:
      let linked = model.links.values.sorted { $0.number < $1.number }.map(\.first)
      return linked.isEmpty ? nil : .unlink([pick(linked)])
    }
  }

  /// Mostly entries that fit.
  private mutating func pair(_ model: HistoryModel) -> HistoryStep.Pair? {
    let all = Array(model.sorted.prefix(12))
    guard !all.isEmpty else { return nil }
    let kind = pick(["transfer", "transfer", "card_bill", "top_up", "refund", "refund", "same"])
    let first = pick(all)
    let others = all.filter { other in
      switch kind {
      case "refund": first.amount > 0 && -other.amount >= first.amount
      case "same":
        first.amount == other.amount && first.status.account != other.status.account
      default: first.amount == -other.amount && first.status.account != other.status.account
      }
    }
    let size = first.amount.magnitude
    let amount = Int64(kind == "card_bill" && happens(50) ? size / 2 : size)
    if happens(10) {
      return HistoryStep.Pair(
        kind: kind, first: first.number, second: pick(all).number, amount: amount)
    }
    if others.isEmpty || happens(30) {
      let account = happens(80) ? account(model) : nil
      return HistoryStep.Pair(
        kind: kind, first: first.number, second: nil, amount: amount, account: account)
    }
    return HistoryStep.Pair(
      kind: kind, first: first.number, second: pick(others).number, amount: amount)
  }

  private mutating func statement(_ model: HistoryModel) -> HistoryStep {
    var lines = (0...number(below: 4)).map { _ in line(model) }
    for index in lines.indices where happens(15) { lines[index].newCategory = pick(Self.names) }
    let opening: Int64? = happens(20) ? 500 : nil
    switch number(below: 10) {
    case ..<3: return .bring(lines, to: .new(pick(Self.accountNames)), opening: opening)
    case 3: return .bring(lines, to: .existing(HistoryModel.imports), opening: opening)
    default: return .bring(lines, to: .existing(account(model)), opening: opening)
    }
  }

  private mutating func ofEntries(_ model: HistoryModel, _ kind: Int) -> HistoryStep? {
    let entries = entries(model)
    guard !entries.isEmpty else { return nil }
    switch kind {
    case ..<58: return .delete(entries)
    case ..<60:
      let imports = Set(model.entries.values.compactMap(\.importNumber)).sorted()
      return imports.isEmpty ? nil : .takeBack(pick(imports))
    case ..<66: return .categorise(entries, category(model).number)
    default: return .note(entries, pick(["", "하나", "둘"]))
    }
  }

  private mutating func ofCategories(_ model: HistoryModel, _ kind: Int) -> HistoryStep? {
    let one = happens(20) ? pick(model.categories) : category(model)
    let spending = one.isOfSpending ? one.number : HistoryModel.other
    switch kind {
    case 72, 73: return .addCategory(pick(Self.names), tint: number(below: 6))
    case 74...76:
      let name = happens(25) ? "" : happens(30) ? one.name ?? "" : pick(Self.names + ["밥"])
      return .changeCategory(one.number, name: name, tint: number(below: 3))
    case 77: return .moveCategory(one.number, by: number(below: 5) - 2)
    case 78...80: return .merge(one.number, into: category(model).number)
    case 81, 82: return .setBudget(spending, from: pick(Self.months), pick([100, 200]))
    default: return .endBudget(spending, from: pick(Self.months))
    }
  }

  private mutating func ofRules(_ model: HistoryModel, _ kind: Int) -> HistoryStep? {
    let category = category(model).number
    if kind < 86 || model.rules.isEmpty {
      return happens(20)
        ? .applyRules : .addRule(pick(Self.texts), category, isApplied: happens(40))
    }
    let rule = pick(model.rules).number
    switch number(below: 4) {
    case 0: return .changeRule(rule, category)
    case 1: return .turnRule(rule)
    case 2: return .removeRule(rule)
    default: return .moveRule(rule, by: number(below: 3) - 1)
    }
  }

  private mutating func ofAccounts(_ model: HistoryModel, _ kind: Int) -> HistoryStep? {
    let account = account(model)
    let day = 20_261_101 + number(below: 3)
    switch kind {
    case 89: return .addAccount(pick(Self.accountNames), opening: pick([0, 500]))
    case 90:
      let name = happens(50) ? model.account(account)?.name ?? "" : pick(Self.accountNames + ["새"])
      return .changeAccount(account, name: name, opening: pick([0, 500, 700]))
    case 91, 92: return .removeAccount(account, into: happens(80) ? self.account(model) : nil)
    case 93, 94:
      let entries = entries(model)
      return entries.isEmpty ? nil : .move(entries, to: account)
    case 95:
      let entries = entries(model)
      return entries.isEmpty ? nil : .mark(entries, isCleared: happens(70))
    case 96: return .clear(account, upTo: day)
    case 97, 98: return .lock(account, upTo: day)
    default: return .unlock(account)
    }
  }
}
