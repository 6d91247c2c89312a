import Editing
import MoviesDomain
import Phrases
import Services
import Store
import TerminalRIBs
import TerminalUI
import Time

/// One film: the poster beside what is known of it, or above it in a narrow window.
final class MovieDetailView: View<MovieDetail> {
  private let scroll = ScrollState()
  private let sole = SoleSentenceState()
  private var picture: PictureState?

  override func modelDidChange(from old: Model) {
    if model.poster != old.poster { picture = model.poster.map(PictureState.init) }
  }

  override var title: Phrase {
    let title = model.content.value?.movie.title ?? ""
    return title.isEmpty ? MoviesText.unknown : Phrase(title)
  }

  override var status: [Phrase] {
    let words = [
      model.origin == .samples ? MoviesText.samples : model.age?.phrase,
      model.isOffline ? MoviesText.offline : nil,
    ]
    return words.compactMap(\.self)
  }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: MovieDetail.commands) + scroll.bindings(in: environment)
  }

  override func textsToCopy(in environment: Environment) -> [String] {
    guard let movie = model.content.value?.movie else { return [] }
    let page = "https://www.themoviedb.org/movie/\(movie.id)"
    return model.origin == .samples ? [movie.title] : [movie.title, page]
  }

  override func body(in environment: Environment) -> any Widget {
    switch model.content.phase {
    case .loading:
      return LoadingText(MoviesText.loadingDetails)
    case .failed(let error):
      let words = [error.phrase] + error.retry
      return SoleSentence(words.joined, Style(.danger), sole)
    case .loaded(let details):
      let page = MovieFacts(
        details: details, isFavourite: model.isFavourite, picture: picture, scroll: scroll,
        onNeedsPoster: sender(.showPoster))
      guard let failure = model.content.failure else { return page }
      let words = [failure.phrase, MoviesText.shownBefore] + failure.retry
      return Rows(.flexible(page, minimum: 1), .intrinsic(Notice(words)))
    }
  }
}
