import MoviesDomain
import Phrases
import TerminalUI
import Time

/// A film in the list: its poster, the title, the day, and as much of the overview as fits.
struct MovieRow: Widget {
  let movie: Movie
  let isFavourite: Bool
  let hasPoster: Bool
  let picture: PictureState?

  static let posterSize = Size(columns: 8, rows: 6)
  private static let posterGap = 2

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let language = canvas.environment.language
    var text = Rect(size: canvas.size)
    if hasPoster {
      MoviePoster(movie: movie, picture: picture)
        .draw(on: canvas.region(Rect(size: Self.posterSize)))
      let left = Self.posterSize.columns + Self.posterGap
      text = Rect(column: left, columns: canvas.size.columns - left, rows: canvas.size.rows)
    }
    let lines = canvas.region(text)
    let mark = movie.mark(isFavourite: isFavourite, canvas.environment)
    let markColumns = canvas.environment.columns(of: mark)
    lines.write(
      mark, at: Point(column: text.size.columns - markColumns), Style(.accent),
      columns: markColumns)
    var column = lines.write(
      movie.title, Style(bold: true), columns: max(text.size.columns - markColumns - 1, 0))
    if let year = movie.release.map({ " (\($0.year))" }) {
      column += lines.write(
        year, at: Point(column: column), Style(.dim),
        columns: max(text.size.columns - markColumns - 1 - column, 0))
    }
    guard text.size.rows > 1 else { return }
    let hasFacts = text.size.rows > 2
    if hasFacts { lines.write(movie.facts(language), at: Point(row: 1), Style(.dim)) }
    Paragraph(movie.overview, hasFacts ? .plain : Style(.dim))
      .draw(on: lines.region(rows: (hasFacts ? 2 : 1)..<text.size.rows))
  }

  func describe(to speech: Speech) {
    speech.say(movie.words(isFavourite: isFavourite, speech.environment.language))
  }
}

/// A film in the grid: its poster over the title and the year.
struct MovieTile: Widget {
  let movie: Movie
  let isFavourite: Bool
  let picture: PictureState?
  let posterRows: Int

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    if posterRows > 0 {
      MoviePoster(movie: movie, picture: picture)
        .draw(on: canvas.region(Rect(columns: columns, rows: posterRows)))
    }
    canvas.write(movie.title, at: Point(row: posterRows), Style(bold: true), columns: columns)
    let year = movie.release.map { "\($0.year)" } ?? ""
    let words = [year, movie.mark(isFavourite: isFavourite, canvas.environment)]
    canvas.write(
      words.filter { !$0.isEmpty }.joined(separator: "  "), at: Point(row: posterRows + 1),
      Style(.dim), columns: columns)
  }

  func describe(to speech: Speech) {
    speech.say(movie.words(isFavourite: isFavourite, speech.environment.language))
  }
}

/// A poster, or a place for it with the title until it comes.
struct MoviePoster: Widget {
  let movie: Movie
  let picture: PictureState?

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    if let picture {
      let words = MoviesText.poster(of: movie).text(canvas.environment.language)
      return Picture(words, picture).draw(on: canvas)
    }
    canvas.restyle { $0.background = .surface }
    let inner = canvas.region(
      Rect(column: 1, row: 1, columns: canvas.size.columns - 2, rows: canvas.size.rows - 2))
    Paragraph(movie.title, Style(.dim, on: .surface), alignment: .center).draw(on: inner)
  }

  func describe(to speech: Speech) {}
}

extension Movie {
  /// The day and the rating.
  func facts(_ language: Language) -> String {
    let words = [
      otherTitle, MoviesText.date(of: release).text(language), ratingText.map { "★ \($0)" },
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
}
