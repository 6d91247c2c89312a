import TerminalUI

/// The lines to speak when a screen in words has changed.
struct LineChanges {
  /// The focused line if it is new, then the other new lines in order.
  let lines: [String]
  /// The focused line, if other lines are spoken after it.
  let focusBefore: String?

  /// New asides are included only together with other new lines.
  ///
  /// With `repeatsErrors` current errors, and the focused line, are included even if they are not
  /// new.
  init(from old: [SpokenLine], to new: [SpokenLine], repeatsErrors: Bool = false) {
    let isStillWrong = repeatsErrors && new.contains { $0.kind == .error }
    let known = isStillWrong ? old.filter { $0.kind != .error } : old
    let changes = new.difference(from: known) { $0.text == $1.text }
    let added = changes.insertions.compactMap { change in
      if case .insert(_, let line, _) = change, line.kind != .focused { line } else { nil }
    }
    let knownFocus = isStillWrong ? [] : old.filter { $0.kind == .focused }
    let focused = new.filter { $0.kind == .focused && !knownFocus.contains($0) }
    let hasNews = added.contains { [.normal, .error, .notice].contains($0.kind) }
    lines = (focused + (hasNews ? added : [])).map(\.words)
    focusBefore = hasNews ? focused.last?.words : nil
  }
}
