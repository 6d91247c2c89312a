import TerminalUI

/// Decodes the bytes of a terminal into input, however they are split between reads.
///
/// Unknown sequences, such as unexpected reports, are dropped and never become text. Answers of the
/// terminal are kept for `takeAnswers`.
struct KeyDecoder {
  /// The kind of an incomplete input.
  enum Unfinished {
    case escape, sequence, paste
    /// A string that nothing has asked for.
    case string
    /// What may have been typed after an Esc, or be an answer that comes in pieces.
    case introducer
  }

  enum State {
    case ground
    case escape
    /// After an Esc that became a key; it may have begun the next read all the same.
    case lateEscape
    /// After an Esc that became a key and, alone in a read, a byte with which answers begin; nil before it.
    case lateIntroducer(UInt8?)
    /// After `ESC ESC`: two keys, or the start of one with Alt.
    case twoEscapes
    /// After `ESC` and the first bytes of a character that has more.
    case altered([UInt8])
    /// After `ESC [` or `ESC O`, with the bytes that followed.
    case sequence(introducer: UInt8, bytes: [UInt8], isAlt: Bool)
    /// After `ESC [` or `ESC O`, and a pause.
    case lateSequence(introducer: UInt8, isAlt: Bool)
    /// After `ESC` and one of `] P X ^ _`.
    case string(ControlString)
    /// After `ESC` and one of these, and a pause.
    case lateString(ControlString)
    /// In an X10 mouse report, with the number of missing bytes.
    case oldMouse(Int)
    /// In a mouse report that has expired, with the maximum number of bytes that may follow.
    case lateMouse(Int)
    case paste
  }

  var state = State.ground
  private var text = KeyText()
  var paste = PasteBytes()
  private var inputs: [Input] = []
  var answers: [TerminalAnswer] = []
  /// Whether the terminal may still answer a question.
  var awaitsAnswers = false

  init() {}

  mutating func decode(_ bytes: [UInt8]) -> [Input] {
    begin(with: bytes)
    for index in bytes.indices { take(bytes[index], before: bytes[(index + 1)...]) }
    return taken()
  }

  /// Returns and removes what the terminal has answered.
  mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  mutating func taken() -> [Input] {
    inputs += text.take()
    defer { inputs = [] }
    return inputs
  }

  mutating func take(_ byte: UInt8, before rest: ArraySlice<UInt8>) {
    // No sequence has the bytes of Ctrl-C and Ctrl-\, which end a program whatever came before them.
    if byte == 0x03 || byte == 0x1C, unfinished != .paste { state = .ground }
    switch state {
    case .ground: takePlain(byte)
    case .lateEscape:
      state = .ground
      takePlain(byte)
    case .lateIntroducer: state = .lateIntroducer(byte)
    case .escape: takeEscaped(byte)
    case .twoEscapes: takeAfterTwoEscapes(byte)
    case .altered(let bytes): takeAltered(byte, after: bytes)
    case .sequence(let introducer, let bytes, let isAlt):
      takeSequence(byte, introducer, bytes, isAlt: isAlt)
    case .lateSequence(let introducer, let isAlt): takeLate(byte, introducer, isAlt: isAlt)
    case .string(let string): takeString(byte, string)
    case .lateString(let string): takeLate(byte, string)
    case .oldMouse(let missing): state = missing > 1 ? .oldMouse(missing - 1) : .ground
    case .lateMouse(let most): takeLateMouse(byte, most)
    case .paste:
      switch paste.take(byte, before: rest) {
      case .part: return
      case .end: endPaste()
      case .interrupt:
        paste = PasteBytes()
        add(.control("c"))
      }
      state = .ground
    }
  }

  mutating func takePlain(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    // Enter is LF if it was pressed before the launch, in the terminal's original mode.
    case 0x0A, 0x0D: add(.enter)
    case 0x09: add(.tab)
    case 0x08, 0x7F: add(.backspace)
    case 0x01...0x1A: add(.control(Character(UnicodeScalar(byte + 0x60))))
    case 0x1F: add(.control("_"))
    case 0x1C: add(.control("\\"))
    case 0x00, 0x1D...0x1E: inputs += text.take()
    default: text.add(byte)
    }
  }

  mutating func takeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .twoEscapes
    case 0x5B, 0x4F: state = .sequence(introducer: byte, bytes: [], isAlt: false)
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F: state = .string(ControlString(introducer: byte))
    default: takeAltered(byte, after: [])
    }
  }

  /// Takes what comes with Alt, which most terminals send as an Esc before it.
  private mutating func takeAltered(_ byte: UInt8, after bytes: [UInt8]) {
    let bytes = bytes + [byte]
    guard bytes.count == 1 || byte & 0xC0 == 0x80, let length = KeyText.length(of: bytes[0]) else {
      state = .ground
      if bytes.count > 1 { return takePlain(byte) }
      if byte == 0x7F || byte == 0x08 { add(.altBackspace) } else { inputs += text.take() }
      return
    }
    guard bytes.count == length else { return state = .altered(bytes) }
    state = .ground
    if let character = String(validating: bytes, as: UTF8.self)?.first {
      add(.alt(typed: character))
    }
  }

  private mutating func takeAfterTwoEscapes(_ byte: UInt8) {
    switch byte {
    case 0x1B: add(.escape)
    case 0x5B, 0x4F: state = .sequence(introducer: byte, bytes: [], isAlt: true)
    default:
      add(.escape)
      takeEscaped(byte)
    }
  }

  mutating func takeSequence(
    _ byte: UInt8, _ introducer: UInt8, _ bytes: [UInt8], isAlt: Bool
  ) {
    // F1 to F5 of the Linux console have a second bracket.
    let isSecondBracket = byte == 0x5B && introducer == 0x5B && bytes.isEmpty
    let isEnd =
      (0x40...0x7E).contains(byte) || KeySequence.isShiftMark(byte, after: bytes, introducer)
    switch byte {
    case _ where isEnd && !isSecondBracket:
      state = .ground
      finish(KeySequence(introducer: introducer, bytes: bytes, final: byte, isAlt: isAlt))
    case _ where isSecondBracket || (0x20...0x3F).contains(byte):
      // No key is longer; the rest is dropped.
      let known = bytes.count < 32 ? bytes + [byte] : bytes
      state = .sequence(introducer: introducer, bytes: known, isAlt: isAlt)
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
    let answer = sequence.meaning == nil ? TerminalAnswer(sequence) : nil
    // What no keyboard sends with Alt comes after an Esc of its own.
    if sequence.isAlt, sequence.isReport || answer != nil { inputs.append(.key(.escape)) }
    switch sequence.meaning {
    case .key(let key): inputs.append(.key(key))
    case .character(let character):
      inputs.append(.key(sequence.isAlt ? .alt(typed: character) : .character(character)))
    case .mouse(let mouse?): add(mouse)
    case .oldMouse: state = .oldMouse(3)
    case .paste: state = .paste
    case .mouse(nil): break
    case nil: answers += answer.map { [$0] } ?? []
    }
  }

  mutating func takeString(_ byte: UInt8, _ former: ControlString) {
    var string = former
    let effect = string.take(byte)
    if former.isTentative, former.likeness != .certain,
      effect != .part || string.likeness == .none
    {
      typeAgain(former)
      guard former.isAtEscape else { return takePlain(byte) }
      return takeEscaped(byte)
    }
    switch effect {
    case .part: state = .string(string)
    case .end:
      state = .ground
      answers += TerminalAnswer(string).map { [$0] } ?? []
    case .escaped:
      state = .escape
      takeEscaped(byte)
    case .brokenOff:
      state = .ground
      takePlain(byte)
    }
  }

  private mutating func endPaste() {
    if let content = paste.content { inputs.append(.paste(content)) }
    paste = PasteBytes()
  }

  mutating func add(_ key: Key) {
    inputs += text.take()
    inputs.append(.key(key))
  }
}
