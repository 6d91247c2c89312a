import MoviesDomain
import Phrases
import TerminalUI

/// How films are described, in the list and in the details.
extension Movie {
  /// The rating, the day and the original title, which may be long.
  func facts(_ language: Language) -> String {
    let words = [
      ratingText.map { "★ \($0)" }, MoviesText.date(of: release).text(language), otherTitle,
    ]
    return words.compactMap(\.self).joined(separator: " · ")
  }

  /// What stands at the right of the title.
  func mark(isFavourite: Bool, _ environment: Environment) -> String {
    let words = [
      isSample ? MoviesText.samples.text(environment.language) : nil,
      isFavourite ? String(environment.symbols.favourite) : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }

  func words(isFavourite: Bool, _ language: Language) -> String {
    let words = [
      title, facts(language), isFavourite ? MoviesText.favourites.text(language) : nil,
      isSample ? MoviesText.samples.text(language) : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }

  /// In tenths, such as `7.1`.
  var ratingText: String? { rating.map { "\($0 / 10).\($0 % 10)" } }

  /// Whether it is invented.
  var isSample: Bool { id < 0 }
}
