import Editing
import Phrases
import TerminalRIBs
import TerminalUI

extension LedgerView {
  /// What keys do, in the order of use.
  func keys(_ language: Language) -> [KeyBinding] {
    if model.isTyping { return typingKeys(language) }
    let retry = key("R", .retry, language, sends: .retry)
    let hasFailed = model.failure != nil || model.content != .rows
    let hasRows = model.content == .rows && model.listing.count > 0
    let hasChosen = hasRows || !model.listing.marks.isEmpty
    var bindings = [escapeKey(language)].compactMap(\.self)
    if hasFailed { bindings.append(retry) }
    if hasRows {
      bindings.append(
        KeyBinding(.character(" "), title: LedgerText.mark.text(language)) {
          [weak self] in self?.mark()
        })
    }
    if hasChosen {
      bindings += [
        key("c", .categorise, language, sends: .categorise),
        key("n", .addNote, language, sends: .note),
      ]
    }
    bindings += [
      key("a", .add, language, sends: .add),
      key("i", .importing, language, sends: .bankImport),
      key("x", .exporting, language, sends: .export),
      .undo(title: EditingText.undo.text(language), action: sender(.undo)),
      .redo(title: EditingText.redo.text(language), action: sender(.redo)),
    ]
    if model.content == .rows { bindings += viewingKeys(language) }
    if hasChosen { bindings.append(key("d", .delete, language, sends: .delete)) }
    if !hasFailed { bindings.append(retry) }
    return bindings
  }

  private func viewingKeys(_ language: Language) -> [KeyBinding] {
    [
      key("/", .search, language, sends: .beginSearch),
      KeyBinding(.character("t"), .tab, title: LedgerText.otherView.text(language)) {
        [weak self] in self?.goOver()
      },
      key("s", .sort, language, sends: .sort),
      key("m", .month, language, sends: .filterByMonth),
      key("f", .onlyCategory, language, sends: .filterByCategory),
      key("[", .earlier, language, sends: .turnChart(months: -1)),
      key("]", .later, language, sends: .turnChart(months: 1)),
    ]
  }

  /// The other keys are the field's.
  private func typingKeys(_ language: Language) -> [KeyBinding] {
    [
      escapeKey(language),
      key(
        .down, .tab, title: LedgerText.toList.text(language), isHinted: false, sends: .endSearch),
    ].compactMap(\.self)
  }

  private func escapeKey(_ language: Language) -> KeyBinding? {
    model.escape.map { escape in
      let title = escape == .widen ? LedgerText.clear : .unmark
      return key(.escape, title: title.text(language), sends: .escape)
    }
  }

  private func key(
    _ character: Character, _ title: LedgerText, _ language: Language,
    sends action: Ledger.Action
  ) -> KeyBinding {
    key(.character(character), title: title.text(language), sends: action)
  }
}
