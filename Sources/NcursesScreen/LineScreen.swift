import CNcurses
import Glibc
public import TerminalUI

/// Standard output as lines in words: for screen readers, terminals that cannot place a cursor, and
/// pipes.
///
/// Nothing is drawn: what has changed is written below what was there, what has the focus last. Keys
/// come from the terminal; where standard input is none, lines of them are handed on as they are. It
/// works while `MainLoop` runs.
@MainActor
public final class LineScreen: TerminalDevice {
  public var onInput: (([Input]) -> Void)?
  public var onInterrupt: (() -> Void)?
  public var onTermination: ((Int32) -> Void)?

  /// Takes a line of standard input that is no terminal; nil at its end.
  public var onLine: ((String?) -> Void)?

  private var said: [SpokenLine] = []
  private var keyboard: Keyboard?
  private var lines: LineReader?
  /// Whether the last line was not ended, so that the terminal's cursor stands in it.
  private var isLineOpen = false
  private let staysInLine = isatty(STDOUT_FILENO) == 1

  public init() {}

  public func start() {
    guard let event = Self.beginEndings() else {
      lines = LineReader { [weak self] in self?.onLine?($0) }
      return
    }
    takeMode()
    MainLoop.endings = MainLoop.Watch(file: event) { [weak self] in self?.takeSignals() }
    keyboard = Keyboard(
      onInput: { [weak self] in self?.onInput?($0) },
      onHangUp: { [weak self] in self?.terminate(by: SIGHUP) })
  }

  /// Says what is new in a screen in words, and what is still wrong to who `triesAgain`; false
  /// where nobody takes it any more.
  public func say(_ screen: [SpokenLine], triesAgain: Bool = false) -> Bool {
    let lines = LineChanges(from: said, to: screen, triesAgain: triesAgain).lines
    said = screen
    return lines.isEmpty || write(lines)
  }

  /// Says the whole screen again, as for a terminal that others have used meanwhile.
  private func repeatAll() { _ = write(LineChanges(from: [], to: said).lines) }

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
    MainLoop.endings = nil
    giveBack()
  }

  /// What becomes readable when a signal has come; nil where standard input is no terminal.
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

  private func giveBack() {
    guard termios.ofInput != nil else { return }
    endings_restore_mode()
    endings_own(false)
  }

  /// Nothing is placed on it.
  func resize() {}

  func suspend() {
    endLine()
    giveBack()
    endings_stop()
    endings_save_mode()
    takeAgain()
  }

  func takeAgain() {
    takeMode()
    repeatAll()
  }

  /// On a terminal the last line stays open: the cursor stands at what has the focus.
  private func write(_ lines: [String]) -> Bool {
    let text = (isLineOpen ? "\n" : "") + lines.joined(separator: "\n")
    isLineOpen = staysInLine
    return put(isLineOpen ? text : text + "\n")
  }

  private func endLine() {
    if isLineOpen { _ = put("\n") }
    isLineOpen = false
  }

  private func put(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension LineScreen: SignalTaking {}
