import MoviesDomain
import Phrases
import TerminalUI

/// A poster, or a place for it with the title until it comes.
struct MoviePoster: Widget {
  let movie: Movie
  let picture: PictureState?

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    if let picture {
      let words = MoviesText.poster(of: movie)
      return Picture(words, picture).draw(on: canvas)
    }
    canvas.restyle { $0.background = .surface }
    let inner = canvas.region(
      Rect(column: 1, row: 1, columns: canvas.size.columns - 2, rows: canvas.size.rows - 2))
    Paragraph(movie.title, Style(.dim, on: .surface), alignment: .center).draw(on: inner)
  }

  func describe(to speech: Speech) {}
}
