/// Compatibility jamo (U+3131–U+3163), the characters on the keys of the 2-set keyboard (KS X 5002).
enum Jamo {
  /// The consonants by index of the initial.
  static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".utf16)

  /// The consonants by index of the final minus 1.
  static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".utf16)

  static let firstVowel: UInt16 = 0x314F

  /// The two keys of a compound jamo.
  static let parts: [UInt16: (first: UInt16, second: UInt16)] = {
    let table = """
      ㅘㅗㅏ ㅙㅗㅐ ㅚㅗㅣ ㅝㅜㅓ ㅞㅜㅔ ㅟㅜㅣ ㅢㅡㅣ ㄳㄱㅅ ㄵㄴㅈ ㄶㄴㅎ ㄺㄹㄱ ㄻㄹㅁ ㄼㄹㅂ ㄽㄹㅅ ㄾㄹㅌ ㄿㄹㅍ ㅀㄹㅎ ㅄㅂㅅ
      """
    let entries = table.split(separator: " ").map { Array($0.utf16) }
    return Dictionary(uniqueKeysWithValues: entries.map { ($0[0], ($0[1], $0[2])) })
  }()

  private static let initialIndices = Dictionary(
    uniqueKeysWithValues: initials.enumerated().map { ($1, UInt16($0)) })

  /// The index of the initial for a consonant; nil for other characters.
  static func initial(of consonant: UInt16) -> UInt16? {
    0x3131..<firstVowel ~= consonant ? initialIndices[consonant] : nil
  }

  /// The two consonants of a cluster such as ㄳ, into which some keyboards join them; nil otherwise.
  static func consonants(of cluster: UInt16) -> [UInt16]? {
    guard 0x3131..<firstVowel ~= cluster else { return nil }
    return parts[cluster].map { [$0.first, $0.second] }
  }

  /// The keys of the 2-set keyboard that type a unit; the unit itself if it is no Hangul.
  static func strokes(of unit: UInt16) -> [UInt16] {
    guard unit >= 0x3131 else { return [unit] }
    return (HangulSyllable(unit)?.jamo ?? [unit]).flatMap { jamo in
      parts[jamo].map { [$0.first, $0.second] } ?? [jamo]
    }
  }

  /// Appends a conjoining jamo, and combines it with the last unit into a syllable if possible.
  static func join(_ jamo: UInt16, to units: inout [UInt16]) {
    switch jamo {
    case 0x1100...0x1112:
      units.append(initials[Int(jamo - 0x1100)])
    case 0x1161...0x1175:
      guard let initial = units.last.flatMap(initial) else { return units.append(jamo) }
      units[units.count - 1] = HangulSyllable(initial: initial, medial: jamo - 0x1161).unit
    case 0x11A8...0x11C2 where units.last.flatMap(HangulSyllable.init)?.final == 0:
      units[units.count - 1] += jamo - 0x11A7
    default: units.append(jamo)
    }
  }
}
