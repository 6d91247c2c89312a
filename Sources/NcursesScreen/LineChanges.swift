import TerminalUI

/// What is to be said when a screen in words has become another one.
struct LineChanges {
  /// Lines that were not there before, in their order, but what has the focus last.
  let lines: [String]

  /// Asides that are new are said beside other lines only.
  init(from old: [SpokenLine], to new: [SpokenLine]) {
    let changes = new.difference(from: old) { $0.text == $1.text }
    let added = changes.insertions.compactMap { change in
      if case .insert(_, let line, _) = change, line.kind != .focused { line } else { nil }
    }
    let formerly = old.filter { $0.kind == .focused }
    let focused = new.filter { $0.kind == .focused && !formerly.contains($0) }
    let isMore = added.contains { $0.kind == .usual }
    lines = ((isMore ? added : []) + focused).map(\.words)
  }
}
