import TerminalUI

/// Decodes the bytes of a terminal into input, however they are split between reads.
///
/// Unknown sequences, such as unexpected reports, are dropped and never become text. Answers of the
/// terminal are kept for `takeAnswers`.
struct KeyDecoder {
  /// The kind of an incomplete input.
  enum Unfinished {
    case escape, sequence, paste
    /// What no key begins with.
    case answer
  }

  private enum State {
    case ground
    case escape
    /// After `ESC [` or `ESC O`, with the bytes that followed.
    case sequence(introducer: UInt8, bytes: [UInt8])
    /// After `ESC` and one of `] P X ^ _`.
    case string(ControlString)
    /// In an X10 mouse report, with the number of missing bytes.
    case oldMouse(Int)
    /// In a mouse report that has expired, with the maximum number of bytes that may follow.
    case lateMouse(Int)
    case paste
  }

  /// Longer than any mouse report.
  private static let mouseReportLimit = 16

  private var state = State.ground
  private var text = KeyText()
  private var paste = PasteBytes()
  private var inputs: [Input] = []
  private var answers: [TerminalAnswer] = []

  init() {}

  /// The incomplete input that waits for more bytes until `expire` is called.
  var unfinished: Unfinished? {
    switch state {
    case .ground, .lateMouse: nil
    case .escape: .escape
    case .sequence(_, let bytes) where bytes.first == 0x3F: .answer
    case .string(let string) where !string.isEmpty: .answer
    case .sequence, .string, .oldMouse: .sequence
    case .paste: .paste
    }
  }

  mutating func decode(_ bytes: [UInt8]) -> [Input] {
    for index in bytes.indices { take(bytes[index], before: bytes[(index + 1)...]) }
    return taken()
  }

  /// Ends an incomplete input whose rest has not arrived in time.
  mutating func expire() -> [Input] {
    var next = State.ground
    switch state {
    case .ground, .oldMouse: break
    case .lateMouse: next = state
    case .escape: add(.escape)
    case .sequence(let introducer, let bytes) where bytes.isEmpty: addEscaped(introducer)
    case .string(let string) where string.isEmpty: addEscaped(string.introducer)
    case .sequence(_, let bytes) where bytes.first == 0x3C:
      next = .lateMouse(Self.mouseReportLimit)
    case .sequence, .string: break
    case .paste: endPaste()
    }
    state = next
    return taken()
  }

  /// Returns and removes what the terminal has answered.
  mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  private mutating func taken() -> [Input] {
    inputs += text.take()
    defer { inputs = [] }
    return inputs
  }

  private mutating func take(_ byte: UInt8, before rest: ArraySlice<UInt8>) {
    switch state {
    case .ground: takePlain(byte)
    case .escape: takeEscaped(byte)
    case .sequence(let introducer, let bytes): takeSequence(byte, introducer, bytes)
    case .string(let string): takeString(byte, string)
    case .oldMouse(let missing): state = missing > 1 ? .oldMouse(missing - 1) : .ground
    case .lateMouse(let most): takeLateMouse(byte, most)
    case .paste:
      guard paste.take(byte, before: rest) else { return }
      endPaste()
      state = .ground
    }
  }

  private mutating func takePlain(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    // Enter is LF if it was pressed before the launch, in the terminal's original mode.
    case 0x0A, 0x0D: add(.enter)
    case 0x09: add(.tab)
    case 0x08, 0x7F: add(.backspace)
    case 0x01...0x1A: add(.control(Character(UnicodeScalar(byte + 0x60))))
    case 0x00, 0x1C...0x1F: inputs += text.take()
    default: text.add(byte)
    }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x5B, 0x4F: state = .sequence(introducer: byte, bytes: [])
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: state = .string(ControlString(introducer: byte))
    default:
      // Esc, immediately followed by another key.
      add(.escape)
      state = .ground
      takePlain(byte)
    }
  }

  private mutating func takeSequence(_ byte: UInt8, _ introducer: UInt8, _ bytes: [UInt8]) {
    // F1 to F5 of the Linux console have a second bracket.
    let isSecondBracket = byte == 0x5B && introducer == 0x5B && bytes.isEmpty
    switch byte {
    case _ where isSecondBracket || (0x20...0x3F).contains(byte):
      // No key is longer; the rest is dropped.
      let known = bytes.count < 32 ? bytes + [byte] : bytes
      state = .sequence(introducer: introducer, bytes: known)
    case 0x40...0x7E:
      state = .ground
      finish(KeySequence(introducer: introducer, bytes: bytes, final: byte))
    default:
      state = .ground
      takePlain(byte)
    }
  }

  /// Drops the rest of a report: digits and semicolons up to `M` or `m`.
  private mutating func takeLateMouse(_ byte: UInt8, _ most: Int) {
    switch byte {
    case 0x30...0x39, 0x3B: state = most > 1 ? .lateMouse(most - 1) : .ground
    case 0x4D, 0x6D: state = .ground
    default:
      state = .ground
      takePlain(byte)
    }
  }

  /// Combines consecutive wheel reports at the same point, of which there is one per notch, and keeps
  /// only the last point to which the mouse was dragged.
  private mutating func add(_ mouse: Mouse) {
    if mouse.action == .drag, case .mouse(let last)? = inputs.last, last.action == .drag {
      inputs.removeLast()
    }
    if case .wheel(let notches) = mouse.action, case .mouse(let last)? = inputs.last,
      last.point == mouse.point, case .wheel(let earlier) = last.action
    {
      inputs[inputs.count - 1] = .mouse(Mouse(.wheel(earlier + notches), at: mouse.point))
    } else {
      inputs.append(.mouse(mouse))
    }
  }

  private mutating func finish(_ sequence: KeySequence) {
    inputs += text.take()
    switch sequence.meaning {
    case .key(let key): inputs.append(.key(key))
    case .character(let character): inputs.append(.key(.character(character)))
    case .mouse(let mouse?): add(mouse)
    case .oldMouse: state = .oldMouse(3)
    case .paste: state = .paste
    case .mouse(nil): break
    case nil: answers += TerminalAnswer(sequence).map { [$0] } ?? []
    }
  }

  private mutating func takeString(_ byte: UInt8, _ string: ControlString) {
    var string = string
    switch string.take(byte) {
    case .part: state = .string(string)
    case .end:
      state = .ground
      answers += TerminalAnswer(string).map { [$0] } ?? []
    case .escaped:
      state = .escape
      takeEscaped(byte)
    }
  }

  private mutating func endPaste() {
    if let content = paste.content { inputs.append(.paste(content)) }
    paste = PasteBytes()
  }

  private mutating func addEscaped(_ introducer: UInt8) {
    add(.escape)
    text.add(introducer)
  }

  private mutating func add(_ key: Key) {
    inputs += text.take()
    inputs.append(.key(key))
  }
}
