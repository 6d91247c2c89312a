extension HangulSyllable {
  /// Its initial consonant as a compatibility jamo, ㄱ to ㅎ.
  var consonant: UInt16 { Self.consonants[Int(initial)] }

  /// The index of the initial for a compatibility jamo (ㄱ to ㅎ); nil for other characters.
  static func initial(ofConsonant unit: UInt16) -> UInt16? {
    guard 0x3131...0x314E ~= unit else { return nil }
    return initials[unit]
  }

  /// The two consonants of a cluster such as ㄳ, into which some keyboards join them; nil otherwise.
  static func consonants(of unit: UInt16) -> [UInt16]? {
    guard 0x3131...0x314E ~= unit else { return nil }
    return clusters[unit]
  }

  /// Appends a conjoining jamo, and combines it with the last unit into a syllable if possible.
  static func join(_ jamo: UInt16, to units: inout [UInt16]) {
    let last = units.last
    switch jamo {
    case 0x1100...0x1112:
      units.append(consonants[Int(jamo - 0x1100)])
    case 0x1161...0x1175 where last.flatMap(initial(ofConsonant:)) != nil:
      let initial = units.popLast().flatMap(initial(ofConsonant:)) ?? 0
      units.append(HangulSyllable(initial: initial, medial: jamo - 0x1161).unit)
    case 0x11A8...0x11C2 where last.flatMap(HangulSyllable.init)?.final == 0:
      units[units.count - 1] += jamo - 0x11A7
    default: units.append(jamo)
    }
  }

  /// By index of the initial.
  private static let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".utf16)

  private static let initials = Dictionary(
    uniqueKeysWithValues: consonants.enumerated().map { ($1, UInt16($0)) })

  private static let clusters: [UInt16: [UInt16]] = [
    0x3133: Array("ㄱㅅ".utf16), 0x3135: Array("ㄴㅈ".utf16), 0x3136: Array("ㄴㅎ".utf16),
    0x313A: Array("ㄹㄱ".utf16), 0x313B: Array("ㄹㅁ".utf16), 0x313C: Array("ㄹㅂ".utf16),
    0x313D: Array("ㄹㅅ".utf16), 0x313E: Array("ㄹㅌ".utf16), 0x313F: Array("ㄹㅍ".utf16),
    0x3140: Array("ㄹㅎ".utf16), 0x3144: Array("ㅂㅅ".utf16),
  ]
}
