/// A string that a terminal sends: `ESC` and one of `] P X ^ _`, up to BEL or `ESC \`.
struct ControlString {
  /// What a byte is to the string.
  enum Effect { case part, end, escaped, brokenOff }

  let introducer: UInt8
  /// The first bytes; nothing that is understood is longer.
  private(set) var bytes: [UInt8] = []
  private var count = 0
  private(set) var isAtEscape = false
  /// Whether it has come in pieces, so that it may be what was typed after Alt with its introducer.
  var isTentative = false

  /// Whether the Esc before it has become a key.
  var followsEscape = false

  init(introducer: UInt8) { self.introducer = introducer }

  var isEmpty: Bool { count == 0 }

  /// Whether a string that comes late may begin with this byte, as the answers do that are asked for.
  func mayBegin(with byte: UInt8) -> Bool {
    switch introducer {
    case 0x5D: (0x30...0x39).contains(byte)
    case 0x50: byte == 0x3E || (0x30...0x39).contains(byte)
    case 0x5F: byte == 0x47
    default: false
    }
  }

  /// How surely it is an answer of a terminal and not what was typed.
  enum Likeness { case none, possible, certain }

  /// By its first bytes: a number and a semicolon after `ESC ]`, such as `>|` and `1+r` after `ESC P`,
  /// and `Gi=` after `ESC _`.
  var likeness: Likeness {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    func likeness(_ bytes: ArraySlice<UInt8>, among beginnings: [String]) -> Likeness {
      let beginnings = beginnings.map { Array($0.utf8) }
      if beginnings.contains(where: { bytes.starts(with: $0) }) { return .certain }
      return beginnings.contains { $0.starts(with: bytes) } ? .possible : .none
    }
    switch introducer {
    case 0x5D:
      let rest = bytes.drop(while: isDigit)
      guard (rest.isEmpty ? 0...4 : 1...4).contains(rest.startIndex) else { return .none }
      return likeness(rest, among: [";"])
    case 0x50:
      let rest = bytes.drop { isDigit($0) || $0 == 0x3B }
      return likeness(rest, among: [">|", "+r", "$r", "!|"])
    case 0x5F: return likeness(bytes[...], among: ["Gi="])
    default: return .none
    }
  }

  /// Whether a read after a pause is its rest; who types sends the letters one by one.
  func goesOn(with read: [UInt8]) -> Bool {
    guard read.count > 1 else { return false }
    var trial = self
    for byte in read {
      guard trial.take(byte) == .part, trial.likeness != .none else { return false }
      if trial.likeness == .certain { return true }
    }
    return true
  }

  /// Takes the next byte; `escaped` if it follows an escape that does not end the string, and
  /// `brokenOff` if it is in no string, such as Enter.
  mutating func take(_ byte: UInt8) -> Effect {
    switch byte {
    case 0x07, 0x18, 0x1A: return .end
    case 0x5C where isAtEscape: return .end
    case _ where isAtEscape: return .escaped
    case 0x1B: isAtEscape = true
    case 0x00..<0x20: return .brokenOff
    case _ where count >= 4096: return .end
    default:
      count += 1
      if bytes.count < 32 { bytes.append(byte) }
    }
    return .part
  }
}
