import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import Time
import WalletDomain

/// Categories, rules and imports: their lists, and what is done in them.
extension LedgerInteractor {
  private var settings: LedgerSettings { dependencies.ledger.state.value.settings }

  func manage(_ management: Ledger.Management) {
    switch management {
    case .categories(let id): show(.categories(settings.categories, selected: id))
    case .addCategory: router?.attach(.categoryForm(nil))
    case .editCategory(let id): router?.attach(.categoryForm(settings.categories[id]))
    case .moveCategory(let id, let count):
      save(then: .categories(id)) { $0.categories.move(id, by: count) }
    case .askToMerge(let id): show(.merge(id, settings.categories))
    case .merge(let id, let target):
      perform(.merge(id, into: target), then: .categories(target)) {
        LedgerText.merged($0.count)
      }
    case .imports: showImports()
    case .showImport(let each):
      router?.detachSheet()
      model.imported = each
      ask { $0 = LedgerQuery(order: $0.order, texts: $0.texts, importID: each.id) }
    case .undo(let list): turnHistory("undo", dependencies.ledger.undo, then: list)
    case .redo(let list): turnHistory("redo", dependencies.ledger.redo, then: list)
    case .takeBack(let each):
      perform(.takeBack(each.id), then: .imports) { LedgerText.takenBack($0.count) }
    default: manageRules(management)
    }
  }

  private func manageRules(_ management: Ledger.Management) {
    switch management {
    case .rules(let id): show(.rules(settings, selected: id))
    case .addRule: router?.attach(.ruleForm(RuleForm.Model(nil, settings)))
    case .editRule(let rule): router?.attach(.ruleForm(RuleForm.Model(rule, settings)))
    case .turnRule(var rule):
      rule.isOn.toggle()
      save(then: .rules(rule.id)) { [rule] settings in try? settings.rules.save(rule) }
    case .moveRule(let id, let count):
      save(then: .rules(id)) { $0.rules.move(id, by: count) }
    case .removeRule(let rule):
      save(then: .rules(nil), LedgerText.removed) { $0.rules.remove(rule.id) }
    case .askToApply(let rule): askToApply(rule)
    case .apply(let rule):
      perform(
        rule.map(LedgerCommand.apply) ?? .applyRules, then: .rules(rule?.id)
      ) { LedgerText.applied($0.count) }
    case .saved(let rule, let outcome):
      tell(outcome.map { LedgerText.applied($0.count) } ?? LedgerText.saved)
      manage(.rules(rule.id))
    default: manageAccounts(management)
    }
  }

  /// Opens the form of the rule that is offered.
  func takeOffer() {
    guard let offer = model.offer else { return }
    model.offer = nil
    router?.attach(.ruleForm(RuleForm.Model(offer, settings)))
  }

  /// The rule that suggests itself if the chosen rows have one text, and are not refunds alone, which follow
  /// their purchases.
  func offer(of category: LedgerCategory) -> Ledger.Offer? {
    let chosen = Set(model.listing.chosen)
    let rows = model.listing.window.rows.filter { chosen.contains($0.id) }
    guard rows.count == chosen.count, let first = rows.first, !first.text.isEmpty,
      rows.allSatisfy({ $0.text == first.text }), rows.contains(where: { $0.link?.kind != .refund })
    else { return nil }
    return Ledger.Offer(text: first.text, isIncome: first.amount > .zero, category: category)
  }

  /// Shows a list as the user has sorted it last, and where they have done something in it.
  func show(_ choice: Picker.Model) {
    var choice = choice
    if let listing = choice.listing, let sort = sorts[listing] { choice.sort(by: sort) }
    if let managedSearch, managedSearch.list == choice.title {
      choice.search(for: managedSearch.text)
    }
    if let managedPosition { choice.select(inPlaceOfGone: managedPosition) }
    router?.attach(.choice(choice))
  }

  func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>) {
    sorts[listing] = sort
  }

  func sheetDidSearch(_ list: Phrase, for text: String) { managedSearch = (list, text) }

  func sheetDidRefuse(_ reason: Phrase) { dependencies.notify(reason) }

  /// Undoes or redoes a change, and shows the list again in which it was made, also where that fails.
  private func turnHistory(
    _ name: String, _ turn: @escaping @MainActor () async throws(LedgerError) -> Phrase?,
    then list: Ledger.Management
  ) {
    request(name, notify: dependencies.notify) { [self] () throws(LedgerError) in
      defer { manage(list) }
      return try await turn()
    }
  }

  private func showImports() {
    let today = model.today
    request("list imports", notify: dependencies.notify) { [self] () throws(LedgerError) in
      let imports = try await dependencies.ledger.imports()
      show(.imports(imports, settings.accounts, today: today))
      return nil
    }
  }

  private func askToApply(_ rule: LedgerRule?) {
    guard let rule else { return show(.apply(nil, count: nil, settings.accounts)) }
    request("count matches", notify: dependencies.notify) { [self] () throws(LedgerError) in
      let count = try await dependencies.ledger.matches(rule).changing
      guard count > 0 else {
        manage(.rules(rule.id))
        return LedgerText.nothingMatched
      }
      show(.apply(rule, count: count, settings.accounts))
      return nil
    }
  }

  /// Stores changed categories or rules, and shows their list again.
  private func save(
    then list: Ledger.Management, _ notice: Phrase? = nil,
    _ change: (inout LedgerSettings) -> Void
  ) {
    let before = settings
    var settings = before
    change(&settings)
    perform(.save(settings, over: before), then: list) { _ in notice }
  }

  func perform(
    _ command: LedgerCommand, then list: Ledger.Management,
    _ notice: @escaping @MainActor (LedgerOutcome) -> Phrase?
  ) {
    request("manage", notify: dependencies.notifyChange) { [self] () throws(LedgerError) in
      let outcome = try await dependencies.ledger.perform(command)
      manage(list)
      return notice(outcome).map(dependencies.ledger.notice)
    }
  }
}

extension Ledger.Action {
  /// Whether it is a command, after which nothing is offered.
  var endsOffer: Bool {
    switch self {
    case .list(.select), .list(.selectUnread), .visibleRows, .takeOffer, .tell, .goToBars,
      .chartRoom, .switchDetail:
      false
    default: true
    }
  }
}
