extension HTMLTables {
  /// An element in a cell that the page does not show, as a key to sort by.
  struct Hidden {
    let name: String
    /// How many elements of that name are open, with it.
    private(set) var depth = 1
    /// How many tables are open in it.
    private var tables = 0

    init(name: String) { self.name = name }

    /// Elements that have nothing in them, and no end.
    static let voids: Set = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
      "track", "wbr",
    ]
    /// What ends it where its own end is missing.
    private static let outer: Set = ["td", "th", "tr", "table", "tbody", "body", "html"]

    /// Takes a token that stands in it; false for one that stands behind it.
    mutating func takes(_ token: HTMLTokens.Token) -> Bool {
      switch token {
      case .text: return true
      case .begin("table", _): tables += 1
      case .begin(let name, _):
        if tables == 0, Self.outer.contains(name) { return false }
        if tables == 0, name == self.name { depth += 1 }
      case .end("table") where tables > 0: tables -= 1
      case .end(let name):
        if tables == 0, Self.outer.contains(name) { return false }
        if tables == 0, name == self.name { depth -= 1 }
      }
      return true
    }
  }
}

extension HTMLTokens {
  /// Whether a page does not show an element with these attributes, and leaves no place for it.
  static func isHidden(_ attributes: ArraySlice<UInt8>) -> Bool {
    has("display:none", attributes) || isNamed("hidden", attributes)
  }

  /// Whether a page keeps the place of an element with these attributes empty.
  static func isInvisible(_ attributes: ArraySlice<UInt8>) -> Bool {
    has("visibility:hidden", attributes)
  }

  /// Whether a style has a rule, in letters of any case.
  private static func has(_ rule: String, _ attributes: ArraySlice<UInt8>) -> Bool {
    let name = Array(rule.utf8)
    guard attributes.count >= name.count else { return false }
    let plain = attributes.filter { $0 > UInt8(ascii: " ") }.map { $0 | 0x20 }
    return plain.indices.dropLast(name.count - 1).contains { plain[$0...].starts(with: name) }
  }

  /// Whether one of the attributes has this name; a value is none, as in `class="hidden"` and `type=hidden`.
  private static func isNamed(_ name: String, _ attributes: ArraySlice<UInt8>) -> Bool {
    guard attributes.count >= name.utf8.count else { return false }
    var (quote, word, isValue) = (nil as UInt8?, [UInt8](), false)
    for byte in attributes + [UInt8(ascii: " ")] {
      if let opened = quote {
        if byte == opened { (quote, isValue) = (nil, false) }
      } else if isValue, "\"'".utf8.contains(byte) {
        quote = byte
      } else if byte <= UInt8(ascii: " ") || "=/".utf8.contains(byte) {
        if !isValue, word.elementsEqual(name.utf8) { return true }
        if byte == UInt8(ascii: "=") {
          isValue = true
        } else if !word.isEmpty || !isValue {
          isValue = false
        }
        word = []
      } else {
        word.append(byte | 0x20)
      }
    }
    return false
  }
}
