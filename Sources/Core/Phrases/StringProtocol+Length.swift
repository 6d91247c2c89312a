/// Limits of texts from outside.
///
/// A character may be made of any number of code points, so a number of characters limits nothing by
/// itself: there are at most four code points, which are at most 16 bytes, for each of them.
extension StringProtocol {
  private static func codePoints(_ limit: Int) -> Int { 4 * limit }

  /// Whether the text has at most `limit` characters, of a usual length.
  public func fits(_ limit: Int) -> Bool {
    guard utf8.count > limit else { return true }
    return unicodeScalars.dropFirst(Self.codePoints(limit)).isEmpty && count <= limit
  }

  /// The start of the text, in whole characters, that has at most so many bytes of UTF-8.
  public func prefix(bytes limit: Int) -> String {
    guard utf8.count > limit else { return String(self) }
    var left = limit
    return String(
      prefix { character in
        left -= character.utf8.count
        return left >= 0
      })
  }

  /// The start of the text that fits.
  public func prefix(fitting limit: Int) -> String {
    guard !fits(limit) else { return String(self) }
    var start = String.UnicodeScalarView()
    start.append(contentsOf: unicodeScalars.prefix(Self.codePoints(limit)))
    return String(String(start).prefix(limit))
  }
}

extension StringProtocol {
  /// The text in so many characters, with an ellipsis in place of the rest: a value in the sentence about it.
  public func shortened(to limit: Int) -> String {
    fits(limit) ? String(self) : prefix(fitting: limit - 1) + "…"
  }
}

extension Phrase {
  /// One of these values, as a sentence says which there are: “a, b or c”.
  public static func one(of values: [String]) -> Phrase {
    let all = values.joined(separator: ", ")
    guard let last = values.last, values.count > 1 else { return Phrase(all) }
    return Phrase(ko: all, en: values.dropLast().joined(separator: ", ") + " or " + last)
  }
}

/// The words of texts from outside.
extension StringProtocol {
  /// The words, which blanks and control characters separate.
  public var words: [SubSequence] { split { $0.isWhitespace || $0.isControl } }

  /// The words with single blanks between them, in one line and without control characters.
  public var singleSpaced: String { words.joined(separator: " ") }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.first?.properties.generalCategory == .control
  }
}

extension Phrase {
  /// With a capital at the start in all languages, as buttons, titles and commands are written.
  public var sentenceCased: Phrase {
    Phrase(ko: text(.korean).sentenceCased, en: text(.english).sentenceCased)
  }
}

extension String {
  /// With a capital at the start, as buttons, titles and commands are written.
  public var sentenceCased: String { prefix(1).uppercased() + dropFirst() }

  /// Without a capital at the start, as key hints are written, unless the first word has others, as names
  /// and acronyms do: SuperPay, CCTV.
  public var hintCased: String {
    // Footers ask this of each key for each frame, and Hangul has no capitals.
    guard unicodeScalars.first?.properties.changesWhenLowercased == true else { return self }
    let rest = prefix { $0 != " " }.dropFirst()
    return rest.contains(where: \.isUppercase) ? self : prefix(1).lowercased() + dropFirst()
  }
}
