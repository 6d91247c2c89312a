import Editing
import MoviesDomain
import Phrases
import Services
import Store
import TerminalRIBs
import TerminalUI
import Time

/// The field, with recent searches below it while it has the keys, and the films.
final class MoviesView: View<Movies> {
  private lazy var films = ListControls<Listing<Movie>>(
    MoviesText.results, sender(Action.films), sender(Action.open))
  private lazy var recents = ListControls<Listing<Movies.RecentSearch>>(
    MoviesText.recents, opens: MoviesText.find, sender(Action.recents), sender(Action.submit))
  private let field = FieldState(limit: MovieQuery.limit, submission: MoviesText.find)
  private let pictures = Pictures()
  private let selectedPoster = SelectedPoster()
  private let asideScroll = ScrollState()

  override init(_ model: Model) {
    super.init(model)
    films.state.onVisibleRowsChange = { [weak self] rows in
      guard let self else { return }
      send(.visibleRows(rows, withPosters: pictures.areShown))
    }
    field.onChange = { [weak self] text in
      guard let self else { return }
      // Elsewhere the key leads to the field, where it is pressed out of habit.
      if text == "/", self.model.text.isEmpty { field.set("") } else { send(.type(text)) }
    }
    field.onSubmit = sender(Action.submit)
  }

  override func modelDidChange(from old: Model) {
    field.show(model.text)
    pictures.show(model.posters)
    if model.listing.list.selected != old.listing.list.selected { asideScroll.scrollToStart() }
  }

  override var title: Phrase { MoviesText.movies }

  override var status: [Phrase] {
    let words = [
      model.listing.isSample || model.listing.hasSamplesAlone
        ? MoviesText.samples : model.listing.isDated ? model.age?.phrase : nil,
      model.isOffline ? MoviesText.offline : nil,
    ]
    return words.compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: Movies.commands)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    guard model.front == .films, let movie = model.listing.list.selected else { return [] }
    return [movie.title]
  }

  override func body(in environment: Environment) -> any Widget {
    let field = TextField(MoviesText.search, field)
    var parts: [LayoutItem] = [.fixed(1, model.front == .field ? field : Disabled(field))]
    if model.front != .films {
      parts.append(.flexible(model.front == .recents ? recentSearches : Disabled(recentSearches)))
    } else {
      let films = Rows(
        .fixed(1, MoviesHead(model: model)), .flexible(content, minimum: 1))
      parts.append(.flexible(MovieAside(films: films, facts: facts), minimum: 2))
      if let notice {
        parts.append(.intrinsic(notice))
      }
    }
    return Rows(parts)
  }

  /// What the list knows of the selected film; a click opens it.
  private var facts: (any Widget)? {
    let listing = model.listing
    guard model.isWide, !model.isDetailOpen, let movie = listing.list.selected else { return nil }
    let facts = MovieFacts(
      details: MovieDetails(movie: movie), isFavourite: listing.isFavourite(movie),
      picture: selectedPoster.picture(movie.poster.flatMap { model.posters[$0] }),
      scroll: asideScroll, onNeedsPoster: {}, isBeside: true)
    return Disabled(facts) { [weak self] in self?.send(.open(movie.id)) }
  }

  private var recentSearches: any Widget {
    guard model.recents.count > 0 else {
      let texts: [Phrase] =
        model.hasKey
        ? [MoviesText.howToSearch, [MoviesText.inResults, MoviesText.recentsHere].joined]
        // Searches of samples are not kept.
        : [MoviesText.howToSearch, MoviesText.inResults, MoviesText.searchesSamples]
      return Rows(
        texts.flatMap {
          [.space(1), .intrinsic(Paragraph($0, Style(.dim)))]
        })
    }
    return Rows(
      .space(1), .fixed(1, Label(MoviesText.recents, Style(.dim))),
      .flexible(recents.list(model.recents) { Label($0.id) }))
  }

  private var content: any Widget {
    MovieShelf(
      listing: model.listing, isGrid: model.isGrid, isWide: model.isWide, films: films,
      status: listStatus, pictures: pictures)
  }

  /// What there is to say in the place of films.
  private var listStatus: ListStatus {
    let listing = model.listing
    guard listing.scope == .results else { return ListStatus(empty: MoviesText.noFavourites) }
    let isLoading = model.pages.isLoading
    let failure = isLoading || listing.list.count > 0 ? nil : model.pages.failure
    let empty = listing.results == nil ? MoviesText.nothingSearched : MoviesText.nothingFound
    if let failure, listing.isSample {
      // The samples were searched all the same.
      return ListStatus(
        empty: ([MoviesText.noSample, failure.phrase] + failure.retry).joined)
    }
    return ListStatus(
      isLoading: isLoading, failure: failure, loading: MoviesText.loading, empty: empty,
      canRetry: failure?.retry.isEmpty == false)
  }

  /// What stands below the films.
  private var notice: (any Widget)? {
    guard model.listing.list.count > 0, model.listing.scope == .results else { return nil }
    if model.pages.isLoading, model.pages.value != nil {
      return LoadingText(MoviesText.loadingNext)
    }
    guard let failure = model.pages.failure else { return nil }
    let shown = model.listing.isSample ? MoviesText.offlineSamples : MoviesText.shownBefore
    return Notice([failure.phrase, shown] + failure.retry)
  }
}

/// The films, and beside them in a wide window what is known of the selected one.
struct MovieAside: CompositeWidget {
  let films: any Widget
  /// Nil where there is no film, or one is opened beside the list.
  let facts: (any Widget)?

  /// What the facts have at most, while the films have at least half.
  private static let factsColumns = 62

  func content(in size: Size, _ environment: Environment) -> any Widget {
    guard let facts else { return films }
    let most = size.columns - Self.factsColumns
    return Split(
      list: films, columns: Split.pageColumns...max(most, Split.pageColumns), beside: facts)
  }

  /// The selected row says the same.
  func describe(to speech: Speech) { films.describe(to: speech) }
}

/// What the list shows and how many films there are, and at the right how they are shown.
struct MoviesHead: CompositeWidget {
  let model: Movies.Model

  func content(in size: Size, _ environment: Environment) -> any Widget {
    let (listing, list) = (model.listing, model.listing.list)
    let isResults = listing.scope == .results
    let title = isResults ? MoviesText.results : MoviesText.favourites
    let total = isResults ? listing.results?.total ?? 0 : list.count
    let place =
      list.count == 0
      ? "" : "\((list.selection + 1).grouped) / \(max(total, list.count).grouped)"
    return Columns(
      spacing: 2, .intrinsic(Label(title, Style(bold: true))),
      .intrinsic(Label(place, Style(.dim))), .gap)
  }
}
