import TerminalUI

/// The lines to speak when a screen in words has changed.
struct LineChanges {
  /// The new lines in order, the focused one last.
  let lines: [String]

  /// New asides are included only together with other new lines.
  ///
  /// With `repeatsErrors` current errors, and then the focused line, are included even if they are
  /// not new.
  init(from old: [SpokenLine], to new: [SpokenLine], repeatsErrors: Bool = false) {
    let isStillWrong = repeatsErrors && new.contains { $0.kind == .error }
    let known = isStillWrong ? old.filter { $0.kind != .error } : old
    let changes = new.difference(from: known) { $0.text == $1.text }
    let added = changes.insertions.compactMap { change in
      if case .insert(_, let line, _) = change, line.kind != .focused { line } else { nil }
    }
    let knownFocus = isStillWrong ? [] : old.filter { $0.kind == .focused }
    let focused = new.filter { $0.kind == .focused && !knownFocus.contains($0) }
    let hasNews = added.contains { $0.kind == .normal || $0.kind == .error }
    lines = ((hasNews ? added : []) + focused).map(\.words)
  }
}
