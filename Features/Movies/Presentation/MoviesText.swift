import MoviesDomain
import Phrases
import Time

/// The texts of films.
enum MoviesText {
  static let howToSearch = Phrase(
    ko: "제목을 입력하고 Enter를 눌러 주세요.", en: "Enter a title, then press Enter.")
  static let inResults = Phrase(
    ko: "결과에서 Enter를 누르면 자세히, t를 누르면 포스터, f를 누르면 즐겨찾기입니다.",
    en: "In the results, press Enter to open, t for posters, or f to add a favourite.")
  static let recentsHere = Phrase(
    ko: "최근 검색어는 여기에 표시됩니다.", en: "Recent searches appear here.")
  static let searchesSamples = Phrase(
    ko: "API 키가 없어 샘플 영화에서 검색합니다(예: 고양이). 키는 프로필의 ‘서버와 API 키’에서 설정해 주세요.",
    en:
      "No API key is set, so sample movies are searched (try “cat”). Set a key in "
      + "Profile, under Servers and API keys.")
  static let recent = Phrase(ko: "영화 검색", en: "movie search")
  static let film = Phrase(ko: "영화", en: "movie")
  static let movies = Phrase(ko: "영화", en: "Movies")
  static let unknown = Phrase(ko: "영화 정보", en: "Movie")
  static let search = Phrase(ko: "검색", en: "Search")
  static let results = Phrase(ko: "검색 결과", en: "Results")
  static let favourites = Phrase(ko: "즐겨찾기", en: "Favourites")
  static let favourite = Phrase(ko: "즐겨찾기", en: "favourite")
  static let recents = Phrase(ko: "최근 검색", en: "Recent searches")
  static let samples = Phrase(ko: "샘플 데이터", en: "sample data")
  static let offline = Phrase(ko: "오프라인", en: "offline")
  static let poster = Phrase(ko: "포스터", en: "poster")
  static let find = Phrase(ko: "검색", en: "search")
  static let toList = Phrase(ko: "목록으로", en: "to the list")
  static let toRecents = Phrase(ko: "최근 검색으로", en: "to recent searches")
  static let forgetAll = Phrase(ko: "모두 삭제", en: "delete all")
  static let grid = Phrase(ko: "포스터로 보기", en: "posters")
  static let list = Phrase(ko: "목록으로 보기", en: "list")
  static let showResults = Phrase(ko: "검색 결과", en: "results")
  static let showFavourites = Phrase(ko: "즐겨찾기 보기", en: "favourites")
  static let leaveSearch = Phrase(ko: "취소", en: "cancel")
  static let loading = Phrase(ko: "영화를 찾는 중입니다.", en: "Searching…")
  static let loadingNext = Phrase(ko: "더 불러오는 중입니다.", en: "Loading more…")
  static let nothingFound = Phrase(
    ko: "검색 결과가 없습니다. /를 눌러 다시 검색해 주세요.",
    en: "No results. Press / to search again.")
  static let noSample = Phrase(ko: "샘플 영화에는 검색 결과가 없습니다.", en: "No sample movies match.")
  static let nothingSearched = Phrase(
    ko: "/를 눌러 영화를 검색해 주세요.", en: "Press / to search for a movie.")
  static let noFavourites = Phrase(
    ko: "아직 즐겨찾기가 없습니다. 영화에서 f를 누르면 여기에 표시됩니다.",
    en: "No favourites yet. Press f on a movie to add it.")
  static let offlineSamples = Phrase(ko: "샘플 데이터를 표시합니다.", en: "Showing sample data.")
  static let shownBefore = Phrase(ko: "이전에 다운로드한 내용입니다.", en: "This was downloaded earlier.")
  static let release = Phrase(ko: "개봉일", en: "Release date")
  static let toBeAnnounced = Phrase(ko: "미정", en: "To be announced")
  static let genres = Phrase(ko: "장르", en: "Genres")
  static let length = Phrase(ko: "상영 시간", en: "Running time")
  static let rating = Phrase(ko: "평점", en: "Rating")
  static let originalTitle = Phrase(ko: "원제", en: "Original title")
  static let loadingDetails = Phrase(ko: "영화 정보를 불러오는 중입니다.", en: "Loading the movie…")

  /// The day in full, the same in every time zone.
  static func date(of release: Day?) -> Phrase {
    release?.phrase() ?? toBeAnnounced
  }

  static func minutes(_ count: Int) -> Phrase { Phrase(ko: "\(count)분", en: "\(count) min") }

  /// What a picture shows, in words.
  static func poster(of movie: Movie) -> Phrase {
    Phrase(ko: "‘\(movie.title)’ 포스터", en: "Poster of \(movie.title)")
  }

  /// The line of the tile, which begins with how many favourites there are; an invitation while nothing was
  /// searched for.
  static func line(of state: MoviesState) -> Phrase {
    let count = state.favourites.count
    guard count > 0 || !state.recents.isEmpty else {
      return Phrase(ko: "영화 검색", en: "Find a movie")
    }
    return Phrase(
      ko: "\(count.grouped)편 즐겨찾기",
      en: count == 1 ? "1 favourite" : "\(count.grouped) favourites")
  }
}
