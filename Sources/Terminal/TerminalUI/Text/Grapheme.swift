import Search

/// One grapheme cluster of a text, and its cells.
struct Grapheme {
  /// The content of one cell, base character first.
  struct Piece: Equatable {
    let scalars: [Unicode.Scalar]
    let columns: Int
  }

  /// Its range in the UTF-8 of the text.
  let bytes: Range<Int>
  let columns: Int
  /// The base character.
  let scalar: Unicode.Scalar
  /// Its cells from left to right; nil if it is only the base character.
  let pieces: [Piece]?

  @inline(__always)
  init(_ scalar: Unicode.Scalar, bytes: Range<Int>) {
    self.bytes = bytes
    self.scalar = scalar
    columns = TextWidth.columns(of: scalar)
    pieces = nil
  }

  init(_ scalars: [Unicode.Scalar], bytes: Range<Int>) {
    self.bytes = bytes
    let pieces = Self.pieces(of: scalars)
    scalar = pieces[0].scalars[0]
    columns = pieces.reduce(0) { $0 + $1.columns }
    self.pieces = pieces.count == 1 && pieces[0].scalars.count == 1 ? nil : pieces
  }

  /// Never empty.
  private static func pieces(of scalars: [Unicode.Scalar]) -> [Piece] {
    if let syllable = Hangul.syllable(of: scalars) {
      return [Piece(scalars: [syllable], columns: 2)]
    }
    let letters = scalars.compactMap(regionalLetter)
    if letters.count == scalars.count {
      return letters.map { Piece(scalars: [$0], columns: 1) }
    }
    let isAmbiguous = scalars.count > 5 || scalars.contains(where: hasAmbiguousWidth)
    var pieces: [Piece] = []
    for scalar in isAmbiguous ? scalars.prefix(1) : scalars[...] {
      let columns = TextWidth.columns(of: scalar)
      if columns > 0 {
        pieces.append(Piece(scalars: [scalar], columns: columns))
      } else if let last = pieces.popLast() {
        pieces.append(Piece(scalars: last.scalars + [scalar], columns: last.columns))
      } else {
        pieces.append(Piece(scalars: isAmbiguous ? [" "] : [" ", scalar], columns: 1))
      }
    }
    return pieces
  }

  /// The letter of a regional indicator, shown instead of flags, whose width differs between
  /// terminals.
  private static func regionalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
  }

  /// Whether the width of a cluster with this scalar differs between terminals: joiners, variation
  /// selectors, the keycap, skin tones and tags.
  private static func hasAmbiguousWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}
