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

  /// Returns once what the user wants is stored or shown.
  func manage(_ management: Ledger.Management) async {
    switch management {
    case .category(let change): await manage(change)
    case .rule(let change): await manage(change)
    case .account(let change): await manage(change)
    case .lock(let change): await manage(change)
    case .imported(let change): await manage(change)
    case .history(let event):
      let (ledger, notify) = (dependencies.ledger, dependencies.notify)
      await request(
        event, on: [Self.settingsChange], notify: notify, undo: ledger.undo, redo: ledger.redo)?
        .value
    }
  }

  private func manage(_ change: Ledger.Management.Category) async {
    switch change {
    case .list(let id): show(.categories, selecting: id?.rawValue)
    case .add: router?.attach(.categoryForm(nil))
    case .edit(let id): router?.attach(.categoryForm(settings.categories[id]))
    case .move(let id, let count): await save { $0.categories.move(id, by: count) }
    case .askToMerge(let id): router?.attach(.choice(.merge(id, settings.categories)))
    case .merge(let id, let target):
      await perform(.merge(id, into: target)) { LedgerText.merged($0.count) }
    }
  }

  private func manage(_ change: Ledger.Management.Rule) async {
    switch change {
    case .list(let id): show(.rules, selecting: id.map { "\($0)" })
    case .add: router?.attach(.ruleForm(RuleForm.Model(nil, settings)))
    case .edit(let rule): router?.attach(.ruleForm(RuleForm.Model(rule, settings)))
    case .turn(var rule):
      rule.isOn.toggle()
      await save { [rule] settings in try? settings.rules.save(rule) }
    case .move(let id, let count): await save { $0.rules.move(id, by: count) }
    case .remove(let rule): await save(LedgerText.removed) { $0.rules.remove(rule.id) }
    case .askToApply(let rule): await askToApply(rule)
    case .apply(let rule):
      await perform(rule.map(LedgerCommand.apply) ?? .applyRules) {
        LedgerText.applied($0.count)
      }
    case .saved(let rule, let outcome):
      tell(outcome.map { LedgerText.applied($0.count) } ?? LedgerText.saved)
      show(.rules, selecting: "\(rule.id)")
    }
  }

  private func manage(_ change: Ledger.Management.Imported) async {
    switch change {
    case .list: show(.imports)
    case .show(let each):
      sheetDidClose()
      model.imported = each
      ask { $0 = LedgerQuery(order: $0.order, texts: $0.texts, importID: each.id) }
    case .takeBack(let each):
      await perform(.takeBack(each.id)) { LedgerText.takenBack($0.count) }
    }
  }

  /// Offers a rule, or nothing any more.
  func offer(_ offer: Ledger.Offer?) {
    model.offer = offer
    offering.update { $0 = offer != nil }
  }

  /// Whether a rule is still offered.
  var isOffering: Stored<Bool> { offering.stored(\.self) }

  /// Opens the form of the rule that is offered.
  func takeOffer() {
    guard let offer = model.offer else { return }
    self.offer(nil)
    router?.attach(.ruleForm(RuleForm.Model(offer, settings)))
  }

  /// The rule that suggests itself if the chosen rows have one text, and are not refunds alone, which follow
  /// their purchases.
  func offer(of category: LedgerCategory, for ids: [LedgerRow.ID]) -> Ledger.Offer? {
    let chosen = Set(ids)
    let rows = model.listing.window.rows.filter { chosen.contains($0.id) }
    guard rows.count == chosen.count, let first = rows.first, !first.text.isEmpty,
      rows.allSatisfy({ $0.text == first.text }), rows.contains(where: { $0.link?.kind != .refund })
    else { return nil }
    return Ledger.Offer(text: first.text, isIncome: first.amount > .zero, category: category)
  }

  /// Shows a list as it was when something was chosen in it, or as the user has sorted it last.
  func show(_ list: Ledger.ManagedList, selecting id: Picker.Option.ID? = nil) {
    var picker = list.picker
    if let managed, managed.managed == list {
      picker = managed
    } else if let listing = picker.listing, let sort = sorts[listing] {
      picker.sort(by: sort)
    }
    if let id { picker.select(id) }
    router?.attach(.choice(picker))
  }

  func sheetDidSort(_ listing: Picker.Listing, by sort: Sort<Picker.Column>) {
    sorts[listing] = sort
  }

  func sheetDidRefuse(_ reason: Phrase) { dependencies.notify(reason) }

  private func askToApply(_ rule: LedgerRule?) async {
    guard let rule else {
      router?.attach(.choice(.apply(nil, count: nil, settings.accounts)))
      return
    }
    await prepare { [self] () throws(LedgerError) in
      let count = try await dependencies.ledger.matches(rule).changing
      guard count > 0 else { return LedgerText.nothingMatched }
      guard !Task.isCancelled else { return nil }
      router?.attach(.choice(.apply(rule, count: count, settings.accounts)))
      return nil
    }
  }

  /// Reads what there is to ask, as work of the list in which the user wants something, and says why that is not
  /// asked.
  func prepare(_ question: @MainActor () async throws(LedgerError) -> Phrase?) async {
    let phrase: Phrase?
    do throws(LedgerError) { phrase = try await question() } catch { phrase = error.phrase }
    if let phrase, !Task.isCancelled { dependencies.notify(phrase) }
  }

  /// Stores changed categories or rules.
  private func save(
    _ notice: Phrase? = nil, _ change: (inout LedgerSettings) -> Void
  ) async {
    let before = settings
    var settings = before
    change(&settings)
    await perform(.save(settings, over: before)) { _ in notice }
  }

  /// What is managed changes once at a time.
  private static let settingsChange = "what is managed"

  /// Carries out a command, and returns once that is stored, also where the user has left its list.
  func perform(
    _ command: LedgerCommand, _ notice: @escaping @MainActor (LedgerOutcome) -> Phrase?
  ) async {
    let task = request(
      "manage", on: [Self.settingsChange], notify: dependencies.notifyChange
    ) { [dependencies] () throws(LedgerError) in
      notice(try await dependencies.ledger.perform(command)).map(dependencies.ledger.notice)
    }
    await task?.value
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
