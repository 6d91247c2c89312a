import MoviesDomain
import Phrases
import TerminalUITesting

extension FickleService: MovieService {
  @MainActor func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    try await answer()
    let count = mood == .lonely ? 1 : 45
    let first = (page - 1) * 20
    return MoviePage(
      number: page, pageCount: (count + 19) / 20, total: count,
      movies: (first..<max(first, min(first + 20, count))).map { movie(1 + $0) })
  }

  @MainActor func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> MovieDetails {
    try await answer()
    guard 1...45 ~= id else { throw .missing }
    return MovieDetails(
      movie: movie(id), tagline: text(id + 1, "겨울은 길다"), genres: ["드라마", text(id, "모험")],
      minutes: id)
  }

  private func answer() async throws(MoviesError) {
    await holdBack()
    if case .failing(let error) = mood { throw .service(error) }
  }

  private func movie(_ number: Int) -> Movie {
    Movie(
      id: number, title: text(number, "film \(number)"), originalTitle: text(number + 2, ""),
      overview: text(number + 1, "두 사람이 겨울을 보낸다."), poster: "/\(number % 9).jpg",
      rating: number)
  }

  private func text(_ number: Int, _ plain: String) -> String {
    mood == .hostile ? hardTexts[number % hardTexts.count] : plain
  }
}
