import Editing
import Phrases
import TerminalUI

/// What keys do in the ledger, in the order of use.
@MainActor
struct LedgerKeys {
  let model: LedgerViewModel
  weak var listener: (any LedgerPresentableListener)?
  let language: Language
  /// Marks what the user is at, a row or the rows behind bars.
  let mark: @MainActor () -> Void
  /// Goes to the other view.
  let goOver: @MainActor () -> Void

  var bindings: [KeyBinding] {
    if model.isTyping { return typing }
    var bindings = [escape].compactMap(\.self)
    let retry = binding("R", .retry) { $0.didPressRetry() }
    let hasFailed = model.failure != nil || model.content != .rows
    if hasFailed { bindings.append(retry) }
    let hasRows = model.content == .rows && model.listing.count > 0
    let hasMarks = !model.listing.marks.isEmpty
    if hasRows {
      bindings.append(
        KeyBinding(.character(" "), title: LedgerText.mark.text(language), action: mark))
    }
    if hasRows || hasMarks {
      bindings += [
        binding("c", .categorise) { $0.didPressCategorise() },
        binding("n", .addNote) { $0.didPressNote() },
      ]
    }
    bindings += [
      binding("a", .add) { $0.didPressAdd() },
      binding("i", .importing) { $0.didPressImport() },
      binding("x", .exporting) { $0.didPressExport() },
      KeyBinding(.character("u"), title: EditingText.undo.text(language)) { [weak listener] in
        listener?.didPressUndo()
      },
      .redo(title: EditingText.redo.text(language)) { [weak listener] in listener?.didPressRedo() },
    ]
    if model.content == .rows { bindings += viewing }
    if hasRows || hasMarks { bindings.append(binding("d", .delete) { $0.didPressDelete() }) }
    if !hasFailed { bindings.append(retry) }
    return bindings
  }

  private var viewing: [KeyBinding] {
    [
      binding("/", .search) { $0.didPressSearch() },
      KeyBinding(
        .character("t"), .tab, title: LedgerText.otherView.text(language), action: goOver),
      binding("s", .sort) { $0.didPressSort() },
      binding("m", .month) { $0.didPressMonth() },
      binding("f", .onlyCategory) { $0.didPressCategory() },
      binding("[", .earlier) { $0.didTurn(by: -1) },
      binding("]", .later) { $0.didTurn(by: 1) },
    ]
  }

  /// The field itself takes the rest.
  private var typing: [KeyBinding] {
    let leave = KeyBinding(
      .down, .tab, title: LedgerText.toList.text(language), isHinted: false
    ) { [weak listener] in listener?.didLeaveSearch() }
    return [escape, leave].compactMap(\.self)
  }

  private var escape: KeyBinding? {
    model.escape.map { escape in
      let title = escape == .widen ? LedgerText.clear : .unmark
      return KeyBinding(.escape, title: title.text(language)) { [weak listener] in
        listener?.didPressEscape()
      }
    }
  }

  private func binding(
    _ key: Character, _ title: LedgerText,
    _ action: @escaping @MainActor (any LedgerPresentableListener) -> Void
  ) -> KeyBinding {
    KeyBinding(.character(key), title: title.text(language)) { [weak listener] in
      listener.map(action)
    }
  }
}
