/// A path as the user types it, or as a terminal writes that of a file which is dropped on it.
public enum UserPath {
  /// The path without blanks at its ends, and with the home folder for `~`.
  ///
  /// Of a dropped file it takes off the quotes, the backslashes before signs of a shell, and `file://`
  /// with its percent signs.
  public static func expanded(_ text: String, homeFolder: String?) -> String {
    let start = text.drop(while: \.isWhitespace)
    // A blank behind a backslash belongs to the path.
    var end = start.endIndex
    while end > start.startIndex {
      let last = start.index(before: end)
      let isEscaped = last > start.startIndex && start[start.index(before: last)] == "\\"
      guard start[last].isWhitespace, !isEscaped else { break }
      end = last
    }
    let typed = String(start[..<end])
    let path = url(typed) ?? unquoted(typed)
    guard let homeFolder, path == "~" || path.hasPrefix("~/") else { return path }
    return homeFolder + path.dropFirst()
  }

  /// The path of a local file's address; nil for another text.
  private static func url(_ text: String) -> String? {
    let prefixes = ["file://localhost/", "file:///"]
    guard let prefix = prefixes.first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(prefix.count)
    var bytes: [UInt8] = [UInt8(ascii: "/")]
    var left = rest.utf8[...]
    while let byte = left.popFirst() {
      let digits = left.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let pair = String(digits),
        let value = UInt8(pair, radix: 16)
      {
        bytes.append(value)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Before which signs a shell needs a backslash.
  private static let signs = Set<Character>(" \t'\"`$&;|<>()[]{}*?!#~\\,=%^@:+")

  /// A text without the quotes and backslashes of a shell; as it is if a quote has no end.
  private static func unquoted(_ text: String) -> String {
    var path = ""
    var quote: Character?
    var isQuoted = false
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"", path.isEmpty || isQuoted {
        (quote, isQuoted) = (character, true)
      } else if character == "\\", quote != "'", let next = rest.first, signs.contains(next) {
        path.append(rest.removeFirst())
      } else {
        path.append(character)
      }
    }
    return quote == nil && !path.isEmpty ? path : text
  }

  /// Whether a text has the paths of several files that were dropped at once, each with blanks between them.
  public static func areSeveral(_ text: String) -> Bool {
    let words = words(of: text)
    return words.count > 1
      && words.allSatisfy { word in
        let start = word.drop { $0 == "'" || $0 == "\"" }
        return ["/", "~/", "file://"].contains(where: start.hasPrefix)
      }
  }

  /// What stands between blanks that are neither in quotes nor behind a backslash.
  private static func words(of text: String) -> [String] {
    var (words, word) = ([String](), "")
    var quote: Character?
    var isEscaped = false
    for character in text {
      if character.isWhitespace, quote == nil, !isEscaped {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      word.append(character)
      if character == quote {
        quote = nil
      } else if quote == nil, !isEscaped, word.count == 1, character == "'" || character == "\"" {
        quote = character
      }
      isEscaped = character == "\\" && !isEscaped && quote != "'"
    }
    return word.isEmpty ? words : words + [word]
  }
}
