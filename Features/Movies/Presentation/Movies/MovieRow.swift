import MoviesDomain
import Phrases
import Raster
import TerminalUI
import Time

/// A film in the list: its poster, the title, the day, and as much of the overview as fits.
struct MovieRow: Widget {
  let movie: Movie
  let isFavourite: Bool
  /// Whether other films of the list are no samples, unlike those that are.
  var isAmongOthers = false
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
    // Only titles are searched.
    canvas.unsearched(Rect(columns: text.origin.column, rows: canvas.size.rows))
    canvas.unsearched(Rect(row: 1, columns: canvas.size.columns, rows: canvas.size.rows - 1))
    let lines = canvas.region(text)
    let mark =
      movie.mark(
        isFavourite: isFavourite, isAmongOthers: isAmongOthers, canvas.environment.symbols)?
      .text(language) ?? ""
    let markColumns = canvas.environment.columns(of: mark)
    lines.write(
      mark, at: Point(column: text.size.columns - markColumns), Style(bold: true),
      columns: markColumns)
    var column = lines.write(
      movie.title, Style(bold: true), columns: max(text.size.columns - markColumns - 1, 0))
    lines.unsearched(Rect(column: column, columns: text.size.columns - column, rows: 1))
    if let year = movie.release.map({ " (\($0.year))" }) {
      column += lines.write(
        year, at: Point(column: column), Style(.dim),
        columns: max(text.size.columns - markColumns - 1 - column, 0))
    }
    guard text.size.rows > 1 else { return }
    let hasFacts = text.size.rows > 2
    if hasFacts { lines.write(movie.facts.text(language), at: Point(row: 1), Style(.dim)) }
    Paragraph(movie.overview, hasFacts ? .plain : Style(.dim))
      .draw(on: lines.region(rows: (hasFacts ? 2 : 1)..<text.size.rows))
  }

  func describe(to speech: Speech) {
    speech.say(movie.words(isFavourite: isFavourite).text(speech.environment.language))
  }
}

/// The poster of the selected film beside the list; it keeps how it was drawn last.
@MainActor final class SelectedPoster {
  private var shown: (raster: Raster, state: PictureState)?

  /// Nil until the poster has come.
  func picture(_ raster: Raster?) -> PictureState? {
    guard let raster else {
      shown = nil
      return nil
    }
    if let shown, shown.raster == raster { return shown.state }
    let state = PictureState(raster)
    shown = (raster, state)
    return state
  }
}
