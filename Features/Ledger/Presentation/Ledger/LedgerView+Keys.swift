import Editing
import LedgerDomain
import Phrases
import Search
import TerminalRIBs
import TerminalUI

extension LedgerView {
  /// What keys do, in the order of use.
  func keys(in environment: Environment) -> [KeyBinding] {
    func key(_ character: Character, _ title: LedgerText, _ action: Ledger.Action) -> KeyBinding {
      self.key(.character(character), title: title, sends: action)
    }
    let escape = model.escape.map { escape in
      let title =
        switch escape {
        case .cancel: FormText.cancel.phrase
        case .widen: LedgerText.clear.phrase
        case .unmark: LedgerText.unmark.phrase
        }
      return self.key(.escape, title: title, sends: .escape)
    }
    guard !model.listing.search.isTyping else {
      // The other keys are the field's.
      let title = LedgerText.toList
      let leave = self.key(.down, .tab, title: title, isHinted: false, sends: .list(.search(.end)))
      return [escape, leave].compactMap(\.self)
    }
    let retry = key("R", .retry, .retry)
    let isListed = model.listing.isRead
    let hasFailed = model.failure != nil || !isListed
    let hasRows = isListed && model.listing.count > 0
    let hasChosen = hasRows || !model.listing.marks.isEmpty
    var bindings = [escape, hasFailed ? retry : nil].compactMap(\.self)
    if hasRows {
      bindings.append(
        KeyBinding(.character(" "), title: LedgerText.mark) {
          [weak self] in self?.mark()
        })
    }
    if isListed, model.listing.selected?.order != nil {
      bindings.append(key("o", .order, .openOrder))
    }
    if let offer = model.offer {
      let title = LedgerText.always(offer.text, model.categories[offer.category].phrase)
      bindings.insert(
        self.key(.character("A"), title: title, sends: .takeOffer), at: 0)
    }
    if hasChosen {
      let note = SearchControls.keys(of: "n", isSearch: model.listing.query.isSearch)
      bindings += [
        key("c", .categorise, .categorise),
        KeyBinding(note, title: LedgerText.note, action: sender(.note)),
      ]
    }
    bindings += [key("a", .add, .add), key("i", .importing, .bankImport)]
    // In an empty ledger there is nothing to write.
    let isEmpty = isListed && !hasRows && model.listing.query.isEverything
    bindings.append(
      self.key(
        .character("x"), title: LedgerText.exporting, isHinted: !isEmpty,
        sends: .export))
    bindings += [
      .undo(
        title: EditingText.undo, isHinted: model.history.canUndo,
        action: sender(.undo)),
      .redo(
        title: EditingText.redo, isHinted: model.history.canRedo,
        action: sender(.redo)),
    ]
    if isListed {
      bindings += [
        key("/", .find, .list(.search(.start))),
        KeyBinding(.character("t"), .tab, title: LedgerText.otherView) {
          [weak self] in self?.goOver()
        },
        key("m", .month, .filterByMonth),
        key("f", .onlyCategory, .filterByCategory), key("v", .onlyAccount, .filterByAccount),
        key("[", .earlier, .turnChart(months: -1)), key("]", .later, .turnChart(months: 1)),
      ]
    }
    if hasChosen {
      bindings += [key("M", .toAccount, .moveToAccount), key("d", .delete, .delete)]
    }
    bindings += [
      key("=", .reconcile, .manage(.reconcile(nil))), key("L", .locks, .manage(.locks(nil))),
      key("K", .accounts, .manage(.accounts(nil))),
      key("C", .categories, .manage(.categories(nil))), key("r", .rules, .manage(.rules(nil))),
      key("I", .imports, .manage(.imports)),
      self.key(.character("b"), title: BudgetText.title, sends: .budgets),
    ]
    if !hasFailed { bindings.append(retry) }
    return bindings + (isListed ? sorting.bindings(in: environment) : [])
  }
}
