import MoviesDomain
import Phrases
import TerminalUI
import Time

/// A film in the grid: its poster over the title and the year; a long title has a second row.
struct MovieTile: Widget {
  let movie: Movie
  let isFavourite: Bool
  /// Whether other films of the grid are no samples, unlike those that are.
  var isAmongOthers = false
  let picture: PictureState?
  let posterRows: Int

  /// The most rows of the title.
  static let titleRows = 2

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let columns = canvas.size.columns
    if posterRows > 0 {
      MoviePoster(movie: movie, picture: picture)
        .draw(on: canvas.region(Rect(columns: columns, rows: posterRows)))
    }
    // Only titles are searched.
    canvas.unsearched(Rect(columns: columns, rows: posterRows))
    let title = Paragraph(movie.title, Style(bold: true))
    let room = Size(columns: columns, rows: Self.titleRows)
    let end = posterRows + max(title.size(in: room, canvas.environment).rows, 1)
    title.draw(on: canvas.region(rows: posterRows..<end))
    canvas.unsearched(Rect(row: end, columns: columns, rows: 1))
    canvas.write(
      words(in: columns, canvas.environment).text(canvas.environment.language),
      at: Point(row: end), Style(.dim), columns: columns)
  }

  /// The year with its marks, as far as they have room beside it.
  private func words(in columns: Int, _ environment: Environment) -> Phrase {
    let year = movie.release.map { Phrase("\($0.year)") }
    let favourite = isFavourite ? Phrase(String(environment.symbols.favourite)) : nil
    let sample = movie.isSample && isAmongOthers ? MoviesText.samples.phrase : nil
    let all = [[year, favourite, sample], [year, favourite]].map {
      $0.compactMap(\.self).joined(separator: "  ")
    }
    return all.first { environment.columns(of: $0) <= columns } ?? year ?? Phrase("")
  }

  func describe(to speech: Speech) {
    speech.say(movie.words(isFavourite: isFavourite).text(speech.environment.language))
  }
}
