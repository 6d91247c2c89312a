import TerminalUI

/// What is to be said when a screen in words has become another one.
struct LineChanges {
  /// Lines that were not there before, in their order, but what has the focus last.
  let lines: [String]

  /// Asides that are new are said beside other lines only.
  ///
  /// Who `triesAgain` hears what is still wrong as if it were new, and what has the focus.
  init(from old: [SpokenLine], to new: [SpokenLine], triesAgain: Bool = false) {
    let isStillWrong = triesAgain && new.contains { $0.kind == .fault }
    let heard = isStillWrong ? old.filter { $0.kind != .fault } : old
    let changes = new.difference(from: heard) { $0.text == $1.text }
    let added = changes.insertions.compactMap { change in
      if case .insert(_, let line, _) = change, line.kind != .focused { line } else { nil }
    }
    let formerly = isStillWrong ? [] : old.filter { $0.kind == .focused }
    let focused = new.filter { $0.kind == .focused && !formerly.contains($0) }
    let isMore = added.contains { $0.kind == .usual || $0.kind == .fault }
    lines = ((isMore ? added : []) + focused).map(\.words)
  }
}
