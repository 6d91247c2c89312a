/// Composes Hangul, so that a decomposed syllable is drawn as the composed one.
enum Hangul {
  /// The syllable of a cluster of conjoining jamo, or nil when Unicode has none for it.
  ///
  /// The arithmetic is that of the Unicode standard, section 3.12.
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
}
