public import Phrases

/// Which of two scripts comes first; each is in its alphabetical order.
public enum TextOrder: Hashable, Sendable {
  /// As in Korean.
  case hangulFirst
  /// As in English.
  case latinFirst

  /// The order of texts in a language.
  public init(_ language: Language) {
    switch language {
    case .korean: self = .hangulFirst
    case .english: self = .latinFirst
    }
  }

  /// The language whose order it is.
  public var language: Language {
    switch self {
    case .hangulFirst: .korean
    case .latinFirst: .english
    }
  }

  private static let syllables: ClosedRange<UInt16> = 0xAC00...0xD7A3
  /// The first sign that is neither a blank, a digit nor one of the marks beside them in ASCII.
  private static let letters: UInt16 = 0x41

  /// The place of a UTF-16 unit among all units, each of which has another one.
  func weight(of unit: UInt16) -> UInt16 {
    guard self == .hangulFirst else { return unit }
    return switch unit {
    case Self.syllables: unit - Self.syllables.lowerBound + Self.letters
    case Self.letters..<Self.syllables.lowerBound: unit + UInt16(Self.syllables.count)
    default: unit
    }
  }
}
