import Expectations
import Testing

@testable import PlacesData

/// Text in UTF-16, which comes in parts of any length.
struct WideTextTests {
  @Test(arguments: [1, 2, 3, 5, 64], [true, false])
  func `text is the same wherever it is cut`(length: Int, isBigEndian: Bool) {
    let text = "\u{FEFF}이름\t위도\n강릉역 🚉🇰🇷\t37.7\n"
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? Array(bytes.reversed()) : bytes
    }
    var wide = WideText()
    var read: [UInt8] = []
    // A mark that is cut is none.
    read += wide.take(Array(bytes.prefix(2)))
    for start in stride(from: 2, to: bytes.count, by: length) {
      read += wide.take(Array(bytes[start..<min(start + length, bytes.count)]))
    }
    read += wide.take([])
    expectEqual(String(decoding: read, as: UTF8.self), text)
  }

  @Test func `half a character at the end is damage, and other text stays`() {
    var wide = WideText()
    let read = wide.take([0xFF, 0xFE, 0x41, 0x00, 0x3D, 0xD8]) + wide.take([])
    expectEqual(String(decoding: read, as: UTF8.self), "\u{FEFF}A\u{FFFD}")
    var plain = WideText()
    expectEqual(plain.take(Array("가,37".utf8)) + plain.take([]), Array("가,37".utf8))
  }
}
