/// Composes decomposed Hangul for drawing, and decomposes it into typed jamo.
enum Hangul {
  /// The syllable for conjoining jamo (The Unicode Standard, section 3.12); nil if there is none.
  static func syllable(of scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard let first = scalars.first?.value, (2...3).contains(scalars.count) else { return nil }
    var rest = scalars.dropFirst().map(\.value)
    var syllable: UInt32
    if (0x1100...0x1112).contains(first), (0x1161...0x1175).contains(rest[0]) {
      syllable = 0xAC00 + ((first - 0x1100) * 21 + rest.removeFirst() - 0x1161) * 28
    } else if (0xAC00...0xD7A3).contains(first), (first - 0xAC00) % 28 == 0 {
      syllable = first
    } else {
      return nil
    }
    if let last = rest.first {
      guard rest.count == 1, (0x11A8...0x11C2).contains(last) else { return nil }
      syllable += last - 0x11A7
    }
    return Unicode.Scalar(syllable)
  }

  /// The jamo keys of the 2-set keyboard (KS X 5002) for a syllable or a compound jamo; nil
  /// otherwise.
  static func strokes(of character: Character) -> [Character]? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    if let joined = joined[character] { return Array(joined) }
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = Int(scalar.value - 0xAC00)
    let parts = [initials[index / 588], medials[index / 28 % 21]]
    let jamo = index % 28 == 0 ? parts : parts + [finals[index % 28 - 1]]
    return jamo.flatMap { joined[$0].map(Array.init) ?? [$0] }
  }

  private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let medials = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let joined: [Character: String] = [
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ",
    "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
  ]
}
