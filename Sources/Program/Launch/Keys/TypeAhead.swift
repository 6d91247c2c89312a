import Dispatch
import RIBs
import TerminalUI
import Time

/// Queues input until the work started by earlier input is done.
///
/// This makes keys have the same effect at any typing speed, even when sent all at once by a
/// program: the keys after the one that opens a form go to the form. Long work, such as a download,
/// is not waited for, unless it is about to open something.
@MainActor
final class TypeAhead {
  weak var window: Window?
  /// How many links are being opened: what is typed meanwhile goes to where they lead.
  var arrivals = 0 { didSet { takeAll() } }
  /// Whether links have to wait, as behind a lock, so that no input waits for them.
  var holdsLinks: () -> Bool = { false }
  private let activity: Activity
  private let clock: any WallClock
  private let take: (Input) -> Void
  /// Called when the queue is empty, or waits too long, or waits for something to open.
  private let onPause: () -> Void
  /// Called when work has ended and no input is queued.
  private let onRest: () -> Void
  private var inputs: ArraySlice<Input> = []
  private var isTaking = false
  /// Whether the last input was text for a field, so that further text does not wait.
  private var isWriting = false
  /// The view over which something is about to open, to which the next input belongs.
  private var opener: WeakView?
  private var waiting: Task<Void, Never>?

  /// The longest time that a key waits for work.
  private let patience: Duration

  /// Shorter delays feel instantaneous.
  static let usualPatience = Duration.milliseconds(100)

  private struct WeakView {
    weak var view: AnyView?
  }

  init(
    of activity: Activity, clock: any WallClock, patience: Duration = usualPatience,
    take: @escaping (Input) -> Void, onPause: @escaping () -> Void,
    onRest: @escaping () -> Void = {}
  ) {
    self.activity = activity
    self.clock = clock
    self.patience = patience
    self.take = take
    self.onPause = onPause
    self.onRest = onRest
    // In a later turn, since the work that has just ended may start more.
    activity.onOnlyLongWork = { [weak self] in
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.workDidEnd() } }
    }
  }

  private func workDidEnd() {
    if isHolding { takeAll() } else if activity.isIdle { onRest() }
  }

  /// Whether input is queued.
  var isHolding: Bool { !inputs.isEmpty }

  /// Whether the queued input waits for work.
  var waitsForWork: Bool { isHolding && opener == nil && !isArriving }

  private var isArriving: Bool { arrivals > 0 && !holdsLinks() }

  /// Handles input, or queues it.
  ///
  /// Other input while something is about to open, such as Esc, discards the queue.
  func add(_ more: [Input]) {
    var more = more[...]
    if let window, window.isOpening || isArriving, let first = more.first, !first.waitsForOpening {
      if case .resize = first {
        take(more.removeFirst())
      } else {
        clear()
      }
    }
    inputs += more
    takeAll()
  }

  /// Handles input that has waited for something to open.
  func frameWasDrawn() {
    if opener != nil { takeAll() }
  }

  /// Discards the queue.
  func end() {
    clear()
    stopWaiting()
  }

  private func clear() {
    inputs = []
    opener = nil
  }

  private func takeAll() {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    while let input = inputs.first {
      if isArriving && input.waitsForOpening || waitsForOpening(input) { break }
      if let opener, opener.view == nil || opener.view === window?.front {
        // Nothing has opened, so its input is discarded.
        end()
        break
      }
      opener = nil
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
    opener = WeakView(view: window.front)
    return true
  }

  /// Whether the input only changes the text of a field.
  private func isWritten(_ input: Input) -> Bool {
    switch input {
    case .key(.character), .key(.backspace): window?.takesText == true
    default: false
    }
  }

  private func wait() {
    guard waiting == nil else { return }
    waiting = Task.immediate(executorPreference: workQueue) { [weak self, clock, patience] in
      try? await clock.sleep(for: patience)
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
