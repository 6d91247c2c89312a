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

  /// Its initial consonant.
  var consonant: UInt16 { Jamo.initials[Int(initial)] }

  private var vowel: UInt16 { Jamo.firstVowel + medial }

  private var finalConsonant: UInt16? { final == 0 ? nil : Jamo.finals[Int(final) - 1] }

  /// Its parts as compatibility jamo.
  var jamo: [UInt16] { [consonant, vowel] + (finalConsonant.map { [$0] } ?? []) }

  /// Whether typing on may turn this syllable into `other`: 고 → 과, 달 → 닭, 미 → 민.
  func canBecome(_ other: HangulSyllable) -> Bool {
    guard initial == other.initial else { return false }
    if medial != other.medial { return final == 0 && Jamo.parts[other.vowel]?.first == vowel }
    return final == other.final || final == 0
      || other.finalConsonant.flatMap { Jamo.parts[$0]?.first } == finalConsonant
  }

  /// The last syllable that typing on may lead to: with the greatest of the vowels that begin with
  /// this one.
  var greatest: UInt16 {
    let isCompound = { [vowel] medial in Jamo.parts[Jamo.firstVowel + medial]?.first == vowel }
    let greatest = (medial..<Self.medials).last(where: isCompound) ?? medial
    return HangulSyllable(initial: initial, medial: greatest, final: Self.finals - 1).unit
  }

  /// Whether typing on may turn this syllable into `other` and `next`: 잇 → 이수, 값 → 갑수.
  func canBecome(_ other: HangulSyllable, before next: HangulSyllable) -> Bool {
    guard initial == other.initial, medial == other.medial, let finalConsonant else { return false }
    if other.final == 0 { return finalConsonant == next.consonant }
    guard let parts = Jamo.parts[finalConsonant] else { return false }
    return parts.first == other.finalConsonant && parts.second == next.consonant
  }
}

extension HangulSyllable {
  /// The jamo keys that type the syllable: 과 is ㄱㅗㅏ, 닭 is ㄷㅏㄹㄱ.
  ///
  /// What a syllable can become on the way begins with its strokes, and so does the text from there.
  func appendStrokes(to units: inout [UInt16]) {
    units.append(consonant)
    units += Self.medialStrokes[Int(medial)]
    units += Self.finalStrokes[Int(final)]
  }

  private static let medialStrokes = (0..<21).map { strokes(of: Jamo.firstVowel + $0) }

  private static let finalStrokes = [[]] + Jamo.finals.map(strokes)

  private static func strokes(of jamo: UInt16) -> [UInt16] {
    Jamo.parts[jamo].map { [$0.first, $0.second] } ?? [jamo]
  }
}
