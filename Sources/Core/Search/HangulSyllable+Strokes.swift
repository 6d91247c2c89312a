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
