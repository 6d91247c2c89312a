import Phrases

/// Makes text safe to show on a terminal, by replacing control and invisible characters with
/// visible marks.
public enum ControlCharacters {
  /// The text with marks such as `␛` and `⟨U+009B⟩`, or `^[` and `<U+009B>` in ASCII.
  ///
  /// Use it for external data in logs, text files and output; `Canvas` calls it itself.
  public static func escaped(_ text: String, _ symbols: Symbols = .unicode) -> String {
    if !needsEscaping(text) { return text }
    var result = ""
    result.unicodeScalars.reserveCapacity(text.utf8.count + 16)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isEscaped(scalar) {
        result += mark(of: scalar, symbols)
        continue
      }
      result.unicodeScalars.append(scalar)
      let tags = scalar == blackFlag ? tagsOfFlag(rest) : rest.prefix(0)
      result.unicodeScalars.append(contentsOf: tags)
      rest = rest[tags.endIndex...]
    }
    return result
  }

  /// The text with the same marks, in its own lines: where it is pasted, controls may be acted on.
  public static func copied(_ text: String) -> String {
    guard needsEscaping(text) else { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escaped(String($0)) }.joined(separator: "\n")
  }

  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// The tags that make a black flag that of a region, such as Scotland, at the beginning of a text: three
  /// to six letters and digits and the end of tags (UTS #51, ED-14a and annex B); empty for others.
  ///
  /// Other tags after a flag could hide any text.
  private static func tagsOfFlag(
    _ text: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let tags = text.prefix {
      (0xE0030...0xE0039).contains($0.value) || (0xE0061...0xE007A).contains($0.value)
    }
    guard (3...6).contains(tags.count), text[tags.endIndex...].first == "\u{E007F}" else {
      return text.prefix(0)
    }
    return text.prefix(tags.count + 1)
  }

  private static func needsEscaping(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let (scalar, length) = UTF8Scalar.decode(bytes, at: index)
        if isEscaped(scalar) { return true }
        index += length
      }
      return false
    }
  }

  /// Whether it is C0, DEL, C1, bidirectional or other invisible formatting, or unprintable.
  static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x20..<0x7F, 0xAC00...0xD7A3, 0x4E00...0x9FFF: false
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: TextWidth.columns(of: scalar) < 0
    }
  }

  private static func mark(of scalar: Unicode.Scalar, _ symbols: Symbols) -> String {
    if scalar.isASCII {
      let value = UInt8(scalar.value)
      if symbols.isASCII { return "^\(Unicode.Scalar(value ^ 0x40))" }
      return value == 0x7F ? "␡" : String(decoding: [0x2400 + UInt16(value)], as: UTF16.self)
    }
    let number = "U+" + scalar.value.padded(to: 4, radix: 16, uppercase: true)
    return symbols.isASCII ? "<\(number)>" : "⟨\(number)⟩"
  }
}
