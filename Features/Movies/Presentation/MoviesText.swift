import MoviesDomain
import Phrases
import Time

/// The texts of films.
enum MoviesText: TextTable {
  case howToSearch, inResults, searchesSamples, recent, film, movies, search, results, favourites,
    favourite, recents, samples,
    offline,
    poster
  case find, toList, toRecents, forgetAll, grid, list, showResults, showFavourites
  case leaveSearch, loading, loadingNext, nothingFound, nothingSearched, noFavourites
  case offlineSamples, shownBefore
  case release, toBeAnnounced, genres, length, rating, originalTitle, loadingDetails

  var phrase: Phrase {
    switch self {
    case .howToSearch:
      Phrase(
        ko: "제목을 입력하고 Enter를 눌러 주세요.", en: "Enter a title, then press Enter.")
    case .inResults:
      Phrase(
        ko: "결과에서 Enter는 자세히, t는 포스터, f는 즐겨찾기입니다. 최근 검색어는 여기에 표시됩니다.",
        en:
          "In the results: Enter opens, t shows posters, f adds a favourite. Recent searches "
          + "appear here.")
    case .searchesSamples:
      Phrase(
        ko: "API 키가 없어 샘플 영화에서 검색합니다(예: 고양이). 키는 프로필의 ‘서버와 API 키’에서 설정해 주세요.",
        en:
          "No API key is set, so sample movies are searched (try “cat”). Set a key in "
          + "Profile, under Servers and API keys.")
    case .recent: Phrase(ko: "영화 검색", en: "movie search")
    case .film: Phrase(ko: "영화", en: "movie")
    case .movies: Phrase(ko: "영화", en: "Movies")
    case .search: Phrase(ko: "검색", en: "Search")
    case .results: Phrase(ko: "검색 결과", en: "Results")
    case .favourites: Phrase(ko: "즐겨찾기", en: "Favourites")
    case .favourite: Phrase(ko: "즐겨찾기", en: "favourite")
    case .recents: Phrase(ko: "최근 검색", en: "Recent searches")
    case .samples: Phrase(ko: "샘플 데이터", en: "sample data")
    case .offline: Phrase(ko: "오프라인", en: "offline")
    case .poster: Phrase(ko: "포스터", en: "poster")
    case .find: Phrase(ko: "검색", en: "search")
    case .toList: Phrase(ko: "목록으로", en: "to the list")
    case .toRecents: Phrase(ko: "최근 검색으로", en: "to recent searches")
    case .forgetAll: Phrase(ko: "모두 삭제", en: "delete all")
    case .grid: Phrase(ko: "포스터로 보기", en: "posters")
    case .list: Phrase(ko: "목록으로 보기", en: "list")
    case .showResults: Phrase(ko: "검색 결과", en: "results")
    case .showFavourites: Phrase(ko: "즐겨찾기 보기", en: "favourites")
    case .leaveSearch: Phrase(ko: "취소", en: "cancel")
    case .loading: Phrase(ko: "영화를 찾는 중입니다.", en: "Searching…")
    case .loadingNext: Phrase(ko: "더 불러오는 중입니다.", en: "Loading more…")
    case .nothingFound:
      Phrase(
        ko: "검색 결과가 없습니다. /를 눌러 다시 검색해 보세요.",
        en: "No results. Press / to search again.")
    case .nothingSearched:
      Phrase(ko: "/를 눌러 영화를 검색해 보세요.", en: "Press / to search for a movie.")
    case .noFavourites:
      Phrase(
        ko: "아직 즐겨찾기가 없습니다. 영화에서 f를 누르면 여기에 표시됩니다.",
        en: "No favourites yet. Press f on a movie to add it.")
    case .offlineSamples: Phrase(ko: "샘플 데이터를 표시합니다.", en: "Showing sample data.")
    case .shownBefore:
      Phrase(ko: "이전에 다운로드한 내용입니다.", en: "This was downloaded earlier.")
    case .release: Phrase(ko: "개봉일", en: "Release date")
    case .toBeAnnounced: Phrase(ko: "미정", en: "To be announced")
    case .genres: Phrase(ko: "장르", en: "Genres")
    case .length: Phrase(ko: "상영 시간", en: "Running time")
    case .rating: Phrase(ko: "평점", en: "Rating")
    case .originalTitle: Phrase(ko: "원제", en: "Original title")
    case .loadingDetails: Phrase(ko: "영화 정보를 불러오는 중입니다.", en: "Loading the movie…")
    }
  }

  /// The day in full, the same in every time zone.
  static func date(of release: Day?) -> Phrase {
    release?.phrase() ?? toBeAnnounced.phrase
  }

  static func minutes(_ count: Int) -> Phrase { Phrase(ko: "\(count)분", en: "\(count) min") }

  /// What a picture shows, in words.
  static func poster(of movie: Movie) -> Phrase {
    Phrase(ko: "‘\(movie.title)’ 포스터", en: "poster of \(movie.title)")
  }

  /// The line of the tile, which begins with how many favourites there are; an invitation while nothing was
  /// searched for.
  static func line(of state: MoviesState) -> Phrase {
    let count = state.favourites.count
    guard count > 0 || !state.recents.isEmpty else {
      return Phrase(ko: "검색해 보세요", en: "Find a movie")
    }
    return Phrase(
      ko: "\(count.grouped)편 즐겨찾기",
      en: count == 1 ? "1 favourite" : "\(count.grouped) favourites")
  }
}
