/// A text prepared for searching from the starts of its words, however it is spaced.
///
/// Only letters and digits are kept. A word begins with the first of them, after any other character,
/// and between Hangul and other letters or digits: `GS25 강남(역삼2호점)` has the words gs25, 강남, 역삼,
/// 2 and 호점.
public struct WordKey: Hashable, Sendable {
  private enum Kind {
    case hangul, other
  }

  /// UTF-16, folded as a `SearchKey`.
  public let units: [UInt16]
  /// Where words begin in `units`, in ascending order.
  public let starts: [Int]

  /// Folds `text` and finds where its words begin, once for any number of searches.
  public init(_ text: String) {
    let folded = SearchKey.folded(text)
    var units: [UInt16] = []
    units.reserveCapacity(folded.count)
    var starts: [Int] = []
    var last: Kind?
    var index = 0
    while index < folded.count {
      let isPair = UTF16.isLeadSurrogate(folded[index]) && index + 1 < folded.count
      let character = folded[index...(isPair ? index + 1 : index)]
      index += character.count
      let kind = Self.kind(of: character)
      if let kind {
        if kind != last { starts.append(units.count) }
        units += character
      }
      last = kind
    }
    self.units = units
    self.starts = starts
  }

  /// The units of each word.
  var words: [[UInt16]] {
    zip(starts, starts.dropFirst() + [units.count]).map { Array(units[$0..<$1]) }
  }

  /// The first start of a word at which the search matches; nil without one.
  public func start(matching search: HangulSearch) -> Int? {
    starts.first { search.matches(units, at: $0) }
  }

  private static func kind(of character: ArraySlice<UInt16>) -> Kind? {
    let unit = character.first ?? 0
    switch unit {
    case 0xAC00...0xD7A3, 0x3131...0x318E, 0x1100...0x11FF: return .hangul
    case 0x30...0x39, 0x61...0x7A: return .other
    case ..<0x80: return nil
    default:
      let text = String(decoding: character, as: UTF16.self)
      switch text.unicodeScalars.first?.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
        return .other
      default: return nil
      }
    }
  }
}
