public import Editing
import Phrases

extension HistoryState {
  /// The keys that undo and redo, which the footer names while they have an effect.
  @MainActor public func bindings(
    undo: @escaping @MainActor () -> Void, redo: @escaping @MainActor () -> Void,
    in environment: Environment
  ) -> [KeyBinding] {
    let language = environment.language
    return [
      .undo(title: EditingText.undo.text(language), isHinted: canUndo, action: undo),
      .redo(title: EditingText.redo.text(language), isHinted: canRedo, action: redo),
    ]
  }
}
