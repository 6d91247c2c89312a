/// One grapheme cluster of a text, as cells show it.
struct Grapheme {
  /// What one cell shows, base character first.
  struct Piece: Equatable {
    let scalars: [Unicode.Scalar]
    let columns: Int
  }

  /// Its place in the UTF-8 of the text.
  let bytes: Range<Int>
  let columns: Int
  /// The base character.
  let scalar: Unicode.Scalar
  /// Its cells from left to right, or nil when the base character alone is drawn.
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
    let isDisputed = scalars.count > 5 || scalars.contains(where: isDisputed)
    var pieces: [Piece] = []
    for scalar in isDisputed ? scalars.prefix(1) : scalars[...] {
      let columns = TextWidth.columns(of: scalar)
      if columns > 0 {
        pieces.append(Piece(scalars: [scalar], columns: columns))
      } else if let last = pieces.popLast() {
        pieces.append(Piece(scalars: last.scalars + [scalar], columns: last.columns))
      } else if isDisputed {
        pieces.append(Piece(scalars: [" "], columns: 1))
      } else {
        pieces.append(Piece(scalars: [" ", scalar], columns: 1))
      }
    }
    return pieces
  }

  /// The letter of a regional indicator: terminals disagree on flags, all agree on `KR`.
  private static func regionalLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0x41)
  }

  /// Joiners, variation selectors, the keycap and skin tones: terminals disagree on how wide a
  /// cluster with one of them is.
  private static func isDisputed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0x20E3, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
