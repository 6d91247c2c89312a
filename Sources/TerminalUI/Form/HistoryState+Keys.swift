public import Editing

extension HistoryState {
  /// The keys that undo and redo, which the footer names while they have an effect.
  @MainActor public func bindings(
    undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void
  ) -> [KeyBinding] {
    [
      .undo(title: EditingText.undo, isHinted: canUndo, action: undo),
      .redo(title: EditingText.redo, isHinted: canRedo, action: redo),
    ]
  }
}
