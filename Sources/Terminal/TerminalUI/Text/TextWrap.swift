/// Wraps text into lines.
enum TextWrap {
  /// The lines of `text`, at most `columns` wide; empty if `columns` is 0.
  ///
  /// Breaks lines at blanks, and words that are longer than a line between grapheme clusters.
  static func lines(of text: String, columns: Int, _ symbols: Symbols) -> [String] {
    guard columns > 0 else { return [] }
    return paragraphs(of: text).flatMap {
      wrap(ControlCharacters.escaped($0, symbols), columns: columns)
    }
  }

  /// The text split at line breaks; other control characters are kept.
  static func paragraphs(of text: String) -> [String] {
    // Going through the bytes is faster than through the characters, and most texts have no line break.
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return [text] }
    return text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(String.init)
  }

  private static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = Line()
    let words = words(of: text)
    for word in hasNumber(text) ? bound(words, columns: columns) : words {
      if line.columns + word.columns <= columns {
        line.append(word.text, word.columns)
      } else if word.columns <= columns {
        lines.append(line.text)
        line = Line()
        line.append(word.text, word.columns)
      } else {
        for character in word.text {
          let width = TextWidth.columns(ofEscaped: String(character))
          if line.columns + width > columns, line.columns > 0 {
            lines.append(line.text)
            line = Line()
          }
          line.append(String(character), width)
        }
      }
      line.blanks += word.blanks
    }
    lines.append(line.text)
    return lines
  }

  /// The words, with those as one that belong on one line, as a number and its unit, where a line has room for them.
  private static func bound(_ words: [Word], columns: Int) -> [Word] {
    var bound: [Word] = []
    var last = ""
    for word in words {
      if let before = bound.last, before.blanks == 1, Self.binds(last, word.text),
        before.columns + 1 + word.columns <= columns
      {
        bound[bound.count - 1] = (
          before.text + " " + word.text, before.columns + 1 + word.columns, word.blanks
        )
      } else {
        bound.append(word)
      }
      last = word.text
    }
    return bound
  }

  /// Whether any character may be a number, without which no words are bound.
  private static func hasNumber(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: return true
      // Other ASCII, and Hangul.
      case ..<0x80, 0xAC00...0xD7A3: continue
      default: if scalar.properties.numericType != nil { return true }
      }
    }
    return false
  }

  /// Whether two words are parts of one date, time or amount.
  private static func binds(_ first: String, _ second: String) -> Bool {
    guard let start = second.first else { return false }
    if first.last?.isNumber == true {
      let name = second.prefix { $0.isLetter }
      return units.contains(String(name)) || months.contains(String(name.prefix(3)))
    }
    guard start.isNumber else { return false }
    if ["오전", "오후"].contains(first) || months.contains(first) { return true }
    // As in 2026년 12월 4일.
    return first.first?.isNumber == true && ["년", "월"].contains(first.last)
  }

  private static let units: Set<String> = [
    "won", "km", "m", "kg", "g", "L", "mL", "ml", "min", "am", "pm", "entries", "entry",
  ]
  private static let months: Set<String> = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// A line under construction; trailing blanks count only when another word follows.
  private struct Line {
    private var content = ""
    private var contentColumns = 0
    var blanks = 0

    var text: String { content }
    var columns: Int { contentColumns + blanks }

    mutating func append(_ text: String, _ width: Int) {
      content += String(repeating: " ", count: blanks) + text
      contentColumns += blanks + width
      blanks = 0
    }
  }

  private typealias Word = (text: String, columns: Int, blanks: Int)

  /// The words with the number of blanks after each; the first word may be empty.
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    for part in text.split(separator: " ", omittingEmptySubsequences: false) {
      if part.isEmpty, !words.isEmpty {
        words[words.count - 1].blanks += 1
      } else {
        let word = String(part)
        words.append((word, TextWidth.columns(ofEscaped: word), 1))
      }
    }
    return words
  }
}
