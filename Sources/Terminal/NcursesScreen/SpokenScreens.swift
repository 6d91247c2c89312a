import TerminalUI

/// What was spoken of the screens of a window, which tells what is new on the next one.
///
/// A screen that returns, for example from under a sheet, is not spoken again: only what has the focus
/// now, where that is, and what has changed on it.
@MainActor
struct SpokenScreens {
  /// A screen as it was spoken last.
  private struct Remembered {
    weak let view: AnyView?
    let lines: [SpokenLine]
  }

  /// The screen that was spoken last.
  private(set) var last: [SpokenLine] = []
  /// The last one that covered nothing of the root.
  private var uncovered: [SpokenLine] = []
  private var remembered: [Remembered] = []
  private weak var view: AnyView?
  /// Whether the last screen covered the root, so that all under it is as it was said.
  private var wasCover = false
  /// The last notice, as long as it stands.
  private var notice: SpokenLine?

  /// The most screens that are remembered; of one before that all is new.
  private static let memory = 32

  init() {}

  /// What is new on a screen, whose keys `view` receives, since the one before.
  ///
  /// `isCover` stands for a screen that covers the root, and notices with it.
  mutating func changes(
    to screen: [SpokenLine], in view: AnyView?, repeatsErrors: Bool = false, isCover: Bool = false
  ) -> LineChanges {
    let covered = last.contains { $0.kind == .notice } ? nil : notice
    let own = remembered.first { $0.view != nil && $0.view === view }
    let isOther = view !== self.view
    func compared(_ lines: [SpokenLine]) -> [SpokenLine] {
      isOther ? lines.map(\.onOtherScreen) : lines
    }
    let changes = LineChanges(
      from: compared(last + [covered].compactMap(\.self)),
      knowing: [
        wasCover ? uncovered : lasting(uncovered),
        lasting(own?.lines ?? []).filter { $0.kind != .place },
      ].map(compared), to: compared(screen), repeatsErrors: repeatsErrors)
    remember(screen, in: view, isCover: isCover)
    guard changes.lines.isEmpty, isOther else { return changes }
    // Nothing has the focus, but the user is somewhere else.
    let place = screen.last { $0.kind == .place } ?? screen.first
    return place.map { LineChanges($0) } ?? changes
  }

  /// The lines that are not new when their screen returns.
  private func lasting(_ lines: [SpokenLine]) -> [SpokenLine] {
    lines.filter { $0.kind != .error && $0.kind != .notice }
  }

  private mutating func remember(_ screen: [SpokenLine], in view: AnyView?, isCover: Bool) {
    last = screen
    if !isCover { uncovered = screen }
    wasCover = isCover
    notice = screen.first { $0.kind == .notice } ?? (isCover ? notice : nil)
    self.view = view
    remembered.removeAll { $0.view == nil || $0.view === view }
    if let view { remembered.append(Remembered(view: view, lines: screen)) }
    if remembered.count > Self.memory { remembered.removeFirst() }
  }
}
