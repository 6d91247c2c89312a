import Headless
import Platform
import RIBs
import TerminalUI
import Time

/// Records the user's keys as a key script, in a file that only the user can read.
///
/// Each key is written before it is handled. Text typed into a secret field is recorded as
/// `<secret>`.
@MainActor
final class KeyRecorder {
  /// The last step, which determines how the next one is written.
  private enum State { case key, text, secret }

  /// Whether writing has failed, as on a full disk; nothing is written afterwards.
  private(set) var isCut = false
  private let path: String
  private let file: Int32
  private let clock: any WallClock
  private var state = State.key
  private var isEmpty = true
  private var last: Int64

  /// In milliseconds; shorter pauses between keys are not recorded.
  private static let pause: Int64 = 1_000

  /// Creates the file, which must not exist.
  init(_ path: String, clock: any WallClock) throws(UsageError) {
    file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw errno == EEXIST ? .recordingExists(path) : .cannotRecord(path) }
    self.path = path
    self.clock = clock
    last = clock.now
  }

  isolated deinit { close(file) }

  /// Deletes the file.
  func discard() { unlink(path) }

  /// Records the place at which the keys begin, before the first one.
  func begin(at place: NavigationPath) { put("\(KeyScript.place) \(place)\n") }

  /// Records an input that is about to be sent to `window`.
  func record(_ input: Input, in window: Window) {
    // A character without effect may be part of a secret that was typed too early.
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
      write(key.name(.ascii), as: .key)
      if key == .enter || key == .escape { put("\n") }
    case .paste(let text): if window.takesPaste { write(KeyScript.paste(of: text), as: .key) }
    // Only keys are recorded.
    case .resize, .mouse: break
    }
  }

  private func write(_ word: String, as state: State) {
    put((isEmpty ? "" : " ") + word)
    self.state = state
  }

  /// Appends inside the quotes of the previous text, so that the file is a valid script at any
  /// time.
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
    if !isCut { isCut = !ProcessIO.write(text, to: file) }
  }
}

extension Input {
  /// Whether it changes the text or the caret of a field.
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
