import MoviesDomain
import Phrases
import TerminalUI

/// The poster of a film and what is known of it; the text scrolls where it does not fit.
struct MovieFacts: CompositeWidget {
  let details: MovieDetails
  let isFavourite: Bool
  let picture: PictureState?
  let scroll: ScrollState
  /// Called when the poster would be drawn, and has not come.
  let onNeedsPoster: @MainActor () -> Void
  /// Whether it stands beside the film's row, and does not scroll.
  var isBeside = false

  /// In fewer columns the poster stands above the text.
  private static let narrow = 50
  private static let posterRows = (least: 8, most: 30)
  /// Beside a row that has one, a poster above the text leaves it room in so many rows.
  private static let rowsForBoth = 24
  /// The longest line that is pleasant to read.
  private static let textColumns = 80

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let facts = facts(environment)
    let hasRoom =
      !isBeside || size.columns >= Self.narrow || size.rows >= Self.rowsForBoth
    guard details.movie.poster != nil, environment.pictures != .none, hasRoom else {
      return page(Rows(facts))
    }
    let poster = Picture(
      MoviesText.poster(of: details.movie), picture,
      onNeeded: onNeedsPoster)
    if picture == nil, environment.pictures == .cells {
      return Columns(.fixed(0, poster), .flexible(page(Rows(facts))))
    }
    if size.columns < Self.narrow || environment.pictures != .cells {
      let rows = min(max(size.rows * 2 / 3, Self.posterRows.least), Self.posterRows.most)
      return page(
        Rows([.fixed(environment.pictures == .cells ? rows : 1, poster), .space(1)] + facts))
    }
    let room = Size(columns: size.columns * 2 / 5, rows: min(size.rows, Self.posterRows.most))
    // The mark of the focus stands between the poster and the facts.
    return Columns(
      .fixed(poster.size(in: room, environment).columns, Rows(.fixed(room.rows, poster))),
      .flexible(page(Padding(left: 2, Rows(facts)))))
  }

  private func page(_ content: any Widget) -> any Widget {
    Scroll(scroll, content)
  }

  private func facts(_ environment: Environment) -> [LayoutItem] {
    let language = environment.language
    let movie = details.movie
    var parts: [LayoutItem] = [.intrinsic(Paragraph(movie.title, Style(bold: true)))]
    if let mark = movie.mark(isFavourite: isFavourite, environment.symbols) {
      parts.append(.intrinsic(Label(mark, Style(bold: true))))
    }
    if !details.tagline.isEmpty {
      parts.append(.intrinsic(Paragraph(details.tagline, Style(.dim))))
    }
    parts.append(.space(1))
    parts += values(language).map { .intrinsic($0) }
    if !movie.overview.isEmpty {
      parts += [.space(1), .intrinsic(Paragraph(movie.overview))]
    }
    return parts
  }

  private func values(_ language: Language) -> [LabelledValue] {
    let movie = details.movie
    var values: [(Phrase, any Phrased)] = []
    if let other = movie.otherTitle { values.append((MoviesText.originalTitle, other)) }
    values.append((MoviesText.release, MoviesText.date(of: movie.release)))
    if !details.genres.isEmpty {
      values.append((MoviesText.genres, details.genres.joined(separator: ", ")))
    }
    if let minutes = details.minutes {
      values.append((MoviesText.length, MoviesText.minutes(minutes)))
    }
    if let rating = movie.ratingText { values.append((MoviesText.rating, "★ \(rating)")) }
    return values.map {
      LabelledValue($0, $1, labelColumns: language == .korean ? 11 : 16)
    }
  }
}
