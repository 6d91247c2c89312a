public import Phrases

/// Texts about undo and redo, shared by all screens.
public enum EditingText {
  public static let undo = Phrase(ko: "되돌리기", en: "undo")
  public static let redo = Phrase(ko: "다시 실행", en: "redo")
  public static let offer = Phrase(ko: "u로 되돌릴 수 있습니다.", en: "Press u to undo.")
  public static let nothingToUndo = Phrase(ko: "되돌릴 작업이 없습니다.", en: "Nothing to undo.")
  public static let nothingToRedo = Phrase(ko: "다시 실행할 작업이 없습니다.", en: "Nothing to redo.")
  /// Why a change is not taken back.
  public static let changedElsewhere = Phrase(
    ko: "그사이 다른 곳에서 바뀌어 되돌릴 수 없습니다.",
    en: "This was changed elsewhere, so it can’t be undone.")

  /// The notice after undoing; `title` is that of the command, nil if there was nothing to undo.
  public static func undone(_ title: Phrase?) -> Phrase {
    guard let title else { return nothingToUndo }
    return Phrase.composed(ko: "되돌렸습니다: \(title)", en: "Undone: \(title)")
  }

  /// The notice after redoing; `title` is that of the command, nil if there was nothing to redo.
  public static func redone(_ title: Phrase?) -> Phrase {
    guard let title else { return nothingToRedo }
    return Phrase.composed(ko: "다시 실행했습니다: \(title)", en: "Redone: \(title)")
  }
}

extension CommandHistory {
  /// Takes back the latest command, and returns what there is to say of it.
  public func undoWithNotice() async throws(Failure) -> Phrase? {
    EditingText.undone(try await undo())
  }

  /// Performs again what was undone last, and returns what there is to say of it.
  public func redoWithNotice() async throws(Failure) -> Phrase? {
    EditingText.redone(try await redo())
  }
}
