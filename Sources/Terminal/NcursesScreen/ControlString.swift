/// A string that a terminal sends: `ESC` and one of `] P X ^ _`, up to BEL or `ESC \`.
struct ControlString {
  /// What a byte is to the string.
  enum Effect { case part, end, escaped, brokenOff }

  let introducer: UInt8
  /// The first bytes; nothing that is understood is longer.
  private(set) var bytes: [UInt8] = []
  private var count = 0
  private var isAtEscape = false

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
