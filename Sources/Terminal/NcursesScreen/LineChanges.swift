import TerminalUI

/// The lines to speak when a screen in words has changed.
struct LineChanges {
  /// The focused line if it is new, then the other new lines in order.
  let lines: [String]
  /// The focused line, if other lines are spoken after it.
  let focusBefore: String?

  /// New asides are included only together with other new lines.
  ///
  /// `known` are screens whose lines are not new either, such as the one that returns from under a
  /// sheet. With `repeatsErrors` current errors, and the focused line, are included even if they are
  /// not new.
  init(
    from old: [SpokenLine], knowing known: [[SpokenLine]] = [], to new: [SpokenLine],
    repeatsErrors: Bool = false
  ) {
    let isStillWrong = repeatsErrors && new.contains { $0.kind == .error }
    var said = SaidLines([isStillWrong ? old.filter { $0.kind != .error } : old] + known)
    let added = new.filter { !said.take($0) && $0.kind != .focused }
    let knownFocus = isStillWrong ? [] : old.filter { $0.kind == .focused }
    let focused = new.filter { $0.kind == .focused && !knownFocus.contains($0) }
    let hasNews = added.contains { $0.kind != .aside }
    lines = (focused + (hasNews ? added : [])).map(\.words)
    focusBefore = hasNews ? focused.last?.words : nil
  }

  /// Says one line.
  init(_ line: SpokenLine) {
    lines = [line.words]
    focusBefore = nil
  }
}

/// How often each line was said on one of several screens.
private struct SaidLines {
  /// An aside may not have been said, so that it is new as another line.
  private struct Line: Hashable {
    let subject: String
    let isAside: Bool

    init(_ line: SpokenLine) {
      subject = line.subject
      isAside = line.kind == .aside
    }
  }

  private var counts: [Line: Int] = [:]

  init(_ screens: [[SpokenLine]]) {
    for screen in screens {
      let counts = Dictionary(screen.map { (Line($0), 1) }, uniquingKeysWith: +)
      self.counts.merge(counts, uniquingKeysWith: max)
    }
  }

  /// Whether a line was said more often than it was taken.
  mutating func take(_ line: SpokenLine) -> Bool {
    let line = Line(line)
    guard let count = counts[line], count > 0 else { return false }
    counts[line] = count - 1
    return true
  }
}
