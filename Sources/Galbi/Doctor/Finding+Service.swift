import HTTP
import Launch
import Log
import MoviesData
import MoviesDomain
import PeopleData
import PeopleDomain
import Phrases
import PlacesData
import PlacesDomain
import SettingsDomain

/// Whether the services answer, each to one request.
@MainActor
extension Finding {
  static func people(_ launcher: Launcher) async -> Finding {
    let address = launcher.settings.settings.address(.peopleURL) ?? HTTPPeople.address
    let people = HTTPPeople(client: HTTPClient(version: Version.number), log: .none) { address }
    return await answer(launcher) { () throws(PeopleError) in try await people.check() }
  }

  static func movies(_ launcher: Launcher) async -> Finding {
    let settings = launcher.settings.settings
    guard let key = settings.secret(.moviesKey) else {
      return Finding(
        .note,
        ko: "movies.key가 없어 샘플 영화를 보여 줍니다. galbi config set movies.key로 넣으세요.",
        en: "There is no movies.key, so sample films are shown; "
          + "galbi config set movies.key sets it.")
    }
    let address = settings.address(.moviesURL) ?? HTTPMovies.address
    let movies = HTTPMovies(
      client: HTTPClient(version: Version.number), log: .none, address: { address }, key: { key })
    return await answer(launcher) { () throws(MoviesError) in try await movies.check() }
  }

  static func places(_ launcher: Launcher) async -> Finding {
    let settings = launcher.settings.settings
    guard let key = settings.secret(.placesKey) else {
      return Finding(
        .note,
        ko: "places.key가 없어 가져온 장소에서 찾습니다. galbi config set places.key로 넣으세요.",
        en: "There is no places.key, so the imported places are searched; "
          + "galbi config set places.key sets it.")
    }
    let address = settings.address(.placesURL) ?? HTTPPlaces.address
    let places = HTTPPlaces(
      client: HTTPClient(version: Version.number), log: .none, address: { address }, key: { key })
    return await answer(launcher) { () throws(PlacesError) in try await places.check() }
  }

  /// `check` returns the host and path that answered.
  static func answer<Failure: PhrasedError>(
    _ launcher: Launcher, _ check: () async throws(Failure) -> String
  ) async -> Finding {
    if launcher.options.isOffline {
      return Finding(
        .note, ko: "--offline이라서 묻지 않았습니다.", en: "It was not asked, because of --offline.")
    }
    do throws(Failure) {
      let place = try await check()
      return Finding(.fine, ko: "\(place)에서 답했습니다.", en: "\(place) answers.")
    } catch {
      return Finding(.broken, error.phrase)
    }
  }
}
