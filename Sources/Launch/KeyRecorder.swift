import Glibc
import Headless
import RIBs
import TerminalUI
import Time

/// Writes down what the user presses, as a key script in a file that only they can read.
///
/// Each key is in the file before it does anything. Secrets are not: the file says `<secret>` for
/// what was typed into a field for them.
@MainActor
final class KeyRecorder {
  /// What the last step was, on which the next depends.
  private enum State { case key, text, secret }

  /// Whether something could not be written, as on a full disk; nothing is written after it.
  private(set) var isCut = false
  private let path: String
  private let file: Int32
  private let clock: any WallClock
  private var state = State.key
  private var isEmpty = true
  private var last: Int64

  /// In milliseconds: a shorter time between two keys is not written down.
  private static let pause: Int64 = 1_000

  /// Makes the file, which must not be there yet.
  init(_ path: String, clock: any WallClock) throws(UsageError) {
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == EEXIST ? .recordingExists(path) : .cannotRecord(path) }
    self.path = path
    self.clock = clock
    last = clock.now
  }

  isolated deinit { close(file) }

  /// Removes the file: there is nothing to record.
  func discard() { unlink(path) }

  /// Writes down what is about to be sent to `window`.
  func note(_ input: Input, in window: Window) {
    // Who types a secret before its field is there does nothing, and must not be written down.
    if case .key(let key) = input, case .character = key, !window.takes(key) { return }
    let isSecret = window.takesSecret && input.isTyped
    let pause = clock.now - last
    last = clock.now
    if isSecret, state == .secret { return }
    if pause >= Self.pause { write("Wait \(pause / 1_000)s", as: .key) }
    switch input {
    case .key(.character), .paste: if isSecret { return write(KeyScript.secret, as: .secret) }
    default: if isSecret { return }
    }
    switch input {
    case .key(.character(let character)) where window.takesText || character == "\"":
      type(String(character))
    case .key(let key):
      write(key.scriptName, as: .key)
      if key == .enter || key == .escape { put("\n") }
    case .paste(let text): if window.takesText { type(text) }
    // Keys alone are written down.
    case .resize, .mouse: break
    }
  }

  private func write(_ word: String, as state: State) {
    put((isEmpty ? "" : " ") + word)
    self.state = state
  }

  /// Text goes into the quotes that were closed after the last, so that the file is whole at any time.
  private func type(_ text: String) {
    if state == .text { lseek(file, -1, SEEK_CUR) } else { write("\"", as: .text) }
    put(text.map(Self.quoted).joined() + "\"")
  }

  private static func quoted(_ character: Character) -> String {
    switch character {
    case "\"", "\\": "\\\(character)"
    case _ where character.isWhitespace: " "
    default: String(character)
    }
  }

  private func put(_ text: String) {
    isEmpty = text.hasSuffix("\n")
    if !isCut { isCut = !Launch.write(text, to: file) }
  }
}

extension Input {
  /// Whether it changes what stands in a field, or where its caret is.
  fileprivate var isTyped: Bool {
    switch self {
    case .paste: true
    case .key(.character), .key(.backspace), .key(.delete), .key(.left), .key(.right), .key(.home),
      .key(.end):
      true
    case .key, .resize, .mouse: false
    }
  }
}
