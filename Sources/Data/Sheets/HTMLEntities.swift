/// The signs that a page writes as `&name;` or `&#number;`.
enum HTMLEntities {
  /// Those that tables of banks have; others stay as they are written.
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "middot": "·",
    "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "times": "×", "divide": "÷",
    "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "minus": "−", "yen": "¥", "euro": "€",
    "pound": "£", "cent": "¢", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓",
    "sect": "§", "para": "¶", "shy": "\u{AD}", "eacute": "é",
  ]
  /// With `&` and `;`.
  private static let longest = 12

  /// Appends a text with its entities read; blanks and line ends of the page become one blank.
  static func append(_ text: ArraySlice<UInt8>, to result: inout [UInt8]) {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == UInt8(ascii: "&"), let (scalar, end) = entity(text[index...]) {
        // A blank that must not break is one that a person sees.
        result += String(scalar == "\u{A0}" ? " " : Character(scalar)).utf8
        index = end
      } else if byte <= UInt8(ascii: " ") {
        if result.last.map({ $0 > UInt8(ascii: " ") }) ?? false { result.append(UInt8(ascii: " ")) }
        index += 1
      } else {
        result.append(byte)
        index += 1
      }
    }
  }

  private static func entity(_ text: ArraySlice<UInt8>) -> (Unicode.Scalar, end: Int)? {
    guard let end = text.prefix(longest).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: text[(text.startIndex + 1)..<end], as: UTF8.self)
    if let scalar = names[name] ?? names[name.lowercased()] { return (scalar, end + 1) }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    guard let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits) else {
      return nil
    }
    let scalar = Unicode.Scalar(code).flatMap { $0.value < 0x20 ? nil : $0 }
    return (scalar ?? (code == 10 || code == 13 || code == 9 ? " " : "\u{FFFD}"), end + 1)
  }
}
