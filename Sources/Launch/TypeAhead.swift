import Dispatch
import RIBs
import TerminalUI
import Time

/// What was typed and is not taken yet: the next waits for what those before have begun.
///
/// So keys do the same however fast they come, also all at once from a program: what follows the
/// key that opens a form is for the form. Work that takes its time, such as a download, is not
/// waited for, unless something is about to open by it.
@MainActor
final class TypeAhead {
  weak var window: Window?
  private let activity: Activity
  private let clock: any WallClock
  private let take: (Input) -> Void
  /// Called when nothing waits any more, or waits too long, or for something to open.
  private let onPause: () -> Void
  private var inputs: ArraySlice<Input> = []
  private var isTaking = false
  /// Whether what was taken last was written into a field: more of it waits for nothing.
  private var isWriting = false
  /// The view over which something is about to open, for which the next is.
  private var threshold: Threshold?
  private var waiting: Task<Void, Never>?

  /// How long a key waits at most for work; less than this feels like at once.
  private static let patience = Duration.milliseconds(100)

  private struct Threshold {
    weak var view: AnyView?
  }

  init(
    of activity: Activity, clock: any WallClock, take: @escaping (Input) -> Void,
    onPause: @escaping () -> Void
  ) {
    self.activity = activity
    self.clock = clock
    self.take = take
    self.onPause = onPause
    // A turn later: the work has only just ended, and may begin more.
    activity.onOnlyLongWork = { [weak self] in
      guard let self, isHolding else { return }
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.takeAll() } }
    }
  }

  /// Whether something was typed that is not taken yet.
  var isHolding: Bool { !inputs.isEmpty }

  /// Whether what was typed waits for work.
  var waitsForWork: Bool { isHolding && threshold == nil }

  /// Takes what was typed, or has it wait.
  ///
  /// Who does something else while a form is about to open, as by Esc, wants what waits no more.
  func add(_ more: [Input]) {
    var more = more[...]
    if let window, window.isOpening, let first = more.first, !first.waitsForOpening {
      if case .resize = first {
        take(more.removeFirst())
      } else {
        inputs = []
        threshold = nil
      }
    }
    inputs += more
    takeAll()
  }

  /// Takes what has waited for something to open, where it has.
  func frameWasDrawn() {
    if threshold != nil { takeAll() }
  }

  /// Drops what was not taken.
  func end() {
    inputs = []
    threshold = nil
    stopWaiting()
  }

  private func takeAll() {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    while let input = inputs.first {
      if waitsForOpening(input) { break }
      if let threshold, threshold.view == nil || threshold.view === window?.front {
        // Nothing has opened: what was for it is for nothing else.
        end()
        break
      }
      threshold = nil
      let isWritten = isWritten(input)
      guard isWritten && isWriting || activity.hasOnlyLongWork else { return wait() }
      inputs.removeFirst()
      stopWaiting()
      isWriting = isWritten
      take(input)
    }
    onPause()
  }

  private func waitsForOpening(_ input: Input) -> Bool {
    guard input.waitsForOpening, let window, window.isOpening else { return false }
    threshold = Threshold(view: window.front)
    return true
  }

  /// Whether it only changes the text of a field.
  private func isWritten(_ input: Input) -> Bool {
    switch input {
    case .key(.character), .key(.backspace): window?.takesText == true
    default: false
    }
  }

  private func wait() {
    guard waiting == nil else { return }
    waiting = Task.immediate(executorPreference: workQueue) { [weak self, clock] in
      try? await clock.sleep(for: Self.patience)
      guard !Task.isCancelled else { return }
      self?.giveUp()
    }
  }

  private func stopWaiting() {
    waiting?.cancel()
    waiting = nil
  }

  private func giveUp() {
    waiting = nil
    activity.markAsLong()
    onPause()
    takeAll()
  }
}

extension Input {
  fileprivate var waitsForOpening: Bool {
    switch self {
    case .key(.escape), .key(.control), .key(.function), .mouse, .resize: false
    case .key, .paste: true
    }
  }
}
