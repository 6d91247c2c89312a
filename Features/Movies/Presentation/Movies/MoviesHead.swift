import Editing
import MoviesDomain
import Phrases
import TerminalUI

/// What the list shows and how many films there are, and at the right how they are shown.
struct MoviesHead: CompositeWidget {
  let model: Movies.Model

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let (listing, list) = (model.listing, model.listing.list)
    let isResults = listing.scope == .results
    let title = isResults ? MoviesText.results : .favourites
    let total = isResults ? listing.results?.total ?? 0 : list.count
    let place =
      list.count == 0
      ? "" : "\((list.selection + 1).grouped) / \(max(total, list.count).grouped)"
    return Padding(
      columns: 1,
      Columns(
        spacing: 2, .intrinsic(Label(title, Style(bold: true))),
        .intrinsic(Label(place, Style(.dim))), .gap))
  }
}
