import LedgerDomain
import Phrases
import TerminalUI
import Time
import WalletDomain

/// The lists in which categories, rules and imports are managed.
extension Picker.Model {
  private typealias Command = Picker.Command

  static var categories: Self {
    Self(
      title: LedgerText.categories, action: ScreenCommand.editCategory.title,
      actionName: ScreenCommand.editCategory.name, showsPresent: false,
      commands: [Command(.addCategory, .manage(.category(.add)))], columns: 36,
      managed: .categories)
  }

  static func options(_ categories: LedgerCategories) -> [Picker.Option] {
    categories.list.map { category in
      let id = category.id
      let merge =
        id == .other
        ? Command(.mergeCategory, refused: LedgerText.otherStays)
        : Command(.mergeCategory, .manage(.category(.askToMerge(id))))
      return Picker.Option(
        id: id.rawValue, name: category.phrase, role: category.role,
        outcome: .manage(.category(.edit(id))),
        commands: moves { .manage(.category(.move(id, by: $0))) } + [merge])
    }
  }

  /// Where the entries of a category go that is merged or removed.
  static func merge(_ id: LedgerCategory, _ categories: LedgerCategories) -> Self {
    Self(
      title: LedgerText.merge(categories[id].phrase), action: LedgerText.choose,
      options: categories.list.filter { $0.id != id }.map {
        Picker.Option(
          id: $0.id.rawValue, name: $0.phrase, role: $0.role,
          outcome: .manage(.category(.merge(id, into: $0.id))))
      }, present: LedgerCategory.other.rawValue, showsPresent: false, columns: 36,
      back: .manage(.category(.list(id))))
  }

  static var rules: Self {
    Self(
      title: LedgerText.rules, action: ScreenCommand.editRule.title,
      actionName: ScreenCommand.editRule.name, showsPresent: false,
      commands: [
        Command(.addRule, .manage(.rule(.add))),
        Command(.applyRules, .manage(.rule(.askToApply(nil)))),
      ], columns: 56, listing: .rules, managed: .rules)
  }

  static func options(of settings: LedgerSettings) -> [Picker.Option] {
    settings.rules.list.map { rule in
      Picker.Option(
        id: "\(rule.id)", name: rule.phrase(settings.accounts),
        shortName: rule.shortPhrase(settings.accounts),
        details: [rule.detail(settings.categories)],
        outcome: .manage(.rule(.edit(rule))), commands: commands(of: rule),
        values: [
          .name: .text(rule.sortName(settings.accounts)),
          .category: .text(settings.categories[rule.category].phrase),
          .state: .number(rule.isOn ? 0 : 1),
        ], words: [settings.categories[rule.category].phrase])
    }
  }

  private static func commands(of rule: LedgerRule) -> [Command] {
    let all = [
      Command(.turnRule, .manage(.rule(.turn(rule)))),
      Command(.applyRule, .manage(.rule(.askToApply(rule)))),
    ]
    guard !rule.isBuiltIn else {
      return all
        + ([.removeRule] + ScreenCommand.moves).map {
          Command($0, refused: LedgerText.builtInStays)
        }
    }
    return all + [Command(.removeRule, .manage(.rule(.remove(rule))))]
      + moves { .manage(.rule(.move(rule.id, by: $0))) }
  }

  private static func moves(_ outcome: (Int) -> Ledger.Outcome) -> [Command] {
    [Command(.moveUp, outcome(-1)), Command(.moveDown, outcome(1))]
  }

  /// Asks whether to apply a rule, or all if nil, to so many rows.
  static func apply(_ rule: LedgerRule?, count: Int?, _ accounts: LedgerAccounts) -> Self {
    Self(
      title: rule?.phrase(accounts) ?? LedgerText.allOfOther,
      action: LedgerText.choose,
      options: [
        Picker.Option(
          id: "yes", name: count.map(LedgerText.apply) ?? LedgerText.apply,
          outcome: .manage(.rule(.apply(rule)))),
        Picker.Option(id: "no", name: LedgerText.no, outcome: .manage(.rule(.list(rule?.id)))),
      ], showsPresent: false, columns: 48, back: .manage(.rule(.list(rule?.id))),
      isQuestion: true)
  }

  static var imports: Self {
    Self(
      title: LedgerText.imports, action: ScreenCommand.showImport.title, showsPresent: false,
      empty: LedgerText.noImports, columns: 56, listing: .imports, managed: .imports)
  }

  /// `imports` are the newest first.
  static func options(
    _ imports: [LedgerImport], _ accounts: LedgerAccounts, today: Day
  ) -> [Picker.Option] {
    let moments = imports.map { Moment(milliseconds: $0.time) }
    let days: DayShape = moments.allSatisfy { $0.day.year == today.year } ? .short : .long
    return zip(imports, moments).map { each, moment in
      let (day, account) = (days.phrase(of: moment.day), accounts[each.account].phrase)
      let rows = LedgerText.rows(each)
      return Picker.Option(
        id: "\(each.id)", name: Phrase(each.file),
        details: [account, rows, moment.phrase(after: day)], shortDetails: [rows, day],
        outcome: .manage(.imported(.show(each))),
        commands: [Command(.takeBack, .manage(.imported(.takeBack(each))))],
        values: [
          .name: .text(Phrase(each.file)), .account: .text(account),
          .count: .number(Int64(each.count)), .day: .number(each.time),
        ], words: [account, day], isFile: true)
    }
  }
}
