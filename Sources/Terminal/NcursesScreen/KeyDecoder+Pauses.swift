import TerminalUI

/// What a pause within a key or an answer does, and what comes after it.
extension KeyDecoder {
  /// Longer than any mouse report.
  private static let mouseReportLimit = 16

  /// The incomplete input that waits for more bytes until `expire` is called.
  ///
  /// What can be no key but the one that it has begun waits for its rest as long as that takes.
  var unfinished: Unfinished? {
    switch state {
    case .ground, .lateMouse, .lateEscape, .lateSequence, .lateString, .altered, .oldMouse: nil
    case .lateIntroducer: .introducer
    case .string(let string) where string.followsEscape && string.likeness != .certain: .introducer
    case .escape, .twoEscapes: .escape
    case .sequence(_, let bytes, _) where bytes.isEmpty || bytes.first == 0x3C: .sequence
    case .string(let string) where string.isEmpty: .sequence
    case .string(let string) where string.likeness == .certain: nil
    // It may be what was typed after Alt and a bracket.
    case .string(let string): awaitsAnswers && string.likeness == .possible ? nil : .string
    case .sequence: nil
    case .paste: .paste
    }
  }

  /// Ends an incomplete input whose rest has not arrived in time.
  ///
  /// A paste goes on until its end: what was pasted never becomes keys. Of one that has paused Ctrl-C is
  /// no part.
  mutating func expire() -> [Input] {
    switch state {
    case .paste: paste.hasPaused = true
    case .escape:
      add(.escape)
      state = .lateEscape
    case .twoEscapes:
      add(.escape)
      add(.escape)
      state = .lateEscape
    case .sequence(let introducer, let bytes, let isAlt) where bytes.isEmpty:
      state = .lateSequence(introducer: introducer, isAlt: isAlt)
    case .sequence(_, let bytes, let isAlt) where bytes.first == 0x3C:
      if isAlt { add(.escape) }
      state = .lateMouse(Self.mouseReportLimit)
    case .lateIntroducer where !awaitsAnswers: return expireIntroducer()
    case .string(let string) where string.isEmpty: state = .lateString(string)
    case .string(let string):
      switch string.likeness {
      case .certain: break
      case .none: state = .ground
      case .possible where awaitsAnswers: break
      case .possible where string.isTentative: typeAgain(string)
      case .possible: state = .lateString(string)
      }
    default: break
    }
    return taken()
  }

  /// Makes keys of what may have been typed after an Esc, for whose rest an answer is not waited any more.
  mutating func expireIntroducer() -> [Input] {
    guard unfinished == .introducer else { return [] }
    switch state {
    case .lateIntroducer(let introducer?): endLate(introducer)
    case .string(let string): typeAgain(string)
    default: break
    }
    return taken()
  }

  /// Makes a key of a byte that came alone, some time after an Esc.
  private mutating func endLate(_ introducer: UInt8) {
    state = .ground
    takePlain(introducer)
  }

  /// Takes a read after an Esc and such a byte: its rest, or what is typed next.
  ///
  /// Who types after a bracket types one byte, with which a report goes on as well.
  private mutating func takeRest(_ bytes: [UInt8], of introducer: UInt8) {
    let isRest = introducer == 0x5B ? bytes.count > 1 : continuesString(introducer, bytes[0])
    guard isRest, continuesEscape([introducer] + bytes) else { return endLate(introducer) }
    takeEscaped(introducer)
    guard case .string(var string) = state else { return }
    string.followsEscape = true
    string.isTentative = true
    state = .string(string)
  }

  private func continuesString(_ introducer: UInt8, _ byte: UInt8) -> Bool {
    ControlString(introducer: introducer).mayBegin(with: byte)
  }

  /// Looks at the beginning of a read: what a person types comes in one of its own.
  mutating func begin(with bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    switch state {
    case .lateEscape where awaitsAnswers && bytes.count == 1 && "[]P_".utf8.contains(first):
      state = .lateIntroducer(nil)
    case .lateIntroducer(let introducer?): takeRest(bytes, of: introducer)
    case .lateEscape: state = continuesEscape(bytes) ? .escape : .ground
    case .string(let string)
    where string.isEmpty && !string.mayBegin(with: first)
      && KeyText.length(of: first) ?? 1 == bytes.count:
      endAsAlt(string.introducer)
    case .string(var string) where string.isEmpty && bytes.count == 1:
      string.isTentative = true
      state = .string(string)
    case .lateString(var string) where string.goesOn(with: bytes):
      string.isTentative = string.isEmpty
      state = .string(string)
    default: break
    }
  }

  /// After a pause within a string: its rest where an answer is due, else what was typed.
  mutating func takeLate(_ byte: UInt8, _ string: ControlString) {
    if awaitsAnswers, !string.isEmpty || string.mayBegin(with: byte) {
      var string = string
      string.isTentative = true
      return takeString(byte, string)
    }
    if string.isEmpty { endAsAlt(string.introducer) } else { state = .ground }
    takePlain(byte)
  }

  /// Makes keys of what began like an answer, and was typed.
  mutating func typeAgain(_ string: ControlString) {
    if string.followsEscape { endLate(string.introducer) } else { endAsAlt(string.introducer) }
    for byte in string.bytes { takePlain(byte) }
  }

  /// Ends what was only a letter with Alt.
  mutating func endAsAlt(_ introducer: UInt8) {
    add(.alt(typed: Character(UnicodeScalar(introducer))))
    state = .ground
  }

  /// Whether a read is the rest of what an Esc has begun: a whole key, or a whole answer.
  ///
  /// Who types a bracket and a letter sends them one by one.
  func continuesEscape(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.count > 1, "[O]P_".utf8.contains(first) else {
      return false
    }
    var trial = KeyDecoder()
    trial.state = .escape
    for (index, byte) in bytes.enumerated() {
      trial.take(byte, before: [])
      switch trial.state {
      case .sequence, .string: continue
      case .ground:
        let isLetter = first == 0x4F && !(0x41...0x5A).contains(byte)
        // What was pasted has more behind it.
        guard index + 1 == bytes.count || bytes[index + 1] == 0x1B else { return false }
        // Of what no key is, only what reports look like.
        let isOfReport =
          first == 0x5B && index > 1
          && ((0x3C...0x3F).contains(bytes[1]) || byte == 0x7E || isAlphabetic(byte))
        return index > 0 && !isLetter
          && (isOfReport || !(trial.taken().isEmpty && trial.answers.isEmpty))
      default: return index > 0
      }
    }
    return first == 0x5B
      || awaitsAnswers && continuesString(first, bytes[1])
  }

  private func isAlphabetic(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// After a pause, only what a key or an answer goes on with.
  mutating func takeLate(_ byte: UInt8, _ introducer: UInt8, isAlt: Bool) {
    let sequence = KeySequence(introducer: introducer, bytes: [], final: byte, isAlt: isAlt)
    let goesOn =
      introducer == 0x5B
      ? (0x30...0x3F).contains(byte) || byte == 0x5B || sequence.meaning != nil
        || TerminalAnswer(sequence) != nil
      : (0x41...0x5A).contains(byte) && sequence.meaning != nil
    if goesOn { return takeSequence(byte, introducer, [], isAlt: isAlt) }
    endAsAlt(introducer)
    takePlain(byte)
  }

  /// Drops the rest of a report: digits and semicolons up to `M` or `m`.
  mutating func takeLateMouse(_ byte: UInt8, _ most: Int) {
    switch byte {
    case 0x30...0x39, 0x3B: state = most > 1 ? .lateMouse(most - 1) : .ground
    case 0x4D, 0x6D: state = .ground
    default:
      state = .ground
      takePlain(byte)
    }
  }
}
