import Editing
import MoviesDomain
import Phrases
import TerminalUI

/// The films as rows, or as posters, whatever fits the window.
struct MovieShelf: CompositeWidget {
  let listing: MovieListing
  let isGrid: Bool
  let isWide: Bool
  let films: ListControls<Listing<Movie>>
  let status: ListStatus
  let pictures: Pictures

  /// From so many columns on rows stand side by side.
  private static let rowColumns = 65
  private static let posterColumns = 14
  /// The rows of the title and the year.
  private static let captionRows = MovieTile.titleRows + 1

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let poster = isGrid ? posterSize(in: size, environment) : .zero
    let hasPosters = isGrid ? poster != .zero : isWide && environment.pictures == .cells
    if pictures.areShown != hasPosters {
      pictures.areShown = hasPosters
      films.state.reportVisibleRowsAgain()
    }
    if isGrid {
      return films.grid(
        listing.list, status, columns: max(poster.columns, Self.posterColumns) + Grid.markColumns,
        cellRows: poster.rows + Self.captionRows, gap: Size(columns: 1, rows: 1)
      ) { [listing, pictures] movie in
        MovieTile(
          movie: movie, isFavourite: listing.isFavourite(movie),
          isAmongOthers: listing.hasBoth, picture: pictures[movie.poster],
          posterRows: poster.rows)
      }
    }
    return films.grid(
      listing.list, status,
      columns: size.columns >= 2 * Self.rowColumns ? Self.rowColumns : nil,
      cellRows: hasPosters ? MovieRow.posterSize.rows : size.rows < 8 ? 1 : 2,
      gap: Size(columns: isWide ? 2 : 0, rows: size.rows < 8 ? 0 : 1)
    ) { [listing, pictures] movie in
      MovieRow(
        movie: movie, isFavourite: listing.isFavourite(movie),
        isAmongOthers: listing.hasBoth, hasPoster: hasPosters,
        picture: hasPosters ? pictures[movie.poster] : nil)
    }
  }

  /// The greatest that leaves room for its caption.
  private func posterSize(in size: Size, _ environment: Environment) -> Size {
    guard environment.pictures == .cells else { return .zero }
    let rows = min(size.rows - Self.captionRows, size.rows >= 40 ? 13 : 11)
    // Posters are half as wide again as high, and cells twice as high as wide.
    return rows < 4 ? .zero : Size(columns: (rows * 4 + 2) / 3, rows: rows)
  }
}

/// A poster, or a place for it until it comes; the title stands beside it or below it.
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
  }

  func describe(to speech: Speech) {}
}
