/// A Hangul syllable, decomposed (The Unicode Standard, section 3.12).
struct HangulSyllable: Equatable {
  /// Indices in the standard's order; a final of 0 means no final.
  let initial: UInt16
  let medial: UInt16
  let final: UInt16

  private static let first: UInt16 = 0xAC00
  private static let medials: UInt16 = 21
  private static let finals: UInt16 = 28
  private static let count: UInt16 = 11_172

  /// Nil if `unit` is not a syllable.
  init?(_ unit: UInt16) {
    guard unit >= Self.first, unit < Self.first + Self.count else { return nil }
    let index = unit - Self.first
    initial = index / (Self.medials * Self.finals)
    medial = index / Self.finals % Self.medials
    final = index % Self.finals
  }

  init(initial: UInt16, medial: UInt16, final: UInt16 = 0) {
    self.initial = initial
    self.medial = medial
    self.final = final
  }

  /// The UTF-16 unit of this syllable.
  var unit: UInt16 {
    Self.first + (initial * Self.medials + medial) * Self.finals + final
  }

  /// Whether typing on may turn this syllable into `other`: 고 → 과, 달 → 닭, 미 → 민.
  func canBecome(_ other: HangulSyllable) -> Bool {
    guard initial == other.initial else { return false }
    if medial != other.medial {
      return final == 0 && Self.diphthongs[medial]?.contains(other.medial) == true
    }
    return final == other.final || final == 0
      || Self.clusters[other.final]?.first == final
  }

  /// Whether typing on may turn this syllable into `other` and `next`: 잇 → 이수, 값 → 갑수.
  func canBecome(_ other: HangulSyllable, before next: HangulSyllable) -> Bool {
    guard initial == other.initial, medial == other.medial, final != 0 else { return false }
    if other.final == 0 { return Self.initialsOfFinals[final] == next.initial }
    guard let cluster = Self.clusters[final], cluster.first == other.final else { return false }
    return Self.initialsOfFinals[cluster.second] == next.initial
  }

  /// Vowels typed with two keys, by the first: ㅗ, ㅜ, ㅡ.
  private static let diphthongs: [UInt16: ClosedRange<UInt16>] = [
    8: 9...11, 13: 14...16, 18: 19...19,
  ]

  /// Finals typed with two keys: ㄳ ㄵ ㄶ ㄺ ㄻ ㄼ ㄽ ㄾ ㄿ ㅀ ㅄ.
  private static let clusters: [UInt16: (first: UInt16, second: UInt16)] = [
    3: (1, 19), 5: (4, 22), 6: (4, 27), 9: (8, 1), 10: (8, 16), 11: (8, 17), 12: (8, 19),
    13: (8, 25), 14: (8, 26), 15: (8, 27), 18: (17, 19),
  ]

  /// The initial on the same key as a final; none for a cluster.
  private static let initialsOfFinals: [UInt16: UInt16] = [
    1: 0, 2: 1, 4: 2, 7: 3, 8: 5, 16: 6, 17: 7, 19: 9, 20: 10, 21: 11, 22: 12, 23: 14, 24: 15,
    25: 16, 26: 17, 27: 18,
  ]
}
