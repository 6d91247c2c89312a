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
    text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .map(String.init)
  }

  private static func wrap(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = Line()
    for word in words(of: text) {
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

  /// The words with the number of blanks after each; the first word may be empty.
  private static func words(of text: String) -> [(text: String, columns: Int, blanks: Int)] {
    var words: [(text: String, columns: Int, blanks: Int)] = []
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
