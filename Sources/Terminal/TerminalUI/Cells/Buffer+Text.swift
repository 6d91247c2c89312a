extension Buffer {
  /// The rows as text, without trailing blanks.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = String.UnicodeScalarView()
      for cell in self.row(row) where cell.columns > 0 {
        if let scalar = Unicode.Scalar(cell.glyph) {
          line.append(scalar)
        } else {
          line.append(contentsOf: clusters.scalars(of: cell.glyph))
        }
      }
      return Self.trimmed(String(line), of: " ")
    }
  }

  /// The styles of the rows, one letter per cell, without trailing plain cells; for tests.
  ///
  /// `.` is plain text and `-` is faint; otherwise `s` and `f` are on the selection or the surface,
  /// `_` is underlined, or the letter is that of the role: `t` text, `d` dim, `a` accent, `p`
  /// positive, `w` warning, `x` danger, `r` rule, `1` to `9` and `0` the tints. Bold cells have upper case
  /// letters.
  public var styleLines: [String] {
    (0..<size.rows).map { row in
      let letters = (0..<size.columns).map { Self.letter(of: self[$0, row].style) }
      return Self.trimmed(String(letters), of: ".")
    }
  }

  /// By raw value of the role.
  private static let letters = Array("tdaspwxrf1234567890")

  private static func letter(of style: Style) -> Character {
    if style == .plain { return "." }
    if style.isFaint { return "-" }
    let letter: Character =
      switch style.background {
      case .selection: "s"
      case .some: "f"
      case nil: style.isUnderlined ? "_" : letters[Int(style.role.rawValue)]
      }
    return style.isBold ? Character(letter.uppercased()) : letter
  }

  private static func trimmed(_ line: String, of blank: Character) -> String {
    guard let last = line.lastIndex(where: { $0 != blank }) else { return "" }
    return String(line[...last])
  }
}
