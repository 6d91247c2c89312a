import CNcurses
import Platform
public import TerminalUI

/// Writes the screen in words to standard output, for screen readers, simple terminals and pipes.
///
/// Appends the lines that have changed, the focused one first. Keys come from the terminal; if
/// standard input is not a terminal, its lines are passed to `onLine`. Works while `MainLoop` runs.
@MainActor
public final class LineScreen: TerminalDevice {
  public var onInput: (([Input]) -> Void)?
  public var onInterrupt: (() -> Void)?
  public var onTermination: ((Int32) -> Void)?
  public var onStall: (() -> Void)?

  /// Called with the bytes that the terminal sends, before what they mean; set it before `start`.
  public var onBytes: (([UInt8]) -> Void)?

  /// How long a lone Esc waits for the rest of a key.
  public var escapeDelay = EscapeDelay.preset { getenv($0).map { String(cString: $0) } } {
    didSet { keyboard?.escapeDelay = escapeDelay }
  }

  /// Called with each line if standard input is not a terminal, and with nil at the end.
  public var onLine: ((String?) -> Void)?

  private var spoken = SpokenScreens()
  private var keyboard: Keyboard?
  private var lines: LineReader?
  /// Whether the last line is not ended, so that the terminal's cursor is behind it.
  private var isLineOpen = false
  private let staysInLine = isatty(STDOUT_FILENO) == 1

  /// Reads and writes nothing before `start`.
  public init() {}

  /// Takes over the keys of the terminal and the signals of the process, or begins to read the
  /// lines of standard input where that is no terminal.
  public func start() {
    guard let event = Self.beginEndings() else {
      lines = LineReader { [weak self] in self?.onLine?($0) }
      return
    }
    takeMode()
    MainLoop.signals = MainLoop.Watch(file: event) { [weak self] in self?.handleSignals() }
    keyboard = Keyboard(
      escapeDelay: escapeDelay, onInput: { [weak self] in self?.onInput?($0) }, onAnswer: { _ in },
      onHangUp: { [weak self] in self?.terminate(by: SIGHUP) },
      onStall: { [weak self] in self?.onStall?() })
    keyboard?.onBytes = onBytes
  }

  /// Writes the changes since the last screen, and with `repeatsErrors` also current errors; false
  /// if writing fails.
  ///
  /// `view` receives the keys of the screen. `isCover` stands for a screen that covers the root, and
  /// notices with it.
  public func speak(
    _ screen: [SpokenLine], in view: AnyView?, repeatsErrors: Bool = false, isCover: Bool = false
  ) -> Bool {
    let changes = spoken.changes(
      to: screen, in: view, repeatsErrors: repeatsErrors, isCover: isCover)
    return changes.lines.isEmpty || write(changes)
  }

  /// Writes all of the last screen; false if that fails.
  public func speakAgain() -> Bool { write(LineChanges(from: [], to: spoken.last)) }

  public func stop() {
    guard keyboard != nil || lines != nil else { return }
    close()
    endings_end()
  }

  func close() {
    endLine()
    keyboard?.stop()
    keyboard = nil
    lines?.stop()
    lines = nil
    MainLoop.signals = nil
    restore()
  }

  /// Returns a descriptor that becomes readable when a signal arrives; nil if standard input is not
  /// a terminal.
  private static func beginEndings() -> Int32? {
    let event = endings_begin()
    guard event >= 0 else { return nil }
    endings_prepare("", 0)
    return event
  }

  private func takeMode() {
    endings_own(true)
    guard var mode = termios.ofInput else { return }
    mode.freeControlKeys()
    mode.takeKeys()
    mode.set()
  }

  private func restore() {
    guard termios.ofInput != nil else { return }
    endings_restore_mode()
    endings_own(false)
  }

  /// Does nothing, since nothing is positioned.
  func resize() {}

  func suspend() {
    endLine()
    restore()
    endings_stop()
    endings_save_mode()
    resume()
  }

  func resume() {
    takeMode()
    _ = speakAgain()
  }

  /// On a terminal the focused line ends what is written, and is itself not ended, so that the cursor
  /// is there.
  private func write(_ changes: LineChanges) -> Bool {
    let lines = changes.lines + (staysInLine ? [changes.focusBefore].compactMap(\.self) : [])
    let text = (isLineOpen ? "\n" : "") + lines.joined(separator: "\n")
    isLineOpen = staysInLine
    return writeOutput(isLineOpen ? text : text + "\n")
  }

  private func endLine() {
    if isLineOpen { _ = writeOutput("\n") }
    isLineOpen = false
  }
}

extension LineScreen: SignalHandling {}

/// Writes text to standard output as a whole; false if writing fails.
@discardableResult
func writeOutput(_ text: String) -> Bool { writeOutput(Array(text.utf8)) }

/// Writes bytes to standard output, in one write if it takes them at once; false if writing fails.
@discardableResult
func writeOutput(_ bytes: [UInt8]) -> Bool {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count >= 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var files = [pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)]
      _ = poll(&files, 1, -1)
    } else if errno != EINTR {
      return false
    }
  }
  return true
}

/// A terminal as a source of input.
@MainActor
public protocol TerminalDevice: AnyObject {
  /// Called with all pending input, in order.
  var onInput: (([Input]) -> Void)? { get set }

  /// Called for Ctrl-C; if nil, the terminal is restored and the process dies of SIGINT.
  var onInterrupt: (() -> Void)? { get set }

  /// Called with a terminating signal (SIGTERM, SIGHUP, SIGQUIT, …), after the terminal was
  /// restored.
  ///
  /// Also called for SIGINT without `onInterrupt`, and with SIGHUP when the terminal is gone. The
  /// process dies of the signal afterwards, at the latest one second after it arrived.
  var onTermination: ((Int32) -> Void)? { get set }

  /// Called every few seconds while the end of a paste does not come, without which nothing is a key.
  var onStall: (() -> Void)? { get set }

  /// How long a lone Esc waits for the rest of a key.
  var escapeDelay: Duration { get set }

  /// Restores the terminal; may be called more than once.
  ///
  /// A pending terminating signal kills the process now.
  func stop()
}

extension UnsafeBufferPointer<Cell> {
  /// The columns from the first to the last difference from an `old` row of the same length,
  /// extended to whole characters; empty without one.
  func changes(from old: UnsafeBufferPointer<Cell>) -> Range<Int> {
    var start = 0
    var end = count
    while start < end, isSame(as: old, at: start) { start += 1 }
    while start < end, isSame(as: old, at: end - 1) { end -= 1 }
    guard start < end else { return start..<end }
    while start > 0, old[start].columns == 0 || self[start].columns == 0 { start -= 1 }
    while end < count, old[end].columns == 0 || self[end].columns == 0 { end += 1 }
    return start..<end
  }

  /// Compares two cells as eight bytes.
  @inline(__always)
  private func isSame(as other: UnsafeBufferPointer<Cell>, at index: Int) -> Bool {
    let offset = index * MemoryLayout<Cell>.stride
    return UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      == UnsafeRawBufferPointer(other).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }
}
