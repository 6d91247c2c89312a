import MoviesDomain
import Phrases
import TerminalUI

/// How films are described, in the list and in the details.
extension Movie {
  /// The rating, the day and the original title, which may be long.
  var facts: Phrase {
    let words = [
      ratingText.map { Phrase("★ \($0)") }, MoviesText.date(of: release),
      otherTitle.map { Phrase($0) },
    ]
    return words.compactMap(\.self).joined(separator: " · ")
  }

  /// What stands at the right of the title; nil for nothing.
  ///
  /// `isAmongOthers` says that other films of the list are no samples.
  func mark(isFavourite: Bool, isAmongOthers: Bool = false, _ symbols: Symbols) -> Phrase? {
    let words = [
      isSample && isAmongOthers ? MoviesText.samples : nil,
      isFavourite ? Phrase(String(symbols.favourite)) : nil,
    ].compactMap(\.self)
    return words.isEmpty ? nil : words.joined
  }

  func words(isFavourite: Bool) -> Phrase {
    let words = [
      Phrase(title), facts, isFavourite ? MoviesText.favourites : nil,
      isSample ? MoviesText.samples : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  /// In tenths, such as `7.1`.
  var ratingText: String? { rating.map { "\($0 / 10).\($0 % 10)" } }

  /// Whether it is invented.
  var isSample: Bool { id < 0 }
}
