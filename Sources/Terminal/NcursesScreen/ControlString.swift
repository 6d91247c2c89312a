/// A string that a terminal sends: `ESC` and one of `] P X ^ _`, up to BEL or `ESC \`.
struct ControlString {
  /// What a byte is to the string.
  enum Effect { case part, end, escaped }

  let introducer: UInt8
  /// The first bytes; nothing that is understood is longer.
  private(set) var bytes: [UInt8] = []
  private var count = 0
  private var isAtEscape = false

  init(introducer: UInt8) { self.introducer = introducer }

  var isEmpty: Bool { count == 0 }

  /// Takes the next byte; `escaped` if it follows an escape that does not end the string.
  mutating func take(_ byte: UInt8) -> Effect {
    switch byte {
    case 0x07, 0x18, 0x1A: return .end
    case 0x5C where isAtEscape: return .end
    case _ where isAtEscape: return .escaped
    case 0x1B: isAtEscape = true
    case _ where count >= 4096: return .end
    default:
      count += 1
      if bytes.count < 32 { bytes.append(byte) }
    }
    return .part
  }
}
