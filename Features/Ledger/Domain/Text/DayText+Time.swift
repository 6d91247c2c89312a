/// Times of day behind a day, however they are divided from it.
extension DayText {
  private static let signs = Set("/-_.,".utf8)

  /// A text with a blank between its day and its time, where another sign may stand: `2026-11-02/09:12:33`,
  /// `2026.11.02.09:12`, `11/02/2026-09:12`, and `2026-11-02-09.12.33.000000` as databases write it.
  package static func spaced(_ text: String) -> String {
    guard text.utf8.count > 9 else { return text }
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      return bytes.last.map(isDigit) == true ? database(bytes) ?? text : text
    }
    var start = colon
    while start > 0, colon - start < 2, isDigit(bytes[start - 1]) { start -= 1 }
    let sign = start - 1
    guard start < colon, sign > 0, signs.contains(bytes[sign]) else { return beforeHalf(text) }
    let day = bytes[..<sign], time = bytes[start...]
    return String(decoding: day, as: UTF8.self) + " " + String(decoding: time, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }

  /// Of a text such as `2026.11.02/오전 9:12`.
  private static func beforeHalf(_ text: String) -> String {
    guard text.has("오") else { return text }
    return ["/", "-", "_", ","].reduce(text) { $0.replacing("\($1)오", with: " 오") }
  }

  /// Of a text such as `2026-11-02-09.12.33`; nil for another one.
  private static func database(_ bytes: [UInt8]) -> String? {
    let points = [13, 16]
    guard bytes.count >= 19, bytes[10] == UInt8(ascii: "-") || bytes[10] == UInt8(ascii: " "),
      points.allSatisfy({ bytes[$0] == UInt8(ascii: ".") }),
      (11..<19).allSatisfy({ points.contains($0) || isDigit(bytes[$0]) })
    else { return nil }
    let time = bytes[11..<19].map { $0 == UInt8(ascii: ".") ? UInt8(ascii: ":") : $0 }
    return String(decoding: bytes[..<10], as: UTF8.self) + " "
      + String(decoding: time, as: UTF8.self)
  }
}
